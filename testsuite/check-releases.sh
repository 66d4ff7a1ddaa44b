#!/bin/sh
# Build and test the plugin for GCC 13 to 16 in trees of Debian releases that
# have them.
#
# Usage: check-releases.sh SOURCE [RELEASE | RELEASE=DIRECTORY]...
#
# For each RELEASE, by default trixie and forky, a tree is set up by
# debootstrap, unless it is there, in DIRECTORY or $RIPPLE_TREES/RELEASE;
# RIPPLE_TREES is gcc-ripple in the user's cache directory by default.  The
# compilers that the release offers and that no earlier one offered are
# installed in it, with those for AArch64 and RISC-V and an emulator for their
# programs, and check-matrix.sh runs there, in the directory /ripple of the
# tree.  It takes 3 GB per tree.
#
# Prints "gcc-N: P passed, F failed" or "gcc-N: untested: WHY" for each, and
# for MACHINE-linux-gnu-gcc-N; the last line is "N passed, M failed".  What was
# counted is put into SOURCE/doc/tested.md, or $RIPPLE_TESTED.  Must run as
# root.  LEVELS narrows the levels, LENGTHS says at how many lengths of vectors
# each program runs, SAMPLE that one test of so many is run; RIPPLE_GCCS are
# the releases of GCC, RIPPLE_MACHINES those of "native aarch64 riscv64" to
# compile for; RIPPLE_MIRROR is where the packages come from.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

exec </dev/null
source=$(cd "$1" && pwd) || exit 1
shift
[ $# -gt 0 ] || set -- trixie forky
: "${RIPPLE_GCCS:=13 14 15 16}"
: "${RIPPLE_MACHINES:=native aarch64 riscv64}"
: "${RIPPLE_TREES:=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/gcc-ripple}"
PATH=$PATH:/usr/sbin:/sbin
DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
RIPPLE_REVISION=$("$source/testsuite/revision.sh" "$source")
tested=${RIPPLE_TESTED:-$source/doc/tested.md}
unset RIPPLE_TESTED
export PATH DEBIAN_FRONTEND LC_ALL RIPPLE_REVISION

wanted=$RIPPLE_GCCS why="no release that was tried has it"
passed=0 failed=0

mirror ()
{
  if [ -n "${RIPPLE_MIRROR-}" ]; then
    echo "$RIPPLE_MIRROR"
  else
    cat /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list \
	2>/dev/null \
      | sed -n -e 's/^URIs: *//p' -e 's/^deb *\([^[ ]*\).*/\1/p' \
      | grep '/debian/*$' | head -n 1
  fi
}

# Set up a tree of release $1 in directory $2.
make_tree ()
{
  # A release that is newer than debootstrap itself is made like sid.
  scripts=/usr/share/debootstrap/scripts
  script=$scripts/$1
  [ -f "$script" ] || script=$scripts/sid
  url=$(mirror)
  rm -rf --one-file-system "$2.part" && mkdir -p "$2.part" \
    && debootstrap --variant=minbase "$1" "$2.part" \
	 "${url:-http://deb.debian.org/debian}" "$script" \
    && rm -rf --one-file-system "$2" && mv "$2.part" "$2"
}

# Run apt-get in tree $1 with the arguments that follow.
apt ()
{
  tree=$1
  shift
  chroot "$tree" apt-get -q -y --no-install-recommends "$@"
}

installed_p ()
{
  chroot "$1" dpkg-query -W -f='${Status}\n' "$2" 2>/dev/null \
    | grep '^install ok installed$' >/dev/null
}

# Install those of the packages $2... that tree $1 lacks.
install_packages ()
{
  tree=$1 missing=
  shift
  for package; do
    installed_p "$tree" "$package" || missing="$missing $package"
  done
  [ -z "$missing" ] || apt "$tree" install $missing
}

# The lists of packages of tree $1, if there are none yet.  A mirror of a
# release in the making can be out of date.
update ()
{
  chroot "$1" apt-cache show make >/dev/null 2>&1 || apt "$1" update \
    || apt "$1" -o Acquire::Check-Valid-Until=false update
}

# The GCC releases of $wanted that tree $1 offers.
offered ()
{
  for n in $wanted; do
    if installed_p "$1" "gcc-$n-plugin-dev" \
       || chroot "$1" apt-cache show "gcc-$n-plugin-dev" >/dev/null 2>&1; then
      echo "$n"
    fi
  done
}

# The name of the GCC of release $2 for machine $1.
compiler ()
{
  if [ "$1" = native ]; then
    echo "gcc-$2"
  else
    echo "$1-linux-gnu-gcc-$2"
  fi
}

# The packages of the same.
packages ()
{
  case $1 in
    native) echo "gfortran-$2" ;;
    aarch64)
      cross=aarch64-linux-gnu
      echo "gcc-$2-$cross g++-$2-$cross gcc-$2-plugin-dev-$cross" \
	   "libc6-dev-arm64-cross qemu-user" ;;
    riscv64)
      cross=riscv64-linux-gnu
      echo "gcc-$2-$cross g++-$2-$cross gcc-$2-plugin-dev-$cross" \
	   "libc6-dev-riscv64-cross qemu-user" ;;
  esac
}

# Test compilers $2... in tree $1.  The mounts end with the shell that makes
# them; without them some tests are not supported.
run_tests ()
{
  tree=$1
  shift
  rm -rf --one-file-system "$tree/ripple/source"
  mkdir -p "$tree/ripple/source" || return
  for file in "$source"/*; do
    # Not the build trees.
    [ -f "$file/config.status" ] \
      || cp -a "$file" "$tree/ripple/source" || return
  done
  # The table that the tests add to.
  table=$tree/ripple/source/doc/tested.md
  [ ! -f "$tested" ] || cp "$tested" "$table" || return
  enter='mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"
	 exec chroot "$0" "$@"'
  set -- sh -c 'cd /ripple && exec sh "$0" "$@"' \
      source/testsuite/check-matrix.sh /ripple/source "$@"
  if unshare -m true 2>/dev/null; then
    unshare -m sh -c "$enter" "$tree" "$@"
  else
    chroot "$tree" "$@"
  fi
  [ ! -f "$tested" ] || [ ! -w "$tested" ] || cat "$table" >"$tested"
}

# Test what release $1 offers in directory $2.  If that cannot be, leave the
# reason in $why.
test_release ()
{
  release=$1 dir=$2 log=$2.log
  if [ "$(id -u)" != 0 ]; then
    why="only root can use a tree of $release"
    return
  fi
  mkdir -p "$(dirname "$dir")" || exit 1
  if [ ! -x "$dir/usr/bin/apt-get" ]; then
    if ! command -v debootstrap >/dev/null; then
      why="debootstrap is missing"
      return
    fi
    echo "Setting up $release in $dir."
    if ! make_tree "$release" "$dir" >"$log" 2>&1; then
      tail -n 5 "$log"
      why="cannot set up $release, see $log"
      return
    fi
  fi
  update "$dir" >"$log" 2>&1
  numbers=$(offered "$dir")
  [ -n "$numbers" ] || return
  needed="make dejagnu libgmp-dev"
  for n in $numbers; do
    needed="$needed g++-$n gcc-$n-plugin-dev"
  done
  if ! install_packages "$dir" $needed >>"$log" 2>&1; then
    tail -n 5 "$log"
    why="cannot install it in $dir, see $log"
    return
  fi
  # What cannot be had of a machine is missing, and check-matrix.sh says so.
  compilers=
  for n in $numbers; do
    for machine in $RIPPLE_MACHINES; do
      install_packages "$dir" $(packages $machine $n) >>"$log" 2>&1
      compilers="$compilers $(compiler $machine $n)"
    done
  done
  for n in $numbers; do
    wanted=$(echo " $wanted " | sed "s/ $n / /")
  done
  run_tests "$dir" $compilers | tee "$log" | sed -u '$d'
  counts=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log" \
	   | tail -n 1)
  # No line: not even one test was counted, and that is a failure.
  counts=${counts:-0 1}
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
}

for release; do
  case $release in
    *=*) test_release "${release%%=*}" "${release#*=}" ;;
    *) test_release "$release" "$RIPPLE_TREES/$release" ;;
  esac
done
for n in $wanted; do
  for machine in $RIPPLE_MACHINES; do
    echo "$(compiler $machine $n): untested: $why"
  done
done
echo "$passed passed, $failed failed"
[ "$passed" -gt 0 ] && [ "$failed" -eq 0 ]
