/* Clang's elementwise functions of the types that EACH has: M (S, T, U)
   with U the unsigned type of T.  */
#include "elementwise.h"

#define OPS(M, S, T, U)							\
  M (absolute, T, F (abs) (x), x < 0 ? (T) (0 - (U) x) : x)		\
  M (max, T, F (max) (x, y), x < y ? y : x)				\
  M (min, T, F (min) (x, y), y < x ? y : x)				\
  M (add_sat, T, F (add_sat) (x, y), add_##S (x, y))			\
  M (sub_sat, T, F (sub_sat) (x, y), sub_##S (x, y))			\
  M (popcount, T, F (popcount) (x), ones_##S ((U) x))			\
  M (bitreverse, T, F (bitreverse) (x), (T) reverse_##S ((U) x))	\
  M (clz, T, F (clzg) ((T) (x | 1)),					\
     zeros_##S (reverse_##S ((U) (x | 1))))				\
  M (ctz, T, F (ctzg) ((T) (x | 64)), zeros_##S ((U) (x | 64)))		\
  M (clz_or, T, F (clzg) (x, y),					\
     x ? zeros_##S (reverse_##S ((U) x)) : y)				\
  M (ctz_or, T, F (ctzg) (x, y), x ? zeros_##S ((U) x) : y)		\
  M (fshl, T, F (fshl) (x, y, z), (T) shift_##S ((U) x, (U) y, (U) z))	\
  M (fshr, T, F (fshr) (x, y, z),					\
     (T) reverse_##S (shift_##S (reverse_##S ((U) y),			\
				 reverse_##S ((U) x), (U) z)))		\
  M (rotated, T, F (fshl) (x, x, (T) 3),				\
     (T) shift_##S ((U) x, (U) x, 3))					\
  M (nested, T, F (min) (F (max) (x, y), F (sub_sat) (y, z)),		\
     (x < y ? y : x) < sub_##S (y, z) ? x < y ? y : x : sub_##S (y, z))	\
  M (chosen, T,								\
     (T) (F (max) (x, y) == x ? F (popcount) (y) : F (min) (y, z)),	\
     !(x < y) ? ones_##S ((U) y) : z < y ? z : y)

/* The references, bit by bit.  */
#define HALF(U) ((U) ((U) -1 / 2))
#define LAST(U) ((U) ~HALF (U))
#define REFERENCES(S, T, U)						\
HELPER T								\
add_##S (T x, T y)							\
{									\
  T most = (T) -1 < (T) 0 ? (T) HALF (U) : (T) -1;			\
  T least = (T) -1 < (T) 0 ? (T) LAST (U) : (T) 0;			\
  if (y > 0)								\
    return x > (T) (most - y) ? most : (T) (x + y);			\
  return x < (T) (least - y) ? least : (T) (x + y);			\
}									\
HELPER T								\
sub_##S (T x, T y)							\
{									\
  T most = (T) -1 < (T) 0 ? (T) HALF (U) : (T) -1;			\
  T least = (T) -1 < (T) 0 ? (T) LAST (U) : (T) 0;			\
  if (y > 0)								\
    return x < (T) (least + y) ? least : (T) (x - y);			\
  return x > (T) (most + y) ? most : (T) (x - y);			\
}									\
HELPER T								\
ones_##S (U x)								\
{									\
  T count = 0;								\
  for (; x; x >>= 1)							\
    count += x & 1;							\
  return count;								\
}									\
HELPER U								\
reverse_##S (U x)							\
{									\
  U r = 0;								\
  for (unsigned i = 0; i < 8 * sizeof (U); i++, x >>= 1)		\
    r = (U) (r << 1 | (x & 1));						\
  return r;								\
}									\
HELPER T								\
zeros_##S (U x)								\
{									\
  T count = 0;								\
  for (; !(x & 1); x >>= 1)						\
    count++;								\
  return count;								\
}									\
HELPER U								\
shift_##S (U x, U y, U count)						\
{									\
  for (unsigned i = count % (8 * sizeof (U)); i > 0; i--)		\
    {									\
      x = (U) (x << 1 | (y & LAST (U) ? 1 : 0));			\
      y = (U) (y << 1);							\
    }									\
  return x;								\
}									\
static const T special_##S[] =						\
{									\
  0, 1, 2, 3, 7, 8, 9, 64, (T) -1, (T) -2, (T) HALF (U), (T) LAST (U),	\
  (T) (HALF (U) - 1), (T) (LAST (U) + 1), (T) (HALF (U) / 2 + 1),	\
  (T) ((U) -1 / 3), (T) ((U) -1 / 5), (T) (8 * sizeof (T)),		\
  (T) (8 * sizeof (T) - 1), (T) (8 * sizeof (T) + 1), 100, (T) -100	\
};									\
CHOOSE (S, T, special_##S)						\
TEST (S, T, U)

EACH (REFERENCES)

int
main (void)
{
#define RUN(S, T, U) test_##S ();
  EACH (RUN)
  return 0;
}
