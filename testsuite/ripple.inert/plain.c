/* Plain C of many kinds: loops that the vectorizer likes, control flow,
   static data, calls, variable arguments, a nested function.  */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node
{
  struct node *left, *right;
  int key;
  char name[12];
};

static float table[256];

float
sum (const float *x, int n)
{
  float s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] > 0 ? x[i] : -table[i & 255];
  return s;
}

void
saxpy (int n, float a, const float *restrict x, float *restrict y)
{
#pragma omp simd
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

void
blur (unsigned char *out, const unsigned char *in, int w, int h)
{
  for (int y = 1; y < h - 1; y++)
    for (int x = 1; x < w - 1; x++)
      {
	int t = 0;
	for (int dy = -1; dy <= 1; dy++)
	  for (int dx = -1; dx <= 1; dx++)
	    t += in[(y + dy) * w + x + dx];
	out[y * w + x] = t / 9;
      }
}

struct node *
insert (struct node *t, int key, const char *name)
{
  if (!t)
    {
      t = calloc (1, sizeof *t);
      t->key = key;
      strncpy (t->name, name, sizeof t->name - 1);
    }
  else if (key < t->key)
    t->left = insert (t->left, key, name);
  else
    t->right = insert (t->right, key, name);
  return t;
}

int
classify (int c)
{
  switch (c)
    {
    case 'a' ... 'z':
      return 1;
    case '0': case '2': case '4':
      return 2;
    case '\n':
      goto line;
    default:
      return c * 7 % 5;
    }
line:
  return -1;
}

double
average (int n, ...)
{
  va_list ap;
  double t = 0;
  va_start (ap, n);
  for (int i = 0; i < n; i++)
    t += va_arg (ap, double);
  va_end (ap);
  return t / n;
}

int
main (void)
{
  for (int i = 0; i < 256; i++)
    table[i] = sqrtf (i);
  struct node *t = insert (insert (NULL, 3, "three"), 1, "one");
  return (t->left->key + (int) average (2, 1.0, 3.0) + classify ('x')
	  + (int) sum (table, 0)) != 4;
}
