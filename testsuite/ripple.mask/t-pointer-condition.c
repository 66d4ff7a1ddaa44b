/* { dg-do run } */
/* Pointers as conditions: null entries of a table are skipped.  */
#include "../ripple-test.h"
#define B 8

struct node { int value; const struct node *next; };

NOIPA static void
kernel (int n, const struct node *const *p, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = 0;
      if (p[i])
	c[i] = p[i]->value;
      if (p[i] && p[i]->next)
	c[i] += p[i]->next->value;
      if (!p[i])
	c[i] = -1;
    }
}

int
main (void)
{
  struct node nodes[10];
  for (int i = 0; i < 10; i++)
    nodes[i] = (struct node) { i * i, i % 3 ? &nodes[i - 1] : NULL };
  for (int n = 0; n < 40; n++)
    {
      const struct node **p
	= (const struct node **) buf_new (n * sizeof *p, BUF_END);
      int *c = (int *) buf_new (n * sizeof *c, BUF_END);
      for (int i = 0; i < n; i++)
	p[i] = rnd () & 1 ? &nodes[rnd () % 10] : NULL;
      kernel (n, p, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (!p[i] ? -1 : p[i]->value
			+ (p[i]->next ? p[i]->next->value : 0)));
      buf_free_all ();
    }
  return 0;
}
