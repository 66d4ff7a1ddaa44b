/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Records of four and eight numbers, whose lanes need not be in order between
   loads and stores: among them numbers from elsewhere, those of other records,
   other orders, conditions, and what is used in order, too; also with records
   that end where the page does.  */
#include "../ripple-test.h"

enum { MOST = 75 };

#define KERNEL(NAME, T, COUNT, LANES, ...)				\
  typedef struct { T f[COUNT]; } NAME##_record;				\
  NOIPA static void							\
  NAME (int n, const NAME##_record *a, const NAME##_record *b,		\
	const T *w, T s, NAME##_record *r, T *q)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	NAME##_record x = a[i], y = b[i];				\
	(void) y; (void) s; (void) w; (void) q;				\
	__VA_ARGS__							\
      }									\
  }									\
  NOIPA_NORMAL static void						\
  NAME##_model (int n, const NAME##_record *a, const NAME##_record *b,	\
		const T *w, T s, NAME##_record *r, T *q)		\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	NAME##_record x = a[i], y = b[i];				\
	(void) y; (void) s; (void) w; (void) q;				\
	__VA_ARGS__							\
      }									\
  }

#define TURN(C)								\
  for (int k = 0; k < C; k++)						\
    r[i].f[k] = x.f[k] * y.f[(k + 1) % C] - x.f[(k + 2) % C];
#define SWAP								\
  r[i].f[0] = x.f[3]; r[i].f[1] = x.f[2] + 1;				\
  r[i].f[2] = x.f[1] - y.f[0]; r[i].f[3] = x.f[0];
#define KERNELS(M)							\
  M (turn4, float, 4, 16, TURN (4)) M (turn4w, float, 4, 64, TURN (4))	\
  M (turn4i, int, 4, 8, TURN (4)) M (turn4s, float, 4, 4, TURN (4))	\
  M (turn4o, int, 4, 20, TURN (4)) M (turn4d, double, 4, 16, TURN (4))	\
  M (turn8h, short, 8, 32, TURN (8)) M (turn8i, int, 8, 16, TURN (8))	\
  M (turn8u, unsigned short, 8, 8, TURN (8))				\
  M (turn2d, double, 2, 16, TURN (2)) M (turn2l, long, 2, 4, TURN (2))	\
  M (swap, float, 4, 16, SWAP) M (swapi, unsigned, 4, 32, SWAP)		\
  M (weigh, float, 4, 16, for (int k = 0; k < 4; k++)			\
     r[i].f[k] = x.f[k] * w[i] + x.f[(k + 1) % 4] * s;)			\
  M (used, float, 4, 16, TURN (4) q[i] = x.f[0] + x.f[1];)		\
  M (some, float, 4, 16, if (w[i] > 0) { TURN (4) })			\
  M (choice, int, 4, 16, for (int k = 0; k < 4; k++)			\
     r[i].f[k] = x.f[k] > y.f[(k + 1) % 4] ? x.f[k] : y.f[k] + 1;)	\
  M (lane, int, 4, 32, for (int k = 0; k < 4; k++)			\
     r[i].f[k] = x.f[(k + 1) % 4] + i * k;)				\
  M (partly, int, 4, 16, for (int k = 0; k < 3; k++)			\
     r[i].f[k] = x.f[(k + 1) % 4] + y.f[k];)				\
  M (again, float, 4, 16, TURN (4)					\
     for (int k = 0; k < 4; k++) r[i].f[k] += r[i].f[(k + 1) % 4];)	\
  M (halved, short, 8, 16, for (int k = 0; k < 8; k++)			\
     r[i].f[k] = (x.f[k] >> 2) + (y.f[7 - k] << 1);)

KERNELS (KERNEL)

#define TRY_IT(NAME, T, COUNT, LANES, ...)				\
  for (int n = 0; n <= MOST; n += 1 + n / 2)				\
    {									\
      NAME##_record *a = buf_new (n * sizeof *a, BUF_END);		\
      NAME##_record *b = buf_new (n * sizeof *b, BUF_END);		\
      NAME##_record *r = buf_new (n * sizeof *r, BUF_END);		\
      NAME##_record want[MOST + 1];					\
      T *w = buf_new (n * sizeof *w, BUF_END);				\
      T *q = buf_new (n * sizeof *q, BUF_END);				\
      T want_q[MOST + 1];						\
      for (int i = 0; i < n; i++)					\
	{								\
	  for (int k = 0; k < COUNT; k++)				\
	    {								\
	      a[i].f[k] = (T) (rnd () % 100);				\
	      b[i].f[k] = (T) (rnd () % 100);				\
	      r[i].f[k] = want[i].f[k] = 5;				\
	    }								\
	  w[i] = (T) (rnd () % 9) - 4;					\
	  q[i] = want_q[i] = 7;						\
	}								\
      NAME (n, a, b, w, 3, r, q);					\
      NAME##_model (n, a, b, w, 3, want, want_q);			\
      CHECK (memcmp (r, want, n * sizeof *r) == 0);			\
      CHECK (memcmp (q, want_q, n * sizeof *q) == 0);			\
      buf_free_all ();							\
    }

int
main (void)
{
  KERNELS (TRY_IT)
  return 0;
}
