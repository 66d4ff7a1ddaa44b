/* { dg-do run } */
/* Lanes that follow linked lists for a uniform number of steps.  */
#include "../ripple-test.h"
#define B 8
struct node { int value; struct node *next; };

NOIPA static void
kernel (int n, int steps, struct node *const *heads, int *sum)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      struct node *p = heads[i];
      int s = p->value;
      for (int k = 0; k < steps; k++)
	{
	  p = p->next;
	  s += p->value;
	}
      sum[i] = s;
    }
}

int
main (void)
{
  struct node nodes[50], *heads[30];
  int sum[31];
  for (int i = 0; i < 50; i++)
    nodes[i] = (struct node) { i * i, &nodes[(i * 7 + 3) % 50] };
  for (int i = 0; i < 30; i++)
    heads[i] = &nodes[rnd () % 50];
  for (int n = 0; n <= 30; n++)
    for (int steps = 0; steps < 5; steps++)
      {
	sum[n] = 77;
	kernel (n, steps, heads, sum);
	for (int i = 0; i < n; i++)
	  {
	    struct node *p = heads[i];
	    int s = p->value;
	    for (int k = 0; k < steps; k++)
	      {
		p = p->next;
		s += p->value;
	      }
	    CHECK (sum[i] == s);
	  }
	CHECK (sum[n] == 77);
      }
  return 0;
}
