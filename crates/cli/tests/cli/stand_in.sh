#!/bin/sh
# Stands for an older `derelict` that can measure one thing only. It notes what it was asked.
echo "$PEERS_SECS $PEERS_SEED $*" >> "$STAND_IN_LOG"
printf 'R\tderelict\tstate\tbytes\t%s\n' "$STAND_IN_BYTES"
