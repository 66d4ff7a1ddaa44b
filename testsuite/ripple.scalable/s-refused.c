/* { dg-do error } */
/* { dg-require scalable } */
/* What is not possible with lanes whose number is known only at run time.  */
#include <ripple.h>

static float a[4000], c[4000];
static int in[4000];

#define BLOCK ripple_set_block_shape (0, 2, ripple_scalable (4))

void
slice (void)
{
  size_t y = ripple_id (BLOCK, 1);
  a[y] = ripple_slice (c[y], -1, 4);	/* { dg-error "10: .*ripple-slice-range" } */
}

typedef float v16 __attribute__ ((vector_size (64)));

void
stack (void)
{
  ripple_block_t block = BLOCK;
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  a[2 * y + x] = ripple_stack (block, c[x], c[x]);	/* { dg-error "18: a stack along the dimension of scalable size is not possible with the shape .*ripple-scalable" } */
}

v16
vector (void)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  size_t y = ripple_id (block, 0);
  return ripple_to_vec (16, float, block, c[y]);	/* { dg-error "10: a vector of 16 elements is too short for the lanes of the shape .Tensor.4 x vscale.., which are up to 64.*ripple-vector-size" } */
}

void
bits (void)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  size_t y = ripple_id (block, 0);
  a[y] = ripple_reinterp_f32 (block, (short) in[y]);	/* { dg-error "10: cannot see the bits of 8 x vscale bytes, .*, as 16 x vscale bytes.*ripple-reinterp-size" } */
}

/* No vector has such elements.  */
long double wide (float);
static long double l[4000];

void
single (void)
{
  size_t y = ripple_id (BLOCK, 1);
  l[y] = a[y];			/* { dg-error "11: an element type without vectors.*give the block a constant size.*ripple-scalable" } */
  a[y] = wide (c[y]);		/* { dg-error "10: an element type without vectors" } */
  a[y] = ripple_broadcast (BLOCK, 2, l[0]);	/* { dg-error "10: an element type without vectors" } */
}

/* Lanes along several scalable dimensions are done by loops.  */
#define TWO ripple_set_block_shape (0, ripple_vscale (), ripple_scalable (4))

float
two_reduced (void)
{
  ripple_block_t block = TWO;
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float sum = ripple_reduceadd (3, a[y * 9 + x]); /* { dg-error "15: lanes along dimensions 0 and 1, .*used together, as by a reduction.*ripple-scalable-two" } */
  return sum;
}

void
two_used (void)
{
  ripple_block_t block = TWO;
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t = a[y * 9 + x];	/* { dg-error "9: lanes along dimensions 0 and 1, .*used together" } */
  a[y * 9 + x] = t - ripple_reducemax (3, t);
}

void
two_stored (void)
{
  ripple_block_t block = TWO;
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t = a[y * 9 + x];	/* { dg-error "9: .*something is stored once for a block.*ripple-scalable-two" } */
  c[0]++;
  a[y * 9 + x] = t;
}

int
two_returns (void)
{
  ripple_block_t block = TWO;
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  if (a[y * 9 + x] > 1)		/* { dg-error "8: .*used elsewhere.*ripple-scalable-two" } */
    return 1;
  return 2;
}

/* A lane may load what another one has stored before.  */
void
two_steps (float *p, const float *q, int n)
{
  ripple_block_t block = TWO;
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t = 0;
  for (int i = 0; p[i] > 0; i++)
    {
      t += q[x * n + y + i];	/* { dg-error "13: lanes of this block, several of whose sizes .*ripple-scalable-two" } */
      p[y * n + x + i] = t;
    }
}

void
two_loops (int n)
{
  ripple_block_t block
    = ripple_set_block_shape (0, ripple_scalable (8), ripple_scalable (4));
  ripple_parallel (block, 1);	/* { dg-error "3: the sizes of this block in dimensions 0 and 1 are multiples.*lanes of dimension 1 run 4 at a time.*clause BlockIndependent .ripple-scalable-two" } */
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	a[i * n + j] = 1;
    }
}

void
two_full (int n)
{
  ripple_block_t block
    = ripple_set_block_shape (0, ripple_scalable (8), ripple_scalable (4));
  ripple_parallel_full (block, 1);	/* { dg-error "3: .*it runs over whole blocks only .ripple-scalable-two" } */
  for (int i = 0; i < n; i++)
    a[i] = 1;
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
