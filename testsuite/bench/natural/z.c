/* Control flow: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <math.h>

/* Conditions on lanes give no shape to a scalar of a function that has blocks
   (the manual, "Conditions"): so what lanes count, each for itself, is counted
   in functions of their own, as one would write it anyway.  */

static int
escape (float cr, float ci, int limit)
{
  float a = cr, b = ci;
  int k = 0;
  while (k < limit && a * a + b * b <= 4)
    {
      float t = a * a - b * b + cr;
      b = 2 * a * b + ci;
      a = t;
      k++;
    }
  return k;
}

KERNEL (void, z_mandelbrot) (int *count, int w, int h, int limit)
{
  for (int y = 0; y < h; y++)
    {
      LANES (32)
      for (int x = 0; x < w; x++)
	count[y * w + x] = escape (3.0f * x / w - 2, 2.0f * y / h - 1, limit);
    }
}
CASE_NEAR (z_mandelbrot, (ix, 67, 19, 64))

/* The first place in a short row that is not below the key.  */

static int
find (const float *row, int length, float key)
{
  int found = -1;
  for (int k = 0; k < length; k++)
    if (row[k] >= key)
      {
	found = k;
	break;
      }
  return found;
}

KERNEL (void, z_find) (int *place, const float *key, const float *row,
		       int length, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    place[i] = find (row, length, key[i]);
}
CASE (z_find, (ix, fa, fb, 20, 1003))

static int
collatz (unsigned x)
{
  int k = 0;
  while (x != 1)
    {
      x = x % 2 ? 3 * x + 1 : x / 2;
      k++;
    }
  return k;
}

KERNEL (void, z_collatz) (int *steps, const unsigned *start, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    steps[i] = collatz (start[i] % 100 + 1);
}
CASE (z_collatz, (ix, us, 203))

KERNEL (void, z_switch) (float *y, const float *x, const uint8_t *op, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    switch (op[i] & 7)
      {
      case 0:
	y[i] = x[i] + 1;
	break;
      case 1:
	y[i] = x[i] * x[i];
	break;
      case 2:
	y[i] = -x[i];
	break;
      case 3:
	y[i] = 1 / (2 + x[i]);
	break;
      case 4:
      case 5:
	y[i] = 0;
	break;
      default:
	y[i] = x[i];
      }
}
CASE (z_switch, (fx, fa, ba, N))

static int
days_of (int month)
{
  switch (month)
    {
    case 4: case 6: case 9: case 11:
      return 30;
    case 2:
      return 28;
    default:
      return 31;
    }
}

KERNEL (void, z_switch_value) (int *out, const unsigned *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = days_of (in[i] % 12 + 1);
}
CASE (z_switch_value, (ix, ua, N))

KERNEL (void, z_chain) (int *class, const float *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      if (x[i] < -0.5f)
	class[i] = 0;
      else if (x[i] < 0)
	class[i] = 1;
      else if (x[i] < 0.25f)
	class[i] = 2;
      else if (x[i] < 0.75f)
	class[i] = 3;
      else
	class[i] = 4;
    }
}
CASE (z_chain, (ix, fa, N))

KERNEL (void, z_continue) (float *y, const float *x, const int *flags, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      if (flags[i] < 0)
	continue;
      if (x[i] < 0)
	{
	  y[i] = 0;
	  continue;
	}
      y[i] = sqrtf (x[i]);
    }
}
CASE (z_continue, (fx, fa, ia, N))

KERNEL (void, z_nested) (float *restrict y, const float *restrict a,
			 const float *restrict b, const float *restrict c,
			 size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    if (a[i] > 0)
      {
	if (b[i] > a[i])
	  y[i] = b[i] - a[i];
	else if (c[i] > 0)
	  y[i] = c[i] * a[i];
      }
    else if (b[i] < 0)
      y[i] = a[i] * b[i];
}
CASE (z_nested, (fx, fa, fb, fc, N))

/* A condition that hardly ever holds.  */

KERNEL (void, z_rare) (float *y, const float *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      y[i] = 0.5f * x[i];
      if (x[i] > 0.999f)
	y[i] = sqrtf (x[i]) / (1 + x[i] * x[i]);
    }
}
CASE (z_rare, (fx, fa, N))

/* A number in each row of text, by a state machine.  */

static int
parse (const char *text, int width)
{
  int state = 0, v = 0;
  for (int k = 0; k < width; k++)
    {
      char c = text[k];
      if (state == 0)
	{
	  if (c >= '0' && c <= '9')
	    {
	      v = c - '0';
	      state = 1;
	    }
	}
      else if (state == 1)
	{
	  if (c >= '0' && c <= '9')
	    v = 10 * v + (c - '0');
	  else
	    state = 2;
	}
    }
  return v;
}

KERNEL (void, z_parse) (int *value, const char *text, int width, int rows)
{
  LANES (16)
  for (int r = 0; r < rows; r++)
    value[r] = parse (text + r * width, width);
}
CASE (z_parse, (ix, (const char *) bt, 16, 301))

/* How long two strings are the same, as compressors ask.  */

static int
match (const uint8_t *p, const uint8_t *q, int most)
{
  int k = 0;
  while (k < most && p[k] == q[k])
    k++;
  return k;
}

KERNEL (void, z_match) (int *length, const uint8_t *a, const uint8_t *b,
			int most, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    length[i] = match (a + i, b + 3 * i, most);
}

/* Of four letters.  */

static const uint8_t *
letters (const uint8_t *from)
{
  static uint8_t text[2][4096];
  uint8_t *t = text[from == ba];
  if (t[0] == 0)
    for (int i = 0; i < 4096; i++)
      t[i] = 'a' + (from[i] & 3);
  return t;
}
CASE (z_match, (ix, letters (ba), letters (bb), 16, 1003))

static int
search (const int *sorted, int length, int key)
{
  int low = 0, high = length;
  while (low < high)
    {
      int middle = (low + high) / 2;
      if (sorted[middle] < key)
	low = middle + 1;
      else
	high = middle;
    }
  return low;
}

KERNEL (void, z_binary_search) (int *place, const int *key, const int *sorted,
				int length, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    place[i] = search (sorted, length, key[i]);
}

static const int *
sorted_row (void)
{
  static int row[300];
  if (row[299] == 0)
    for (int i = 0; i < 300; i++)
      row[i] = 7 * i - 1000;
  return row;
}
CASE (z_binary_search, (ix, ia, sorted_row (), 300, 1003))

KERNEL (void, z_newton) (float *root, const float *x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float r = 1;
      for (int k = 0; k < 20; k++)
	{
	  float next = 0.5f * (r + x[i] / r);
	  if (fabsf (next - r) < 1e-5f)
	    break;
	  r = next;
	}
      root[i] = r;
    }
}
CASE (z_newton, (fx, fp, 1003))

/* Of strings in fields of 16 bytes.  */

static int
field_length (const char *s)
{
  int k = 0;
  while (k < 16 && s[k] != ' ')
    k++;
  return k;
}

KERNEL (void, z_length) (int *length, const char *table, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    length[i] = field_length (table + 16 * i);
}
CASE (z_length, (ix, (const char *) bt, 501))

static int
runs (const uint8_t *x, int length, int stride)
{
  int count = 1;
  for (int k = 1; k < length; k++)
    if ((x[k * stride] & 1) != (x[(k - 1) * stride] & 1))
      count++;
  return count;
}

KERNEL (void, z_runs) (int *count, const uint8_t *x, int length, int rows)
{
  LANES (32)
  for (int r = 0; r < rows; r++)
    count[r] = runs (x + r, length, rows);
}
CASE (z_runs, (ix, ba, 19, 401))

/* Two bits each, as in branch predictors.  */

KERNEL (void, z_saturating) (uint8_t *counter, const uint8_t *taken, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    {
      if (taken[i] & 1)
	{
	  if (counter[i] < 3)
	    counter[i]++;
	}
      else if (counter[i] > 0)
	counter[i]--;
    }
}
CASE (z_saturating, (bx, ba, N))

KERNEL (void, z_skip_spaces) (int *place, const char *text, const int *start,
			      int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      int k = start[i];
      for (;;)
	{
	  char c = text[k];
	  if (c == ' ' || c == '\t' || c == '\n')
	    break;
	  k++;
	}
      place[i] = k;
    }
}
CASE (z_skip_spaces, (ix, (const char *) bt, in, 1003))

static int
probe (const unsigned *table, unsigned key)
{
  unsigned h = key * 2654435761u >> 21;
  for (int tries = 0; tries < 8; tries++)
    {
      if (table[h] % 4 == 0)
	return h;
      h = (h + 1) & 2047;
    }
  return -1;
}

KERNEL (void, z_hash_probe) (int *slot, const unsigned *key,
			     const unsigned *table, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    slot[i] = probe (table, key[i]);
}
CASE (z_hash_probe, (ix, ua, ub, 1003))

static float
wrap (float x)
{
  while (x > 1)
    x -= 1;
  while (x < 0)
    x += 1;
  return x;
}

KERNEL (void, z_wrap) (float *phase, const float *step, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    phase[i] = wrap (phase[i] + step[i]);
}
CASE (z_wrap, (fx, fa, N))
