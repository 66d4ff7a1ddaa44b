/* Shapes of blocks and tensors.

   Decides what the extents of a result are: the join of two operands, what a
   reduction or a slice leaves, and in which order lanes are flattened.  The
   text form is the one of the manual ("Tensor[1][4]"), so that messages,
   dumps and tests share it.  Called by every other room.

   An extent stretches if it is exactly one lane; "1 x vscale" is a vector of
   unknown length and does not.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "shape.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

bool
extent_one_p (const struct extent *e)
{
  return e->fixed == 1 && !e->scalable;
}

bool
extent_equal_p (const struct extent *a, const struct extent *b)
{
  return a->fixed == b->fixed && a->scalable == b->scalable;
}

static void
extent_set_one (struct extent *e)
{
  e->fixed = 1;
  e->scalable = false;
}

struct shape
shape_scalar (void)
{
  struct shape s;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    extent_set_one (&s.dim[d]);
  return s;
}

struct shape
shape_1d (unsigned d, uint64_t fixed, bool scalable)
{
  struct shape s = shape_scalar ();

  s.dim[d].fixed = fixed;
  s.dim[d].scalable = scalable;
  return s;
}

bool
shape_scalar_p (const struct shape *s)
{
  return shape_rank (s) == 0;
}

bool
shape_equal_p (const struct shape *a, const struct shape *b)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_equal_p (&a->dim[d], &b->dim[d]))
      return false;
  return true;
}

bool
shape_scalable_p (const struct shape *s)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (s->dim[d].scalable)
      return true;
  return false;
}

bool
shape_join (struct shape *out, const struct shape *a, const struct shape *b,
	    unsigned *dim)
{
  struct shape r;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (extent_one_p (&a->dim[d]))
      r.dim[d] = b->dim[d];
    else if (extent_one_p (&b->dim[d])
	     || extent_equal_p (&a->dim[d], &b->dim[d]))
      r.dim[d] = a->dim[d];
    else
      {
	*dim = d;
	return false;
      }
  *out = r;
  return true;
}

bool
shape_fits_p (const struct shape *value, const struct shape *address,
	      unsigned *dim)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&value->dim[d])
	&& !extent_equal_p (&value->dim[d], &address->dim[d]))
      {
	*dim = d;
	return false;
      }
  return true;
}

struct shape
shape_reduce (const struct shape *s, uint64_t dims)
{
  struct shape r = *s;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (dims >> d & 1)
      extent_set_one (&r.dim[d]);
  return r;
}

struct shape
shape_slice (const struct shape *s, const int64_t *index)
{
  struct shape r = *s;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (index[d] >= 0)
      extent_set_one (&r.dim[d]);
  return r;
}

unsigned
shape_rank (const struct shape *s)
{
  unsigned rank = SHAPE_RANK;

  while (rank > 0 && extent_one_p (&s->dim[rank - 1]))
    rank--;
  return rank;
}

uint64_t
shape_least_lanes (const struct shape *s)
{
  uint64_t n = 1;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      if (s->dim[d].fixed > INT32_MAX / n)
	return 0;
      n *= s->dim[d].fixed;
    }
  return n;
}

uint64_t
shape_lanes (const struct shape *s)
{
  return shape_scalable_p (s) ? 0 : shape_least_lanes (s);
}

uint64_t
shape_flatten (const struct shape *s, const uint64_t *index)
{
  uint64_t lane = 0;

  for (unsigned d = SHAPE_RANK; d-- > 0;)
    if (!extent_one_p (&s->dim[d]))
      lane = lane * s->dim[d].fixed + index[d];
  return lane;
}

void
shape_unflatten (const struct shape *s, uint64_t lane, uint64_t *index)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      index[d] = lane % s->dim[d].fixed;
      lane /= s->dim[d].fixed;
    }
}

char *
shape_print (const struct shape *s, char *buf, size_t size)
{
  unsigned rank = shape_rank (s);
  size_t used;

  if (rank == 0)
    {
      snprintf (buf, size, "Scalar");
      return buf;
    }
  used = (size_t) snprintf (buf, size, "Tensor");
  for (unsigned d = 0; d < rank && used < size; d++)
    used += (size_t) snprintf (buf + used, size - used, "[%" PRIu64 "%s]",
			       s->dim[d].fixed,
			       s->dim[d].scalable ? " x vscale" : "");
  return buf;
}
