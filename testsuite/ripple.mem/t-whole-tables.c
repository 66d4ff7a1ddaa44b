/* Tables behind pointers that lie in one page are read as a whole
   (whole-tables.cc), others and what lies in pages that may not be read is
   not.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2" } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=icelake-server -DONE" } */
/* { dg-asm-require x86 } */
/* { dg-asm {vpermi2b|vpermt2b} } */
/* { dg-asm {cmp[lq]\t\$3840} } */
#include "../ripple-test.h"

typedef unsigned char byte;

#define LANES(BLOCK)							\
  ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
  ripple_parallel (bs, 0);

NOIPA static void
bytes (byte *out, const byte *in, const byte *table, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = table[in[i]];
}

#ifdef ONE
int
main (void)
{
  static byte b[9];
  bytes (b, b, b, 9);
  return 0;
}
#else

/* Of fewer elements, at an index that is masked or shifted.  */
NOIPA static void
nibbles (byte *out, const int *in, const signed char *table, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = table[in[i] & 15] + table[(unsigned) in[i] >> 28];
}

NOIPA static void
words (int *out, const byte *in, const int *table, size_t n)
{
  LANES (16)
  for (size_t i = 0; i < n; i++)
    out[i] = table[in[i] >> 4];
}

/* Under conditions that no lane may meet.  */
NOIPA static void
some (short *out, const byte *in, const short *table, int limit, int n)
{
  LANES (24)
  for (int i = 0; i < n; i++)
    {
      out[i] = -1;
      if (in[i] > limit)
	out[i] = table[in[i] & 31];
    }
}

/* What is looked up is stored to in the same loop.  */
NOIPA static void
updated (byte *table, byte *out, const byte *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      out[i] = table[in[i] & 63];
      table[i & 63] ^= 5;
      out[i] += table[in[i] & 63];
    }
}

/* Indices that may be negative, or come from outside.  */
NOIPA static void
signed_index (byte *out, const signed char *in, const byte *table, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = table[in[i] % 8] + table[in[0] & 7];
}

enum { N = 203 };

/* A table of SIZE bytes, of elements of ES, at PLACE.  */
static void *
table_at (unsigned size, int place)
{
  byte *t = buf_new (size, place);
  for (unsigned k = 0; k < size; k++)
    t[k] = (k * 89) ^ (k >> 3);
  return t;
}

int
main (void)
{
  byte *in = malloc (N), *out = malloc (N);
  int *ints = malloc (N * sizeof (int)), *wide = malloc (N * sizeof (int));
  short *shorts = malloc (N * sizeof (short));
  for (int place = 0; place < PLACES; place++)
    for (int n = 0; n <= N; n += n < 70 ? 1 : 19)
      for (int most = 1; most <= 256; most *= 4)
	{
	  for (int i = 0; i < n; i++)
	    {
	      in[i] = (i * 53 + n) % most;
	      ints[i] = (in[i] & 15) | (in[i] % 16u << 28);
	    }
	  const byte *t = table_at (most, place);
	  bytes (out, in, t, n);
	  for (int i = 0; i < n; i++)
	    CHECK (out[i] == t[in[i]]);
	  unsigned few = most < 16 ? most : 16;
	  const signed char *c = table_at (few, place);
	  nibbles (out, ints, c, n);
	  for (int i = 0; i < n; i++)
	    CHECK (out[i] == (byte) (c[ints[i] & 15]
				     + c[(unsigned) ints[i] >> 28]));
	  const int *w = table_at (4 * (((most - 1) >> 4) + 1), place);
	  words (wide, in, w, n);
	  for (int i = 0; i < n; i++)
	    CHECK (wide[i] == w[in[i] >> 4]);
	  const short *s = table_at (2 * (most < 32 ? most : 32), place);
	  for (int limit = -1; limit < 300; limit += 60)
	    {
	      /* No lane looks up anything.  */
	      const short *none = limit >= most - 1
				  ? (const short *) 64 : s;
	      some (shorts, in, none, limit, n);
	      for (int i = 0; i < n; i++)
		CHECK (shorts[i] == (in[i] > limit ? s[in[i] & 31] : -1));
	    }
	  byte *u = table_at (64, place), *v = table_at (64, place);
	  byte *other = malloc (N);
	  updated (u, out, in, n);
	  for (int i = 0; i < n; i += 16)
	    {
	      int m = n - i < 16 ? n - i : 16;
	      for (int k = i; k < i + m; k++)
		other[k] = v[in[k] & 63];
	      for (int k = i; k < i + m; k++)
		v[k & 63] ^= 5;
	      for (int k = i; k < i + m; k++)
		other[k] += v[in[k] & 63];
	    }
	  CHECK (memcmp (out, other, n) == 0);
	  free (other);
	  const byte *middle = (const byte *) table_at (16, place) + 8;
	  for (int i = 0; i < n; i++)
	    in[i] = i * 31;
	  signed_index (out, (signed char *) in, middle, n);
	  for (int i = 0; i < n; i++)
	    CHECK (out[i] == (byte) (middle[(signed char) in[i] % 8]
				     + middle[in[0] & 7]));
	  buf_free_all ();
	}
  return 0;
}
#endif
