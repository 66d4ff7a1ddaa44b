/* { dg-do error } */
/* What clause reduction does not take, with the column of the cause.  */
#include <ripple.h>

#define LOOP for (int i = 0; i < n; i++) sum += a[i]

struct point { float x, y; };
enum { CONSTANT = 3 };
typedef int number;

void
f (int n, float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  float sum = 0, row[4];
  const float fixed = 1;
  _Complex float z = 0;
  _Atomic int atomic = 0;
  struct point p = { 0, 0 };
  int j, k = 0;

#pragma ripple parallel Block(BS) Dims(0) reduction(+)	/* { dg-error "54: expected ':' after the operation.*ripple-reduction-op" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(/: sum)	/* { dg-error "53: expected the operation of 'reduction': '\\+', '-'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(sum)	/* { dg-error "53: expected the operation of 'reduction'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(Min: sum)	/* { dg-error "53: expected the operation of 'reduction'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction()	/* { dg-error "53: expected the operation of 'reduction'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+:)	/* { dg-error "55: 'reduction' takes names of variables" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum,)	/* { dg-error "60: 'reduction' takes names of variables" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: *a)	/* { dg-error "56: 'reduction' takes names of variables" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sun)	/* { dg-error "56: 'sun' is not declared here.*ripple-directive-undeclared" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: f)	/* { dg-error "56: 'reduction' takes names of variables" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: number)	/* { dg-error "56: 'reduction' takes names of variables" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: CONSTANT)	/* { dg-error "56: 'reduction' takes names of variables" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: row)	/* { dg-error "56: arrays and array sections such as 'row' are not supported" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: a[0:4])	/* { dg-error "56: arrays and array sections such as 'a' are not supported" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: p.x)	/* { dg-error "56: 'reduction' takes names of variables; reduce to a local variable" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: p)	/* { dg-error "56: 'p' has the type 'struct point', of which no 'reduction' can be made.*ripple-reduction-type" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: a)	/* { dg-error "56: 'a' has the type 'float \\*'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: z)	/* { dg-error "56: 'z' has the type '_?_?[Cc]omplex.* float'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: atomic)	/* { dg-error "56: 'atomic' is atomic" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: BS)	/* { dg-error "56: 'BS' has the type" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(&: sum)	/* { dg-error "56: 'sum' has the type 'float', for which 'reduction' has no bitwise" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: fixed)	/* { dg-error "56: 'fixed' is constant" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum, k, sum)	/* { dg-error "64: 'sum' is given twice in 'reduction'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum) reduction(*: sum)	/* { dg-error "74: 'sum' is given twice in 'reduction'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum
  LOOP;	/* { dg-error "expected '\\)' after the variables" .-1 } */
#pragma ripple parallel Block(BS) Dims(0) reductoin(+: sum)	/* { dg-error "43: unknown clause 'reductoin' .*; did you mean 'reduction'.*ripple-directive-clause" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum)
#pragma ripple parallel Block(BS) Dims(1) reduction(max: sum)	/* { dg-error "58: 'sum' is given twice in 'reduction'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: j)	/* { dg-error "56: 'j' is the counter of the loop" } */
  for (j = 0; j < n; j++)
    a[j]++;
}
