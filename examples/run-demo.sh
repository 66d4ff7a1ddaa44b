#!/bin/sh
# Compile the examples with the plugin, run them on real input and show what
# they say.
#
# Usage: run-demo.sh BUILDDIR [EXAMPLE...]
#
# Pictures and programs go into BUILDDIR/demo.  From the environment:
#   RIPPLE_CC          the GCC to use (default: the one that BUILDDIR is
#                      configured for, else gcc)
#   RIPPLE_PLUGIN      the plugin, a file or the name of an installed one
#                      (default: ripple.so or .libs/ripple.so in BUILDDIR)
#   RIPPLE_DEMO_FLAGS  default: -O3 -march=native
#   RIPPLE_RUN         a command that runs the programs, for instance an
#                      emulator
#
# This file is in the public domain; copy from it what you like.

die ()
{
  echo "run-demo.sh: $*" >&2
  exit 2
}

[ $# -ge 1 ] || die "usage: run-demo.sh BUILDDIR [EXAMPLE...]"
source_dir=$(CDPATH= cd "$(dirname "$0")" && pwd) || exit 2
build_dir=$(CDPATH= cd "$1" && pwd) || exit 2
shift

if [ -z "$RIPPLE_CC" ] && [ -f "$build_dir/Makefile" ]; then
  RIPPLE_CC=$(sed -n 's/^RIPPLE_CC *= *//p' "$build_dir/Makefile")
fi
cc=${RIPPLE_CC:-gcc}
flags=${RIPPLE_DEMO_FLAGS--O3 -march=native}

plugin=$RIPPLE_PLUGIN
for candidate in "$build_dir/ripple.so" "$build_dir/.libs/ripple.so" \
		 "$build_dir/plugin/.libs/ripple.so"; do
  [ -n "$plugin" ] || [ ! -f "$candidate" ] || plugin=$candidate
done
[ -n "$plugin" ] || die "no ripple.so in $build_dir; run make there first"

demo_dir=$build_dir/demo
mkdir -p "$demo_dir" && cd "$demo_dir" || exit 2
: > results

# Compile example $1 with the plugin, its plain loop without.  $cc, $flags and
# $RIPPLE_RUN may hold several words.
compile ()
{
  case $1 in
    # Where the last bit decides how often a loop runs.
    mandelbrot | spheres) more="-ffp-contract=off -fno-math-errno" ;;
    *) more= ;;
  esac
  $cc $flags $more -DREFERENCE -c "$source_dir/$1.c" -o "$1-reference.o" \
  && $cc $flags $more -fplugin="$plugin" "$source_dir/$1.c" \
	 "$1-reference.o" -o "$1" -lm
}

# Run example $1 with the arguments that follow.
example ()
{
  name=$1
  shift
  case " $wanted " in
    *" $name "*) ;;
    *) return ;;
  esac
  if ! compile "$name" > "$name.log" 2>&1; then
    cat "$name.log" >&2
    printf '%s\t-\t-\t-\tdoes not compile\n' "$name" >> results
    return
  fi
  cat "$name.log" >&2
  if ! $RIPPLE_RUN "./$name" "$@" > "$name.out" && ! grep -q WRONG "$name.out"
  then
    printf '%s\t-\t-\t-\tfailed to run\n' "$name" >> results
  fi
  sed -n 's/^# /  /p' "$name.out"
  grep -v '^#' "$name.out" >> results
}

# The picture is rendered by an ordinary program.
$cc -O2 "$source_dir/make-picture.c" -o make-picture -lm \
  && $RIPPLE_RUN ./make-picture picture.ppm | sed 's/^# /  /' || exit 2

kernels='saxpy rgb2gray blur matmul heat dot argmax find base64 utf8 layer'
wanted=${*:-$kernels mandelbrot spheres}
example saxpy
example rgb2gray picture.ppm gray.pgm
[ -f gray.pgm ] && example blur gray.pgm blurred.pgm
example matmul
example heat heat.ppm
example dot "$source_dir/ecg.csv"
example argmax "$source_dir/ecg.csv"
example find
example base64
example utf8
example layer
example mandelbrot mandelbrot.ppm
example spheres spheres.pgm

version=$($cc -dumpfullversion -dumpversion)
echo
echo "Ripple against the plain loop, both by GCC $version with $flags"
echo "(speed-up: median over paired runs; check: every element)"
echo
awk -F '\t' '
  BEGIN {
    format = "%-10s %-8s %8s %9s  %s\n"
    printf format, "kernel", "block", "vectors", "speed-up", "check"
  }
  { printf format, $1, $2, $3, ($4 == "-" ? "-" : $4 " x"), $5 }
  $5 != "ok" { bad++ }
  END { exit bad != 0 || NR == 0 }' results
status=$?
echo
echo "Pictures and programs: $demo_dir"
exit $status
