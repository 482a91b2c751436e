#!/bin/sh
# Holds the recipes for CI services against schemas, parsers and linters, where `make validators` could install them.
set -eu
cd "$(dirname "$0")/.."
python=.build/validators/bin/python
if [ ! -x "$python" ]; then
  echo "'make validators' was not run here: recipes are not held against parsers."
  exit 0
fi
"$python" Scripts/validate-recipes.py "$1"
