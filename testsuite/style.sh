#!/bin/sh
# GNU style, as far as a machine can see it, of the tree that this file is in:
# see style.awk.  No source file is forgotten in plugin/sources.mk, and no pass
# against a bug of GCC in doc/gcc-bugs.md; every id of a message is in a test,
# that of an error or a warning in one that tells its column; tests that the
# manual names exist; the module for Fortran is up to date.
# Prints what is bad; exit status 0 if nothing is.  AWK is the awk to use.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.." || exit 2
: "${AWK:=awk}"
status=0

for file in $(find plugin -name '*.c' -o -name '*.cc'); do
  grep -w "$file" plugin/sources.mk >/dev/null \
    || { echo "$file: not in plugin/sources.mk"; status=1; }
done

for file in plugin/late/*.cc; do
  [ "$file" = plugin/late/late.cc ] \
    || grep -F "\`late/${file##*/}\`" doc/gcc-bugs.md >/dev/null \
    || { echo "$file: not in doc/gcc-bugs.md"; status=1; }
done

# Guards against what no program is known to bring about have no test.
untested='parallel-unused statement'
# Errors of the command line have no column.
no_column='option-needs-value option-no-value option-value unknown-option
wrong-gcc'

# The ids of the messages of the severities $1, an ERE.
ids ()
{
  tr '\n' ' ' <plugin/report/remark.def \
    | grep -oE "REMARK \([A-Z0-9_]+, ($1),[[:space:]]+\"[a-z-]+\"" \
    | sed 's/.*"\(.*\)"/\1/' | sort -u
}

# Report each id of the severities $1 that no test names behind $2, an ERE,
# but those in $3; $4 says what is missing.
named ()
{
  for id in $(ids "$1"); do
    case " $(echo $3) " in
      *" $id "*) continue ;;
    esac
    grep -rqE "$2"'ripple-(\([a-z|-]*)?'"$id" testsuite/ripple.* \
      || { echo "plugin/report/remark.def: no test has [ripple-$id]$4"
	   status=1; }
  done
}
named '[A-Z]+' '' "$untested" ''
named 'ERROR|WARNING' 'dg-(error|warning) ["{][0-9]+: .*' \
  "$untested $no_column" ' with a column'

# The tests that the manual names exist, and they, or what runs them, have the
# ids that stand in the same row of the table.
rows=$($AWK '/^@item/ { ids = "" }
     /^@(tab|item)/ || ids != "" {
       line = $0
       while (match (line, /ripple-[a-z-]+/))
	 {
	   ids = ids " " substr (line, RSTART, RLENGTH)
	   line = substr (line, RSTART + RLENGTH)
	 }
     }
     /^@tab @file[{]ripple\./ { gsub (/.*[{]|[}]/, ""); print $0 ids }' \
  doc/ripple.texi) || status=1
[ -n "$rows" ] || { echo "doc/ripple.texi: names no tests"; status=1; }
bad=$(echo "$rows" | while read -r file ids; do
  [ -f "testsuite/$file" ] \
    || { echo "doc/ripple.texi: no file testsuite/$file"; continue; }
  for id in $ids; do
    grep -qE "ripple-(\([a-z|-]*)?${id#ripple-}" "testsuite/$file" \
	 "testsuite/${file%/*}"/*.exp \
      || echo "doc/ripple.texi: no $id in testsuite/$file"
  done
done)
[ -z "$bad" ] || { echo "$bad"; status=1; }

$AWK -f include/ripple-f90.awk include/ripple.f90.in \
  | cmp -s - include/ripple.f90 \
  || { echo "include/ripple.f90: not what ripple.f90.in says"; status=1; }

# What is built here, in the tree or next to it, is not ours.
find . \( -name .git -o -name 'build*' -o -name _build \
	  -o -name autom4te.cache -o -name 'gcc-ripple-*' \
	  -o -name 'run.[0-9]*' \) -prune \
       -o -type f \( -name '*.c' -o -name '*.cc' -o -name '*.h' \
	  -o -name '*.def' -o -name '*.exp' -o -name '*.am' -o -name '*.ac' \
	  -o -name '*.m4' -o -name '*.mk' -o -name '*.sh' -o -name '*.awk' \
	  -o -name '*.texi' -o -name bootstrap \) \
       ! -name aclocal.m4 ! -name remarks.texi -print \
  | sort | xargs $AWK -f testsuite/style.awk || status=1
exit $status
