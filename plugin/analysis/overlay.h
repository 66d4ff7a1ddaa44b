/* What the analyses know of the SSA names of one function.

   The program stays scalar GIMPLE until it is rendered; the overlay says for
   every SSA name what shape it has and in which form it will be held:

     uniform	one scalar for the block;
     affine	base + sum stride_d * id_d, never a vector unless a user of the
		value needs one;
     lanes	vectors.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_OVERLAY_H
#define RIPPLE_OVERLAY_H

#include "core/shape.h"
#include "core/affine.h"
#include "emit/lanes.h"
#include "emit/memory/memory.h"
#include "api.h"

enum value_flags
{
  VALUE_VARYING = 1,	/* More than one lane.  */
  VALUE_DATA_PHI = 2,	/* Result of ?:, && or || used as a value, or defined
			   in an inlined lane function: its condition gives it
			   shape.  */
  VALUE_ANY_LANE_PHI = 4, /* <value, 0> behind a branch that jumps when no lane
			   is active; stands for its first argument.  */
  VALUE_LANE_CODE = 8,	/* Defined in an inlined lane function.  */
  VALUE_PREFIX = 16,	/* Mask: a non-empty prefix of the lanes.  */
  VALUE_COUNTER = 32,	/* Counter of an annotated loop, in its own type.  */
  VALUE_BELOW_MAX = 64,	/* Counter: below its type's maximum,  */
  VALUE_ABOVE_MIN = 128,	/* above its type's minimum.  */
  VALUE_DEINTERLEAVED = 256, /* Even lanes, then odd ones; see
			   lanes_deinterleave.  */
  VALUE_FITS = 512,	/* Its value fits in half the bits it is held in.  */
  VALUE_LIVE = 1024,	/* Mask: the lanes that go on in a loop, some of those
			   that run it.  */
  VALUE_BLOCK = 2048,	/* Mask of a basic block, which is no use of it.  */
  VALUE_DEAD_END = 4096,/* No value, since the program has ended.  */
  VALUE_ONCE = 8192	/* VALUE_LIVE of a loop that stands for a try block,
			   which all lanes that come to it begin once.  */
};

struct value_info
{
  struct shape shape;
  unsigned flags;
  /* Affine form, or null.  */
  struct affine *affine;

  /* Narrower element type that holds the low bits that uses need, or null;
     demanded-bits.cc.  */
  tree held;
  /* Mask: conjunction of PARENT (null: all) and COND (negated if NEGATED).  */
  tree parent, cond;
  bool negated;
};

/* The overlay of cfun.  Another function's may begin and end while the shapes
   of cfun are computed.  */
extern void overlay_begin (void);
extern void overlay_end (void);
/* False while another function than that for which it began is cfun.  */
extern bool overlay_here_p (void);
extern value_info *overlay_info (tree name);	/* of an SSA name */

/* Shape of any operand that is no memory reference.  */
extern const struct shape *overlay_shape (tree op);
extern bool varying_p (tree op);
/* The same, where OP may be a reference, which then has the shape of its
   address.  */
extern struct shape overlay_operand_shape (tree op);
/* Shape in which CALL, of a function that is not of the API, is made lane by
   lane: the join of its arguments, and of the place where it makes an object
   that cannot be copied there.  */
extern struct shape overlay_call_shape (gcall *call);
/* Shape of the address of the memory reference REF.  */
extern struct shape overlay_address_shape (tree ref);
extern void overlay_set_shape (tree name, const struct shape *s);
/* Let everything be a scalar again, before shapes are computed anew.  */
extern void overlay_forget_shapes (void);

/* The shape of the local variable VAR, which is in memory: if it is no scalar
   every lane has a copy of VAR.  */
extern const struct shape *local_shape (tree var);
/* Let it grow to the join with S; true if it grew.  */
extern bool local_shape_grow (tree var, const struct shape *s);
/* The copies have been made: no variable has a shape any more.  */
extern void local_shapes_done (void);

/* The shape of what CALL, which is not inlined, returns, as far as that is
   known (recursion.cc); null if it is no call of that kind.  */
extern const struct shape *result_shape (gimple *call);
/* Let it be such a call, and the shape grow to the join with S; true if
   something changed.  */
extern bool result_shape_grow (gimple *call, const struct shape *s);

/* FN is a lane function and was inlined in cfun; VAR stands for a part of a
   variable of such a function.  */
extern void note_lane_function (tree fn);
extern void note_lane_variable (tree var);
/* True if VAR, which may be null, belongs to one of them.  */
extern bool lane_variable_p (tree var);
/* True if the value of VAR, which is in memory, comes from a ?:, or VAR
   belongs to a lane function: conditions give it shape.  */
extern bool conditional_variable_p (tree var);

/* True if conditions with lanes decide whether BB is executed.  */
extern bool conditional_block_p (basic_block bb);

/* Mask under which a block's statements run: an SSA name or NULL_TREE.  */
extern tree block_mask (basic_block bb);
extern void set_block_mask (basic_block bb, tree mask);

/* constants.cc: what can be known of handles and numbers at compile time, at
   every -O level.  */
/* show.cc: report that WHAT cannot be done with S, which is scalable.  */
extern void refuse_scalable (location_t loc, const char *what,
			     const struct shape *s);
extern tree constant_value (tree op);		/* INTEGER_CST or NULL_TREE */
/* The same, or a POLY_INT_CST.  */
extern tree poly_constant_value (tree op);
/* Shape of the block that handle OP denotes; false if unknown.  *PARAM is
   set if OP comes from a parameter of cfun.  */
extern bool block_shape (tree op, struct shape *s, bool *param = NULL);
/* The variable that OP is loaded from, if other units may set it too; else
   null.  Such a block is unknown.  */
extern tree foreign_block (tree op);
/* Before anything is rewritten: note what handles the unit keeps in
   memory.  */
extern void collect_handle_stores (void);
/* Forget what was noted since then (cfun has changed), or all (UNIT).  */
extern void forget_handle_stores (bool unit);

/* Extents of the lane call STMT along its dimensions, in their order.
   Returns the number of dimensions; 0 if not constant.  */
extern unsigned lane_dims (gimple *stmt, unsigned first, unsigned *dim,
			   uint64_t *extent, struct shape *s);

/* The extent of the dimension that is argument I of CALL, of API_FLAT.  */
extern struct extent flat_extent (gimple *call, unsigned i);

/* The statement that sets the shape of handle OP, or null.  */
extern gimple *handle_definition (tree op);
/* The number of dimensions with which HANDLE was declared; those of extent 1
   at its end count only if the declaration is in sight.  */
extern unsigned declared_rank (tree handle);
/* The largest declared rank of the blocks that OP is computed from.  */
extern unsigned operand_rank (tree op);
/* CALL stacks *COUNT tensors of shape *S; false if the block is unknown.  */
extern bool stack_shape (gimple *call, struct shape *s, unsigned *count);
/* Shape of what CALL makes a vector of or takes from one; likewise.  */
extern bool vector_shape (gimple *call, struct shape *s);
/* The type of the vector that CALL, such a conversion, has a pointer to; null
   if CALL says how many elements it has.  */
extern tree vector_type_named (gimple *call);

/* locals.cc: before shapes are computed, find out where the addresses of local
   variables are, and which of them have a shape anyway.  */
extern void begin_local_shapes (void);
/* locals.cc: let local variables grow by what STMT, whose value has the shape
   VALUE, stores in them.  True if one grew.  */
extern bool local_store (gimple *stmt, const struct shape *value);
/* True if CALL may store through its argument I, as far as GCC knows the
   function or its declaration says.  */
extern bool call_may_store_p (gcall *call, unsigned i);
/* True if STMT is a call that passes a block: what the function does is seen
   when it has been inlined.  */
extern bool passes_block_p (gimple *stmt);
/* True if STMT calls a constructor of C++; its first argument is the address
   of the object.  */
extern bool constructor_call_p (gimple *stmt);
/* The variable of cfun that REF is a part of, if it is one that lanes may have
   copies of; else null.  */
extern tree local_variable (tree ref);

/* Indices of the slice call CALL; false if one is not constant.  */
extern bool slice_indices (gimple *call, int64_t *index);

/* shuffle-off.cc: warn of shuffles that take lanes that are off.  Requires
   masks.  */
extern void warn_shuffles (void);
/* shuffle.cc: report what is wrong with the index function of CALL.  */
extern void check_shuffle (gcall *call);
/* Set MAP to what it chooses; CALL was checked.  Lanes of the second operand
   count from the first one's on.  False if it chooses nothing, in a function
   that nobody calls.  */
extern bool shuffle_map (gcall *call, struct lanemap *map);
/* The same for scalable lanes: set MAP[v - 1] for each vscale v.  Bit v of the
   result: the function chooses nothing for v.  */
extern unsigned shuffle_maps (gcall *call, struct lanemap *map);
/* True if the body of FN takes the index function of a shuffle from its
   parameters.  */
extern bool index_from_caller_p (tree fn);
/* True if NODE, whose callers have been transformed, is called, or may be
   called by a pointer or by other units, as it was written: not inlined with
   tensors for its parameters.  */
extern bool called_as_it_is_p (cgraph_node *node);
/* Report CALL if it is a shuffle whose index function comes from a
   parameter.  */
extern void report_unknown_index (gcall *call);
/* Forget what was found out of index functions.  */
extern void forget_shuffles (void);

/* VISIT the statements of cfun, in reverse postorder, until it returns false
   for all: nothing has changed.  */
extern void overlay_solve (bool (*visit) (gimple *));

/* shapes.cc: propagate shapes to a fixed point.  REPORT: report operands
   whose shapes do not join.  */
extern void compute_shapes (bool report);
/* Report at LOC that A and B do not join in dimension DIM.  */
extern void report_join (location_t loc, const struct shape *a,
			 const struct shape *b, unsigned dim);
/* control.cc: the operands of the conditions that decide by which edge BB is
   reached: those of the blocks from its immediate dominator on whose paths do
   not meet before BB.  */
extern void control_operands (basic_block bb, vec<tree> *ops);

/* origin.cc: add notes to an error that is about the shapes of the operands
   of STMT: where they come from.  */
extern void explain_shapes (gimple *stmt);
/* Likewise to one about the extents in dimension DIM of STMT and of the MASK
   that it stands under.  */
extern void explain_mask (gimple *stmt, tree mask, unsigned dim);
/* Note that an error of STMT was reported.  */
extern void blame (gimple *stmt);
/* True if an operand of STMT comes from a statement with an error; then STMT
   is blamed, too, and nothing is to be said of it.  */
extern bool inherits_blame_p (gimple *stmt);
extern void forget_blame (void);

/* show.cc: the shapes, and the masks of basic blocks, as notes.  */
extern void show_shapes (void);
extern void show_masks (void);

/* check-api.cc: report that OP, a block at LOC, is unknown.  */
extern void report_unknown_block (location_t loc, tree op);
/* check.cc: report what sets the counter of an annotated loop by its address,
   as far as that is seen once calls are inlined.  */
extern void check_counters (void);
/* Report everything in cfun that must be refused.  */
extern void check_function (void);

/* depend.cc: warn of annotated loops whose iterations depend on each
   other.  */
extern void warn_dependences (void);
/* The operation by which an annotated loop adds to the scalar VAR, as
   PLUS_EXPR, ERROR_MARK if none does.  */
extern enum tree_code accumulation_of (tree var);
/* Obey the clauses NoWarn.  To be called before anything is reported.  */
extern void silence_loops (void);

/* forms.cc: affine forms, after control flow has become masks.  */
extern void compute_forms (void);
/* demanded-bits.cc: widths of integers in lanes.  Requires forms.  */
extern void compute_widths (void);

/* True if ID, which may be null, names a compiler-made variable PREFIX.number;
   no user's variable has a dot in its name.  */
extern bool temporary_name_p (tree id, const char *prefix);
/* True if ID names a variable of the compiler that control gives its shape:
   the value of a conditional expression, or where control goes on behind a
   cleanup that several paths share.  */
extern bool conditional_name_p (tree id);

/* dump.cc: cfun behind STEP, with its shapes, forms and masks,
   deterministic.  */
extern void dump_overlay (FILE *f, const char *step);

/* What REF is a part of: a variable, or memory at an address.  */
static inline tree
reference_base (tree ref)
{
  while (handled_component_p (ref))
    ref = TREE_OPERAND (ref, 0);
  return ref;
}

/* Where STMT stands; the function if it does not say.  */
extern location_t stmt_location (gimple *stmt);

#endif
