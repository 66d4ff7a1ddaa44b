/* { dg-do run } */
/* Promised alignment of arrays and through __builtin_assume_aligned.  */
#include "../ripple-test.h"
#define B 16
static int ga[96] __attribute__ ((aligned (64)));
static int gc[96] __attribute__ ((aligned (64)));

NOIPA static void
kernel (int n, const int *a, int *c)
{
  const int *p = (const int *) __builtin_assume_aligned (a, 64);
  int *q = (int *) __builtin_assume_aligned (c, 64, 8);
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    q[i] = p[i] + ga[i] - ga[i + 1];
}

/* A hint has the value of its pointer, which is computed once; the pointer may
   be one address, and the lane that is promised any.  */

NOIPA static int
hints (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  const int *p = a;
  int first = *ripple_ptr_alignment (p++, 64);
  int second = *ripple_ptr_alignment_slice (p++, 4, 0);
  const double *d
    = (const double *) ripple_ptr_alignment ((const void *) a, 64);
  c[v] = *ripple_ptr_alignment_slice (p++ + v, 64, 14) + first - second;
  return (int) (p - (const int *) d);
}

int
main (void)
{
  static int a[96] __attribute__ ((aligned (64)));
  for (int i = 0; i < 96; i++)
    ga[i] = rnd () & 0xfff, a[i] = rnd () & 0xfff;
  memset (gc, 0, sizeof gc);
  /* Lane 14 of a + 2 is aligned, as a + 1 is to an int.  */
  CHECK (hints (a, gc) == 3);
  for (int i = 0; i < B; i++)
    CHECK (gc[i] == a[i + 2] + a[0] - a[1]);
  for (int n = 0; n < 90; n++)
    {
      memset (gc, 0, sizeof gc);
      kernel (n, a, gc + 2);
      for (int i = 0; i < n; i++)
	CHECK (gc[i + 2] == a[i] + ga[i] - ga[i + 1]);
      CHECK (gc[0] == 0 && gc[1] == 0 && gc[n + 2] == 0);
    }
  return 0;
}
