/* The overlay as text, for people and for tests.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/show.h"

/* Append what is known of the varying NAME.  */

static void
dump_name (FILE *f, tree name)
{
  char text[SHAPE_TEXT];
  value_info *info = overlay_info (name);
  fprintf (f, "  ;; %s", shape_print (&info->shape, text, sizeof text));
  if (info->affine)
    {
      fprintf (f, " affine%s", info->affine->exact ? "" : " mod");
      for (unsigned d = 0; d < SHAPE_RANK; d++)
	if (!poly_zero_p (&info->affine->stride[d]))
	  fprintf (f, " [%u: %s]", d,
		   poly_print (&info->affine->stride[d], text, sizeof text));
    }
  if (info->flags & VALUE_PREFIX)
    fprintf (f, " prefix");
}

static void
dump_statement (FILE *f, gimple *s)
{
  tree lhs = gimple_code (s) == GIMPLE_PHI ? gimple_phi_result (s)
	     : gimple_get_lhs (s);
  if (lhs && gimple_code (s) != GIMPLE_PHI)
    {
      print_generic_expr (f, lhs);
      fputs (" = ", f);
    }
  print_gimple_expr (f, s, 0, TDF_NONE);
  if (lhs && TREE_CODE (lhs) == SSA_NAME && varying_p (lhs))
    dump_name (f, lhs);
  fputc ('\n', f);
}

void
dump_overlay (FILE *f, const char *step)
{
  basic_block bb;
  fprintf (f, "\n;; Ripple: %s behind \"%s\"\n", function_name (cfun), step);
  FOR_EACH_BB_FN (bb, cfun)
    {
      edge e;
      edge_iterator ei;
      fprintf (f, "bb %d:", bb->index);
      if (bb->loop_father && bb->loop_father->num)
	fprintf (f, " loop %d", bb->loop_father->num);
      if (block_mask (bb))
	{
	  fprintf (f, " mask ");
	  print_generic_expr (f, block_mask (bb));
	}
      fputc ('\n', f);
      for (gphi_iterator g = gsi_start_phis (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (!virtual_operand_p (gimple_phi_result (g.phi ())))
	  dump_statement (f, g.phi ());
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (!is_gimple_debug (gsi_stmt (g)))
	  dump_statement (f, gsi_stmt (g));
      fprintf (f, "  ->");
      FOR_EACH_EDGE (e, ei, bb->succs)
	fprintf (f, " %d%s", e->dest->index,
		 e->flags & EDGE_TRUE_VALUE ? "(true)"
		 : e->flags & EDGE_FALSE_VALUE ? "(false)" : "");
      fputc ('\n', f);
    }
}
