/* { dg-do run } */
// What the body of an annotated loop makes belongs to the iteration: memory,
// and objects that copy and destroy themselves, whatever is done with them.
#include "../ripple-test.h"
#include <memory>
#include <new>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <vector>

static int made, gone;

// Constructors that are seen and not seen.
struct seen
{
  int v;
  seen (int x) : v (x) { }
};
struct unseen
{
  int v;
  NOIPA unseen (int x) : v (x) { made++; }
  NOIPA unseen () : v (-1) { made++; }
  NOIPA ~unseen () { gone++; }
  NOIPA int get () const { return v; }
  NOIPA void add (int x) { v += x; }
};

enum { N = 29 };
static int x[N], r[N];
static int *p[N];

// An annotated loop over what the scalar loop gives.
#define KERNEL(name, ...)						\
  NOIPA static void							\
  name (int n)								\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 8);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	__VA_ARGS__							\
      }									\
  }									\
  static void								\
  name##_scalar (int n)							\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	__VA_ARGS__							\
      }									\
  }

KERNEL (new_seen, seen *t = new seen (x[i]); r[i] = t->v; delete t;)
KERNEL (new_unseen, unseen *t = new unseen (x[i]); r[i] = t->get ();
	delete t;)
KERNEL (new_later, unseen *t = new unseen; t->add (x[i]); r[i] = t->get ();
	delete t;)
KERNEL (new_array, unseen *t = new unseen[3]; t[1].add (x[i]);
	r[i] = t[0].get () + t[1].get (); delete[] t;)
KERNEL (new_int, p[i] = new int (x[i]); r[i] = *p[i];)
KERNEL (new_some, r[i] = 0;
	if (x[i] > 3)
	  {
	    int *t = new int;
	    *t = x[i];
	    p[i] = t;
	    r[i] = *t + 1;
	  })
KERNEL (from_malloc, int *t = (int *) malloc (2 * sizeof (int));
	t[0] = x[i]; t[1] = i; r[i] = t[0] * 3 + t[1]; free (t);)
KERNEL (from_calloc, int *t = (int *) calloc (4, sizeof (int));
	t[x[i] & 3] = i; r[i] = t[0] + 2 * t[1] + 3 * t[2] + 4 * t[3];
	free (t);)
KERNEL (from_strdup, char *t = strdup ("ab"); t[1] = 'c' + (x[i] & 3);
	r[i] = strlen (t) + t[1]; free (t);)
KERNEL (string, std::string s;
	for (int k = 0; k < x[i]; k++)
	  s += 'a';
	r[i] = s.size ();)
KERNEL (vector, std::vector<int> t;
	for (int k = 0; k < x[i]; k++)
	  t.push_back (k);
	int s = 0;
	for (int y : t)
	  s += y;
	r[i] = s;)
KERNEL (vector_fixed, std::vector<int> t (4); t[0] = x[i]; t[1] = t[0] + 1;
	r[i] = t[0] + t[1] + t[2];)
KERNEL (unique, std::unique_ptr<int> t (new int (x[i]));
	if (x[i] & 1)
	  *t += 1;
	r[i] = *t;)
KERNEL (object, unseen t;
	if (x[i] & 1)
	  t.add (1);
	r[i] = t.get ();)
KERNEL (temporary, r[i] = unseen (x[i]).get () + unseen ().get ();)

// In a block function a local object has what its constructor is given.
NOIPA static void
local_object (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  unseen a (x[v]), b (7);
  b.add (1);
  a.add (b.get ());
  r[v] = a.get ();
}

static void
compare (void (*vector) (int), void (*scalar) (int))
{
  for (int n = 0; n < N; n++)
    {
      int want[N], wanted_made, wanted_gone;
      memset (r, 0, sizeof r);
      made = gone = 0;
      scalar (n);
      memcpy (want, r, sizeof r);
      wanted_made = made;
      wanted_gone = gone;
      memset (r, 0, sizeof r);
      memset (p, 0, sizeof p);
      made = gone = 0;
      vector (n);
      CHECK (memcmp (want, r, sizeof r) == 0);
      CHECK (made == wanted_made && gone == wanted_gone);
      for (int i = 0; i < n; i++)
	for (int k = 0; k < i; k++)
	  CHECK (!p[i] || p[i] != p[k]);
      for (int i = 0; i < n; i++)
	if (p[i])
	  {
	    CHECK (*p[i] == x[i]);
	    delete p[i];
	  }
    }
}

int
main ()
{
  for (int i = 0; i < N; i++)
    x[i] = i * 5 % 11;
#define COMPARE(name) compare (name, name##_scalar)
  COMPARE (new_seen);
  COMPARE (new_unseen);
  COMPARE (new_later);
  COMPARE (new_array);
  COMPARE (new_int);
  COMPARE (new_some);
  COMPARE (from_malloc);
  COMPARE (from_calloc);
  COMPARE (from_strdup);
  COMPARE (string);
  COMPARE (vector);
  COMPARE (vector_fixed);
  COMPARE (unique);
  COMPARE (object);
  COMPARE (temporary);
  made = gone = 0;
  local_object ();
  for (int i = 0; i < 8; i++)
    CHECK (r[i] == x[i] + 8);
  CHECK (made == 9 && gone == 9);
  return 0;
}
