/* Sums of products by clause reduction, in the forms that they are written in:
   included twice by t-clause.c, with and without annotations.

   F (name): the function's name.  LANES (dim): the annotation of a loop;
   ADD (dim, variables), ADD_BY (clauses, variables): of one that adds.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define HEAD(NAME)							\
NOIPA static void							\
F (NAME) (const T *a, const T *b, T *c, int m, int n, int k)		\
{									\
  BLOCK

HEAD (rows_down)
  LANES (1) for (int i = 0; i < m; i++)
    LANES (0) for (int j = 0; j < n; j++)
      {
	T s = 0;
	ADD (2, s) for (int l = 0; l < k; l++)
	  s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}

HEAD (rows_along)
  LANES (1) for (int i = 0; i < m; i++)
    LANES (0) for (int j = 0; j < n; j++)
      {
	T s = 0;
	ADD (2, s) for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* Rows by rows: both are copied.  The lanes of the steps are next to each
   other, and the loops in another order.  */
HEAD (dot)
  LANES (1) for (int j = 0; j < n; j++)
    LANES (2) for (int i = 0; i < m; i++)
      {
	T s = 0;
	ADD (0, s) for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[j * k + l];
	c[i * n + j] = s;
      }
}

/* The steps are those of another block, and of two dimensions.  */
HEAD (other_block)
  LANES (1) for (int i = 0; i < m; i++)
    LANES (0) for (int j = 0; j < n; j++)
      {
	T s = 2;
	ADD_BY (Block (steps) Dims (4, 5), s) for (int l = 0; l < k; l++)
	  s = s - b[l * n + j] * a[i * k + l];
	c[i * n + j] = s;
      }
}

/* What the sum begins with, and what is made of it.  */
HEAD (around)
  LANES (1) for (int i = 0; i < m; i++)
    LANES (0) for (int j = 0; j < n; j++)
      {
	T s = c[i * n + j] + b[j];
	ADD (2, s) for (int l = k - 1; l >= 0; l--)
	  s += (a[l * m + i] + a[i]) * (2 * b[l * n + j]);
	if (s < 9)
	  s = 9 - s;
	c[i * n + j] = 2 * s + a[i];
      }
}

/* As many steps as the compiler knows.  */
HEAD (constant)
  if (k < 8)
    return;
  LANES (1) for (int i = 0; i < m; i++)
    LANES (0) for (int j = 0; j < n; j++)
      {
	T s = 1;
	ADD (2, s) for (int l = 0; l < 8; l++)
	  s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}

HEAD (complex_sums)
  LANES (1) for (int i = 0; i < m; i++)
    LANES (0) for (int j = 0; j < n / 2; j++)
      {
	T re = 0, im = 1;
	ADD (2, re, im) for (int l = 0; l < k / 2; l++)
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

/* Several loops of steps, of which each adds, or only the inner one, or the
   outer one.  */
#define WINDOW(NAME, OUTER, MIDDLE, INNER)				\
HEAD (NAME)								\
  int channels = k / 9;							\
  LANES (1) for (int i = 0; i < m; i++)					\
    LANES (0) for (int j = 0; j < n; j++)				\
      {									\
	T s = 0;							\
	OUTER for (int z = 0; z < channels; z++)			\
	  MIDDLE for (int y = 0; y < 3; y++)				\
	    INNER for (int x = 0; x < 3; x++)				\
	      s += a[((i * channels + z) * 3 + y) * 3 + x]		\
		   * b[(z * 3 + y) * (n + 2) + j + x];			\
	c[i * n + j] = s;						\
      }									\
}
WINDOW (all_add, ADD (2, s), ADD (3, s), ADD (4, s))
WINDOW (inner_adds, , , ADD (2, s))
WINDOW (outer_adds, ADD (2, s), ,)
WINDOW (outer_and_inner_add, ADD (2, s), , ADD (3, s))

/* A number of steps for each call of a loop round them; a clause.  */
HEAD (some)
  for (int t = 1; t < 3; t++)
    LANES (1) for (int i = 0; i < m; i++)
      LANES (0) for (int j = 0; j < n; j++)
	{
	  T s = c[i * n + j];
	  ADD_BY (Block (block) Dims (2) BlockIndependent, s)
	    for (short l = 0; l < k - t; l += 2)
	      s += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = s;
	}
}

/* Rows or columns are plain loops, or both.  */
HEAD (plain_columns)
  LANES (1) for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      {
	T s = 0;
	ADD (0, s) for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[j * k + l];
	c[i * n + j] = s;
      }
}

HEAD (plain_rows)
  for (size_t i = 0; i < (size_t) m; i++)
    LANES (1) for (int j = 0; j < n; j++)
      {
	T s = b[j] - a[i];
	ADD (0, s) for (int l = 0; l < k; l++)
	  s += a[l * (size_t) m + i] * b[j * k + l];
	c[i * n + j] = s > 0 ? s : -s;
      }
}

HEAD (plain)
  for (int i = 0; i < m; ++i)
    for (int j = 0; j != n; j += 1)
      {
	T s = 0;
	ADD (0, s) for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[j * k + l];
	if (j % 4 == 1)
	  s = 1 - s;
	else if (i > j)
	  s *= 2;
	c[i * n + j] += s + i * 3 - j;
      }
}

/* The rows are those of pointers; the products of all batches.  */
HEAD (plain_pointers)
  for (int t = 0; t < 2; t++)
    for (int j = 0; j < n; j++)
      {
	const T *p = b + j * k;
	for (int i = 0; i < m; i++)
	  {
	    const T *q = a + i * k;
	    T s = c[i * n + j];
	    ADD (0, s) for (int l = 0; l < k - t; l++)
	      s += q[l] * p[l];
	    c[i * n + j] = s;
	  }
      }
}

HEAD (plain_window)
  int channels = k / 9;
  for (int i = 0; i < m; i++)
    for (unsigned j = 0; j < (unsigned) n; j++)
      {
	T s = 0;
	ADD (2, s) for (int z = 0; z < channels; z++)
	  ADD (3, s) for (int y = 0; y < 3; y++)
	    ADD (0, s) for (int x = 0; x < 3; x++)
	      s += a[((i * channels + z) * 3 + y) * 3 + x]
		   * b[(z * 3 + y) * (n + 2) + (long) j + x];
	c[i * n + (long) j] = s;
      }
}

#undef HEAD
#undef WINDOW
