/* { dg-do compile } */
/* { dg-options "-Wall -Wextra -Werror" } */
/* { dg-levels -O0 } */
/* { dg-std "gnu++17 c++11 c++20" } */
/* Results have the operand's type, whatever its spelling.  */
#include <ripple.h>

template <typename A, typename B> struct same;
template <typename A> struct same<A, A> { enum { value = 1 }; };

#define CHECK(T)							\
  enum { c_##T = same<T, decltype (ripple_reduceadd (1, T ()))>::value	\
	 && same<T, decltype (ripple_reducemax (1, T ()))>::value	\
	 && same<T, decltype (ripple_broadcast (BS, 1, T ()))>::value	\
	 && same<T, decltype (ripple_slice (T (), 0, -1))>::value	\
	 && same<T, decltype (ripple_slice<0> (T ()))>::value		\
	 && same<T *, decltype (ripple_slice_ptr ((T *) 0, 1))>::value	\
	 && same<const T *, decltype (ripple_broadcast_ptr		\
				      (BS, 1, (const T *) 0))>::value }

typedef signed char sc;
typedef unsigned char uc;
typedef unsigned short us;
typedef unsigned int ui;
typedef unsigned long ul;
typedef long long ll;
typedef unsigned long long ull;

extern ripple_block_t BS;

void
f ()
{
  CHECK (char); CHECK (sc); CHECK (uc); CHECK (short); CHECK (us);
  CHECK (int); CHECK (ui); CHECK (long); CHECK (ul); CHECK (ll); CHECK (ull);
  CHECK (float); CHECK (double);
}
