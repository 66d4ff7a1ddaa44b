/* Permutations within pieces of 16 bytes.

   Where the machine has pieces of 16 bytes in its vectors, what moves elements
   within them takes less time than what moves them across: it is on more
   units, and no table of places is loaded.  One instruction interleaves the
   elements of a half of each piece of two vectors; so as many vectors as a
   piece has elements are transposed, piece by piece, in stages:

	a0 a1 a2 a3	a0 c0 a1 c1	a0 b0 c0 d0
	b0 b1 b2 b3	a2 c2 a3 c3	a1 b1 c1 d1
	c0 c1 c2 c3	b0 d0 b1 d1	a2 b2 c2 d2
	d0 d1 d2 d3	b2 d2 b3 d3	a3 b3 c3 d3

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/machine.h"
#include "optabs-decl.h"
#include "transform/tune/origins.h"

bool
pieces_interleave_p (unsigned bytes, unsigned es)
{
  const ripple_target *target = ripple_current_target ();
  return bytes > PIECE_BYTES && target->permute_units
	 && target->permute_units (bytes, es, PIECE_BYTES, true);
}

bool
permutes_pieces_p (gassign *g)
{
  tree sel = gimple_assign_rhs3 (g);
  unsigned bytes = vector_bytes (TREE_TYPE (gimple_assign_lhs (g)));
  if (!bytes || TREE_CODE (sel) != VECTOR_CST)
    return false;
  unsigned es = element_bytes (TREE_TYPE (gimple_assign_lhs (g)));
  for (unsigned k = 0; k < bytes / es; k++)
    {
      unsigned from = TREE_INT_CST_LOW (VECTOR_CST_ELT (sel, k));
      if (from * es % bytes / PIECE_BYTES != k * es / PIECE_BYTES)
	return false;
    }
  return true;
}

/* The vector type of BYTES bytes in elements of ES bytes, that of TYPE if that
   has such ones.  */

static tree
pieces_type (tree type, unsigned bytes, unsigned es)
{
  return element_bytes (type) == es ? type
	 : build_vector_type (build_nonstandard_integer_type (es * 8, 1),
			      bytes / es);
}

/* The permutation of A and B, of TYPE, whose elements PLACE[0] ... are those
   of the first piece; null if that is no instruction.  Those from B come
   behind those from A.  */

static tree
permuted_pieces (replacement *r, tree type, tree a, tree b,
		 const unsigned *place)
{
  unsigned n = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  unsigned per = PIECE_BYTES / element_bytes (type);
  vec_perm_builder sel (n, n, 1);
  for (unsigned k = 0; k < n; k++)
    sel.quick_push (place[k % per] % per + k / per * per
		    + (place[k % per] < per ? 0 : n));
  vec_perm_indices indices (sel, 2, n);
  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !ripple_vec_perm_const_p (TYPE_MODE (type), indices))
    return NULL_TREE;
  a = viewed (r, type, a);
  b = viewed (r, type, b);
  tree mask = vec_perm_indices_to_tree (build_vector_type (ssizetype, n),
					indices);
  return append_operation (r, type,
			   gimple_build_assign (NULL_TREE, VEC_PERM_EXPR,
						a, b, mask));
}

bool
transpose_pieces (replacement *r, tree type, unsigned count, tree *v)
{
  tree next[MOST_IN_PIECE];
  unsigned per = PIECE_BYTES / element_bytes (type);
  for (unsigned stage = 1; stage < count; stage *= 2)
    {
      for (unsigned i = 0; i < count; i++)
	{
	  unsigned place[MOST_IN_PIECE], first = i % 2 * per / 2;
	  for (unsigned k = 0; k < per; k++)
	    place[k] = first + k / 2 + k % 2 * per;
	  next[i] = permuted_pieces (r, type, v[i / 2],
				     v[i / 2 + count / 2], place);
	  if (!next[i])
	    return false;
	}
      memcpy (v, next, count * sizeof *v);
    }
  return true;
}

/* What O describes, if that is the same elements of ES bytes of each piece of
   a vector and, behind them, some of another one; else null.  */

static tree
build_halves (replacement *r, const origin *o, tree type, unsigned es)
{
  unsigned per = PIECE_BYTES / es, place[MOST_IN_PIECE];
  tree v[2] = { o->from[0], o->from[PIECE_BYTES / 2] };
  for (unsigned k = 0; k < per; k++)
    place[k] = o->at[k * es] / es + 2 * k / per * per;
  for (unsigned i = 0; i < o->bytes; i++)
    {
      unsigned k = i / es % per;
      if (o->from[i] != v[2 * k / per]
	  || o->at[i] != ((i / PIECE_BYTES * per + place[k] % per) * es
			  + i % es)
	  || vector_bytes (TREE_TYPE (o->from[i])) != o->bytes)
	return NULL_TREE;
    }
  return permuted_pieces (r, pieces_type (type, o->bytes, es), v[0], v[1],
			  place);
}

/* What O describes, if that is one element of ES bytes of each piece of as
   many vectors as there are elements in a piece, else null.  What the other
   elements make is known then, too.  */

static tree
build_transposed (replacement *r, const origin *o, tree type, unsigned es)
{
  unsigned per = PIECE_BYTES / es, which = o->at[0] / es;
  tree v[MOST_IN_PIECE];
  for (unsigned i = 0; i < o->bytes; i++)
    {
      v[i / es % per] = i < PIECE_BYTES ? o->from[i] : v[i / es % per];
      if (which >= per || o->from[i] != v[i / es % per]
	  || o->at[i] != (i / PIECE_BYTES * per + which) * es + i % es
	  || vector_bytes (TREE_TYPE (o->from[i])) != o->bytes)
	return NULL_TREE;
    }
  for (unsigned i = 0; i < r->known.length (); i++)
    if (same_origins_p (&r->known[i].of, o) && r->known[i].value)
      return r->known[i].value;
  type = pieces_type (type, o->bytes, es);
  if (!transpose_pieces (r, type, per, v))
    return NULL_TREE;
  for (unsigned k = 0; k < per; k++)
    {
      description d = { *o, type, v[k] };
      for (unsigned i = 0; i < o->bytes; i++)
	d.of.at[i] = (i / PIECE_BYTES * per + k) * es + i % es;
      r->known.safe_push (d);
    }
  return v[which];
}

tree
build_in_pieces (replacement *r, const origin *o, tree type)
{
  enum { WIDE = 8, NARROW = 4, NARROWEST = 2 };
  for (unsigned i = 0; i < o->bytes; i += NARROWEST)
    if (TREE_CODE (o->from[i]) != SSA_NAME)
      return NULL_TREE;
  for (unsigned es = WIDE; es >= NARROWEST; es /= 2)
    {
      tree x = NULL_TREE;
      if (!pieces_interleave_p (o->bytes, es))
	continue;
      if (es >= NARROW)
	x = build_halves (r, o, type, es);
      if (!x && es < WIDE)
	x = build_transposed (r, o, type, es);
      if (x)
	return x;
    }
  return NULL_TREE;
}
