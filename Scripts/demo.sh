#!/bin/sh
# Charts the examples with a built portolan, and writes their pictures to Output/.
set -eu
portolan=$1

chart() {
  name=$1 type=$2 folder=Examples/$3
  echo "== $3"
  "$portolan" reflect --package-path "$folder" --type "$type" -o "Output/$name.json"
  # The examples are there to be found fault with: findings are no failure of the demo.
  "$portolan" check "Output/$name.json" || [ $? -eq 1 ]
  for view in graph tree; do
    case $view in graph) file=Output/$name ;; *) file=Output/$name-$view ;; esac
    "$portolan" draw "Output/$name.json" --view $view -o "$file.svg"
  done
  "$portolan" draw "Output/$name.json" -o "Output/$name.mmd"
  "$portolan" tree "Output/$name.json" > "Output/$name.txt"
}

mkdir -p Output
chart inventory AppFeature.AppModel Inventory
chart wiki Wiki.AppModel Wiki
chart vanilla Vanilla.AppModel Vanilla
echo "== the pictures are in Output/: open Output/inventory.svg in a browser"
