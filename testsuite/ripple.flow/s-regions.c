/* { dg-do error } */
/* What cannot stand under a condition on lanes is refused where it stands,
   each for its own reason; for handlers see ripple.cxx/s-catch.cc, for
   computed gotos s-computed-goto.c.  */
#include <ripple.h>
#include <setjmp.h>

#define START								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  size_t v = ripple_id (BS, 0);						\
  int x = a[v]

extern jmp_buf back;
extern void out (int);

/* Jumps of asm statements.  */

void
asm_comes (int n, const int *a, int *c)
{
  START;
  out (n);
  asm goto ("" : : "r" (n) : : in); /* { dg-error {3: a jump from outside leads into it} } */
  if (x > 4) /* { dg-note "6: the vector branch is here" } */
    {
      c[v] = 3;
    in:
      c[v] = 4;
    }
  c[v] = x;
}

void
asm_leaves (int n, const int *a, int *c)
{
  START;
  if (x > 4) /* { dg-note "6: the vector branch is here" } */
    {
      out (n);
      asm goto ("" : : "r" (n) : : past); /* { dg-error {7: a jump in it leads out of it or into a part of it} } */
      c[v] = 3;
    }
  c[v] = x;
past:
  c[v]++;
}

/* Ways without an end.  */

void
never (int n, const int *a, int *c)
{
  START;
  if (x > 4) /* { dg-note "6: the vector branch is here" } */
    for (;;)
      out (n); /* { dg-error {7: a loop in it never ends} } */
  c[v] = 1;
}

void
both (int n, const int *a, int *c)
{
  START;
  if (x > 4) /* { dg-error {6: its ways do not meet again in this function} } */
    __builtin_trap ();
  else
    __builtin_abort ();
}

void
ever (int n, const int *a, int *c)
{
  START;
  for (;;)
    {
      out (n);
      if (x > 4) /* { dg-error {10: its ways do not meet again in this function} } */
	c[v]++;
    }
}

/* Where setjmp returns again in a loop.  */

void
returns_again (const int *a, int *c)
{
  START;
  int i = 0;
  while (x > i) /* { dg-error {12: it decides how long a loop runs} } */
    {
      i++;
      if (setjmp (back))
	c[v] = 3;
      c[v]++;
    }
  out (i);
}

void
enters (int n, const int *a, int *c)
{
  START;
  if (n > 7)
    goto one;
  if (setjmp (back))
    goto two;
  if (x > 3) /* { dg-note "6: the vector branch is here" } */
    for (int i = 0; i < n; i++)
      {
      one: /* { dg-error {7: it has a loop with several entries} } */
	out (4);
      two:
	c[v]++;
      }
  c[v]--;
}
