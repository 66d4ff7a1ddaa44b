/* x86.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_X86_H
#define RIPPLE_X86_H

#include "target.h"

#ifdef TARGET_AVX512F

/* Vectors of 64 bytes.  */
# ifdef TARGET_EVEX512
#  define HAVE_512 (TARGET_AVX512F && TARGET_EVEX512)
# else
#  define HAVE_512 TARGET_AVX512F
# endif

/* MASK as the integer of one bit a lane that instructions of AVX-512 want;
   null means all of WIDTH lanes, of elements of ES bytes.  */
extern tree x86_mask_bits (emitter *e, tree mask, unsigned width, unsigned es);

/* Of ripple_x86_target.  */
extern tree x86_gather (emitter *e, tree vectype, tree base, tree index,
			unsigned scale, tree mask);
extern bool x86_scatter (emitter *e, tree value, tree base, tree index,
			 unsigned scale, tree mask);
extern bool x86_gather_loses (unsigned n, bool loaded);
extern bool x86_loads_again (void);
extern bool x86_masked_store_loses (void);
extern bool x86_crossing_loses (unsigned crossing, unsigned loads,
				unsigned computed);
extern bool x86_halves_by_permutation (unsigned es, unsigned bytes);
extern tree x86_to_bfloat (emitter *e, tree type, tree a, tree b);
extern tree x86_narrow_saturated (emitter *e, tree type, tree v, unsigned n);
extern tree x86_round (emitter *e, unsigned how, tree v);
extern tree x86_math_instruction (emitter *e, enum math_instruction which,
				  tree *arg);
extern tree x86_extremum (emitter *e, enum tree_code code, tree a, tree b);
extern bool x86_extremum_p (gcall *call);
extern enum misfits x86_misfits (tree type, tree to);
extern tree x86_to_unsigned (emitter *e, tree v);
extern tree x86_upper_floats (emitter *e, tree v);
extern bool x86_converts_halves (unsigned lanes);
extern tree x86_convert_half (emitter *e, tree type, tree v);
extern tree x86_compress (emitter *e, tree v, tree mask, bool expand);
extern tree x86_shift_pair (emitter *e, tree a, tree b, unsigned k);
extern tree x86_look_up (emitter *e, tree v, tree index);
extern bool x86_table_way (unsigned es, unsigned bytes, table_form *way);
extern tree x86_table (emitter *e, const table_form *way, tree *v,
		       unsigned count, tree index, tree old);

#endif

#endif
