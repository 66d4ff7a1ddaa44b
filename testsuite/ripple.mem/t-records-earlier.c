/* { dg-do run } */
/* A field that was loaded before for all lanes, and under a mask again with
   others: those are not read in the lanes that are off.  */
#include "../ripple-test.h"

struct point { unsigned char x, y, z; };

#define KERNEL(NAME, B, SUM)						\
  NOIPA static void							\
  NAME (const struct point *p, unsigned char *c)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    size_t v = ripple_id (BS, 0);					\
    unsigned char r = p[v].x;						\
    if (r > 5)								\
      r = SUM;								\
    c[v] = r;								\
  }
KERNEL (first, 64, p[v].x + p[v].y - p[v].z)
KERNEL (last, 64, p[v].z - p[v].y + p[v].x)
KERNEL (few, 16, p[v].x * 3 - p[v].z)

static void
try (void (*kernel) (const struct point *, unsigned char *), int b, int which)
{
  /* The buffer ends with the x of the last record, which is off.  */
  BUF (unsigned char, a, 3 * b - 2, BUF_END);
  BUF (unsigned char, c, b, BUF_END);
  for (int v = 0; v < b; v += 3)
    a[3 * v] = 0;
  a[3 * (b - 1)] = 5;
  kernel ((const struct point *) a, c);
  for (int v = 0; v < b; v++)
    {
      unsigned char *p = a + 3 * v;
      CHECK (c[v] == (unsigned char)
	     (p[0] <= 5 ? p[0] : which == 0 ? p[0] + p[1] - p[2]
	      : which == 1 ? p[2] - p[1] + p[0] : p[0] * 3 - p[2]));
    }
  buf_free_all ();
}

int
main (void)
{
  try (first, 64, 0);
  try (last, 64, 1);
  try (few, 16, 2);
  return 0;
}
