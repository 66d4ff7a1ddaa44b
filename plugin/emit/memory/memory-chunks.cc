/* Chunks: windows for records that are far apart, of which lanes load fields
   that are near each other.

   INPUT	float fields at 4 and 12 of records of 20 bytes, 8 lanes
   OUTPUT	{ 16 bytes from byte 4 of record 0, the same of record 4 }
		{ record 1, record 5 }, { record 2, record 6 }, { 3, 7 }

   What a vector loads is one chunk of some records; a field of them is put
   together within 16 bytes, as a matrix is transposed.  Vectors of all that
   lies between the first and the last record (memory-window.cc) would mostly
   be bytes that nobody needs, and their permutations would cross chunks.

   Fields have their chunks in common: the first 16 bytes from the first field
   that the program loads of a record, the next 16 bytes, and so on.  What a
   chunk has more than the fields is in front of the next record's last one;
   only the last record's chunk ends with its last field.  A field that is
   alone is gathered, where that is quick.

   Lanes that are a number of bytes apart which is known only at run time are
   the same, but for their chunks, which end with the last field.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/value/parts.h"

enum { CHUNK_BYTES = 16, FARTHEST_BYTES = 1024 };

/* True if X's lanes are each in a row of its own, at the same place.  */

static bool
rows_p (const mem_access *x)
{
  if (x->n < 2 || x->nrows != x->n)
    return false;
  for (unsigned k = 1; k < x->n; k++)
    if (x->at[k].off_bytes != x->at[0].off_bytes)
      return false;
  return true;
}

/* True if X's lanes are *STRIDE bytes apart, in one row.  */

static bool
even_p (const mem_access *x, HOST_WIDE_INT *stride)
{
  if (x->n < 2 || x->nrows != 1)
    return false;
  *stride = x->at[1].off_bytes - x->at[0].off_bytes;
  for (unsigned k = 2; k < x->n; k++)
    if (x->at[k].off_bytes - x->at[k - 1].off_bytes != *stride)
      return false;
  return true;
}

bool
chunks_of_rows_p (const mem_access *x)
{
  return x->a->rows && !x->win.chunks.is_empty () && x->how[0] == HOW_WINDOW;
}

/* Let X's window be chunks; false if its lanes are no such fields, else the
   window's rough COST.  HARD are the parts that want one.  */

bool
chunks_make (mem_access *x, const bool *hard, unsigned *cost)
{
  window *w = &x->win;
  HOST_WIDE_INT es = x->es, stride;
  HOST_WIDE_INT span = x->a->before + es + x->a->after;
  unsigned per = CHUNK_BYTES / es, count = x->width / MAX (per, 1u);
  bool rows = rows_p (x);
  if (x->store || x->masked || !IN_RANGE (es, 4, 8)
      || count < (rows ? 1 : 2)
      || x->n % x->width
      || (!rows && (!even_p (x, &stride) || stride <= CHUNK_BYTES
		    || stride > FARTHEST_BYTES || span > stride))
      || x->a->before % es || x->a->after % es
      || (span == es && (rows || spread_p (x))))
    return false;
  for (unsigned p = 0; p < x->nparts; p++)
    if (!hard[p])
      return false;
  HOST_WIDE_INT behind = span - x->a->before + x->a->before % CHUNK_BYTES;
  w->width = x->width;
  w->elt = (x->a->before || x->a->after ? unsigned_of_bytes (x->es) : x->elt);
  w->vtype = build_vector_type (w->elt, w->width);
  w->moved = 0;
  w->shift = false;
  w->vectors.truncate (0);
  w->readers.truncate (0);
  w->number.truncate (0);
  w->chunks.truncate (0);
  for (unsigned p = 0; p < x->nparts; p++)
    for (unsigned j = 0; j < per; j++)
      {
	window_vector v;
	v.at = x->at[p * x->width + j];
	v.elements = x->width;
	v.shifted = false;
	for (unsigned c = 0; c < count; c++)
	  {
	    unsigned k = p * x->width + c * per + j;
	    window_chunk chunk = { x->at[k], per };
	    chunk.at.off_bytes -= x->a->before % CHUNK_BYTES;
	    if (rows || k == x->n - 1)
	      chunk.elements = MIN (per, behind / es);
	    w->chunks.safe_push (chunk);
	  }
	w->vectors.safe_push (v);
      }
  /* Loads, the vectors put together, and permutations.  */
  *cost = x->n + w->vectors.length () * (count > 2 ? count / 2 - 1 : 0)
	  + x->nparts * (per - 1);
  return true;
}

/* Vectors A and B within each chunk by turns: units of ES elements of their
   lower halves, or UPPER ones.  */

static tree
interleave_chunks (mem_access *x, tree a, tree b, unsigned es, bool upper)
{
  unsigned bytes = x->es * es, per = CHUNK_BYTES / bytes;
  unsigned width = x->win.width / es;
  tree type = build_vector_type (es > 1 ? unsigned_of_bytes (bytes)
				 : x->win.elt, width);
  auto_vec<int> sel (width);
  for (unsigned k = 0; k < width; k++)
    sel.quick_push (k / per * per + (upper ? per / 2 : 0) + k % per / 2
		    + (k % 2 ? width : 0));
  a = part_permute (x->e, emit_view (x->e, type, a),
		    emit_view (x->e, type, b), sel.address ());
  return emit_view (x->e, x->win.vtype, a);
}

/* Vector number V of X's window.  */

static tree
load_vector_of_chunks (mem_access *x, unsigned v)
{
  unsigned all = x->win.vectors.length ();
  unsigned count = x->win.chunks.length () / all;
  tree type = build_vector_type (x->win.elt, x->win.width / count), own;
  tree *known = chunks_of_rows_p (x)
		? x->a->rows->vector + x->a->before / CHUNK_BYTES * all + v
		: &own;
  if (known != &own && *known)
    return *known;
  auto_vec<tree> piece (count);
  for (unsigned c = 0; c < count; c++)
    {
      const window_chunk *chunk = &x->win.chunks[v * count + c];
      piece.quick_push (emit_view (x->e, type,
				   load_first (x, chunk->at, type,
					       chunk->elements)));
    }
  *known = emit_view (x->e, x->win.vtype,
		      emit_join (x->e, piece.address (), count));
  return *known;
}

void
load_chunks (mem_access *x, lanes *result)
{
  unsigned per = CHUNK_BYTES / x->es;
  unsigned field = x->a->before % CHUNK_BYTES / x->es;
  for (unsigned p = 0; p < x->nparts; p++)
    {
      auto_vec<tree> v (per);
      for (unsigned j = 0; j < per; j++)
	v.quick_push (load_vector_of_chunks (x, p * per + j));
      for (unsigned n = per, es = 1; n > 1; n /= 2, es *= 2)
	for (unsigned j = 0; j < n / 2; j++)
	  v[j] = interleave_chunks (x, v[2 * j], v[2 * j + 1], es,
				    field & (n / 2));
      result->part[p] = emit_view (x->e, x->vtype, v[0]);
    }
}
