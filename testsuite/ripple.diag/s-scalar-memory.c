/* Local variables in memory that are changed under a condition on lanes, once
   for all of them.  */
/* { dg-do compile } */
#include <ripple.h>

struct pair { int a, b; };
void add (int *, int);
void look (const int *);
static void change (struct pair *p) { p->a++; }

#define BLOCK								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  size_t v = ripple_id (BS, 0)

void
members (const int *x, int *y)
{
  BLOCK;
  struct pair t = { 0, 0 }, u = { 0, 0 }, w = { 0, 0 };
  if (x[v] > 3)
    {
      t.a += 1; /* { dg-warning "11: 't' is one variable for all lanes that is changed under a condition with the shape 'Tensor.8.': it is changed once if any lane is active.*ripple_broadcast.*ripple-scalar-under-mask" } */
      u.a = x[v];
      change (&w); /* { dg-warning "'w' is one variable for all lanes" } */
    }
  y[v] = t.a + u.a + w.a;
}

void
addresses (int n, const int *x, int *y)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      int t = 0, u = 0, inside;
      if (x[i] > 3)
	{
	  add (&t, 1); /* { dg-warning "'t' is one variable for all lanes" } */
	  look (&u);
	  inside = 1;
	  add (&inside, 1);
	  y[i] = inside;
	}
      else
	y[i] = t + u;
    }
}

/* Not under a condition, or in the remainder of a loop only.  */

void
plain (int n, const int *x, int *y)
{
  struct pair t = { 0, 0 };
  ripple_block_t B = ripple_set_block_shape (0, 8);
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      t.a = n;
      y[i] = x[i] + t.a;
    }
  *y = t.a;
}
