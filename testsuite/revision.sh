#!/bin/sh
# Print what is tested: the commit of the tree SOURCE, with "+" if files that
# matter are changed, or the version of a release.  RIPPLE_REVISION in the
# environment is for a copy of the tree.
#
# Usage: revision.sh SOURCE
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

cd "$1" || exit 1
if [ -n "${RIPPLE_REVISION-}" ]; then
  echo "$RIPPLE_REVISION"
elif [ -e .git ] && commit=$(git rev-parse --short HEAD 2>/dev/null); then
  git diff --quiet HEAD -- . ':!doc/tested.md' || commit=$commit+
  echo "$commit"
else
  sed -n 's/^AC_INIT([^,]*, *\[\([^]]*\)\].*/\1/p' configure.ac
fi
