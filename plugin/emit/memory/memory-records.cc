/* Stores to fields of records under a mask.

   INPUT	r[lane].x = a, r[lane].y = b, lanes of m
   OUTPUT	where all lanes are on, the fields one after the other; else

		put a and b into arrays A and B on the stack;
		for (word = bits of m; word; word &= word - 1)
		  k = ctz (word), r[k].x = A[k], r[k].y = B[k]

   That is so where the target cannot store vectors under a mask, or takes
   longer for that than for as many lanes, half of them on.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"

bool
loop_over_records_p (const mem_access *x, unsigned count)
{
  enum { COST_MASKED_STORE = 17, COST_LOOP = 10, COST_LANE = 3 };
  HOST_WIDE_INT stride;

  if (!single_stride_p (x, &stride))
    return false;
  if (!x->has_masks)
    return true;
  if (!ripple_masked_store_loses ())
    return false;
  unsigned vectors = CEIL (x->n * absu_hwi (stride),
			   ripple_native_bytes (x->es));
  return (count * vectors * COST_MASKED_STORE
	  > COST_LOOP + x->n * (COST_LANE + count) / 2);
}

bool
begin_all_choice (const mem_access *x)
{
  tree all = lanes_all (x->e, x->given->m);

  if (CONSTANT_CLASS_P (all))
    return false;
  emit_placeholder (x->e, CHOICE_IF, void_type_node, 1, &all);
  return true;
}

bool
lanes_store_fields (emitter *e, const lanes_address *a, lanes **value,
		    unsigned count, const lanes_mask *mask)
{
  mem_access x;
  auto_vec<tree> word, more, buffers;
  lanes_address first = *a;
  unsigned fields = 0, lowest = count;

  if (mask->kind != lanes_mask::LANES || a->offset || a->is_volatile
      || lanes_emulate)
    return false;
  for (unsigned i = count; i-- > 0;)
    if (value[i])
      {
	fields++;
	lowest = i;
      }
  first.start += ((HOST_WIDE_INT) lowest
		  * tree_to_uhwi (TYPE_SIZE_UNIT (a->elt)));
  first.base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			     TREE_TYPE (a->base), a->base,
			     size_int (first.start));
  first.align = (unsigned) least_bit_hwi (MAX (a->align, 1u) | first.start);
  first.start = 0;
  access_init (&x, e, &first, true, mask);
  if (x.single || !loop_over_records_p (&x, fields))
    return false;
  mask_words (&x, &word);
  if (word.is_empty ())
    return false;
  bool whole = slow_masks_p (&x) && begin_all_choice (&x);
  if (whole)
    {
      lanes_address field = *a;

      field.unsure = true;
      for (unsigned i = lowest; i < count; i++)
	if (value[i])
	  {
	    field.start = a->start + (HOST_WIDE_INT) i * x.es;
	    lanes_store (e, &field, value[i], NULL);
	  }
      emit_placeholder (e, CHOICE_ELSE, void_type_node, 0, NULL);
    }
  for (unsigned i = lowest; i < count; i++)
    if (value[i])
      {
	buffers.safe_push (buffer_of_lanes (e, lanes_view (e, value[i],
							   x.elt)));
	if (i == lowest)
	  continue;
	more.safe_push (build_fold_addr_expr (buffers.last ()));
	more.safe_push (size_int ((i - lowest) * x.es));
      }
  emit_lane_loops (&x, buffers[0], word, more);
  for (unsigned i = 0; i < buffers.length (); i++)
    end_buffer (e, buffers[i]);
  if (whole)
    emit_placeholder (e, CHOICE_END, void_type_node, 0, NULL);
  return true;
}
