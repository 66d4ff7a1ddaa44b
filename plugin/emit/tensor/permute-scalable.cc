/* Permutations of lanes whose number is known only at run time.

   INPUT	16 * vscale lanes, and for each vscale the map of its lanes
   OUTPUT	VEC_PERM_EXPRs whose indices are those of the maps, whatever
		vscale is; or, if there are none, what permute-table.cc makes

   Nothing is known of the function that made the maps: the first lanes give
   an encoding of indices, in patterns whose elements are A + B * vscale, and
   then that is compared with all lanes of all maps.  So reversals, interleaved
   halves, even and odd lanes, rotations, exchanges in groups and the like are
   found without a list of them.

   Terms: a result's part takes from the "source parts", those of A and then
   those of B, which are counted so.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/tensor/tensor-private.h"

/* X for vscale V.  */

static HOST_WIDE_INT
poly_at (poly_int64 x, unsigned v)
{
#if NUM_POLY_INT_COEFFS > 1
  return x.coeffs[0] + x.coeffs[1] * (HOST_WIDE_INT) (v - 1);
#else
  return x.coeffs[0] * v;
#endif
}

struct permutation
{
  emitter *e;
  lanes *a, *b;			/* Of full vectors of integers; B or null.  */
  const struct lanemap *map;	/* MAX_VSCALE of them.  */
  unsigned missing;		/* Bit v: the map for vscale v means
				   nothing.  */
  unsigned part;		/* Of the result.  */
  bool mirror;			/* All parts are taken from their ends.  */
  bool emit;			/* Else only see if it can be done.  */
};

/* Where lane J of X's part comes from for vscale V; false if it may be
   anything.  */

static bool
source_of (const permutation *x, unsigned v, unsigned j, unsigned *part,
	   unsigned *lane)
{
  unsigned width = x->a->width * v;
  unsigned k = x->part * width + (x->mirror ? width - 1 - j : j);
  unsigned na = lanes_least (x->a->n) * v;
  const struct lanemap *m = &x->map[v - 1];

  if (x->missing >> v & 1 || k >= m->n || m->from[k] == LANE_ANY)
    return false;
  *lane = m->from[k];
  *part = 0;
  if (*lane >= na)
    {
      *lane -= na;
      *part = x->a->nparts;
    }
  *part += *lane / width;
  *lane %= width;
  if (x->mirror)
    *lane = width - 1 - *lane;
  return true;
}

/* V permuted by INDICES, of V and W.  */

static tree
emit_permutation (emitter *e, tree v, tree w, const vec_perm_indices &indices)
{
  tree type = TREE_TYPE (v);
  tree index = build_vector_type (ssizetype, TYPE_VECTOR_SUBPARTS (type));

  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, type, v, w,
		       vec_perm_indices_to_tree (index, indices));
}

/* V reversed, if X is to emit anything; null if the target cannot.  */

static tree
reversed (const permutation *x, tree v)
{
  poly_int64 lanes = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v));
  vec_perm_builder sel (lanes, 1, 3);

  for (int i = 1; i <= 3; i++)
    sel.quick_push (lanes - i);
  vec_perm_indices indices (sel, 1, lanes);
  if (!ripple_vec_perm_const_p (TYPE_MODE (TREE_TYPE (v)), indices))
    return NULL_TREE;
  return x->emit ? emit_permutation (x->e, v, v, indices) : v;
}

static tree
source_part (const permutation *x, unsigned part)
{
  tree v = part < x->a->nparts ? x->a->part[part]
			       : x->b->part[part - x->a->nparts];

  return x->mirror ? reversed (x, v) : v;
}

/* Indices that a part wants for each vscale, ANY where no matter.  */

enum { ANY = -1 };
struct wanted
{
  unsigned width;		/* Times vscale: lanes.  */
  auto_vec<int> index[MAX_VSCALE + 1];
};

static void
wanted_init (wanted *w, unsigned width)
{
  w->width = width;
  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    for (unsigned j = 0; j < width * v; j++)
      w->index[v].safe_push (ANY);
}

/* The number A + B * vscale that is Y[v] for each vscale v but where that is
   ANY; false if there is none.  *KNOWN: Y is not all ANY.  */

static bool
line_through (const int *y, poly_int64 *line, bool *known)
{
  unsigned first = 0, last = 0;
  HOST_WIDE_INT step = 0;

  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    if (y[v] != INT_MIN)
      {
	first = first ? first : v;
	last = v;
      }
  *known = first != 0;
  if (!first)
    return true;
  if (first != last)
    {
      if ((y[last] - y[first]) % (int) (last - first))
	return false;
      step = (y[last] - y[first]) / (int) (last - first);
    }
  *line = scalable_line (y[first] - step * (HOST_WIDE_INT) first, step);
  for (unsigned v = first; v <= last; v++)
    if (y[v] != INT_MIN && poly_at (*line, v) != y[v])
      return false;
  return true;
}

/* Set E to the elements of pattern R of PATTERNS that W may be made of: the
   first one, then a series.  */

static bool
find_pattern (const wanted *w, unsigned patterns, unsigned r, poly_int64 *e)
{
  int y[MAX_VSCALE + 1], step = 0;
  bool first, rest, found = false;

  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    y[v] = w->index[v][r] == ANY ? INT_MIN : w->index[v][r];
  if (!line_through (y, &e[0], &first))
    return false;
  for (unsigned v = MAX_VSCALE; v > 0 && !found; v--)
    for (unsigned j = patterns + r; j + patterns < w->width * v; j += patterns)
      if (w->index[v][j] != ANY && w->index[v][j + patterns] != ANY)
	{
	  step = w->index[v][j + patterns] - w->index[v][j];
	  found = true;
	  break;
	}
  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    {
      unsigned j = patterns + r;
      int m = 0;

      for (; j < w->width * v && w->index[v][j] == ANY; j += patterns)
	m++;
      y[v] = j < w->width * v ? w->index[v][j] - m * step : INT_MIN;
    }
  if (!line_through (y, &e[1], &rest))
    return false;
  if (!first)
    e[0] = rest ? e[1] : poly_int64 (0);
  if (!rest)
    e[1] = e[0];
  e[2] = e[1] + step;
  return true;
}

/* True if the compiler can make a vector of the ELEMENTs: PATTERNS series, or
   constants that repeat.  */

static bool
vector_p (const vec<poly_int64> &element, unsigned patterns)
{
  bool constant = true, repeats = true;

  for (unsigned r = 0; r < patterns; r++)
    {
      poly_int64 step = element[patterns + r] - element[r];

      if (maybe_ne (element[2 * patterns + r] - element[patterns + r], step))
	return false;
      repeats &= known_eq (step, 0);
      constant &= element[r].is_constant ();
    }
  return patterns == 1 || !repeats || constant;
}

/* True if INDICES are the ELEMENTs: GCC takes what is no lane modulo their
   number, one element at a time, which may give another series.  */

static bool
kept_p (const vec_perm_indices &indices, const vec<poly_int64> &element)
{
  for (unsigned i = 0; i < element.length (); i++)
    if (maybe_ne (indices[i], element[i]))
      return false;
  return true;
}

/* True if INDICES are what W wants, for every vscale.  */

static bool
proven_p (const wanted *w, const vec_perm_indices &indices)
{
  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    for (unsigned j = 0; j < w->width * v; j++)
      if (w->index[v][j] != ANY
	  && poly_at (indices[j], v) != w->index[v][j])
	return false;
  return true;
}

/* A permutation of A and B (or of A alone) by the indices that W wants, if the
   target has it; else null.  Unless X->emit the result is A.  */

static tree
permute_by (const permutation *x, const wanted *w, tree a, tree b)
{
  tree type = TREE_TYPE (a);
  poly_uint64 lanes = TYPE_VECTOR_SUBPARTS (type);
  unsigned inputs = b ? 2 : 1;

  for (unsigned patterns = 1; patterns <= w->width; patterns *= 2)
    {
      auto_vec<poly_int64> element;
      bool found = true;

      element.safe_grow (3 * patterns);
      for (unsigned r = 0; r < patterns && found; r++)
	{
	  poly_int64 e[3];

	  found = find_pattern (w, patterns, r, e);
	  for (unsigned m = 0; m < 3 && found; m++)
	    element[m * patterns + r] = e[m];
	}
      if (!found || !vector_p (element, patterns))
	continue;
      vec_perm_builder sel (lanes, patterns, 3);
      for (unsigned i = 0; i < 3 * patterns; i++)
	sel.quick_push (element[i]);
      vec_perm_indices indices (sel, inputs, lanes), pair (sel, 2, lanes);
      if (!kept_p (indices, element) || !kept_p (pair, element)
	  || !proven_p (w, indices))
	continue;
      if (indices.series_p (0, 1, 0, 1))
	return a;
      if (!ripple_vec_perm_const_p (TYPE_MODE (type), indices))
	continue;
      if (!x->emit)
	return a;
      return emit_permutation (x->e, a, b ? b : a, indices);
    }
  return NULL_TREE;
}

/* X's part from the source parts P and Q, which may be the same.  */

static tree
permute_from (const permutation *x, unsigned p, unsigned q)
{
  unsigned part, lane;
  bool back = p == q;
  wanted w;

  wanted_init (&w, x->a->width);
  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    for (unsigned j = 0; j < w.width * v; j++)
      if (source_of (x, v, j, &part, &lane))
	{
	  w.index[v][j] = lane + (part == p ? 0 : w.width * v);
	  back &= lane == w.width * v - 1 - j;
	}
  /* GCC knows the first indices of a reversal modulo the lanes only.  */
  if (back)
    return reversed (x, source_part (x, p));
  return permute_by (x, &w, source_part (x, p),
		     p == q ? NULL_TREE : source_part (x, q));
}

/* X's part if it is source part P rotated down by a constant: lanes of P and P
   itself behind it.  */

static tree
permute_rotated (const permutation *x, unsigned p)
{
  unsigned part, lane, by;
  wanted w;

  if (!source_of (x, MAX_VSCALE, 0, &part, &by))
    return NULL_TREE;
  wanted_init (&w, x->a->width);
  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    for (unsigned j = 0; j < w.width * v; j++)
      if (source_of (x, v, j, &part, &lane))
	{
	  if (part != p || (j + by) % (w.width * v) != lane)
	    return NULL_TREE;
	  w.index[v][j] = j + by;
	}
  return permute_by (x, &w, source_part (x, p), source_part (x, p));
}

/* X's part from P and Q in any way, or null.  */

static tree
permute_between (const permutation *x, unsigned p, unsigned q)
{
  tree r = permute_from (x, p, q);

  if (r)
    return r;
  return p == q ? permute_rotated (x, p) : permute_from (x, q, p);
}

/* X's part, or null.  */

static tree
permute_part (const permutation *x)
{
  unsigned count = 0, used[2] = { 0, 0 }, part, lane;
  permutation mirror = *x;
  tree r;

  for (unsigned v = 1; v <= MAX_VSCALE && count <= 2; v++)
    for (unsigned j = 0; j < x->a->width * v && count <= 2; j++)
      if (source_of (x, v, j, &part, &lane)
	  && (count < 1 || part != used[0]) && (count < 2 || part != used[1]))
	{
	  if (count < 2)
	    used[count] = part;
	  count++;
	}
  switch (count)
    {
    case 0:
      return part_any (TREE_TYPE (x->a->part[0]));
    case 1:
      used[1] = used[0];
      break;
    case 2:
      break;
    default:
      return NULL_TREE;
    }
  if ((r = permute_between (x, used[0], used[1])))
    return r;
  /* Lanes may move up where the instructions move them down.  */
  mirror.mirror = true;
  mirror.emit = false;
  if (!reversed (&mirror, x->a->part[0]))
    return NULL_TREE;
  mirror.emit = x->emit;
  r = permute_between (&mirror, used[0], used[1]);
  return r ? reversed (x, r) : NULL_TREE;
}

/* The integers in which lanes like A's fill vectors: wider ones than A's, or
   its own.  */

static tree
full_element (const lanes *a)
{
  if (a->width * a->es >= SCALABLE_BYTES)
    return a->elt;
  return integer_element (SCALABLE_BYTES / a->width * BITS_PER_UNIT, true);
}

/* A and B, of integers, permuted without memory; null if that cannot be
   done.  */

static lanes *
permute_in_registers (emitter *e, lanes *a, lanes *b, poly_uint64 n,
		      const struct lanemap *map, unsigned missing)
{
  tree full = full_element (a), elt = a->elt;
  permutation x = { e, NULL, NULL, map, missing, 0, false, false };
  gimple_seq before = e->seq;

  e->seq = NULL;
  x.a = lanes_convert (e, a, full);
  x.b = b ? lanes_convert (e, b, full) : NULL;
  lanes *r = lanes_new (full, 0, n);
  bool ok = r->width == x.a->width;
  for (x.part = 0; x.part < r->nparts && ok; x.part++)
    ok = permute_part (&x) != NULL_TREE;
  x.emit = true;
  for (x.part = 0; x.part < r->nparts && ok; x.part++)
    r->part[x.part] = permute_part (&x);
  gimple_seq own = e->seq;
  e->seq = before;
  if (!ok)
    {
      gimple_seq_discard (own);
      return NULL;
    }
  gimple_seq_add_seq (&e->seq, own);
  return lanes_convert (e, r, elt);
}

/* Stop the program where vscale is one of the bits of MISSING.  */

static void
stop_for (emitter *e, unsigned missing)
{
  tree bits = build_int_cst (unsigned_type_node, missing), arg[4];
  tree vscale = build_int_cst (unsigned_type_node, scalable_line (0, 1));
  tree word = build_pointer_type (char_type_node);

  bits = part_binary (e, RSHIFT_EXPR, unsigned_type_node, bits, vscale);
  bits = part_binary (e, BIT_AND_EXPR, unsigned_type_node, bits,
		      build_one_cst (unsigned_type_node));
  arg[GUARD_COND] = part_binary (e, NE_EXPR, boolean_type_node, bits,
				 build_zero_cst (unsigned_type_node));
  arg[GUARD_POINTER] = null_pointer_node;
  /* Aligned to 1, volatile.  */
  arg[GUARD_ALIGN] = build_int_cst (word, 3);
  arg[GUARD_VALUE] = build_zero_cst (char_type_node);
  emit_placeholder (e, GUARDED_STORE, void_type_node, 4, arg);
}

lanes *
lanes_permute_scalable (emitter *e, lanes *a, lanes *b, poly_uint64 n,
			const struct lanemap *map, unsigned missing,
			bool *table)
{
  tree elt = a->elt, num = integer_element (a->es * BITS_PER_UNIT, true);
  lanes *r;

  if (missing)
    stop_for (e, missing);
  if (mask_p (a))
    {
      b = b ? lanes_mask_resize (e, b, a->es) : NULL;
      a = lanes_convert (e, a, num);
      b = b ? lanes_convert (e, b, num) : NULL;
    }
  else
    {
      a = lanes_view (e, a, num);
      b = b ? lanes_view (e, b, num) : NULL;
    }
  /* RISC-V's back end says that it has permutations of groups of registers
     that it then cannot expand (GCC 14).  */
  r = scalable_groups_p () ? NULL
      : permute_in_registers (e, a, b, n, map, missing);
  *table = !r;
  if (!r)
    r = permute_by_table (e, a, b, n, map, missing);
  return (TREE_CODE (elt) == BOOLEAN_TYPE ? lanes_convert (e, r, elt)
	  : lanes_view (e, r, elt));
}
