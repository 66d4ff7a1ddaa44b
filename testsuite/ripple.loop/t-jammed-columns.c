/* { dg-do run } */
/* { dg-options "-w -fchecking -ffp-contract=off" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -ffp-contract=off -DONE" } */
/* { dg-asm-require "x86" } */
/* Sixteen bytes of each row at a time.  */
/* { dg-asm {vinsert[if](128|32x4)[^\n]*\(%r} transposed } */
/* { dg-asm {vpunpckldq[^\n]*%zmm} transposed } */
/* Columns of rows that are a number of bytes apart which is known only at run
   time: as many at a time as are next to each other in a line of the cache
   (jam-rows.cc), and loops that look like that.  */
#ifdef ONE
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

enum { M = 35, N = 37 };

#define PARALLEL _Pragma ("ripple parallel Block(bs) Dims(0)")
#define ROWS for (int j = 0; j < n; j++)

/* KERNEL (NAME, T, PROMISE, ...): NAME and NAME_plain do what is behind
   PROMISE: for M columns of the N rows of A, W elements apart.  */
#ifdef ONE
# define PLAIN(NAME, T, ...)
#else
# define PLAIN(NAME, T, ...)						\
  /* Without optimization.  */						\
  __attribute__ ((optimize ("O0"))) static void				\
  NAME##_plain (int m, int n, int w, const T *a, T *b)			\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16);			\
    __VA_ARGS__								\
  }
#endif
#define KERNEL(NAME, T, PROMISE, ...)					\
  KEPT void								\
  NAME (int m, int n, int w, const T *PROMISE a, T *PROMISE b)		\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16);			\
    __VA_ARGS__								\
  }									\
  PLAIN (NAME, T, __VA_ARGS__)

KERNEL (transposed, float, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[i * n + j] = a[j * w + i];)
#ifndef ONE
KERNEL (transposed_long, float, restrict,
	for (long i = 0; i < m; i++)
	  PARALLEL ROWS b[i * n + j] = a[(long) j * w + i] * .5f;)
KERNEL (doubles, double, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[i * n + j] = a[j * w + i] + j;)
KERNEL (numbers, int, restrict,
	for (unsigned i = 0; i < (m > 0 ? m : 0); i++)
	  PARALLEL ROWS b[i * n + j] = a[j * w + i] * 3 + i;)
KERNEL (shorts, short, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[i * n + j] = a[j * w + i] + i;)
KERNEL (open, float, ,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[i * n + j] = a[j * w + i] + 1;)
KERNEL (long_body, float, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS
	    {
	      float x = a[j * w + i];
	      b[i * n + j] = x * x * x + (x > 3 ? 2 * x : x / 2) - x * 7 + i;
	    })
KERNEL (last_first, float, restrict,
	for (int i = m - 1; i >= 0; i--)
	  PARALLEL ROWS b[i * n + j] = a[j * w + i];)
KERNEL (rows_up, float, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[i * n + j] = a[(n - 1 - j) * w + i];)
KERNEL (every_other, float, restrict,
	for (int i = 0; i < m / 2; i++)
	  PARALLEL ROWS b[i * n + j] = a[j * w + 2 * i];)
KERNEL (pointers, float, restrict,
	const float *from = a;
	float *to = b;
	for (int i = 0; i < m; i++, from++, to += n)
	  PARALLEL ROWS to[j] = from[j * w];)
KERNEL (sums, float, restrict,
	PARALLEL ROWS b[j] = 0;
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[j] = b[j] * .5f + a[j * w + i];)
KERNEL (overlapping, float, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[i * (n / 2) + j] = a[j * w + i];)
KERNEL (chosen, float, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS
	    if (a[j * w + i] > 2)
	      b[i * n + j] = a[j * w + i];)
KERNEL (scattered, float, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL ROWS b[j * (M + 1) + i] = a[j * w + i];)
/* By hand, with stores between that may change what is loaded.  */
KERNEL (by_hand, float, ,
	for (int i = 0; i + 4 < m; i += 5)
	  PARALLEL ROWS
	    {
	      b[i * n + j] = a[j * w + i];
	      b[i * n + j + n] = a[j * w + i + 3] + a[j * w + i + 1];
	      b[i * n + j + 2 * n] = a[j * w + i + 2];
	      b[i * n + j + 3 * n] = a[j * w + i + 4] - a[j * w + i];
	    })

#define COMPARE(T, ...)							\
  {									\
    static void (*const kernels[][2]) (int, int, int, const T *, T *)	\
      = { __VA_ARGS__ };						\
    static T b[2][2 * (M + 2) * (N + 2)];				\
    for (unsigned k = 0; k < sizeof kernels / sizeof kernels[0]; k++)	\
      {									\
	/* Nothing behind the last row, nor in front of the first.  */	\
	unsigned all = n > 0 && m > 0 ? (n - 1) * w + m : 0;		\
	T *a = (T *) buf_new (all * sizeof (T) + (all == 0), BUF_END);	\
	for (unsigned i = 0; i < all; i++)				\
	  a[i] = i * 37 % 101;						\
	for (unsigned i = 0; i < sizeof b[0] / sizeof b[0][0]; i++)	\
	  b[0][i] = b[1][i] = i % 9;					\
	kernels[k][0] (m, n, w, a, b[0]);				\
	kernels[k][1] (m, n, w, a, b[1]);				\
	CHECK (memcmp (b[0], b[1], sizeof b[0]) == 0);			\
	kernels[k][0] (m, n, w, (T *) buf_copy				\
		       (a, all * sizeof (T) + (all == 0), BUF_START),	\
		       b[0]);						\
	CHECK (memcmp (b[0], b[1], sizeof b[0]) == 0			\
	       || kernels[k][0] == (void *) sums);			\
	buf_free_all ();						\
      }									\
  }
#define BOTH(NAME) { NAME, NAME##_plain }

int
main (void)
{
  for (int m = -1; m <= M; m += m < 2 || m == 15 || m == 16 ? 1 : 4)
    for (int n = 0; n <= N; n += n == 0 || n == 15 || n == 16 ? 1 : 7)
      for (int w = m > 0 ? m : 1; w <= m + 70; w += 35)
	{
	  COMPARE (float, BOTH (transposed), BOTH (transposed_long),
		   BOTH (open), BOTH (long_body), BOTH (last_first),
		   BOTH (rows_up), BOTH (every_other), BOTH (pointers),
		   BOTH (sums), BOTH (overlapping), BOTH (chosen),
		   BOTH (scattered), BOTH (by_hand))
	  COMPARE (double, BOTH (doubles))
	  COMPARE (int, BOTH (numbers))
	  COMPARE (short, BOTH (shorts))
	}
  /* Within what is stored to, rows that overlap, and all in one place.  */
  static float c[2][4000];
  for (int w = 0; w < 40; w += 13)
    for (int at = 0; at < 3; at++)
      {
	for (int i = 0; i < 4000; i++)
	  c[0][i] = c[1][i] = i % 23;
	open (20, 16, w, c[0] + 16 * at, c[0]);
	open_plain (20, 16, w, c[1] + 16 * at, c[1]);
	CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
	by_hand (20, 16, w, c[0] + 16 * at + 1, c[0]);
	by_hand_plain (20, 16, w, c[1] + 16 * at + 1, c[1]);
	CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
      }
  return 0;
}
#endif
