/* Kinds of functions that are called with lanes: each active lane calls it, in
   order, as the scalar loop does.  */
/* { dg-do run } */

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <ripple.h>
#include "../ripple-test.h"

enum { N = 29 };

static int a[N], b[N], calls, order[2 * N];

static void
fill (void)
{
  for (int i = 0; i < N; i++)
    {
      a[i] = (i * 7) % 11 - 3;
      b[i] = -100;
    }
  calls = 0;
}

/* A weak function may be another one in the program.  */

__attribute__ ((weak)) int
weak (int x)
{
  order[calls++] = x;
  return 2 * x + 1;
}

__attribute__ ((weak)) int missing (int);

/* Variadic.  */

__attribute__ ((noinline)) static int
sum (int n, ...)
{
  va_list ap;
  int s = 0;

  order[calls++] = n;
  va_start (ap, n);
  for (int i = 0; i < n; i++)
    s += i & 1 ? (int) va_arg (ap, double) : va_arg (ap, int);
  va_end (ap);
  return s;
}

static inline int
sum_inline (int n, ...)
{
  va_list ap;
  int s = 0;

  va_start (ap, n);
  while (n-- > 0)
    s += va_arg (ap, int);
  va_end (ap);
  return s;
}

/* Pure and const.  */

static int factor = 3;

__attribute__ ((pure, noinline)) static int
pure (int x)
{
  if (x < 0)
    __builtin_abort ();
  return x * factor;
}

__attribute__ ((const, noinline)) static int
constant (int x)
{
  if (x < 0)
    __builtin_abort ();
  return x * 5;
}

__attribute__ ((noinline)) static int
noinline_add (int x, int y)
{
  order[calls++] = x;
  return x + y;
}

__attribute__ ((noclone, noinline)) static int
noclone_add (int x, int y)
{
  order[calls++] = x;
  return x + y;
}

__attribute__ ((noipa)) static int
noipa_add (int x, int y)
{
  order[calls++] = x;
  return x + y;
}

__attribute__ ((optimize ("O0"))) static int
unoptimised (int x, int y)
{
  return x - y;
}

__attribute__ ((cold)) static int
cold (int x)
{
  return x ^ 21;
}

__attribute__ ((flatten)) static int
flatten (int x)
{
  return cold (x) + 1;
}

__attribute__ ((always_inline)) static inline int
always (int x)
{
  return x < 0 ? -x : x;
}

/* Jumps of its own.  */

static jmp_buf env;

static inline int
jumps (int x)
{
  if (setjmp (env))
    return 5;
  if (x > 4)
    longjmp (env, 1);
  return x;
}

static inline int
asm_jumps (int x)
{
#ifdef __x86_64__
  asm goto ("test %0, %0\n\tje %l1" : : "r" (x) : "cc" : zero);
#else
  if (x == 0)
    goto zero;
#endif
  return 1;
 zero:
  return 2;
}

typedef int function (int, int);
static function *volatile uniform_pointer = noinline_add;
static function *pointers[N];

/* Check that the calls were those of a[i], I < N with a[i] >= 0, in order.  */

static void
check_order (int n)
{
  int k = 0;

  for (int i = 0; i < n; i++)
    if (a[i] >= 0)
      CHECK (order[k++] == a[i]);
  CHECK (k == calls);
}

#define KERNEL(NAME, CALL)						\
  NOIPA static void							\
  NAME (int n)								\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    function *p = uniform_pointer;					\
									\
    (void) p;								\
    fill ();								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (a[i] >= 0)							\
	b[i] = CALL;							\
  }

KERNEL (do_weak, weak (a[i]))
KERNEL (do_missing, missing ? missing (a[i]) : 4)
KERNEL (do_sum, sum (a[i], i, 2.5, 7, (double) a[i], i, 1., 2, 3., 4, 5., 6))
KERNEL (do_sum_inline, sum_inline (a[i] & 3, i, 5, a[i]))
KERNEL (do_pure, pure (a[i]) + pure (a[i]))
KERNEL (do_constant, constant (a[i]))
KERNEL (do_noinline, noinline_add (a[i], i))
KERNEL (do_noclone, noclone_add (a[i], i))
KERNEL (do_noipa, noipa_add (a[i], i))
KERNEL (do_unoptimised, unoptimised (a[i], i))
KERNEL (do_flatten, flatten (a[i]))
KERNEL (do_always, always (a[i] - 4))
KERNEL (do_jumps, jumps (a[i]))
KERNEL (do_asm_jumps, asm_jumps (a[i]))
KERNEL (do_pointer, p (a[i], i))
KERNEL (do_pointers, pointers[i] (a[i], i))
KERNEL (do_choice, (i % 3 == 0 ? noinline_add : p) (a[i], 1))

static char text[N * 20], *to = text;

NOIPA_NORMAL static int
print (const char *format, ...)
{
  va_list ap;

  va_start (ap, format);
  to += vsprintf (to, format, ap);
  va_end (ap);
  return to - text;
}

NOIPA static void
printing (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  fill ();
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 2)
      b[i] = print ("%d:%c %.1f %lld%s\n", i, 'a' + a[i], a[i] / 2.0,
		    (long long) a[i] << 33, a[i] & 1 ? " odd" : "");
}

#define CHECK_ALL(NAME, EXPECTED, ORDER)				\
  {									\
    do_##NAME (n);							\
    if (ORDER)								\
      check_order (n);							\
    for (int i = 0; i < N; i++)						\
      CHECK (b[i] == (i < n && a[i] >= 0 ? (EXPECTED) : -100));		\
  }

int
main (void)
{
  for (int i = 0; i < N; i++)
    pointers[i] = i % 3 ? noinline_add : noclone_add;
  for (int n = 0; n <= N; n++)
    {
      CHECK_ALL (weak, 2 * a[i] + 1, 1)
      CHECK_ALL (missing, 4, 0)
      CHECK_ALL (sum, sum (a[i], i, 2.5, 7, (double) a[i], i, 1., 2, 3., 4,
			   5., 6), 1)
      CHECK_ALL (sum_inline, sum_inline (a[i] & 3, i, 5, a[i]), 0)
      CHECK_ALL (pure, 6 * a[i], 0)
      CHECK_ALL (constant, 5 * a[i], 0)
      CHECK_ALL (noinline, a[i] + i, 1)
      CHECK_ALL (noclone, a[i] + i, 1)
      CHECK_ALL (noipa, a[i] + i, 1)
      CHECK_ALL (unoptimised, a[i] - i, 0)
      CHECK_ALL (flatten, (a[i] ^ 21) + 1, 0)
      CHECK_ALL (always, always (a[i] - 4), 0)
      CHECK_ALL (jumps, a[i] > 4 ? 5 : a[i], 0)
      CHECK_ALL (asm_jumps, a[i] ? 1 : 2, 0)
      CHECK_ALL (pointer, a[i] + i, 1)
      CHECK_ALL (pointers, a[i] + i, 1)
      CHECK_ALL (choice, a[i] + 1, 1)

      char expected[sizeof text], *e = expected;
      *e = *text = 0;
      to = text;
      printing (n);
      for (int i = 0; i < n; i++)
	if (a[i] > 2)
	  {
	    e += sprintf (e, "%d:%c %.1f %lld%s\n", i, 'a' + a[i], a[i] / 2.0,
			  (long long) a[i] << 33, a[i] & 1 ? " odd" : "");
	    CHECK (b[i] == e - expected);
	  }
      CHECK (strcmp (text, expected) == 0);
    }
  return 0;
}
