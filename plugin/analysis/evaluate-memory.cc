/* The memory of evaluate.cc.

   Objects lie one behind the other in an address space of our own, with a gap
   between them, those with static storage below the local ones.  A pointer
   is an INTEGER_CST of its type, so that GCC's folding does all arithmetic on
   pointers, and bytes hold them like anything else.  An object knows of each
   of its bytes whether it holds something.

   Local objects are a stack: leaving a function takes its objects away.  Those
   with static storage get their contents when they are first read, and
   cannot be written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "report/report.h"
#include "analysis/evaluate-private.h"

enum
{
  GAP = 64,			/* Objects do not touch.  */
  STATIC_BASE = 0x1000,
  LOCAL_BASE = 0x40000000,
  MAX_BYTES = 1 << 26		/* Of all local, all static objects.  */
};

struct object
{
  uint64_t address, size;
  tree decl;			/* Null: local.  */
  bool filled;			/* Its initializer was stored.  */
  unsigned char *bytes, *known;	/* KNOWN: per byte; null until needed.  */
};

static vec<object> statics, locals;
static hash_map<tree, uint64_t> *static_addresses;

static void
truncate_objects (vec<object> *list, unsigned length)
{
  for (unsigned i = length; i < list->length (); i++)
    {
      free ((*list)[i].bytes);
      free ((*list)[i].known);
    }
  list->truncate (length);
}

void
memory_forget (void)
{
  truncate_objects (&statics, 0);
  truncate_objects (&locals, 0);
  delete static_addresses;
  static_addresses = NULL;
}

uint64_t
memory_mark (void)
{
  return locals.length ();
}

void
memory_release (uint64_t mark)
{
  truncate_objects (&locals, mark);
}

/* Append an object to LIST, whose first address is BASE.  Its address, or 0 if
   there is no room.  */

static uint64_t
append_object (vec<object> *list, uint64_t base, uint64_t size, tree decl)
{
  object o = { base, size, decl, false, NULL, NULL };

  if (!list->is_empty ())
    o.address = ROUND_UP (list->last ().address + list->last ().size + GAP,
			  GAP);
  if (size > MAX_BYTES || o.address + size > base + MAX_BYTES)
    return 0;
  list->safe_push (o);
  return o.address;
}

uint64_t
memory_new (uint64_t size)
{
  uint64_t address = append_object (&locals, LOCAL_BASE, size, NULL_TREE);

  if (!address)
    evaluation_fails (RMK_EVAL_MEMORY);
  return address;
}

uint64_t
memory_static (tree decl)
{
  uint64_t size = 1, address;

  if (!static_addresses)
    static_addresses = new hash_map<tree, uint64_t>;
  if (uint64_t *known = static_addresses->get (decl))
    return *known;
  if (TREE_CODE (decl) != FUNCTION_DECL
      && !memory_size (TREE_TYPE (decl), &size))
    return 0;
  address = append_object (&statics, STATIC_BASE, size, decl);
  if (!address)
    evaluation_fails (RMK_EVAL_MEMORY);
  static_addresses->put (decl, address);
  return address;
}

tree
memory_function (uint64_t address)
{
  for (unsigned i = 0; i < statics.length (); i++)
    if (statics[i].address == address && statics[i].decl
	&& TREE_CODE (statics[i].decl) == FUNCTION_DECL)
      return statics[i].decl;
  return NULL_TREE;
}

bool
memory_size (tree type, uint64_t *size)
{
  tree s = TYPE_SIZE_UNIT (type);

  if (!s || !tree_fits_uhwi_p (s))
    return evaluation_fails (RMK_EVAL_STATEMENT);
  *size = tree_to_uhwi (s);
  return true;
}

static void
make_bytes (object *o)
{
  if (!o->bytes)
    {
      o->bytes = XCNEWVEC (unsigned char, o->size);
      o->known = XCNEWVEC (unsigned char, o->size);
    }
}

/* Give the static object O the contents that its initializer says.  */

static bool
fill_object (object *o)
{
  tree decl = o->decl, init = decl;
  uint64_t address = o->address, size = o->size;

  if (o->filled)
    return true;
  if (TREE_CODE (decl) == FUNCTION_DECL)
    return evaluation_fails (RMK_EVAL_ADDRESS);
  if (VAR_P (decl) || TREE_CODE (decl) == CONST_DECL)
    {
      if (TREE_THIS_VOLATILE (decl)
	  || (VAR_P (decl) && !TREE_READONLY (decl)
	      && !DECL_IN_CONSTANT_POOL (decl)))
	init = error_mark_node;
      else
	init = ctor_for_folding (decl);
      if (init == error_mark_node)
	return evaluation_fails (RMK_EVAL_GLOBAL, decl);
    }
  make_bytes (o);
  o->filled = true;
  memset (o->known, 1, size);
  /* What follows may make objects, so that O goes elsewhere.  */
  return !init || memory_initialize (address, TREE_TYPE (decl), init);
}

/* The SIZE bytes at ADDRESS, all in *O, at *OFFSET in it; WRITE: they are to
   be changed.  */

static bool
find_object (uint64_t address, uint64_t size, bool write, object **o,
	     uint64_t *offset)
{
  vec<object> *list = address >= LOCAL_BASE ? &locals : &statics;

  for (unsigned i = list->length (); i-- > 0;)
    if ((*list)[i].address <= address)
      {
	*o = &(*list)[i];
	*offset = address - (*o)->address;
	if (size > (*o)->size || *offset > (*o)->size - size)
	  break;
	if (write && (*o)->decl)
	  return evaluation_fails (RMK_EVAL_WRITE, (*o)->decl);
	if ((*o)->decl)
	  {
	    if (!fill_object (*o))
	      return false;
	    *o = &(*list)[i];
	  }
	make_bytes (*o);
	return true;
      }
  return evaluation_fails (RMK_EVAL_ADDRESS);
}

/* Bit-fields are taken out of and put into the bytes that they share, from the
   lowest bit on.  */

static tree
load_bits (const memory_place *p, const unsigned char *bytes)
{
  unsigned HOST_WIDE_INT x = 0;

  for (unsigned i = 0; i < p->bits; i++)
    x |= (unsigned HOST_WIDE_INT) (bytes[(p->bit + i) / 8]
				   >> (p->bit + i) % 8 & 1) << i;
  wide_int w = wide_int::from (wi::uhwi (x, p->bits),
			       TYPE_PRECISION (p->type),
			       TYPE_SIGN (p->type));
  return wide_int_to_tree (p->type, w);
}

static void
store_bits (const memory_place *p, unsigned char *bytes, tree value)
{
  wide_int w = wi::to_wide (value);

  for (unsigned i = 0; i < p->bits; i++)
    {
      unsigned at = (p->bit + i) / 8, one = 1u << (p->bit + i) % 8;
      bool on = i < w.get_precision () && wi::extract_uhwi (w, i, 1);

      bytes[at] = on ? bytes[at] | one : bytes[at] & ~one;
    }
}

/* The bytes that the bits of P are in.  */

static unsigned
place_bytes (const memory_place *p)
{
  return CEIL (p->bit + p->bits, 8);
}

static bool
place_supported_p (const memory_place *p)
{
  if (!p->bit_field)
    return true;
  if (BYTES_BIG_ENDIAN || p->bits > HOST_BITS_PER_WIDE_INT
      || !INTEGRAL_TYPE_P (p->type))
    return evaluation_fails (RMK_EVAL_STATEMENT);
  return true;
}

tree
memory_load (const memory_place *p)
{
  uint64_t offset;
  unsigned size = place_bytes (p);
  object *o;
  tree r;

  if (!place_supported_p (p)
      || !find_object (p->address, size, false, &o, &offset))
    return NULL_TREE;
  for (unsigned i = 0; i < size; i++)
    if (!o->known[offset + i])
      return evaluation_fails (RMK_EVAL_UNINITIALIZED);
  if (p->bit_field)
    return load_bits (p, o->bytes + offset);
  r = native_interpret_expr (p->type, o->bytes + offset, size);
  return r ? r : evaluation_fails (RMK_EVAL_STATEMENT);
}

/* True if VALUE was written to BYTES.  */

static bool
encode (tree value, unsigned char *bytes, unsigned size)
{
  return (native_encode_expr (value, bytes, size) > 0
	  || evaluation_fails (RMK_EVAL_STATEMENT) != NULL_TREE);
}

/* Store VALUE at P in O's BYTES and note that they are KNOWN.  */

static bool
store_at (const memory_place *p, unsigned char *bytes, unsigned char *known,
	  tree value)
{
  memset (known, 1, place_bytes (p));
  if (!p->bit_field)
    return encode (value, bytes, place_bytes (p));
  store_bits (p, bytes, value);
  return true;
}

bool
memory_store (const memory_place *p, tree value)
{
  uint64_t offset;
  object *o;

  return place_supported_p (p)
	 && find_object (p->address, place_bytes (p), true, &o, &offset)
	 && store_at (p, o->bytes + offset, o->known + offset, value);
}

bool
memory_copy (uint64_t to, uint64_t from, uint64_t size)
{
  object *a, *b;
  uint64_t at, bt;

  if (size == 0)
    return true;
  if (!find_object (from, size, false, &b, &bt)
      || !find_object (to, size, true, &a, &at))
    return false;
  memmove (a->bytes + at, b->bytes + bt, size);
  memmove (a->known + at, b->known + bt, size);
  return true;
}

bool
memory_set (uint64_t to, int byte, uint64_t size)
{
  object *o;
  uint64_t at;

  if (size == 0)
    return true;
  if (!find_object (to, size, true, &o, &at))
    return false;
  memset (o->bytes + at, byte, size);
  memset (o->known + at, byte >= 0, size);
  return true;
}

/* Initializers.  */

/* The value of INIT, an initializer of a scalar: a constant or an address.  */

static tree
initial_value (tree init)
{
  tree base, value;
  poly_int64 offset = 0;
  HOST_WIDE_INT off;

  if (CONSTANT_CLASS_P (init))
    return init;
  if (CONVERT_EXPR_P (init))
    {
      value = initial_value (TREE_OPERAND (init, 0));
      return value ? fold_convert (TREE_TYPE (init), value) : NULL_TREE;
    }
  if (TREE_CODE (init) == POINTER_PLUS_EXPR)
    {
      value = initial_value (TREE_OPERAND (init, 0));
      if (!value || TREE_CODE (TREE_OPERAND (init, 1)) != INTEGER_CST)
	return evaluation_fails (RMK_EVAL_STATEMENT);
      return wide_int_to_tree (TREE_TYPE (init),
			       wi::to_wide (value)
			       + wi::to_wide (TREE_OPERAND (init, 1)));
    }
  if (TREE_CODE (init) != ADDR_EXPR)
    return evaluation_fails (RMK_EVAL_STATEMENT);
  base = get_addr_base_and_unit_offset (TREE_OPERAND (init, 0), &offset);
  if (!base || !offset.is_constant (&off)
      || !(DECL_P (base) || CONSTANT_CLASS_P (base)))
    return evaluation_fails (RMK_EVAL_STATEMENT);
  uint64_t address = memory_static (base);
  return address ? build_int_cst (TREE_TYPE (init), address + off) : NULL_TREE;
}

/* The part of OBJECT at OFFSET that KEY, of a constructor for TYPE, names,
   or element I if it is null.  */

static bool
constructor_place (tree type, tree key, unsigned i, uint64_t address,
		   memory_place *p)
{
  uint64_t size;

  p->bit = 0;
  p->bit_field = false;
  if (RECORD_OR_UNION_TYPE_P (type))
    {
      if (!key || !tree_fits_uhwi_p (bit_position (key))
	  || !DECL_SIZE (key) || !tree_fits_uhwi_p (DECL_SIZE (key)))
	return evaluation_fails (RMK_EVAL_STATEMENT);
      uint64_t bit = tree_to_uhwi (bit_position (key));
      p->type = TREE_TYPE (key);
      p->address = address + bit / 8;
      p->bit = bit % 8;
      p->bits = tree_to_uhwi (DECL_SIZE (key));
      p->bit_field = DECL_BIT_FIELD (key);
      return true;
    }
  p->type = TREE_TYPE (type);
  if (!memory_size (p->type, &size))
    return false;
  uint64_t index = i;
  if (key && TREE_CODE (key) == INTEGER_CST)
    {
      tree domain = TYPE_DOMAIN (type);
      tree low = domain ? TYPE_MIN_VALUE (domain) : NULL_TREE;

      index = wi::to_wide (key).to_uhwi ();
      if (low && TREE_CODE (low) == INTEGER_CST)
	index -= wi::to_wide (low).to_uhwi ();
    }
  p->address = address + index * size;
  p->bits = size * 8;
  return true;
}

/* Store VALUE at P, also in objects with static storage, which are being made
   then.  */

static bool
initialize_place (const memory_place *p, tree value)
{
  if (AGGREGATE_TYPE_P (p->type) || TREE_CODE (p->type) == VECTOR_TYPE)
    return memory_initialize (p->address, p->type, value);
  value = initial_value (value);
  if (!value || !place_supported_p (p))
    return false;
  object *o;
  uint64_t offset;
  return find_object (p->address, place_bytes (p), false, &o, &offset)
	 && store_at (p, o->bytes + offset, o->known + offset, value);
}

bool
memory_initialize (uint64_t address, tree type, tree init)
{
  memory_place p;
  uint64_t size;
  unsigned i;
  tree key, value;

  if (!memory_size (type, &size))
    return false;
  if (TREE_CODE (init) == STRING_CST)
    {
      object *o;
      uint64_t offset;
      unsigned length = MIN (size, (uint64_t) TREE_STRING_LENGTH (init));

      if (!find_object (address, size, false, &o, &offset))
	return false;
      memcpy (o->bytes + offset, TREE_STRING_POINTER (init), length);
      return true;
    }
  if (TREE_CODE (init) != CONSTRUCTOR)
    {
      p.address = address;
      p.bit = 0;
      p.bits = size * 8;
      p.type = type;
      p.bit_field = false;
      if (AGGREGATE_TYPE_P (type))
	return evaluation_fails (RMK_EVAL_STATEMENT);
      value = initial_value (init);
      if (!value)
	return false;
      object *o;
      uint64_t offset;
      return find_object (address, size, false, &o, &offset)
	     && store_at (&p, o->bytes + offset, o->known + offset, value);
    }
  FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (init), i, key, value)
    {
      tree last = key;
      if (key && TREE_CODE (key) == RANGE_EXPR)
	{
	  last = TREE_OPERAND (key, 1);
	  key = TREE_OPERAND (key, 0);
	}
      for (;;)
	{
	  if (!constructor_place (type, key, i, address, &p)
	      || !initialize_place (&p, value))
	    return false;
	  if (key == last || tree_int_cst_equal (key, last))
	    break;
	  key = int_const_binop (PLUS_EXPR, key, build_one_cst
						   (TREE_TYPE (key)));
	}
    }
  return true;
}
