/* { dg-do run } */
/* { dg-std "gnu17 c99 gnu2x" } */
/* Clang's elementwise functions of one another, in conditions, in bounds of
   loops, of what is const or volatile; arguments are evaluated once.  */
#include "../ripple-test.h"

#define F(NAME) __builtin_elementwise_##NAME
#define B 8
#define N 100

static int calls;

NOIPA static int
next (void)
{
  return ++calls;
}

/* The program's names may be any.  */
NOIPA static void
kernel (int n, const float *x, const short *y, float *o, short *p)
{
  int i;
  const float z = 2;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (i = F (max) (0, -n); i < F (min) (n, N - 3); i++)
    {
      o[i] = F (fma) (F (max) (x[i], z), F (abs) (F (floor) (x[i])), z);
      if (F (popcount) (y[i]) > 2 && F (clzg) (y[i], (short) 16) < 8)
	p[i] = F (add_sat) (F (add_sat) (y[i], y[i]), (short) 1);
      while (F (abs) (o[i]) > 50)
	o[i] = F (ldexp) (o[i], -1);
    }
}

/* F16 rounds once.  */
static void
round_once (void)
{
#ifdef __RIPPLE_HAVE_F16
  volatile __ripple_f16 x = (__ripple_f16) 1.5f;
  volatile __ripple_f16 y = (__ripple_f16) (1 + 0x1p-10f);
  volatile __ripple_f16 z = (__ripple_f16) -0x1p-24f;
  CHECK ((float) F (fma) (x, y, z) == 1.5f + 0x1p-10f);
#endif
}

int
main (void)
{
  static float x[N], o[N];
  static short y[N], p[N];
  volatile int v = -3;
  int i;
  CHECK (F (max) (next (), next ()) == 2 && calls == 2);
  CHECK (F (fshl) (next (), next (), next ()) != 0 && calls == 5);
  CHECK (F (ldexp) (1.0, next ()) == 64 && calls == 6);
  CHECK (F (ctzg) (next (), next ()) == 0 && calls == 8);
  CHECK (F (abs) (v) == 3 && F (max) (v, v + 1) == -2);
  CHECK (F (max) (F (max) (1, v), F (max) (v, 2)) == 2);
  round_once ();
  for (i = 0; i < N; i++)
    {
      x[i] = (i % 13 - 6) * 1.25f;
      y[i] = (short) (i * 1031);
    }
  kernel (N, x, y, o, p);
  for (i = 0; i < N; i++)
    {
      float f = (float) (int) (x[i] + 100) - 100;
      float w = (x[i] > 2 ? x[i] : 2) * (f < 0 ? -f : f) + 2;
      int q = 2 * y[i];
      while (w > 50)
	w /= 2;
      CHECK (o[i] == (i < N - 3 ? w : 0));
      q = q > 32767 ? 32767 : q < -32768 ? -32768 : q;
      q = q == 32767 ? q : q + 1;
      if (i >= N - 3 || __builtin_popcount ((unsigned short) y[i]) <= 2
	  || (unsigned short) y[i] < 256)
	q = 0;
      CHECK (p[i] == q);
    }
  return 0;
}
