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

echo "== Inventory: what a piece of work on it changes"
cp -R Examples/Inventory/Package.swift Examples/Inventory/Sources "$scratch"
patch=$PWD/Examples/Inventory/Filter.patch
# In a folder of somebody's repository, git would look for the files at its root.
(cd "$scratch" && GIT_CEILING_DIRECTORIES=$(dirname "$scratch") git apply "$patch")
"$portolan" diff Examples/Inventory/Sources "$scratch/Sources" | tee Output/inventory-diff.txt
"$portolan" diff Examples/Inventory/Sources "$scratch/Sources" -o Output/inventory-diff.svg

echo "== the pictures are in Output/: open Output/inventory.svg in a browser"
