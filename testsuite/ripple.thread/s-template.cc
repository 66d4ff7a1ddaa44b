// { dg-do error }
// What is wrong in an instance only.
#include <ripple/thread.h>

template<typename TB, int CHUNK, int DIM>
void
f (TB tb, int n, int *a)
{
#pragma ripple parallel Block(tb) Dims(DIM) ThreadChunk(CHUNK)	/* { dg-error "9: expected the length of 'ThreadChunk'" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

template<typename TB>
void
g (TB tb, int n, int *a)
{
#pragma ripple parallel Block(tb) Dims(0) Thread	/* { dg-error "9: 'tb' has the type 'int\\\*' and is no block of threads" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

template<int DIM>
void
h (ripple_thd_block_t tb, int n, int *a)
{
#pragma ripple parallel Block(tb) Dims(0, DIM) Thread	/* { dg-error "9: duplicate parallel index" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

template void f<ripple_thd_block_t, 3, 0> (ripple_thd_block_t, int, int *);
template void f<ripple_thd_block_t, 0, 0> (ripple_thd_block_t, int, int *);
template void g (int *, int, int *);
template void h<0> (ripple_thd_block_t, int, int *);
