/* { dg-do error } */
/* Malformed Safelen and Tail.  */
#include <ripple.h>

#define LOOP for (int i = 0; i < n; i++) a[i]++

void
f (int n, float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);

#pragma ripple parallel Block(BS) Dims(0) Safelen	/* { dg-error "expected '\\(' after 'Safelen'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen()	/* { dg-error "51: expected the length of 'Safelen': a positive integer constant expression.*ripple-directive-safelen" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(0)	/* { dg-error "51: expected the length of 'Safelen'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(-8)	/* { dg-error "51: expected the length of 'Safelen'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(8.0)	/* { dg-error "51: expected the length of 'Safelen'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(n)	/* { dg-error "51: expected the length of 'Safelen'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(m)	/* { dg-error "51: 'm' is not declared here" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(8, 8)	/* { dg-error "52: expected '\\)' after the length" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(8) Safelen(8)	/* { dg-error "54: clause 'Safelen' is given twice" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Saflen(8)	/* { dg-error "43: unknown clause 'Saflen' .*; did you mean 'Safelen'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Safelen(8)	/* { dg-note "9: the first directive" } */
#pragma ripple parallel Block(BS) Dims(1)	/* { dg-error "9: non matching options.*ripple-directive-stacked" } */
  LOOP;

#pragma ripple parallel Block(BS) Dims(0) Tail	/* { dg-error "expected '\\(' after 'Tail'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Tail()	/* { dg-error "48: expected 'mask', 'predicate' or 'peel'.*ripple-directive-tail" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Tail(none)	/* { dg-error "48: expected 'mask', 'predicate' or 'peel'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Tail(predicate) NoRemainder	/* { dg-error "59: clauses 'Tail' and 'NoRemainder' both say" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Tail(mask	/* { dg-error "expected '\\)' after mask" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Tail(mask) NoRemainder	/* { dg-error "54: clauses 'Tail' and 'NoRemainder' both say" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) BlockIndependent Tail(peel)	/* { dg-error "60: clauses 'Tail' and 'BlockIndependent' both say" } */
  LOOP;
}
