/* Indices of 8 bits whose sign changes before they are extended, and octets
   that are made of rotations: the entry is that of the octet.  */
/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
#include "../ripple-test.h"

enum { N = 256 };

static signed char s[N];
static unsigned char u[N], table8[N], r2[N];
static short table16[N], r0[N], r1[N], r3[N], r5[N];
static int table32[N], r4[N];
static unsigned char by;

NOIPA static void
lanes (int at)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t k = at + ripple_id (block, 0);
  unsigned char x = u[k];
  r0[k] = table16[(unsigned char) s[k]];
  r1[k] = table16[(unsigned char) (s[k] + 3)];
  r2[k] = table8[(unsigned char) (s[k] ^ 1)];
  r3[k] = ripple_lookup (256, table16, (unsigned char) s[k]);
  /* Negative ones are behind the end.  */
  r4[k] = ripple_lookup (256, table32, (signed char) x);
  r5[k] = ripple_lookup (256, table16,
			 (unsigned char) (ripple_rotate_right (x, x)
					  << (by & 7)
					  | ripple_rotate_right (x, x)
					    >> (-by & 7)) & 255);
}

int
main (void)
{
  for (int i = 0; i < N; i++)
    {
      s[i] = i * 7;
      u[i] = i * 5;
      table8[i] = i * 3;
      table16[i] = i * 9;
      table32[i] = i * 11;
    }
  for (by = 0; by < 9; by++)
    {
      for (int i = 0; i < N; i += 32)
	lanes (i);
      for (int i = 0; i < N; i++)
	{
	  unsigned char a = s[i], b = s[i] + 3, c = s[i] ^ 1, x = u[i];
	  signed char d = x;
	  unsigned char y = x >> (x & 7) | x << (-x & 7);
	  unsigned char z = y << (by & 7) | y >> (-by & 7);
	  CHECK (r0[i] == table16[a]);
	  CHECK (r1[i] == table16[b]);
	  CHECK (r2[i] == table8[c]);
	  CHECK (r3[i] == table16[a]);
	  CHECK (r4[i] == table32[d < 0 ? 255 : d]);
	  CHECK (r5[i] == table16[z]);
	}
    }
  return 0;
}
