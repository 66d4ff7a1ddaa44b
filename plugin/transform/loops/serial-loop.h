/* Loops that lanes do one after the other; shared by the files that find and
   make them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_SERIAL_LOOP_H
#define RIPPLE_SERIAL_LOOP_H

/* A loop, and what becomes of it.  */

struct serial_loop
{
  gcall *marker;		/* Of the annotated loop round it.  */
  class loop *loop;
  location_t loc;
  uint64_t lanes;		/* Of the block.  */
  auto_vec<basic_block> blocks;	/* It, and what is only behind some of its
				   exits.  */
  hash_set<basic_block> inside;	/* The same.  */
  basic_block join;		/* Where all of them lead to.  */
  auto_vec<tree> in;		/* Values of lanes that are used in it.  */
  auto_vec<gphi *> out;		/* Those of JOIN.  */
  auto_vec<gimple *> told;	/* Debug statements of values in it.  */
  tree place;			/* The number of the lane in its block,  */
  tree at;			/* of the one whose turn it is.  */
  hash_map<tree, tree> scalars;	/* What stands for IN then.  */
};

/* serial-rounds.cc: true if a local variable is in OP of which each lane has
   its own, so that it is another one for each of them though it has one
   name.  */
extern bool copied_p (tree op);

/* The same file: let the lanes of S do its loop one after the other; SOME:
   not all of them come to it.  */
extern void run_serially (serial_loop *s, bool some);

#endif
