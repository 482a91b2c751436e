#!/bin/sh
# Proves both plugins in a package that uses them: the command on the command line, the check in a build.
set -eu
cd "$(dirname "$0")/.."
package=Tests/PluginConsumer
log=$(mktemp)
model=$package/Sources/Shop/ShopModel.swift
cp "$model" "$log.model"
restore() {
  cp "$log.model" "$model"
  rm -f "$log" "$log.model" "$package/app.svg"
}
trap restore EXIT

fail() {
  echo "error: $1" >&2
  cat "$log" >&2
  exit 1
}

# What a debugger and an index need takes half of the time.
build() {
  swift build --package-path "$package" --disable-index-store -debug-info-format none >"$log" 2>&1
}
plugin() {
  swift package --package-path "$package" --disable-index-store -debug-info-format none "$@" >"$log" 2>&1
}
said() { grep -q -- "$1" "$log" || fail "$2"; }
silent() { if grep -q -- "$1" "$log"; then fail "$2"; fi; }

echo "Building a package with both plugins…"
build || fail "a package without errors does not build"
said "^/.*$package/Sources/Shop/ShopModel.swift:[0-9]*:[0-9]*: warning: .*(ignore-without-reason)" "the build shows no warning"

silent "resource_bundle_accessor" "the check gives the target a bundle"

# The first build after a fresh one links the tool anew, and then the check is due once more.
build || fail "the second build fails"
build || fail "the third build fails"
silent "Checking the navigation" "the check runs again though nothing has changed"

cat >>"$model" <<'SWIFT'

extension ShopModel {
  public static let isOpen = true
}
SWIFT
build || fail "the build after a change fails"
said "ShopModel.swift:[0-9]*:[0-9]*: warning: " "the check does not run after a change"

sed 's|// portolan:ignore .*||' "$log.model" >"$model"
if build; then fail "an error does not fail the build"; fi
said "$package/Sources/Shop/ShopModel.swift:[0-9]*:[0-9]*: error: .*(one-active-destination)" "the build shows no error"
cp "$log.model" "$model"

echo "Running the command plugin…"
plugin portolan tree || fail "'swift package portolan tree' fails"
said "refund" "the package is not read where nothing is named"
silent "wants permission" "a command that only reads asks for a permission"
plugin portolan check Sources/Shop --notes || fail "'swift package portolan check' fails"
said "warning: .*(ignore-without-reason)" "'swift package portolan check' shows no finding"
if plugin portolan check nothing-there; then fail "a failure of the command is none of the plugin"; fi
said "nothing-there: error: there is no such file or folder" "the command's message is lost"
plugin --allow-writing-to-package-directory portolan draw -o app.svg || fail "'swift package portolan draw' fails"
grep -q "</svg>" "$package/app.svg" || fail "no picture was written to the package"
echo "Both plugins do what they say."
