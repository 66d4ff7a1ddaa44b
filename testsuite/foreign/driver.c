/* Run the tests that calls.awk has made, each in a process of its own, with
   small and with other numbers.  Prints "K RESULTS" for test K, or "K stopped"
   if it does not come back.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

extern unsigned (*ripple_tests[]) (unsigned char *), ripple_count;
unsigned ripple_most;

static unsigned state;

unsigned
ripple_next (void)
{
  state = state * 1664525 + 1013904223;
  return state >> 8;
}

static void
run (unsigned k, FILE *out)
{
  static const unsigned most[] = { 2, 8, 100, 1u << 24 };
  enum { ROUNDS = sizeof most / sizeof *most };
  static unsigned char bytes[ROUNDS][1 << 14];
  unsigned n[ROUNDS];
  for (unsigned m = 0; m < ROUNDS; m++)
    {
      state = k;
      ripple_most = most[m];
      n[m] = ripple_tests[k] (bytes[m]);
    }
  fprintf (out, "%u ", k + 1);
  for (unsigned m = 0; m < ROUNDS; m++)
    for (unsigned i = 0; i < n[m]; i++)
      fprintf (out, "%02x", bytes[m][i]);
  fputc ('\n', out);
}

int
main (void)
{
  for (unsigned k = 0; k < ripple_count; k++)
    {
      int status;
      if (!ripple_tests[k])
	continue;
      fflush (stdout);
      pid_t child = fork ();
      if (!child)
	{
	  /* What the program itself prints is no result.  */
	  FILE *out = fdopen (dup (1), "w");
	  if (!out || !freopen ("/dev/null", "w", stdout))
	    _exit (1);
	  alarm (5);
	  run (k, out);
	  fclose (out);
	  _exit (0);
	}
      waitpid (child, &status, 0);
      if (status)
	printf ("%u stopped\n", k + 1);
    }
  return 0;
}
