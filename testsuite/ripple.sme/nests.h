/* Nests of loops that add products, in the forms that they are written in:
   included twice by t-nests.c, with and without annotations.

   F (name): the function's name.  ROWS, COLUMNS: the annotations.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define HEAD(NAME)							\
NOIPA static void							\
F (NAME) (const T *a, const T *b, T *c, int m, int n, int k)		\
{									\
  BLOCK

/* The sums stay in memory.  */
HEAD (in_memory)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      for (int l = 0; l < k; l++)
	c[i * n + j] += a[i * k + l] * b[l * n + j];
}

HEAD (rows_steps_columns)
  ROWS for (int i = 0; i < m; i++)
    for (int l = 0; l < k; l++)
      {
	T x = a[i * k + l];
	COLUMNS for (int j = 0; j < n; j++)
	  c[i * n + j] = c[i * n + j] - x * b[l * n + j];
      }
}

HEAD (steps_rows_columns)
  for (int l = 0; l < k; l++)
    ROWS for (int i = 0; i < m; i++)
      COLUMNS for (int j = 0; j < n; j++)
	c[i * n + j] += a[l * m + i] * b[l * n + j];
}

HEAD (steps_columns_rows)
  for (int l = k - 1; l >= 0; l--)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T y = 2 * b[l * n + j];
	ROWS for (int i = 0; i < m; i++)
	  c[i * n + j] += y * a[l * m + i];
      }
}

HEAD (columns_steps_rows)
  COLUMNS for (int j = 0; j < n; j++)
    for (int l = 0; l < k; l++)
      ROWS for (int i = 0; i < m; i++)
	c[i * n + j] += a[i * k + l] * b[j * k + l];
}

HEAD (rank_one)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      c[i * n + j] += a[i] * b[j];
}

/* Several sums, several products.  */
HEAD (two_products)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int l = 0; l < k; l++)
	  {
	    s += a[l * m + i] * b[l * n + j];
	    s -= a[i * k + l] * b[j * k + l];
	  }
	c[i * n + j] = s;
      }
}

HEAD (complex_product)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n / 2; j++)
      {
	T re = 0, im = 1;
	for (int l = 0; l < k / 2; l++)
	  {
	    re += a[2 * (l * m + i)] * b[2 * (l * n + j)];
	    re -= a[2 * (l * m + i) + 1] * b[2 * (l * n + j) + 1];
	    im += a[2 * (l * m + i)] * b[2 * (l * n + j) + 1];
	    im += a[2 * (l * m + i) + 1] * b[2 * (l * n + j)];
	  }
	c[i * n + j] = re;
	c[i * n + n / 2 + j] = im;
      }
}

HEAD (three_sums)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T x = 0, y = b[j], z = c[i * n + j];
	for (int l = 0; l < k; l++)
	  {
	    T p = a[l * m + i], q = b[l * n + j];
	    x += p * q;
	    y += p * (q + 1);
	    z += (p - 1) * q;
	  }
	c[i * n + j] = x + 2 * y - z;
      }
}

/* Two places in memory.  */
HEAD (two_in_memory)
  T *d = c + m * n;
  for (int l = 0; l < k; l++)
    ROWS for (int i = 0; i < m; i++)
      COLUMNS for (int j = 0; j < n; j++)
	{
	  c[i * n + j] += a[l * m + i] * b[l * n + j];
	  d[i * n + j] -= a[l * m + i] * b[l * n + j];
	}
}

/* One place twice: the second sum goes on with the first one.  */
HEAD (twice_in_memory)
  ROWS for (int i = 0; i < m; i++)
    for (int l = 0; l < k; l++)
      COLUMNS for (int j = 0; j < n; j++)
	{
	  c[i * n + j] -= (a[l * m + i] - 1) * (2 * b[l * n + j]);
	  c[i * n + j] = c[i * n + j] + a[i * k + l] * b[j * k + l];
	}
}

/* Loops of steps in each other: blocks of steps, a convolution.  */
HEAD (steps_in_blocks)
  enum { STEPS = 4 };
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int o = 0; o < k / STEPS; o++)
	  for (int l = 0; l < STEPS; l++)
	    s += a[i * k + o * STEPS + l] * b[(o * STEPS + l) * n + j];
	c[i * n + j] = s;
      }
}

/* M outputs of N pixels each, a window of 3 x 3 in K / 9 channels, whose rows
   are N + 2 long.  */
HEAD (convolution)
  int channels = k / 9;
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int z = 0; z < channels; z++)
	  for (int y = 0; y < 3; y++)
	    for (int x = 0; x < 3; x++)
	      s += a[((i * channels + z) * 3 + y) * 3 + x]
		   * b[(z * 3 + y) * (n + 2) + j + x];
	c[i * n + j] = s;
      }
}

/* The steps of an outer loop do not follow those of an inner one in memory.
   */
HEAD (apart)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 3;
	for (int z = 0; z < 2; z++)
	  for (int l = 0; l < k / 2 - 1; l++)
	    s += a[i * k + z * (k / 2) + l] * b[j * k + z * (k / 2) + l];
	c[i * n + j] = s;
      }
}

/* Something is computed in an outer loop of steps; pointers go on.  */
HEAD (scaled_steps)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int o = 0; o < k / 2; o++)
	  {
	    T scale = a[o], x = scale * a[o * m + i];
	    const T *p = b + 2 * o * n + j;
	    for (int l = 0; l < 2; l++, p += n)
	      s += x * *p;
	  }
	c[i * n + j] = s;
      }
}

/* The products of all batches are added.  */
HEAD (batches)
  for (int t = 0; t < 2; t++)
    ROWS for (int i = 0; i < m; i++)
      COLUMNS for (int j = 0; j < n; j++)
	{
	  T s = c[i * n + j];
	  for (int l = 0; l < k / 2; l++)
	    s += a[(t * (k / 2) + l) * m + i] * b[(t * (k / 2) + l) * n + j];
	  c[i * n + j] = s;
	}
}

/* What is stored goes down, not along; the sums begin with rows.  */
HEAD (stored_by_columns)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[l * n + j];
	c[j * m + i] = s;
      }
}

HEAD (turned)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = b[i * n + j];
	for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[l * n + j];
	if (s > 5)
	  s = 2 * s + i;
	c[j * m + i] = s - a[j];
      }
}

/* Every other column; a bias of each.  */
HEAD (strided)
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n / 2; j++)
      {
	T s = a[i];
	for (int l = 0; l < k; l++)
	  s += a[l * m + i] * b[l * n + 2 * j];
	c[i * n + j] = s > 0 ? s : a[i] - s;
      }
}

/* Part of what is stored is used again.  */
HEAD (again)
  T *d = c + m * n;
  ROWS for (int i = 0; i < m; i++)
    COLUMNS for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int l = 0; l < k; l++)
	  s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
	d[i * n + j] = c[i * n + j] + s;
      }
}

#undef HEAD
