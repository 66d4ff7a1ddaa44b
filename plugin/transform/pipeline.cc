/* What is done with a function that uses Ripple, step by step: the table below
   is the order.

   A step names the properties of cfun that it needs.  Those that can be
   computed at any time (shapes, loops, up-to-date SSA form) are, if what ran
   in between has spoilt them; the others are given by a step, once and for
   all.  Nothing runs behind a step that reported an error, except checks
   behind checks: all that is wrong with the program as it was written is said
   at once.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/constants.h"
#include "analysis/demanded-bits.h"
#include "analysis/depend.h"
#include "analysis/forms.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "analysis/show.h"
#include "analysis/shuffle.h"
#include "emit/lanes.h"
#include "emit/machine.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/cfg/cfg.h"
#include "transform/flow/flow.h"
#include "transform/handlers/handlers.h"
#include "transform/locals/locals.h"
#include "transform/loops/loops.h"
#include "transform/masks/masks.h"
#include "transform/pipeline.h"
#include "transform/render/render.h"
#include "transform/transform.h"
#include "transform/tiles/tiles.h"
#include "transform/tune/tune.h"

namespace {

/* Properties of cfun.  */

enum
{
  /* The shapes of all SSA names, and of local variables in memory.  */
  SHAPES = 1,
  /* GCC's tree of loops, each with a preheader and one latch.  */
  LOOPS = 2,
  /* Virtual operands, and no unreachable blocks.  */
  SSA = 4,
  /* Basic blocks have masks in place of branches on conditions with lanes.
     Shapes are kept by hand from here on.  */
  MASKS = 8,
  /* Which values are affine in the coordinates of lanes.  */
  FORMS = 16,
  /* In how many bits integers in lanes are computed.  */
  WIDTHS = 32
};

enum step_flags
{
  CHECK = 1,		/* Reports what is wrong with the program.  */
  VECTORS = 2		/* Not with -fplugin-arg-ripple-emulate.  */
};

struct step
{
  const char *name;
  /* One of them: a step that does what it has to do, and one that returns
     whether it has changed cfun, so that it spoils what it may spoil.  */
  void (*run) (void);
  bool (*change) (void);
  unsigned needs, gives, spoils, flags;
};

void
report_joins (void)
{
  compute_shapes (true);
}

void
show_if_wanted (void)
{
  if (ripple_show & SHOW_SHAPES)
    show_shapes ();
}

void
show_masks_if_wanted (void)
{
  if (ripple_show & SHOW_MASKS)
    show_masks ();
}

void
finish_for_target (void)
{
  if (ripple_current_target ()->finish)
    ripple_current_target ()->finish ();
}

/* Repeated with new shapes, from the first one on after each change, until
   nothing changes: what is inlined or taken apart shows what there is more to
   do.  */

bool (*const settling[]) (void) =
{
  guard_objects, make_sincos, move_crossed_variables, split_local_variables,
  unroll_loops_over_locals, inline_varying_calls,
  own_allocations, outline_handlers, lower_complex_lanes, lower_accumulator,
  share_results, loop_over_lanes
};

const step steps[] =
{
  { "settle", settle_shapes, NULL, 0, SHAPES, 0, 0 },
  { "counters", check_counters, NULL, SHAPES, 0, 0, CHECK },
  { "handlers", check_handlers, NULL, SHAPES, 0, 0, CHECK },
  { "accumulator", check_accumulator, NULL, SHAPES, 0, 0, CHECK },
  { "scalable", NULL, check_scalable_lanes, SHAPES, 0, SHAPES, CHECK },
  { "cut-scalable", NULL, cut_scalable_blocks, SHAPES, 0, SHAPES, 0 },

  /* Program order, exceptions and memory become explicit.  */
  { "cleanups", propagate_exits, NULL, SHAPES, 0, 0, 0 },
  { "tries", NULL, lead_to_handlers, SHAPES, 0, SHAPES, 0 },
  { "ordered", NULL, move_ordered_variables, SHAPES, 0, SHAPES, 0 },
  { "copies", NULL, make_lane_copies, SHAPES, 0, SHAPES, 0 },
  { "promotions", NULL, undo_promotions, 0, 0, SHAPES, 0 },
  { "value-parts", NULL, lower_value_parts, SHAPES, 0, SHAPES, 0 },
  { "row-sizes", NULL, lower_row_sizes, SHAPES, 0, SHAPES, 0 },
  { "bit-fields", NULL, lower_bit_fields, SHAPES, 0, SHAPES, 0 },
  { "overflow", lower_overflow_calls, NULL, SHAPES, 0, SHAPES, 0 },
  { "latches", merge_latches, NULL, 0, 0, SHAPES, 0 },

  /* Positions and shapes are best before anything is copied.  */
  { "silence", silence_loops, NULL, LOOPS, 0, 0, 0 },
  { "nontemporal", mark_nontemporal_stores, NULL, LOOPS, 0, 0, 0 },
  { "joins", report_joins, NULL, LOOPS, SHAPES, 0, CHECK },
  { "check", check_function, NULL, SHAPES | LOOPS, 0, 0, CHECK },
  { "show", show_if_wanted, NULL, SHAPES | LOOPS, 0, 0, CHECK },
  { "dependences", warn_dependences, NULL, SHAPES | LOOPS, 0, 0, 0 },
  { "once", warn_calls_done_once, NULL, SHAPES | LOOPS, 0, 0, 0 },
  { "shared", warn_shared_results, NULL, SHAPES | LOOPS, 0, 0, 0 },
  { "unroll", unroll_array_loops, NULL, SHAPES | LOOPS, 0, 0, 0 },

  /* Annotated loops become loops over whole blocks, or tiles.  */
  { "same-joins", NULL, merge_joins, SHAPES, 0, SHAPES, 0 },
  { "addresses", NULL, forward_addresses, SHAPES, 0, SHAPES, 0 },
  { "tiles", NULL, make_tiles, SHAPES | LOOPS, 0, SHAPES | LOOPS, VECTORS },
  { "short", NULL, unroll_short_loops, SHAPES, 0, SHAPES, 0 },
  { "counts", NULL, simplify_counts, SHAPES, 0, SHAPES, 0 },
  { "distances", NULL, share_distances, SHAPES, 0, SHAPES, 0 },
  { "indices", NULL, widen_indices, SHAPES, 0, SHAPES, 0 },
  { "jam", NULL, jam_updated_rows, SHAPES, 0, SHAPES, VECTORS },
  { "unchanged", NULL, move_unchanged_loads, SHAPES, 0, SHAPES, 0 },
  { "unit-strides", NULL, version_unit_strides, SHAPES, 0, SHAPES, VECTORS },
  { "tables", NULL, version_whole_tables, SHAPES, 0, SHAPES, VECTORS },
  { "fields", NULL, join_alike_fields, SHAPES, 0, SHAPES, VECTORS },
  { "distribute", NULL, distribute_lanes, SHAPES, 0, SHAPES, 0 },
  { "nests", NULL, fit_nests, SHAPES, 0, SHAPES, 0 },
  { "fit", NULL, fit_blocks, SHAPES, 0, SHAPES, 0 },
  { "serial", NULL, serialise_loops, SHAPES, 0, SHAPES, VECTORS },
  { "strip-mine", strip_mine_loops, NULL, SHAPES, 0, SHAPES, 0 },
  { "reductions", lower_reductions, NULL, 0, 0, SHAPES, 0 },

  /* If-conversion.  */
  { "flow", prepare_flow, NULL, 0, 0, SHAPES, 0 },
  { "linearise", linearise_regions, NULL, SHAPES | LOOPS, MASKS, LOOPS, 0 },
  { "leads", forget_leads, NULL, MASKS | LOOPS, 0, LOOPS, 0 },
  { "shuffles", warn_shuffles, NULL, MASKS | LOOPS, 0, 0, 0 },
  { "scalars", warn_scalar_memory, NULL, MASKS | LOOPS, 0, 0, 0 },

  /* What is best for vectors.  */
  { "multiples", find_multiples, NULL, MASKS, 0, 0, VECTORS },
  { "forms", compute_forms, NULL, MASKS, FORMS, 0, 0 },
  { "sink", sink_branch_stores, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "branch-loads", share_branch_loads, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "booleans", find_boolean_patterns, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "idioms", find_idioms, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "blocks", join_straight_blocks, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "dots", find_dot_products, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "rows", find_row_lanes, NULL, MASKS | FORMS, 0, 0, VECTORS },
  { "widths", compute_widths, NULL, MASKS | FORMS, WIDTHS, 0, VECTORS },
  { "length", check_length, NULL, FORMS, 0, 0, VECTORS },
  { "show-masks", show_masks_if_wanted, NULL, MASKS, 0, 0, 0 },

  /* Vectors.  */
  { "render", render_function, NULL, MASKS | FORMS, 0, SSA, 0 },
  { "target", finish_for_target, NULL, 0, 0, 0, 0 },
  { "link", guard_link, NULL, 0, 0, 0, 0 },
  { "frame", align_sanitized_frame, NULL, 0, 0, 0, 0 },
  { "long", spare_long_blocks, NULL, 0, 0, 0, 0 },
  { "alike", join_alike_operands, NULL, SSA, 0, 0, VECTORS },
  { "cancel", cancel_permutations, NULL, SSA, 0, 0, VECTORS },
  { "windows", permute_windows, NULL, SSA, 0, 0, VECTORS },
  { "share", share_permuted_loads, NULL, SSA, 0, 0, VECTORS },
  { "order", spare_lane_order, NULL, SSA, 0, 0, 0 },
  { "halves", split_exchanged_loads, NULL, SSA, 0, 0, VECTORS },
  { "push", push_selects, NULL, SSA, 0, 0, VECTORS },
  { "shift", shift_overlapping_loads, NULL, SSA, 0, 0, VECTORS },
  { "interleave", interleave_blocks, NULL, SSA, 0, 0, 0 },
  { "straight", tame_straight_code, NULL, SSA, 0, 0, 0 },
  { "control", control_loops, NULL, SSA, 0, 0, 0 }
};

/* The step behind which cfun is dumped.  */
const char *dumped = "show-masks";

/* What holds for cfun while its steps run, and whether there are loops, though
   they may have been spoilt.  */
unsigned have;
bool loops_there;
/* Where to.  GCC's functions would write there, too, whatever they do.  */
FILE *dump;

void
repair_loop_tree (void)
{
  calculate_dominance_info (CDI_DOMINATORS);
  fix_loop_structure (NULL);
}

/* Let there be loops, or none, as what comes next WANTS.  Steps without them
   may change the control flow, and have loops of their own kind.  */

void
settle_loops (bool wants)
{
  if (loops_there && !(have & LOOPS))
    repair_loop_tree ();
  if (wants && !loops_there)
    loop_optimizer_init (LOOPS_NORMAL);
  if (!wants && loops_there)
    loop_optimizer_finalize ();
  loops_there = wants;
  have = wants ? have | LOOPS : have & ~LOOPS;
}

/* The analyses of cfun are over: let it be as GCC's passes want it.  */

void
give_ssa (void)
{
  overlay_end ();
  free_dominance_info (CDI_DOMINATORS);
  free_dominance_info (CDI_POST_DOMINATORS);
  mark_virtual_operands_for_renaming (cfun);
  update_ssa (TODO_update_ssa);
  if (current_loops)
    {
      loops_state_set (LOOPS_NEED_FIXUP);
      repair_loop_tree ();
    }
  cleanup_tree_cfg ();
  have |= SSA;
}

/* Let cfun have what S needs.  */

void
prepare (const step *s)
{
  settle_loops (s->needs & LOOPS);
  if (s->needs & SSA & ~have)
    give_ssa ();
  if (s->needs & SHAPES & ~have)
    {
      gcc_assert (!(have & MASKS));
      compute_shapes (false);
      have |= SHAPES;
    }
  gcc_assert (!(s->needs & ~have));
}

/* Stop if the shapes that are kept are not those that are computed.  */

void
verify_shapes (const step *s)
{
  auto_vec<struct shape> kept;
  unsigned i;
  tree name;
  FOR_EACH_SSA_NAME (i, name, cfun)
    kept.safe_push (*overlay_shape (name));
  compute_shapes (false);
  unsigned n = 0;
  FOR_EACH_SSA_NAME (i, name, cfun)
    if (!shape_equal_p (&kept[n++], overlay_shape (name)))
      internal_error ("step %qs leaves a stale shape of %qE", s->name, name);
}

/* Run S.  True if it has changed cfun.  */

bool
run_step (const step *s)
{
  bool changed = true;
  prepare (s);
  if (g_timer)
    g_timer->push_client_item (s->name);
  if (s->run)
    s->run ();
  else
    changed = s->change ();
  if (g_timer)
    g_timer->pop_client_item ();
  have |= s->gives;
  if (changed)
    have &= ~s->spoils;
  if (flag_checking && have & SHAPES && !(have & MASKS))
    verify_shapes (s);
  if (dump && strcmp (dumped, s->name) == 0)
    dump_overlay (dump, s->name);
  return changed;
}

}

void
settle_shapes (void)
{
  bool again = true;
  /* The temporaries of atomic stores, for instance, are no memory.  */
  execute_update_addresses_taken ();
  make_reducible ();
  while (again)
    {
      drop_stale_marks (cfun);
      /* What a call that is inlined now was taken to give, a value that goes
	 round a loop would keep.  */
      overlay_forget_shapes ();
      forget_handle_stores (false);
      /* One latch and one preheader for each loop, whose PHIs have shapes
	 before a step asks for them.  */
      begin_loops ();
      loop_optimizer_finalize ();
      compute_shapes (false);
      again = false;
      for (unsigned i = 0; i < ARRAY_SIZE (settling) && !again; i++)
	again = settling[i] ();
    }
}

void
transform_function (void)
{
  unsigned errors = ripple_errors;
  dump = dump_file;
  dump_file = NULL;
  overlay_begin ();
  have = SSA;
  for (unsigned i = 0; i < ARRAY_SIZE (steps); i++)
    {
      const step *s = &steps[i];
      if (ripple_errors != errors && !(s->flags & CHECK))
	break;
      if (!(s->flags & VECTORS) || !lanes_emulate)
	run_step (s);
    }
  settle_loops (false);
  /* GCC looks at a function with errors once more before it stops.  */
  if (ripple_errors != errors && overlay_here_p ())
    give_ssa ();
  else if (flag_checking)
    verify_gimple_in_cfg (cfun, true);
  cgraph_edge::rebuild_edges ();
  free_dominance_info (CDI_DOMINATORS);
  dump_file = dump;
}

bool
dump_after_step (const char *name)
{
  for (unsigned i = 0; i < ARRAY_SIZE (steps); i++)
    if (strcmp (name, steps[i].name) == 0)
      {
	dumped = steps[i].name;
	return true;
      }
  return false;
}
