/* Permutations of the lanes of one or two parts.

   INPUT	two vectors of a type, for each lane of the result the lane of
		the two that is wanted, or any
   OUTPUT	one VEC_PERM_EXPR that the target has an instruction for, or
		what else it has

   What the back end cannot do in one instruction it would do lane by lane,
   through memory: where SSE2 has a few instructions for it, those are made.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

bool
two_sources_p (unsigned es, unsigned bytes)
{
  const ripple_target *target = ripple_current_target ();

  return !target->permute_bytes || target->permute_bytes (es, 2) >= bytes;
}

/* The selector for vectors of TYPE, from lanes SEL below 2 * width (or
   LANE_ANY, which becomes what costs least).  */

static tree
selector (tree type, const int *sel, unsigned inputs)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  unsigned bits = element_bits (TREE_TYPE (type));
  vec_perm_builder builder (width, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (sel[k]);
  vec_perm_indices indices (builder, inputs, width);
  return vec_perm_indices_to_tree
    (part_vector_type (integer_element (bits, false), width), indices);
}

/* Set UPPER to which of the two vectors of WIDTH lanes each lane of SEL is
   best taken from: that which SEL says, and where that does not matter, what
   makes a pattern that repeats itself, of which a mask is cheap; else what the
   lane before it is taken from.  The back end of SVE cannot make all masks of
   256 lanes (GCC 12, 14).  */

static void
choose_sources (const int *sel, unsigned width, bool *upper)
{
  enum { LONGEST = 16 };

  for (unsigned period = 1; period <= LONGEST; period *= 2)
    {
      int source[LONGEST];
      bool ok = true;

      for (unsigned k = 0; k < period; k++)
	source[k] = LANE_ANY;
      for (unsigned k = 0; k < width; k++)
	if (sel[k] != LANE_ANY)
	  {
	    int own = sel[k] >= (int) width;

	    ok &= source[k % period] == LANE_ANY || source[k % period] == own;
	    source[k % period] = own;
	  }
      for (unsigned k = 0; k < width && ok; k++)
	upper[k] = source[k % period] == 1;
      if (ok)
	return;
    }
  for (unsigned k = 0; k < width; k++)
    upper[k] = sel[k] != LANE_ANY ? sel[k] >= (int) width : k && upper[k - 1];
}

/* Give the lanes of SEL (WIDTH of them, below 2 * WIDTH) that do not matter
   the values that make the selector simplest.  */

static void
complete_selector (int *sel, unsigned width)
{
  int first = LANE_ANY, delta = 0;
  bool shift_p = true, splat_p = true;

  auto_vec<bool> upper (width);

  upper.safe_grow_cleared (width);
  if (ripple_current_target ()->whole_vectors)
    choose_sources (sel, width, upper.address ());
  for (unsigned k = 0; k < width; k++)
    if (sel[k] != LANE_ANY)
      {
	if (first == LANE_ANY)
	  {
	    first = sel[k];
	    delta = sel[k] - (int) k;
	  }
	shift_p &= sel[k] - (int) k == delta;
	splat_p &= sel[k] == first;
      }
  for (unsigned k = 0; k < width; k++)
    if (sel[k] == LANE_ANY)
      {
	int guess = (int) k + delta;

	if (splat_p && !shift_p)
	  sel[k] = first;
	else if (shift_p && guess >= 0 && guess < 2 * (int) width)
	  sel[k] = guess;
	else
	  sel[k] = k + (upper[k] ? width : 0);
      }
}

/* True if the target permutes vectors of TYPE by SEL without taking them
   apart.  */

static bool
permute_direct_p (tree type, const int *sel, unsigned inputs)
{
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  vec_perm_builder builder (width, width, 1);

  for (unsigned k = 0; k < width; k++)
    builder.quick_push (sel[k]);
  vec_perm_indices indices (builder, inputs, width);
  return ripple_vec_perm_const_p (TYPE_MODE (type), indices);
}

/* Two permutations for what the target does not do in one, of four elements
   out of two vectors: each takes two out of one and two out of another
   vector, as shufps does.  Null if these are no four elements.  */

static tree
permute_quads (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a), t;
  unsigned from_b = 0, p = 0;
  int one[4], two[4];

  if (maybe_ne (TYPE_VECTOR_SUBPARTS (type), 4u))
    return NULL_TREE;
  for (unsigned k = 0; k < 4; k++)
    from_b += sel[k] >= 4;
  if (from_b == 2)
    {
      unsigned na = 0, nb = 2;

      for (unsigned k = 0; k < 4; k++)
	{
	  two[k] = sel[k] < 4 ? na++ : nb++;
	  one[two[k]] = sel[k];
	}
      if (!permute_direct_p (type, one, 2))
	return NULL_TREE;
      t = part_permute (e, a, b, one);
      return part_permute (e, t, t, two);
    }
  /* The one lane P that comes from the other vector, and its neighbour; and
     then the other half.  */
  while ((sel[p] >= 4) != (from_b == 1))
    p++;
  if (from_b == 3)
    std::swap (a, b);
  one[0] = one[1] = sel[p ^ 1] % 4;
  one[2] = one[3] = sel[p] % 4 + 4;
  for (unsigned k = 0; k < 4; k++)
    if (k / 2 == p / 2)
      two[k] = (k == p ? 2 : 0) + (p / 2) * 4;
    else
      two[k] = sel[k] % 4 + (p / 2 ? 0 : 4);
  if (!permute_direct_p (type, one, 2) || !permute_direct_p (type, two, 2))
    return NULL_TREE;
  t = part_permute (e, a, b, one);
  return p / 2 ? part_permute (e, a, t, two) : part_permute (e, t, a, two);
}

/* The last lanes of A from one on and then B's first ones, which may be A's:
   both vectors shifted as a whole, and combined.  Null if SEL is something
   else.  */

static tree
permute_shift (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a), zero = build_zero_cst (type), lo, hi;
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  auto_vec<int> shift (width);

  if (!INTEGRAL_TYPE_P (TREE_TYPE (type)) || sel[0] == 0)
    return NULL_TREE;
  for (unsigned k = 0; k < width; k++)
    {
      int lane = sel[0] + (int) k;

      if (sel[k] != (a == b ? lane % (int) width : lane))
	return NULL_TREE;
      shift.quick_push (lane);
    }
  lo = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, zero,
		     selector (type, shift.address (), 2));
  hi = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, zero, b,
		     selector (type, shift.address (), 2));
  return part_binary (e, BIT_IOR_EXPR, type, lo, hi);
}

/* Eight elements of A, each half of which comes from one half of it: the
   halves exchanged or doubled, then elements within each.  Null if SEL is
   something else.  */

static tree
permute_halves (emitter *e, tree a, const int *sel)
{
  tree type = TREE_TYPE (a), words;
  int half[2], within[8];

  if (maybe_ne (TYPE_VECTOR_SUBPARTS (type), 8u)
      || element_bits (TREE_TYPE (type)) != 16)
    return NULL_TREE;
  for (unsigned k = 0; k < 8; k++)
    {
      if (k % 4 == 0)
	half[k / 4] = sel[k] / 4;
      if (sel[k] / 4 != half[k / 4])
	return NULL_TREE;
      within[k] = sel[k] % 4 + k / 4 * 4;
    }
  words = part_vector_type (integer_element (64, true), 2);
  if (!permute_direct_p (type, within, 1)
      || !permute_direct_p (words, half, 1))
    return NULL_TREE;
  a = part_permute (e, part_view (e, words, a), part_view (e, words, a), half);
  a = part_view (e, type, a);
  return part_permute (e, a, a, within);
}

/* The same where numbers of lanes of two vectors do not fit in an element, as
   those of two vectors of 256 bytes: what comes from A and what comes from
   B.  */

static tree
permute_each (emitter *e, tree a, tree b, const int *sel)
{
  tree type = TREE_TYPE (a), boolean = truth_type_for (type);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  tree_vector_builder mask (boolean, width, 1);
  auto_vec<int> lo (width), hi (width);

  for (unsigned k = 0; k < width; k++)
    {
      bool b_p = sel[k] >= (int) width;

      lo.quick_push (b_p ? 0 : sel[k]);
      hi.quick_push (b_p ? sel[k] - width : 0);
      mask.quick_push (build_int_cst (TREE_TYPE (boolean), b_p ? -1 : 0));
    }
  a = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, a,
		    selector (type, lo.address (), 1));
  b = gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, b, b,
		    selector (type, hi.address (), 1));
  return part_select (e, mask.build (), b, a);
}

/* True if the back end permutes vectors of TYPE, floats, badly or not at all,
   but integers of that size.  */

static bool
permuted_as_integers_p (tree type)
{
  machine_mode mode = TYPE_MODE (type);

  return (bfloat_p (TREE_TYPE (type)) || GET_MODE_INNER (mode) == HFmode
	  || (MISPERMUTES_EIGHT_DOUBLES && GET_MODE_INNER (mode) == DFmode
	      && known_eq (GET_MODE_NUNITS (mode), 8)));
}

tree
part_permute (emitter *e, tree a, tree b, int *sel)
{
  tree type = TREE_TYPE (a);
  unsigned width = TYPE_VECTOR_SUBPARTS (type).to_constant ();
  bool identity_a = true, identity_b = true, from_a = true, from_b = true;

  if (permuted_as_integers_p (type))
    {
      tree bits = unsigned_type_for (type);

      a = part_view (e, bits, a);
      return part_view (e, type, part_permute (e, a, part_view (e, bits, b),
					       sel));
    }
  for (unsigned k = 0; k < width; k++)
    if (sel[k] != LANE_ANY)
      {
	identity_a &= sel[k] == (int) k;
	identity_b &= sel[k] == (int) (k + width);
	from_a &= sel[k] < (int) width;
	from_b &= sel[k] >= (int) width;
      }
  if (identity_a)
    return a;
  if (identity_b)
    return b;
  if (from_b && !from_a)
    {
      for (unsigned k = 0; k < width; k++)
	if (sel[k] != LANE_ANY)
	  sel[k] -= width;
      a = b;
      from_a = true;
    }
  if (a == b)
    {
      for (unsigned k = 0; k < width; k++)
	if (sel[k] != LANE_ANY)
	  sel[k] %= width;
      from_a = true;
    }
  if (from_a)
    b = a;
  complete_selector (sel, width);
  if (from_a)
    for (unsigned k = 0; k < width; k++)
      sel[k] %= width;
  if (TREE_CODE (a) == VECTOR_CST && TREE_CODE (b) == VECTOR_CST)
    {
      tree_vector_builder builder (type, width, 1);

      for (unsigned k = 0; k < width; k++)
	builder.quick_push (vector_cst_elt (sel[k] < (int) width ? a : b,
					    sel[k] % width));
      return builder.build ();
    }
  if (VECTOR_MODE_P (TYPE_MODE (type))
      && !permute_direct_p (type, sel, from_a ? 1 : 2))
    {
      if (tree r = from_a ? NULL_TREE : permute_quads (e, a, b, sel))
	return r;
      if (tree r = permute_shift (e, a, b, sel))
	return r;
      if (tree r = from_a ? permute_halves (e, a, sel) : NULL_TREE)
	return r;
    }
  if (!from_a && 2 * width > 1u << MIN (element_bits (TREE_TYPE (type)), 16u))
    return permute_each (e, a, b, sel);
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, a, b,
		       selector (type, sel, from_a ? 1 : 2));
}
