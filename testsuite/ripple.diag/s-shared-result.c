/* Functions elsewhere that are called for each lane, with the address of a
   variable that all lanes have together.  */
/* { dg-do compile } */
#include <math.h>
#include <ripple.h>

struct count { int n, most; };
void split (int x, int *whole);
int parts (int x, int *whole);
void look (int x, const int *at);
void add (struct count *c, int x);
void begin (struct count *c);
void format (char *s, int x);
int parse (const char *s, int x);

#define BLOCK \
  ripple_block_t b = ripple_set_block_shape (0, 8); \
  size_t v = ripple_id (b, 0)

void
warned (int *r, const int *x)
{
  BLOCK;
  int e, f, k;
  char s[20];
  split (x[v], &e);	/* { dg-warning "3: this function is called for each lane with the address of 'e', which is one variable for all.*ripple-shared-result" } */
  r[v] = e;
  if (parts (x[v], &f) > 3)	/* { dg-warning "address of 'f'" } */
    r[v] += f;
  format (s, x[v]);	/* { dg-warning "address of 's'" } */
  r[v] += parse (s, x[v]);
  k = 2;
  look (x[v], &k);
}

void
meant (int *r, const int *x, const double *d)
{
  BLOCK;
  struct count c = { 0, 0 }, begun;
  int e = ripple_broadcast (b, 1, 0), unused, exponent;
  for (int i = 0; i < 3; i++)
    add (&c, x[v + i]);
  begin (&begun);
  add (&begun, x[v]);
  split (x[v], &e);
  split (x[v], &unused);
  frexp (d[v], &exponent);
  r[v] = e + c.n + begun.n + exponent;
}

void
loop (int n, int *r, const int *x)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    {
      int e;
      split (x[i], &e);
      r[i] = e;
    }
}
