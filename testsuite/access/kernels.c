/* The ways in which a block can touch memory, for elements of type T in blocks
   of BLOCK lanes: strides, conditions, records, rows, tails.  See access.h.

   Every access is marked: RD (PLACE) or WR (PLACE).  T, BLOCK and ARITHMETIC,
   whether T has arithmetic, come from the command line.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "access.h"
#include <ripple.h>

typedef T element;
typedef struct { element x, y; } two;
typedef struct { element x, y, z; } three;
typedef struct { element x, y, z, w; } four;
typedef struct { element x; char y; } tailed;

#ifdef REFERENCE
# define OBJECT 1
# define RD(place) (*(touched (&(place), sizeof (place), 0), &(place)))
# define WR(place) (*(touched (&(place), sizeof (place), 1), &(place)))
# define FIELD reference
/* The lanes of a block of X lanes, one after the other.  */
# define LANES(b, dim, id, x) for (size_t id = 0; id < (x); id++)
#else
# define OBJECT 0
# define RD(place) (place)
# define WR(place) (place)
# define FIELD ripple
# define LANES(b, dim, id, x) size_t id = ripple_id (b, dim);
const size_t element_bytes = sizeof (element);

void
fill_elements (void *p, size_t count, unsigned seed)
{
  for (size_t i = 0; i < count; i++)
    {
      /* Zeros are frequent: they end strings and rows.  */
      unsigned r = scramble (seed + (unsigned) i);
      ((element *) p)[i] = (element) (long) (r % 5 ? r >> 8 & 63 : 0);
    }
}
#endif

/* Kernel NAME; the rest is its body.  */
#define KERNEL(NAME, ...)						\
  static void								\
  k_##NAME (int n, void *to, const void *from, const signed char *c,	\
	    const int *index)						\
  {									\
    element *a = (element *) to;					\
    const element *b = (const element *) from;				\
    (void) n, (void) a, (void) b, (void) c, (void) index;		\
    __VA_ARGS__								\
  }									\
  __attribute__ ((constructor (200 + __COUNTER__))) static void		\
  register_##NAME (void)						\
  {									\
    struct kernel *k = &kernels[registered[OBJECT]++];			\
    k->name = #NAME;							\
    k->FIELD = k_##NAME;						\
  }

/* An annotated loop over blocks of LANES lanes.  */
#define LOOP_OF(lanes)							\
  ripple_block_t block = ripple_set_block_shape (0, lanes);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)
#define LOOP LOOP_OF (BLOCK)
#define PREDICATED							\
  ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
  _Pragma ("ripple parallel Block(block) Dims(0) Tail(predicate)")	\
  for (int i = 0; i < n; i++)
#define PEELED								\
  ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
  ripple_parallel_peel (block, 0);					\
  for (int i = 0; i < n; i++)

/* Two nested annotated loops, over M rows of W columns.  */
#define TILE(X, Y)							\
  ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
  int m = n / X;							\
  if (m < 1)								\
    return;								\
  if (m > 5)								\
    m = 5;								\
  int w = n / m;							\
  ripple_parallel (block, 1);						\
  for (int y = 0; y < m; y++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int x = 0; x < w; x++)

#define TILE_END }

#define ON(i) (RD (c[i]) > 0)

/* Index of iteration i with stride S; never below 0.  */
#define AT(S) ((S) * i + ((S) < 0 ? -(S) * (n - 1) : 0))

/* Loads and stores with stride S, called NAME.  */
#define STRIDED(NAME, S)						\
  KERNEL (load_##NAME, LOOP WR (a[i]) = RD (b[AT (S)]);)		\
  KERNEL (load_if_##NAME, LOOP if (ON (i)) WR (a[i]) = RD (b[AT (S)]);)	\
  KERNEL (choose_##NAME,						\
	  LOOP WR (a[i]) = ON (i) ? RD (b[AT (S)]) : (element) 0;)	\
  KERNEL (store_##NAME, LOOP WR (a[AT (S)]) = RD (b[i]);)		\
  KERNEL (store_if_##NAME,						\
	  LOOP if (ON (i)) WR (a[AT (S)]) = RD (b[i]);)			\
  KERNEL (ways_##NAME,							\
	  LOOP								\
	    {								\
	      if (ON (i))						\
		WR (a[AT (S)]) = RD (b[i]);				\
	      else if (RD (c[i]) < -1)					\
		WR (a[AT (S)]) = RD (b[i + 1]);				\
	    })

STRIDED (1, 1)
STRIDED (2, 2)
STRIDED (3, 3)
STRIDED (4, 4)
STRIDED (5, 5)
STRIDED (8, 8)
STRIDED (9, 9)
STRIDED (100, 100)
STRIDED (down_1, -1)
STRIDED (down_2, -2)
STRIDED (down_3, -3)

#if ARITHMETIC
# define UPDATED(NAME, S)						\
  KERNEL (update_##NAME,						\
	  LOOP if (ON (i)) WR (a[AT (S)]) += RD (b[i]);)
UPDATED (1, 1)
UPDATED (2, 2)
UPDATED (3, 3)
UPDATED (down_1, -1)
#endif

/* Windows.  */
KERNEL (halves, LOOP WR (a[i]) = RD (b[i / 2]);)
KERNEL (thirds, LOOP WR (a[i]) = RD (b[i / 3]);)
KERNEL (fours, LOOP WR (a[i]) = RD (b[i & ~3]);)
KERNEL (neighbour, LOOP if ((i ^ 1) < n) WR (a[i]) = RD (b[i ^ 1]);)
KERNEL (modulo, LOOP WR (a[i]) = RD (b[i % 5]);)
KERNEL (before, LOOP if (i > 0 && ON (i - 1)) WR (a[i]) = RD (b[i - 1]);)
KERNEL (stencil,
	LOOP if (i > 0 && i < n - 1)
	  WR (a[i]) = (RD (b[i - 1]) > RD (b[i + 1])
		       ? RD (b[i - 1]) : RD (b[i + 1]));)

/* An address for each lane.  */
KERNEL (gather, LOOP WR (a[i]) = RD (b[RD (index[i])]);)
KERNEL (gather_if, LOOP if (ON (i)) WR (a[i]) = RD (b[RD (index[i])]);)
KERNEL (scatter, LOOP WR (a[RD (index[i])]) = RD (b[i]);)
KERNEL (scatter_if, LOOP if (ON (i)) WR (a[RD (index[i])]) = RD (b[i]);)

/* Conditions on what was loaded.  */

/* The number of elements before the first 0, at most 3.  */
static inline int
length (const element *s)
{
  int j = 0;
  while (RD (s[j]) != 0 && j < 3)
    j++;
  return j;
}

KERNEL (own_condition, LOOP if (RD (b[i]) != 0) WR (a[i]) = RD (b[i + 1]);)
KERNEL (both, LOOP if (ON (i) && RD (b[i]) != 0) WR (a[i]) = RD (b[i]);)
KERNEL (either, LOOP if (ON (i) || RD (b[i]) != 0) WR (a[i]) = RD (b[i]);)
KERNEL (ways_of_switch,
	LOOP switch (RD (c[i]) & 3)
	  {
	  case 0: WR (a[i]) = RD (b[i]); break;
	  case 1: WR (a[i]) = RD (b[i + 1]); break;
	  case 2: break;
	  default: WR (a[i]) = RD (b[i + 2]);
	  })
KERNEL (lane_loop,
	LOOP
	  {
	    int j = RD (c[i]);
	    while (j > 0 && RD (b[i + j]) != 0)
	      {
		j -= 2;
		WR (a[i]) = RD (b[i + j + 2]);
	      }
	  })
KERNEL (strings, LOOP WR (a[i]) = (element) (long) length (b + 4 * i);)
KERNEL (rows,
	LOOP
	  {
	    int m = RD (c[i]) > 2 ? 2 : RD (c[i]);
	    for (int j = 0; j < m; j++)
	      WR (a[3 * i + j]) = RD (b[i + j]);
	  })

/* Records.  */
KERNEL (pair,
	LOOP
	  {
	    WR (a[2 * i]) = RD (b[i]);
	    if (ON (i))
	      WR (a[2 * i + 1]) = RD (b[i + 1]);
	  })
KERNEL (swapped_two,
	LOOP
	  {
	    WR (((two *) a)[i].x) = RD (((const two *) b)[i].y);
	    WR (((two *) a)[i].y) = RD (((const two *) b)[i].x);
	  })
KERNEL (two_if,
	LOOP if (ON (i))
	  {
	    WR (((two *) a)[i].x) = RD (b[i]);
	    WR (((two *) a)[i].y) = RD (b[i + 2]);
	  })
KERNEL (outer_of_three,
	LOOP
	  {
	    element x = RD (((const three *) b)[i].x);
	    WR (((three *) a)[i].x) = RD (((const three *) b)[i].z);
	    WR (((three *) a)[i].z) = x;
	  })
KERNEL (outer_of_three_if,
	LOOP if (ON (i))
	  {
	    element x = RD (((const three *) b)[i].x);
	    WR (((three *) a)[i].x) = RD (((const three *) b)[i].z);
	    WR (((three *) a)[i].z) = x;
	  })
KERNEL (first_of_three, LOOP WR (a[i]) = RD (((const three *) b)[i].x);)
KERNEL (second_of_three, LOOP WR (a[i]) = RD (((const three *) b)[i].y);)
KERNEL (three_last_if,
	LOOP
	  {
	    WR (((three *) a)[i].x) = RD (b[i]);
	    WR (((three *) a)[i].y) = RD (b[i]);
	    if (ON (i))
	      WR (((three *) a)[i].z) = RD (b[i + 1]);
	  })
KERNEL (three_of_four,
	LOOP
	  {
	    WR (((four *) a)[i].x) = RD (b[i]);
	    WR (((four *) a)[i].y) = RD (b[i]);
	    WR (((four *) a)[i].z) = RD (b[i + 1]);
	  })
KERNEL (whole_three,
	LOOP if (ON (i)) WR (((three *) a)[i]) = RD (((const three *) b)[i]);)
/* Padding may be copied or not: by the field.  */
KERNEL (whole_tailed,
	LOOP if (ON (i))
	  {
	    WR (((tailed *) a)[i].x) = RD (((const tailed *) b)[i].x);
	    WR (((tailed *) a)[i].y) = RD (((const tailed *) b)[i].y);
	  })

/* Tails.  */
KERNEL (peeled, PEELED WR (a[3 * i]) = RD (b[2 * i]);)
KERNEL (peeled_if, PEELED if (ON (i)) WR (a[i]) = RD (b[i]);)
KERNEL (predicated, PREDICATED WR (a[i]) = RD (b[2 * i]);)
KERNEL (predicated_if, PREDICATED if (ON (i)) WR (a[i]) = RD (b[i]);)

#define BLOCK_OF(X)							\
  KERNEL (loop_of_##X, LOOP_OF (X) WR (a[i]) = RD (b[i]);)		\
  KERNEL (block_of_##X,							\
	  if (n < X)							\
	    return;							\
	  ripple_block_t block = ripple_set_block_shape (0, X);		\
	  (void) block;							\
	  LANES (block, 0, i, X)					\
	    {								\
	      if (ON (i))						\
		WR (a[i]) = RD (b[i]);					\
	      else							\
		WR (a[i]) = RD (b[i + 1]);				\
	    })

BLOCK_OF (3)
BLOCK_OF (5)
BLOCK_OF (7)
BLOCK_OF (12)
BLOCK_OF (17)
BLOCK_OF (35)

/* Two dimensions: blocks of X by Y lanes, rows of LD elements.  */
#define TILED(X, Y, LD)							\
  KERNEL (block_##X##x##Y,						\
	  if (n < X * Y)						\
	    return;							\
	  ripple_block_t block = ripple_set_block_shape (0, X, Y);	\
	  (void) block;							\
	  LANES (block, 1, y, Y)					\
	  LANES (block, 0, x, X)					\
	    WR (a[y * LD + x]) = RD (b[y * X + x]);)			\
  KERNEL (tile_##X##x##Y,						\
	  TILE (X, Y) WR (a[y * (w + 1) + x]) = RD (b[y * LD + x]);	\
	  TILE_END)							\
  KERNEL (tile_if_##X##x##Y,						\
	  TILE (X, Y)							\
	    if (ON (x))							\
	      WR (a[y * (w + 1) + x]) = RD (b[x * LD + y]);		\
	  TILE_END)

TILED (4, 4, 6)
TILED (3, 4, 5)
TILED (5, 3, 8)
TILED (2, 8, 3)
TILED (8, 2, 100)
