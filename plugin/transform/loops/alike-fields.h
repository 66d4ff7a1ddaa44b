/* A loop over records whose fields are treated alike, and what it accesses;
   shared by the files that make a loop over the fields of it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ALIKE_FIELDS_H
#define RIPPLE_ALIKE_FIELDS_H

#include "analysis/depend.h"
#include "core/affine.h"
#include "transform/loops/loops.h"

enum { MOST_FIELDS = 16 };

/* A load or a store of lanes.  */

struct field_access
{
  gassign *stmt;
  tree ref;
  bool store;
  unsigned position;		/* In the order of the program.  */
  struct poly at;
  HOST_WIDE_INT bytes, stride;	/* Of the element; from lane to lane.  */
  int group;			/* Number in groups, or -1.  */
  int field;			/* Which field's it is, or -1.  */
  tree address;			/* In the first iteration, or null.  */
  /* Of a load for the first field: so many elements behind it is what is
     loaded for the other ones.  */
  HOST_WIDE_INT behind[MOST_FIELDS];
};

/* Accesses that are apart by constants in every lane: all stores to a record,
   or loads for its first field.  */

struct access_group
{
  field_access *leader;		/* Of a stored record the first field.  */
  HOST_WIDE_INT lo, hi;		/* What is accessed for any field lies between
				   these bytes from the leader on.  */
  bool moved;			/* Some field is made of another one.  */
};

/* FIRST is for the first field what OTHER is for field FIELD.  */

struct field_pair
{
  field_access *first, *other;
  unsigned field;
};

/* What all lanes share, operand OP of STMT, which is for the first field, is
   VALUE for field FIELD.  */

struct field_constant
{
  gimple *stmt;
  unsigned op;
  tree value;
  unsigned field;
};

struct field_loop
{
  struct parallel_loop loop;
  auto_vec<field_access *> accesses;
  hash_map<gimple *, field_access *> of;
  unsigned fields;
  auto_vec<gassign *> lookups;	/* Loads whose places are values.  */
  auto_vec<access_group> groups;
  auto_vec<field_pair> pairs;
  auto_vec<field_constant> constants;
  /* Pairs of values that are alike.  */
  hash_set<pair_hash<nofree_ptr_hash<tree_node>,
		     nofree_ptr_hash<tree_node> > > alike;
  tree safe;			/* Records do not overlap; or null.  */
  unsigned tests;		/* So many pairs.  */
  unsigned steps;		/* So many comparisons of values.  */
  gimple_seq seq;		/* In front of the loop.  */
  hash_map<tree, tree> first;	/* Values in the first iteration.  */
};

/* True if X is computed in F's loop.  */

static inline bool
inside_p (const field_loop *f, tree x)
{
  return TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x)
	 && inside_p (&f->loop, SSA_NAME_DEF_STMT (x));
}

enum { FARTHEST = 64 };		/* Elements to another field's place.  */

/* alike-values.cc: *D is how many bytes A is in front of B, if that is a
   constant.  */
extern bool distance_p (const field_access *a, const field_access *b,
			HOST_WIDE_INT *d);
/* True if X, operand OP of AT, is for the first field what Y is for that of
   number FIELD.  */
extern bool alike_p (field_loop *f, gimple *at, unsigned op, tree x, tree y,
		     unsigned field, unsigned depth);
/* Forget those of F's constants that all fields share.  */
extern void find_constants (field_loop *f);

/* fields-loop.cc  */
/* The address of A in the first iteration, or null.  */
extern tree first_address (field_loop *f, field_access *a);
/* Let F's loop need that groups A and B do not overlap.  */
extern void keep_apart (field_loop *f, const access_group &a,
			const access_group &b);
/* True if the elements that the fields load behind A's are a function of the
   number of the field that takes few operations.  */
extern bool places_known_p (const field_loop *f, const field_access *a);
/* Let F's loop run over the fields of its records; the accesses for the first
   field have addresses.  */
extern void run_over_fields (field_loop *f);

#endif
