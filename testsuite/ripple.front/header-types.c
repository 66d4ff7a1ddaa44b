/* { dg-do compile } */
/* { dg-options "-Wall -Wextra -Werror" } */
/* { dg-levels -O0 } */
/* Results have the operand's type, whatever its spelling; macros nest.  */
#include <ripple.h>

#define SAME(A, B) _Static_assert (__builtin_types_compatible_p (A, B), #A)

#define CHECK(T)							\
  do									\
    {									\
      const T x = 0;							\
      T *p = 0;								\
      const T *q = 0;							\
      SAME (T, __typeof__ (ripple_reduceadd (1, x)));			\
      SAME (T, __typeof__ (ripple_reducemin (1, ripple_reducemin (2, x)))); \
      SAME (T, __typeof__ (ripple_broadcast (BS, 1, x)));		\
      SAME (T, __typeof__ (ripple_slice (x, 0, -1)));			\
      SAME (T *, __typeof__ (ripple_slice_ptr (p, 1)));			\
      SAME (const T *, __typeof__ (ripple_broadcast_ptr (BS, 1, q)));	\
      (void) x; (void) p; (void) q;					\
    }									\
  while (0)

enum e { A };
extern ripple_block_t BS;

void
f (void)
{
  CHECK (char); CHECK (signed char); CHECK (unsigned char);
  CHECK (short); CHECK (unsigned short); CHECK (int); CHECK (unsigned int);
  CHECK (long); CHECK (unsigned long);
  CHECK (long long); CHECK (unsigned long long);
  CHECK (float); CHECK (double);
  SAME (int, __typeof__ (ripple_reduceor (1, (_Bool) 1)));
  SAME (unsigned int, __typeof__ (ripple_reduceor (1, (enum e) A)));
}
