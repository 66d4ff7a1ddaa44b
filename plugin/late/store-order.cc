/* Stores of neighbours stay in the order of their addresses.

   INPUT	vmovaps ymm0, 32[rdx];  vmovaps ymm1, 64[rdx]
		vmovaps ymm2, [rdx];  vmovaps ymm3, 96[rdx]

   what GCC's scheduler makes, behind the allocation of registers, of stores
   that were in order: as the values are ready.

   OUTPUT	vmovaps ymm2, [rdx];  vmovaps ymm0, 32[rdx]
		vmovaps ymm1, 64[rdx];  vmovaps ymm3, 96[rdx]

   Processors put stores to one line of the cache that follow each other
   together.  Each store of a vector waits for that before it, as if the memory
   were the same; that takes no cycle.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "late/late.h"
#include "rtl.h"
#include "regset.h"
#include "insn-attr.h"
#include "sched-int.h"
#include "target.h"

namespace {

enum { PLACES = 8 };		/* That are remembered at a time.  */

/* The last store of a vector to OFFSET bytes behind BASE.  */

struct last_store
{
  rtx base;
  HOST_WIDE_INT offset;
  rtx_insn *insn;
};

bool (*order_wanted) (void);
void (*other_dependences) (rtx_insn *, rtx_insn *);

/* Let S be what INSN stores; false if that is no vector.  */

bool
find_store (rtx_insn *insn, last_store *s)
{
  rtx set = NONJUMP_INSN_P (insn) ? single_set (insn) : NULL_RTX;
  if (!set || !MEM_P (SET_DEST (set)) || MEM_VOLATILE_P (SET_DEST (set))
      || !VECTOR_MODE_P (GET_MODE (SET_DEST (set))))
    return false;
  s->base = XEXP (SET_DEST (set), 0);
  s->offset = 0;
  s->insn = insn;
  if (GET_CODE (s->base) == PLUS && CONST_INT_P (XEXP (s->base, 1)))
    {
      s->offset = INTVAL (XEXP (s->base, 1));
      s->base = XEXP (s->base, 0);
    }
  return true;
}

/* Add what is said above to the dependences of the instructions from HEAD to
   TAIL.  */

void
order_stores (rtx_insn *head, rtx_insn *tail)
{
  last_store last[PLACES] = {};
  unsigned next = 0;
  if (other_dependences)
    other_dependences (head, tail);
  if (!reload_completed || !order_wanted ())
    return;
  for (rtx_insn *insn = head; insn != NEXT_INSN (tail);
       insn = NEXT_INSN (insn))
    {
      last_store s;
      unsigned i = 0;
      if (!find_store (insn, &s))
	continue;
      while (i < PLACES && !(last[i].base && rtx_equal_p (last[i].base,
							  s.base)))
	i++;
      if (i == PLACES)
	i = next++ % PLACES;
      else if (s.offset > last[i].offset)
	add_dependence (insn, last[i].insn, REG_DEP_ANTI);
      last[i] = s;
    }
}

}

void
ripple_order_stores (bool (*wanted) (void))
{
  order_wanted = wanted;
  other_dependences = targetm.sched.dependencies_evaluation_hook;
  targetm.sched.dependencies_evaluation_hook = order_stores;
}
