/* { dg-do error } */
/* { dg-options "-std=gnu17" } */
/* Threads need the declarations of ripple/thread.h.  */
#include <ripple.h>

typedef struct ripple_thread_block *ripple_thd_block_t;

void
f (ripple_thd_block_t tb, int n, int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);

#pragma ripple parallel Block(tb) Dims(0) Schedule(static)	/* { dg-error "9: 'ripple_thd_id' function declaration not found; include <ripple/thread.h>.*ripple-thread-runtime" } */
  for (int i = 0; i < n; i++)
    a[i]++;
  ripple_parallel_thread (BS, 0);	/* { dg-error "3: 'ripple_thd_id' function declaration not found" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

extern unsigned long ripple_thd_id (ripple_thd_block_t, int);
extern unsigned long ripple_thd_get_block_size ();	/* { dg-note "22: it is declared here" } */

void
odd (ripple_thd_block_t tb, int n, int *a)
{
#pragma ripple parallel Block(tb) Dims(0) Schedule(static)	/* { dg-error "9: 'ripple_thd_get_block_size' is not declared as threads need it.*ripple-thread-runtime" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

extern unsigned long ripple_thd_get_block_size (ripple_thd_block_t, int);
extern void ripple_it_serv_init (ripple_thd_block_t, unsigned, int, int, int);
extern long ripple_it_serv_next (ripple_thd_block_t, unsigned);	/* { dg-note "13: it is declared here" } */

void
g (ripple_thd_block_t tb, int n, int *a)
{
#pragma ripple parallel Block(tb) Dims(0) Schedule(static)
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma ripple parallel Block(tb) Dims(0) Schedule(dynamic)	/* { dg-error "9: .*ripple_it_serv_next.* is not declared as threads need it" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}
