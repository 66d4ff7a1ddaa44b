/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* Pointers that walk through local arrays of which each lane has one.  */
#include "ripple-test.h"

enum { N = 50 };

typedef struct { float x, y; } point;
typedef struct { int head; float pos[3], vel[3]; int tail; } particle;

static float a[N + 8], b[N + 8], out[N], expected[N];
static int at[N];

static float
norm (const float *v, int n)
{
  float s = 0;
  for (int k = 0; k < n; k++)
    s += v[k] * v[k];
  return s;
}

static float
backwards (const float *v, int n)
{
  float s = 0;
  for (const float *p = v + n; p-- > v;)
    s = s * 2 + *p;
  return s;
}

static void
scale (float *v, const float *end, float f)
{
  for (; v != end; v++)
    *v *= f;
}

static int
place_of (const float *v, int n, float x)
{
  const float *p = v, *end = v + n;
  while (p < end && *p < x)
    p++;
  return p - v;
}

static const float *
largest (const float *v, int n)
{
  const float *most = v;
  for (const float *p = v + 1; p < v + n; p++)
    if (*p > *most)
      most = p;
  return most;
}

static float
length (const point *p, const point *end)
{
  float s = 0;
  for (; p + 1 < end; p++)
    {
      float dx = p[1].x - p->x, dy = p[1].y - p->y;
      s += dx * dx + dy * dy;
    }
  return s;
}

NOIPA static float
first_of (const float *p)
{
  return *p;
}

#define LOAD(T) float T[4] = { a[i], b[i], a[i + 1], b[i + 1] };

#define NORM { LOAD (t) out[i] = norm (t, 3) + norm (t + 1, 3); }
#define BACKWARDS { LOAD (t) out[i] = backwards (t, 4) + backwards (t, 0); }
#define SCALE							\
  {								\
    LOAD (t)							\
    scale (t + 1, t + 3, a[i + 2]);				\
    scale (t, t, 9);						\
    out[i] = t[0] + t[1] * 2 + t[2] * 4 + t[3] * 8;		\
  }
#define PLACE { LOAD (t) out[i] = place_of (t, 4, b[i + 2]); }
#define LARGEST { LOAD (t) out[i] = *largest (t, 4); }
#define LARGEST_PLACE { LOAD (t) out[i] = largest (t, 4) - t; }
#define MAYBE							\
  {								\
    LOAD (t)							\
    float *p = t;						\
    if (a[i] > b[i])						\
      p += 2;							\
    for (int k = 0; k < 2; k++)					\
      *p++ += k + 1;						\
    out[i] = t[0] + t[1] * 2 + t[2] * 4 + t[3] * 8;		\
  }
#define LEFT							\
  {								\
    LOAD (t)							\
    float *p = t, *q = t + 4;					\
    while (p < t + at[i])					\
      p++;							\
    while (q != p && q[-1] > b[i + 3])				\
      q--;							\
    out[i] = (p - t) * 8 + (q - t);				\
  }
#define OWN_COUNT						\
  {								\
    LOAD (t)							\
    float s = 0;						\
    for (float *p = t; p != t + at[i]; p++)			\
      s += *p;							\
    out[i] = s;							\
  }
#define STRUCTURES						\
  {								\
    point t[3] = { { a[i], b[i] }, { a[i + 1], b[i + 2] },	\
		   { b[i + 3], a[i + 4] } };			\
    out[i] = length (t, t + 3);					\
  }
#define MEMBERS							\
  {								\
    particle t = { i, { a[i], b[i], 3 }, { a[i + 1], 4, b[i] },	\
		   2 * i };					\
    const float *v = t.vel;					\
    for (float *p = t.pos; p < t.pos + 3; p++, v++)		\
      *p += *v * .5f;						\
    out[i] = norm (t.pos, 3) + t.head - t.tail;			\
  }
#define ROWS							\
  {								\
    float t[3][2] = { { a[i], b[i] }, { a[i + 1], 2 },		\
		      { 3, b[i + 1] } };			\
    float s = 0;						\
    for (float (*row)[2] = t; row < t + 3; row++)		\
      s += (*row)[0] * (*row)[1];				\
    for (int k = 0; k < 3; k++)					\
      s += norm (t[k], 2);					\
    out[i] = s;							\
  }
/* All rows by one pointer, as programs do it, whatever C says of it.  */
#define FLAT							\
  {								\
    float t[3][2] = { { a[i], b[i] }, { a[i + 1], 2 },		\
		      { 3, b[i + 1] } };			\
    float *p = &t[0][0], s = 0;					\
    for (int k = 0; k < 6; k++)					\
      s = s * .5f + *p++;					\
    out[i] = s;							\
  }
#define BOTH_ENDS						\
  {								\
    LOAD (t)							\
    for (float *p = t, *q = t + 3; p < q; p++, q--)		\
      {								\
	float x = *p;						\
	*p = *q;						\
	*q = x;							\
      }								\
    out[i] = t[0] + t[1] * 2 + t[2] * 4 + t[3] * 8;		\
  }
#define STEPS							\
  {								\
    float t[9], *p = t;						\
    for (int k = 0; k < 9; k++)					\
      t[k] = a[i + k % 4] * k;					\
    float s = 0;						\
    for (int k = 0; k < 3; k++, p += 4)				\
      s = s * 3 + *p;						\
    for (p = t + 8; p >= t; p -= 3)				\
      s = s * 3 + *p;						\
    out[i] = s;							\
  }
#define SHOWN							\
  {								\
    LOAD (t)							\
    float s = 0;						\
    for (float *p = t; p != t + 4; p++)				\
      s += *p;							\
    for (float *p = t; p != t + 4; p += 2)			\
      s += first_of (p);					\
    out[i] = s;							\
  }

#define KERNEL(NAME)						\
  NOIPA static void						\
  NAME##_lanes (int n)						\
  {								\
    ripple_block_t bs = ripple_set_block_shape (0, 16);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")		\
    for (int i = 0; i < n; i++)					\
      NAME							\
  }								\
  static void							\
  NAME##_plain (int n, float *out)				\
  {								\
    for (int i = 0; i < n; i++)					\
      NAME							\
  }

#define ALL							\
  X (NORM) X (BACKWARDS) X (SCALE) X (PLACE) X (LARGEST)	\
  X (LARGEST_PLACE) X (MAYBE) X (LEFT) X (OWN_COUNT) X (STRUCTURES)\
  X (MEMBERS) X (ROWS) X (FLAT) X (BOTH_ENDS) X (STEPS) X (SHOWN)

#define X KERNEL
ALL
#undef X

int
main (void)
{
  for (int i = 0; i < N + 8; i++)
    {
      a[i] = i * 37 % 32 * .25f;
      b[i] = i * 29 % 23 * .5f;
    }
  for (int i = 0; i < N; i++)
    at[i] = i * 7 % 5;
  for (int n = 0; n <= N; n += n % 16 > 1 ? 5 : 1)
    {
#define X(NAME)							\
      memset (out, 0, sizeof out);				\
      memset (expected, 0, sizeof expected);			\
      NAME##_lanes (n);						\
      NAME##_plain (n, expected);				\
      CHECK (memcmp (out, expected, sizeof out) == 0);
ALL
    }
  return 0;
}
