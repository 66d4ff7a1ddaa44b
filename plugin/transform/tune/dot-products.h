/* Shared by the files that find sums of products.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_DOT_PRODUCTS_H
#define RIPPLE_DOT_PRODUCTS_H

#include "analysis/overlay.h"

/* narrow-products.cc: A * B or, if DIFFERENCE, |A - B|, computed in elements
   of the types TYPE_A and TYPE_B, of one size, that hold their values.  */
struct product
{
  tree a, b;
  tree type_a, type_b;
  bool difference;
  bool small;		/* Two products fit in 16 bits.  */
};

/* True if X is, in each lane that is on and modulo 2 to the bits of SUM, a
   product of integers of BITS bits, or one integer, or the absolute value of
   the difference of bytes, and the target adds up such for N lanes in elements
   of type SUM.  Requires ranges.  */
extern bool find_product (tree x, tree sum, unsigned bits, poly_uint64 n,
			  product *p);
/* The same for a constant X, which is added in some lanes.  */
extern bool find_counted (tree x, tree sum, unsigned bits, poly_uint64 n,
			  product *p);
/* The bits of the elements for which the mask M is made, 8 if it is made for
   any.  Requires ranges.  */
extern unsigned mask_bits (tree m);

/* The lanes where NAME is on (off, if NEGATED), as far as REST (null: all)
   holds.  Equal ones are one object.  */
struct condition
{
  tree name;
  bool negated;
  condition *rest;
};

/* Where something is computed: in front of STMT, else at the end of BB.  */
struct place
{
  gimple *stmt;
  basic_block bb;
};

enum sum_kind
{
  SUM_PHI,
  SUM_SAME,		/* As its operand.  */
  SUM_PLUS, SUM_MINUS,
  SUM_CHOICE,		/* Operands 0 + 1 - 2.  */
  SUM_PRODUCT, SUM_FOLDED
};

struct sum_node
{
  enum sum_kind kind;
  tree v;
  sum_node *base;	/* Null: zero.  */
  condition *mask;
  auto_vec<sum_node *, 3> op;
  product p;
  unsigned uses;
  tree value;		/* When it is made.  */
};

/* A reduction of a value whose partial sum is sought.  */
struct total
{
  gcall *call;
  sum_node *sum;
  bool done;		/* Or given up.  */
};

/* The reduction chains that are looked at: sums of products from their start
   to the reduction of all lanes, and what leads from the one to the other.  */
struct reduction_chains
{
  struct shape shape, few;	/* Of values and of partial sums.  */
  tree type;			/* Of the elements, unsigned.  */
  unsigned bits;		/* Of factors.  */
  bitmap folded;		/* Versions of what has no partial sums.  */
  unsigned depth;
  auto_vec<sum_node *> nodes;
  vec<condition *> conditions;	/* All that were made.  */
};

/* How many lanes there are for one of a partial sum.  */

static inline unsigned
partial_ratio (const reduction_chains *chains)
{
  return TYPE_PRECISION (chains->type) / chains->bits;
}

/* conditions.cc: the condition that NAME is on (off, if NEGATED) and REST
   holds.  */
extern condition *and_also (reduction_chains *chains, condition *rest,
			    tree name, bool negated);
/* True if all that C is made of is computed before AT.  Requires
   dominators.  */
extern bool known_at_p (condition *c, const place &at);
extern void forget_conditions (reduction_chains *chains);

/* loop-sums.cc: where the sum of reductions in a loop is all that is wanted,
   let them stand behind it.  Requires dominators and loops.  */
extern void find_loop_sums (void);

/* dot-products-make.cc: make the partial sums of CHAINS, found for TOTALS.
   NAMES are the versions of what goes away.  */
extern void make_dot_products (reduction_chains *chains, vec<total> *totals,
			       bitmap names);
/* Remove PHIs in lanes that nobody looks at: what has been strip-mined leaves
   some.  */
extern void remove_useless_phis (void);

#endif
