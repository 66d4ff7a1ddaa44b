/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* Functions of the library that store through pointers to local variables of
   block functions: what they store has the lanes of their other arguments,
   whether GCC makes an assignment of the call or not.  */
#include "../ripple-test.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { B = 8 };

struct record { int word[25]; };
union bytes { double d; char c[8]; };

#define BLOCK								\
  size_t v = ripple_id (ripple_set_block_shape (0, B), 0)

#define COPY(N)								\
NOIPA static void							\
copy_##N (int *r, const struct record *a, int k)			\
{									\
  BLOCK;								\
  struct record y;							\
  memcpy (&y, a + v, N);						\
  r[v] = ((unsigned char *) &y)[k];					\
}									\
NOIPA static void							\
move_##N (int *r, const struct record *a, int k)			\
{									\
  BLOCK;								\
  char y[N];								\
  memmove (y, (const char *) (a + v) + 1, N);				\
  r[v] = (unsigned char) y[k];						\
}
#define EACH_SIZE(DO) \
  DO (1) DO (2) DO (3) DO (4) DO (7) DO (8) DO (16) DO (31) DO (80) DO (99)
EACH_SIZE (COPY)

/* As many bytes as each lane wants, behind what is shared by all.  */
NOIPA static void
lengths (int *r, const struct record *a, const int *n)
{
  BLOCK;
  char y[100];
  memset (y, 7, sizeof y);
  memcpy (y + 3, a + v, n[v]);
  r[v] = (unsigned char) y[3] + 256 * y[4] + 65536 * y[99];
}

NOIPA static void
fill (int *r, const int *c)
{
  BLOCK;
  char y[40];
  memset (y, c[v], 40);
  r[v] = y[0] + y[39];
}

/* Part of what all lanes share, at an index of lanes: not theirs.  */
NOIPA static int
scatter (const struct record *a)
{
  BLOCK;
  char y[B * 100];
  int s = 0;
  memcpy (y + 100 * v, a + v, 100);
  for (int i = 0; i < B * 100; i++)
    s = 31 * s + y[i];
  return s;
}

NOIPA static void
under (int *r, const struct record *a, const int *c)
{
  BLOCK;
  struct record y = a[0];
  if (c[v] & 1)
    memcpy (&y, a + v, 60);
  r[v] = y.word[3] + y.word[20];
}

NOIPA static void
split (double *m, int *e, double *i, double *f, const double *a)
{
  BLOCK;
  int exponent;
  double whole;
  m[v] = frexp (a[v], &exponent);
  e[v] = exponent;
  f[v] = modf (a[v], &whole);
  i[v] = whole;
}

NOIPA static void
rest (int *r, const double *a)
{
  BLOCK;
  int quotient;
  remquo (a[v], 0.3, &quotient);
  r[v] = quotient;
}

NOIPA static void
exchange (int *r, int *a)
{
  BLOCK;
  int expected = 4;
  int done = __atomic_compare_exchange_n (a + v, &expected, 100, 0,
					  __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  r[v] = 1000 * done + expected;
}

NOIPA static void
text (int *r, const int *a)
{
  BLOCK;
  char s[20], t[24];
  snprintf (s, sizeof s, "%d", a[v]);
  strcpy (t, s);
  strcat (t, "1");
  r[v] = atoi (t);
}

/* What is printed only is not stored to: all lanes have one.  */
static const char *shared_name;
NOIPA static void
print (int *r, const int *a)
{
  BLOCK;
  char s[20], name[8] = "x";
  shared_name = name;
  name[1] = '7';
  snprintf (s, sizeof s, "%d%s", a[v], name + 1);
  r[v] = atoi (s) + (shared_name == name);
}

NOIPA static void
scan (int *r, const char (*a)[8])
{
  BLOCK;
  int x = -1, y;
  if (sscanf (a[v], "%d/%d", &x, &y) == 2)
    x += y;
  r[v] = x;
}

int
main (void)
{
  struct record a[B];
  int r[B], c[B], e[B], s = 0, t = 0;
  double x[B], m[B], i[B], f[B], whole;
  char name[B][8];
  for (int v = 0; v < B; v++)
    {
      for (int k = 0; k < 25; k++)
	a[v].word[k] = v * 0x1020304 + k * 0x501;
      c[v] = 3 * v + 1;
      x[v] = 1.5 * (v * v + 1) - 9;
      snprintf (name[v], 8, v % 3 ? "%d/%d" : "%d", v, 2 * v);
    }
#define TEST(N)								\
  for (int k = 0; k < N; k += N / 3 + 1)				\
    {									\
      copy_##N (r, a, k);						\
      for (int v = 0; v < B; v++)					\
	CHECK (r[v] == ((unsigned char *) (a + v))[k]);			\
      move_##N (r, a, k);						\
      for (int v = 0; v < B; v++)					\
	CHECK (r[v] == ((unsigned char *) (a + v))[k + 1]);		\
    }
  EACH_SIZE (TEST)
  lengths (r, a, c);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == (a[v].word[0] & 255)
		   + 256 * (c[v] > 1 ? a[v].word[0] >> 8 & 255 : 7)
		   + 65536 * 7);
  fill (r, c);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == 2 * c[v]);
  for (int k = 0; k < B * 100; k++)
    t = 31 * t + ((char *) a)[k];
  s = scatter (a);
  CHECK (s == t);
  under (r, a, c);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == a[c[v] & 1 ? v : 0].word[3] + a[0].word[20]);
  split (m, e, i, f, x);
  for (int v = 0; v < B; v++)
    {
      CHECK (m[v] == frexp (x[v], &s) && e[v] == s);
      CHECK (f[v] == modf (x[v], &whole) && i[v] == whole);
    }
  rest (r, x);
  for (int v = 0; v < B; v++)
    {
      remquo (x[v], 0.3, &s);
      CHECK (r[v] == s);
    }
  memcpy (e, c, sizeof e);
  exchange (r, e);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == (c[v] == 4 ? 1004 : c[v])
	   && e[v] == (c[v] == 4 ? 100 : c[v]));
  text (r, c);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == 10 * c[v] + 1);
  print (r, c);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == 10 * c[v] + 8);
  scan (r, (const char (*)[8]) name);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == (v % 3 ? 3 * v : v));
  return 0;
}
