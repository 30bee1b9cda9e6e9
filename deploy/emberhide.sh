#!/bin/sh
# Runs a command of the site as its user, with its settings: emberhide staff list
# Copy to /usr/local/bin/emberhide.
set -eu
if [ "$(id -u)" = 0 ]; then exec runuser -u emberhide -- "$0" "$@"; fi
# Variables that are already set take precedence, for example for a restore into another folder.
given=$(export -p)
set -a
. /etc/emberhide/env
set +a
eval "$given"
export HOME=/var/lib/emberhide
cd /opt/emberhide/current
name=${1:?Name a command, such as staff}
shift
exec npm run --silent "$name" -- "$@"
