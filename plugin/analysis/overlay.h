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
  VALUE_PREFIX = 16,	/* Mask: so many lanes, the first ones.  */
  VALUE_COUNTER = 32,	/* Counter of an annotated loop, in its own type.  */
  VALUE_BELOW_MAX = 64,	/* Counter: below its type's maximum,  */
  VALUE_ABOVE_MIN = 128,	/* above its type's minimum.  */
  VALUE_DEINTERLEAVED = 256, /* Even lanes, then odd ones; see
			   lanes_deinterleave.  */
  VALUE_LIVE = 1024,	/* Mask: the lanes that go on in a loop, some of those
			   that run it.  */
  VALUE_BLOCK = 2048,	/* Mask of a basic block, which is no use of it.  */
  VALUE_DEAD_END = 4096,/* No value, since the program has ended.  */
  VALUE_NONEMPTY = 16384, /* Mask: some lane is on.  */
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
  /* Of an integer that is not negative: bits above so many are zero; 0: that
     is not known.  */
  unsigned bits;
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
/* No lane accesses what another one stores to, in the loop of the load or
   store S; and if TESTED, what is reached from distinct origins is
   distinct, but for loads in front of the stores of the same lane.  */
extern void note_lanes_apart (gimple *s, bool tested);
extern bool lanes_apart_p (gimple *s);
extern bool stores_distinct_p (gimple *s);
/* BYTES bytes may be read behind POINTER, a name with a definition, where any
   lane reads there.  */
extern void note_table (tree pointer, unsigned bytes);
/* These bytes, or 0.  */
extern unsigned table_bytes (tree pointer);
/* True if REF is an element of such a table.  */
extern bool behind_table_p (tree ref);
/* Each lane has an element of ARRAY, or of each array in it, to itself.  */
extern void note_lane_copies (tree array);
extern bool lane_copies_p (tree array);
/* True if the value of VAR, which is in memory, comes from a ?:, or VAR
   belongs to a lane function: conditions give it shape.  */
extern bool conditional_variable_p (tree var);

/* Mask under which a block's statements run: an SSA name or NULL_TREE.  */
extern tree block_mask (basic_block bb);
extern void set_block_mask (basic_block bb, tree mask);

/* The variable of cfun that REF is a part of, if it is one that lanes may have
   copies of; else null.  */
extern tree local_variable (tree ref);

/* VISIT the statements of cfun, in reverse postorder, until it returns false
   for all: nothing has changed.  */
extern void overlay_solve (bool (*visit) (gimple *));

/* True if ID, which may be null, names a compiler-made variable PREFIX.number;
   no user's variable has a dot in its name.  */
extern bool temporary_name_p (tree id, const char *prefix);
/* True if ID names a variable of the compiler that control gives its shape:
   the value of a conditional expression, or where control goes on behind a
   cleanup that several paths share.  */
extern bool conditional_name_p (tree id);

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
