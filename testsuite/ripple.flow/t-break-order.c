/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* What stands in front of a break runs in the loop, in its order: a variable
   that lacks a dimension of the condition, or is a scalar, is seen by the
   lanes that go on.  Loops of all kinds, left by all kinds of jumps; the model
   runs all lanes in lockstep.  */
#include "../ripple-test.h"

enum { X = 4, Y = 5, LANES = X * Y, END = 3 };

static const int five[X] = { 5, 5, 5, 5 };

/* The dimensions 1 and 0 of what counts, and of what is set.  */
#define STEP(LEAVE) STEP_WITH (set += 555;, LEAVE)
#define STEP_WITH(SET, LEAVE)						\
  down--;								\
  o[v0 + X * v1] = down * 1000 + set;					\
  if (down == END)							\
    {									\
      SET								\
      LEAVE;								\
    }

#define FOR_EVER for (;;) { if (!(n-- > 0)) break; STEP (break) }
#define FOR for (int k = 0; k < n; k++) { STEP (break) }
#define WHILE while (n-- > 0) { STEP (break) }
#define DO if (n > 0) do { n--; STEP (break) } while (n > 0);
#define GOTO again: if (n-- > 0) { STEP (goto end) goto again; } end:;
#define LEAVE_FOR for (int k = 0; k < n; k++) { STEP (goto end) } end:;
#define LEAVE_FOR_EVER							\
  for (;;) { if (!(n-- > 0)) goto end; STEP (goto end) } end:;
#define CONTINUE							\
  for (int k = 0; k < n; k++)						\
    { STEP (break) if (set & 1) continue; p[v0 + X * v1] += 1; }
#define ARRAY								\
  for (;;)								\
    {									\
      if (!(n-- > 0))							\
	break;								\
      int a[2] = { down, set };						\
      STEP (break)							\
      p[v0 + X * v1] += a[n & 1] - a[n & 1];				\
    }
#define SWITCH								\
  for (;;)								\
    {									\
      switch (n--) { case 0: goto end; default: break; }		\
      STEP (goto end)							\
    }									\
  end:;
/* In front of the break there are loops.  */
#define WITH_LOOP							\
  for (int k = 0; k < n; k++)						\
    {									\
      STEP_WITH (for (int j = five[0]; j > 0; j--) set += 111;, break)	\
    }
#define WITH_LANE_LOOP							\
  for (;;)								\
    {									\
      if (!(n-- > 0))							\
	break;								\
      STEP_WITH (for (int j = 0; j < five[v0]; j++) set += 111;,	\
		 goto end)						\
    }									\
  end:;
#define WITH_BREAK							\
  while (n-- > 0)							\
    {									\
      STEP_WITH (for (int j = five[0];;)				\
		   {							\
		     set += 37;						\
		     if (--j == 0) { set += 370; break; }		\
		   },							\
		 goto end)						\
    }									\
  end:;

#define KINDS(K)							\
  K (for_ever, FOR_EVER) K (for_k, FOR) K (while_n, WHILE) K (do_n, DO)	\
  K (jump, GOTO) K (leave_for, LEAVE_FOR) K (array, ARRAY)		\
  K (leave_for_ever, LEAVE_FOR_EVER) K (again, CONTINUE)		\
  K (cases, SWITCH) K (with_loop, WITH_LOOP)				\
  K (with_lane_loop, WITH_LANE_LOOP) K (with_break, WITH_BREAK)

#define ARGS								\
  const int *down_of, const int *set_of, const int *n_of, int *o, int *p

#define KERNEL(NAME, LOOP)						\
static int								\
NAME##_part (ripple_block_t B, int down, int set, int n, int *o,	\
	     int *p)							\
{									\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  LOOP									\
  return set;								\
}									\
									\
/* In a block of its own, in a part, and in a part in a loop.  */	\
NOIPA static void							\
NAME (ARGS)								\
{									\
  ripple_block_t B = ripple_set_block_shape (0, X, Y);			\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  int down = down_of[v1], set = set_of[v0], n = n_of[v0 + X * v1];	\
  LOOP									\
  p[v0 + X * v1] = set;							\
}									\
NOIPA static void							\
NAME##_called (ARGS)							\
{									\
  ripple_block_t B = ripple_set_block_shape (0, X, Y);			\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  int n = n_of[v0 + X * v1];						\
  p[v0 + X * v1] = NAME##_part (B, down_of[v1], set_of[v0], n, o, p);	\
}									\
NOIPA static void							\
NAME##_repeated (ARGS)							\
{									\
  ripple_block_t B = ripple_set_block_shape (0, X, Y);			\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  int n = n_of[v0 + X * v1];						\
  for (int k = 0; k < (n & 3); k++)					\
    p[v0 + X * v1] = NAME##_part (B, down_of[v1], set_of[v0], n, o, p);	\
}									\
NOIPA static void							\
NAME##_scalar (ARGS)							\
{									\
  ripple_block_t B = ripple_set_block_shape (0, X, Y);			\
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);			\
  int down = down_of[0], set = set_of[0], n = n_of[v0 + X * v1];	\
  LOOP									\
  p[v0 + X * v1] = set;							\
}

KINDS (KERNEL)

/* The scalar decides how long the loop runs.  */

NOIPA static void
bound (ARGS)
{
  ripple_block_t B = ripple_set_block_shape (0, X, Y);
  size_t v0 = ripple_id (B, 0), v1 = ripple_id (B, 1);
  int most = set_of[0] & 7;
  for (int k = 0; k < most; k++)
    {
      o[v0 + X * v1]++;
      if (n_of[v0 + X * v1] == k)
	{
	  most += k & 1 ? -1 : 2;
	  return;
	}
    }
}

static void
bound_model (const int *set_of, const int *n_of, int *o)
{
  int most = set_of[0] & 7, on[LANES];
  for (int i = 0; i < LANES; i++)
    on[i] = 1;
  for (int k = 0; k < most; k++)
    {
      int leave = 0;
      for (int i = 0; i < LANES; i++)
	if (on[i])
	  {
	    o[i]++;
	    on[i] = n_of[i] != k;
	    leave |= !on[i];
	  }
      most += !leave ? 0 : k & 1 ? -1 : 2;
    }
}

static void
try_bound (void)
{
  for (int m = 0; m < 20; m++)
    {
      int set[1] = { (int) rnd () % 8 }, n[LANES], o[2][LANES] = { { 0 } };
      for (int i = 0; i < LANES; i++)
	n[i] = rnd () % 9 + m % 3;
      bound (set, set, n, o[0], o[1]);
      bound_model (set, n, o[1]);
      CHECK_SAME (o[0], o[1], LANES);
    }
}

/* One loop of the lanes in FIRST.  SCALAR: nothing has a dimension.  */

static void
model (ARGS, const int *first, int scalar)
{
  int width = scalar ? 1 : X, height = scalar ? LANES : X;
  int on[LANES], n[LANES], down[Y], set[X];
  for (int i = 0; i < LANES; i++)
    on[i] = first[i], n[i] = n_of[i];
  for (int i = 0; i < Y; i++)
    down[i] = down_of[i];
  for (int i = 0; i < X; i++)
    set[i] = set_of[i];
  for (int any = 1; any;)
    {
      int rows[Y] = { 0 }, columns[X] = { 0 };
      any = 0;
      for (int i = 0; i < LANES; i++)
	{
	  on[i] = on[i] && n[i]-- > 0;
	  any |= on[i];
	  rows[i / height] |= on[i];
	}
      for (int i = 0; i < Y; i++)
	down[i] -= rows[i];
      for (int i = 0; i < LANES; i++)
	if (on[i])
	  {
	    o[i] = down[i / height] * 1000 + set[i % width];
	    on[i] = down[i / height] != END;
	    columns[i % width] |= !on[i];
	  }
      for (int i = 0; i < X; i++)
	set[i] += columns[i] ? 555 : 0;
    }
  for (int i = 0; i < LANES; i++)
    if (first[i])
      p[i] = set[i % width];
}

typedef void kernel (ARGS);

static void
try_kernel (kernel *k, int repeats, int scalar)
{
  for (int m = 0; m < 10; m++)
    {
      int down[Y], set[X], n[LANES], on[LANES];
      int o[2][LANES] = { { 0 } }, p[2][LANES] = { { 0 } };
      for (int i = 0; i < Y; i++)
	down[i] = END + rnd () % 5;
      for (int i = 0; i < X; i++)
	set[i] = rnd () % 100;
      for (int i = 0; i < LANES; i++)
	n[i] = rnd () % 7;
      k (down, set, n, o[0], p[0]);
      for (int r = 0; r < repeats; r++)
	{
	  for (int i = 0; i < LANES; i++)
	    on[i] = repeats == 1 || r < (n[i] & 3);
	  model (down, set, n, o[1], p[1], on, scalar);
	}
      CHECK_SAME (o[0], o[1], LANES);
      CHECK_SAME (p[0], p[1], LANES);
    }
}

int
main (void)
{
#define TRY(NAME, LOOP)							\
  try_kernel (NAME, 1, 0);						\
  try_kernel (NAME##_called, 1, 0);					\
  try_kernel (NAME##_repeated, 3, 0);					\
  try_kernel (NAME##_scalar, 1, 1);
  KINDS (TRY)
  try_bound ();
  return 0;
}
