#!/bin/sh
# Proves that the Swift which `portolan place` prints compiles: for every place of the examples, and of two of the tests' apps.
#
# What the model can't know stands in it as `<#Type#>`; a value of that type takes its place here. A literal that says of itself
# that it is a sketch is left out.
set -eu
cd "$(dirname "$0")/.."
portolan=$1
scratch=.build/literals
mkdir -p "$scratch/Sources"

# One function a place, so that a message of the compiler tells which.
literals() {
  number=0
  "$portolan" places "$1" | awk 'NR > 1 && NF > 2 { print $NF }' | while read -r url; do
    "$portolan" place "$1" "$url" >"$scratch/place"
    echo "// $url"
    if grep -q '^// a sketch' "$scratch/place"; then
      echo "// is a sketch"
      continue
    fi
    number=$((number + 1))
    echo "@MainActor func place$number() {"
    tail -n +3 "$scratch/place" | sed 's/<#\([^#]*\)#>/value((\1).self)/g; s/^/  _ = /'
    echo "}"
  done
}

# NAME SOURCE MODULES…: the literals of an app, in a target that sees the modules.
target() {
  name=$1 source=$2
  shift 2
  mkdir -p "$scratch/Sources/$name"
  "$portolan" read "$source" --quiet --no-config -o "$scratch/$name.json"
  {
    for module in "$@"; do echo "@testable import $module"; done
    echo "func value<Value>(_: Value.Type) -> Value { fatalError() }"
    literals "$scratch/$name.json"
  } >"$scratch/Sources/$name/Places.swift.new"
  # What has not changed is not compiled again.
  cmp -s "$scratch/Sources/$name/Places.swift.new" "$scratch/Sources/$name/Places.swift" ||
    cp "$scratch/Sources/$name/Places.swift.new" "$scratch/Sources/$name/Places.swift"
  rm "$scratch/Sources/$name/Places.swift.new"
  compiled=$(grep -c '^  _ = ' "$scratch/Sources/$name/Places.swift" || true)
  sketches=$(grep -c '^// is a sketch' "$scratch/Sources/$name/Places.swift" || true)
  echo "$source: $compiled literals to compile, $sketches sketches"
  [ "$compiled" -gt 0 ] || {
    echo "error: there is no literal of $source to compile" >&2
    exit 1
  }
}

cat >"$scratch/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Literals",
  platforms: [.macOS(.v14)],
  dependencies: ["Inventory", "Vanilla", "Wiki"].map { .package(path: "../../Examples/\($0)") },
  targets: [
    .target(name: "InventoryPlaces", dependencies: [.product(name: "AppFeature", package: "Inventory")]),
    .target(name: "VanillaPlaces", dependencies: [.product(name: "Vanilla", package: "Vanilla")]),
    .target(name: "WikiPlaces", dependencies: [.product(name: "Wiki", package: "Wiki")]),
  ]
)
SWIFT
target InventoryPlaces Examples/Inventory/Sources AppFeature InventoryFeature ItemFeature ItemRowFeature Models
target VanillaPlaces Examples/Vanilla/Sources Vanilla
target WikiPlaces Examples/Wiki/Sources Wiki

echo "Compiling the literals…"
swift build --package-path "$scratch" --disable-index-store -debug-info-format none >"$scratch/log" 2>&1 || {
  cat "$scratch/log" >&2
  echo "error: 'portolan place' prints Swift that does not compile" >&2
  exit 1
}
echo "Every literal compiles."
