#!/bin/sh
# Debian's Chromium for the tests of the page, with and without windows. Without it they are skipped, loudly, and nothing
# else suffers; without the second they take longer.
set -u
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "browser: installing the Debian packages chromium and chromium-headless-shell"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq chromium >/dev/null
    apt-get install -y -qq chromium-headless-shell >/dev/null # older Debians have none
fi
command -v chromium >/dev/null && exit 0
echo "browser: there is no Chromium, so the tests of the page are skipped; as root, type: apt-get install -y chromium chromium-headless-shell"
