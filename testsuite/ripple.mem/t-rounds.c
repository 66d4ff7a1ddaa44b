/* Loops in the body of an annotated loop, over pointers that may point
   anywhere: in each round lanes store behind what all of them load, wherever
   the places of this round and of others overlap.  */
/* { dg-do run } */
/* { dg-options "-w -fno-strict-aliasing -fwrapv" } */
/* { dg-isa "native avx512 avx2 sse2" } */
#include "../ripple-test.h"
#include <string.h>

enum { BLOCK = 8, WORDS = 2400, AT = 400, FARTHEST = 90 };

/* A sum of ROUNDS, a loop over j, that is stored behind it.  */

#define SUM(NAME, ROUNDS, X, D)						\
  NOIPA static void							\
  NAME##_lanes (int n, int m, int w, int *p, int *q, int *r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	int sum = 0;							\
	ROUNDS sum += X;						\
	D = sum;							\
      }									\
  }									\
									\
  NOIPA static void							\
  NAME##_model (int n, int m, int w, int *p, int *q, int *r)		\
  {									\
    for (int first = 0; first < n; first += BLOCK)			\
      {									\
	int end = first + BLOCK < n ? first + BLOCK : n, all[BLOCK];	\
	for (int i = first; i < end; i++)				\
	  {								\
	    int sum = 0;						\
	    ROUNDS sum += X;						\
	    all[i - first] = sum;					\
	  }								\
	for (int i = first; i < end; i++)				\
	  D = all[i - first];						\
      }									\
  }

/* D = X in each round.  */

#define ROUND(NAME, ROUNDS, X, D)					\
  NOIPA static void							\
  NAME##_lanes (int n, int m, int w, int *p, int *q, int *r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      ROUNDS								\
	D = X;								\
  }									\
									\
  NOIPA static void							\
  NAME##_model (int n, int m, int w, int *p, int *q, int *r)		\
  {									\
    for (int first = 0; first < n; first += BLOCK)			\
      {									\
	int end = first + BLOCK < n ? first + BLOCK : n, all[BLOCK];	\
	ROUNDS								\
	  {								\
	    for (int i = first; i < end; i++)				\
	      all[i - first] = X;					\
	    for (int i = first; i < end; i++)				\
	      D = all[i - first];					\
	  }								\
      }									\
  }

#define UP for (int j = 0; j < m; j++)
#define DOWN for (int j = m - 1; j >= 0; j--)
#define FOUR for (int j = 0; j < 4; j++)
#define STEPS for (int j = 1; j < 2 * m; j += 2)
#define NOT_EQUAL for (unsigned j = 0; j != m; j++)
#define LONG for (long j = 2; j <= m; j++)

SUM (filter, UP, q[i + j] * r[j], p[i])
SUM (filter_of_four, FOUR, q[i + j] * r[j], p[i])
SUM (backwards, DOWN, q[i - j] * r[j], p[i])
SUM (columns, UP, q[j * w + i] * r[j], p[i])
SUM (columns_down, DOWN, q[j * w + i], p[i])
SUM (columns_up, LONG, q[i - j * w], p[i])
SUM (by_twos, STEPS, q[j * w + i] + r[j], p[i])
SUM (unequal, NOT_EQUAL, q[j * 3 + i], p[i])
SUM (to_every_other, UP, q[i + j] + r[j], p[2 * i])
SUM (from_every_other, UP, q[2 * i + j], p[i])
SUM (turned, UP, q[70 - i + j], p[i])
SUM (by_lane, UP, q[i * j], p[i])
SUM (by_width, UP, q[i * w + j], p[i])
SUM (to_width, UP, q[i + j], p[i * w])
SUM (squares, UP, q[j * j + i], p[i])
ROUND (into_place, UP, p[i] + q[j * w + i], p[i])
ROUND (rows, UP, q[j * w + i] + r[j], p[j * w + i])
ROUND (rows_of_four, FOUR, q[j * w + i] + r[j], p[j * w + i])
ROUND (rows_in_place, UP, p[j * w + i] + r[j], p[j * w + i])
ROUND (rows_down, DOWN, p[j * w + i] + q[i], p[j * w + i])
ROUND (row_to_row, UP, p[j * w + i] + r[j], p[j * w + w + i])
ROUND (diagonals, UP, q[i] + r[j], p[j + i])
ROUND (of_squares, UP, q[i] + r[j], p[j * j + i])
ROUND (packed, UP, q[i], p[4 * i + j])

static void
check (void (*lanes) (), void (*model) ())
{
  static int m[2][WORDS];
  static const int counts[] = { 0, 7, 9, 33 };
  static const int rounds[] = { 0, 1, 6 };
  static const int widths[] = { 1, 5, 33, -9 };
  for (int shift = -FARTHEST; shift <= FARTHEST;
       shift += shift >= -10 && shift < 10 ? 2 : 13)
    for (int k = 0; k < 4; k++)
      for (int l = 0; l < 3; l++)
	for (int b = 0; b < 4; b++)
	  {
	    int far = shift & 1 ? 90 - shift : 3 * shift;
	    for (int i = 0; i < WORDS; i++)
	      m[0][i] = m[1][i] = i * 7 % 6;
	    lanes (counts[k], rounds[l], widths[b], m[0] + AT,
		   m[0] + AT + shift, m[0] + AT + far);
	    model (counts[k], rounds[l], widths[b], m[1] + AT,
		   m[1] + AT + shift, m[1] + AT + far);
	    CHECK_SAME (m[0], m[1], WORDS);
	  }
}

#define CHECK_ONE(NAME) check (NAME##_lanes, NAME##_model)

int
main (void)
{
  CHECK_ONE (filter);
  CHECK_ONE (filter_of_four);
  CHECK_ONE (backwards);
  CHECK_ONE (columns);
  CHECK_ONE (columns_down);
  CHECK_ONE (columns_up);
  CHECK_ONE (by_twos);
  CHECK_ONE (unequal);
  CHECK_ONE (to_every_other);
  CHECK_ONE (from_every_other);
  CHECK_ONE (turned);
  CHECK_ONE (by_lane);
  CHECK_ONE (by_width);
  CHECK_ONE (to_width);
  CHECK_ONE (squares);
  CHECK_ONE (into_place);
  CHECK_ONE (rows);
  CHECK_ONE (rows_of_four);
  CHECK_ONE (rows_in_place);
  CHECK_ONE (rows_down);
  CHECK_ONE (row_to_row);
  CHECK_ONE (diagonals);
  CHECK_ONE (of_squares);
  CHECK_ONE (packed);
  return 0;
}
