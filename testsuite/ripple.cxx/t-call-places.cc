// { dg-do run }
// A call that makes an object in its place, which cannot be copied there, is
// made for each lane, though its arguments are the same for all.
#include "../ripple-test.h"
#include <new>
#include <cstring>
enum { B = 8 };

struct object
{
  const object *self;
  int x;
  explicit object (int value) : self (this), x (value) {}
  object (const object &o) : self (this), x (o.x + 1) {}
  ~object () { x = -1; }
};

static int calls;

NOIPA static object
make (int x)
{
  calls++;
  return object (x);
}

NOIPA static void
all (object *r, int x)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  new (r + ripple_id (b, 0)) object (make (x));
}

NOIPA static void
some (object *r, const int *p, int x)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  if (p[v] > 2)
    new (r + v) object (make (x));
}

NOIPA static void
loop (object *r, int n, int x)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    new (r + i) object (make (x));
}

static bool
right (const object *o, int x)
{
  return o->self == o && o->x == x;
}

int
main ()
{
  const int p[B] = { 3, 1, 5, -2, 7, 2, 0, 8 };
  enum { N = 2 * B + 3 };
  alignas (object) static char room[(N + 1) * sizeof (object)];
  object *r = reinterpret_cast<object *> (room);
  all (r, 17);
  CHECK (calls == B);
  for (int i = 0; i < B; i++)
    CHECK (right (r + i, 17));
  std::memset (room, 0, sizeof room);
  calls = 0;
  some (r, p, 18);
  CHECK (calls == 4);
  for (int i = 0; i < B; i++)
    CHECK (p[i] > 2 ? right (r + i, 18) : !r[i].self);
  std::memset (room, 0, sizeof room);
  calls = 0;
  loop (r, N, 19);
  CHECK (calls == N);
  for (int i = 0; i < N; i++)
    CHECK (right (r + i, 19));
  CHECK (!r[N].self);
  return 0;
}
