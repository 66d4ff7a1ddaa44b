/* { dg-do run } */
/* A field behind a call that may not return is not read with those before
   it.  */
#include "../ripple-test.h"
#include <setjmp.h>
#define B 16
struct point { int x, y, z; };

static jmp_buf out;
static int calls;

NOIPA static void
stop (void)
{
  if (++calls == 3)
    longjmp (out, 1);
}

NOIPA static void
sums (int n, const struct point *p, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = p[i].x;
      stop ();		/* { dg-warning "ripple-called-once" } */
      c[i] = x + p[i].y - p[i].z;
    }
}

int
main (void)
{
  /* The last x is there, what comes behind it is not.  */
  BUF (int, a, 3 * 48 - 2, BUF_END);
  BUF (int, c, 48, BUF_END);
  if (!setjmp (out))
    sums (48, (const struct point *) a, c);
  CHECK (calls == 3);
  for (int i = 0; i < 32; i++)
    CHECK (c[i] == (int) ((unsigned) a[3 * i] + a[3 * i + 1] - a[3 * i + 2]));
  buf_free_all ();
  return 0;
}
