/* Loops whose iterations depend on each other are warned of; those where that
   does no harm, or which a clause answers for, are not.  */
/* { dg-do compile } */
#include <ripple.h>

#define BS ripple_block_t B = ripple_set_block_shape (0, 16)

/* Variables that an iteration leaves to the next one.  */

void
values (int n, float *a, const float *b, float *p)
{
  BS;
  float x = b[n - 1], s = 0, t = 0;
  int k = 0;
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      a[i] = (b[i] + x) * .5f;	/* { dg-warning "25: an earlier iteration sets 'x', which is read here, but 16 iterations.*ripple-carried-value" } */
      x = b[i];			/* { dg-note "9: it is set here" } */
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      s += 2;			/* { dg-note "9: it is set here" } */
      a[i] = s * b[i];		/* { dg-warning "16: .*'s', which is read here" } */
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      if (b[i] > 0)
	t = b[i];		/* { dg-note "11: it is set here" } */
      a[i] = t;			/* { dg-warning "12: .*'t', which is read here" } */
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    *p++ = 1;			/* { dg-warning "10: .*'p', which is read here" } */
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      int next = k + 2;
      a[k] = b[0];		/* { dg-warning "8: .*'k', which is read here" } */
      k = next;			/* { dg-note "9: it is set here" } */
    }
}

/* The same in memory.  */

static int counter;

void
places (int n, float *a, const float *b, int *count, int *sum, int *seen)
{
  BS;
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    a[i] = counter++;		/* { dg-warning "19: an earlier iteration stores what is loaded here, but 16 iterations.*ripple-carried-value" } */
				/* { dg-note "it is set here" "" { target *-*-* } .-1 } */
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      a[i] += *count;		/* { dg-warning "15: an earlier iteration stores" } */
      *count = *sum + 1;	/* { dg-note "14: it is set here" } */
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      *sum += ripple_reduceadd (1, (int) b[i]);
      *seen = n;
      a[i] = b[i] + *seen;
    }
}

/* Scalars that change once for a block where nothing has lanes.  */

float
once (int n, float *a, const float *b)
{
  BS;
  float q = 1;
  unsigned k = 0, x = 0, same = 7, blocks = 0, sum = 0;
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    q *= .99f;			/* { dg-warning "7: nothing in this loop has lanes, so that 'q' is changed once for the 16 iterations.*'reduction .*: q.'.*ripple-carried-value" } */
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      if (n > 7)
	k += *b < 7;		/* { dg-warning "11: nothing .*'k'.*'reduction ..: k.'" } */
      x ^= n;			/* { dg-warning "9: nothing .*'x'" } */
      same &= n;
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      a[i] = b[i];
      blocks++;
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    sum += ripple_reduceadd (1, (unsigned) i);
#pragma ripple parallel Block (B) Dims (0) NoWarn (carried-value)
  for (int i = 0; i < n; i++)
    blocks += 2;
#pragma ripple parallel Block (B) Dims (0) reduction (+: sum)
  for (int i = 0; i < n; i++)
    sum += 2;
  return q + k + x + same + blocks + sum;
}

/* Sums, extrema and the place of one, the last value, temporaries.  */

float
sums (int n, const float *a, float *b, int *at)
{
  BS;
  float s = 0, m = 0, d = 0, last = 0, t, own = ripple_broadcast (B, 1, 0.f);
  int place = 0;
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      s += a[i];
      if (a[i] > 1)
	s -= 1;
      d = a[i] - (b[i] - d);
      if (a[i] > m)
	{
	  m = a[i];
	  place = i;
	}
      if (a[i] > 3)
	last = a[i];
      t = a[i] * 2;
      b[i] = t + own;
      own = own * .5f + a[i];
    }
  *at = ripple_reducemax (1, place);
  return ripple_reduceadd (1, s + m + d + last);
}

/* Elements.  */

struct pair { float x, y; };
float g[64][8];

void
elements (int n, unsigned k, float *a, const float *b, struct pair *p)
{
  BS;
  ripple_parallel (B, 0);
  for (int i = 1; i < n; i++)
    a[i] += a[i - 1] * b[i];	/* { dg-warning "14: what is loaded here in iteration i is stored in iteration i - 1, but 16 iterations of this loop run together, all of them here first.*Safelen .1.* .ripple-carried-access" } */
				/* { dg-note "10: it is stored here" "" { target *-*-* } .-1 } */
  ripple_parallel (B, 0);
  for (unsigned i = 3; i < k; i++)
    {
      a[i] = b[i];		/* { dg-warning "12: what is stored here in iteration i is loaded in iteration i - 3" } */
      a[i + 1] = a[i + 3];	/* { dg-note "19: it is loaded here" } */
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      p[i].x = b[i];		/* { dg-warning "14: what is stored here in iteration i is stored in iteration i - 2" } */
      p[i + 2].x = 0;		/* { dg-note "18: it is stored here" } */
    }
}

/* One element that all load.  */

void
element (int n, float *a, const float *b)
{
  BS;
  ripple_parallel (B, 0);
  for (int i = 0; i < 1000; i++)
    a[i] = a[500] + b[i];	/* { dg-warning "13: what all iterations load here is stored in iteration 500, but 16 iterations of this loop run together; load it in front.*ripple-carried-access" } */
				/* { dg-note "10: it is stored here" "" { target *-*-* } .-1 } */
  ripple_parallel (B, 0);
  for (int i = 9; i >= 0; i--)
    {
      a[2 * i] = b[i];		/* { dg-note "16: it is stored here" } */
      a[2 * i + 1] = a[4];	/* { dg-warning "20: .*stored in iteration 7" } */
    }
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    a[i] -= a[0];		/* { dg-warning "14: .*stored in iteration 0" } */
				/* { dg-note "10: it is stored here" "" { target *-*-* } .-1 } */
  /* Not changed, or in the last iteration of a block.  */
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    a[i] = a[0];
  ripple_parallel (B, 0);
  for (int i = 1; i < n; i++)
    a[i] -= a[0];
  ripple_parallel (B, 0);
  for (int i = 0; i < 40; i++)
    a[i] = a[15] + a[39] + a[40] + a[n];
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    if (i != 3)
      a[i] += a[3];
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    a[i] = i < 3 ? a[3] : b[i];
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      a[2 * i] = a[5];
      a[i + n] = b[i];
    }
  /* Perhaps not stored.  */
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    a[i] += a[16];
}

void
no_elements (int n, float *a, const float *b, struct pair *p)
{
  BS;
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      a[i] = a[i + 1] * 2;
      p[i].x = p[i].y + p[i + 1].y;
    }
  ripple_parallel (B, 0);
  for (int i = 16; i < n; i++)
    {
      a[i] = a[i - 16] + 1;
      p[i].y = b[i];
      p[i].x = p[i - 1].y;
    }
  ripple_parallel (B, 0);
  for (int i = 1; i < n; i += 2)
    a[i] = a[i - 1] + a[i + 1];
  for (int j = 1; j < 64; j++)
    {
      ripple_parallel (B, 0);
      for (int i = 0; i < 8; i++)
	g[j][i] = g[j - 1][i];
    }
#pragma ripple parallel Block (B) Dims (0) Safelen (16)
  for (int i = 16; i < n; i++)
    a[i] += a[i - 1];
#pragma ripple parallel Block (B) Dims (0) BlockIndependent
  for (int i = 16; i < n; i++)
    a[i] += a[i - 1];
#pragma ripple parallel Block (B) Dims (0) NoWarn (carried-access)
  for (int i = 16; i < n; i++)
    a[i] += a[i - 1];
}

/* One element for several lanes.  */

void
conflicts (int n, const unsigned char *x, int *h, int (*own)[16])
{
  BS;
  size_t v = ripple_id (B, 0);
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    h[x[i]]++;			/* { dg-warning "12: iterations that run together may have the same index here.*ripple-lane-conflict" } */
				/* { dg-note "8: the index is loaded here" "" { target *-*-* } .-1 } */
  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    {
      h[x[i] & 15] = 1;
      own[x[i]][v] += 1;
    }
#pragma ripple parallel Block (B) Dims (0) NoWarn (stack, ripple-lane-conflict)
  for (int i = 0; i < n; i++)
    h[x[i]] += 2;
}

/* Results.  */

int
under_lanes (const float *x)
{
  BS;
  if (x[ripple_id (B, 0)] > 3)	/* { dg-note "6: the condition is here" } */
    return 1;
  return 0;			/* { dg-warning "10: a scalar is returned here under a condition with the shape 'Tensor.16.'.*ripple-return-under-mask" } */
}

int
reduced (const int *x)
{
  BS;
  if (ripple_reduceor (1, x[ripple_id (B, 0)] > 3))
    return 1;
  return 0;
}

/* Lanes that are off.  */

static size_t
next (size_t k, size_t n)
{
  return (k + 1) % n;
}

void
off (float *x)
{
  BS;
  size_t v = ripple_id (B, 0);
  if (v < 4)
    {
      float t = x[v];
      x[v] = ripple_shuffle (t, next);	/* { dg-warning "14: lane 3 of this shuffle takes lane 4, which is off here.*ripple-shuffle-off" } */
    }
  float u = x[v];
  if (v < 4)
    x[v] = ripple_shuffle (u, next);
}
