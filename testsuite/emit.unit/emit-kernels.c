/* One function for each name in the list; emit-test.cc fills them in.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define X(name)								      \
  extern void T_##name (const void *, const void *, const void *, void *);    \
  __attribute__ ((noinline)) static void				      \
  w_##name (const void *a, const void *b, const void *m, void *out)	      \
  {									      \
    T_##name (a, b, m, out);						      \
  }
#include LIST
#undef X

struct entry
{
  const char *name;
  void (*run) (const void *, const void *, const void *, void *);
};

#define X(name) { #name, w_##name },
const struct entry tests[] = {
#include LIST
};
const unsigned n_tests = sizeof tests / sizeof tests[0];
