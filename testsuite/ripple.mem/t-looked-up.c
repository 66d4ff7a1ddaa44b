/* Tables whose index has few bits: that they are apart from what is stored is
   tested, and where they are not each block loads before it stores.  */
/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -mavx2 -DONE" } */
/* { dg-asm-require x86 } */
/* { dg-asm {vpshufb} } */
#ifdef ONE
# include <ripple.h>
# include <stdint.h>
# define NOIPA
#else
# include "../ripple-test.h"
#endif

enum { BLOCK = 32, N = 150, ROOM = 2000, AT = 700 };

#define LANES								\
  ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
  _Pragma ("ripple parallel Block (bs) Dims (0)")

/* The table is known, what it is stored to not.  */
NOIPA void
hex (char *out, const uint8_t *in, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    {
      out[2 * i] = "0123456789abcdef"[in[i] >> 4];
      out[2 * i + 1] = "0123456789abcdef"[in[i] & 15];
    }
}

#ifndef ONE
NOIPA static void
bytes (uint8_t *out, const uint8_t *in, const uint8_t *table, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    out[i] = table[in[i]] + 1;
}

static void
bytes_blocks (uint8_t *out, const uint8_t *in, const uint8_t *table, int n)
{
  for (int b = 0; b < n; b += BLOCK)
    {
      uint8_t t[BLOCK];
      for (int i = b; i < b + BLOCK && i < n; i++)
	t[i - b] = table[in[i]] + 1;
      for (int i = b; i < b + BLOCK && i < n; i++)
	out[i] = t[i - b];
    }
}

/* Of shorts, in the upper bits.  */
NOIPA static void
words (short *out, const uint32_t *in, const short *table, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    out[i] += table[(in[i] >> 23) - 3];
}

static void
words_blocks (short *out, const uint32_t *in, const short *table, int n)
{
  for (int b = 0; b < n; b += BLOCK)
    {
      short t[BLOCK];
      for (int i = b; i < b + BLOCK && i < n; i++)
	t[i - b] = out[i] + table[(in[i] >> 23) - 3];
      for (int i = b; i < b + BLOCK && i < n; i++)
	out[i] = t[i - b];
    }
}

/* The table is what is stored to.  */
NOIPA static void
own (int *table, const uint8_t *in, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    table[i] = table[in[i]] + i;
}

static void
own_blocks (int *table, const uint8_t *in, int n)
{
  for (int b = 0; b < n; b += BLOCK)
    {
      int t[BLOCK];
      for (int i = b; i < b + BLOCK && i < n; i++)
	t[i - b] = table[in[i]] + i;
      for (int i = b; i < b + BLOCK && i < n; i++)
	table[i] = t[i - b];
    }
}

static uint8_t a[ROOM], b[ROOM], in[N];
static short s[ROOM], t[ROOM];
static uint32_t wide[N];
static int x[ROOM], y[ROOM];

int
main (void)
{
  char out[2 * N + 1], text[3];
  for (int i = 0; i < N; i++)
    {
      in[i] = i * 53 + 7;
      wide[i] = i * 2654435761u | 3 << 23;
    }
  for (int n = 0; n <= N; n += n < 70 ? 7 : 40)
    {
      memset (out, 0, sizeof out);
      hex (out, in, n);
      for (int i = 0; i < n; i++)
	{
	  sprintf (text, "%02x", in[i]);
	  CHECK (out[2 * i] == text[0] && out[2 * i + 1] == text[1]);
	}
      CHECK (out[2 * n] == 0);
      for (int by = -N - 260; by <= N + 5; by += by % 32 ? 1 : 3)
	{
	  for (int i = 0; i < ROOM; i++)
	    a[i] = b[i] = i * 7 + (i >> 6);
	  bytes (a + AT, in, a + AT + by, n);
	  bytes_blocks (b + AT, in, b + AT + by, n);
	  CHECK_SAME (a, b, ROOM);
	}
      for (int by = -N - 520; by <= N + 9; by += 17)
	{
	  for (int i = 0; i < ROOM; i++)
	    s[i] = t[i] = i * 7;
	  words (s + AT, wide, s + AT + by, n);
	  words_blocks (t + AT, wide, t + AT + by, n);
	  CHECK_SAME (s, t, ROOM);
	}
      for (int i = 0; i < ROOM; i++)
	x[i] = y[i] = i * 3;
      own (x, in, n);
      own_blocks (y, in, n);
      CHECK_SAME (x, y, ROOM);
    }
  return 0;
}
#endif
