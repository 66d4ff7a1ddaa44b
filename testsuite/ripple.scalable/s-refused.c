/* { dg-do error } */
/* { dg-require scalable } */
/* What is not possible with lanes whose number is known only at run time.  */
#include <ripple.h>

static float a[4000], c[4000];
static int in[4000];
static volatile int changing[4000];

#define BLOCK ripple_set_block_shape (0, 2, ripple_scalable (4))

void
slice (void)
{
  size_t y = ripple_id (BLOCK, 1);
  a[y] = ripple_slice (c[y], -1, 4);	/* { dg-error "10: .*ripple-slice-range" } */
}

void
in_order (void)
{
  size_t y = ripple_id (BLOCK, 1);
  changing[y] = in[y];		/* { dg-error "15: a volatile access" } */
}

void
two_sizes (void)
{
  ripple_block_t block
    = ripple_set_block_shape (0,	/* { dg-error "7: only one size.*ripple-scalable-two" } */
			      ripple_vscale (), ripple_scalable (4));
  a[ripple_id (block, 0)] = 1;
}

void
first_dim (int n)
{
  ripple_block_t block = BLOCK;
  ripple_parallel (block, 1, 0)	/* { dg-error "3: .*ripple-scalable-last" } */
  for (int i = 0; i < n; i++)
    a[i] = 1;
}

void
safe (int n)
{
  ripple_block_t block = BLOCK;
  ripple_parallel_safelen (block, 16,	/* { dg-error "3: Safelen for a loop that" } */
			   0, 1)
  for (int i = 0; i < n; i++)
    a[i + 16] = ripple_reduceadd (3, a[i]);
}

void
no_multiple (void)
{
  ripple_block_t block
    = ripple_set_block_shape (0, 4 * ripple_vscale () + 1);	/* { dg-error "7: .*neither a constant nor a constant multiple of 'ripple_vscale .*ripple-scalable-size" } */
  a[ripple_id (block, 0)] = 1;
}

void
less_than_one (void)
{
  ripple_block_t block
    = ripple_set_block_shape (0, 0 * ripple_vscale () - 4);	/* { dg-error "7: .*is less than 1" } */
  a[ripple_id (block, 0)] = 1;
}

void
fixed_with_scalable (void)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_block_t other = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (block, 0), w = ripple_id (other, 0);
  a[v] = c[v] + c[w];	/* { dg-error "15: .*between dimension size 4 x vscale and 4 at dimension index 0" } */
}
