/* The values that std::minmax finds by references are loaded once: what is
   compared is what is chosen, and the least of them a minimum.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -std=c++17 -mavx512f" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not "vpminsd\[^\n\]*\{" } */

#include <algorithm>
#include <ripple.h>

void
ranges (int *range, const int *a, const int *b, const int *c)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel (bs, 0);
  for (int i = 0; i < 64; i++)
    {
      auto p = std::minmax ({ a[i], b[i], c[i] });
      range[i] = p.second - p.first;
    }
}
