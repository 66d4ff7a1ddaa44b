/* Loads and stores under a mask that the target has no instruction for, and
   those of so many elements, one by one, that straight code would be too long.

   Five ways under a mask, the first that fits:

   pieces	a prefix of a run: see memory-prefix.cc.
   staged	a prefix of evenly spaced lanes: memcpy between the memory and
		a buffer on the stack, vectors between the buffer and
		registers.  No control flow.
   bits		the mask in an integer, a loop over the bits that are on; the
		values and, if need be, the offsets in arrays on the stack.
		Where all lanes are on, a run is stored as vectors; where some
		lane is and the whole lies in one page, it is loaded so.
		Several fields of records are stored by one loop
		(memory-records.cc).
   guarded	up to GUARDED_LANES lanes: every lane under its own branch.
   loop		one loop over the lanes, the mask, too, in an array.

   Without a mask it is that loop.

   No byte may be written that the program does not write, not even with the
   value that it has: another thread may be writing it.

   Guards and loops are placeholders: see memory-blocks.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/exceptions.h"
#include "emit/memory/memory-priv.h"

enum { FEW_LANES = 4, GUARDED_LANES = 16, EMULATED_LANES = 64,
       STAGED_BYTES = 1024 };

tree
align_word (const mem_access *x)
{
  unsigned align = MIN (MAX (x->a->align, 1u),
			(unsigned) TYPE_ALIGN_UNIT (x->a->elt));

  return build_int_cst (x->a->alias_type, 2 * align + x->a->is_volatile);
}

/* Arrays on the stack.  */

static tree
new_buffer (tree elt, unsigned n)
{
  tree var = create_tmp_var (build_array_type_nelts (elt, n), "ripple_lanes");

  TREE_ADDRESSABLE (var) = 1;
  /* Lanes that are off are read without having been written.  */
  suppress_warning (var);
  SET_DECL_ALIGN (var, MAX (DECL_ALIGN (var), 16 * BITS_PER_UNIT));
  DECL_USER_ALIGN (var) = 1;
  return var;
}

void
end_buffer (emitter *e, tree var)
{
  gimple *g = gimple_build_assign (var, build_clobber (TREE_TYPE (var)));

  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
}

/* Lanes of A's type, one behind the other in VAR.  */

static void
buffer_address (lanes_address *b, tree var, tree elt, unsigned n)
{
  *b = lanes_address ();
  b->base = build_fold_addr_expr (var);
  b->shape = shape_1d (0, n, false);
  b->stride[0] = TYPE_SIZE_UNIT (elt);
  b->elt = elt;
  b->alias_type = build_pointer_type (elt);
  b->align = DECL_ALIGN_UNIT (var);
}

tree
buffer_of_lanes (emitter *e, lanes *value)
{
  tree var = new_buffer (value->elt, lanes_count (value->n));
  lanes_address b;

  buffer_address (&b, var, value->elt, lanes_count (value->n));
  lanes_store (e, &b, value, NULL);
  return var;
}

/* The number of lanes that are on in X's prefix, as sizetype.  */

static tree
prefix_lanes (mem_access *x)
{
  return gimple_convert (&x->e->seq, x->e->loc, sizetype, access_count (x));
}

/* Staged.  */

static bool
staged_p (const mem_access *x, HOST_WIDE_INT *stride)
{
  unsigned HOST_WIDE_INT size;

  if (x->given->kind != lanes_mask::PREFIX || x->a->is_volatile
      || !single_stride_p (x, stride) || *stride == 0
      || !ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				  (TREE_TYPE (TREE_TYPE (x->a->base)))))
    return false;
  size = absu_hwi (*stride);
  if (size < x->es || size * x->n > STAGED_BYTES)
    return false;
  return size == x->es || (!x->store && size <= 8 * x->es);
}

static void
emit_memcpy (mem_access *x, tree to, tree from, tree bytes)
{
  gcall *c = gimple_build_call (builtin_decl_implicit (BUILT_IN_MEMCPY), 3, to,
				from, bytes);

  gimple_set_location (c, x->e->loc);
  /* GCC 15 takes an impossible count for possible.  */
  suppress_warning (c);
  gimple_seq_add_stmt (&x->e->seq, c);
}

/* Set *IN to X's address moved to a buffer with the same stride, which is
   returned, and *MEMORY and *BUFFER to the lowest byte of the prefix in
   either.  *BYTES is its size.  */

static tree
stage (mem_access *x, HOST_WIDE_INT stride, lanes_address *in, tree *memory,
       tree *buffer, tree *bytes)
{
  emitter *e = x->e;
  unsigned size = (unsigned) absu_hwi (stride);
  unsigned whole = (x->n - 1) * size + x->es;
  tree count = prefix_lanes (x), var, last;

  var = new_buffer (unsigned_char_type_node, whole);
  last = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype, count,
		       size_one_node);
  last = gimple_build (&e->seq, e->loc, MULT_EXPR, sizetype, last,
		       size_int (size));
  *bytes = gimple_build (&e->seq, e->loc, PLUS_EXPR, sizetype, last,
			 size_int (x->es));
  *in = *x->a;
  in->before = in->after = 0;
  in->base = build_fold_addr_expr (var);
  in->alias_type = build_pointer_type (unsigned_char_type_node);
  in->align = DECL_ALIGN_UNIT (var);
  *memory = x->a->base;
  *buffer = in->base;
  if (stride > 0)
    return var;

  /* Lane 0 is the last one in memory: the buffer is filled from its end.  */
  unsigned HOST_WIDE_INT at = whole - x->es;
  tree back = gimple_build (&e->seq, e->loc, MINUS_EXPR, sizetype,
			    size_int (0), last);

  in->align = (unsigned) MIN ((unsigned HOST_WIDE_INT) in->align, at & -at);
  in->base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			   TREE_TYPE (in->base), in->base, size_int (at));
  *memory = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			  TREE_TYPE (*memory), *memory, back);
  *buffer = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			  TREE_TYPE (in->base), in->base, back);
  return var;
}

static lanes *
staged_load (mem_access *x, HOST_WIDE_INT stride)
{
  lanes_address in;
  tree memory, buffer, bytes;
  tree var = stage (x, stride, &in, &memory, &buffer, &bytes);
  lanes *r;

  exceptions_clear (x->e, var, x->elt);
  emit_memcpy (x, buffer, memory, bytes);
  /* The elements as they are held: booleans are made by the caller.  */
  in.elt = x->elt;
  r = lanes_load (x->e, &in, NULL);
  end_buffer (x->e, var);
  return r;
}

static void
staged_store (mem_access *x, HOST_WIDE_INT stride, lanes *value)
{
  lanes_address in;
  tree memory, buffer, bytes;
  tree var = stage (x, stride, &in, &memory, &buffer, &bytes);

  in.elt = x->elt;
  lanes_store (x->e, &in, value, NULL);
  emit_memcpy (x, memory, buffer, bytes);
  end_buffer (x->e, var);
}

/* Guarded lanes.  */

static bool
guarded_p (const mem_access *x)
{
  return x->n <= (lanes_emulate ? EMULATED_LANES : GUARDED_LANES);
}

static tree
lane_on (mem_access *x, unsigned k)
{
  tree count;

  if (x->given->kind == lanes_mask::LANES)
    return lanes_extract (x->e, access_mask (x), k);
  count = access_count (x);
  return gimple_build (&x->e->seq, x->e->loc, GT_EXPR, boolean_type_node,
		       count, build_int_cst (TREE_TYPE (count), k));
}

static lanes *
guarded_load (mem_access *x)
{
  auto_vec<tree> value;

  for (unsigned k = 0; k < x->n; k++)
    {
      tree arg[3];

      arg[GUARD_COND] = lane_on (x, k);
      arg[GUARD_POINTER] = access_lane_pointer (x, k);
      arg[GUARD_ALIGN] = align_word (x);
      value.safe_push (emit_placeholder (x->e, GUARDED_LOAD, x->elt, 3, arg));
    }
  return lanes_from_scalars (x->e, x->elt, x->n, value.address ());
}

static void
guarded_store (mem_access *x, lanes *value)
{
  for (unsigned k = 0; k < x->n; k++)
    {
      tree arg[4];

      arg[GUARD_COND] = lane_on (x, k);
      arg[GUARD_POINTER] = access_lane_pointer (x, k);
      arg[GUARD_ALIGN] = align_word (x);
      arg[GUARD_VALUE] = lanes_extract (x->e, value, k);
      emit_placeholder (x->e, GUARDED_STORE, void_type_node, 4, arg);
    }
}

/* The loop.  */

/* Byte offsets of X's lanes from its base, 64 bits each.  */

static lanes *
lane_offsets (mem_access *x)
{
  tree i64 = build_nonstandard_integer_type (64, 0);
  lanes *r = access_known_offsets (x, i64), *o;

  if (!x->a->offset)
    return r;
  o = lanes_convert (x->e, x->a->offset, i64);
  if (x->a->scale > 1)
    o = lanes_binary (x->e, MULT_EXPR, o,
		      lanes_splat (x->e, i64, 8, x->n,
				   build_int_cst (i64, x->a->scale)), NULL);
  return lanes_binary (x->e, PLUS_EXPR, r, o, NULL);
}

/* The bytes from one lane of X to the next if these are the same everywhere,
   perhaps known at run time only; else null.  */

static tree
even_stride (const mem_access *x)
{
  HOST_WIDE_INT bytes;
  unsigned found = SHAPE_RANK;

  if (x->a->offset || x->a->places)
    return NULL_TREE;
  if (single_stride_p (x, &bytes))
    return size_int (bytes);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&x->a->shape.dim[d]))
      {
	if (found != SHAPE_RANK)
	  return NULL_TREE;
	found = d;
      }
  return found == SHAPE_RANK ? NULL_TREE : x->a->stride[found];
}

static bool
any_stride_p (const mem_access *x)
{
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (x->a->stride[d] && !extent_one_p (&x->a->shape.dim[d]))
      return true;
  return false;
}

/* Set ARG to where the lanes of X are.  Returns the buffer that was made for
   it, or null.  */

static tree
place_arguments (mem_access *x, tree *arg)
{
  tree stride = even_stride (x), buffer = NULL_TREE;

  arg[LOOP_STRIDE] = stride ? stride : size_one_node;
  arg[LOOP_OFFSETS] = null_pointer_node;
  arg[LOOP_OFFSET] = build_zero_cst (build_nonstandard_integer_type (64, 0));
  if (stride)
    return NULL_TREE;
  if (x->a->offset && !x->a->places && !any_stride_p (x))
    {
      arg[LOOP_STRIDE] = size_int (MAX (x->a->scale, 1u));
      arg[LOOP_OFFSET] = build_zero_cst (x->a->offset->elt);
      buffer = buffer_of_lanes (x->e, x->a->offset);
    }
  else if (!x->a->offset && x->nrows == 1)
    {
      auto_vec<tree> at (x->n);

      for (unsigned k = 0; k < x->n; k++)
	at.quick_push (build_int_cst (TREE_TYPE (arg[LOOP_OFFSET]),
				      x->at[k].off_bytes));
      arg[LOOP_OFFSETS]
	= build_fold_addr_expr (read_only_table (TREE_TYPE (arg[LOOP_OFFSET]),
						 at));
      return NULL_TREE;
    }
  else
    buffer = buffer_of_lanes (x->e, lane_offsets (x));
  arg[LOOP_OFFSETS] = build_fold_addr_expr (buffer);
  return buffer;
}

void
emit_lane_loops (mem_access *x, tree values, const vec<tree> &word,
		 const vec<tree> &more)
{
  emitter *e = x->e;
  tree offsets, mask = NULL_TREE;
  auto_vec<tree> arg;

  arg.safe_grow_cleared (LOOP_ELEMENT + 1);
  arg[LOOP_LIMIT] = size_int (x->n);
  arg[LOOP_POINTER] = x->a->base;
  arg[LOOP_ALIGN] = align_word (x);
  arg[LOOP_VALUES] = build_fold_addr_expr (values);
  arg[LOOP_MASK] = null_pointer_node;
  arg[LOOP_BITS] = size_int (0);
  arg[LOOP_ELEMENT] = build_zero_cst (x->elt);
  if (x->masked && x->given->kind == lanes_mask::PREFIX)
    arg[LOOP_LIMIT] = prefix_lanes (x);
  else if (x->masked && word.is_empty ())
    {
      tree byte = unsigned_char_type_node;
      lanes *m = lanes_mask_resize (e, x->given->m, 1);

      mask = buffer_of_lanes (e, lanes_convert (e, m, byte));
      arg[LOOP_MASK] = build_fold_addr_expr (mask);
    }
  offsets = place_arguments (x, arg.address ());
  arg.safe_splice (more);
  for (unsigned i = 0; i < MAX (word.length (), 1u); i++)
    {
      if (!word.is_empty ())
	{
	  arg[LOOP_LIMIT] = size_int (i * 64);
	  arg[LOOP_BITS] = word[i];
	}
      emit_placeholder (e, x->store ? LOOP_STORE : LOOP_LOAD, void_type_node,
			arg.length (), arg.address ());
    }
  if (mask)
    end_buffer (e, mask);
  if (offsets)
    end_buffer (e, offsets);
}

void
mask_words (mem_access *x, auto_vec<tree> *word)
{
  if (x->given->kind != lanes_mask::LANES || x->n <= FEW_LANES)
    return;
  for (unsigned k = 0; k < x->n; k += 64)
    {
      tree b = lanes_bits (x->e, x->given->m, k);

      if (!b || CONSTANT_CLASS_P (b))
	{
	  word->truncate (0);
	  return;
	}
      word->safe_push (b);
    }
}

static bool
whole_run_p (const mem_access *x)
{
  HOST_WIDE_INT stride;

  return (!x->a->is_volatile && !x->single && single_stride_p (x, &stride)
	  && stride == (HOST_WIDE_INT) x->es
	  && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				     (TREE_TYPE (TREE_TYPE (x->a->base)))));
}

/* If X is a run, store VALUE as vectors where all lanes of one of WORD are on,
   and turn its bits off.  */

static void
store_full_words (mem_access *x, lanes *value, auto_vec<tree> *word)
{
  emitter *e = x->e;

  if (!whole_run_p (x) || x->n % MIN (x->width, 64u) || x->width > 64)
    return;
  for (unsigned i = 0; i < word->length (); i++)
    {
      unsigned count = MIN (64u, x->n - i * 64);
      tree type = TREE_TYPE ((*word)[i]), all, zero = build_zero_cst (type);

      all = gimple_build (&e->seq, e->loc, EQ_EXPR, boolean_type_node,
			  (*word)[i],
			  build_int_cstu (type, HOST_WIDE_INT_M1U
						>> (64 - count)));
      for (unsigned k = i * 64; k < i * 64 + count; k += x->width)
	{
	  tree arg[4];

	  arg[GUARD_COND] = all;
	  arg[GUARD_POINTER] = access_lane_pointer (x, k);
	  arg[GUARD_ALIGN] = align_word (x);
	  arg[GUARD_VALUE] = value->part[k / x->width];
	  emit_placeholder (e, GUARDED_STORE, void_type_node, 4, arg);
	}
      (*word)[i] = gimple_build (&e->seq, e->loc, COND_EXPR, type, all, zero,
				 (*word)[i]);
    }
}

/* If X is a run, load it as vectors to the array VALUES if that can touch no
   other page than the lanes in WORD that are on, and turn all bits off.  */

static void
load_full_page (mem_access *x, tree values, auto_vec<tree> *word)
{
  emitter *e = x->e;
  unsigned bytes = x->nparts * x->width * x->es;
  lanes *v = lanes_new (x->elt, x->es, x->n);
  lanes_address b;
  tree type, any, inside, at, zero;

  if (word->is_empty () || !whole_run_p (x) || bytes > STAGED_BYTES
      || (flag_sanitize & (SANITIZE_ADDRESS | SANITIZE_HWADDRESS)))
    return;
  type = TREE_TYPE ((*word)[0]);
  zero = build_zero_cst (type);
  any = (*word)[0];
  for (unsigned i = 1; i < word->length (); i++)
    any = gimple_build (&e->seq, e->loc, BIT_IOR_EXPR, type, any, (*word)[i]);
  any = gimple_build (&e->seq, e->loc, NE_EXPR, boolean_type_node, any, zero);
  at = gimple_convert (&e->seq, e->loc, sizetype, x->a->base);
  at = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, sizetype, at,
		     size_int (LEAST_PAGE - 1));
  inside = gimple_build (&e->seq, e->loc, LE_EXPR, boolean_type_node, at,
			 size_int (LEAST_PAGE - bytes));
  any = gimple_build (&e->seq, e->loc, BIT_AND_EXPR, boolean_type_node, any,
		      inside);
  for (unsigned p = 0; p < x->nparts; p++)
    {
      tree arg[3];

      arg[GUARD_COND] = any;
      arg[GUARD_POINTER] = access_lane_pointer (x, p * x->width);
      arg[GUARD_ALIGN] = align_word (x);
      v->part[p] = emit_placeholder (e, GUARDED_LOAD, x->vtype, 3, arg);
    }
  buffer_address (&b, values, x->elt, x->n);
  lanes_store (e, &b, v, NULL);
  for (unsigned i = 0; i < word->length (); i++)
    (*word)[i] = gimple_build (&e->seq, e->loc, COND_EXPR, type, any, zero,
			       (*word)[i]);
}

/* Load X's lanes in loops: over the bits WORD, unless there are none.  */

static lanes *
load_by_loops (mem_access *x, auto_vec<tree> *word)
{
  lanes_address b;
  tree values = new_buffer (x->elt, x->n);
  lanes *r;

  if (x->masked)
    exceptions_clear (x->e, values, x->elt);
  load_full_page (x, values, word);
  emit_lane_loops (x, values, *word);
  buffer_address (&b, values, x->elt, x->n);
  r = lanes_load (x->e, &b, NULL);
  end_buffer (x->e, values);
  return r;
}

static void
store_by_loops (mem_access *x, lanes *value, auto_vec<tree> *word)
{
  tree values = buffer_of_lanes (x->e, value);

  store_full_words (x, value, word);
  emit_lane_loops (x, values, *word);
  end_buffer (x->e, values);
}

lanes *
branch_load (mem_access *x)
{
  HOST_WIDE_INT stride;
  auto_vec<tree> word;

  if (!x->masked)
    return load_by_loops (x, &word);
  if (prefix_pieces_p (x))
    return prefix_load (x);
  if (!x->single && staged_p (x, &stride))
    return staged_load (x, stride);
  mask_words (x, &word);
  if (word.is_empty () && guarded_p (x))
    return guarded_load (x);
  return load_by_loops (x, &word);
}

void
branch_store (mem_access *x, lanes *value)
{
  HOST_WIDE_INT stride;
  auto_vec<tree> word;

  if (!x->masked)
    {
      store_by_loops (x, value, &word);
      return;
    }
  if (prefix_pieces_p (x))
    {
      prefix_store (x, value);
      return;
    }
  if (!x->single && staged_p (x, &stride))
    {
      staged_store (x, stride, value);
      return;
    }
  mask_words (x, &word);
  if (word.is_empty () && guarded_p (x))
    guarded_store (x, value);
  else
    store_by_loops (x, value, &word);
}
