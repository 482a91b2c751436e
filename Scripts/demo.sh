#!/bin/sh
# Charts the examples with a built portolan, and writes their pictures to Output/.
set -eu
portolan=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

chart() {
  name=$1 type=$2 folder=Examples/$3
  echo "== $3: what its types alone show"
  "$portolan" reflect --package-path "$folder" --type "$type" -o "$scratch/types.json"
  # The examples are there to be found fault with: findings are no failure of the demo.
  "$portolan" check "$scratch/types.json" || [ $? -eq 1 ]

  echo "== $3: with what its source adds"
  model=$scratch/$name.json
  "$portolan" reflect --quiet --package-path "$folder" --type "$type" --source "$folder/Sources" -o "$model"
  "$portolan" tree "$model" | tee "Output/$name.txt"
  "$portolan" draw "$model" -o "Output/$name.svg"
  "$portolan" draw "$model" -o "Output/$name.mmd"
  "$portolan" draw "$model" --view tree -o "Output/$name-tree.svg"
}

mkdir -p Output
chart inventory AppFeature.AppModel Inventory
chart wiki Wiki.AppModel Wiki
chart vanilla Vanilla.AppModel Vanilla
echo "== the pictures are in Output/: open Output/inventory.svg in a browser"
