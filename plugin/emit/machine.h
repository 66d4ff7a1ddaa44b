/* What the library of vectors must know of a target that GIMPLE cannot say.

   One struct of data and few functions, which target/ fills in; null for what
   a target has not.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_MACHINE_H
#define RIPPLE_MACHINE_H

#include "lanes.h"

/* What tiles are for: products of elements like theirs, or of narrow ones, are
   added to them; or they are moved only.  Narrow integers have a quarter of
   the bits, narrow floats half, as have pairs: integers of one sign.  */
enum tile_use { TILE_OF_SUMS, TILE_OF_NARROW, TILE_OF_PAIRS, TILE_MOVED };

/* The most vectors that are loaded at once.  */
enum { MOST_VECTORS = 4 };

/* What the instructions that convert floating numbers to integers make of
   those that do not fit, and of NaN: nobody knows; the least integer or, of an
   unsigned type, the greatest; the nearest end, and some end of NaN; the
   nearest end, and zero of NaN.  */
enum misfits
{ MISFIT_IS_ANY, MISFIT_IS_LEAST, MISFIT_IS_END, MISFIT_IS_END_OR_ZERO };

/* Functions of the maths library that are an instruction on lanes.  */
enum math_instruction
{
  MATH_INLINED,		/* none */
  MATH_SCALB,		/* __ripplemath_insn_scalb: x 2^n */
  MATH_RSQRT		/* __ripplemath_insn_rsqrt: near 1 / sqrt (x) */
};

/* How elements are looked up in tables that are in vectors: as integers of
   UNIT bytes, in pieces of PIECE bytes, of which each stands in a vector as
   often as it goes into that; an instruction takes up to MOST pieces.  COST:
   of that instruction.  ZERO: it gives zero for indices behind its pieces;
   else it ignores the bits of indices above those that it needs, but for the
   highest if SIGN: that must be 0.  MERGE: another such instruction leaves
   what was there instead of zero.  */
struct table_form
{
  unsigned unit, piece, most, cost;
  bool zero, sign, merge;
};

/* A matrix unit: tiles of as many rows as a vector has lanes.  */
struct ripple_matrix
{
  /* How many tiles of elements of type ELT cfun may have for USE; 0: none.  */
  unsigned (*tiles) (tree elt, enum tile_use use) = NULL;
  /* Let the function FNDECL, which has no body yet, have the unit to itself,
     with such tiles.  */
  void (*claim) (tree fndecl, tree elt, enum tile_use use) = NULL;
  /* A boolean, to be computed in cfun: the machine has such tiles; null: it is
     known to.  The bytes of a row of a tile, as sizetype, computed in cfun;
     null if it has to be asked for tiles first.  */
  tree (*available) (tree elt, enum tile_use use) = NULL;
  tree (*row_bytes) (void) = NULL;
  void (*zero) (emitter *e) = NULL;
  /* True if cfun can load N vectors of elements of type ELT that are next to
     each other at once: the first COUNT elements from POINTER on, all if COUNT
     is all ones, zero behind them, to V, as TYPE.  */
  bool (*loads) (tree elt, unsigned n) = NULL;
  void (*load) (emitter *e, unsigned n, tree type, tree pointer, tree count,
		tree *v) = NULL;
  /* Add A[i] * B[k] to element (i, k), of type ELT, of TILE, or if MINUS
     subtract it; of narrow ones, the sum of the products of as many as make
     one of the tile's, A[4 * i] ... by B[4 * k] ... for bytes.  */
  void (*outer) (emitter *e, unsigned tile, bool minus, tree elt, tree a,
		 tree b) = NULL;
  /* Row or, if VERTICAL, column SLICE, a 32-bit number, of TILE, as TYPE; and
     let it, of elements of type ELT, be what is in X.  */
  tree (*row) (emitter *e, unsigned tile, bool vertical, tree slice, tree type)
    = NULL;
  void (*set_row) (emitter *e, unsigned tile, bool vertical, tree slice,
		   tree elt, tree x) = NULL;
  /* Add X to every row or, if VERTICAL, every column of TILE, of integers of
     type ELT.  */
  void (*add_rows) (emitter *e, unsigned tile, bool vertical, tree elt, tree x)
    = NULL;
  /* Load the first COUNT elements, of type ELT, of row or, if VERTICAL, column
     SLICE of TILE from POINTER; store them if STORE.  */
  void (*move) (emitter *e, bool store, bool vertical, unsigned tile,
		tree slice, tree elt, tree pointer, tree count) = NULL;
};

struct ripple_target
{
  const char *name;
  /* Bytes of a native vector for elements of ES bytes in the current
     function (its target attributes count), at least 16.  */
  unsigned (*native_bytes) (unsigned es);
  /* Append to E a gather of VECTYPE's lanes from BASE + INDEX * SCALE (INDEX:
     vector of signed 32- or 64-bit integers, as many lanes; SCALE 1 2 4 8);
     lanes off in MASK (vector boolean or null) take no access and give
     anything.  Null if the target has no such instruction.  */
  tree (*gather) (emitter *e, tree vectype, tree base, tree index,
		  unsigned scale, tree mask) = NULL;
  /* The same for a store of VALUE; false if there is none.  Lanes that
     overlap: the highest lane wins.  */
  bool (*scatter) (emitter *e, tree value, tree base, tree index,
		   unsigned scale, tree mask) = NULL;
  /* The elements of TYPE, integers, that lie STRIDE bytes one behind the other
     from POINTER on, references being of the type ALIAS: those of MASK (null:
     all) before LENGTH (null: all); others are anything.  Null if there is no
     instruction for that.  */
  tree (*strided_load) (emitter *e, tree type, tree alias, tree pointer,
			tree stride, tree mask, tree length) = NULL;
  /* The same for a store of VALUE, whose elements do not overlap; false if
     there is none.  */
  bool (*strided_store) (emitter *e, tree value, tree alias, tree pointer,
			 tree stride, tree mask, tree length) = NULL;
  /* True if the processor that cfun is tuned for loads N lanes at indices of
     their own, which are in memory if LOADED, else in vectors, one by one no
     slower than by gather.  Null: never.  */
  bool (*gather_loses) (unsigned n, bool loaded) = NULL;
  /* Bytes of the smallest pages: if a program may read one byte of a page, all
     others can be read.  0: not so.  */
  unsigned page_bytes = 0;
  /* True if the processor that cfun is tuned for takes several times as long
     for a store under a mask as for a whole one.  Null: never.  */
  bool (*masked_store_loses) () = NULL;
  /* True if a permutation costs the processor that cfun is tuned for less than
     what is loaded in addition where a vector of a line of the cache crosses
     two, as CROSSING of LOADS do in a block that computes COMPUTED others.
     Null: never.  */
  bool (*crossing_loses) (unsigned crossing, unsigned loads,
			  unsigned computed) = NULL;
  /* True if GCC, tuned as cfun is, loads a vector anew for each use, though
     there are registers.  Null: never.  */
  bool (*loads_again) (void) = NULL;
  /* The elements of A from K on and, behind them, the first K of B, vectors of
     one type, where the back end does not know the instruction for that.  Null
     if there is none.  */
  tree (*shift_pair) (emitter *e, tree a, tree b, unsigned k) = NULL;
  /* Bytes of the pieces of a native vector within which one instruction moves
     elements of ES bytes from anywhere in SOURCES (1 or 2) vectors to
     anywhere; 0 if there is none.  Null: within the whole vector.  */
  unsigned (*permute_bytes) (unsigned es, unsigned sources) = NULL;
  /* True if one instruction takes from vectors A and B of BYTES bytes, in each
     REGION bytes (powers of two), the units of UNIT bytes of one half of A's
     and those of B's in turn, if INTERLEAVED; else the even units of A's and
     behind them those of B's, and another one the odd units.  Where REGION is
     two units both are the same.  Null: nobody knows.  */
  bool (*permute_units) (unsigned bytes, unsigned unit, unsigned region,
			 bool interleaved) = NULL;
  /* True if the upper half of a vector of VTYPE is put behind a lower one by
     an instruction that takes it from memory, and that costs less than a
     permutation.  Null: never.  */
  bool (*joined_from_memory) (tree vtype) = NULL;
  /* The type as which vectors of VTYPE are stored past the cache, which takes
     aligned ones, null if they cannot be; and let such stores be done before
     those that follow.  */
  tree (*streamed_type) (tree vtype) = NULL;
  void (*fence) (emitter *e) = NULL;
  /* Scalar boolean: some element of V is on, an integer vector of a native
     size whose elements are 0 or -1.  Null if the target has nothing better
     than scalar code.  */
  tree (*any_bit) (emitter *e, tree v) = NULL;
  /* Unsigned integer whose bit K is on if element K of V, a vector of integers
     of a native size that are 0 or -1, is.  Null if the target has nothing
     better than bytes, or than scalar code.  */
  tree (*lane_bits) (emitter *e, tree v) = NULL;
  /* IFN_FMIN and IFN_FMAX order -0 below +0 and, when both operands are NaN
     or one is, do what IEEE 754-2008 minNum does.  */
  bool fmin_orders_zeros = false;
  /* True if multiplication of elements of ES bytes by a constant is better
     left to the multiplier than split into DIGITS additions or subtractions
     of shifted values, as the back end would, which finds multiplications
     dearer than they are.  Null: never.  */
  bool (*keep_multiply) (unsigned es, unsigned digits) = NULL;
  /* The back end multiplies vectors of bytes by unpacking them.  */
  bool no_byte_multiply = false;
  /* A OP B for parts of integers, see lanes_saturate; no count of a shift is
     above the bits of an element.  Null, or a null function, if the target
     has no such instruction.  */
  tree (*saturate) (emitter *e, enum saturate_op op, tree a, tree b) = NULL;
  /* The floating vector V rounded as HOW says, an enum float_rounding: down,
     up, to zero or to the nearest, where the back end hides its instruction
     from IFN_FLOOR and the like as one that might raise an exception.  Null if
     there is none.  */
  tree (*round) (emitter *e, unsigned how, tree v) = NULL;
  /* The mask of lanes where the integers A and B have bits in common or,
     unless COMMON, none.  Null if there is no instruction.  */
  tree (*test_bits) (emitter *e, bool common, tree a, tree b) = NULL;
  /* One of the functions that the maths library has for its own use where the
     target has instructions for them, of floating vectors; null of anything
     else.  */
  tree (*math_instruction) (emitter *e, enum math_instruction which,
			    tree *arg) = NULL;
  /* A < B ? A : B, if CODE is MIN_EXPR, or A > B ? A : B, for floating vectors
     that may have NaNs and zeros of both signs, where the back end does not
     see that its instruction does so.  Null if there is none.  */
  tree (*extremum) (emitter *e, enum tree_code code, tree a, tree b) = NULL;
  /* True if CALL is what EXTREMUM makes, of operands 0 and 1.  */
  bool (*extremum_p) (gcall *call) = NULL;
  /* True if CALL, of a built-in function of the target, does one thing to each
     element of its arguments.  */
  bool (*elementwise_p) (gcall *call) = NULL;
  /* A, a vector of unsigned integers, with the bits of each element rotated
     left by the element of COUNT, modulo their number, where the back end does
     not offer the instruction to others.  Null if there is none.  */
  tree (*rotate) (emitter *e, tree a, tree count) = NULL;
  /* The upper half of each element of A and that of B, unsigned, one behind
     the other, shifted to the left by the element of COUNT, modulo their bits;
     unless LEFT, the lower half of them shifted to the right.  Null if there
     is none.  */
  tree (*funnel) (emitter *e, bool left, tree a, tree b, tree count) = NULL;
  /* Each byte of V is an index, below 16, of the 16 bytes at TABLE; each byte
     of the result is what it is there.  Null if there is no instruction for
     that.  */
  tree (*nibbles) (emitter *e, tree v, const unsigned char *table) = NULL;
  /* True if a permutation of two vectors of BYTES bytes takes the elements of
     ES bytes with even numbers quicker than these are cut off and packed.
     Null if no such does.  */
  bool (*halves_by_permutation) (unsigned es, unsigned bytes) = NULL;
  /* The elements of A and, behind them in each 16 bytes, those of B, integers
     of one type, as TYPE, integers of half the size; what does not fit is the
     nearest end of that type.  Null if there is no instruction for that.  */
  tree (*pack_saturated) (emitter *e, tree type, tree a, tree b) = NULL;
  /* What truncates does so by such instructions, behind others.  */
  bool truncates_by_packing = false;
  /* The elements of V, integers, divided by 2^N and rounded to the nearest,
     ties up, as the first ones of TYPE, narrower integers of the same sign;
     what does not fit is the nearest end of that type, and what is behind them
     anything.  N is at most half the bits of V's.  Null if there is no
     instruction for that.  */
  tree (*narrow_saturated) (emitter *e, tree type, tree v, unsigned n) = NULL;
  /* The floats of A and, unless it is null, those of B behind them as
     bfloat16, as TYPE, 16-bit integers: rounded to nearest, ties to even, NaN
     quiet.  Null if there is no instruction for that.  */
  tree (*to_bfloat) (emitter *e, tree type, tree a, tree b) = NULL;
  /* It does so in the rounding mode, and raises exceptions, as other
     conversions do; else it takes subnormal numbers for zero.  */
  bool bfloat_as_float = false;
  /* The elements of A and, behind them, those of B, integers of scalable or
     of the longest vectors, or any if N is not 0, divided by 2^N and rounded
     to the nearest, ties up, as TYPE, integers of half the size, cut off like
     those.  N is at most the bits of these.  Null if there is no instruction
     for that.  */
  tree (*pack_in_order) (emitter *e, tree type, tree a, tree b, unsigned n)
    = NULL;
  /* Of the conversion of vectors of TYPE to integers TO, where it is one that
     lanes_converts_directly_p.  Null: nobody knows.  */
  enum misfits (*misfits) (tree type, tree to) = NULL;
  /* V, a vector of floats, as unsigned integers, where the back end does not
     show the instruction that it has; misfits are the greatest one.  Null if
     there is none.  */
  tree (*to_unsigned) (emitter *e, tree v) = NULL;
  /* V, a vector of float, with its upper half in the place of the lower one,
     where that is the best way to convert it; else null.  Null: nowhere.  */
  tree (*upper_floats) (emitter *e, tree v) = NULL;
  /* V, a vector of floats that has as many as there are containers in it, of
     the size of the wider kind of those that V and TYPE have, converted to
     TYPE.  Null: there is no instruction for that.  */
  tree (*resize_floats) (emitter *e, tree type, tree v) = NULL;
  /* True if convert_half converts that many lanes.  Null: never.  */
  bool (*converts_halves) (unsigned lanes) = NULL;
  /* V, a vector of _Float16 or float, as TYPE, the other one, where the back
     end does not show the instruction that it has.  */
  tree (*convert_half) (emitter *e, tree type, tree v) = NULL;
  /* True if a DOT_PROD_EXPR of vectors of types A and B that GCC has adds
     others than neighbours: it is made of several instructions, for totals
     only.  Null: there is none such.  */
  bool (*dot_scatters) (tree a, tree b) = NULL;
  /* SUMS plus in each element of 32 bits the products of four bytes of A,
     which are unsigned, and B or, if WORDS, of two signed words, cut off where
     that does not fit.  Null if there is no instruction for that.  */
  tree (*dot_saturated) (emitter *e, bool words, tree sums, tree a, tree b)
    = NULL;
  /* The bits of each byte of V in the opposite order, and the sum of the bytes
     of each element of the unsigned integers V.  Null if there is no
     instruction for that.  */
  tree (*reverse_bits) (emitter *e, tree v) = NULL;
  tree (*sum_bytes) (emitter *e, tree v) = NULL;
  /* In each element of 64 bits the sum of |a - b| of eight bytes of A and B,
     which are of TYPE, unsigned.  False if there is no instruction for that.
     *SUM may be anything if E is null.  */
  bool (*sum_differences) (emitter *e, tree type, tree a, tree b, tree *sum)
    = NULL;
  /* The same for the products of two unsigned bytes of A, which is of TYPE,
     and signed ones of B, in signed elements of 16 bits, where they fit.  */
  bool (*sum_products) (emitter *e, tree type, tree a, tree b, tree *sum)
    = NULL;
  /* The elements of V that are on in MASK, one behind the other, and zero
     behind them; or, if EXPAND, the first ones of V in those that are on in
     MASK, and zero in the others.  Null if there is no instruction for
     that.  */
  tree (*compress) (emitter *e, tree v, tree mask, bool expand) = NULL;
  /* How many elements of MASK, a mask that is neither bits nor values, are on;
     null if there is no instruction for that.  */
  tree (*count_mask) (emitter *e, tree mask) = NULL;
  /* The number of the first element of MASK, a mask that is neither bits nor
     values, that is on, as an unsigned integer; if none is, as many as there
     are, or more.  Null if there is no instruction for that.  */
  tree (*first_mask) (emitter *e, tree mask) = NULL;
  /* The element of V, as its type, behind those that are on in MASK, which
     are the first ones, but not all.  Null if there is no instruction for
     that.  */
  tree (*element_behind) (emitter *e, tree v, tree mask) = NULL;
  /* Element INDEX, of sizetype, of V, as its type.  Null if there is no
     instruction for that.  */
  tree (*element) (emitter *e, tree v, tree index) = NULL;
  /* For each element of V, integers, that is on in MASK, how many of those
     that are on are equal to it, up to and with itself, as unsigned integers;
     zero elsewhere.  Null if there is no instruction for that.  */
  tree (*count_same) (emitter *e, tree v, tree mask) = NULL;
  /* The elements of V at INDEX, unsigned integers as large; if V has a
     variable length, zero where there is none.  Null if there is no
     instruction for that, or GIMPLE can say it.  */
  tree (*look_up) (emitter *e, tree v, tree index) = NULL;
  /* Set *WAY to how elements of ES bytes are looked up in tables by indices in
     vectors of BYTES bytes; false if there is no way.  Null: there is
     none.  */
  bool (*table_way) (unsigned es, unsigned bytes, table_form *way) = NULL;
  /* That instruction: the elements at INDEX of the COUNT pieces V, and those
     of OLD, if it is not null, where it has none.  */
  tree (*table) (emitter *e, const table_form *way, tree *v, unsigned count,
		 tree index, tree old) = NULL;
  /* Selections look at the sign of each element of their mask only, so that a
     bit need but be shifted there.  */
  bool selects_by_sign = false;
  /* What is wider than 16 bytes and narrower than a native vector is no
     vector of its own but a part of a register that few instructions know:
     do not use it.  */
  bool whole_vectors = false;
  /* A PAREN_EXPR of vectors is lowered to lanes, which the back end does not
     always put together again.  */
  bool no_parentheses = false;
  /* SAD_EXPR may overwrite the register of what it adds to.  */
  bool sad_overwrites = false;
  /* Constraints of an asm for a register with a vector; with the mask that a
     comparison has made, where the back end would do the comparison under
     another mask; with a mask that is looked at as one of elements of another
     size, where the back end's selection does not know of that.  Null: it
     need not be hidden.  */
  const char *vector_register = "=m";
  const char *compared_mask = NULL, *resized_mask = NULL;
  /* How many lanes for each vscale a part of a scalable value has at most,
     whatever the size of its elements, in groups of registers, so that masks
     are the same for all sizes; 0: parts are registers.  */
  unsigned group_lanes = 0;
  /* The bytes of the longest vectors that there may be.  */
  unsigned longest_bytes = MAX_SCALABLE_BYTES;
  /* The matrix unit.  Null: there is none.  */
  const struct ripple_matrix *matrix = NULL;
  /* Two elements of 32 bits are had by an element of 64 bits and a shift
     quicker than each by itself.  */
  bool words_by_shifts = false;
  /* Masked loads give zero where their mask is off.  */
  bool masked_loads_zero = false;
  /* True if the vectors of cfun have a length that is not known.  Null: if the
     mode that the back end prefers says so.  */
  bool (*scalable_p) (void) = NULL;
  /* Do what else cfun needs, once it has been rendered.  */
  void (*finish) (void) = NULL;
};

/* Use TARGET from now on.  */
extern void ripple_use_target (const ripple_target *target);
/* The target that is used.  */
extern const ripple_target *ripple_current_target (void);
/* Bytes of the vectors to use for elements of ES bytes in the current
   function: those that are native, or fewer if the user wants that.  */
extern unsigned ripple_native_bytes (unsigned es);
/* How many registers can hold vectors of elements of ES bytes in the current
   function.  */
extern unsigned ripple_vector_registers (unsigned es);
/* True if lanes that are off had better be tested than stored by a masked
   store.  */
extern bool ripple_masked_store_loses (void);
/* Where the matrix unit is used: nowhere; where that is quicker; wherever it
   can be; where that is quicker, also in functions that are for machines
   without it, if the one they run on has it.  */
enum ripple_matrix_use
{ MATRIX_OFF, MATRIX_AUTO, MATRIX_ON, MATRIX_DISPATCH };
extern enum ripple_matrix_use ripple_matrix_use;
/* What for: a set of 1 << matrix_job.  */
enum matrix_job
{
  MATRIX_F32, MATRIX_F64, MATRIX_F16, MATRIX_S8, MATRIX_S16, MATRIX_TRANSPOSE,
  MATRIX_JOBS
};
extern unsigned ripple_matrix_jobs;
/* What the option width says; 0: nothing.  */
extern unsigned ripple_width;
/* Where lanes are gathered that are all on and have indices of their own:
   where the target does not lose by that; wherever it can; nowhere.  */
enum ripple_gather { GATHER_AUTO, GATHER_ALWAYS, GATHER_NEVER };
extern enum ripple_gather ripple_gather;

#endif
