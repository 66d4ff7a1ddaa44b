/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native" } */
/* Exceptions at every place of nested annotated loops, as t-dead-ends.c.  */
#include "common/dead-ends.h"

static int alive;

struct guard
{
  guard () { ++alive; }
  ~guard () { --alive; }
};

#define throw_die(C) if (C) throw 5;
#define guarded_die(C) { guard g; if (C) throw alive; }

DEAD_ENDS (throw)
DEAD_ENDS (guarded)

/* What F at PLACE throws, or 0.  */

static int
thrown (kernel *f, int place)
{
  try
    {
      f (place, ROWS, COLS, a, w, row, 3, got);
    }
  catch (int x)
    {
      return x;
    }
  return 0;
}

static void
check_thrown (kernel *lanes, kernel *model)
{
  for (int place = 0; place < WHERE; place++)
    {
      fill_bad ();
      int x = thrown (model, place);
      CHECK (x != 0 && alive == 0);
      CHECK (thrown (lanes, place) == x && alive == 0);
    }
}

int
main ()
{
  check_passed (throw_lanes, throw_model);
  check_passed (guarded_lanes, guarded_model);
  check_thrown (throw_lanes, throw_model);
  check_thrown (guarded_lanes, guarded_model);
  return 0;
}
