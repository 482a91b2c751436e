#!/bin/sh
# Writes 1,000 types for the benchmark of reflection: 125 features of 8 types, each leading to the next.
set -eu
file=$1
{
  echo "// Written by Scripts/generate-bench-types.sh."
  echo "import Observation"
  i=0
  while [ $i -lt 125 ]; do
    next=$((i + 1))
    if [ $next -lt 125 ]; then chain="; var next: Feature$next?"; else chain=""; fi
    cat <<TYPES

@Observable final class Feature$i {
  enum Destination { case add(Child$i), edit(Child$i), help }
  var destination: Destination?
  var rows: [Row$i] = []
  var settings = Settings$i()
  var isSaving = false$chain
}
@Observable final class Child$i {
  enum Destination { case picker, row(id: Int) }
  var destination: Destination?
  var title = ""
}
struct Row$i: Identifiable {
  enum Status { case inStock(quantity: Int), outOfStock }
  var id: Int
  var status: Status
}
struct Settings$i {
  enum Theme { case light, dark }
  var theme = Theme.light
  var size = 1.0
}
TYPES
    i=$next
  done
} > "$file"
