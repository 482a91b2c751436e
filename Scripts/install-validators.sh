#!/bin/sh
# Installs what tests hold schemas against, where it is missing. Without it these tests are skipped, so nothing fails here.
set -u

if python3 -c 'import jsonschema, yaml' 2>/dev/null; then exit 0; fi
echo "Python's jsonschema and yaml are missing; installing them." >&2
if [ "$(id -u)" = 0 ]; then sudo=""; else sudo="sudo"; fi
if command -v apt-get >/dev/null 2>&1; then
  $sudo apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends \
    python3-jsonschema python3-yaml >&2
fi
for python in python3 /usr/bin/python3; do
  if $python -c 'import jsonschema, yaml' 2>/dev/null; then exit 0; fi
done
python3 -m pip install --quiet --user jsonschema pyyaml >&2 ||
  echo "They can't be installed here; tests that need them are skipped." >&2
exit 0
