/* The functions of mathematics on lanes: which function of
   include/ripple/math/ a call of a function of the C library stands for, or
   which library of vector functions has it.

     float __ripplemath_expf (float)	is what expf does on lanes
     float __ripplemath_exact_expf (float)	so with the option math=exact

   Its body is kept for the pass by kept-bodies.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/internal.h"

#define PREFIX "__ripplemath_"
#define EXACT PREFIX "exact_"

enum ripple_math ripple_math = MATH_RIPPLE;

/* True if FNDECL is a function of the C library that not every GCC knows.  */

static bool
unknown_to_gcc_p (tree fndecl)
{
  static const char *const names[]
    = { "sinpi", "sinpif", "cospi", "cospif", "rsqrt", "rsqrtf" };
  if (!TREE_PUBLIC (fndecl) || !DECL_EXTERNAL (fndecl) || flag_no_builtin
      || !DECL_NAME (fndecl))
    return false;
  for (unsigned i = 0; i < ARRAY_SIZE (names); i++)
    if (id_equal (DECL_NAME (fndecl), names[i])
	&& (!DECL_ASSEMBLER_NAME_SET_P (fndecl)
	    || id_equal (DECL_ASSEMBLER_NAME (fndecl), names[i])))
      return true;
  return false;
}

bool
ripple_library_name (tree fndecl, char name[LIBRARY_NAME])
{
  if (fndecl_built_in_p (fndecl, BUILT_IN_NORMAL)
      && DECL_FUNCTION_CODE (fndecl) >= BUILT_IN_COMPLEX_MUL_MIN
      && DECL_FUNCTION_CODE (fndecl) <= BUILT_IN_COMPLEX_DIV_MAX)
    {
      /* __mulsc3, for instance.  */
      strcpy (name, IDENTIFIER_POINTER (DECL_NAME (fndecl)) + strlen ("__"));
      return true;
    }
  if (fndecl_built_in_p (fndecl, BUILT_IN_NORMAL))
    {
      /* BUILT_IN_EXPF, for instance.  */
      const char *code = built_in_names[DECL_FUNCTION_CODE (fndecl)];
      size_t skip = strlen ("BUILT_IN_");
      if (!startswith (code, "BUILT_IN_")
	  || strlen (code + skip) >= LIBRARY_NAME)
	return false;
      for (code += skip; *code; code++)
	*name++ = TOLOWER (*code);
      *name = '\0';
      return true;
    }
  if (!unknown_to_gcc_p (fndecl))
    return false;
  strcpy (name, IDENTIFIER_POINTER (DECL_NAME (fndecl)));
  return true;
}

bool
ripple_vector_library_p (tree fndecl)
{
  static const char sleef[]
    = " acos acosh asin asinh atan atanh cbrt cos cosh cospi erf erfc exp"
      " exp10 exp2 expm1 lgamma log log10 log1p log2 sin sinh sinpi tan tanh"
      " tgamma atan2 fdim fmod hypot nextafter pow remainder ";
  char name[LIBRARY_NAME], word[LIBRARY_NAME + 2];
  if (ripple_math < MATH_LIBMVEC || ripple_math > MATH_SLEEF
      || !ripple_library_name (fndecl, name))
    return false;
  size_t n = strlen (name);
  if (TREE_TYPE (TREE_TYPE (fndecl)) == float_type_node && n > 1)
    name[n - 1] = '\0';
  else if (TREE_TYPE (TREE_TYPE (fndecl)) != double_type_node)
    return false;
  snprintf (word, sizeof word, " %s ", name);
  return strstr (RIPPLE_LIBMVEC, word)
	 || (ripple_math == MATH_SLEEF && strstr (sleef, word));
}

/* True if what A and B take and return is the same.  */

static bool
same_signature_p (tree a, tree b)
{
  if (!types_compatible_p (TREE_TYPE (a), TREE_TYPE (b)))
    return false;
  tree x = TYPE_ARG_TYPES (a), y = TYPE_ARG_TYPES (b);
  for (; x && y; x = TREE_CHAIN (x), y = TREE_CHAIN (y))
    if (!types_compatible_p (TREE_VALUE (x), TREE_VALUE (y)))
      return false;
  return !x && !y;
}

bool
ripple_math_function_p (tree fndecl)
{
  return DECL_NAME (fndecl)
	 && startswith (IDENTIFIER_POINTER (DECL_NAME (fndecl)), PREFIX);
}

const char *
ripple_math_forbidden (tree fndecl)
{
  if (!DECL_NAME (fndecl)
      || !startswith (IDENTIFIER_POINTER (DECL_NAME (fndecl)), EXACT))
    return NULL;
  return flag_unsafe_math_optimizations ? "-funsafe-math-optimizations"
	 : flag_associative_math ? "-fassociative-math"
	 : flag_reciprocal_math ? "-freciprocal-math"
	 : flag_finite_math_only ? "-ffinite-math-only"
	 : !flag_signed_zeros ? "-fno-signed-zeros"
	 : flag_rounding_math ? "-frounding-math"
	 : flag_single_precision_constant ? "-fsingle-precision-constant"
	 : NULL;
}

/* The function that is called ID, or null.  */

static cgraph_node *
function_named (tree id)
{
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
    if (DECL_NAME (node->decl) == id)
      return node;
  return NULL;
}

/* The function for lanes whose name is PREFIX and NAME, if it takes and
   returns what FNDECL does; else null.  */

static cgraph_node *
function_on_lanes (const char *prefix, const char *name, tree fndecl)
{
  char full[LIBRARY_NAME + sizeof EXACT];
  snprintf (full, sizeof full, "%s%s", prefix, name);
  tree id = maybe_get_identifier (full);
  cgraph_node *node = id ? function_named (id) : NULL;
  return node && same_signature_p (TREE_TYPE (node->decl), TREE_TYPE (fndecl))
	 ? node : NULL;
}

tree
ripple_sincos_for (tree fndecl)
{
  if (!fndecl_built_in_p (fndecl, BUILT_IN_NORMAL))
    return NULL_TREE;
  switch (DECL_FUNCTION_CODE (fndecl))
    {
    case BUILT_IN_CEXPIF:
      return builtin_decl_explicit (BUILT_IN_SINCOSF);
    case BUILT_IN_CEXPI:
      return builtin_decl_explicit (BUILT_IN_SINCOS);
    default:
      return NULL_TREE;
    }
}

cgraph_node *
ripple_complex_function (gimple *s)
{
  tree type = is_gimple_assign (s) ? TREE_TYPE (gimple_assign_lhs (s))
				   : NULL_TREE;
  if (!type || TREE_CODE (type) != COMPLEX_TYPE
      || !SCALAR_FLOAT_TYPE_P (TREE_TYPE (type)))
    return NULL;
  int n = TYPE_MODE (type) - MIN_MODE_COMPLEX_FLOAT;
  enum tree_code code = gimple_assign_rhs_code (s);
  if (code != MULT_EXPR && code != RDIV_EXPR)
    return NULL;
  tree fn = builtin_decl_explicit
	      ((enum built_in_function)
	       (n + (code == MULT_EXPR ? BUILT_IN_COMPLEX_MUL_MIN
				       : BUILT_IN_COMPLEX_DIV_MIN)));
  return fn ? ripple_math_function (fn) : NULL;
}

cgraph_node *
ripple_math_function (tree fndecl)
{
  char name[LIBRARY_NAME];
  if (!ripple_library_name (fndecl, name))
    return NULL;
  if (ripple_math == MATH_EXACT)
    if (cgraph_node *node = function_on_lanes (EXACT, name, fndecl))
      return node;
  return function_on_lanes (PREFIX, name, fndecl);
}
