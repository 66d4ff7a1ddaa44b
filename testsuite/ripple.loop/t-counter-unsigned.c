/* { dg-do run } */
/* Counters of every unsigned type.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const int *a, const int *b, int *c)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (T i = 0; i < (T) n; i++)						\
    c[i] = a[i] ^ b[i] ^ (int) i;					\
}

TEST (uchar, unsigned char)
TEST (ushort, unsigned short)
TEST (uint, unsigned int)
TEST (ulong, unsigned long)
TEST (ullong, unsigned long long)
TEST (size, size_t)
TEST (uint16, uint16_t)
TEST (uint32, uint32_t)

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel_uchar, model);
  TRY (B, int, int, 1, 0, kernel_ushort, model);
  TRY (B, int, int, 1, 0, kernel_uint, model);
  TRY (B, int, int, 1, 0, kernel_ulong, model);
  TRY (B, int, int, 1, 0, kernel_ullong, model);
  TRY (B, int, int, 1, 0, kernel_size, model);
  TRY (B, int, int, 1, 0, kernel_uint16, model);
  TRY (B, int, int, 1, 0, kernel_uint32, model);
  return 0;
}
