/* Loops inside annotated ones that lanes do one after the other: all blocks
   and remainders, several results, exits and pointers, and memory that lanes
   store to which others have read: a block does so only after its loops.  */
/* { dg-do run } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {v[p]*gather|vdivpd} } */
#include "../ripple-test.h"

#define PLAIN __attribute__ ((noipa, optimize ("O0")))
enum { ROWS = 70, ROOM = 4096 };

/* Texts end at a page that may not be read.  */
static int
length (const char *s, int most)
{
  int k = 0;
  while (k < most && s[k] != ' ')
    k++;
  return k;
}

static int
probe (const unsigned *table, unsigned key)
{
  unsigned h = key * 2654435761u >> 25;
  for (int tries = 0; tries < 8; tries++)
    {
      if (table[h] % 4 == 0)
	return h;
      if (table[h] == 77)
	return tries - 100;
      h = (h + 1) & 127;
    }
  return -1;
}

static _Bool
found (const int *list, int n, int x, const int **where)
{
  for (const int *p = list; p != list + n; p++)
    if (*p == x)
      {
	*where = p;
	return 1;
      }
  return 0;
}

#define BLOCK(LANES) \
  ripple_block_t bs = ripple_set_block_shape (0, LANES); (void) bs;

static _Bool
prime (unsigned x)
{
  if (x < 2)
    return 0;
  for (unsigned d = 2; d * d <= x; d++)
    if (x % d == 0)
      return 0;
  return 1;
}

static int
next_prime (unsigned x, int most)
{
  int up = 0;
  if (most > 3)
    while (up < most && !prime (x + up))
      up++;
  return up;
}

#define KERNELS(NAME, KIND, LANES, LOOP, SUM)				      \
  KIND static void							      \
  NAME##_spmv (float *y, const float *v, const int *column,		      \
	       const int *start, const float *x, int rows, unsigned *count)   \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < rows; i++)					      \
      {									      \
	float sum = 0;							      \
	unsigned long most = i;						      \
	for (int k = start[i]; k < start[i + 1]; k++)			      \
	  {								      \
	    sum += v[k] * x[column[k]];					      \
	    most = most > column[k] ? most : column[k];			      \
	  }								      \
	y[i] = sum;							      \
	count[i] = most;						      \
      }									      \
  }									      \
  KIND static void							      \
  NAME##_length (int *out, const char *text, int width, int n)		      \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < n; i++)					      \
      out[i] = length (text + i * width, width) + i;			      \
  }									      \
  KIND static void							      \
  NAME##_probe (int *out, const unsigned *table, const unsigned *key, int n)  \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < n; i++)					      \
      out[i] = probe (table, key[i]);					      \
  }									      \
  KIND static void							      \
  NAME##_found (long *out, const int *list, const int *start, const int *x,   \
		int n)							      \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < n; i++)					      \
      {									      \
	const int *p = list;						      \
	if (found (list + start[i], start[i + 1] - start[i], x[i], &p))	      \
	  out[i] = p - list;						      \
	else								      \
	  out[i] = -1;							      \
      }									      \
  }									      \
  KIND static void							      \
  NAME##_nested (double *out, const double *m, const short *row, int n)	      \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < n; i++)					      \
      {									      \
	double s = 1.5;							      \
	const double *p = m + 8 * row[i];				      \
	for (int r = 0; r < i % 4; r++, p += 8)				      \
	  for (int c = 0; p[c] > 0.0; c++)				      \
	    s = s * .5 + p[c];						      \
	out[i] = s - 1;							      \
      }									      \
  }									      \
  KIND static void							      \
  NAME##_primes (short *out, const unsigned *x, int most, int n)	      \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < n; i++)					      \
      out[i] = next_prime (x[i] % 1000, most) + prime (x[i] % 200);	      \
  }									      \
  KIND static int							      \
  NAME##_sums (const signed char *text, const int *start, int n)	      \
  {									      \
    int all = 0;							      \
    BLOCK (LANES)							      \
    SUM for (int i = 0; i < n; i++)					      \
      {									      \
	int k = start[i];						      \
	do								      \
	  k++;								      \
	while (text[k] > 0);						      \
	all += k;							      \
      }									      \
    return all;								      \
  }									      \
  KIND static void							      \
  NAME##_some (int *out, const char *text, const int *start, int n)	      \
  {									      \
    BLOCK (LANES)							      \
    LOOP for (int i = 0; i < n; i++)					      \
      if (start[i] & 1)							      \
	{								      \
	  int k = start[i];						      \
	  while (text[k] > 'a')						      \
	    k++;							      \
	  out[i] = k;							      \
	}								      \
  }

#define ANNOTATED _Pragma ("ripple parallel Block (bs) Dims (0)")
#define SUMMED \
  _Pragma ("ripple parallel Block (bs) Dims (0) reduction (+: all)")
KERNELS (plain, PLAIN, 16, , )
KERNELS (lanes16, NOIPA, 16, ANNOTATED, SUMMED)
KERNELS (lanes7, NOIPA, 7, ANNOTATED, SUMMED)
KERNELS (lanes64, NOIPA, 64, ANNOTATED, SUMMED)

/* What a block stores, its own lanes do not read.  */
NOIPA static void
own (int *out, const int *in, int n)
{
  BLOCK (16)
  ANNOTATED for (int i = 0; i < n; i++)
    {
      int k = in[i] & 63;
      while (in[k] > 8)
	k++;
      out[i] = k;
    }
}

PLAIN static void
own_blocks (int *out, const int *in, int n)
{
  for (int b = 0; b < n; b += 16)
    {
      int got[16];
      for (int i = b; i < b + 16 && i < n; i++)
	{
	  int k = in[i] & 63;
	  while (in[k] > 8)
	    k++;
	  got[i - b] = k;
	}
      for (int i = b; i < b + 16 && i < n; i++)
	out[i] = got[i - b];
    }
}

static float v[ROOM], x[ROOM];
static int column[ROOM], start[ROWS + 1], list[ROOM];
static unsigned table[128], key[ROWS];
static short row[ROWS];
static double m[ROOM];
static signed char text[ROOM];

static void
fill (void)
{
  for (int i = 0; i < ROOM; i++)
    {
      v[i] = (int) (rnd () % 64) - 20;
      x[i] = (int) (rnd () % 64) - 30;
      column[i] = rnd () % ROOM;
      list[i] = rnd () % 16;
      m[i] = i % 8 < 7 ? (int) (rnd () % 8) : -1.0;
      text[i] = rnd () % 5 && i != ROOM - 1 ? 'a' + rnd () % 9 : ' ' * (i & 1);
    }
  text[ROOM - 1] = 0;
  for (int i = 0; i < ROWS; i++)
    {
      start[i + 1] = start[i] + rnd () % 9;
      key[i] = rnd ();
      row[i] = rnd () % (ROOM / 8 - 8);
    }
  for (int i = 0; i < 128; i++)
    table[i] = rnd () % 8 ? 4 * (rnd () % 100) + 1 : rnd () % 3 ? 77 : 8;
}

/* Call NAME of the lanes and of plain code; they write to OUT.  */
#define COMPARE(T, LANES, NAME, ...)					      \
  do									      \
    {									      \
      static T want[2 * ROWS], got[2 * ROWS];				      \
      T *out = want;							      \
      memset (want, 0x5a, sizeof want);					      \
      memset (got, 0x5a, sizeof got);					      \
      plain_##NAME (__VA_ARGS__);					      \
      out = got;							      \
      LANES##_##NAME (__VA_ARGS__);					      \
      CHECK_SAME (got, want, 2 * ROWS);					      \
    }									      \
  while (0)

#define ALL(LANES)							      \
  do									      \
    {									      \
      unsigned count[ROWS];						      \
      float y[ROWS];							      \
      COMPARE (float, LANES, spmv, out, v, column, start, x, n, count);	      \
      COMPARE (unsigned, LANES, spmv, y, v, column, start, x, n, out);	      \
      COMPARE (int, LANES, length, out, end - 5 * n, 5, n);		      \
      COMPARE (int, LANES, probe, out, table, key, n);			      \
      COMPARE (long, LANES, found, out, list, start, list + 9, n);	      \
      COMPARE (double, LANES, nested, out, m, row, n);			      \
      COMPARE (short, LANES, primes, out, key, n % 9, n);		      \
      COMPARE (int, LANES, some, out, (const char *) text, start, n);	      \
      CHECK (LANES##_sums (text, start, n) == plain_sums (text, start, n));   \
    }									      \
  while (0)

int
main (void)
{
  char *page = (char *) mmap (NULL, 8192, PROT_READ | PROT_WRITE,
			      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  char *end = page + 4096;
  fill ();
  CHECK (page != MAP_FAILED && mprotect (end, 4096, PROT_NONE) == 0);
  memcpy (page, text, 4096);
  for (int n = 0; n <= ROWS; n++)
    {
      ALL (lanes16);
      ALL (lanes7);
      ALL (lanes64);
      int got[ROOM], want[ROOM];
      memcpy (got, list, sizeof got);
      memcpy (want, list, sizeof want);
      own (got, got, n);
      own_blocks (want, want, n);
      CHECK_SAME (got, want, ROOM);
    }
  return 0;
}
