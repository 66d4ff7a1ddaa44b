/* { dg-do run } */
/* { dg-options "-w" } */
/* Scalars that a loop changes in its test, its body or its step, and that
   lanes leave: by each way, with each kind of loop and each spelling.  The
   model runs the lanes in lockstep: a scalar is assigned if any lane is
   active, and behind the loop it is what was assigned last.  */
#include "../ripple-test.h"

enum { LANES = 4, LIMIT = 3 };

/* A loop: its name; what opens and closes it; its test in front, what changes
   at the end of the body, its step, its test behind.  */
#define LOOPS(X, ...)							\
  X (post_test, while (c-- > 0) {, }, c-- > 0, , , 1, __VA_ARGS__)	\
  X (pre_test, while (--c > 0) {, }, --c > 0, , , 1, __VA_ARGS__)	\
  X (sub_test, while ((c -= 1) > 0) {, }, (c -= 1) > 0, , , 1,		\
     __VA_ARGS__)							\
  X (twice_test, while (c--, --c > 0) {, }, (c--, --c > 0), , , 1,	\
     __VA_ARGS__)							\
  X (two_test, while (c-- > 0 && d++ < 5) {, }, c-- > 0 && d++ < 5, , ,	\
     1, __VA_ARGS__)							\
  X (body, while (c > 0) {, c--; }, c > 0, c--, , 1, __VA_ARGS__)	\
  X (body_two, while (c > 0) {, if (k & 1) --c; else c -= 2; }, c > 0,	\
     if (k & 1) --c; else c -= 2, , 1, __VA_ARGS__)			\
  X (test_body, while (c-- > 0) {, d += c; c--; }, c-- > 0,		\
     d += c; c--, , 1, __VA_ARGS__)					\
  X (for_test, for (; c-- > 0;) {, }, c-- > 0, , , 1, __VA_ARGS__)	\
  X (for_step, for (; c > 0; c--) {, }, c > 0, , c--, 1, __VA_ARGS__)	\
  X (for_both, for (; c-- > 0; --c, d++) {, }, c-- > 0, , (--c, d++), 1, \
     __VA_ARGS__)							\
  X (do_post, do {, } while (c-- > 0), 1, , , c-- > 0, __VA_ARGS__)	\
  X (do_pre, do {, } while (--c > 0), 1, , , --c > 0, __VA_ARGS__)	\
  X (do_body, do {, c--; } while (c > 0), 1, c--, , c > 0, __VA_ARGS__)	\
  X (do_both, do {, c--; } while (--c > 0), 1, c--, , --c > 0,		\
     __VA_ARGS__)

/* A way to leave: its name; what lanes do; whether they leave the loop, and
   the function; the type of the scalars.  */
#ifndef TYPES
# define TYPES int, unsigned char, float, short
#endif
#define WAYS(...) WAYS_ (__VA_ARGS__)
#define WAYS_(T1, T2, T3, T4, X, ...)					\
  X (breaks, break, 1, 0, T1, __VA_ARGS__)				\
  X (returns, return, 1, 1, T2, __VA_ARGS__)				\
  X (gotos, goto out, 1, 0, T3, __VA_ARGS__)				\
  X (continues, continue, 0, 0, T4, __VA_ARGS__)

/* Which lanes come to the loop, and which leave it that way.  */
#ifndef UNDER
# define UNDER
#endif
#ifndef LEAVES
# define LEAVES x[v] > LIMIT
#endif

/* E is computed anew each time round, and is no value of the loop's head.  */
#define KERNEL(LOOP, OPEN, CLOSE, TEST, LAST, STEP, AGAIN, WAY, LEAVE,	\
	       OUT, END, T)						\
NOIPA static void							\
LOOP##_##WAY (const int *x, T *o, T *s, T c, int k)		\
{									\
  ripple_block_t B = ripple_set_block_shape (0, LANES);			\
  size_t v = ripple_id (B, 0);						\
  T d = 1, e = 0;							\
  UNDER									\
    {									\
      OPEN								\
	e = c + 1;							\
	if (LEAVES)							\
	  LEAVE;							\
	if (k == 7)							\
	  break;							\
	o[v] += c + 2 * d + e;						\
      CLOSE;								\
    }									\
out:									\
  s[0] = c;								\
  s[1] = d;								\
  s[2] = e;								\
}									\
									\
static void								\
LOOP##_##WAY##_model (const int *x, T *o, T *s, T c, int k)	\
{									\
  int left = 0, live = 0;						\
  for (int v = 0; v < LANES; v++)					\
    UNDER								\
      live |= 1 << v;							\
  T d = 1, e = 0;							\
  while (live && (TEST))						\
    {									\
      int leave = 0;							\
      e = c + 1;							\
      for (int v = 0; v < LANES; v++)					\
	if (LEAVES)							\
	  leave |= live & 1 << v;					\
      if (END)								\
	left |= leave;							\
      if (OUT)								\
	live &= ~leave;							\
      int on = live & ~leave;						\
      if (on && k == 7)							\
	live &= ~on, on = 0;						\
      for (int v = 0; v < LANES; v++)					\
	if (on & 1 << v)						\
	  o[v] += c + 2 * d + e;					\
      if (on)								\
	{								\
	  LAST;								\
	}								\
      if (!live)							\
	break;								\
      STEP;								\
      if (!(AGAIN))							\
	break;								\
    }									\
  if (left != (1 << LANES) - 1)						\
    s[0] = c, s[1] = d, s[2] = e;					\
}									\
									\
static void								\
LOOP##_##WAY##_try (void)					\
{									\
  /* The last lane does not continue: some loops would never end.  */	\
  for (int m = 0; m < 1 << (LANES - !OUT); m += 1 + m % 2)		\
    for (int k = 0; k < 7 + OUT; k += 3 + k % 2)			\
      for (int n = 1; n < 5; n++)					\
	{								\
	  int x[LANES];							\
	  T o[LANES] = { 0 }, w[LANES] = { 0 }, s[3] = { 9, 9, 9 };	\
	  T t[3] = { 9, 9, 9 };						\
	  /* Counting in twos must end at 0, also if unsigned.  */	\
	  T c = n * 12;							\
	  for (int v = 0; v < LANES; v++)				\
	    x[v] = m >> v & 1 ? LIMIT + 1 : v;				\
	  LOOP##_##WAY (x, o, s, c, k);			\
	  LOOP##_##WAY##_model (x, w, t, c, k);		\
	  CHECK_SAME (o, w, LANES);					\
	  CHECK_SAME (s, t, 3);						\
	}								\
}

#define EACH_WAY(WAY, LEAVE, OUT, END, T, X) \
  LOOPS (X, WAY, LEAVE, OUT, END, T)
WAYS (TYPES, EACH_WAY, KERNEL)

int
main (void)
{
#define TRY(LOOP, OPEN, CLOSE, TEST, LAST, STEP, AGAIN, WAY, ...) \
  LOOP##_##WAY##_try ();
  WAYS (TYPES, EACH_WAY, TRY)
  return 0;
}
