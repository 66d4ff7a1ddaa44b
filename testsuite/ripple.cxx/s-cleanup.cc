// { dg-do error }
// Objects of the lanes round what all lanes do together, where an exception
// would destroy them.
#include <ripple.h>

struct object
{
  int value;
  object (int);
  ~object ();
};

extern int may (int);
extern int never (int) noexcept;

void
reduce (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      object here (x[i]); // { dg-error {14: each lane has an object 'here', which an exception destroys, and its scope holds what all lanes do together; end the scope before that, or call only what is 'noexcept' in it.*ripple-loop-cleanup} }
      x[i] = may (x[i]);
      x[i] = ripple_reduceadd (1, x[i] + here.value); // { dg-note {14: all lanes do this together.*ripple-loop-together} }
    }
}

void
nest (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (1, 4, 8);
  ripple_parallel (block, 1);
  for (int i = 0; i < n; i++)
    {
      object outer (x[i]); // { dg-error {14: each lane has an object 'outer', which an exception destroys} }
      ripple_parallel (block, 0); // { dg-note {7: all lanes do this together} }
      for (int j = 0; j < n; j++)
	x[i * n + j] = may (j);
    }
}

// No exception comes to these.

void
harmless (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      object here (x[i]);
      x[i] = never (x[i]);
      x[i] = ripple_reduceadd (1, x[i] + here.value);
    }
}

// In a block function the exception leaves all lanes.  Which of them have an
// object is only known of what a constructor makes.

extern int live;

struct known
{
  int value;
  ~known ()
  {
    live--;
  }
};

void
under_condition (int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0); // { dg-note {14: the shape} }
  if (x[v] & 1) // { dg-note {3: the vector branch is here} }
    {
      known here = { x[v] };
      x[v] = may (x[v]) + here.value; // { dg-error {18: an exception would destroy what lanes make under it without a constructor; make that round the condition, or in a function that the lanes call.*ripple-region-shaped} }
    }
}

// Which elements of an array each lane has made is not known.

struct element
{
  int value;
  element (int);
  ~element ();
};

struct made
{
  int value;
  made (int) noexcept;
  ~made ();
};

void
array (int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  element all[3] = { x[v], x[v] + 1, 2 }; // { dg-error {40: an exception would destroy the elements of an array that each lane has made so far; make that in a function that the lanes call, or by constructors that are 'noexcept'.*ripple-region-shaped} }
  x[v] = all[0].value + all[1].value + all[2].value;
}

void
made_array (int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  made all[3] = { x[v], x[v] + 1, 2 };
  x[v] = all[0].value + all[1].value + all[2].value;
}
