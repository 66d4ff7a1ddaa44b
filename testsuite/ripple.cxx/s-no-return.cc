/* { dg-do error } */
/* { dg-options "-O1 -w" } */
// A function that runs off its end: the loop never ends, so lanes that part in
// it do not meet.  The compiler said so, and then went on for ever.
#include <ripple.h>

static int live;

struct object
{
  __attribute__ ((noipa)) object (unsigned)
  {
    live++;
  }
  __attribute__ ((noipa)) ~object ()
  {
    live--;
  }
};

extern void may (int);

template <typename B> static unsigned
f (B BS, unsigned z, int n)
{
  for (int i = 0; i < 1; i++)
    {
      try
	{
	  object a (z);
	  try
	    {
	      may (n);
	    }
	  catch (int e) /* { dg-error {its ways do not meet again in this function} } */
	    {
	      if (n > 0)
		{
		  f (BS, z, n - 1);
		  if ((z & 4u) == 0)
		    {
		      try
			{
			  continue;
			}
		      catch (...)
			{
			}
		    }
		}
	    }
	} /* { dg-error {its ways do not meet again in this function} } */
      catch (...)
	{
	}
    }
}

void
g (unsigned *in, int p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (BS, 0);
  f (BS, in[v], p);
}
