/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* What the outside can see, under shaped conditions: accesses to volatile and
   atomic objects happen for each active lane, or, to scalars, once if any
   lane is active; so do calls and asm.  */
#include <stdatomic.h>
#include "../ripple-test.h"

enum { N = 50, B = 16 };
static volatile int cells[N], cell;
static atomic_int counts[8], count;
static int asm_count, calls;
static int (*volatile call) (void);

static int
note_call (void)
{
  return ++calls;
}

NOIPA static void
lanes (int n, const int *a, int *b)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (a[i] & 1)
      {
	b[i] = cells[i] + 1;
	atomic_fetch_add (&counts[a[i] & 7], 1);
      }
    else if (a[i] & 2)
      cells[i] = a[i];
}

NOIPA static void
scalars (int n, const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (a[i] >= 40)
      {
	atomic_fetch_add (&count, 1);
	cell = cell + 1;
	call ();
	__asm__ volatile ("" : "+m" (asm_count));
	asm_count++;
      }
}

int
main (void)
{
  static int a[N], b[N], before[N];
  call = note_call;
  for (int n = 0; n <= N; n++)
    {
      int odd[8] = { 0 }, some = 0;
      for (int i = 0; i < N; i++)
	{
	  a[i] = (i * 37 + n) % (i < 20 ? 39 : 47);
	  b[i] = -1;
	  cells[i] = before[i] = i * 3;
	}
      for (int i = 0; i < 8; i++)
	counts[i] = 0;
      cell = count = asm_count = calls = 0;
      lanes (n, a, b);
      scalars (n, a);
      for (int i = 0; i < N; i++)
	{
	  int is_odd = i < n && a[i] & 1;
	  CHECK (b[i] == (is_odd ? before[i] + 1 : -1));
	  CHECK (cells[i] == (i < n && (a[i] & 3) == 2 ? a[i] : before[i]));
	  odd[a[i] & 7] += is_odd;
	}
      for (int i = 0; i < 8; i++)
	CHECK (counts[i] == odd[i]);
      for (int first = 0; first < n; first += B)
	{
	  int any = 0;
	  for (int i = first; i < n && i < first + B; i++)
	    any |= a[i] >= 40;
	  some += any;
	}
      CHECK (count == some && cell == some && asm_count == some
	     && calls == some);
    }
  return 0;
}
