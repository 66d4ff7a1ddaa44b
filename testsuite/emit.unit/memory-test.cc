/* Test plugin for plugin/emit/memory/memory.h: calls of functions with telling
   names become loads and stores.

	M_ld_f32_8x2_4xr_p (mem, other, s0, s1, s2, count, mask, index)

   loads lanes of shape [8][2] from MEM, the strides in bytes 4 and S0 (each
   "r" takes the next of S0, S1, S2; "m4" is -4), under the mask

	a	all lanes
	p	the first COUNT
	l	those whose byte at MASK is not 0

   and stores them all contiguously to OTHER; "st" goes the other way.  After
   the mask may follow: i32s4, an index per lane at INDEX, of that type, that
   counts 4 bytes; v, volatile; u, unaligned; k1x2, a field of a record of
   which 1 byte before and 2 behind it are read, too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/lanes.h"
#include "emit/memory/memory.h"
#include "late/late.h"
#include "target/target.h"

extern "C"
{
__attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
}

enum { ARG_MEM, ARG_OTHER, ARG_STRIDE, ARG_COUNT = 5, ARG_MASK, ARG_INDEX };

/* Take the text up to the next underscore out of *NAME.  */

static const char *
word (const char **name)
{
  static char text[64];
  size_t n = strcspn (*name, "_");

  memcpy (text, *name, n);
  text[n] = '\0';
  *name += n + ((*name)[n] == '_');
  return text;
}

static tree
type_of (const char *t)
{
  if (t[0] == 'b')
    return boolean_type_node;
  if (t[0] == 'f')
    return atoi (t + 1) == 32 ? float_type_node : double_type_node;
  return lang_hooks.types.type_for_size (atoi (t + 1), t[0] == 'u');
}

static void
parse_shape (const char *t, struct shape *s)
{
  *s = shape_scalar ();
  for (unsigned d = 0; *t; d++)
    {
      char *end;

      s->dim[d].fixed = strtoul (t, &end, 10);
      t = *end ? end + 1 : end;
    }
}

static void
parse_strides (const char *t, lanes_address *a, gcall *call)
{
  unsigned run_time = ARG_STRIDE;

  for (unsigned d = 0; *t; d++)
    {
      bool minus = *t == 'm';
      char *end;

      if (*t == 'r')
	{
	  a->stride[d] = gimple_call_arg (call, run_time++);
	  t++;
	}
      else
	{
	  long v = strtol (t + minus, &end, 10);

	  a->stride[d] = v ? size_int (minus ? -v : v) : NULL_TREE;
	  t = end;
	}
      t += *t == 'x';
    }
}

/* The contiguous lanes at BASE.  */

static lanes_address
plain_address (tree base, tree elt, unsigned n)
{
  lanes_address a = lanes_address ();

  a.base = base;
  a.shape = shape_1d (0, n, false);
  a.stride[0] = TYPE_SIZE_UNIT (elt);
  a.elt = elt;
  a.alias_type = build_pointer_type (elt);
  a.align = TYPE_ALIGN_UNIT (elt);
  return a;
}

static void
replace (gimple_stmt_iterator *gsi, gcall *call, const char *name)
{
  emitter e = { NULL, gimple_location (call) };
  lanes_address a = lanes_address (), plain;
  lanes_mask mask = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  lanes *v;
  bool store;
  unsigned n;

  name += 2;
  store = !strcmp (word (&name), "st");
  a.elt = type_of (word (&name));
  parse_shape (word (&name), &a.shape);
  n = (unsigned) shape_lanes (&a.shape);
  for (unsigned i = ARG_STRIDE; i < ARG_COUNT; i++)
    gimple_call_set_arg (call, i,
			 gimple_convert (&e.seq, e.loc, sizetype,
					 gimple_call_arg (call, i)));
  parse_strides (word (&name), &a, call);
  a.base = gimple_call_arg (call, ARG_MEM);
  a.alias_type = build_pointer_type (a.elt);
  a.align = TYPE_ALIGN_UNIT (a.elt);
  switch (*word (&name))
    {
    case 'p':
      mask.kind = lanes_mask::PREFIX;
      mask.count = gimple_call_arg (call, ARG_COUNT);
      mask.lo = 0;
      mask.hi = n;
      break;
    case 'l':
      mask.kind = lanes_mask::LANES;
      plain = plain_address (gimple_call_arg (call, ARG_MASK),
			     unsigned_char_type_node, n);
      mask.m = lanes_convert (&e, lanes_load (&e, &plain, NULL),
			      boolean_type_node);
      break;
    default:
      break;
    }
  while (*name)
    {
      const char *t = word (&name);

      if (*t == 'v')
	a.is_volatile = true;
      else if (*t == 'u' && !t[1])
	a.align = 1;
      else if (*t == 'k')
	{
	  sscanf (t, "k%ux%u", &a.before, &a.after);
	  a.start = a.before;
	  a.base = gimple_build (&e.seq, e.loc, POINTER_PLUS_EXPR,
				 TREE_TYPE (a.base), a.base,
				 size_int (-(HOST_WIDE_INT) a.start));
	}
      else
	{
	  tree type = type_of (t);

	  plain = plain_address (gimple_call_arg (call, ARG_INDEX), type, n);
	  a.offset = lanes_load (&e, &plain, NULL);
	  a.scale = atoi (strchr (t, 's') + 1);
	}
    }

  plain = plain_address (gimple_call_arg (call, ARG_OTHER), a.elt, n);
  if (store)
    {
      v = lanes_load (&e, &plain, NULL);
      lanes_store (&e, &a, v, &mask);
    }
  else
    {
      v = lanes_load (&e, &a, &mask);
      lanes_store (&e, &plain, v, NULL);
    }
  if (dump_file)
    fprintf (dump_file, "class %d\n",
	     lanes_access_class (&a, store, mask.kind != lanes_mask::ALL));
  gsi_insert_seq_before (gsi, e.seq, GSI_SAME_STMT);
  unlink_stmt_vdef (call);
  gsi_remove (gsi, true);
  release_defs (call);
}

static const pass_data test_pass_data = { SIMPLE_IPA_PASS, "ripple_memory",
					  OPTGROUP_VEC, TV_NONE, PROP_ssa, 0,
					  0, 0, 0 };

struct test_pass : simple_ipa_opt_pass
{
  test_pass (gcc::context *c) : simple_ipa_opt_pass (test_pass_data, c) {}
  unsigned int execute (function *) final override;
};

unsigned int
test_pass::execute (function *)
{
  cgraph_node *node;

  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    {
      function *f = node->get_fun ();
      basic_block bb;
      bool any = false;

      push_cfun (f);
      FOR_EACH_BB_FN (bb, f)
	for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);)
	  {
	    gcall *c = dyn_cast<gcall *> (gsi_stmt (gsi));
	    tree d = c ? gimple_call_fndecl (c) : NULL_TREE;
	    const char *name = d ? IDENTIFIER_POINTER (DECL_NAME (d)) : "";

	    if (startswith (name, "M_"))
	      {
		replace (&gsi, c, name);
		any = true;
	      }
	    else
	      gsi_next (&gsi);
	  }
      if (any)
	{
	  lanes_free_all ();
	  lanes_expand_branches ();
	  mark_virtual_operands_for_renaming (f);
	  update_ssa (TODO_update_ssa);
	  verify_gimple_in_cfg (f, true);
	  cgraph_edge::rebuild_edges ();
	  if (dump_file)
	    dump_function_to_file (node->decl, dump_file, dump_flags);
	}
      pop_cfun ();
    }
  return 0;
}

static bool
always (void)
{
  return true;
}

extern "C" __attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *info, plugin_gcc_version *)
{
  ripple_register_target ();
  ripple_register_pass (info->base_name, new test_pass (g), "build_ssa_passes",
			PASS_POS_INSERT_AFTER, false);
  ripple_register_late_passes (info->base_name, always);
  return 0;
}
