/* Narrow elements of scalable vectors in containers of wider ones.

   INPUT	4 * vscale lanes of int, wanted as numbers of 64 bits
   OUTPUT	two vectors of 2 * vscale ints, one in each double word, which
		an extending load fills

   Such lanes have both: their own parts, computed of the others, which vanish
   if nobody asks for them, and those in containers, which are what extending
   loads give, truncating stores take, and conversions are one instruction
   from and to.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/arith/masked-access.h"

/* A vector of ELT in as many containers as a part of N elements of ES bytes
   has.  */

static tree
container_type (tree elt, unsigned es, poly_uint64 n)
{
  return part_vector_type (elt, lanes_part_lanes (es, n));
}

/* Between floats, one kind of which fills the containers.  */

static tree
resize_floats (emitter *e, tree type, tree v)
{
  tree (*resize) (emitter *, tree, tree)
    = ripple_current_target ()->resize_floats;

  return resize ? resize (e, type, v) : NULL_TREE;
}

/* True if vectors of WIDTH integers FROM become ones of TO at once.  */

static bool
resizes_p (tree to, tree from, poly_uint64 width)
{
  tree vt = part_vector_type (to, width), vf = part_vector_type (from, width);
  enum tree_code code = ERROR_MARK;

  return (supportable_convert_operation (NOP_EXPR, vt, vf, &code)
	  && code == NOP_EXPR);
}

/* Bytes in double words are what GCC 12 cannot keep across a call.  */

bool
unpacked_p (tree elt, unsigned es, poly_uint64 n)
{
  if (!optimize || lanes_emulate || !lanes_scalable_p (n)
      || scalable_groups_p () || TREE_CODE (elt) == BOOLEAN_TYPE
      || bfloat_p (elt) || lanes_bytes (elt) >= es || es > MAX_VECTOR_ELEMENT
      || (lanes_bytes (elt) == 1 && es == 8)
      || lanes_width (lanes_bytes (elt), n) == lanes_width (es, n))
    return false;

  tree type = container_type (elt, es, n);
  if (!VECTOR_MODE_P (TYPE_MODE (type))
      || !masked_access_supported_p (type, false)
      || !masked_access_supported_p (type, true))
    return false;
  if (SCALAR_FLOAT_TYPE_P (elt))
    return ripple_current_target ()->resize_floats != NULL;
  tree word = integer_element (es * BITS_PER_UNIT, TYPE_UNSIGNED (elt));
  poly_uint64 width = lanes_part_lanes (es, n);
  return (resizes_p (word, elt, width) && resizes_p (elt, word, width));
}

void
unpacked_note (lanes *r, unsigned es, const tree *part)
{
  lanes *u = lanes_new (integer_element (es * BITS_PER_UNIT, true), es, r->n);

  for (unsigned i = 0; i < u->nparts; i++)
    u->part[i] = part[i];
  r->unpacked = u;
}

void
unpacked_from_wide (emitter *e, lanes *r, const lanes *a)
{
  bool is_float = SCALAR_FLOAT_TYPE_P (r->elt);
  auto_vec<tree> part;

  if (is_float != SCALAR_FLOAT_TYPE_P (a->elt)
      || !unpacked_p (r->elt, a->es, r->n))
    return;
  tree type = container_type (r->elt, a->es, r->n);
  for (unsigned i = 0; i < a->nparts; i++)
    {
      tree v = (is_float ? resize_floats (e, type, a->part[i])
		: part_unary (e, NOP_EXPR, type, a->part[i]));
      if (!v)
	return;
      part.safe_push (v);
    }
  unpacked_note (r, a->es, part.address ());
}

lanes *
unpacked_to_wide (emitter *e, const lanes *a, tree to)
{
  const lanes *u = a->unpacked;
  bool is_float = SCALAR_FLOAT_TYPE_P (to);

  if (!u || bfloat_p (to) || lanes_bytes (to) != u->es
      || is_float != SCALAR_FLOAT_TYPE_P (a->elt))
    return NULL;
  lanes *r = lanes_new (to, u->es, a->n);
  tree type = lanes_part_type (to, u->es, a->n);
  for (unsigned i = 0; i < r->nparts; i++)
    {
      r->part[i] = (is_float ? resize_floats (e, type, u->part[i])
		    : part_unary (e, NOP_EXPR, type, u->part[i]));
      if (!r->part[i])
	return NULL;
    }
  return r;
}
