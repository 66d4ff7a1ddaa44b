/* What demanded-bits.cc knows of integers in lanes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_DEMANDED_BITS_H
#define RIPPLE_DEMANDED_BITS_H

struct width_info
{
  /* The values of the lanes that are on, if KNOWN.  */
  bool known;
  HOST_WIDE_INT lo, hi;
  /* Low bits that some use needs.  */
  unsigned demanded;
};

/* ranges.cc: that of NAME.  */
extern width_info &info_of (tree name);
/* Such for the names of cfun, until they are not needed any more.  */
extern void begin_widths (void);
extern void end_widths (void);
/* What follows of ranges may be asked for from here on; no more.  */
extern void compute_ranges (void);
extern void forget_ranges (void);

/* True if STMT is a call that counts bits of an integer, or zeros of one that
   is not 0.  */
extern bool counts_bits_p (gimple *stmt);

/* ranges.cc.  */

/* True if OP is an integer, but no boolean, whose bits are all its value.  */
extern bool integer_p (tree op);
/* The bits of OP's type.  */
extern unsigned bits_of (tree op);
/* True if the N low bits of what CODE makes of integers are a matter of the N
   low bits of these, for each N.  */
extern bool low_bits_code_p (enum tree_code code);
/* Bits that a lane of OP takes now; 0 if it can be made at any width.  */
extern unsigned held_bits (tree op);
/* OP if it is a constant or made from one by at most DEPTH conversions, else
   null.  */
extern tree literal (tree op, int depth = 8);
/* All values of TYPE.  */
extern width_info range_of_type (tree type);
/* True if R is known and TYPE has all its values.  */
extern bool within_type_p (const width_info &r, tree type);
/* What is known of the value of OP.  */
extern width_info range_of (tree op);
/* The least range that has all values of A and B.  */
extern width_info join_ranges (const width_info &a, const width_info &b);
/* The range of the exact result of CALL, of API_DOT_ADD; its type has not been
   looked at.  */
extern width_info range_of_products (gimple *call);
/* The range of the exact result of STMT; its type has not been looked at.  */
extern width_info exact_range (gimple *stmt);

/* demanded-bits.cc: true if REF is an element of an array that has 256 at most
   and no more than its type says: where it is loaded eight bits of the index
   are asked for, and above these it is not known what it is held with.  */
extern bool octet_index_p (tree ref);
/* Bytes of the elements whose comparison makes the mask M; 0 if that is not
   seen in STEPS steps.  */
extern unsigned compared_bytes (tree m, unsigned steps = 10);
/* deinterleaved-values.cc: let those of what STMTS assign that may be so be
   deinterleaved.  Requires the widths in which they are held.  */
extern void choose_lane_order (const vec<gimple *> &stmts);
/* demanded-bits.cc: widths of integers in lanes.  Requires forms.  */
extern void compute_widths (void);

#endif
