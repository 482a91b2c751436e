#!/bin/sh
# Installs the Graphviz development package where it is missing, and says so.
set -eu

if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists libgvc; then
  exit 0
fi
# Without pkg-config the headers are looked for where package managers put them.
for prefix in /usr /usr/local /opt/homebrew; do
  if [ -f "$prefix/include/graphviz/gvc.h" ] && command -v pkg-config >/dev/null 2>&1; then
    exit 0
  fi
done

if [ "$(id -u)" = 0 ]; then sudo=""; else sudo="sudo"; fi

if command -v apt-get >/dev/null 2>&1; then
  echo "Graphviz's development package is missing; installing it with apt-get." >&2
  $sudo apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends \
    libgraphviz-dev graphviz pkg-config fonts-liberation >&2
elif command -v brew >/dev/null 2>&1; then
  echo "Graphviz is missing; installing it with brew." >&2
  brew install graphviz pkg-config >&2
else
  echo "Portolan draws with Graphviz, which is missing here, and neither apt-get nor brew is there to install it." >&2
  echo "Install Graphviz with its headers and pkg-config by hand (libgraphviz-dev, graphviz-devel), then try again." >&2
  exit 1
fi
