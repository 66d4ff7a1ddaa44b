// { dg-do error }
// Objects that recursive block functions cannot return, or change.
#include <ripple.h>

struct counted
{
  int x;
  counted (int n) : x (n) {}
  counted (const counted &o) : x (o.x + 1) {}
  ~counted () {}
};

static counted
copy (ripple_block_t BS, int x, int n)
{
  return n ? copy (BS, x, n - 1) : counted (x);
}

void
f (int *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = copy (BS, a[v], n).x; // { dg-error {15: .*: copy; its result is an object that only its class can copy: store it through a pointer parameter.*ripple-recursion} }
}

/* The variable that x is has no lanes.  */
static void
add (ripple_block_t BS, int &x, int n)
{
  x += ripple_id (BS, 0); // { dg-error {5: ripple does not allow implicit broadcasting of a store address.*ripple-store-larger} }
  if (n)
    add (BS, x, n - 1);
}

int
g (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int x = 7;
  add (BS, x, n);
  return x;
}
