/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Each lane sorts a row of its own: a network of compare-exchanges on eight
   variables, insertion and selection in place, with bounds per row.  */
#include "common/program.h"

enum { ROW = 8 };

/* The network of 19 exchanges for eight elements.  */

#define EXCHANGE(a, b)				\
  do						\
    if (a > b)					\
      {						\
	int t_ = a;				\
	a = b;					\
	b = t_;					\
      }						\
  while (0)

#define NETWORK(a, b, c, d, e, f, g, h)					\
  do									\
    {									\
      EXCHANGE (a, c); EXCHANGE (b, d); EXCHANGE (e, g); EXCHANGE (f, h); \
      EXCHANGE (a, e); EXCHANGE (b, f); EXCHANGE (c, g); EXCHANGE (d, h); \
      EXCHANGE (a, b); EXCHANGE (c, d); EXCHANGE (e, f); EXCHANGE (g, h); \
      EXCHANGE (c, e); EXCHANGE (d, f); EXCHANGE (b, e); EXCHANGE (d, g); \
      EXCHANGE (b, c); EXCHANGE (d, e); EXCHANGE (f, g);		\
    }									\
  while (0)

static void
sort_row (int *row)
{
  NETWORK (row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7]);
}

static void
insertion (int *row, int length)
{
  for (int i = 1; i < length; i++)
    {
      int x = row[i], j = i;
      while (j > 0 && row[j - 1] > x)
	{
	  row[j] = row[j - 1];
	  j--;
	}
      row[j] = x;
    }
}

static void
bubble (int *row, int length)
{
  for (int again = 1; again;)
    {
      again = 0;
      for (int i = 1; i < length; i++)
	if (row[i - 1] > row[i])
	  {
	    int t = row[i];
	    row[i] = row[i - 1];
	    row[i - 1] = t;
	    again = 1;
	  }
    }
}

static void
selection (int *row, int length)
{
  int i = 0;
  while (i < length - 1)
    {
      int least = i;
      for (int j = i + 1; j < length; j++)
	if (row[j] < row[least])
	  least = j;
      int t = row[i];
      row[i++] = row[least];
      row[least] = t;
    }
}

NOIPA static void
network (int n, int (*rows)[ROW], const int *length)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  (void) length;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int a = rows[i][0], b = rows[i][1], c = rows[i][2], d = rows[i][3];
      int e = rows[i][4], f = rows[i][5], g = rows[i][6], h = rows[i][7];
      NETWORK (a, b, c, d, e, f, g, h);
      rows[i][0] = a, rows[i][1] = b, rows[i][2] = c, rows[i][3] = d;
      rows[i][4] = e, rows[i][5] = f, rows[i][6] = g, rows[i][7] = h;
    }
}

NOIPA static void
network_in_memory (int n, int (*rows)[ROW], const int *length)
{
  ripple_block_t block = ripple_set_block_shape (0, B / 4);
  (void) length;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sort_row (rows[i]);
}

/* Odd-even transposition: the loops are the same for all lanes.  */

NOIPA static void
transposition (int n, int (*rows)[ROW], const int *length)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  (void) length;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < ROW; k++)
      for (int j = k & 1; j < ROW - 1; j += 2)
	EXCHANGE (rows[i][j], rows[i][j + 1]);
}

NOIPA static void
insertion_body (int n, int (*rows)[ROW], const int *length)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    for (int k = 1; k < length[i]; k++)
      {
	int x = rows[i][k], j = ripple_broadcast (block, 1, k);
	for (; j > 0; j--)
	  {
	    if (rows[i][j - 1] <= x)
	      break;
	    rows[i][j] = rows[i][j - 1];
	  }
	rows[i][j] = x;
      }
}

#define CALLED(NAME)						\
  NOIPA static void						\
  NAME##_called (int n, int (*rows)[ROW], const int *length)	\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, B);	\
    ripple_parallel (block, 0);					\
    for (int i = 0; i < n; i++)					\
      NAME (rows[i], length[i]);				\
  }
CALLED (insertion)
CALLED (bubble)
CALLED (selection)

static void
try (void (*sort) (int, int (*)[ROW], const int *), int whole)
{
  for (int k = 0; k < TRIPS; k++)
    for (int place = 0; place < PLACES; place++)
      {
	int n = trip (k, B);
	BUF (int, rows, n * ROW, place);
	BUF (int, length, n, place);
	int *want = (int *) buf_copy (rows, n * ROW * sizeof (int), place);
	for (int i = 0; i < n; i++)
	  {
	    length[i] = whole ? ROW : length[i] & ROW ? ROW : length[i] & 7;
	    insertion (want + i * ROW, length[i]);
	  }
	sort (n, (int (*)[ROW]) rows, length);
	CHECK_SAME (rows, want, n * ROW);
	buf_free_all ();
      }
}

int
main (void)
{
  try (network, 1);
  try (network_in_memory, 1);
  try (transposition, 1);
  try (insertion_body, 0);
  try (insertion_called, 0);
  try (bubble_called, 0);
  try (selection_called, 0);
  return 0;
}
