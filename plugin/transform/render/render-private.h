/* Shared by the files that render statements.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_RENDER_PRIVATE_H
#define RIPPLE_RENDER_PRIVATE_H

#include "analysis/overlay.h"

/* What stands for an SSA name with lanes.  */
struct rendered
{
  tree base;		/* Of an affine value: a pointer for pointers, else
			   sizetype if it is exact or 64 bits wide, else the
			   unsigned type of the value's own width.  */
  lanes *value;
  lanes *narrow;	/* The same in the type in which it is held, if that is
			   narrower.  */
  tree *rows;		/* One scalar for each index of dimensions 1 and up,
			   where all lanes along dimension 0 are the same.  */
  tree count;		/* Of a mask with VALUE_PREFIX: the number of lanes
			   that are on,  */
  unsigned lo, hi;	/* more than LO, at most HI.  Of another mask, if not
			   null, likewise, but it may be 0;  */
  bool rest;		/* the others are on.  */
};

/* A value computed in this block.  */
struct cached_value
{
  tree op;
  struct shape shape;
  unsigned es;
  tree elt;		/* Null: that of OP's type.  */
  lanes *value;
};

/* An access that has been rendered.  */
struct earlier_access
{
  lanes_address a;
  tree ref, mask;
  basic_block bb;
};

/* A field whose base is known, to be loaded later in this basic block.  */
struct waiting_field
{
  gimple *stmt;
  HOST_WIDE_INT start;
  lanes_address address;
};

/* A field whose value was loaded with that of another one.  */
struct loaded_field
{
  gimple *stmt;
  HOST_WIDE_INT start;
  lanes *value;
};

/* What a hint says of the pointer BASE, or of that of lane 0, in BB and in
   what that dominates.  */
struct hinted_alignment
{
  tree base;
  unsigned zeros;
  basic_block bb;
};

/* A PHI that is being looked at, and what is assumed of it.  */
struct assumed_alignment
{
  tree name;
  unsigned zeros;
};

/* The rendering of cfun, from render_function's begin to its end.  */
struct rendering
{
  vec<rendered *> names;		/* By version.  */
  vec<gimple *> dead;			/* Statements that go away.  */
  vec<struct pending_phi *> pending;	/* PHIs without arguments.  */
  vec<cached_value> cache;		/* value.cc */
  vec<earlier_access> accesses;		/* earlier.cc */
  bitmap frees;			/* Blocks that may take memory away.  */
  vec<waiting_field> waiting;		/* interleaved-groups.cc */
  vec<loaded_field> loaded;
  vec<hinted_alignment> hints;		/* alignment.cc */
  vec<assumed_alignment> assumed;
  unsigned steps;			/* Left for the question.  */
  hash_map<tree, struct lane_var *> *lane_var_of;	/* debug.cc */
  vec<struct lane_var *> lane_vars;
  vec<tree> sizes;			/* call.cc */
  vec<gimple *> fences;
  bool streamed;			/* Something passes by the cache.  */
  vec<struct serial_call *> serial_calls;	/* serial-call.cc */
  basic_block sized;			/* extension.cc: a block,  */
  unsigned sizes_in;			/* sizes of elements moved there.  */
};
extern struct rendering *rendering;
extern void rendering_begin (void);
extern void rendering_end (void);

/* What stands for NAME.  */
extern rendered *rendered_as (tree name);

/* value.cc: operands in the form that a statement needs.  */

/* Forget what was computed in another block.  */
extern void value_new_block (void);
/* The operand OP broadcast to shape S, in registers.  ES: for booleans, the
   element size that is wanted if there is a choice.  */
extern lanes *value_lanes (emitter *e, tree op, const struct shape *s,
			   unsigned es = 0);
/* The low bits of the integer OP as lanes of type ELT.  */
extern lanes *value_lanes_as (emitter *e, tree op, const struct shape *s,
			      tree elt);
/* The same deinterleaved, of a uniform value, bytes or what is in this order
   already.  */
extern lanes *value_lanes_deinterleaved (emitter *e, tree op,
					 const struct shape *s, tree elt);
/* OP in the type in which it is held, which may be narrower than its own.  */
extern lanes *value_lanes_held (emitter *e, tree op, const struct shape *s);
/* That type; null if OP is in no lanes yet.  */
extern tree value_held_type (tree op);
/* The mask M (null: all) for operations of shape S on elements of ES
   bytes.  */
extern lanes_mask value_mask (emitter *e, tree m, const struct shape *s,
			      unsigned es);
/* If M is a count of the first lanes, perhaps none, also for operations of
   shape S, set *FIRST to it.  Else, or if it is a mask of which the renderer
   knows that some lane is on, false.  */
extern bool value_first_lanes (emitter *e, tree m, const struct shape *s,
			       lanes_mask *first);
/* The same as lanes; null if all are on.  */
extern lanes *value_mask_lanes (emitter *e, tree m, const struct shape *s,
				unsigned es);
/* True if OP is held as a mask.  */
static inline bool
value_boolean_p (tree op)
{
  return TREE_CODE (lanes_element_type (TREE_TYPE (op))) == BOOLEAN_TYPE;
}
/* True if OP, a scalar perhaps, is an integer that lanes can have: no
   bit-field.  */
static inline bool
value_integer_p (tree op)
{
  tree elt = INTEGRAL_TYPE_P (TREE_TYPE (op))
	     ? lanes_element_type (TREE_TYPE (op)) : NULL_TREE;
  return elt && TREE_CODE (elt) != BOOLEAN_TYPE;
}
/* Base of the affine or uniform OP as TYPE.  */
extern tree value_base (emitter *e, tree op, tree type);
/* Type in which the base of the affine NAME is held.  */
extern tree value_base_type (tree name);
/* Strides of A as scalars of TYPE, null for 0.  */
extern void value_strides (emitter *e, const struct affine *a, tree type,
			   tree *stride);
/* 64-bit unsigned type, in which bases of wide integers are held.  */
extern tree value_wide_type (void);

/* lane-bounds.cc: if STMT compares the numbers of lanes with a bound, let a
   count stand for what it assigns; else false.  */
extern bool render_lane_bound (emitter *e, gimple *stmt, tree mask);
/* bases.cc: the base of what STMT, CALL assigns, an affine value.  */
extern tree affine_assign (emitter *e, gimple *stmt);
extern tree affine_call (emitter *e, gcall *call, tree mask);
/* assign.cc: what STMT assigns, in lanes; null if there is no way.  */
extern lanes *assign_lanes (emitter *e, gimple *stmt, tree mask);

/* access.cc: memory.  */
extern void access_address (emitter *e, tree ref, lanes_address *a);
/* Let A have the dependence clique of REF.  */
extern void set_clique (lanes_address *a, tree ref);
extern tree access_affine_address (emitter *e, tree ref, tree type);
extern void render_load (emitter *e, gimple *stmt, tree mask);
/* extension.cc: the bytes of the elements in which all uses want what is
   loaded to NAME, if they are more than it has and loads may extend; else
   0.  */
extern unsigned extended_bytes (tree name);
extern void render_store (emitter *e, gimple *stmt, tree mask);
/* table.cc: the lanes of REF, an element of a small array at an index for each
   lane, by permutations of the array; null if it is none, or that is
   dearer.  */
extern lanes *render_table (emitter *e, tree ref, tree mask);
extern void render_lookup (emitter *e, gcall *call, tree mask);
/* interleaved-groups.cc: the bytes of the records of which A's elements, of ES
   bytes, are fields; 0 if they are none.  */
extern unsigned record_bytes (const lanes_address *a, unsigned es);
/* interleaved-groups.cc: the load STMT is from A; see to it that loads of
   other fields of the same records in this basic block have the same base.  */
extern void group_begin (gimple *stmt, lanes_address *a, tree mask);
/* If STMT is such a load, set *A to its address.  */
extern bool group_take (gimple *stmt, lanes_address *a);
/* If the first and the last field of the records of which A, from which STMT
   loads, is a field are loaded in this basic block and there is an instruction
   for that: load all, where MASK is on.  The value of STMT, or null.  */
extern lanes *group_load (emitter *e, gimple *stmt, lanes_address *a,
			    const lanes_mask *mask);
/* The value of STMT if it was loaded so with another field, or null.  */
extern lanes *group_loaded (emitter *e, gimple *stmt);
/* If the store STMT to A and the next memory accesses fill whole records, or
   are best done behind loads of other fields, hold them back and do them at
   the last, the former as one store.  MASK is the basic block's.  */
extern bool group_store (emitter *e, gimple *stmt, lanes_address *a,
			   tree mask);
/* If STMT is such a store but the first, see to it; its address but for the
   start, or null.  */
extern const lanes_address *group_store_next (emitter *e, gimple *stmt,
						tree mask);
/* The addresses that REF denotes, as elements of pointers.  */
extern lanes *render_address (emitter *e, tree ref, const struct shape *s);

/* earlier.cc: a new function; a statement, seen before it is rendered.  */
extern void earlier_begin (void);
extern void earlier_statement (gimple *stmt);
/* The mask under which the access at A, to REF, in BB is to be made, MASK or a
   wider one that is as safe.  NOTE_ONLY: MASK; for stores.  */
extern tree earlier_mask (const lanes_address *a, tree ref, tree mask,
			  basic_block bb, bool note_only);
/* True if another field of A's records, of which REF is one, has been accessed
   in all lanes on the way to BB: *BYTES bytes from A's, of A's size.  */
extern bool earlier_field (const lanes_address *a, tree ref, basic_block bb,
			   HOST_WIDE_INT *bytes);

/* alignment.cc: the hint CALL, executed under MASK.  */
extern void render_align (emitter *e, gcall *call, tree mask);
/* The known alignment of the pointer BASE in BB.  */
extern unsigned alignment_bytes (tree base, basic_block bb);

/* So many bits at the low end of the integer X, a scalar of the block, are
   known to be zero.  */
extern unsigned low_zero_bits (tree x);
/* patterns.cc: if X, an integer, is in the lanes of S a scalar plus what is
   known of each lane: these numbers, until lanes_free_all; *BASE is the
   scalar, of 64 bits.  Else null.  */
extern const HOST_WIDE_INT *lane_pattern (emitter *e, tree x,
					  const struct shape *s, tree *base);

/* call.cc: calls.  True if CALL is replaced by what was emitted.  */
extern bool render_call (emitter *e, gcall *call, tree mask);
/* The same when all is rendered: let GCC not see sizes of scalable blocks.  */
extern void hide_sizes (void);
/* Likewise: take fences away if they are for nothing.  */
extern void remove_fences (void);
/* operations.cc: CALL of a function of the API.  */
extern void render_saturate (emitter *e, gcall *call, tree mask);
extern void render_rotate (emitter *e, gcall *call, tree mask);
extern void render_funnel (emitter *e, gcall *call, tree mask);
extern void render_fixed_product (emitter *e, gcall *call, tree mask);
extern void render_order_bytes (emitter *e, gcall *call, tree mask);
extern void render_join_bytes (emitter *e, gcall *call, tree mask);
extern void render_bit_reverse (emitter *e, gcall *call, tree mask);
extern void render_average (emitter *e, gcall *call, tree mask);
extern void render_abs_difference (emitter *e, gcall *call, tree mask);
extern void render_multiply_part (emitter *e, gcall *call, tree mask);
extern void render_narrow (emitter *e, gcall *call, tree mask);
extern void render_round_narrow (emitter *e, gcall *call, tree mask);
extern void render_bf16_from_float (emitter *e, gcall *call, tree mask);
extern void render_dot_add (emitter *e, gcall *call, tree mask);
extern void render_extremum (emitter *e, gcall *call, tree mask);
extern void render_stack (emitter *e, gcall *call, tree mask);
extern void render_reinterp (emitter *e, gcall *call, tree mask);
extern void render_to_vec (emitter *e, gcall *call, tree mask);
extern void render_from_vec (emitter *e, gcall *call, tree mask);
extern void render_dot (emitter *e, gcall *call, tree mask);
extern void render_fold (emitter *e, gcall *call, tree mask);
extern void render_tile_zero (emitter *e, gcall *call, tree mask);
extern void render_outer_add (emitter *e, gcall *call, tree mask);
extern void render_load_vectors (emitter *e, gcall *call, tree mask);
extern void render_tile_row (emitter *e, gcall *call, tree mask);
extern void render_tile_load (emitter *e, gcall *call, tree mask);
extern void render_tile_store (emitter *e, gcall *call, tree mask);
extern void render_tile_set_row (emitter *e, gcall *call, tree mask);
extern void render_tile_add_rows (emitter *e, gcall *call, tree mask);
extern void render_total (emitter *e, gcall *call, tree mask);
/* If CALL, whose value is known, checks something, do so in each lane.  */
extern void render_check (emitter *e, gcall *call, tree mask);
/* builtins.cc: what CALL counts in the bits of ELT's size that its argument
   has, as ELT, before it becomes an int; null if it does no such thing.  */
extern lanes *wide_count (emitter *e, gcall *call, const struct shape *s,
			  tree elt);
/* CALL on lanes of shape S, under MASK, if it has a vector form,
   else null.  */
extern lanes *vector_form (emitter *e, gcall *call, const struct shape *s,
			   tree mask);
/* simd-call.cc: CALL by a vector variant that its function is declared to
   have; false if there is none that fits.  *RESULT: its lanes, or null.  */
/* library-call.cc: if there is a vector function for CALL under MASK, emit
   calls of it; *RESULT are the lanes of the result, null if it has none.  */
extern bool render_library_call (emitter *e, gcall *call, tree mask,
				 lanes **result);
extern bool render_simd_call (emitter *e, gcall *call, const struct shape *s,
			      tree mask, lanes **result);
/* pieces.cc: true if X is put together from less than it is: from PIECES.  */
extern bool made_of_pieces_p (tree x, vec<tree> *pieces);
/* What X is in a lane, computed in E; VALUE: what PIECES are there.  */
extern tree put_together (emitter *e, tree x, const vec<tree> &pieces,
			  const vec<tree> &value);
/* The result of G, which is appended to E.  */
extern tree assign_step (emitter *e, gassign *g);

/* update.cc: CALL on lanes of shape S, under MASK, if it adds to elements in
   memory and instructions do that at once; else false.  */
extern bool render_update (emitter *e, gcall *call, const struct shape *s,
			   tree mask);
/* serial-call.cc: CALL once per active lane of S.  Returns its results, null
   if it has none, or, if UNUSED, if nobody asks for them; then they are
   computed all the same.  */
extern lanes *render_serial (emitter *e, gcall *call, const struct shape *s,
			     tree mask, bool unused = false);
/* Do CALL COUNT times, a number above 0 of sizetype: each time behind STEP,
   for which K, a new name of sizetype, is how often it has been done.  */
extern void render_repeated (emitter *e, gcall *call, tree k, gimple_seq step,
			     tree count);
/* outer-loop.cc: where the program says of a loop round BB that it goes on,
   whose iterations move the address A, the same in all lanes of the block, by
   one element each; UNKNOWN_LOCATION if there is none.  */
extern location_t contiguous_loop (const lanes_address *a, basic_block bb);
/* prefetch.cc: CALL under MASK, if it is a prefetch with lanes; else
   false.  */
extern bool render_prefetch (emitter *e, gcall *call, tree mask);
/* Put loops over lanes in the place of calls that have no vector form.  True
   if the control flow graph changed.  */
extern bool expand_serial_calls (void);

/* *A is the address of the first N elements of ARRAY, a variable.  */
extern void lanes_array_address (tree array, poly_uint64 n, lanes_address *a);

/* debug.cc: a new function; afterwards, let the debugger know of it.  */
extern void debug_begin (void);
extern void debug_end (void);
/* NAME, a tensor, is assigned: append to E what the debugger needs.  */
extern void debug_assign (emitter *e, tree name);
/* The statement at AT assigns NAME, a scalar.  AT moves to what was inserted
   behind it.  */
extern void debug_assign_scalar (gimple_stmt_iterator *at, tree name);
/* Let the debug bind statement at AT follow its value, if that is a
   tensor.  */
extern void debug_bind (gimple_stmt_iterator *at);

/* render.cc: the uniform LHS (SSA name of a statement that goes away) is
   VALUE.  */
extern void define_uniform (emitter *e, tree lhs, tree value);

#endif
