/* { dg-do error } */
/* Clauses of threads that are malformed or do not fit together, with the
   column of the cause.  */
#include <ripple/thread.h>

#define LOOP for (int i = 0; i < n; i++) a[i]++

void
f (ripple_thd_block_t tb, int n, int *a, int Chunk, float real)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_thd_block_t t2 = tb;

#pragma ripple parallel Block(tb) Dims(0) Thread BlockIndependent	/* { dg-error "50: unexpected combination of thread and vector arguments to '#pragma ripple parallel': 'BlockIndependent' is for lanes, 'Thread' for threads.*ripple-thread-clauses" } */
  LOOP;
#pragma ripple parallel Block(tb) NoRemainder Dims(0) ThreadChunk(4)	/* { dg-error "35: unexpected combination .*'NoRemainder' is for lanes, 'ThreadChunk' for threads" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule(static) Safelen(4)	/* { dg-error "60: unexpected combination .*'Safelen' is for lanes, 'Schedule' for threads" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule(static) reduction(+: n)	/* { dg-error "60: unexpected combination .*'reduction'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule(static) Tail(mask)	/* { dg-error "60: unexpected combination .*'Tail'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(3 + Chunk)	/* { dg-error "57: expected '\\)' after '3'.*ripple-directive-syntax" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(Chunk + 3)	/* { dg-error "61: expected '\\)' after 'Chunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(chunk)	/* { dg-error "55: 'chunk' is not declared here.*ripple-directive-undeclared" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk()	/* { dg-error "55: expected the length of 'ThreadChunk'.*ripple-thread-chunk" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk	/* { dg-error "expected '\\(' after 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(0)	/* { dg-error "55: expected the length of 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(-1)	/* { dg-error "55: expected the length of 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(2.5)	/* { dg-error "55: expected the length of 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(real)	/* { dg-error "55: expected the length of 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(a)	/* { dg-error "55: expected the length of 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) ThreadChunk(f)	/* { dg-error "55: expected the length of 'ThreadChunk'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule(guided)	/* { dg-error "52: expected 'static' or 'dynamic'.*ripple-thread-schedule" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule()	/* { dg-error "52: expected 'static' or 'dynamic'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule(static	/* { dg-error "expected '\\)' after static" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Schedule(static) Schedule(dynamic)	/* { dg-error "60: clause 'Schedule' is given twice" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Shedule(static)	/* { dg-error "43: unknown clause 'Shedule' .*; did you mean 'Schedule'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0, 1) Schedule(dynamic)	/* { dg-error "46: .*deals out iterations along one dimension" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0, 0) Thread	/* { dg-error "43: duplicate parallel index" } */
  LOOP;
#pragma ripple parallel Block(n) Dims(0) Thread	/* { dg-error "31: 'n' has the type 'int' and is no block of threads.*ripple-thread-block" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0) Schedule(dynamic)	/* { dg-error "31: 'BS' has the type 'ripple_block_t'.*needs a block of the type 'ripple_thd_block_t'" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0)	/* { dg-error "31: 'tb' has the type 'ripple_thd_block_t'.* and is no block; .*ripple-directive-block" } */
  LOOP;
#pragma ripple parallel Dims(0) Thread	/* { dg-error "needs the clause 'Block'" } */
  LOOP;
#pragma ripple parallel Block(tb) Thread	/* { dg-error "needs the clause 'Dims'" } */
  LOOP;
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-note "9: previous use is here" } */
#pragma ripple parallel Block(tb) Dims(0) Thread	/* { dg-error "9: invalid use of a ripple parallel vector on top of a ripple parallel thread.*ripple-thread-order" } */
  LOOP;
#pragma ripple parallel Block(tb) Dims(0) Thread	/* { dg-note "9: previous use is here" } */
#pragma ripple parallel Block(tb) Dims(1, 0) Thread	/* { dg-error "9: threads share this loop along a dimension along which they share what is around it.*ripple-thread-nested" } */
  LOOP;
  ripple_parallel_thd_dyn (tb, 0);	/* { dg-note "3: previous use is here" } */
  ripple_parallel_thd_dyn (tb, 1);	/* { dg-error "3: 'Schedule\\(dynamic\\)' inside of 'Schedule\\(dynamic\\)'" } */
  LOOP;
  ripple_parallel_thd (tb, 0);	/* { dg-note "3: previous use is here" } */
  for (int k = 0; k < n; k++)
    ripple_parallel (BS, 0);
    for (int j = 0; j < n; j++)
      {
	ripple_parallel_thd_chunk (tb, 3, 0);	/* { dg-error "9: threads share this loop" } */
	LOOP;
      }
  ripple_parallel_thread (BS, 0);	/* { dg-note "3: previous use is here" } */
  for (int k = 0; k < n; k++)
    {
      ripple_block_t other = ripple_set_block_shape (1, 8);
      ripple_parallel_thread_chunk (other, Chunk, 0);	/* { dg-error "7: threads share this loop" } */
      LOOP;
    }
  ripple_parallel_thd (tb, 0);	/* { dg-error "3: .*must be followed by a 'for' loop, but a while loop follows" } */
  while (n--)
    ;
  ripple_parallel_thd (tb, 0);	/* { dg-note "3: the loop is made parallel here" } */
  for (int i = 0; i < n; i++)
    if (a[i])
      break;	/* { dg-error "7: 'break' leaves a ripple parallel loop" } */
  /* Blocks of different names may be different.  */
  ripple_parallel_thd (tb, 0);
  for (int k = 0; k < n; k++)
    {
      ripple_parallel_thd (t2, 0);
      LOOP;
    }
}
