/* What each iteration of an annotated loop accesses, so that it is there if
   there are iterations: sure-accesses.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SURE_ACCESSES_H
#define RIPPLE_SURE_ACCESSES_H

/* Bytes FROM to TO - 1 behind where POINTER points, or of POINTER, if that is
   a variable, are accessed in BB.  */

struct reached_bytes
{
  tree pointer;
  HOST_WIDE_INT from, to;
  basic_block bb;
};

struct loop_accesses
{
  class loop *loop;
  gcall *marker;
  auto_vec<reached_bytes> list;
};

/* Set *A to what REF accesses; false if that is not known.  A pointer to a
   field is one to what has the field.  */
extern bool find_access (tree ref, reached_bytes *a);
/* Note in S what is accessed in its loop, and on the way to it, behind the
   last statement that might free it.  */
extern void find_accesses (loop_accesses *s);
/* True if each iteration of S comes by BB.  */
extern bool each_iteration_p (const loop_accesses *s, basic_block bb);
/* True if what A says may be loaded before the loop of S if that has
   iterations; a part of a variable may be without.  */
extern bool sure_access_p (const loop_accesses *s, const reached_bytes *a);

#endif
