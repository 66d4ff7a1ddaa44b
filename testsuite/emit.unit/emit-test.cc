/* Test plugin for plugin/emit: replaces calls of functions whose names say
   what to emit by that.

   INPUT	T_add_i8_n37 (a, b, m, out)
   OUTPUT	loads of 37 signed chars at a and b as lanes, lanes_binary,
		stores at out

   Name: T_ OP {_ word} _n N, words being element types (i8 … u64, f32, f64,
   b for masks) or numbers; m points to mask bytes or counts.  Vectors are
   loaded and stored whole, so buffers must be long enough.  emit-ref.c
   computes the same with scalars.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/lanes.h"
#include "emit/value/parts.h"
#include "late/late.h"
#include "target/target.h"

extern "C"
{
  __attribute__ ((visibility ("default"))) int plugin_is_GPL_compatible;
}

struct test
{
  emitter e;
  char *word[8];
  unsigned words;
  unsigned n;
  tree a, b, m, out;
};

static tree
parse_type (const char *w)
{
  unsigned bits = atoi (w + 1);

  if (w[0] == 'b')
    return boolean_type_node;
  if (w[0] == 'f')
    return bits == 32 ? float_type_node : double_type_node;
  return integer_element (bits, w[0] == 'u');
}

static tree
word_type (test *t, unsigned i)
{
  return parse_type (t->word[i]);
}

static tree
memory (test *t, tree type, tree base, unsigned off_bytes)
{
  tree at = build_aligned_type (type, BITS_PER_UNIT);

  return build2 (MEM_REF, at, base, build_int_cst (ptr_type_node, off_bytes));
}

static lanes *
load_n (test *t, tree elt, tree base, unsigned n)
{
  bool is_mask = TREE_CODE (elt) == BOOLEAN_TYPE;
  tree num = is_mask ? unsigned_intQI_type_node : elt;
  lanes *r = lanes_new (num, 1, n);
  tree type = lanes_part_type (num, r->es, n);

  for (unsigned i = 0; i < r->nparts; i++)
    {
      gassign *g;

      r->part[i] = make_ssa_name (type);
      g = gimple_build_assign (r->part[i],
			       memory (t, type, base, i * r->width * r->es));
      gimple_seq_add_stmt (&t->e.seq, g);
    }
  return is_mask ? lanes_convert (&t->e, r, boolean_type_node) : r;
}

static lanes *
load (test *t, tree elt, tree base)
{
  return load_n (t, elt, base, t->n);
}

static tree
load_scalar (test *t, tree type, tree base)
{
  tree r = make_ssa_name (type);

  gimple_seq_add_stmt (&t->e.seq,
		       gimple_build_assign (r, memory (t, type, base, 0)));
  return r;
}

static void
store (test *t, lanes *a)
{
  if (TREE_CODE (a->elt) == BOOLEAN_TYPE)
    a = lanes_convert (&t->e, a, unsigned_intQI_type_node);
  for (unsigned i = 0; i < a->nparts; i++)
    gimple_seq_add_stmt (&t->e.seq,
			 gimple_build_assign
			 (memory (t, TREE_TYPE (a->part[i]), t->out,
				  i * a->width * a->es), a->part[i]));
}

static void
store_scalar (test *t, tree x)
{
  if (TREE_CODE (TREE_TYPE (x)) == BOOLEAN_TYPE)
    x = gimple_convert (&t->e.seq, t->e.loc, unsigned_intQI_type_node, x);
  gimple_seq_add_stmt (&t->e.seq,
		       gimple_build_assign (memory (t, TREE_TYPE (x), t->out,
						    0), x));
}

struct code_name
{
  const char *name;
  enum tree_code code;
};

static const code_name binary_codes[] =
{
  { "add", PLUS_EXPR }, { "sub", MINUS_EXPR }, { "mul", MULT_EXPR },
  { "min", MIN_EXPR }, { "max", MAX_EXPR }, { "and", BIT_AND_EXPR },
  { "or", BIT_IOR_EXPR }, { "xor", BIT_XOR_EXPR }, { "shl", LSHIFT_EXPR },
  { "shr", RSHIFT_EXPR }, { "rdiv", RDIV_EXPR }, { "div", TRUNC_DIV_EXPR },
  { "mod", TRUNC_MOD_EXPR }, { "fdiv", FLOOR_DIV_EXPR },
  { "fmod", FLOOR_MOD_EXPR }, { "cdiv", CEIL_DIV_EXPR },
  { "cmod", CEIL_MOD_EXPR }, { "high", MULT_HIGHPART_EXPR }
};

static const code_name unary_codes[] =
{
  { "neg", NEGATE_EXPR }, { "not", BIT_NOT_EXPR }, { "abs", ABS_EXPR }
};

static const code_name compare_codes[] =
{
  { "lt", LT_EXPR }, { "le", LE_EXPR }, { "gt", GT_EXPR }, { "ge", GE_EXPR },
  { "eq", EQ_EXPR }, { "ne", NE_EXPR }, { "unord", UNORDERED_EXPR },
  { "ord", ORDERED_EXPR }, { "unlt", UNLT_EXPR }, { "unle", UNLE_EXPR },
  { "ungt", UNGT_EXPR }, { "unge", UNGE_EXPR }, { "uneq", UNEQ_EXPR },
  { "ltgt", LTGT_EXPR }
};

static bool
find_code (const code_name *table, unsigned count, const char *name,
	   enum tree_code *code)
{
  for (unsigned i = 0; i < count; i++)
    if (!strcmp (table[i].name, name))
      {
	*code = table[i].code;
	return true;
      }
  return false;
}

/* Lane K of the maps that the permutation tests use; the source has N lanes
   (2 N for a pair).  */

static int
map_lane (const char *kind, unsigned n, unsigned k)
{
  unsigned root = 1;

  while (root * root < n)
    root++;
  if (!strcmp (kind, "rev"))
    return n - 1 - k;
  if (!strcmp (kind, "rot"))
    return (k + 3) % n;
  if (!strcmp (kind, "gen"))
    return (k * 7 + 5) % n;
  if (!strcmp (kind, "ev"))
    return 2 * k % n;
  if (!strcmp (kind, "tr"))
    return (k % root * root + k / root) % n;
  if (!strcmp (kind, "rnd"))
    return (k * k * 31 + k * 17 + 3) % 8191 % n;
  if (!strcmp (kind, "sp"))
    return n / 2;
  if (!strcmp (kind, "bc"))
    return k % ((n + 3) / 4);
  if (!strcmp (kind, "row"))
    return k / 4;
  if (!strcmp (kind, "up"))
    return k / 2;
  if (!strcmp (kind, "dn"))
    return 2 * k;
  if (!strcmp (kind, "any"))
    return k % 3 ? (int) ((k + 1) % n) : (int) LANE_ANY;
  if (!strcmp (kind, "zip"))
    return k & 1 ? n + k / 2 : k / 2;
  if (!strcmp (kind, "uzp"))
    return (2 * k + 1) % (2 * n);
  gcc_assert (!strcmp (kind, "mix"));
  return k * 13 % (2 * n);
}

static bool
permutation (test *t, const char *op)
{
  struct lanemap map;
  bool pair_p = !strcmp (op, "pair");
  const char *kind = t->word[1];
  tree elt;
  lanes *a;
  unsigned n = t->n;

  if (!pair_p && strcmp (op, "perm"))
    return false;
  elt = word_type (t, 2);
  a = load (t, elt, t->a);
  if (!strcmp (kind, "up"))
    n *= 2;
  if (!strcmp (kind, "dn"))
    n = (n + 1) / 2;
  lanemap_init (&map, pair_p ? 2 * t->n : t->n, n);
  for (unsigned k = 0; k < n; k++)
    map.from[k] = map_lane (kind, t->n, k);
  store (t, pair_p ? lanes_permute_pair (&t->e, a, load (t, elt, t->b), &map)
		   : lanes_permute (&t->e, a, &map));
  lanemap_clear (&map);
  return true;
}

/* T_red_OP_TYPE_mK_dD_XxYxZ_nN.  */

static bool
reduction (test *t)
{
  static const char *const names[] =
    { "add", "mul", "min", "max", "and", "or", "xor", "minimum", "maximum" };
  struct shape s = shape_scalar ();
  unsigned op = 0, d = 0;
  tree scalar;
  lanes *r;

  if (strcmp (t->word[0], "red"))
    return false;
  while (strcmp (names[op], t->word[1]))
    op++;
  for (const char *p = t->word[5]; p; p = strchr (p, 'x'), p += p != NULL)
    s.dim[d++].fixed = atoi (p);
  r = lanes_reduce (&t->e, (enum reduce_op) op,
		    load (t, word_type (t, 2), t->a), &s,
		    atoi (t->word[4] + 1),
		    t->word[3][1] == '1'
		    ? load (t, boolean_type_node, t->m) : NULL, &scalar);
  if (r)
    store (t, r);
  else
    store_scalar (t, scalar);
  return true;
}

/* Division by constants: T_divc_TYPE_C_nN.  */

static bool
constant_division (test *t)
{
  bool mod_p = !strcmp (t->word[0], "modc");
  tree elt;
  lanes *a, *b;

  if (!mod_p && strcmp (t->word[0], "divc"))
    return false;
  elt = word_type (t, 1);
  a = load (t, elt, t->a);
  b = lanes_splat (&t->e, elt, 1, t->n,
		   build_int_cst (elt, atoi (t->word[2])));
  store (t, lanes_binary (&t->e, mod_p ? TRUNC_MOD_EXPR : TRUNC_DIV_EXPR, a,
			  b, NULL));
  return true;
}

/* T_series_TYPE_nN: n lanes as 4 x n/4, base *b, strides 3 and *m.  */

static void
series (test *t)
{
  struct shape s = shape_1d (0, 4, false);
  tree stride[SHAPE_RANK] = { NULL_TREE }, elt = word_type (t, 1);

  s.dim[2].fixed = t->n / 4;
  stride[0] = build_int_cst (integer_type_node, 3);
  stride[2] = load_scalar (t, unsigned_intDI_type_node, t->m);
  store (t, lanes_series (&t->e, elt, &s,
			  load_scalar (t, intDI_type_node, t->b), stride));
}

/* What must be constant: checked here, not by the driver.  */

static void
constants (test *t)
{
  struct shape s = shape_1d (0, t->n, false);
  tree stride[SHAPE_RANK] = { integer_one_node }, elt = word_type (t, 1);
  lanes *a = lanes_series (&t->e, elt, &s, integer_zero_node, stride), *b, *m;

  gcc_assert (lanes_constant_p (a));
  b = lanes_splat (&t->e, elt, 1, t->n, build_int_cst (elt, 2));
  m = lanes_compare (&t->e, LT_EXPR, a, b);
  gcc_assert (lanes_constant_p (m));
  gcc_assert (lanes_constant_p (lanes_mask_resize (&t->e, m, 8)));
  a = lanes_binary (&t->e, TRUNC_DIV_EXPR, a, b, NULL);
  gcc_assert (lanes_constant_p (a));
  a = lanes_binary (&t->e, PLUS_EXPR, a, b, NULL);
  a = lanes_convert (&t->e, a, float_type_node);
  a = lanes_convert (&t->e, a, elt);
  gcc_assert (lanes_constant_p (a));
  gcc_assert (t->e.seq == NULL);
  store (t, a);
}

static void
scalars (test *t)
{
  lanes *a = load (t, word_type (t, 1), t->a);
  auto_vec<tree> value;

  for (unsigned k = 0; k < t->n; k++)
    value.safe_push (lanes_extract (&t->e, a, k));
  store (t, lanes_from_scalars (&t->e, a->elt, t->n, value.address ()));
}

static void
emit (test *t)
{
  const char *op = t->word[0];
  emitter *e = &t->e;
  enum tree_code code;
  tree elt = NULL_TREE;
  lanes *a = NULL, *b;

  if (permutation (t, op) || reduction (t) || constant_division (t))
    return;
  if (find_code (binary_codes, ARRAY_SIZE (binary_codes), op, &code))
    {
      elt = word_type (t, 1);
      a = load (t, elt, t->a);
      b = load (t, elt, t->b);
      store (t, lanes_binary (e, code, a, b,
			      t->words > 2
			      ? load (t, boolean_type_node, t->m) : NULL));
    }
  else if (find_code (unary_codes, ARRAY_SIZE (unary_codes), op, &code))
    store (t, lanes_unary (e, code, load (t, word_type (t, 1), t->a)));
  else if (find_code (compare_codes, ARRAY_SIZE (compare_codes), op, &code))
    {
      elt = word_type (t, 1);
      a = load (t, elt, t->a);
      store (t, lanes_compare (e, code, a, load (t, elt, t->b)));
    }
  else if (!strcmp (op, "convert"))
    store (t, lanes_convert (e, load (t, word_type (t, 1), t->a),
			     word_type (t, 2)));
  else if (!strcmp (op, "select"))
    {
      elt = word_type (t, 1);
      a = load (t, elt, t->a);
      store (t, lanes_select (e, load (t, boolean_type_node, t->m), a,
			      load (t, elt, t->b)));
    }
  else if (!strcmp (op, "resize"))
    {
      a = lanes_mask_resize (e, load (t, boolean_type_node, t->m),
			     atoi (t->word[1]));
      store (t, lanes_mask_resize (e, a, atoi (t->word[2])));
    }
  else if (!strcmp (op, "any") || !strcmp (op, "all"))
    {
      a = load (t, word_type (t, 1), t->a);
      a = lanes_compare (e, LT_EXPR, a, load (t, a->elt, t->b));
      store_scalar (t, op[1] == 'n' ? lanes_any (e, a) : lanes_all (e, a));
    }
  else if (!strcmp (op, "prefix"))
    store (t, lanes_prefix (e, load_scalar (t, word_type (t, 1), t->m), 0,
			    t->n, atoi (t->word[2]), t->n));
  else if (!strcmp (op, "splat"))
    {
      elt = word_type (t, 1);
      tree num = TREE_CODE (elt) == BOOLEAN_TYPE ? unsigned_intQI_type_node
						 : elt;
      a = lanes_splat (e, elt, 4, t->n, load_scalar (t, num, t->a));
      store (t, a);
    }
  else if (!strcmp (op, "series"))
    series (t);
  else if (!strcmp (op, "const"))
    constants (t);
  else if (!strcmp (op, "scalars"))
    scalars (t);
  else
    error ("unknown test %qs", op);
}

static void
replace (gimple_stmt_iterator *gsi, gcall *call, const char *name)
{
  char *copy = xstrdup (name + 2), *w;
  test t;

  memset (&t, 0, sizeof t);
  t.e.loc = gimple_location (call);
  for (w = strtok (copy, "_"); w; w = strtok (NULL, "_"))
    if (w[0] == 'n' && ISDIGIT (w[1]))
      t.n = atoi (w + 1);
    else
      t.word[t.words++] = w;
  t.a = gimple_call_arg (call, 0);
  t.b = gimple_call_arg (call, 1);
  t.m = gimple_call_arg (call, 2);
  t.out = gimple_call_arg (call, 3);
  emit (&t);
  free (copy);
  gsi_insert_seq_before (gsi, t.e.seq, GSI_SAME_STMT);
  unlink_stmt_vdef (call);
  gsi_remove (gsi, true);
  release_defs (call);
}

static void
replace_calls (function *f)
{
  basic_block bb;
  bool any = false;

  FOR_EACH_BB_FN (bb, f)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);)
      {
	gcall *c = dyn_cast<gcall *> (gsi_stmt (gsi));
	tree d = c ? gimple_call_fndecl (c) : NULL_TREE;

	if (d && DECL_NAME (d)
	    && startswith (IDENTIFIER_POINTER (DECL_NAME (d)), "T_"))
	  {
	    replace (&gsi, c, IDENTIFIER_POINTER (DECL_NAME (d)));
	    any = true;
	  }
	else
	  gsi_next (&gsi);
      }
  lanes_free_all ();
  if (!any)
    return;
  mark_virtual_operands_for_renaming (f);
  update_ssa (TODO_update_ssa_only_virtuals);
  verify_gimple_in_cfg (f, true);
  cgraph_edge::rebuild_edges ();
}

static const pass_data emit_test_data =
{
  SIMPLE_IPA_PASS, "emittest", OPTGROUP_VEC, TV_NONE, PROP_ssa, 0, 0, 0, 0
};

struct emit_test : simple_ipa_opt_pass
{
  emit_test (gcc::context *c) : simple_ipa_opt_pass (emit_test_data, c) {}
  unsigned
  execute (function *) final override
  {
    cgraph_node *n;

    FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (n)
      {
	push_cfun (n->get_fun ());
	replace_calls (cfun);
	pop_cfun ();
      }
    return 0;
  }
};

static bool
always (void)
{
  return true;
}

extern "C" __attribute__ ((visibility ("default"))) int
plugin_init (plugin_name_args *info, plugin_gcc_version *version)
{
  if (!plugin_default_version_check (version, &gcc_version))
    return 1;
  ripple_register_target ();
  ripple_register_pass (info->base_name, new emit_test (g), "build_ssa_passes",
			PASS_POS_INSERT_AFTER, false);
  ripple_register_late_passes (info->base_name, always);
  return 0;
}
