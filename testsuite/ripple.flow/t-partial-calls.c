/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* Block functions under a condition change parameters that lack a dimension of
   it: what the caller gives is their first value, be it a variable, an
   expression or a constant.  The model runs all lanes in lockstep.  */
#include "../ripple-test.h"

enum { X = 5, Y = 8, LANES = X * Y };

/* Change T in one way and store it in the other; store and change it while
   lanes go on; the ways of a switch fall through.  */
#define CALLEE(T, NAME)							\
static void								\
NAME (ripple_block_t B, float *o, T t, const int *c, const int *k)	\
{									\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  int n = c[v0 + X * v1];						\
  if (n == 2)								\
    t += 9;								\
  else									\
    o[v0 + X * v1] = (float) (t % 1000);				\
  while (n-- > 0)							\
    switch (k[v0])							\
      {									\
      case 1:								\
	o[v0 + X * v1] = (float) (t % 1000);				\
      case 3:								\
	t = t * 3 + v0;							\
	break;								\
      }									\
}

/* Call it with FIRST, of dimension 0, where lanes are on.  */
#define CALLER(T, NAME, FIRST)						\
CALLEE (T, NAME##_part)							\
NOIPA static void							\
NAME (float *o, const int *c, const T *a, const int *k, const int *on)	\
{									\
  ripple_block_t B = ripple_set_block_shape (0, X, Y);			\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  T x = a[v0];								\
  if (on[v0 + X * v1])							\
    NAME##_part (B, o, FIRST, c, k);					\
  else if (k[v0] > 2)							\
    {									\
      x = x + 7;							\
      NAME##_part (B, o, x, c, k);					\
    }									\
}									\
									\
/* One call of the model: the lanes in ON.  */				\
static void								\
NAME##_model_part (float *o, T *t, const int *c, const int *k,		\
		   const int *on)					\
{									\
  int n[LANES];								\
  for (int i = 0; i < LANES; i++)					\
    n[i] = c[i];							\
  for (int v = 0; v < X; v++)						\
    for (int w = 0, any = 0; w < Y; w++)				\
      if (on[v + X * w] && n[v + X * w] == 2 && !any++)			\
	t[v] += 9;							\
  for (int i = 0; i < LANES; i++)					\
    if (on[i] && n[i] != 2)						\
      o[i] = (float) (t[i % X] % 1000);					\
  for (;;)								\
    {									\
      int goes[LANES], any = 0;						\
      for (int i = 0; i < LANES; i++)					\
	any |= goes[i] = on[i] && n[i]-- > 0;				\
      if (!any)								\
	return;								\
      for (int i = 0; i < LANES; i++)					\
	if (goes[i] && k[i % X] == 1)					\
	  o[i] = (float) (t[i % X] % 1000);				\
      for (size_t v = 0; v < X; v++)					\
	{								\
	  any = 0;							\
	  for (int w = 0; w < Y; w++)					\
	    any |= goes[v + X * w];					\
	  if (any && (k[v] == 1 || k[v] == 3))				\
	    t[v] = t[v] * 3 + v;					\
	}								\
    }									\
}									\
static void								\
NAME##_model (float *o, const int *c, const T *a, const int *k,		\
	      const int *on)						\
{									\
  T t[X];								\
  int other[LANES];							\
  for (size_t v0 = 0; v0 < X; v0++)					\
    {									\
      T x = a[v0];							\
      t[v0] = FIRST;							\
    }									\
  NAME##_model_part (o, t, c, k, on);					\
  for (int i = 0; i < LANES; i++)					\
    other[i] = !on[i] && k[i % X] > 2;					\
  for (int v = 0; v < X; v++)						\
    t[v] = a[v] + 7;							\
  NAME##_model_part (o, t, c, k, other);				\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int m = 0; m < 40; m++)						\
    {									\
      int c[LANES], on[LANES], k[X];					\
      T a[X];								\
      float o[2][LANES] = { { 0 } };					\
      for (int i = 0; i < LANES; i++)					\
	c[i] = rnd () % 4, on[i] = rnd () % 2;				\
      for (int i = 0; i < X; i++)					\
	k[i] = 1 + rnd () % 3 * 2, a[i] = (T) rnd_bits ();		\
      NAME (o[0], c, a, k, on);						\
      NAME##_model (o[1], c, a, k, on);					\
      CHECK_SAME (o[0], o[1], LANES);					\
    }									\
}

CALLER (uint64_t, variable, x)
CALLER (uint32_t, expression, x * 5 + v0)
CALLER (uint64_t, constant, 12)
CALLER (uint16_t, memory, a[v0])
CALLER (unsigned char, lane, v0)

int
main (void)
{
  try_variable ();
  try_expression ();
  try_constant ();
  try_memory ();
  try_lane ();
  return 0;
}
