/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* { dg-levels "-O0 -O1" } */
/* The ways of a branch on lanes run in the order of the program, whatever
   stands in them: annotated loops, branches, switches, calls, loops.  Each way
   notes when it begins and ends, and changes a scalar; the model runs the ways
   one after the other, each if any lane comes by.  */
#include "../ripple-test.h"

enum { LANES = 4, ROWS = 5 };

static int notes[2][4000], noted[2];

NOIPA static void
note (int which, int k)
{
  CHECK (noted[which] < 4000);
  notes[which][noted[which]++] = k;
}

static int
lane_function (int x, int k)
{
  if (x & 1)
    return x * 3 + k;
  while (x > 20)
    x -= k;
  return x ^ k;
}

/* What stands in a way: with lanes, and for lane V.  */
#define ANNOTATED(K)							\
  ripple_parallel (B, 1);						\
  for (int i = 0; i < n; i++)						\
    u[LANES * i + v] = u[LANES * i + v] * 3 + K;
#define ANNOTATED_MODEL(K)						\
  for (int i = 0; i < n; i++)						\
    u[LANES * i + v] = u[LANES * i + v] * 3 + K;
#define PEELED(K)							\
  ripple_parallel_peel (B, 1);						\
  for (int i = 0; i < n; i++)						\
    u[LANES * i + v] = u[LANES * i + v] * 3 + K;
#define JUMPS(K)							\
  ripple_parallel (B, 1);						\
  for (int i = 0; i < n; i++)						\
    JUMPS_BODY (K)
#define JUMPS_MODEL(K)							\
  for (int i = 0; i < n; i++)						\
    JUMPS_BODY (K)
#define JUMPS_BODY(K)							\
  {									\
    __label__ odd, next;						\
    if (y[v] & 1)							\
      {									\
	u[LANES * i + v] += K;						\
	goto odd;							\
      }									\
    u[LANES * i + v] = u[LANES * i + v] * 3 + K;			\
    goto next;								\
  odd:									\
    u[LANES * i + v] ^= K;						\
  next: ;								\
  }
#define TWO_LOOPS(K) ANNOTATED (K) t[v] += K; ANNOTATED (-K)
#define TWO_LOOPS_MODEL(K) ANNOTATED_MODEL (K) t[v] += K; ANNOTATED_MODEL (-K)
#define BRANCH(K)							\
  if (y[v] & 1)								\
    t[v] += K;								\
  else									\
    t[v] ^= K;
#define SWITCH(K)							\
  switch (y[v] & 3)							\
    {									\
    case 0:								\
      t[v] += K;							\
    case 1:								\
      t[v] *= 3;							\
      break;								\
    default:								\
      t[v] -= K;							\
    }
#define CALL(K) t[v] = lane_function (t[v], K);
#define LANE_LOOP(K)							\
  for (int c = y[v] & 3; c > 0; c--)					\
    t[v] += c * K;
#define LOOP_IN_LOOP(K)							\
  for (int c = y[v] & 3; c > 0; c--)					\
    {									\
      ANNOTATED (K)							\
    }
#define LOOP_IN_LOOP_MODEL(K)						\
  for (int c = y[v] & 3; c > 0; c--)					\
    {									\
      ANNOTATED_MODEL (K)						\
    }
#define LOOP_IN_DO(K)							\
  int c = y[v] & 3;							\
  do									\
    {									\
      ANNOTATED (K)							\
    }									\
  while (c-- > 0);
#define LOOP_IN_DO_MODEL(K)						\
  int c = y[v] & 3;							\
  do									\
    {									\
      ANNOTATED_MODEL (K)						\
    }									\
  while (c-- > 0);
#define UNIFORM(K)							\
  for (int i = 0; i < n; i++)						\
    t[v] = t[v] * 3 + i;

/* A branch, whose ways are W (K, its condition): the same text for both.  In
   the model a condition is a set of lanes.  */
#define IF_ELSE								\
  W (1, p[v] == 0, if (p[v] == 0))					\
  W (2, p[v] != 0, else)
#define ELSE_IF								\
  W (1, p[v] == 0, if (p[v] == 0))					\
  W (2, p[v] == 1, else if (p[v] == 1))					\
  W (3, p[v] > 1, else)
#define NESTED								\
  W (1, p[v] == 0 && q[v], if (p[v] == 0 && q[v]))			\
  W (2, p[v] == 0 && !q[v], else if (p[v] == 0))			\
  W (3, p[v] != 0 && q[v], else if (q[v]))				\
  W (4, p[v] != 0 && !q[v], else)
#define OR								\
  W (1, p[v] == 0 || q[v], if (p[v] == 0 || q[v]))			\
  W (2, p[v] && !q[v], else)						\
  W (3, 1, )
#define CASES								\
  OPEN (switch (p[v]) {)						\
  W (1, p[v] == 0, case 0:)						\
  OPEN (break;)								\
  W (2, p[v] == 1, case 1:)						\
  W (3, p[v] == 1 || p[v] == 2, case 2:)				\
  OPEN (break;)								\
  W (4, p[v] > 2, default:)						\
  OPEN (})
#define DEFAULT_FIRST							\
  OPEN (switch (p[v]) {)						\
  W (1, p[v] > 1, default:)						\
  W (2, p[v] > 0, case 1:)						\
  OPEN (break;)								\
  W (3, p[v] == 0, case 0:)						\
  OPEN (})
#define SHARED								\
  OPEN (if (p[v] == 0) goto shared;)					\
  W (1, p[v] == 1, if (p[v] == 1))					\
  OPEN (else { shared:)							\
  W (2, p[v] != 1, )							\
  OPEN (})

#define JUMP								\
  OPEN (if (p[v] == 0) goto zero;)					\
  W (1, p[v] != 0, )							\
  OPEN (goto end; zero:)						\
  W (2, p[v] == 0, )							\
  OPEN (end:;)
/* What stands behind the ways, but is reached from the first only.  */
#define BEHIND								\
  OPEN (if (p[v] == 0) {)						\
  W (1, p[v] == 0, )							\
  OPEN (} else {)							\
  W (2, p[v] != 0, )							\
  OPEN (goto end; })							\
  W (3, p[v] == 0, )							\
  OPEN (end:;)
#define BEHIND_SWITCH							\
  OPEN (switch (p[v]) { case 0:)					\
  W (1, p[v] == 0, )							\
  OPEN (break; default:)						\
  W (2, p[v] != 0, )							\
  OPEN (goto end; })							\
  W (3, p[v] == 0, )							\
  OPEN (end:;)
#define BREAK								\
  OPEN (for (;;) { if (p[v] == 0) {)					\
  W (1, p[v] == 0, )							\
  OPEN (break; })							\
  W (2, p[v] != 0, )							\
  OPEN (goto end; })							\
  W (3, p[v] == 0, )							\
  OPEN (end:;)
#define BACK								\
  OPEN (goto start; zero:)						\
  W (1, p[v] == 0, )							\
  OPEN (goto end; start: if (p[v] == 0) goto zero;)			\
  W (2, p[v] != 0, )							\
  OPEN (end:;)

#define WAY(K, CONTENT)							\
  note (0, K);								\
  x = x * 3 + K;							\
  t[v] += x;								\
  CONTENT (K)								\
  x = x * 5 + K;							\
  note (0, -K);

#define MODEL_WAY(K, ON, CONTENT)					\
  {									\
    int on = 0;								\
    for (int v = 0; v < LANES; v++)					\
      on |= (ON) << v;							\
    if (on)								\
      {									\
	note (1, K);							\
	x = x * 3 + K;							\
	for (int v = 0; v < LANES; v++)					\
	  if (on & 1 << v)						\
	    {								\
	      t[v] += x;						\
	      CONTENT (K)						\
	    }								\
	x = x * 5 + K;							\
	note (1, -K);							\
      }									\
  }

#define KINDS(X)							\
  X (if_else, IF_ELSE) X (else_if, ELSE_IF) X (nested, NESTED)		\
  X (either, OR) X (cases, CASES) X (default_first, DEFAULT_FIRST)	\
  X (shared, SHARED) X (jump, JUMP) X (behind, BEHIND)			\
  X (behind_switch, BEHIND_SWITCH) X (leave, BREAK) X (back, BACK)

#define ARGS								\
  const int *p, const int *q, const int *y, int n, int x, int *t, int *u

static void
try (int (*lanes) (ARGS), int (*model) (ARGS))
{
  for (int m = 0; m < 60; m++)
    {
      int p[LANES], q[LANES], y[LANES], t[2][LANES], u[2][LANES * ROWS];
      for (int v = 0; v < LANES; v++)
	{
	  p[v] = m < 4 ? m : (int) (rnd () % 4);
	  q[v] = rnd () & 1;
	  y[v] = rnd () % 8;
	  t[0][v] = t[1][v] = rnd () % 100;
	}
      for (int i = 0; i < LANES * ROWS; i++)
	u[0][i] = u[1][i] = rnd () % 100;
      noted[0] = noted[1] = 0;
      int a = lanes (p, q, y, m % (ROWS + 1), m & 7, t[0], u[0]);
      int b = model (p, q, y, m % (ROWS + 1), m & 7, t[1], u[1]);
      CHECK (a == b && noted[0] == noted[1]);
      CHECK_SAME (notes[0], notes[1], noted[0]);
      CHECK_SAME (t[0], t[1], LANES);
      CHECK_SAME (u[0], u[1], LANES * ROWS);
    }
}

#define NAME(KIND, WHAT) NAME_ (KIND, WHAT, CONTENT)
#define NAME_(KIND, WHAT, C) NAME__ (KIND, WHAT, C)
#define NAME__(KIND, WHAT, C) KIND##_##WHAT##_##C
#define LANES_OF(KIND, BODY)						\
NOIPA static int							\
NAME (KIND, lanes) (ARGS)						\
{									\
  ripple_block_t B = ripple_set_block_shape (0, LANES, 2);		\
  size_t v = ripple_id (B, 0);						\
  BODY									\
  t[v] = t[v] * 3 + x;							\
  return x;								\
}
#define MODEL_OF(KIND, BODY)						\
static int								\
NAME (KIND, model) (ARGS)						\
{									\
  BODY									\
  for (int v = 0; v < LANES; v++)					\
    t[v] = t[v] * 3 + x;						\
  return x;								\
}
#define TRY(KIND, BODY) try (NAME (KIND, lanes), NAME (KIND, model));

#define CONTENT ANNOTATED
#define CONTENT_MODEL ANNOTATED_MODEL
#include "common/ways.h"
#define CONTENT PEELED
#define CONTENT_MODEL ANNOTATED_MODEL
#include "common/ways.h"
#define CONTENT JUMPS
#define CONTENT_MODEL JUMPS_MODEL
#include "common/ways.h"
#define CONTENT TWO_LOOPS
#define CONTENT_MODEL TWO_LOOPS_MODEL
#include "common/ways.h"
#define CONTENT BRANCH
#define CONTENT_MODEL BRANCH
#include "common/ways.h"
#define CONTENT SWITCH
#define CONTENT_MODEL SWITCH
#include "common/ways.h"
#define CONTENT CALL
#define CONTENT_MODEL CALL
#include "common/ways.h"
#define CONTENT LANE_LOOP
#define CONTENT_MODEL LANE_LOOP
#include "common/ways.h"
#define CONTENT LOOP_IN_LOOP
#define CONTENT_MODEL LOOP_IN_LOOP_MODEL
#include "common/ways.h"
#define CONTENT LOOP_IN_DO
#define CONTENT_MODEL LOOP_IN_DO_MODEL
#include "common/ways.h"
#define CONTENT UNIFORM
#define CONTENT_MODEL UNIFORM
#include "common/ways.h"

int
main (void)
{
  try_all_ANNOTATED ();
  try_all_PEELED ();
  try_all_JUMPS ();
  try_all_TWO_LOOPS ();
  try_all_BRANCH ();
  try_all_SWITCH ();
  try_all_CALL ();
  try_all_LANE_LOOP ();
  try_all_LOOP_IN_LOOP ();
  try_all_LOOP_IN_DO ();
  try_all_UNIFORM ();
  return 0;
}
