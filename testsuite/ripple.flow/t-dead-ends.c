/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native" } */
/* What ends the program, at every place of nested annotated loops: it does
   not if no lane comes by, and it does, in its way, if one comes by.  */
#include "common/dead-ends.h"
#include <assert.h>
#include <signal.h>
#include <sys/wait.h>

NOIPA __attribute__ ((noreturn)) static void
leave (int x)
{
  _exit (x);
}

#define assert_die(C) assert (!(C));
#define abort_die(C) if (C) abort ();
#define exit_die(C) if (C) exit (9);
#define user_die(C) if (C) leave (11);
#define trap_die(C) if (C) __builtin_trap ();
#define unreachable_die(C) if (C) __builtin_unreachable ();

DEAD_ENDS (assert)
DEAD_ENDS (abort)
DEAD_ENDS (exit)
DEAD_ENDS (user)
DEAD_ENDS (trap)
DEAD_ENDS (unreachable)

/* How F at PLACE ends.  */

static int
status (kernel *f, int place)
{
  int s;
  pid_t child = fork ();
  CHECK (child >= 0);
  if (child == 0)
    {
      fclose (stderr);
      f (place, ROWS, COLS, a, w, row, 3, got);
      _exit (0);
    }
  CHECK (waitpid (child, &s, 0) == child);
  return s;
}

static void
check_ended (kernel *lanes, kernel *model)
{
  for (int place = 0; place < WHERE; place++)
    {
      fill_bad ();
      int s = status (model, place);
      CHECK (s != 0);
      CHECK (status (lanes, place) == s);
    }
}

int
main (void)
{
  check_passed (assert_lanes, assert_model);
  check_passed (abort_lanes, abort_model);
  check_passed (exit_lanes, exit_model);
  check_passed (user_lanes, user_model);
  check_passed (trap_lanes, trap_model);
  check_passed (unreachable_lanes, unreachable_model);
  check_ended (assert_lanes, assert_model);
  check_ended (abort_lanes, abort_model);
  check_ended (exit_lanes, exit_model);
  check_ended (user_lanes, user_model);
  check_ended (trap_lanes, trap_model);
  return 0;
}
