/* { dg-do error } */
/* What is no annotated loop in C++.  */
#include <ripple.h>

extern float a[];
struct iter { int v; bool operator!= (int) const; iter &operator++ (); };

template <typename T>
void
in_template (T n, ripple_block_t BS)
{
  ripple_parallel (BS, 0);
  for (T i = 0; i < n; i *= 2)	/* { dg-error "must move its counter by an integer" } */
    a[(int) i]++;
}
template void in_template (int, ripple_block_t);

template <int D>
void
dims (int n, ripple_block_t BS)
{
#pragma ripple parallel Block(BS) Dims(D, D * 3)	/* { dg-error "9: dimension '21' is out of range" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}
template void dims<7> (int, ripple_block_t);

template <typename B>
void
block (B BS, int n)
{
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "31: cannot convert" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}
template void block (int *, int);

void
f (int n, int (&array)[10], int &r, ripple_block_t BS)
{
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: a range-based 'for' cannot be.*ripple-loop-range-for" } */
  for (int x : array)
    a[x]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (iter i { 0 }; i != n; ++i)	/* { dg-error "32: an iterator cannot be the counter.*ripple-loop-step" } */
    a[i.v]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (r = 0; r < n; r++)	/* { dg-error "23: must be a local variable" } */
    a[r]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (int i = 0; bool more = i < n; i++)	/* { dg-error "3: condition.*ripple-loop-cond" } */
    a[i] += more;
  int outer;
  [&] {
#pragma ripple parallel Block(BS) Dims(0)
    for (outer = 0; outer < n; outer++)	/* { dg-error "must be a local variable.*ripple-loop-counter" } */
      a[outer]++;
  } ();
  try
    {
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but another statement follows|but no statement" } */
      throw 1;
    }
  catch (int)
    {
    }
}

class object
{
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "31: 'BS' is not declared here" } */
  ripple_block_t block;
};
