# What each run.sh BUILDDIR [KERNEL...] of the benchmarks begins with: which
# compiler, which plugin, and where.  To be sourced, with the arguments as they
# are; the kernels are left of them.
#
# INPUT   source_dir    where run.sh is
#         work          the name of the directory in BUILDDIR to work in
#         RIPPLE_CC, RIPPLE_PLUGIN  from the environment: see run.sh
#         cc            the compiler if nothing says which
# OUTPUT  cc, plugin, build_dir, work; $work is the current directory
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

die ()
{
  echo "run.sh: $*" >&2
  exit 2
}

[ $# -ge 1 ] || die "usage: run.sh BUILDDIR [KERNEL...]"
build_dir=$(CDPATH= cd "$1" && pwd) || exit 2
shift

if [ -z "$RIPPLE_CC" ] && [ -f "$build_dir/Makefile" ]; then
  RIPPLE_CC=$(sed -n 's/^RIPPLE_CC *= *//p' "$build_dir/Makefile")
fi
cc=${RIPPLE_CC:-$cc}

plugin=$RIPPLE_PLUGIN
for candidate in "$build_dir/ripple.so" "$build_dir/.libs/ripple.so"; do
  [ -n "$plugin" ] || [ ! -f "$candidate" ] || plugin=$candidate
done
[ -n "$plugin" ] || die "no ripple.so in $build_dir; run make there first"

work=$build_dir/$work
mkdir -p "$work" && cd "$work" || exit 2
