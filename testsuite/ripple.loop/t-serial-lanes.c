/* Loops that lanes would do one after the other, if the annotated loop had the
   only lanes: it is in another one, has another one in it, or is what lanes of
   the function's block do, some of them, or all.  */
/* { dg-do run } */
#include "../ripple-test.h"

#define PLAIN __attribute__ ((noipa, optimize ("O0")))
enum { MOST = 13, WIDE = 24, ROOM = MOST * WIDE };

/* What lies far apart for lanes that differ in R or C.  */
static inline int
row_sum (const int *a, int r, int c, int width, int start)
{
  int sum = start;
  for (int k = 0; k < (r + c) % (width + 1); k++)
    sum = sum * 3 + a[r * WIDE + k] - a[c * WIDE + (k ^ 1)];
  return sum;
}

#define NEST(NAME, KIND, OUTER, INNER)					      \
  KIND static void							      \
  NAME (int *out, const int *a, int rows, int columns, int width)	      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 4, 3); (void) bs;	      \
    OUTER for (int j = 0; j < columns; j++)				      \
      INNER for (int i = 0; i < rows; i++)				      \
	if (rows - 1 > i && width > 3)					      \
	  out[i * WIDE + j] = row_sum (a, i, j, width, i - 7 * j);	      \
  }
#define LOOP(DIM) RIPPLE_PRAGMA (Dims (DIM))
#define RIPPLE_PRAGMA(CLAUSE) DO_PRAGMA (ripple parallel Block (bs) CLAUSE)
#define DO_PRAGMA(X) _Pragma (#X)
NEST (nest, __attribute__ ((noipa)), LOOP (0), LOOP (1))
NEST (turned, __attribute__ ((noipa)), LOOP (1), LOOP (0))
NEST (plain_nest, PLAIN, , )

/* Lanes of the block along dimension 0, and the loop's along 1.  */
#define BLOCK(NAME, KIND, LANES, INNER)					      \
  KIND static void							      \
  NAME (int *out, const int *a, int rows, int width)			      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 8, 3); (void) bs;	      \
    LANES								      \
      {									      \
	INNER for (int i = 0; i < rows; i++)				      \
	  out[i * WIDE + x] = row_sum (a, i, x, width, i);		      \
	if (a[x] > 2)							      \
	  INNER for (int i = 0; i < rows; i++)				      \
	    out[i * WIDE + x + 8] = row_sum (a, i, 3, width, i);	      \
      }									      \
  }
BLOCK (block, __attribute__ ((noipa)),
       for (int x = ripple_id (bs, 0), once = 1; once; once = 0), LOOP (1))
BLOCK (plain_block, PLAIN, for (int x = 0; x < 8; x++), )

int
main (void)
{
  static int a[ROOM], out[ROOM], expected[ROOM];
  for (int k = 0; k < ROOM; k++)
    a[k] = k * 7919 % 11 - 3;
  for (int rows = 0; rows <= MOST; rows++)
    for (int width = 0; width <= WIDE; width += 5)
      {
	for (int columns = 0; columns <= MOST; columns++)
	  {
	    memset (expected, -1, sizeof expected);
	    plain_nest (expected, a, rows, columns, width);
	    memset (out, -1, sizeof out);
	    nest (out, a, rows, columns, width);
	    CHECK_SAME (out, expected, ROOM);
	    memset (out, -1, sizeof out);
	    turned (out, a, rows, columns, width);
	    CHECK_SAME (out, expected, ROOM);
	  }
	memset (expected, -1, sizeof expected);
	plain_block (expected, a, rows, width);
	memset (out, -1, sizeof out);
	block (out, a, rows, width);
	CHECK_SAME (out, expected, ROOM);
      }
  return 0;
}
