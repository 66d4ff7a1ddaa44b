/* { dg-do run } */
/* { dg-options "-fsanitize=address" } */
/* { dg-levels "-O0 -O2 -O3" } */
/* { dg-require asan } */
/* { dg-isa "native avx2 sse2" } */
/* The address sanitizer sees the accesses of lanes: one element too few at the
   end of an array is found in whole blocks and in remainders, under masks, in
   gathers and scatters, and nothing is found in arrays that are long
   enough.  */
#include "../ripple-test.h"
#include <sys/wait.h>

#define KERNEL(NAME, BODY)						\
  NOIPA static void							\
  NAME (int n, const int *in, int *out, const int *index)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    (void) in, (void) index;						\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	BODY								\
      }									\
  }

KERNEL (load, out[i] = in[i] + 1;)
KERNEL (store, out[i] = i;)
KERNEL (load_if, if (index[i] >= 0) out[i] = in[i];)
KERNEL (store_if, if (index[i] >= 0) out[i] = 1;)
KERNEL (gather, out[i] = in[index[i]];)
KERNEL (gather_if, if (index[i] > 2) out[i] = in[index[i]];)
KERNEL (scatter_if, if (index[i] > 2) out[index[i]] = 1;)

const char *__asan_default_options (void);
const char *
__asan_default_options (void)
{
  return "symbolize=0";
}

typedef void kernel_fn (int, const int *, int *, const int *);

/* True if FN on arrays of N elements, less SHORT_IN and SHORT_OUT, is stopped
   by the sanitizer.  */

static int
stopped_p (kernel_fn *fn, int n, int short_in, int short_out)
{
  pid_t child = fork ();
  int status;

  CHECK (child >= 0);
  if (child == 0)
    {
      int *in = (int *) calloc (n - short_in, sizeof (int));
      int *out = (int *) calloc (n - short_out, sizeof (int));
      int *index = (int *) calloc (n, sizeof (int));

      fclose (stderr);
      close (2);
      for (int i = 0; i < n; i++)
	index[i] = n - 1 - i;
      fn (n, in, out, index);
      _exit (0);
    }
  CHECK (waitpid (child, &status, 0) == child);
  return !WIFEXITED (status) || WEXITSTATUS (status) != 0;
}

#define TRY_KERNEL(FN, IN, OUT)				\
  do							\
    {							\
      static const int counts[] = { 16, 32, 37, 5 };	\
      for (int k = 0; k < 4; k++)			\
	{						\
	  CHECK (!stopped_p (FN, counts[k], 0, 0));	\
	  if (IN)					\
	    CHECK (stopped_p (FN, counts[k], 1, 0));	\
	  if (OUT)					\
	    CHECK (stopped_p (FN, counts[k], 0, 1));	\
	}						\
    }							\
  while (0)

int
main (void)
{
  TRY_KERNEL (load, 1, 1);
  TRY_KERNEL (store, 0, 1);
  TRY_KERNEL (load_if, 1, 1);
  TRY_KERNEL (store_if, 0, 1);
  TRY_KERNEL (gather, 1, 1);
  TRY_KERNEL (gather_if, 1, 0);
  TRY_KERNEL (scatter_if, 0, 1);
  return 0;
}
