/* What is known of the alignment of an address.

   INPUT	p = __builtin_assume_aligned (x, 64);
		for (i ...) ... p[i] ...		eight floats at a time

   The address of lane 0 is  p + c * 4, c = PHI <0, c + 8>:  it is aligned to
   32 bytes.  Hints of the program are followed through copies, sums and
   products with constants; nothing is assumed that they do not say.

   A hint about a pointer (API_ALIGN) counts where it is always executed
   before.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/same-value.h"
#include "transform/render/render-private.h"

/* Alignments are powers of two: their exponents, at most ENOUGH.  */
static const unsigned ENOUGH = 12;

/* How many more names may be looked at; behind that nothing is known.  */
enum { MAX_STEPS = 300 };

/* MIN and MAX, which evaluate their arguments once.  */

static inline unsigned
least (unsigned a, unsigned b)
{
  return a < b ? a : b;
}

static inline unsigned
most (unsigned a, unsigned b)
{
  return a < b ? b : a;
}

static unsigned zeros (tree, basic_block);

static unsigned
constant_zeros (tree c)
{
  wide_int w = wi::to_wide (c);
  return w == 0 ? ENOUGH : least (ENOUGH, wi::ctz (w));
}

/* A PHI may depend on itself: begin with the best and go down until what is
   assumed is what comes out.  */

static unsigned
phi_zeros (gphi *phi, basic_block bb)
{
  tree res = gimple_phi_result (phi);
  /* No cycle goes through these alone.  */
  if (gimple_phi_num_args (phi) == 1)
    return zeros (gimple_phi_arg_def (phi, 0), bb);
  for (unsigned i = 0; i < rendering->assumed.length (); i++)
    if (rendering->assumed[i].name == res)
      return rendering->assumed[i].zeros;
  unsigned k = rendering->assumed.length (), r;
  assumed_alignment a = { res, ENOUGH };
  rendering->assumed.safe_push (a);
  for (;;)
    {
      r = ENOUGH;
      for (unsigned i = 0; r > 0 && i < gimple_phi_num_args (phi); i++)
	r = least (r, zeros (gimple_phi_arg_def (phi, i), bb));
      if (r >= rendering->assumed[k].zeros)
	break;
      rendering->assumed[k].zeros = r;
    }
  r = rendering->assumed[k].zeros;
  rendering->assumed.truncate (k);
  return r;
}

static unsigned
assign_zeros (gimple *def, basic_block bb)
{
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  switch (gimple_assign_rhs_code (def))
    {
    case SSA_NAME:
    case INTEGER_CST:
    case ADDR_EXPR:
    case NEGATE_EXPR:
    CASE_CONVERT:
      return zeros (a, bb);
    case POINTER_PLUS_EXPR:
    case PLUS_EXPR:
    case MINUS_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      {
	unsigned z = zeros (a, bb);
	return z ? least (z, zeros (b, bb)) : 0;
      }
    case BIT_AND_EXPR:
      return most (zeros (a, bb), zeros (b, bb));
    case MIN_EXPR:
    case MAX_EXPR:
      return least (zeros (a, bb), zeros (b, bb));
    case COND_EXPR:
      return least (zeros (b, bb), zeros (gimple_assign_rhs3 (def), bb));
    case RSHIFT_EXPR:
      {
	unsigned z = zeros (a, bb);
	return TREE_CODE (b) == INTEGER_CST && tree_fits_uhwi_p (b)
	       && z > tree_to_uhwi (b) ? z - tree_to_uhwi (b) : 0;
      }
    case MULT_EXPR:
      return least (ENOUGH, zeros (a, bb) + zeros (b, bb));
    case LSHIFT_EXPR:
      return TREE_CODE (b) == INTEGER_CST && tree_fits_uhwi_p (b)
	     ? least (ENOUGH, zeros (a, bb) + tree_to_uhwi (b)) : 0;
    default:
      return 0;
    }
}

static unsigned
assume_aligned_zeros (gcall *call, basic_block bb)
{
  unsigned known = zeros (gimple_call_arg (call, 0), bb);
  tree n = constant_value (gimple_call_arg (call, 1));
  if (!n || integer_zerop (n))
    return known;
  unsigned z = constant_zeros (n);
  if (gimple_call_num_args (call) > 2)
    {
      tree m = constant_value (gimple_call_arg (call, 2));
      z = m ? least (z, constant_zeros (m)) : 0;
    }
  return most (known, z);
}

/* How many bits at the low end of OP, as seen in BB, are known to be zero.
   OP is null where a PHI's argument is still to be rendered.  */

static unsigned
zeros (tree op, basic_block bb)
{
  if (!op)
    return 0;
  tree type = TREE_TYPE (op);
  if (TREE_CODE (op) == INTEGER_CST)
    return constant_zeros (op);
  if ((!INTEGRAL_TYPE_P (type) && !POINTER_TYPE_P (type))
      || rendering->steps == 0)
    return 0;
  rendering->steps--;
  unsigned r = 0;
  if (POINTER_TYPE_P (type))
    {
      r = least (ENOUGH, ctz_hwi (get_pointer_alignment (op)
				  / BITS_PER_UNIT));
      for (unsigned i = 0; i < rendering->hints.length (); i++)
	if (rendering->hints[i].zeros > r
	    && dominated_by_p (CDI_DOMINATORS, bb, rendering->hints[i].bb)
	    && same_value_p (op, rendering->hints[i].base, 12))
	  r = rendering->hints[i].zeros;
    }
  if (TREE_CODE (op) != SSA_NAME || SSA_NAME_IS_DEFAULT_DEF (op))
    return r;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (gphi *phi = dyn_cast<gphi *> (def))
    return most (r, phi_zeros (phi, bb));
  if (gimple_call_builtin_p (def, BUILT_IN_ASSUME_ALIGNED))
    return most (r, assume_aligned_zeros (as_a<gcall *> (def), bb));
  if (is_gimple_assign (def))
    return most (r, assign_zeros (def, bb));
  return r;
}

unsigned
alignment_bytes (tree base, basic_block bb)
{
  rendering->steps = MAX_STEPS;
  return 1u << zeros (base, bb);
}

unsigned
low_zero_bits (tree x)
{
  /* Hints are about pointers.  */
  rendering->steps = MAX_STEPS;
  return zeros (x, ENTRY_BLOCK_PTR_FOR_FN (cfun));
}

void
render_align (emitter *e, gcall *call, tree mask)
{
  tree p = gimple_call_arg (call, ALIGN_POINTER);
  tree n = constant_value (gimple_call_arg (call, ALIGN_BYTES));
  value_info *info = varying_p (p) ? overlay_info (p) : NULL;
  tree stride[SHAPE_RANK];
  /* A hint under a mask that may be empty promises nothing.  */
  if ((mask && !(overlay_info (mask)->flags & VALUE_NONEMPTY))
      || (info && !info->affine))
    return;
  rendering->steps = MAX_STEPS;
  hinted_alignment h = { info ? rendered_as (p)->base : p,
			 constant_zeros (n), gimple_bb (call) };
  if (info)
    value_strides (e, info->affine, sizetype, stride);
  for (unsigned d = 0; info && d < SHAPE_RANK; d++)
    {
      unsigned i = ALIGN_INDEX0 + d;
      if (i >= gimple_call_num_args (call) || !stride[d])
	continue;
      /* The address of another lane: step back to lane 0.  */
      tree c = constant_value (gimple_call_arg (call, i));
      h.zeros = least (h.zeros, constant_zeros (c)
			      + zeros (stride[d], h.bb));
    }
  rendering->hints.safe_push (h);
}
