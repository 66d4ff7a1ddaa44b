/* Which addresses to prefetch.

   INPUT	base + 4 * lane, 32 lanes
   OUTPUT	base, base + 64, base + 124

   Where the base lies in its line is not known, as a rule.  Points at most a
   line apart from each other find every line between them.  The last one only
   finds the end of the lanes, which is the beginning of those of the next
   iteration, if these follow: ON.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/value/parts.h"

/* More points than these are for a loop.  */
enum { MAX_POINTS = 64 };

/* Bytes of a line of the cache.  What GCC has if neither the target nor the
   user says anything is half of what machines have.  */

static HOST_WIDE_INT
line_bytes (void)
{
  HOST_WIDE_INT line = param_l1_cache_line_size;

  return (line > 0 && (line != 32 || OPTION_SET_P (param_l1_cache_line_size))
	  ? line : 64);
}

static int
compare_offsets (const void *a, const void *b)
{
  HOST_WIDE_INT x = *(const HOST_WIDE_INT *) a;
  HOST_WIDE_INT y = *(const HOST_WIDE_INT *) b;

  return x < y ? -1 : x > y;
}

/* Of the offsets OFF, in order, from a base that is ALIGNed, leave those that
   find all lines; and those only of which what is at END, unless that is 0,
   finds the lines of no other.  */

static void
choose_points (auto_vec<HOST_WIDE_INT> *off, bool aligned, HOST_WIDE_INT end)
{
  HOST_WIDE_INT line = line_bytes (), last;
  unsigned n = off->length (), to = 0;

  for (unsigned i = 0; i < n; to++)
    {
      last = (*off)[to] = (*off)[i++];
      if (aligned)
	while (i < n && ROUND_DOWN ((*off)[i], line) == ROUND_DOWN (last,
								    line))
	  i++;
      else
	while (i + 1 < n && (*off)[i + 1] - last <= line)
	  i++;
    }
  if (to > 1 && end && end - (*off)[to - 2] <= line)
    to--;
  off->truncate (to);
}

/* Append the points of row R of X.  */

static void
row_points (mem_access *x, unsigned r, bool on, vec<tree> *point)
{
  HOST_WIDE_INT stride, end = 0, sign = 1;
  auto_vec<HOST_WIDE_INT> off;

  /* In a row to lower addresses the first lane is the last one.  */
  if (single_stride_p (x, &stride))
    {
      sign = stride < 0 ? -1 : 1;
      end = on ? sign * stride * (HOST_WIDE_INT) x->n : 0;
    }
  for (unsigned k = 0; k < x->n; k++)
    if (x->at[k].row == r)
      off.safe_push (sign * x->at[k].off_bytes);
  off.qsort (compare_offsets);
  choose_points (&off, sign > 0 && !r && x->a->align >= line_bytes (), end);
  for (unsigned i = 0; i < off.length (); i++)
    {
      place p = { r, sign * off[i] };
      point->safe_push (access_pointer (x, p));
    }
}

/* Append pointers to *POINT, so that each line that lanes of A are in is
   found.  ON: where A has one stride, more lanes follow behind them.  False if
   these would be too many, or are not known.  */

bool
lanes_prefetch_points (emitter *e, const lanes_address *a, bool on,
		       vec<tree> *point)
{
  mem_access x;

  if (shape_scalable_p (&a->shape)
      || ((a->offset || a->places) && shape_lanes (&a->shape) > MAX_POINTS))
    return false;
  access_init (&x, e, a, false, NULL);
  if (a->offset || a->places)
    {
      for (unsigned k = 0; k < x.n; k++)
	point->safe_push (access_lane_pointer (&x, k));
      return true;
    }
  if (x.nrows > MAX_POINTS)
    return false;
  for (unsigned r = 0; r < x.nrows; r++)
    row_points (&x, r, on, point);
  return point->length () <= MAX_POINTS;
}

/* Set *S to those of A, a single row; false if it is not that.  */

bool
lanes_prefetch_steps (emitter *e, const lanes_address *a, bool on,
		      prefetch_steps *s)
{
  HOST_WIDE_INT line = line_bytes (), bytes;
  poly_int64 n = poly_int64 (lanes_of_shape (&a->shape));
  unsigned d = 0;

  while (d < SHAPE_RANK - 1 && extent_one_p (&a->shape.dim[d]))
    d++;
  for (unsigned i = d + 1; i < SHAPE_RANK; i++)
    if (!extent_one_p (&a->shape.dim[i]))
      return false;
  if (a->offset || a->places || !a->stride[d])
    return false;
  s->back = false;
  s->end = NULL_TREE;
  s->step = a->stride[d];
  s->count = build_int_cst (sizetype, n);
  if (TREE_CODE (s->step) != INTEGER_CST)
    return true;
  bytes = sext_hwi (TREE_INT_CST_LOW (s->step), TYPE_PRECISION (sizetype));
  s->back = bytes < 0;
  bytes = absu_hwi (bytes);
  s->step = size_int (MAX (bytes, line));
  if (bytes >= line)
    return true;
  s->count = build_int_cst (sizetype, (on ? n : n - 1) * bytes);
  if (TREE_CODE (s->count) != INTEGER_CST)
    s->count = part_hide (e, s->count, "=r");
  if (!on)
    s->end = s->count;
  s->count = gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype, s->count,
			   size_int (on ? line - 1 : 2 * line - 1));
  s->count = gimple_build (&e->seq, e->loc, TRUNC_DIV_EXPR, sizetype,
			   s->count, size_int (line));
  return true;
}
