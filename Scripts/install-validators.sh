#!/bin/sh
# Installs what the tests hold reports against into .build/validators: parsers and validators with pip. Where that can't be
# done, it says why, and those tests are skipped.
set -eu
cd "$(dirname "$0")/.."
folder=.build/validators
list=Scripts/validators.txt

if [ -f "$folder/installed.txt" ] && cmp -s "$list" "$folder/installed.txt"; then
  exit 0
fi
if ! command -v python3 >/dev/null 2>&1; then
  echo "There is no python3: reports are not held against their schemas by these tests." >&2
  exit 0
fi
echo "Installing the validators of reports into $folder." >&2
rm -rf "$folder"
if python3 -m venv "$folder" && "$folder/bin/pip" install --quiet --disable-pip-version-check -r "$list"; then
  cp "$list" "$folder/installed.txt"
else
  rm -rf "$folder"
  echo "The validators can't be installed: reports are not held against their schemas by these tests." >&2
fi
