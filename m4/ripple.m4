# RIPPLE_PLUGIN([ACTION-IF-FOUND], [ACTION-IF-NOT-FOUND])
#
# For programs that use Ripple.  Sets and substitutes RIPPLE_CFLAGS, the
# flags that make $CC (or, while AC_LANG is C++, $CXX) load the plugin:
# those of the user if given, "-fplugin=ripple" if the plugin is installed
# for this compiler, or what pkg-config says.  Empty if none of them works.
#
#     RIPPLE_PLUGIN([], [AC_MSG_ERROR([GCC Ripple is needed])])
#     AM_CFLAGS="$RIPPLE_CFLAGS"
#
# Copyright (C) 2026 The GCC Ripple authors.
# Copying and distribution of this file, with or without modification, are
# permitted in any medium without royalty provided the copyright notice and
# this notice are preserved.  This file is offered as-is, without warranty.

# serial 1

AC_DEFUN([RIPPLE_PLUGIN],
[AC_ARG_VAR([RIPPLE_CFLAGS], [compiler flags that load the Ripple plugin])
AC_CACHE_CHECK([for the flags of the Ripple plugin], [ripple_cv_plugin],
  [ripple_cv_plugin=none
   ripple_save_flags=$[]_AC_LANG_PREFIX[]FLAGS
   ripple_pc=`${PKG_CONFIG-pkg-config} --cflags ripple 2>/dev/null`
   for ripple_try in "$RIPPLE_CFLAGS" -fplugin=ripple "$ripple_pc"; do
     test -n "$ripple_try" || continue
     _AC_LANG_PREFIX[]FLAGS="$ripple_save_flags $ripple_try"
     AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[
#include <ripple.h>
#ifndef __RIPPLE__
# error "the plugin is not loaded"
#endif
]], [])], [ripple_cv_plugin=$ripple_try])
     test "x$ripple_cv_plugin" = xnone || break
   done
   _AC_LANG_PREFIX[]FLAGS=$ripple_save_flags])
if test "x$ripple_cv_plugin" = xnone; then
  RIPPLE_CFLAGS=
  m4_default([$2], [:])
else
  RIPPLE_CFLAGS=$ripple_cv_plugin
  m4_default([$1], [:])
fi
])
