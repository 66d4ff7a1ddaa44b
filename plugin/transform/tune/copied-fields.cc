/* Idioms: fields of records that are copied together.

   INPUT	const unsigned char *p = palette + 4 * x[i];
		out[4 * i] = p[0];	out[4 * i + 1] = p[1];
		out[4 * i + 2] = p[2];	out[4 * i + 3] = p[3];

   OUTPUT	*(unsigned *) &out[4 * i] = *(unsigned *) p;

   so that a word of each lane is moved, and gathered at once if the lanes are
   anywhere.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "analysis/reference-strides.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "transform/tune/branch-memory.h"
#include "transform/tune/idioms.h"

namespace {

enum
{
  WORD_BYTES = 8,		/* The largest word,  */
  MOST_FIELDS = 8,
  MOST_STORES = 64,		/* stores of a block that are looked at,  */
  MOST_BETWEEN = 256		/* and statements between them.  */
};

/* A field that is copied.  */

struct copied_field
{
  gassign *store;
  gimple *load;
};

/* The load whose value STORE stores, if that is a narrow number of each lane
   that nothing else needs, in the same block; else null.  */

gimple *
copied_load (gassign *store)
{
  tree x = original (gimple_assign_rhs1 (store));
  tree place = gimple_assign_lhs (store);
  if (TREE_CODE (x) != SSA_NAME || !varying_p (x) || !integer_p (x)
      || (bits_of (x) != 8 && bits_of (x) != 16) || !has_single_use (x)
      || x != gimple_assign_rhs1 (store))
    return NULL;
  gimple *load = SSA_NAME_DEF_STMT (x);
  struct shape s = overlay_address_shape (place);
  return (plain_load_p (load) && gimple_bb (load) == gimple_bb (store)
	  && shape_equal_p (overlay_shape (x), &s)
	  && own_places_p (place, &s)
	  && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE (TREE_TYPE (place)))
	  && ADDR_SPACE_GENERIC_P (TYPE_ADDR_SPACE
				   (TREE_TYPE (gimple_assign_rhs1 (load))))
	  ? load : NULL);
}

/* True if F is BYTES behind FIRST, where it is loaded from and where it is
   stored to.  */

bool
behind_p (const copied_field *first, const copied_field *f,
	  HOST_WIDE_INT bytes)
{
  HOST_WIDE_INT d;
  return (types_compatible_p (TREE_TYPE (gimple_assign_rhs1 (first->store)),
			      TREE_TYPE (gimple_assign_rhs1 (f->store)))
	  && reference_distance (gimple_assign_lhs (f->store),
				 gimple_assign_lhs (first->store), &d)
	  && d == bytes
	  && reference_distance (gimple_assign_rhs1 (f->load),
				 gimple_assign_rhs1 (first->load), &d)
	  && d == bytes);
}

/* True if the N fields F may all be loaded, and then stored, at the place of
   the last one's store, which is returned in *LAST.  */

bool
together_p (const copied_field *f, unsigned n, gimple **last)
{
  unsigned loaded = 0, stored = 0, between = 0;
  auto_vec<const copied_field *> loads, stores;
  for (gimple_stmt_iterator g = gsi_start_bb (gimple_bb (f[0].store));
       !gsi_end_p (g); gsi_next (&g))
    {
      gimple *s = gsi_stmt (g);
      const copied_field *load = NULL, *store = NULL;
      for (unsigned k = 0; k < n; k++)
	{
	  load = f[k].load == s ? &f[k] : load;
	  store = f[k].store == s ? &f[k] : store;
	}
      if (!load && !store && !loaded)
	continue;
      if (between++ > MOST_BETWEEN || stmt_could_throw_p (cfun, s))
	return false;
      if (!store && !is_gimple_debug (s)
	  && (gimple_vuse (s) || may_store_p (s)))
	for (unsigned k = 0; k < stores.length (); k++)
	  {
	    gassign *other = varying_store (s);
	    tree place = gimple_assign_lhs (stores[k]->store);
	    if (other ? !store_elsewhere_p (other, place)
		: !plain_load_p (s) || !load_elsewhere_p (s, place))
	      return false;
	  }
      if (may_store_p (s) && !store)
	for (unsigned k = 0; k < loads.length (); k++)
	  {
	    gassign *other = varying_store (s);
	    if (!other || !load_elsewhere_p (loads[k]->load,
					     gimple_assign_lhs (other)))
	      return false;
	  }
      if (load)
	{
	  loads.safe_push (load);
	  loaded++;
	}
      if (store)
	{
	  /* What is loaded before it is loaded behind it then.  */
	  for (unsigned k = 0; k < n; k++)
	    if (&f[k] != store
		&& !load_elsewhere_p (f[k].load, gimple_assign_lhs (s)))
	      return false;
	  stores.safe_push (store);
	  if (++stored == n)
	    {
	      *last = s;
	      return loaded == n;
	    }
	}
    }
  return false;
}

/* Let the N fields F, of BYTES bytes, be copied as a word.  True if they
   are.  */

bool
copy_word (const copied_field *f, unsigned n, unsigned bytes)
{
  gimple *last;
  tree type = lanes_element_type (build_nonstandard_integer_type
				    (BITS_PER_UNIT * n * bytes, 1));
  tree from = gimple_assign_rhs1 (f[0].load);
  tree to = gimple_assign_lhs (f[0].store);
  word source, target;
  if (!find_address (from, &source) || !find_address (to, &target)
      || !together_p (f, n, &last))
    return false;
  from = word_reference (&source, type, get_object_alignment (from));
  to = word_reference (&target, type, get_object_alignment (to));
  tree x = make_ssa_name (type);
  overlay_set_shape (x, overlay_shape (gimple_assign_lhs (f[0].load)));
  gassign *load = gimple_build_assign (x, from);
  gassign *store = gimple_build_assign (to, x);
  gimple_stmt_iterator g = gsi_for_stmt (last);
  gimple_set_location (load, gimple_location (f[0].load));
  gimple_set_location (store, gimple_location (f[0].store));
  gimple_set_vuse (load, gimple_vuse (last));
  gimple_set_vuse (store, gimple_vuse (last));
  gimple_set_vdef (store, gimple_vdef (last));
  gsi_insert_before (&g, load, GSI_SAME_STMT);
  gsi_insert_before (&g, store, GSI_SAME_STMT);
  if (tree vdef = gimple_vdef (last))
    if (TREE_CODE (vdef) == SSA_NAME)
      SSA_NAME_DEF_STMT (vdef) = store;
  gimple_set_vdef (last, NULL_TREE);
  for (unsigned k = 0; k < n; k++)
    {
      g = gsi_for_stmt (f[k].store);
      unlink_stmt_vdef (f[k].store);
      gsi_remove (&g, true);
      g = gsi_for_stmt (f[k].load);
      gsi_remove (&g, true);
      release_defs (f[k].load);
    }
  return true;
}

/* Copy fields in ALL, in one block, as a word of which the one of number I is
   the first; true if there is such a word.  */

bool
find_word (const vec<copied_field> &all, unsigned i)
{
  copied_field f[MOST_FIELDS];
  tree x = gimple_assign_rhs1 (all[i].store);
  unsigned bytes = bits_of (x) / BITS_PER_UNIT, n = 1;
  f[0] = all[i];
  while (n < WORD_BYTES / bytes)
    {
      unsigned k = 0;
      while (k < all.length ()
	     && (k == i || !behind_p (&all[i], &all[k],
				      (HOST_WIDE_INT) n * bytes)))
	k++;
      if (k == all.length ())
	break;
      f[n++] = all[k];
    }
  for (n = 1u << floor_log2 (n); n > 1; n /= 2)
    if (copy_word (f, n, bytes))
      return true;
  return false;
}

} // anonymous namespace

void
find_copied_fields (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (bool again = true; again;)
      {
	auto_vec<copied_field> all;
	again = false;
	for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	     gsi_next (&g))
	  if (gassign *s = varying_store (gsi_stmt (g)))
	    if (gimple *load = copied_load (s))
	      if (all.length () < MOST_STORES)
		all.safe_push ({ s, load });
	for (unsigned i = 0; i < all.length () && !again; i++)
	  again = find_word (all, i);
      }
}
