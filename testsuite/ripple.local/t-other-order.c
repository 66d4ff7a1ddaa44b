/* A structure whose numbers have the other order of bytes: all lanes may read
   one, bytes have no order, and what a pointer to an array of them reaches has
   the machine's order, as in C (forwarded-addresses.cc).  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
# define OTHER "big-endian"
#else
# define OTHER "little-endian"
#endif

struct __attribute__ ((scalar_storage_order (OTHER))) other
{
  int e[4];
  unsigned char kind[4];
};

static inline int *
elements (struct other *p)
{
  return p->e;
}

NOIPA static void
change (int n, struct other *p, const struct other *q)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      *elements (p + i) += 1;
      elements (p + i)[2] += q->e[1];
      p[i].kind[3] += 3;
    }
}

int
main (void)
{
  struct other p[21], q;
  memset (p, 0, sizeof p);
  q.e[1] = 2;
  change (21, p, &q);
  for (int i = 0; i < 21; i++)
    {
      int e[4];
      memcpy (e, p + i, sizeof e);
      CHECK (e[0] == 1 && e[1] == 0 && e[2] == 2 && e[3] == 0
	     && p[i].kind[3] == 3);
    }
  return 0;
}
