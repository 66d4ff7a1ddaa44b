/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-isa "native sse2" } */
/* Ways out of a loop that all lanes take, beside a condition that lanes take
   one by one and that goes on with the loop.  */
#include "../ripple-test.h"

enum { LANES = 8 };

#define KERNEL(NAME, BODY)						\
static void								\
NAME##_lane (int *o, const int *a, const int *b, int n, int p, int v)	\
{									\
  int k;								\
  (void) k;								\
  BODY									\
  o[v] += a[v];								\
}									\
									\
NOIPA static void							\
NAME (int *o, const int *a, const int *b, int n, int p)			\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  int v = (int) ripple_id (block, 0), k;				\
  (void) k;								\
  BODY									\
  o[v] += a[v];								\
}									\
									\
static void								\
try_##NAME (void)							\
{									\
  for (int m = 0; m < 60; m++)						\
    {									\
      int a[LANES], b[LANES], got[LANES], want[LANES];			\
      int n = m % 6, p = m % 5 * (m % 3);				\
      for (int i = 0; i < LANES; i++)					\
	{								\
	  a[i] = rnd () % 7;						\
	  b[i] = rnd () % 3;						\
	  got[i] = want[i] = rnd () % 50;				\
	}								\
      NAME (got, a, b, n, p);						\
      for (int i = 0; i < LANES; i++)					\
	NAME##_lane (want, a, b, n, p, i);				\
      CHECK_SAME (got, want, LANES);					\
    }									\
}

#define EACH(K)								\
K (other_way,								\
   while (n-- > 0)							\
     {									\
       if (p)								\
	 {								\
	   if (p > 5)							\
	     break;							\
	 }								\
       else if (a[v] < n)						\
	 continue;							\
       o[v] += 3;							\
     })									\
K (first_way,								\
   for (;;)								\
     {									\
       if (!(n-- > 0))							\
	 break;								\
       if (!p)								\
	 {								\
	   if (a[v] < n)						\
	     continue;							\
	 }								\
       else if (p > 5)							\
	 break;								\
       o[v] += 3;							\
     })									\
K (returns,								\
   while (n-- > 0)							\
     {									\
       if (p & 1)							\
	 {								\
	   if (p > 4)							\
	     return;							\
	   o[v]--;							\
	 }								\
       else if (a[v] < n)						\
	 continue;							\
       if (b[v] == n)							\
	 continue;							\
       o[v] += 3;							\
     })									\
K (jumps,								\
   do									\
     {									\
       if (p & 2)							\
	 {								\
	   if (n > 3)							\
	     goto out;							\
	   o[v] += n;							\
	 }								\
       else if (a[v] < n)						\
	 goto next;							\
       o[v] *= 3;							\
     next:;								\
     }									\
   while (n-- > 0);							\
   o[v]++;								\
   out:;)								\
K (two_loops,								\
   for (k = 0; k < 3; k++)						\
     {									\
       int m = n;							\
       while (m-- > 0)							\
	 {								\
	   if (p > k)							\
	     {								\
	       if (p > 5)						\
		 break;							\
	       if (m == 2)						\
		 goto done;						\
	     }								\
	   else if (a[v] < m)						\
	     continue;							\
	   o[v] += 3 * k;						\
	 }								\
       if (b[v] == k)							\
	 continue;							\
       o[v] ^= k + 9;							\
     }									\
   done:;)								\
K (lanes_round_it,							\
   if (b[v])								\
     {									\
       while (n-- > 0)							\
	 {								\
	   if (p & 1)							\
	     {								\
	       if (p > 5)						\
		 break;							\
	     }								\
	   else if (a[v] < n)						\
	     continue;							\
	   o[v] += 3;							\
	 }								\
       o[v] *= 5;							\
     })									\
K (lanes_leave,								\
   while (n-- > 0)							\
     {									\
       if (p & 1)							\
	 {								\
	   if (p > 5)							\
	     break;							\
	 }								\
       else if (a[v] < n)						\
	 continue;							\
       else if (b[v] > n)						\
	 break;								\
       o[v] += 3;							\
     })									\
K (values,								\
   while (n-- > 0)							\
     {									\
       int x = p > 2 ? 3 : 7;						\
       if (p & 1)							\
	 {								\
	   x = p > 3 ? 5 : n;						\
	   if (p > 5 ? n > 2 : n > 4)					\
	     break;							\
	 }								\
       else if (a[v] < n)						\
	 {								\
	   o[v] ^= p > 1 ? 11 : 13;					\
	   continue;							\
	 }								\
       o[v] += p > 4 ? x : x * 5;					\
     })									\
K (in_a_switch,								\
   while (n-- > 0)							\
     {									\
       switch (p)							\
	 {								\
	 case 1:							\
	   if (n < 3)							\
	     goto out;							\
	   break;							\
	 case 2: case 4:						\
	   if (a[v] < n)						\
	     continue;							\
	   break;							\
	 default:							\
	   o[v]--;							\
	 }								\
       o[v] += 3;							\
     }									\
   out:;)

EACH (KERNEL)

#define TRY_KERNEL(NAME, BODY) try_##NAME ();

int
main (void)
{
  EACH (TRY_KERNEL)
  return 0;
}
