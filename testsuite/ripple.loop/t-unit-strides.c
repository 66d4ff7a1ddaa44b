/* Strides that only the program knows, 1 among them: of indices, of pointers,
   steps of the loop, several at once, and in loops inside.  */
/* { dg-do run } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm {vmovups[^\n]*%ymm} } */
#include "../ripple-test.h"

#define PLAIN __attribute__ ((noipa, optimize ("O0")))
enum { ROOM = 40 * 40 + 64 };

#define KERNELS(NAME, KIND, LOOP)					      \
  KIND static void							      \
  NAME##_add (int n, float *y, const float *x, int by, long from)	      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 8); (void) bs;	      \
    LOOP for (int i = 0; i < n; i++) y[i * by] += 2 * x[i * from];	      \
  }									      \
  KIND static void							      \
  NAME##_step (int n, short *y, const short *x, unsigned by, long from)	      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 8); (void) bs;	      \
    (void) from;							      \
    LOOP for (unsigned i = 3; i < (unsigned) n; i += by)		      \
      y[i] = x[i + by] + i;						      \
  }									      \
  KIND static void							      \
  NAME##_rows (int n, int *y, const int *x, int by, long from)		      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 8); (void) bs;	      \
    for (int r = 0; r < n; r++)						      \
      LOOP for (int i = 0; i < n; i++)					      \
	{								      \
	  int s = 0;							      \
	  for (int k = 0; k < r % 5; k++)				      \
	    s += x[k * n + i * by];					      \
	  if (s > x[i * from])						      \
	    y[r * n + i * from] = s;					      \
	}								      \
  }									      \
  KIND static void							      \
  NAME##_pairs (int n, float *y, const float *x, int by, long from)	      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 8); (void) bs;	      \
    struct pair { float a, b; } *to = (struct pair *) y;		      \
    const struct pair *of = (const struct pair *) x;			      \
    LOOP for (int i = 0; i < n / 2; i++)				      \
      {									      \
	to[by * i].a = of[i * from].b;					      \
	to[by * i].b = -of[i * from].a;					      \
      }									      \
  }

#define ANNOTATED _Pragma ("ripple parallel Block (bs) Dims (0)")
KERNELS (lanes, NOIPA, ANNOTATED)
KERNELS (plain, PLAIN, )

#define COMPARE(T, NAME)						      \
  do									      \
    {									      \
      static T x[ROOM], got[ROOM], want[ROOM];				      \
      for (int n = 0; n < 40; n++)					      \
	for (int by = 1; by < 4; by++)					      \
	  for (int from = 1; from < 4; from++)				      \
	    {								      \
	      for (int i = 0; i < ROOM; i++)				      \
		{							      \
		  x[i] = (T) (i * 37 % 101 - 50);			      \
		  got[i] = want[i] = (T) (i * 11 % 53);			      \
		}							      \
	      lanes_##NAME (n, got, x, by, from);			      \
	      plain_##NAME (n, want, x, by, from);			      \
	      CHECK_SAME (got, want, ROOM);				      \
	    }								      \
    }									      \
  while (0)

int
main (void)
{
  COMPARE (float, add);
  COMPARE (short, step);
  COMPARE (int, rows);
  COMPARE (float, pairs);
  return 0;
}
