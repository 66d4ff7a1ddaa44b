/* Elements of the lanes of a block of two dimensions, in memory: rows one
   behind the other.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_ROOM_H
#define RIPPLE_ROOM_H

/* A variable of cfun, called NAME in dumps, for so many elements of TYPE.  */
extern tree make_room_variable (tree type, unsigned HOST_WIDE_INT lanes,
				const char *name);
/* Append to SEQ what gives the position of each lane of the block HANDLE in
   dimension DIM.  */
extern tree lane_number (gimple_seq *seq, tree handle, unsigned dim);
/* Append to SEQ what computes the place of element (ROW, COL), of TYPE, in the
   room that the pointer ROOM has the address of, with COLS columns.  */
extern tree room_place (gimple_seq *seq, tree room, tree type, tree row,
			tree col, unsigned HOST_WIDE_INT cols);

#endif
