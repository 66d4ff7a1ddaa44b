/* Short loops over the fields of records, or that add up narrow integers, in
   annotated loops (short-loops.cc).  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not "vpextr[bdw]" scale } */
/* { dg-asm-not "vpmuldq|vpmuludq" box } */
#include "../ripple-test.h"

enum { MOST = 70 };

#define KERNEL(NAME, T, FIELDS, ...)					\
  NOIPA void								\
  NAME (int n, const T *restrict a, const T *restrict s, T *restrict r)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  static void								\
  NAME##_model (int n, const T *a, const T *s, T *r)			\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  static void								\
  check_##NAME (void)							\
  {									\
    for (int n = 0; n < MOST; n += n < 20 ? 1 : 7)			\
      {									\
	T a[8 * MOST], s[8 * MOST], got[8 * MOST] = { 0 };		\
	T want[8 * MOST] = { 0 };					\
	for (int i = 0; i < 8 * MOST; i++)				\
	  {								\
	    a[i] = (T) (i * 37 % 101);					\
	    s[i] = (T) (i * 11 % 17);					\
	    got[i] = want[i] = (T) i;					\
	  }								\
	NAME (n, a, s, got);						\
	NAME##_model (n, a, s, want);					\
	CHECK_SAME (got, want, 8 * MOST);				\
      }									\
  }

#define EACH(DO)							\
  DO (scale, float, 3, {						\
      for (int k = 0; k < 3; k++)					\
	r[3 * i + k] = a[3 * i + k] * s[i]; })				\
  DO (matrix, float, 4, {						\
      float v[4];							\
      for (int k = 0; k < 4; k++)					\
	{								\
	  v[k] = 0;							\
	  for (int c = 0; c < 4; c++)					\
	    v[k] += s[4 * k + c] * a[4 * i + c];			\
	}								\
      for (int k = 0; k < 4; k++)					\
	r[4 * i + k] = v[k]; })						\
  DO (three_of_four, uint8_t, 4, {					\
      int f = a[4 * i + 3];						\
      for (int k = 0; k < 3; k++)					\
	r[4 * i + k] = (a[4 * i + k] * f + r[4 * i + k] * (255 - f)) / 255; })\
  DO (down, int, 5, {							\
      for (int k = 4; k >= 0; k--)					\
	r[5 * i + k] = a[5 * i + 4 - k] + k; })				\
  DO (twos, int16_t, 6, {						\
      for (int k = 0; k < 6; k += 2)					\
	{								\
	  r[6 * i + k] = a[6 * i + k + 1];				\
	  r[6 * i + k + 1] = a[6 * i + k] + s[k];			\
	} })								\
  DO (behind, int, 2, {							\
      int k;								\
      for (k = 0; k < 2; k++)						\
	r[3 * i + k] = a[2 * i + k];					\
      r[3 * i + k] = k; })						\
  DO (sums, int, 4, {							\
      int sum = 0;							\
      int last = 0;							\
      for (int k = 0; k < 4; k++)					\
	{								\
	  sum += a[4 * i + k];						\
	  last = a[4 * i + k];						\
	  r[4 * i + k] = sum;						\
	}								\
      r[4 * i] += last; })						\
  DO (some, int, 4, {							\
      if (a[4 * i] > 40)						\
	for (int k = 0; k < 4; k++)					\
	  if (a[4 * i + k] & 1)						\
	    r[4 * i + k] = s[k]; })					\
  DO (left, int, 4, {							\
      for (int k = 0; k < 4; k++)					\
	{								\
	  if (a[4 * i + k] > 80)					\
	    break;							\
	  r[4 * i + k] = k;						\
	} })								\
  DO (box, uint8_t, 1, {						\
      int sum = 0;							\
      for (int j = 0; j < 3; j++)					\
	for (int k = 0; k < 3; k++)					\
	  sum += a[i + MOST * j + k];					\
      r[i] = sum / 9; })						\
  DO (weights, int16_t, 1, {						\
      int sum = 5, most = -1;						\
      for (int k = 0; k < 5; k++)					\
	{								\
	  int v = a[i + k] - 50;					\
	  sum += v * (k - 2);						\
	  if (v > most)							\
	    most = v;							\
	}								\
      r[i] = sum / 3 + most; })						\
  DO (wraps, uint16_t, 1, {						\
      unsigned sum = 0;							\
      for (int k = 0; k < 8; k++)					\
	sum += a[i + k] * 0x20000001u;					\
      r[i] = sum / 7; })						\
  DO (stops, uint8_t, 1, {						\
      int sum = s[i];							\
      for (int j = 0; j < 2; j++)					\
	for (int k = 0; k < 4; k++)					\
	  {								\
	    if (a[i + k + j] > 90)					\
	      break;							\
	    sum += a[i + k + j] >> 1;					\
	  }								\
      r[i] = sum % 11; })						\
  DO (inner, int, 4, {							\
      for (int j = 0; j < 2; j++)					\
	for (int k = 0; k < 2; k++)					\
	  r[4 * i + 2 * j + k] = a[4 * i + 2 * k + j]; })

#define CALL(NAME, ...) check_##NAME ();

EACH (KERNEL)

int
main (void)
{
  EACH (CALL)
  return 0;
}
