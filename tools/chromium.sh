#!/bin/sh
# Debian's Chromium for the tests of the page. Without it they are skipped, loudly, and nothing else suffers.
set -u
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "browser: installing the Debian package chromium"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "browser: there is no Chromium, so the tests of the page are skipped; as root, type: apt-get install -y chromium"
