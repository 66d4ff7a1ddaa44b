/* Idioms: bytes in another order.

   INPUT	unsigned x;  (x & 0xff) << 24 | (x & 0xff00) << 8
			     | (x >> 8 & 0xff00) | x >> 24
   OUTPUT	__ripple_order_bytes (x, 0xffff0123)

   INPUT	unsigned char *p;
		p[4 * i] << 24 | p[4 * i + 1] << 16 | p[4 * i + 2] << 8
		| p[4 * i + 3]
   OUTPUT	unsigned t = *(unsigned *) &p[4 * i];
		__ripple_order_bytes (t, 0xffff0123)

   For each byte of a value it is found out from where it comes: it is zero,
   the byte of another value, or what was loaded from some distance behind
   what that value was loaded from.  Sums of values that have no byte in common
   are the same as their disjunction.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "transform/tune/idioms.h"

enum { MOST_BETWEEN = 256 };	/* Statements from the first load to the last
				   one.  */

bool
loads_together_p (gimple *const *load, unsigned n)
{
  unsigned met = 0, steps = 0;
  auto_vec<gimple *> loads;
  for (unsigned i = 0; i < n; i++)
    if (!loads.contains (load[i]))
      loads.safe_push (load[i]);
  for (gimple_stmt_iterator g = gsi_start_bb (gimple_bb (load[0]));
       !gsi_end_p (g); gsi_next (&g))
    {
      gimple *stmt = gsi_stmt (g);
      if (loads.contains (stmt) && ++met == loads.length ())
	return true;
      if (met && (may_store_p (stmt) || stmt_could_throw_p (cfun, stmt)
		  || ++steps > MOST_BETWEEN))
	return false;
    }
  return false;
}

bool
find_address (tree ref, word *w)
{
  poly_int64 more;
  tree base = get_addr_base_and_unit_offset (ref, &more);
  if (!base || TREE_CODE (base) != MEM_REF || !more.is_constant ()
      || TREE_CODE (TREE_OPERAND (base, 0)) != SSA_NAME)
    return false;
  w->pointer = TREE_OPERAND (base, 0);
  w->behind = wi::to_offset (TREE_OPERAND (base, 1)) + more.to_constant ();
  return true;
}

bool
find_address (gimple *load, word *w)
{
  w->load = load;
  return find_address (gimple_assign_rhs1 (load), w);
}

tree
word_reference (const word *w, tree type, unsigned align)
{
  /* Bytes of any type may be there.  */
  return build2 (MEM_REF, build_aligned_type (type, align), w->pointer,
		 wide_int_to_tree (ptr_type_node, w->behind));
}

tree
load_word (const word *w)
{
  tree type = lanes_element_type (build_nonstandard_integer_type (8 * w->n,
								  1));
  tree ref = word_reference (w, type, BITS_PER_UNIT), r = make_ssa_name (type);
  gassign *load = gimple_build_assign (r, ref);
  gimple_set_location (load, gimple_location (w->load));
  gimple_set_vuse (load, gimple_vuse (w->load));
  gimple_stmt_iterator at = gsi_for_stmt (w->load);
  gsi_insert_before (&at, load, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (gimple_assign_lhs (w->load)));
  return r;
}

namespace {

enum
{
  MOST_BYTES = 8,
  DEPTH = 16,
  MOST_NODES = 64,		/* Operations that are looked at.  */
  MOST_LOADS = 8,
  ZERO = INT_MIN,
  ANY				/* Copies of a sign.  */
};

/* Where the bytes of a value come from, the lowest first.  */
struct byte_sources
{
  unsigned n;
  /* The value that they are bytes of; null: all are ZERO.  */
  tree of;
  /* Byte FROM[K] of OF, or if there are loads: what was FROM[K] bytes behind
     the place that LOAD[0] loads from.  */
  int from[MOST_BYTES];
  unsigned loads;
  gimple *load[MOST_LOADS];
};

/* While a value is looked at: how many operations have been, and how many of
   them are no conversions.  */
struct search
{
  unsigned nodes, operations;
};

unsigned
bytes_of (tree x)
{
  return bits_of (x) / BITS_PER_UNIT;
}

/* True if X is an integer of one to eight whole bytes.  */

bool
whole_bytes_p (tree x)
{
  return (integer_p (x) && bits_of (x) <= 64
	  && (bits_of (x) == 8 || bits_of (x) == 16 || bits_of (x) == 32
	      || bits_of (x) == 64));
}

void
let_be (byte_sources *s, tree x)
{
  s->n = bytes_of (x);
  s->of = x;
  s->loads = 0;
  for (unsigned k = 0; k < s->n; k++)
    s->from[k] = k;
}

/* Move the bytes of S up by BY, down if that is negative; what is moved in is
   FILL.  */

void
move_bytes (byte_sources *s, int by, int fill)
{
  byte_sources old = *s;
  for (int k = 0; k < (int) s->n; k++)
    s->from[k] = (IN_RANGE (k - by, 0, (int) s->n - 1) ? old.from[k - by]
		  : fill);
}

/* What a sign of S is copied to.  */

int
sign_of (const byte_sources *s)
{
  return s->from[s->n - 1] == ZERO ? ZERO : ANY;
}

/* Let S have N bytes: it is converted from a type that is UNS.  */

void
resize_bytes (byte_sources *s, unsigned n, bool uns)
{
  int fill = uns ? ZERO : sign_of (s);
  for (; s->n < n; s->n++)
    s->from[s->n] = fill;
  s->n = n;
}

/* Let S, of which all bytes are those of a value that is loaded, be what was
   loaded from memory.  */

bool
as_memory (byte_sources *s)
{
  if (s->loads)
    return true;
  gimple *load = SSA_NAME_DEF_STMT (s->of);
  if (!gimple_assign_load_p (load) || gimple_has_volatile_ops (load))
    return false;
  tree ref = gimple_assign_rhs1 (load);
  if ((TREE_CODE (ref) != MEM_REF && TREE_CODE (ref) != ARRAY_REF
       && (TREE_CODE (ref) != COMPONENT_REF
	   || DECL_BIT_FIELD (TREE_OPERAND (ref, 1))))
      || reverse_storage_order_for_component_p (ref)
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (ref))))
    return false;
  int last = bytes_of (s->of) - 1;
  for (unsigned k = 0; k < s->n; k++)
    if (s->from[k] >= 0 && BYTES_BIG_ENDIAN)
      s->from[k] = last - s->from[k];
  s->loads = 1;
  s->load[0] = load;
  return true;
}

/* Let R, which has bytes of another value than S, have bytes from memory like
   those of S; R and S become such.  */

bool
bring_together (byte_sources *r, byte_sources *s)
{
  HOST_WIDE_INT bytes;
  expansions *seen = NULL;
  aff_tree first;

  if (!as_memory (r) || !as_memory (s)
      || gimple_bb (r->load[0]) != gimple_bb (s->load[0])
      || r->loads + s->loads > MOST_LOADS)
    return false;
  expand_address (gimple_assign_rhs1 (r->load[0]), &first, &seen);
  bool ok = (reference_distance (gimple_assign_rhs1 (s->load[0]), &first,
				 &seen, &bytes)
	     && IN_RANGE (bytes, -64, 64));
  free_affine_expand_cache (&seen);
  if (!ok)
    return false;
  for (unsigned k = 0; k < s->n; k++)
    if (s->from[k] != ZERO && s->from[k] != ANY)
      s->from[k] += bytes;
  for (unsigned i = 0; i < s->loads; i++)
    r->load[r->loads++] = s->load[i];
  return true;
}

/* Let R be the disjunction of R and S; false if they have bytes in common that
   are not zero.  */

bool
merge (byte_sources *r, byte_sources *s)
{
  if (!s->of)
    return true;
  if (!r->of)
    *r = *s;
  else
    {
      bool same = (r->loads == 0 && s->loads == 0
		   && same_load_p (r->of, s->of));
      if (!same && !bring_together (r, s))
	return false;
      for (unsigned k = 0; k < r->n; k++)
	if (r->from[k] == ZERO)
	  r->from[k] = s->from[k];
	else if (s->from[k] != ZERO)
	  return false;
    }
  return true;
}

/* Leave the bytes of S that are on in MASK; false if only some bits of one
   are.  */

bool
mask_bytes (byte_sources *s, tree mask)
{
  widest_int w = wi::to_widest (mask);
  for (unsigned k = 0; k < s->n; k++)
    {
      unsigned byte = wi::extract_uhwi (w, 8 * k, 8);
      if (byte == 0)
	s->from[k] = ZERO;
      else if (byte != 0xff && s->from[k] != ZERO)
	return false;
    }
  return true;
}

/* The bytes by which the shift or rotation G by a constant moves those of its
   operand; 0 if that is no such number.  */

unsigned
moved_by (gassign *g)
{
  tree c = literal (gimple_assign_rhs2 (g));
  if (!c || !tree_fits_uhwi_p (c))
    return 0;
  unsigned HOST_WIDE_INT by = tree_to_uhwi (c);
  return by % 8 == 0 && by < bits_of (gimple_assign_lhs (g)) ? by / 8 : 0;
}

/* Let S be what it is times the constant C, each byte of which is 0 or 1, or
   return false.  */

bool
multiply_bytes (byte_sources *s, tree c)
{
  widest_int w = wi::to_widest (c);
  byte_sources r = *s;

  r.of = NULL_TREE;
  for (unsigned k = 0; k < s->n; k++)
    {
      byte_sources moved = *s;
      unsigned byte = wi::extract_uhwi (w, 8 * k, 8);
      if (byte == 0)
	continue;
      move_bytes (&moved, k, ZERO);
      if (byte != 1 || !merge (&r, &moved))
	return false;
    }
  *s = r;
  return r.of;
}

/* Let the bytes of S be rotated up by BY.  */

void
rotate_bytes (byte_sources *s, unsigned by)
{
  byte_sources old = *s;
  for (unsigned k = 0; k < s->n; k++)
    s->from[(k + by) % s->n] = old.from[k];
}

void trace (search *at, tree x, byte_sources *s, unsigned depth);

/* Set S to where the bytes of X, which G makes, come from; false if they are
   not those of one value.  */

bool
trace_operation (search *at, gassign *g, byte_sources *s, unsigned depth)
{
  tree a = gimple_assign_rhs1 (g), b = gimple_assign_rhs2 (g);
  tree lhs = gimple_assign_lhs (g), c = b ? literal (b) : NULL_TREE;
  enum tree_code code = gimple_assign_rhs_code (g);
  byte_sources other;
  unsigned by;

  if (!whole_bytes_p (a))
    return false;
  if (CONVERT_EXPR_CODE_P (code))
    {
      trace (at, a, s, depth);
      resize_bytes (s, bytes_of (lhs), TYPE_UNSIGNED (TREE_TYPE (a)));
      return true;
    }
  at->operations++;
  switch (code)
    {
    case MULT_EXPR:
      if (!c)
	return false;
      /* Shifts and sums of these.  */
      at->operations += 2 * (wi::popcount (wi::to_wide (c)) - 1);
      trace (at, a, s, depth);
      return multiply_bytes (s, c);
    case LROTATE_EXPR:
    case RROTATE_EXPR:
      if (!(by = moved_by (g)))
	return false;
      /* Shifts and a disjunction.  */
      at->operations += 2;
      trace (at, a, s, depth);
      rotate_bytes (s, code == LROTATE_EXPR ? by : s->n - by);
      return true;
    case LSHIFT_EXPR:
      if (!(by = moved_by (g)))
	return false;
      trace (at, a, s, depth);
      move_bytes (s, by, ZERO);
      return true;
    case RSHIFT_EXPR:
      if (!(by = moved_by (g)))
	return false;
      trace (at, a, s, depth);
      move_bytes (s, -(int) by,
		  TYPE_UNSIGNED (TREE_TYPE (a)) ? ZERO : sign_of (s));
      return true;
    case BIT_AND_EXPR:
      if (!c)
	return false;
      trace (at, a, s, depth);
      return mask_bytes (s, c);
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case PLUS_EXPR:
      if (c || literal (a))
	return false;
      trace (at, a, s, depth);
      trace (at, b, &other, depth);
      return merge (s, &other);
    default:
      return false;
    }
}

/* Set S to where the bytes of X come from: X itself if nothing else is
   known.  */

void
trace (search *at, tree x, byte_sources *s, unsigned depth)
{
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  unsigned operations = at->operations;
  if (def && !gimple_vuse (def) && depth > 0 && ++at->nodes < MOST_NODES
      && trace_operation (at, def, s, depth - 1))
    return;
  at->operations = operations;
  let_be (s, x);
}

/* X as an integer of N bytes, made in front of G.  */

tree
resized (gimple_stmt_iterator *g, tree x, unsigned n)
{
  tree type = lanes_element_type (build_nonstandard_integer_type (8 * n, 1));
  if (types_compatible_p (TREE_TYPE (x), type))
    return x;
  tree r = make_ssa_name (type);
  gimple *cast = gimple_build_assign (r, NOP_EXPR, x);
  gimple_set_location (cast, gimple_location (gsi_stmt (*g)));
  gsi_insert_before (g, cast, GSI_SAME_STMT);
  overlay_set_shape (r, overlay_shape (x));
  return r;
}

/* Set W to the load of S that begins LO bytes behind the place of the first;
   false if there is none.  */

bool
lowest_load (const byte_sources *s, int lo, word *w)
{
  expansions *seen = NULL;
  aff_tree first;
  bool found = false;

  expand_address (gimple_assign_rhs1 (s->load[0]), &first, &seen);
  for (unsigned i = 0; i < s->loads && !found; i++)
    {
      HOST_WIDE_INT bytes;
      found = (reference_distance (gimple_assign_rhs1 (s->load[i]), &first,
				   &seen, &bytes)
	       && bytes == lo && find_address (s->load[i], w));
    }
  free_affine_expand_cache (&seen);
  return found;
}

/* True if words of N bytes in the lanes of REF overlap.  */

bool
overlap_p (tree ref, unsigned n)
{
  struct affine a;
  bool yes = false;
  mpz_t by;

  affine_init (&a);
  mpz_init (by);
  if (reference_strides (ref, &a))
    for (unsigned d = 0; d < SHAPE_RANK; d++)
      yes |= (poly_constant_p (&a.stride[d], by) && mpz_sgn (by) != 0
	      && mpz_cmpabs_ui (by, n) < 0);
  mpz_clear (by);
  affine_clear (&a);
  return yes;
}

/* Set W to the word that has all the bytes of S and no others, and S to the
   bytes of it; false if there is none.  It has shape SHAPE.  */

bool
find_word (byte_sources *s, const struct shape *shape, word *w)
{
  int lo = INT_MAX, hi = INT_MIN;
  unsigned covered = 0;

  for (unsigned k = 0; k < s->n; k++)
    if (s->from[k] != ZERO)
      {
	lo = MIN (lo, s->from[k]);
	hi = MAX (hi, s->from[k]);
      }
  w->n = hi - lo + 1;
  if (w->n < 2 || w->n > MOST_BYTES || !pow2p_hwi (w->n))
    return false;
  for (unsigned k = 0; k < s->n; k++)
    if (s->from[k] != ZERO)
      {
	covered |= 1u << (s->from[k] - lo);
	s->from[k] = BYTES_BIG_ENDIAN ? hi - s->from[k] : s->from[k] - lo;
      }
  if (covered != (1u << w->n) - 1 || !lowest_load (s, lo, w)
      || !loads_together_p (s->load, s->loads)
      || overlap_p (gimple_assign_rhs1 (w->load), w->n))
    return false;
  tree value = gimple_assign_lhs (w->load);
  return varying_p (value) && shape_equal_p (overlay_shape (value), shape);
}

/* FROM, of N bytes, as order_bytes has it.  */

tree
order_of (const signed char *from, unsigned n)
{
  unsigned HOST_WIDE_INT order = 0;

  for (unsigned k = 0; k < MOST_BYTES; k++)
    order |= (unsigned HOST_WIDE_INT) (k < n ? from[k] & 15 : 15) << 4 * k;
  return build_int_cstu (uint64_type_node, order);
}

/* By how many bytes FROM rotates a number of N bytes to the left; -1 if it
   does something else.  */

int
rotation_of (const signed char *from, unsigned n)
{
  for (unsigned k = 0; k < n; k++)
    if (from[k] < 0 || from[k] != (int) ((from[0] + k) % n))
      return -1;
  return (n - from[0]) % n;
}

/* G makes a value that is bytes of one other value, or converts it.  */

void
find_byte_order (gimple_stmt_iterator *g)
{
  tree lhs = gimple_assign_lhs (gsi_stmt (*g)), x = lhs;
  if (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (gsi_stmt (*g))))
    {
      x = gimple_assign_rhs1 (gsi_stmt (*g));
      if (!whole_bytes_p (x) || bits_of (x) <= bits_of (lhs))
	return;
      x = original (x);
    }
  if (!made_by (x, BIT_IOR_EXPR) && !made_by (x, BIT_XOR_EXPR)
      && !made_by (x, PLUS_EXPR) && !made_by (x, LROTATE_EXPR)
      && !made_by (x, RROTATE_EXPR) && !made_by (x, MULT_EXPR))
    return;
  byte_sources s;
  search at = { 0, 0 };
  trace (&at, x, &s, DEPTH);
  if (!s.of || s.of == x)
    return;
  resize_bytes (&s, bytes_of (lhs), true);
  unsigned need = 0, used = 0;
  for (unsigned k = 0; k < s.n; k++)
    if (s.from[k] == ANY)
      return;
    else if (s.from[k] != ZERO)
      need = k + 1;
  word w;
  bool memory = s.loads > 0;
  const struct shape *shape = overlay_shape (lhs);
  if (need == 0 || (memory ? !find_word (&s, shape, &w)
		    : !same_shape_p (g, 1, &s.of)))
    return;
  for (unsigned k = 0; k < need; k++)
    if (s.from[k] != ZERO)
      used = MAX (used, s.from[k] + 1u);
  /* The bytes of the number in which that is done.  */
  unsigned n = memory ? w.n : bytes_of (s.of);
  if (n > s.n)
    n = MAX (used, s.n);
  n = 1u << ceil_log2 (MAX (n, need));
  signed char from[MOST_BYTES];
  for (unsigned k = 0; k < n; k++)
    from[k] = k < s.n && s.from[k] != ZERO ? s.from[k] : -1;
  int rotated = rotation_of (from, n);
  unsigned cost = lanes_permute_bytes_cost (n, lanes_of_shape (shape), from);
  if (rotated > 0 && !cost)
    cost = 3;
  if (rotated != 0 && (!cost || (!memory && at.operations <= cost)))
    return;
  if (memory)
    s.of = load_word (&w);
  tree args[2] = { resized (g, s.of, n) };
  if (rotated > 0)
    args[1] = build_int_cst (integer_type_node, 8 * rotated);
  else if (rotated < 0)
    args[1] = order_of (from, n);
  replace_by (g, rotated == 0 ? args[0]
		 : new_call (g, rotated > 0 ? API_ROTATE_LEFT
				: API_ORDER_BYTES,
			     TREE_TYPE (args[0]), 2, args));
}

} // anonymous namespace

/* What is made of more comes first: its parts are not needed then.  */

void
find_byte_orders (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_last_bb (bb); !gsi_end_p (g);
	 gsi_prev (&g))
      {
	gimple *stmt = gsi_stmt (g);
	tree lhs = is_gimple_assign (stmt) ? gimple_assign_lhs (stmt)
		   : NULL_TREE;
	if (lhs && TREE_CODE (lhs) == SSA_NAME && !gimple_vuse (stmt)
	    && varying_p (lhs) && whole_bytes_p (lhs)
	    && !has_zero_uses (lhs) && !overlay_info (lhs)->affine
	    && !lanes_single_p (bytes_of (lhs)))
	  find_byte_order (&g);
      }
}
