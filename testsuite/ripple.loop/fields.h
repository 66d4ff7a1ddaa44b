/* Loops over records, with and without annotation: for the tests of loops over
   fields.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifdef ONE
# include <stdint.h>
# include <math.h>
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# include <math.h>
# define KEPT NOIPA static
#endif

enum { N = 70 };
#define BLOCK 16

typedef struct { float x, y, z; } v3;
typedef struct { uint8_t r, g, b, a; } rgba;
typedef struct { double re, im; } pair;
typedef struct { short s[5]; } five;
typedef struct { float m[16]; } square;
typedef struct { float x, y, z, w; } quad;

#define EACH for (int i = 0; i < n; i++)

/* KERNEL (NAME, RECORD, BODY): o is of RECORD, as are a and b.  */
#ifdef ONE
# define KERNEL(NAME, RECORD, PROMISE, ...)				\
  void									\
  NAME (int n, RECORD *PROMISE o, RECORD *a, RECORD *b, float w)	\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")			\
    EACH __VA_ARGS__							\
  }
#else
# define KERNEL(NAME, RECORD, PROMISE, ...)				\
  KEPT void								\
  NAME (int n, RECORD *PROMISE o, RECORD *a, RECORD *b, float w)	\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")			\
    EACH __VA_ARGS__							\
  }									\
  static void								\
  NAME##_plain (int n, RECORD *o, RECORD *a, RECORD *b, float w)	\
  {									\
    EACH __VA_ARGS__							\
  }
#endif

#ifndef ONE
/* Call NAME and NAME_plain with records of SIZE numbers of type T.  */
#define COMPARE(NAME, RECORD, T, SIZE)					\
  {									\
    static T o[2][N * SIZE], a[N * SIZE], b[N * SIZE];			\
    for (int i = 0; i < N * SIZE; i++)					\
      {									\
	a[i] = i * 37 % 101;						\
	b[i] = i * 29 % 53;						\
      }									\
    for (int n = 0; n <= N; n += n < 36 ? 1 : 17)			\
      {									\
	for (int i = 0; i < N * SIZE; i++)				\
	  o[0][i] = o[1][i] = i % 7;					\
	NAME (n, (RECORD *) o[0], (RECORD *) a, (RECORD *) b, .5f);	\
	NAME##_plain (n, (RECORD *) o[1], (RECORD *) a, (RECORD *) b,	\
		      .5f);						\
	CHECK (memcmp (o[0], o[1], sizeof o[0]) == 0);			\
      }									\
  }
#endif
