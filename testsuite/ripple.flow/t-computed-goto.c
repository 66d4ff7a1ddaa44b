/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* Computed gotos: on addresses that lanes have, on one that all lanes share
   under conditions of lanes, in all spellings of tables of labels.  */
#include "../ripple-test.h"
#include <sys/wait.h>

enum { MOST = 53 };

#define BLOCK ripple_block_t BS = ripple_set_block_shape (0, 8);
#define ON ripple_parallel (BS, 0);

/* BODY, once for the model, which GCC compiles as it is, from x, y and u to
   x.  */
#define BOTH_AS(NAME, B, P, ...)					\
  NOIPA static void							\
  NAME (int n, const int *a, const int *b, int u, int *r)		\
  {									\
    B									\
    P									\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = a[i], y = b[i];						\
	__VA_ARGS__							\
	r[i] = x;							\
      }									\
  }
#define BOTH(NAME, ...)							\
  BOTH_AS (NAME##_lanes, BLOCK, ON, __VA_ARGS__)			\
  BOTH_AS (NAME##_model, , , __VA_ARGS__)

BOTH (table,
  static void *const to[] = { &&one, &&two, &&three, &&end };
  goto *to[y & 3];
one:
  x *= 3;
  goto end;
two:
  x += y;
three:
  x ^= 5;
end:
  x++;)

BOTH (written,
  static void *to[4];
  to[0] = &&one; to[1] = &&two; to[2] = &&three; to[3] = &&two;
  goto *to[y & 3];
three:
  x ^= 5;
two:
  x += y;
one:
  x *= 3;)

BOTH (local,
  void *to[] = { &&one, &&two, &&end };
  goto *to[(unsigned) y % 3];
one:
  if (x & 1)
    goto end;
  x -= y;
two:
  x = x * 5 + y;
end:)

BOTH (literal,
  goto *((void *[]) { &&one, &&two })[y & 1];
one:
  x *= 7;
two:
  x += 9;)

BOTH (offsets,
  static const short at[] = { &&one - &&one, &&two - &&one, &&end - &&one };
  goto *(&&one + at[(unsigned) y % 3]);
one:
  x *= 3;
two:
  x += y;
end:)

BOTH (differences,
  int at[] = { &&one - &&end, &&two - &&end, 0 };
  goto *(void *) ((char *) &&end + at[(unsigned) y % 3]);
one:
  x *= 3;
  goto end;
two:
  x += y;
end:
  x += at[0] == at[1] ? 100 : 0;)

BOTH (pointer,
  void *p = y > 20 ? &&one : &&two;
  if (x & 1)
    p = &&end;
  if (p != &&end)
    x += 4;
  goto *p;
one:
  x *= 3;
two:
  x += y;
end:)

BOTH (alone,
  void *p = &&end;
  if (x > y)
    goto *p;
  x += y;
end:)

BOTH (same_code,
  static void *const to[] = { &&one, &&other, &&two, &&another };
  goto *to[y & 3];
one:
other:
  x += 11;
two:
another:
  x *= 2;
  if (&&one == &&two || &&one == (void *) 0)
    x = 0;)

BOTH (all_lanes,
  static void *const to[] = { &&one, &&two, &&end };
  goto *to[u % 3];
one:
  x *= 3;
two:
  x += y;
end:)

BOTH (all_lanes_under,
  static void *const to[] = { &&one, &&two, &&end };
  if (x > 30)
    goto *to[u % 3];
  x -= 2;
one:
  x *= 3;
two:
  x += y;
end:)

BOTH (all_lanes_inside,
  void *p = u ? &&one : &&two;
  if (x > 3)
    {
      x *= 2;
    one:
      x--;
      if (y-- > 20)
	goto *p;
      x ^= 6;
    }
two:
  x += y;)

BOTH (all_lanes_out,
  void *p = u ? &&one : &&two;
one:
  while (x > 3)
    {
      x--;
      if (u > 1)
	goto *p;
      x -= 2;
    }
two:
  x += y;)

BOTH (all_lanes_into,
  void *p = u > 1 ? &&one : &&two;
  if (u > 0)
    goto *p;
  if (x > 4)
    {
      x++;
    one:
      x += 2;
    }
two:
  x += y;)

BOTH (all_lanes_again,
  void *p = u ? &&one : &&two;
  goto *p;
one:
  x += 4;
  if (x < 50)
    goto *p;
two:
  x += y;)

BOTH (twice,
  static void *const to[] = { &&one, &&two, &&three, &&end };
  goto *to[y & 1];
one:
  x += 3;
  if (x & 1)
    goto *to[2 + (x >> 1 & 1)];
two:
  x ^= y;
  goto *to[3 - (y >> 2 & 1)];
three:
  x = -x;
end:)

BOTH (stores,
  static void *const to[] = { &&one, &&two, &&end };
  goto *to[(unsigned) y % 3];
one:
  r[i] = x;
  x = r[i] + a[i];
  goto end;
two:
  r[i] = y;
  x = r[i] * 2;
end:)

BOTH (statement,
  x += ({
    static void *const to[] = { &&one, &&two };
    int z = 5;
    goto *to[y & 1];
  one:
    z = x;
  two:
    z + u;
  });)

BOTH (backwards,
  static void *const to[] = { &&again, &&end };
  int c = y & 7;
again:
  x = x * 3 + c;
  goto *to[c-- <= 0];
end:)

BOTH (in_loops,
  static void *const to[] = { &&next, &&add, &&leave, &&twice };
  for (int j = 0; j < u + 3; j++)
    {
      int k = 0;
      do
	{
	  goto *to[(unsigned) (x ^ j ^ k) & 3];
	twice:
	  x += 2;
	add:
	  x += y + k;
	next:
	  k++;
	}
      while (k < (y & 3));
      x ^= j;
    }
leave:)

/* Each lane runs a program of its own: bits of Y, two for an instruction.  */
#define PROGRAM								\
  unsigned code = (unsigned) y * 0x9e3779b9u | 3u << 22;		\
  int acc = x, pc = x & 1, steps = y & 7

BOTH (threaded,
  static void *const to[] = { &&add, &&xor, &&jump, &&halt };
  PROGRAM;
  /* A dispatch behind each instruction.  */
#define NEXT								\
  if (++steps > 40)							\
    goto halt;								\
  goto *to[code >> 2 * (pc++ % 12) & 3]
  NEXT;
add:
  acc += pc;
  NEXT;
xor:
  acc ^= y;
  NEXT;
jump:
  pc += acc & 3;
  NEXT;
halt:
  x = acc;)

BOTH (central,
  static const signed char to[]
    = { &&add - &&halt, &&xor - &&halt, &&jump - &&halt, 0 };
  PROGRAM;
  for (;;)
    {
      if (++steps > 40)
	break;
      goto *(&&halt + to[code >> 2 * (pc++ % 12) & 3]);
    add:
      acc += pc;
      continue;
    xor:
      acc ^= y;
      continue;
    jump:
      pc += acc & 3;
      continue;
    halt:
      break;
    }
  x = acc;)

/* Several bodies, and labels outside of them, in one function.  */
#define BODIES(NAME, B, P)						\
  NOIPA static void							\
  NAME (int n, const int *a, const int *b, int u, int *r)		\
  {									\
    static void *const to[] = { &&first, &&second, &&one, &&two, &&three,\
				&&four };				\
    B									\
    goto *to[u & 1];							\
  first:								\
    P									\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = a[i];							\
	goto *to[2 + (x & 1)];						\
      one:								\
	x += b[i];							\
      two:								\
	r[i] = x;							\
      }									\
  second:								\
    P									\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = b[i];							\
	goto *to[5 - (x & 1)];						\
      three:								\
	x -= a[i];							\
      four:								\
	r[i] += x;							\
      }									\
  }
BODIES (bodies_lanes, BLOCK, ON)
BODIES (bodies_model, , )

/* Tensors; the goto is under a condition of lanes, or it has lanes.  */
NOIPA static void
tensors_lanes (int n, const int *a, const int *b, int u, int *r)
{
  static void *const to[] = { &&one, &&two, &&end };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  for (int i = 0; i + 8 <= n; i += 8)
    {
      int x = a[i + v], y = b[i + v];
      if (x > 20)
	goto *to[u % 3];
      goto *to[(unsigned) y % 3];
    one:
      x += y;
    two:
      x *= 3;
    end:
      r[i + v] = x;
    }
}

NOIPA static void
tensors_model (int n, const int *a, const int *b, int u, int *r)
{
  for (int i = 0; i < n / 8 * 8; i++)
    {
      int x = a[i], way = x > 20 ? u % 3 : (unsigned) b[i] % 3;
      if (way == 0)
	x += b[i];
      if (way <= 1)
	x *= 3;
      r[i] = x;
    }
}

/* A lane function.  */
static int
run (int x, int y)
{
  static void *const to[] = { &&add, &&xor, &&jump, &&halt };
  PROGRAM;
  NEXT;
add:
  acc += pc;
  NEXT;
xor:
  acc ^= y;
  NEXT;
jump:
  pc += acc & 3;
  NEXT;
halt:
  return acc;
}

BOTH (called, x = run (x, y);)

/* A block function.  */
static inline int
choose (ripple_block_t BS, int x, int y)
{
  static void *const to[] = { &&add, &&xor };
  x += ripple_id (BS, 0);
  goto *to[y & 1];
add:
  x += 1000;
xor:
  return x ^ y;
}

NOIPA static void
chosen_lanes (int n, const int *a, const int *b, int u, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  for (int i = 0; i + 8 <= n; i += 8)
    r[i + v] = choose (BS, a[i + v], b[i + v]);
}

NOIPA static void
chosen_model (int n, const int *a, const int *b, int u, int *r)
{
  for (int i = 0; i < n / 8 * 8; i++)
    r[i] = (a[i] + i % 8 + (b[i] & 1 ? 0 : 1000)) ^ b[i];
}

/* All lanes run one program, which has the addresses of labels; a label twice
   in the table, and none.  */
static void **labels;

NOIPA static long
program (int n, void **program, int *r)
{
  static void *to[] = { &&inc, &&twice, &&stop, [4] = &&inc };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  void **pc = program;
  if (!pc)
    {
      labels = to;
      return 0;
    }
  goto **pc++;
inc:
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (r[i] < 40)
      r[i]++;
  goto **pc++;
twice:
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    r[i] *= 2;
  goto **pc++;
stop:
  return pc - program;
}

static void
check_program (void)
{
  program (0, NULL, NULL);
  CHECK (labels[0] == labels[4] && labels[0] != labels[1] && !labels[3]);
  void *code[] = { labels[1], labels[0], labels[4], labels[1], labels[2] };
  for (int n = 0; n < 21; n++)
    {
      int r[21];
      for (int i = 0; i < 21; i++)
	r[i] = i;
      CHECK (program (n, code, r) == 5);
      for (int i = 0; i < 21; i++)
	{
	  int x = 2 * i;
	  x += x < 40;
	  x += x < 40;
	  CHECK (r[i] == (i < n ? 2 * x : i));
	}
    }
}

/* A jump out of the body, which no compiler can see, ends the program.  */
NOIPA static void
leave (int n, const int *a, int *r)
{
  static void *const to[] = { &&one, &&two, &&end };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i];
      goto *to[x];
    one:
      x += 3;
    two:
      r[i] = x;
    }
end:;
}

static int
leaves (int which)
{
  int zeros[13] = { 0 }, r[13], status;
  zeros[11] = which;
  pid_t child = fork ();
  if (child == 0)
    {
      leave (13, zeros, r);
      _exit (3);
    }
  CHECK (child > 0 && waitpid (child, &status, 0) == child);
  return WIFSIGNALED (status);
}

#include "kernels.h"

int
main (void)
{
#define RUN(NAME) check (NAME##_lanes, NAME##_model)
  RUN (table);
  RUN (written);
  RUN (local);
  RUN (literal);
  RUN (offsets);
  RUN (differences);
  RUN (pointer);
  RUN (alone);
  RUN (same_code);
  RUN (all_lanes);
  RUN (all_lanes_under);
  RUN (all_lanes_inside);
  RUN (all_lanes_out);
  RUN (all_lanes_into);
  RUN (all_lanes_again);
  RUN (twice);
  RUN (stores);
  RUN (statement);
  RUN (backwards);
  RUN (in_loops);
  RUN (threaded);
  RUN (central);
  RUN (bodies);
  RUN (tensors);
  RUN (called);
  RUN (chosen);
  check_program ();
  CHECK (!leaves (0) && !leaves (1) && leaves (2));
  return 0;
}
