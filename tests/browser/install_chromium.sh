#!/bin/sh
# The browser tests play in a real Chromium: find one, else install it where that is allowed, else say what is missing.
# Other tests run without it; those that need it fail with the same advice. Most play in a Chromium without windows where
# there is one (Debian: chromium-headless-shell), because it is three times as quick.
set -eu
may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
  if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
    if may_install && [ "$name" = chromium ] && ! command -v chromium-headless-shell >/dev/null 2>&1; then
      apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium-headless-shell >/dev/null || true
    fi
    exit 0
  fi
done
if may_install; then
  echo "Installing Chromium for the browser tests (once)..."
  apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null && {
    apt-get install -qq -y --no-install-recommends chromium-headless-shell >/dev/null || true
    exit 0
  }
fi
cat >&2 <<'END'
The browser tests need Chromium, and it could not be installed from here. Install the package `chromium`
(Debian: `sudo apt-get install chromium`; Fedora: `sudo dnf install chromium`; macOS: `brew install --cask chromium`)
or Google Chrome, or let CHROMIUM name the program. Then run `make test` again.
END
