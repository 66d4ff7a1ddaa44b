# Find the GCC to extend and what is needed to build a plugin for it.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

# RIPPLE_PROG_GCC
# ---------------
# Set RIPPLE_CC to the compiler to extend: the user's choice, or the first
# GCC whose plugin headers are installed.  With --target=TRIPLET the names
# tried are those of the cross compilers.  Also set:
#   RIPPLE_CXX, RIPPLE_FC   its C++ and Fortran drivers, empty if missing
#   RIPPLE_GCC_VERSION      such as 12.2.0
#   RIPPLE_GCC_MAJOR        such as 12
#   RIPPLE_TARGET           such as aarch64-linux-gnu
#   RIPPLE_GCC_PLUGINDIR    where it looks for plugins
AC_DEFUN([RIPPLE_PROG_GCC],
[AC_ARG_VAR([RIPPLE_CC], [the GCC to extend, native or cross])
AC_ARG_VAR([RIPPLE_CXX], [its C++ driver, used by the tests])
AC_ARG_VAR([RIPPLE_FC], [its Fortran driver, used by the tests])

ripple_prefix=${target_alias:+$target_alias-}
ripple_seen=
AC_MSG_CHECKING([for the GCC to extend])
if test -z "$RIPPLE_CC"; then
  for ripple_name in gcc gcc-16 gcc-15 gcc-14 gcc-13 gcc-12; do
    ripple_try=$ripple_prefix$ripple_name
    $ripple_try -dumpversion >/dev/null 2>&1 || continue
    test -n "$ripple_seen" || ripple_seen=$ripple_try
    if test -f "`$ripple_try -print-file-name=plugin`/include/gcc-plugin.h"
    then
      RIPPLE_CC=$ripple_try
      break
    fi
  done
  test -n "$RIPPLE_CC" || RIPPLE_CC=$ripple_seen
fi
if test -z "$RIPPLE_CC"; then
  AC_MSG_RESULT([none])
  ripple_suffix=${target_alias:+-$target_alias}
  AC_MSG_ERROR([no ${ripple_prefix}gcc found: install one with its plugin]dnl
[ headers (Debian 12: gcc-12$ripple_suffix and]dnl
[ gcc-12-plugin-dev$ripple_suffix) or name one with RIPPLE_CC=])
fi
if $RIPPLE_CC -dumpversion >/dev/null 2>&1; then :; else
  AC_MSG_RESULT([$RIPPLE_CC])
  AC_MSG_ERROR([RIPPLE_CC=$RIPPLE_CC does not run: install that compiler]dnl
[ (Debian: package of the same name) or name another])
fi
RIPPLE_GCC_VERSION=`$RIPPLE_CC -dumpfullversion -dumpversion`
RIPPLE_GCC_MAJOR=`echo "$RIPPLE_GCC_VERSION" | sed 's/@<:@.@:>@.*//'`
RIPPLE_TARGET=`$RIPPLE_CC -dumpmachine`
AC_MSG_RESULT([$RIPPLE_CC ($RIPPLE_GCC_VERSION for $RIPPLE_TARGET)])
if test "$RIPPLE_GCC_MAJOR" -lt 12; then
  AC_MSG_ERROR([$RIPPLE_CC is GCC $RIPPLE_GCC_VERSION: GCC 12 or newer is]dnl
[ needed, name one with RIPPLE_CC=])
fi
if test "$RIPPLE_GCC_MAJOR" -gt 16; then
  AC_MSG_WARN([GCC $RIPPLE_GCC_VERSION: only 12 to 16 are known to work])
fi

AC_MSG_CHECKING([for its plugin headers])
RIPPLE_GCC_PLUGINDIR=`$RIPPLE_CC -print-file-name=plugin`
if test -f "$RIPPLE_GCC_PLUGINDIR/include/gcc-plugin.h"; then
  RIPPLE_GCC_PLUGINDIR=`cd "$RIPPLE_GCC_PLUGINDIR" && pwd -P`
  AC_MSG_RESULT([$RIPPLE_GCC_PLUGINDIR/include])
else
  AC_MSG_RESULT([none])
  # Debian names cross compilers after the target, native ones not.
  AS_CASE([$RIPPLE_CC],
    [*$RIPPLE_TARGET-gcc*],
    [ripple_package=gcc-$RIPPLE_GCC_MAJOR-plugin-dev-$RIPPLE_TARGET],
    [ripple_package=gcc-$RIPPLE_GCC_MAJOR-plugin-dev])
  AC_MSG_ERROR([the plugin headers of $RIPPLE_CC are missing: install]dnl
[ $ripple_package (its name on Debian and Ubuntu)])
fi

RIPPLE_SISTER_DRIVER([RIPPLE_CXX], [g++])
RIPPLE_SISTER_DRIVER([RIPPLE_FC], [gfortran])
AC_SUBST([RIPPLE_GCC_VERSION])
AC_SUBST([RIPPLE_GCC_MAJOR])
AC_SUBST([RIPPLE_TARGET])
AC_SUBST([RIPPLE_GCC_PLUGINDIR])
])

# RIPPLE_SISTER_DRIVER(VARIABLE, DRIVER)
# --------------------------------------
# Set VARIABLE to the driver of RIPPLE_CC's release for another language:
# RIPPLE_CC with "gcc" replaced by DRIVER, or that with the release number.
# Empty if there is none of the same release.
AC_DEFUN([RIPPLE_SISTER_DRIVER],
[AC_MSG_CHECKING([for its driver $2])
if test -z "$[]$1"; then
  for ripple_suffix in "" "-$RIPPLE_GCC_MAJOR"; do
    ripple_try=`echo "$RIPPLE_CC" | sed "s,^\(@<:@^ @:>@*\)gcc\
\(@<:@-0-9.@:>@*\)\( .*\)*\$,\1$2\2$ripple_suffix\3,"`
    ripple_version=`$ripple_try -dumpfullversion -dumpversion 2>/dev/null`
    if test "x$ripple_version" = "x$RIPPLE_GCC_VERSION"; then
      $1=$ripple_try
      break
    fi
  done
fi
AC_MSG_RESULT([${$1:-none; tests that need it will be unsupported}])
])

# RIPPLE_HOST_COMPILERS
# ---------------------
# CC and CXX build the plugin for the machine on which RIPPLE_CC runs.  By
# default they are of the release that is extended.
AC_DEFUN([RIPPLE_HOST_COMPILERS],
[AC_REQUIRE([RIPPLE_PROG_GCC])dnl
: ${CFLAGS="-O2 -g"} ${CXXFLAGS="-O2 -g"}
AC_CHECK_PROGS([CC], [gcc-$RIPPLE_GCC_MAJOR gcc cc clang])
AC_CHECK_PROGS([CXX], [g++-$RIPPLE_GCC_MAJOR g++ c++ clang++])
if test -z "$CC" || test -z "$CXX"; then
  AC_MSG_ERROR([no C and C++ compiler to build the plugin with: install]dnl
[ gcc and g++])
fi
AC_PROG_CC
AC_PROG_CXX
AC_PROG_LN_S
AC_CHECK_TOOL([LD], [ld])
AC_CHECK_TOOL([NM], [nm])
AC_CHECK_TOOL([OBJCOPY], [objcopy])
])

# RIPPLE_CHECK_GMP
# ----------------
AC_DEFUN([RIPPLE_CHECK_GMP],
[ripple_gmp=yes
AC_CHECK_HEADER([gmp.h], [], [ripple_gmp=no])
AC_CHECK_LIB([gmp], [__gmpz_init], [:], [ripple_gmp=no])
if test $ripple_gmp = no; then
  AC_MSG_ERROR([the GNU MP library is missing: install libgmp-dev (Debian,]dnl
[ Ubuntu) or gmp-devel])
fi
GMP_LIBS=-lgmp
AC_SUBST([GMP_LIBS])
])

# RIPPLE_CHECK_GCC_HEADERS
# ------------------------
AC_DEFUN([RIPPLE_CHECK_GCC_HEADERS],
[AC_LANG_PUSH([C++])
AC_MSG_CHECKING([whether $CXX compiles the plugin headers])
ripple_save_CXXFLAGS=$CXXFLAGS
CXXFLAGS="$CXXFLAGS -std=gnu++14 -fno-rtti -fno-exceptions"
CXXFLAGS="$CXXFLAGS -isystem $RIPPLE_GCC_PLUGINDIR/include"
AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[
#include "gcc-plugin.h"
#include "plugin-version.h"
#include "tree.h"
#include "gimple.h"
]], [[return gcc_version.basever == 0;]])],
  [AC_MSG_RESULT([yes])],
  [AC_MSG_RESULT([no])
   AC_MSG_ERROR([$CXX does not compile the plugin headers of $RIPPLE_CC:]dnl
[ config.log has the messages; name another compiler with CXX=])])
CXXFLAGS=$ripple_save_CXXFLAGS
AC_LANG_POP([C++])
])

# RIPPLE_CHECK_LIBMVEC
# --------------------
# RIPPLE_LIBMVEC: the functions that the libmvec of $RIPPLE_CC has for vectors,
# by their names for double.
AC_DEFUN([RIPPLE_CHECK_LIBMVEC],
[AC_MSG_CHECKING([for the vector functions of libmvec])
case $RIPPLE_TARGET in
  x86_64-* | i?86-*) ripple_abi=_ZGVbN4 ;;
  aarch64*) ripple_abi=_ZGVnN4 ;;
  *) ripple_abi= ;;
esac
RIPPLE_LIBMVEC=
for ripple_f in v_exp v_log vv_pow v_sin v_cos v_tan v_exp2 v_exp10 v_expm1 \
    v_log2 v_log10 v_log1p v_cbrt v_asin v_acos v_atan vv_atan2 v_sinh \
    v_cosh v_tanh v_asinh v_acosh v_atanh v_erf v_erfc vv_hypot v_sinpi \
    v_cospi; do
  test -n "$ripple_abi" || break
  cat >conftest.c <<EOF
extern void ${ripple_abi}${ripple_f}f (void);
int main (void) { ${ripple_abi}${ripple_f}f (); return 0; }
EOF
  if $RIPPLE_CC -o conftest conftest.c -lmvec -lm >/dev/null 2>&1; then
    RIPPLE_LIBMVEC="$RIPPLE_LIBMVEC ${ripple_f#*_}"
  fi
done
rm -f conftest conftest.c
AC_MSG_RESULT([${RIPPLE_LIBMVEC:-none}])
AC_SUBST([RIPPLE_LIBMVEC])
])

# RIPPLE_INSTALL_DIR
# ------------------
# Plugins are looked up by name in one directory that belongs to the
# compiler, so that is the default; --prefix does not move it.
AC_DEFUN([RIPPLE_INSTALL_DIR],
[AC_ARG_WITH([gcc-plugin-dir],
  [AS_HELP_STRING([--with-gcc-plugin-dir=DIR],
    [install the plugin in DIR @<:@the GCC's own plugin directory, where
     -fplugin=ripple finds it; "no": LIBDIR/gcc-ripple@:>@])],
  [], [with_gcc_plugin_dir=yes])
AS_CASE([$with_gcc_plugin_dir],
  [yes], [gccplugindir=$RIPPLE_GCC_PLUGINDIR],
  [no], [gccplugindir='${libdir}/gcc-ripple'],
  [gccplugindir=$with_gcc_plugin_dir])
AC_SUBST([gccplugindir])
])

# RIPPLE_PRECOMPILE
# -----------------
# GCC's headers are most of what is compiled.  Not by default: ccache takes
# nothing from its cache then.
AC_DEFUN([RIPPLE_PRECOMPILE],
[AC_ARG_ENABLE([pch],
  [AS_HELP_STRING([--enable-pch],
    [compile the headers of GCC once: halves the time of a build, needs 100 MB
     more])],
  [], [enable_pch=no])
AM_CONDITIONAL([RIPPLE_PCH], [test "$enable_pch" = yes])
# One file includes its front end first.
pch=
AM_COND_IF([RIPPLE_PCH],
  [pch='$(if $(filter %-frontend-cxx.o,$][@),,-include plugin/pch.h)'])
AC_SUBST([pch])
])

# RIPPLE_TEST_BOARDS
# ------------------
# Where "make check" and "make check-scalable" run what they compile, see
# testsuite/boards, and how the examples are compiled and run.
AC_DEFUN([RIPPLE_TEST_BOARDS],
[AC_ARG_VAR([RIPPLE_BOARDS], [boards on which "make check" runs the tests])
AC_ARG_VAR([RIPPLE_SCALABLE_BOARDS],
  [boards on which "make check-scalable" runs those of scalable blocks, and of
   matrix units])
AC_ARG_VAR([RIPPLE_SAMPLE],
  [how many tests "make check" has of which it runs one @<:@1@:>@])
AC_ARG_VAR([RIPPLE_RUN], [command that runs the examples, an emulator perhaps])
AC_ARG_VAR([RIPPLE_DEMO_FLAGS], [flags that the examples are compiled with])
ripple_host=`$CC -dumpmachine`
AS_CASE([${RIPPLE_TARGET%%-*}],
  [${ripple_host%%-*}],
    [boards=native
     lengths=native
     : "${RIPPLE_DEMO_FLAGS:=-O3 -march=native}"],
  [aarch64],
    [boards=qemu-aarch64
     lengths="qemu-sve qemu-sme qemu-sme2"],
  [riscv64],
    [boards=qemu-rvv128
     lengths=qemu-rvv],
  [boards=qemu-${RIPPLE_TARGET%%-*}
   lengths=$boards])
: "${RIPPLE_BOARDS:=$boards}"
: "${RIPPLE_SCALABLE_BOARDS:=$lengths}"
: "${RIPPLE_DEMO_FLAGS:=-O3}"
AS_IF([test "$boards" != native && test -z "$RIPPLE_RUN"],
  [RIPPLE_RUN="qemu-${RIPPLE_TARGET%%-*} -L /usr/$RIPPLE_TARGET"])
])

# RIPPLE_PROG_MAKEINFO
# --------------------
# Without makeinfo the manual is left out, and what a release holds is used.
AC_DEFUN([RIPPLE_PROG_MAKEINFO],
[AC_MSG_CHECKING([for makeinfo])
if (eval "$MAKEINFO --version") >/dev/null 2>&1; then
  AC_MSG_RESULT([yes])
else
  MAKEINFO=:
  AC_MSG_RESULT([no; the manual is not built (package texinfo)])
fi
])
