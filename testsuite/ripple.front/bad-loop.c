/* { dg-do error } */
/* Loops that are no annotated loops, with the place of the cause.  */
#include <ripple.h>

extern float a[];
extern int g, h (void), external (int *);

void
f (int n, unsigned u, float x, char *p, char *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i, j = 0, c = n;
  volatile int v;
  static int s;
  __int128 w;

#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: must be followed by a 'for' loop, but a while loop follows" } */
  while (j < n)
    j++;
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but a do loop follows.*ripple-loop-not-for" } */
  do
    j++;
  while (j < n);
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but another statement follows" } */
  h ();
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but an if statement follows" } */
  if (n)
    for (i = 0; i < n; i++)
      a[i]++;
  if (n)
    {
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but no statement follows" } */
    }
  {
#pragma ripple parallel Block(BS) Dims(0)	/* { dg-error "9: but a compound statement follows" } */
    {
      int k;
      for (k = 0; k < n; k++)
	a[k]++;
      h ();
    }
  }

#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; ; i++)	/* { dg-error "3: needs a condition.*ripple-loop-cond" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n;)	/* { dg-error "3: needs a step.*ripple-loop-step" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i *= 2)	/* { dg-error "24: must move its counter by an integer" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i = 2 - i)	/* { dg-error "24: must move its counter by an integer" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i += h ())	/* { dg-error "27: the step of 'i' has side effects or is volatile.*ripple-loop-step" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i += v)	/* { dg-error "24: the step of 'i' has side effects or is volatile" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i != n; i += c)	/* { dg-error "17: the step of 'i' is not a constant, so that '!=' does not say.*ripple-loop-step" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i += c)
    c += a[i];			/* { dg-error "7: the body sets 'c', of which the step.*ripple-loop-step" } */
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i += i)	/* { dg-error "24: must move its counter by an integer" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 1; i < n; i += 0)	/* { dg-error "24: must move its counter by an integer" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i--)	/* { dg-error "23: 'i' decreases, so that the relation must be '>', '>=' or '!='.*ripple-loop-direction" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = n; n <= i; i += 2)	/* { dg-error "25: 'i' increases, so that the relation must be '<', '<=' or '!='" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (u = n; u >= 0; u--)	/* { dg-error "3: always true" } */
    a[u]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i * i < n; i++)	/* { dg-error "17: must compare its counter 'i' itself" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n && a[i] > 0; i++)	/* { dg-error "21: must compare its counter 'i' itself" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i == n; i++)	/* { dg-error "17: must compare its counter 'i' itself" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; n; i++)	/* { dg-error "15: does not test its counter 'i'" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; j < n; i++)	/* { dg-error "17: does not test its counter 'i'" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n - i; i++)	/* { dg-error "17: the bound of a ripple parallel loop depends on its counter 'i'.*ripple-loop-bound" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < x; i++)	/* { dg-error "must compare its counter 'i' itself" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (int k = k + 1; k < n; k++)	/* { dg-error "18: depends on the counter itself.*ripple-loop-init" } */
    a[k]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (int k; k < n; k++)	/* { dg-error "3: gets no initial value" } */
    a[k]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (j = 0; i < n; i++)	/* { dg-error "3: the counter 'i' of a ripple parallel loop gets no initial value" } */
    a[i]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (; p < q; p++)	/* { dg-error "18: 'p' is a pointer" } */
    ++*p;
#pragma ripple parallel Block(BS) Dims(0)
  for (g = 0; g < n; g++)	/* { dg-error "23: must be a local variable" } */
    a[g]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (s = 0; s < n; s++)	/* { dg-error "23: must be a local variable" } */
    a[s]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (v = 0; v < n; v++)	/* { dg-error "23: must be a local variable" } */
    a[v]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (w = 0; w < n; w++)	/* { dg-error "23: the counter 'w' has the type '__int128'" } */
    a[w]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (x = 0; x < n; x++)	/* { dg-error "23: the counter 'x' has the type 'float'" } */
    a[(int) x]++;
#pragma ripple parallel Block(BS) Dims(0)
  for (int k = 0; k < n; k++, j++)	/* { dg-error "must move its counter by an integer" } */
    a[k]++;
}

void
in_memory (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i, *p = &i;
  ripple_parallel (BS, 0);
  for (i = 0; i < n; i++)	/* { dg-error "17: the address of the counter 'i' is taken outside" } */
    a[i] = *p;
}

void
in_memory_later (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i;
  for (;;)
    {
      ripple_parallel (BS, 0);
      for (i = 0; i < n; i++)	/* { dg-error "21: the address of the counter 'i' is taken outside" } */
	a[i] = external (&i);
      if (external (&i))
	break;
    }
}

void
in_nested_function (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i;
  int get (void) { return i; }
  ripple_parallel (BS, 0);
  for (i = 0; i < n; i++)	/* { dg-error "17: the address of the counter 'i' is taken outside" } */
    a[i] = external (&i) + get ();
}

extern int jump (void *) __attribute__ ((returns_twice));

void
returns_twice (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 0 && jump (0) == 0)	/* { dg-error "21: a ripple parallel loop, whose iterations run together, cannot call 'jump', which may return twice.*ripple-loop-returns-twice" } */
      a[i] = 1;
}

void
asm_goto (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      asm goto ("" : : "r" (g) : : out);	/* { dg-error "7: a jump leaves a ripple parallel loop" } */
      a[i] = 1;
     out:;
    }
}
