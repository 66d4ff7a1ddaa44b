/* Iterations that never end, under a condition: lanes that do not go there
   would wait for ever.  */
/* { dg-do error } */
/* { dg-options "-w" } */
#include <ripple.h>

static int
endless (int x)
{
  for (;;)
    x = !x;
  return x;
}

void
called (int n, int *r, const int *on)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (on[i])
      r[i] = endless (i); /* { dg-error "8: this annotated loop has lost its form: what begins here never ends.*ripple-loop-form" } */
}

void
written (int n, int *r, const int *on)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (on[i])
      for (;;)
	r[i]++; /* { dg-error "10: this annotated loop has lost its form: what begins here never ends" } */
}

void
always (int n, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0); /* { dg-error "3: this annotated loop has lost its form: its body never ends" } */
  for (int i = 0; i < n; i++)
    for (;;)
      r[i]++;
}

void
inner (int n, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 4);
  ripple_parallel (BS, 1);
  for (int j = 0; j < n; j++)
    {
      ripple_parallel (BS, 0); /* { dg-error "7: this annotated loop has lost its form: what begins here never ends" } */
      for (int i = 0; i < n; i++)
	for (;;)
	  r[i]++;
    }
}
