/* { dg-do run } */
/* { dg-options "-w" } */
/* Look-ups in tables by lanes of scalable blocks, all on and some on: tables
   of one vector and of several, and those that are too large for that.  */
#include "ripple-test.h"

enum { MOST = 1024 };

#define LOOK(T, N, I, LANES)						\
static T table_##T##_##N##_##LANES[N];					\
NOIPA static size_t							\
look_##T##_##N##_##LANES (const I *x, const T *t, T *r, T *s)		\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  size_t v = ripple_id (block, 0);					\
  r[v] = table_##T##_##N##_##LANES[x[v]];				\
  if (x[v] & 1)								\
    s[v] = ripple_lookup (N, t, x[v]);					\
  return ripple_get_block_size (block, 0);				\
}									\
static void								\
try_##T##_##N##_##LANES (void)						\
{									\
  static I x[MOST];							\
  static T r[MOST], s[MOST];						\
  BUF (T, t, N, BUF_END);						\
  for (int i = 0; i < N; i++)						\
    {									\
      table_##T##_##N##_##LANES[i] = i * 3 % 100;			\
      t[i] = N - i / 2;							\
    }									\
  for (int i = 0; i < MOST; i++)					\
    {									\
      x[i] = rnd () % N;						\
      r[i] = s[i] = 111;						\
    }									\
  size_t n = look_##T##_##N##_##LANES (x, t, r, s);			\
  for (size_t i = 0; i < MOST; i++)					\
    {									\
      CHECK (r[i] == (i < n ? (T) (x[i] * 3 % 100) : 111));		\
      CHECK (s[i] == (i < n && x[i] & 1 ? (T) (N - x[i] / 2) : 111));	\
    }									\
  buf_free_all ();							\
}

typedef unsigned char octet;
typedef unsigned short word;

LOOK (octet, 16, octet, 16)
LOOK (octet, 10, octet, 8)
LOOK (octet, 64, octet, 32)
LOOK (octet, 100, octet, 16)
LOOK (word, 8, octet, 8)
LOOK (word, 30, word, 4)
LOOK (int, 4, int, 4)
LOOK (float, 8, octet, 8)
LOOK (float, 16, int, 4)
LOOK (double, 3, int, 2)
LOOK (double, 9, int64_t, 4)

/* Some lanes leave a loop, and none may be on in it.  */

NOIPA static size_t
look_in_loop (const octet *x, const octet *t, octet *r, int stop)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (16));
  size_t v = ripple_id (block, 0);
  if (x[v] & 1)
    for (int k = 0; k < 7; k++)
      {
	if (x[v] + k == stop)
	  break;
	r[v] += ripple_lookup (10, t, (x[v] + k) % 10u);
      }
  else if (x[v] & 2)
    r[v] = ripple_any (x[v] == stop) ? t[1] : t[2];
  return ripple_get_block_size (block, 0);
}

static void
try_in_loop (int stop, int all)
{
  static octet x[MOST], r[MOST];
  BUF (octet, t, 10, BUF_END);
  int any = 0;
  for (int i = 0; i < 10; i++)
    t[i] = i * i;
  for (int i = 0; i < MOST; i++)
    {
      x[i] = rnd () & all;
      r[i] = 1;
    }
  size_t n = look_in_loop (x, t, r, stop);
  for (size_t i = 0; i < n; i++)
    any |= !(x[i] & 1) && x[i] & 2 && x[i] == stop;
  for (size_t i = 0; i < MOST; i++)
    {
      octet want = 1;
      if (i < n && x[i] & 1)
	for (int k = 0; k < 7 && x[i] + k != stop; k++)
	  want += t[(x[i] + k) % 10];
      else if (i < n && x[i] & 2)
	want = any ? t[1] : t[2];
      CHECK (r[i] == want);
    }
  buf_free_all ();
}

int
main (void)
{
  for (int stop = 0; stop < 20; stop++)
    {
      try_in_loop (stop, 15);
      try_in_loop (stop, 14);
      try_in_loop (stop, 12);
    }
  try_octet_16_16 ();
  try_octet_10_8 ();
  try_octet_64_32 ();
  try_octet_100_16 ();
  try_word_8_8 ();
  try_word_30_4 ();
  try_int_4_4 ();
  try_float_8_8 ();
  try_float_16_4 ();
  try_double_3_2 ();
  try_double_9_4 ();
  return 0;
}
