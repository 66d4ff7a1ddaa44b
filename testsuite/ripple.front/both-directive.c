/* { dg-do error } */
/* Malformed directives, with the column of the cause.  */
#include <ripple.h>

#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "31: 'BS' is not declared here" } */

ripple_block_t file_block;
#pragma ripple parallel Block(file_block) Dims(0)	/* { dg-error "9: outside a function.*ripple-directive-outside" } */

extern float a[];

#define LOOP for (int i = 0; i < n; i++) a[i]++

void
f (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_block_t B2 = ripple_set_block_shape (0, 8, 4);
  enum { NINE = 9, TEN };
  void *pointer = 0;

#pragma ripple parallel Block(BS) Dim(0)	/* { dg-error "35: unknown clause 'Dim' .*; did you mean 'Dims'.*ripple-directive-clause" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) NoReminder	/* { dg-error "43: unknown clause 'NoReminder' .*; did you mean 'NoRemainder'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) xyzzy	/* { dg-error "43: unknown clause 'xyzzy' in '#pragma ripple parallel'; the clauses are" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) 5	/* { dg-error "43: expected the name of a clause.*ripple-directive-syntax" } */
  LOOP;
#pragma ripple parallel	/* { dg-error "9: needs the clause 'Block'.*ripple-directive-missing" } */
  LOOP;
#pragma ripple parallel Dims(0)	/* { dg-error "9: needs the clause 'Block'" } */
  LOOP;
#pragma ripple parallel Block(BS)	/* { dg-error "9: needs the clause 'Dims'" } */
  LOOP;
#pragma ripple parallel Block Dims(0)	/* { dg-error "31: expected '\\(' after 'Block'" } */
  LOOP;
#pragma ripple parallel Block(BS Dims(0)	/* { dg-error "34: expected '\\)' after BS" } */
  LOOP;
#pragma ripple parallel Block() Dims(0)	/* { dg-error "31: expected identifier in '#pragma ripple parallel Block\\(\\)'" } */
  LOOP;
#pragma ripple parallel Block(&BS) Dims(0)	/* { dg-error "31: expected identifier.*ripple-directive-block" } */
  LOOP;
#pragma ripple parallel Block(f) Dims(0)	/* { dg-error "31: expected identifier" } */
  LOOP;
#pragma ripple parallel Block(n) Dims(0)	/* { dg-error "31: 'n' has the type 'int' and is no block" } */
  LOOP;
#pragma ripple parallel Block(pointer) Dims(0)	/* { dg-error "31: 'pointer' has the type 'void ?\\*' and is no block" } */
  LOOP;
#pragma ripple parallel Block(nowhere) Dims(0)	/* { dg-error "31: 'nowhere' is not declared here" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims()	/* { dg-error "40: expected a dimension.*ripple-directive-dim" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0,)	/* { dg-error "42: expected a dimension" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(n)	/* { dg-error "40: expected a dimension" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(1.5)	/* { dg-error "40: expected a dimension" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0 1)	/* { dg-error "42: expected '\\)' after the dimensions" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(-1)	/* { dg-error "40: dimension '-1' is out of range" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0, TEN)	/* { dg-error "43: dimension '10' is out of range" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(1, 0, NINE - 8)	/* { dg-error "46: duplicate parallel index: dimension '1' is given twice" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Block(BS)	/* { dg-error "43: clause 'Block' is given twice" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) noremainder NoRemainder	/* { dg-error "55: clause 'NoRemainder' is given twice" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Thread	/* { dg-error "9: 'ripple_thd_id' function declaration not found; include <ripple/thread.h>.*ripple-thread-runtime" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) ThreadChunk(4)	/* { dg-error "9: 'ripple_thd_id' function declaration not found" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Schedule(static)	/* { dg-error "9: 'ripple_thd_id' function declaration not found" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0)
#pragma ripple parallel Block(BS) Dims(1) NoRemainder	/* { dg-error "9: non matching options of consecutive ripple parallel" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0)
#pragma ripple parallel Block(B2) Dims(1)	/* { dg-error "9: non matching options of consecutive ripple parallel" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0)
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: duplicate parallel index.*ripple-directive-twice" } */
  LOOP;

  ripple_parallel (BS);	/* { dg-error "expected a dimension" } */
  LOOP;
  ripple_parallel (NULL, 0);	/* { dg-error "expected identifier|'NULL' is not declared" } */
  LOOP;
  ripple_parallel_thread (BS, 0);	/* { dg-error "'ripple_thd_id' function declaration not found" } */
  LOOP;
  ripple_parallel (BS, 12);	/* { dg-error "dimension '12' is out of range" } */
  LOOP;
}
