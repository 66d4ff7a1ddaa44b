/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* Computed gotos of C++: in templates, lambdas and member functions, out of
   the scope of objects, and in try blocks.  */
#include "../ripple-test.h"

enum { MOST = 37 };

#define ON								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);

/* BODY, once for the model, which GCC compiles as it is.  */
#define BOTH_AS(NAME, P, ...)						\
  NOIPA static void							\
  NAME (int n, const int *a, const int *b, int *r)			\
  {									\
    P									\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = a[i], y = b[i];						\
	__VA_ARGS__							\
	r[i] = x;							\
      }									\
  }
#define BOTH(NAME, ...)							\
  BOTH_AS (NAME##_lanes, ON, __VA_ARGS__)				\
  BOTH_AS (NAME##_model, , __VA_ARGS__)
#define INSTANCES(NAME, ...)						\
  template <typename T, int K> BOTH_AS (NAME##_lanes, ON, __VA_ARGS__)	\
  template <typename T, int K> BOTH_AS (NAME##_model, , __VA_ARGS__)

BOTH (offsets,
  static const long at[] = { (char *) &&two - (char *) &&one, 0 };
  goto *(void *) ((char *) &&one + at[y & 1]);
one:
  x *= 3;
two:
  x += y;)

INSTANCES (instance,
  static void *const to[] = { &&zero, &&one, &&two, &&end };
  T t = x;
  goto *to[(y + K) & 3];
zero:
  t += 200;
one:
  if (t > K)
    goto *to[2 + (y >> 2 & 1)];
two:
  t = t * 3 + K;
end:
  x = t;)

struct table
{
  void *const *to;
  void *operator[] (int i) const { return to[i]; }
};

BOTH (member,
  static void *const to[] = { &&one, &&two };
  table t = { to };
  goto *t[y & 1];
one:
  x *= 3;
two:
  x += y;)

BOTH (in_try,
  static void *const to[] = { &&one, &&two, &&three };
  try
    {
      goto *to[(unsigned) y % 3];
    one:
      if (x & 1)
	throw x;
    two:
      x += y;
    three:
      x++;
    }
  catch (int z)
    {
      x = z * 3;
    })

NOIPA static void
lambda_lanes (int n, const int *a, const int *b, int *r)
{
  auto f = [=] ()
    {
      static void *const to[] = { &&one, &&two };
      ripple_block_t BS = ripple_set_block_shape (0, 8);
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	{
	  int x = a[i];
	  goto *to[b[i] & 1];
	one:
	  x = -x;
	two:
	  r[i] = x;
	}
    };
  f ();
}

NOIPA static void
lambda_model (int n, const int *a, const int *b, int *r)
{
  for (int i = 0; i < n; i++)
    r[i] = b[i] & 1 ? a[i] : -a[i];
}

/* What is left is destroyed, as by any goto: GCC alone forgets it.  */
static int made, gone;

struct counted
{
  counted () { made++; }
  ~counted () { gone++; }
};

NOIPA static int
destroyed (int n, int *r)
{
  static void *const to[] = { &&out, &&again };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int rounds = 0;
again:
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    r[i] += 2;
  {
    counted c;
    rounds++;
    goto *to[rounds < n];
  }
out:
  return rounds;
}

typedef void kernel (int, const int *, const int *, int *);

static int a[MOST], b[MOST], got[MOST], want[MOST];

static void
check (kernel *lanes, kernel *model)
{
  for (int n = 0; n <= MOST; n += n < 18 ? 1 : 7)
    {
      for (int i = 0; i < MOST; i++)
	{
	  a[i] = (int) (rnd () % 64);
	  b[i] = (int) (rnd () % 64);
	  got[i] = want[i] = (int) (rnd () % 64);
	}
      lanes (n, a, b, got);
      model (n, a, b, want);
      CHECK_SAME (got, want, MOST);
    }
}

int
main ()
{
  check (offsets_lanes, offsets_model);
  check (instance_lanes<int, 1>, instance_model<int, 1>);
  check (instance_lanes<short, 2>, instance_model<short, 2>);
  check (instance_lanes<unsigned char, 2>, instance_model<unsigned char, 2>);
  check (member_lanes, member_model);
  check (in_try_lanes, in_try_model);
  check (lambda_lanes, lambda_model);
  int r[7] = { 0 };
  CHECK (destroyed (7, r) == 7 && made == 7 && gone == 7);
  for (int i = 0; i < 7; i++)
    CHECK (r[i] == 14);
  return 0;
}
