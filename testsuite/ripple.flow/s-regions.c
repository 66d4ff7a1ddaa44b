/* { dg-do error } */
/* What cannot stand under a condition on lanes is refused where it stands,
   each for its own reason; for handlers see ripple.cxx/s-catch.cc.  */
#include <ripple.h>

#define START								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  size_t v = ripple_id (BS, 0);						\
  int x = a[v]

extern void out (int);

/* Computed gotos.  */

void
goes (int n, const int *a, int *c)
{
  START;
  void *p = n ? &&one : &&two;
  if (x > 3) /* { dg-note "6: the vector branch is here" } */
    {
      c[v] = x;
    one:
      x--;
      if (n > 4)
	goto *p; /* { dg-error {9: it decides over a computed goto.*ripple-region-shaped} } */
    }
two:
  c[v] = x;
}

void
leaves (int n, const int *a, int *c)
{
  START;
  void *p = n ? &&one : &&two;
one:
  while (x > 3) /* { dg-note "12: the vector branch is here" } */
    {
      x--;
      if (n > 8)
	goto *p; /* { dg-error {9: it decides over a computed goto} } */
    }
two:
  c[v] = x;
}

void
comes (int n, const int *a, int *c)
{
  START;
  void *p = n ? &&one : &&two;
  if (n > 3)
    goto *p; /* { dg-error {5: a jump from outside leads into it} } */
  if (x > 4) /* { dg-note "6: the vector branch is here" } */
    {
      x++;
    one:
      x += 2;
    }
two:
  c[v] = x;
}

void
again (int n, const int *a, int *c)
{
  START;
  void *p = n ? &&one : &&two;
  goto *p;
one:
  x++;
  if (x < 9) /* { dg-error {6: it decides over a computed goto} } */
    goto *p;
two:
  c[v] = x;
}

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
  if (x > 4) /* { dg-error {6: a loop in it never ends} } */
    for (;;)
      out (n);
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
