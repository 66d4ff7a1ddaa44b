/* { dg-do error } */
/* Index functions that cannot be evaluated: lane, reason, place.  */
#include <ripple.h>
#include <limits.h>

extern size_t elsewhere (size_t);
int variable = 3;
extern const int unknown;
static const int table[4] = { 1, 2, 3, 0 };
static const volatile int changing = 1;

#define KERNEL(F) \
void kernel_##F (int *a) \
{ \
  ripple_block_t BS = ripple_set_block_shape (0, 8); \
  size_t v = ripple_id (BS, 0); \
  a[v] = ripple_shuffle (a[v], F); \
}

static size_t
calls (size_t k, size_t n)
{
  return elsewhere (k) % n; /* { dg-note {'elsewhere', which is called here, has no body} } */
}
KERNEL (calls) /* { dg-error {1: cannot be evaluated at compile time: the call was to 'calls' with arguments \(i64 0, i64 8\).*ripple-shuffle-evaluation} } */

static size_t
global (size_t k, size_t n)
{
  return k < 3 ? k : (size_t) variable % n; /* { dg-note {'variable', which is read here, is not constant} } */
}
KERNEL (global) /* { dg-error {'global' with arguments \(i64 3, i64 8\)} } */

static size_t
external (size_t k, size_t n)
{
  return (size_t) unknown * k % n; /* { dg-note {'unknown', which is read here, is not constant} } */
}
KERNEL (external) /* { dg-error {'external' with arguments \(i64 0, i64 8\)} } */

static size_t
changes (size_t k, size_t n)
{
  static size_t count;
  return count++ * k % n; /* { dg-note {'count(.0)?', which is (read|written) here} } */
}
KERNEL (changes) /* { dg-error {'changes' with arguments \(i64 0, i64 8\)} } */

static size_t
endless (size_t k, size_t n)
{
  while (k != 5)
    k = (k + 2) % n; /* { dg-note {it does not end} 0 } */
  return k;
}
KERNEL (endless) /* { dg-error {'endless' with arguments \(i64 0, i64 8\)} } */

static size_t
deep (size_t k, size_t n)
{
  return k == 0 ? n : deep (k + 1, n); /* { dg-note {more than 256 calls} } */
}

static size_t
deeper (size_t k, size_t n)
{
  return deep (k + 1, n) % n;
}
KERNEL (deeper) /* { dg-error {'deeper' with arguments \(i64 0, i64 8\)} } */

static size_t
zero (size_t k, size_t n)
{
  return n / (k - 2); /* { dg-note {divides by zero} } */
}
KERNEL (zero) /* { dg-error {'zero' with arguments \(i64 2, i64 8\)} } */

static size_t
least (size_t k, size_t n)
{
  int x = INT_MIN + (int) k, y = -1;
  return (size_t) (x / y) % n; /* { dg-note {or the quotient overflows} } */
}
KERNEL (least) /* { dg-error {'least' with arguments \(i64 0, i64 8\)} } */

static size_t
overflow (size_t k, size_t n)
{
  int x = INT_MAX - 4;
  x += (int) k; /* { dg-note {does not fit in its type} } */
  return (size_t) x % n;
}
KERNEL (overflow) /* { dg-error {'overflow' with arguments \(i64 5, i64 8\)} } */

static size_t
shift (size_t k, size_t n)
{
  return (1u << (k + 30)) % n; /* { dg-note {shifts by less than zero or} } */
}
KERNEL (shift) /* { dg-error {'shift' with arguments \(i64 2, i64 8\)} } */

static size_t
bounds (size_t k, size_t n)
{
  return (size_t) table[k] % n; /* { dg-note {outside of every object} } */
}
KERNEL (bounds) /* { dg-error {'bounds' with arguments \(i64 4, i64 8\)} } */

static size_t
empty (size_t k, size_t n)
{
  size_t a[8];
  if (k < 6)
    a[k] = k;
  return a[k] % n; /* { dg-note {has no value} } */
}
KERNEL (empty) /* { dg-error {'empty' with arguments \(i64 6, i64 8\)} } */

static size_t
unreachable (size_t k, size_t n)
{
  if (k == n - 1)
    __builtin_unreachable (); /* { dg-note {must not be reached} } */
  return k;
}
KERNEL (unreachable) /* { dg-error {'unreachable' with arguments \(i64 7, i64 8\)} } */

static size_t
is_volatile (size_t k, size_t n)
{
  return k * (size_t) changing % n; /* { dg-note {is 'volatile'} } */
}
KERNEL (is_volatile) /* { dg-error {'is_volatile' with arguments \(i64 0, i64 8\)} } */

static size_t
assembly (size_t k, size_t n)
{
  __asm__ ("" : "+r" (k)); /* { dg-note {cannot be evaluated at compile time} } */
  return k % n;
}
KERNEL (assembly) /* { dg-error {'assembly' with arguments \(i64 0, i64 8\)} } */

static size_t
huge (size_t k, size_t n)
{
  char a[1 << 27];
  a[k] = 1; /* { dg-note {more than 64 megabytes} } */
  return a[k] - 1 + k % n;
}
KERNEL (huge) /* { dg-error {'huge' with arguments \(i64 0, i64 8\)} } */

__attribute__ ((weak)) size_t
weak (size_t k)
{
  return k;
}

static size_t
calls_weak (size_t k, size_t n)
{
  return weak (k) % n; /* { dg-note {'weak', which is called here, is weak} } */
}
KERNEL (calls_weak) /* { dg-error {'calls_weak' with arguments \(i64 0, i64 8\)} } */

static size_t
by_number (size_t k, size_t n)
{
  size_t (*f) (size_t) = (size_t (*) (size_t)) (k + 4096 * 4096);
  return f (k) % n; /* { dg-note {not known which function is called.*ripple-shuffle-evaluation} } */
}
KERNEL (by_number) /* { dg-error {'by_number' with arguments \(i64 0, i64 8\)} } */
