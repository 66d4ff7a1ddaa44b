/* { dg-do error } */
/* What clause reduction does not take in C++, also in instances of
   templates.  */
#include <ripple.h>

struct record
{
  int bits : 5;
  int plain;

  void
  f (int n, const int *a)
  {
    ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(BS) Dims(0) reduction(+: bits)	/* { dg-error "56: .*bits.* has the type .*, of which no 'reduction'" } */
    for (int i = 0; i < n; i++)
      bits += a[i];
  }

  void
  g (int n, const int *a) const
  {
    ripple_block_t BS = ripple_set_block_shape (0, 8);
    int s = 0;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: plain)	/* { dg-error "56: .*plain.* is constant.*ripple-reduction-variable" } */
    for (int i = 0; i < n; i++)
      s += a[i];
    auto lambda = [s] (int m) {
      (void) s;
      ripple_block_t B2 = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(B2) Dims(0) reduction(+: s)	/* { dg-error "56: .*s.* is constant" } */
      for (int i = 0; i < m; i++)
	;
    };
    lambda (n);
  }
};

template <typename T> T
h (int n, const T *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  T s = 0;
#pragma ripple parallel Block(BS) Dims(0) reduction(|: s)	/* { dg-error "56: 's' has the type 'float', for which 'reduction' has no bitwise" } */
  for (int i = 0; i < n; i++)
    s += a[i];
  return s;
}

template <typename T> T
k (int n, const T *a, T *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  const T s = 0;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: s)	/* { dg-error "56: ('s' is constant|'reduction' takes names)" } */
  for (int i = 0; i < n; i++)
    p[i] += a[i];
#pragma ripple parallel Block(BS) Dims(0) reduction(+: p)	/* { dg-error "56: 'p' has the type 'int\\*'" } */
  for (int i = 0; i < n; i++)
    p[i] += a[i];
  return s;
}

int
use (int n, const int *a, const float *b, int *p)
{
  return h (n, a) + h (n, b) + k (n, a, p);
}
