#!/bin/sh
# Proves that a package which only wants PortolanKit compiles and checks out no third-party code and links no Graphviz.
set -eu
package=Tests/Consumer
echo "Building a consumer of PortolanKit with traits: []…"
rm -rf "$package/.build"
swift build --quiet --package-path "$package"
program=$(swift build --package-path "$package" --show-bin-path)/Consumer
"$program" | grep -qx add

checkouts=$(ls "$package/.build/checkouts" 2>/dev/null || true)
if [ -n "$checkouts" ]; then
  echo "error: the consumer checked out: $checkouts" >&2
  exit 1
fi
if command -v ldd >/dev/null 2>&1; then linked=$(ldd "$program"); else linked=$(otool -L "$program"); fi
if echo "$linked" | grep -Eq 'libgvc|libcgraph'; then
  echo "error: the consumer links Graphviz" >&2
  exit 1
fi
if swift package --package-path "$package" portolan check 2>&1 | grep -q "no portolan to run"; then :; else
  echo "error: the plugin does not say that there is no tool without the trait" >&2
  exit 1
fi
if [ -d "$package/.build/checkouts" ] && [ -n "$(ls "$package/.build/checkouts")" ]; then
  echo "error: the plugin checked something out" >&2
  exit 1
fi
echo "The consumer checked out nothing and links no Graphviz."
