/* { dg-do run } */
/* Every spelling of the integer types.  */
#include "../ripple-test.h"
#define B 8

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] > b[i] ? a[i] ^ b[i] : b[i] >> 1;			\
}									\
NOIPA static void							\
model_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] > b[i] ? a[i] ^ b[i] : b[i] >> 1;			\
}
typedef long long ll;
typedef unsigned long long ull;

TEST (char, char)
TEST (ll, ll)
TEST (ull, ull)
TEST (long, long)
TEST (ulong, unsigned long)
TEST (size, size_t)
TEST (ptrdiff, ptrdiff_t)
TEST (u8, uint8_t)
TEST (i16, int16_t)
TEST (u32, uint32_t)
TEST (i64, int64_t)
TEST (fast16, uint_fast16_t)
TEST (intptr, intptr_t)
TEST (wchar, __WCHAR_TYPE__)

int
main (void)
{
  TRY (B, char, char, 1, 0, kernel_char, model_char);
  TRY (B, ll, ll, 1, 0, kernel_ll, model_ll);
  TRY (B, ull, ull, 1, 0, kernel_ull, model_ull);
  TRY (B, long, long, 1, 0, kernel_long, model_long);
  TRY (B, unsigned long, unsigned long, 1, 0, kernel_ulong, model_ulong);
  TRY (B, size_t, size_t, 1, 0, kernel_size, model_size);
  TRY (B, ptrdiff_t, ptrdiff_t, 1, 0, kernel_ptrdiff, model_ptrdiff);
  TRY (B, uint8_t, uint8_t, 1, 0, kernel_u8, model_u8);
  TRY (B, int16_t, int16_t, 1, 0, kernel_i16, model_i16);
  TRY (B, uint32_t, uint32_t, 1, 0, kernel_u32, model_u32);
  TRY (B, int64_t, int64_t, 1, 0, kernel_i64, model_i64);
  TRY (B, uint_fast16_t, uint_fast16_t, 1, 0, kernel_fast16, model_fast16);
  TRY (B, intptr_t, intptr_t, 1, 0, kernel_intptr, model_intptr);
  TRY (B, __WCHAR_TYPE__, __WCHAR_TYPE__, 1, 0, kernel_wchar, model_wchar);
  return 0;
}
