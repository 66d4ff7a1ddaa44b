/* SPMD code of blocks with several scalable sizes: what is found of it, and
   what loops are made of.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SPMD_REGION_H
#define RIPPLE_SPMD_REGION_H

#include "core/shape.h"

/* Statements that are executed one after the other, from the first one on,
   which is at the end of FROM if BEGIN is null, to the last one; END is null
   if that is a PHI of TO, or nothing in it.  Control comes in at FROM and
   leaves at TO only.  If others come to TO, too, it is none of the region
   (MEETS).  */
struct spmd_region
{
  basic_block from, to;
  gimple *begin, *end;
  bool meets;
  hash_set<basic_block> blocks;	/* Those in which some of it stands.  */
  auto_vec<gimple *> members;	/* With lanes, that belong together.  */
  struct shape shape;		/* Of all of it.  */
  gimple *stmt;			/* One with lanes of several scalable  */
  unsigned scalable, dims;	/* dimensions, and all of its dimensions but
				   those that annotated loops number.  */
  const char *why;		/* No loops can be made of it, since ...  */
};

/* The regions of cfun, none in another one; and names whose values can be
   computed wherever what they are computed from is known: numbers of lanes,
   and arithmetic with such and scalars.  */
struct spmd_code
{
  auto_delete_vec<spmd_region> regions;
  hash_set<tree> recomputable;
};

/* Find them.  Statements have numbers then, in the order of each block.  Needs
   shapes, loops, dominators and post-dominators.  */
extern void find_spmd_code (spmd_code *code);
/* True if STMT stands in R.  */
extern bool in_region_p (spmd_region *r, gimple *stmt);
/* True if NAME of R is computed from what is known in front of R.  */
extern bool known_before_p (spmd_code *code, spmd_region *r, tree name);
/* VISIT each statement of R, also PHIs of values; true if it returned true for
   some.  */
extern bool visit_region (spmd_code *code, spmd_region *r,
			  bool (*visit) (spmd_code *, spmd_region *,
					 gimple *));

#endif
