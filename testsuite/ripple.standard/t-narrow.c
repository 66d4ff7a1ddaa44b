/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Numbers that are cut off at the ends of a narrower type: by name, from each
   type to each, and as C says it; and what is no such thing.  */
#include "../ripple-test.h"

enum { MOST = 300 };

#define NARROW(F, T, FN, TN, LANES)					\
NOIPA static void							\
FN##_##TN##_##LANES (int n, const F *a, T *r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      r[i] = ripple_narrow_sat (T, a[i]);				\
      if (a[i] & 4)							\
	r[i] = ripple_narrow_sat (T, (F) ((uint64_t) a[i]		\
					  + (uint64_t) r[i]));		\
    }									\
}
#define CLAMP_TO(F, T, X) \
  ((__int128) (X) < (__int128) MIN_OF (T) ? MIN_OF (T)			\
   : (__int128) (X) > (__int128) MAX_OF (T) ? MAX_OF (T) : (T) (X))
#define MAX_OF(T) \
  ((T) ((T) -1 < (T) 1 ? ((uint64_t) 1 << (8 * sizeof (T) - 1)) - 1	\
	: (uint64_t) -1))
#define MIN_OF(T) ((T) ((T) -1 < (T) 1 ? ~MAX_OF (T) : 0))
#define TEST(F, T, FN, TN, LANES)					\
  for (int n = 0; n < MOST; n += n < 70 ? 1 : 63)			\
    {									\
      static F a[MOST];							\
      static T r[MOST + 1];						\
      FILL (F, a, n);							\
      for (int i = 0; i < n; i++)					\
	if (rnd () % 2)							\
	  a[i] = (F) ((F) (rnd () & 1 ? MAX_OF (T) : MIN_OF (T))	\
		      + (F) (rnd () % 5) - 2);				\
      r[n] = 0x5a;							\
      FN##_##TN##_##LANES (n, a, r);					\
      CHECK (r[n] == 0x5a);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  T e = CLAMP_TO (F, T, a[i]);					\
	  if (a[i] & 4)							\
	    e = CLAMP_TO (F, T, (F) ((uint64_t) a[i] + (uint64_t) e)); \
	  CHECK (r[i] == e);						\
	  CHECK (ripple_narrow_sat (T, a[i]) == CLAMP_TO (F, T, a[i])); \
	}								\
    }
#define FROM(M)								\
  M (int16_t, int8_t, i16, i8, 32) M (int16_t, uint8_t, i16, u8, 16)	\
  M (uint16_t, uint8_t, u16, u8, 32) M (uint16_t, int8_t, u16, i8, 24)	\
  M (int32_t, int8_t, i32, i8, 64) M (int32_t, uint8_t, i32, u8, 13)	\
  M (int32_t, int16_t, i32, i16, 16) M (int32_t, uint16_t, i32, u16, 16) \
  M (uint32_t, uint8_t, u32, u8, 16) M (uint32_t, int16_t, u32, i16, 8)	\
  M (uint32_t, int32_t, u32, i32, 8) M (int32_t, uint64_t, i32, u64, 4)	\
  M (int64_t, int32_t, i64, i32, 8) M (int64_t, uint8_t, i64, u8, 16)	\
  M (uint64_t, int64_t, u64, i64, 4) M (uint64_t, uint16_t, u64, u16, 8) \
  M (int64_t, int8_t, i64, i8, 64) M (int64_t, int16_t, i64, i16, 20)	\
  M (int8_t, uint8_t, i8, u8, 16)
#ifdef __SIZEOF_INT128__
FROM (NARROW)
#endif

#define MIN(X, Y) ((X) < (Y) ? (X) : (Y))
#define MAX(X, Y) ((X) > (Y) ? (X) : (Y))
#define IDIOM(NAME, F, T, ...)						\
NOIPA static void							\
NAME (int n, const F *a, const F *b, T *r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 32);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      __VA_ARGS__							\
    }									\
}									\
NOIPA_NORMAL static void						\
NAME##_model (int n, const F *a, const F *b, T *r)			\
{									\
  for (int i = 0; i < n; i++)						\
    {									\
      __VA_ARGS__							\
    }									\
}
#define CLAMPED(NAME, F, T, LO, HI, X)					\
  IDIOM (NAME##_choice, F, T,						\
	 int x = X; r[i] = (T) (x < LO ? LO : x > HI ? HI : x);) \
  IDIOM (NAME##_again, F, T,						\
	 r[i] = (T) (X < LO ? LO : X > HI ? HI : X);)			\
  IDIOM (NAME##_if, F, T,						\
	 int x = X; if (x > HI) x = HI; if (x <= LO - 1) x = LO;	\
	 r[i] = (T) x;)							\
  IDIOM (NAME##_min, F, T, r[i] = (T) MAX (LO, MIN (X, HI));)
#define CLAMPS(M)							\
  M (narrow8, int16_t, int8_t, -128, 127, a[i])				\
  M (narrowu8, int, uint8_t, 0, 255, a[i])				\
  M (not_quite, int, int8_t, -127, 127, a[i])				\
  M (not_at_all, int, uint8_t, 0, 256, a[i])				\
  M (add_u8, uint8_t, uint8_t, 0, 255, (a[i] + b[i]))			\
  M (sub_u8, uint8_t, uint8_t, 0, 255, (a[i] - b[i]))			\
  M (add_i8, int8_t, int8_t, -128, 127, (a[i] + b[i]))			\
  M (sub_i16, int16_t, int16_t, -32768, 32767, (a[i] - b[i]))		\
  M (sub_i8_u8, int8_t, uint8_t, 0, 255, (a[i] - b[i]))			\
  M (add_u8_i8, uint8_t, int8_t, -128, 127, (a[i] + b[i]))
CLAMPS (CLAMPED)

#define ONE_SIDED(M)							\
  M (upper, uint16_t, uint8_t, r[i] = (uint8_t) MIN (a[i], 255);)	\
  M (upper_only, int16_t, uint8_t, r[i] = (uint8_t) MIN (a[i], 255);)	\
  M (upper_i8, uint16_t, int8_t, r[i] = (int8_t) MIN (a[i], 127);)	\
  M (lower_only, int, uint8_t, r[i] = (uint8_t) MAX (a[i], 0);)		\
  M (sum_upper, uint8_t, uint8_t, r[i] = (uint8_t) MIN (a[i] + b[i], 255);) \
  M (less_lower, uint8_t, uint8_t, r[i] = (uint8_t) MAX (a[i] - b[i], 0);)
ONE_SIDED (IDIOM)

#define CALL_IDIOM(NAME, F, T, ...) TRY (32, F, T, 1, 0, NAME, NAME##_model);
#define CALL_CLAMPED(NAME, F, T, ...)					\
  CALL_IDIOM (NAME##_choice, F, T) CALL_IDIOM (NAME##_again, F, T)	\
  CALL_IDIOM (NAME##_if, F, T) CALL_IDIOM (NAME##_min, F, T)

int
main (void)
{
#ifdef __SIZEOF_INT128__
  FROM (TEST)
#endif
  CLAMPS (CALL_CLAMPED)
  ONE_SIDED (CALL_IDIOM)
  return 0;
}
