/* Sums of products of integers TX and TY in TS, over blocks of BLOCK (N)
   lanes, in all the ways that they may be written; NAME tells them apart.  */

#ifndef BLOCK
# define BLOCK(N) (N)
# define LANES(N) (N)
#else
# define LANES(N) ((int) ((N) * ripple_vscale ()))
#endif

#define DOT(NAME, TX, TY, TS, N)					\
  NOIPA static TS							\
  NAME##_variable (int n, const TX *x, const TY *y)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    TS sum = 0;								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      sum += (TS) x[i] * y[i];						\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  NOIPA static TS							\
  NAME##_clause (int n, const TX *x, const TY *y, TS sum)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    _Pragma ("ripple parallel Block (block) Dims (0) reduction (+: sum)") \
    for (int i = 0; i < n; i++)						\
      sum += (TS) x[i] * y[i];						\
    return sum;								\
  }									\
									\
  NOIPA static TS							\
  NAME##_straight (int n, const TX *x, const TY *y)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    int v = (int) ripple_id (block, 0), step = LANES (N), i = 0;	\
    TS sum = 0, last[2] = { 0, 0 };					\
    for (; i + 2 * step <= n; i += step)				\
      sum += ripple_reduceadd (1, (TS) x[i + v] * y[i + v]);		\
    sum += ripple_reduceadd (1, i + v < n ? (TS) x[i + v] * y[i + v] : 0); \
    i += step;								\
    if (i + v < n)							\
      last[1] = ripple_reduceadd (1, (TS) x[i + v] * y[i + v]);		\
    return sum + last[1];						\
  }									\
									\
  /* Each lane begins with another value, and all with INIT more.  */	\
  NOIPA static TS							\
  NAME##_init (int n, const TX *x, const TY *y, TS init)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    TS sum = (TS) ripple_id (block, 0) * 3 + init;			\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      sum += (TS) x[i] * y[i];						\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  NOIPA static TS							\
  NAME##_condition (int n, const TX *x, const TY *y, TS init)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    TS sum = init;							\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (x[i] > 3)							\
	sum += (TS) x[i] * y[i];					\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  NOIPA static TS							\
  NAME##_either (int n, const TX *x, const TY *y)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    TS sum = 0;								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (x[i] > 3)							\
	{								\
	  if (y[i] > 1)							\
	    sum += (TS) x[i] * y[i];					\
	}								\
      else								\
	sum -= (TS) y[i] * 5 - (TS) i;					\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  /* One sum is also looked at lane by lane.  */			\
  NOIPA static void							\
  NAME##_two (int n, const TX *x, const TY *y, TS *r, TS *lanes)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    size_t v = ripple_id (block, 0);					\
    TS sum = 0, squares = 0, plain = 1;					\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	sum += (TS) x[i] * y[i];					\
	squares += (TS) x[i] * x[i] + (TS) y[i] * y[i];			\
	plain += x[i];							\
      }									\
    lanes[v] = sum;							\
    r[0] = ripple_reduceadd (1, sum);					\
    r[1] = ripple_reduceadd (1, squares);				\
    r[2] = ripple_reduceadd (1, plain) - (TS) LANES (N);		\
  }									\
									\
  /* Rows of M, the sum goes on from one to the next.  */		\
  NOIPA static TS							\
  NAME##_rows (int rows, int m, const TX *x, const TY *y)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    TS sum = 0;								\
    for (int r = 0; r < rows; r++)					\
      {									\
	ripple_parallel (block, 0);					\
	for (int i = 0; i < m; i++)					\
	  sum += (TS) x[r * m + i] * y[i];				\
      }									\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  /* A loop that some lanes run, and lanes leave one by one.  */	\
  NOIPA static TS							\
  NAME##_while (int n, const TX *x, const TY *y)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    int v = (int) ripple_id (block, 0), step = LANES (N);		\
    TS sum = 0;								\
    if (v % 3)								\
      for (int i = v; i < n && x[i] != 7; i += step)			\
	sum += (TS) x[i] * y[i];					\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  NOIPA static TS							\
  NAME##_difference (int n, const TX *x, const TY *y)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK (N));	\
    TS sum = 0;								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	int d = x[i] - y[i];						\
	sum += (TS) d * d;						\
      }									\
    return ripple_reduceadd (1, sum);					\
  }									\
									\
  NOIPA static void							\
  NAME##_model (int n, const TX *x, const TY *y, uint64_t *r)		\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	uint64_t a = (uint64_t) x[i], b = (uint64_t) y[i], p = a * b;	\
	r[0] += p;							\
	r[1] += x[i] > 3 ? p : 0;					\
	r[2] += x[i] <= 3 ? i - b * 5 : y[i] > 1 ? p : 0;		\
	r[3] += a * a + b * b;						\
	r[4] += a;							\
	r[5] += (a - b) * (a - b);					\
      }									\
  }									\
									\
  static void								\
  NAME##_try (int n, TX *x, TY *y)					\
  {									\
    int step = LANES (N);						\
    uint64_t want[6] = { 0 }, lane_sum;					\
    TS r[3], *lanes = (TS *) malloc (step * sizeof (TS));		\
    NAME##_model (n, x, y, want);					\
    CHECK (NAME##_variable (n, x, y) == (TS) want[0]);			\
    CHECK (NAME##_clause (n, x, y, 41) == (TS) (want[0] + 41));		\
    CHECK (NAME##_straight (n, x, y) == (TS) want[0]);			\
    CHECK (NAME##_init (n, x, y, 9)					\
	   == (TS) (want[0] + 9 * step + 3 * step * (step - 1) / 2));	\
    CHECK (NAME##_condition (n, x, y, 0) == (TS) want[1]);		\
    CHECK (NAME##_condition (n, x, y, 5) == (TS) (want[1] + 5 * step));	\
    CHECK (NAME##_either (n, x, y) == (TS) want[2]);			\
    NAME##_two (n, x, y, r, lanes);					\
    CHECK (r[0] == (TS) want[0] && r[1] == (TS) want[3]);		\
    CHECK (r[2] == (TS) want[4]);					\
    for (int v = 0; v < step; v++)					\
      {									\
	lane_sum = 0;							\
	for (int i = v; i < n; i += step)				\
	  lane_sum += (uint64_t) x[i] * (uint64_t) y[i];		\
	CHECK (lanes[v] == (TS) lane_sum);				\
      }									\
    lane_sum = 0;							\
    for (int v = 0; v < step; v++)					\
      if (v % 3)							\
	for (int i = v; i < n && x[i] != 7; i += step)			\
	  lane_sum += (uint64_t) x[i] * (uint64_t) y[i];		\
    CHECK (NAME##_while (n, x, y) == (TS) lane_sum);			\
    if (sizeof (TX) == 1)						\
      CHECK (NAME##_difference (n, x, y) == (TS) want[5]);		\
    want[0] = 0;							\
    for (int i = 0; i < n / 3 * 3; i++)					\
      want[0] += (uint64_t) x[i] * (uint64_t) y[i % (n / 3)];		\
    CHECK (NAME##_rows (3, n / 3, x, y) == (TS) want[0]);		\
    free (lanes);							\
  }									\
									\
  static void								\
  NAME (void)								\
  {									\
    int step = LANES (N);						\
    const int sizes[] = { 0, 1, step - 1, step, step + 1, 2 * step,	\
			  5 * step + step / 2 + 1 };			\
    for (unsigned k = 0; k < sizeof sizes / sizeof *sizes; k++)		\
      {									\
	int n = sizes[k];						\
	BUF (TX, x, n, BUF_END);					\
	BUF (TY, y, n, BUF_END);					\
	/* The extremes, whose products fit only just.  */		\
	for (int i = 0; i < n; i++)					\
	  {								\
	    x[i] = (TX) ((TX) -1 < 0 ? 1 << (8 * sizeof (TX) - 1) : -1); \
	    y[i] = (TY) ((TY) -1 < 0 ? 1 << (8 * sizeof (TY) - 1) : -1); \
	  }								\
	if (sizeof (TS) > 4 || sizeof (TX) == 1 || (TS) -1 > 0)		\
	  NAME##_try (n, x, y);						\
	for (int t = 0; t < 3; t++)					\
	  {								\
	    FILL (TX, x, n);						\
	    FILL (TY, y, n);						\
	    NAME##_try (n, x, y);					\
	  }								\
	buf_free_all ();						\
      }									\
  }
