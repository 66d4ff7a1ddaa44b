/* { dg-do run } */
// bool, enum class and char types as lanes.
#include "../ripple-test.h"

enum class state : unsigned char { off, on, broken = 200 };

NOIPA static void
kernel (int n, const bool *a, const state *s, bool *b, state *t,
	const char16_t *u, char32_t *w)
{
  ripple_block_t BS = ripple_set_block_shape (0, 32);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      b[i] = !a[i] && s[i] == state::on;
      t[i] = a[i] ? state::broken : s[i];
      w[i] = u[i] < u'a' ? U'x' : u[i] + 1;
    }
}

int
main ()
{
  static const state states[] = { state::off, state::on, state::broken };
  for (int n = 0; n < 80; n++)
    {
      bool a[80], b[80];
      state s[80], t[80];
      char16_t u[80];
      char32_t w[80];
      for (int i = 0; i < n; i++)
	{
	  a[i] = rnd () & 1;
	  s[i] = states[rnd () % 3];
	  u[i] = rnd ();
	}
      kernel (n, a, s, b, t, u, w);
      for (int i = 0; i < n; i++)
	{
	  CHECK (b[i] == (!a[i] && s[i] == state::on));
	  CHECK (t[i] == (a[i] ? state::broken : s[i]));
	  CHECK (w[i] == (u[i] < u'a' ? U'x' : (char32_t) u[i] + 1));
	}
    }
  return 0;
}
