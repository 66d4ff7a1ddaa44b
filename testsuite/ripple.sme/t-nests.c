/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 20 } */
/* The same algebra written otherwise: other orders of loops, sums in memory,
   several sums and products, loops of steps in each other.  */
#include "../ripple-test.h"

enum { MAX = 140 };
typedef float T;

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);
#define ROWS ripple_parallel (block, 1);
#define COLUMNS ripple_parallel (block, 0);
#define F(NAME) NAME
#include "nests.h"
#undef F
#undef BLOCK
#undef ROWS
#undef COLUMNS
#define BLOCK
#define ROWS
#define COLUMNS
#define F(NAME) want_##NAME
#include "nests.h"

#define BOTH(NAME) { NAME, want_##NAME, #NAME }

static const struct
{
  void (*got) (const T *, const T *, T *, int, int, int);
  void (*want) (const T *, const T *, T *, int, int, int);
  const char *name;
} nests[] =
{
  BOTH (in_memory), BOTH (rows_steps_columns), BOTH (steps_rows_columns),
  BOTH (steps_columns_rows), BOTH (columns_steps_rows), BOTH (rank_one),
  BOTH (two_products), BOTH (complex_product), BOTH (three_sums),
  BOTH (two_in_memory), BOTH (twice_in_memory), BOTH (steps_in_blocks),
  BOTH (convolution), BOTH (apart), BOTH (scaled_steps), BOTH (batches),
  BOTH (stored_by_columns), BOTH (turned), BOTH (strided), BOTH (again)
};

int
main (void)
{
  enum { ROOM = 3 * MAX * MAX };
  static const int sizes[][3] =
  {
    { 1, 2, 1 }, { 3, 5, 7 }, { 16, 16, 18 }, { 17, 33, 9 }, { 64, 64, 32 },
    { 29, 130, 36 }, { 130, 31, 66 }, { 5, 7, 0 }, { 0, 4, 3 }, { 3, 0, 3 },
    { 70, 3, 129 }, { 8, 8, 2 }
  };
  static T a[ROOM], b[ROOM], c[ROOM], w[ROOM];
  unsigned r = 1;
  for (int i = 0; i < ROOM; i++)
    {
      r = r * 1664525 + 1013904223;
      a[i] = (int) (r >> 30) - 2;
      b[i] = (int) (r >> 26 & 7) - 4;
    }
  for (unsigned s = 0; s < sizeof sizes / sizeof *sizes; s++)
    for (unsigned t = 0; t < sizeof nests / sizeof *nests; t++)
      {
	int m = sizes[s][0], n = sizes[s][1], k = sizes[s][2];
	for (int i = 0; i < ROOM; i++)
	  c[i] = w[i] = i % 11;
	nests[t].got (a, b, c, m, n, k);
	nests[t].want (a, b, w, m, n, k);
	for (int i = 0; i < ROOM; i++)
	  if (c[i] != w[i])
	    {
	      fprintf (stderr, "%s, %d %d %d: element %d is %g, not %g\n",
		       nests[t].name, m, n, k, i, (double) c[i],
		       (double) w[i]);
	      abort ();
	    }
      }
  return 0;
}
