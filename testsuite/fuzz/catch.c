/* Print a random C++ program of block functions that catch exceptions and call
   themselves and each other.

   Usage: catch SEED [FUNCTIONS]

   The same templates are called for a block and, lane by lane, as scalar code.
   Exceptions do not depend on lanes, and are thrown only where all lanes that
   came to the innermost try block still are: then what a block means is what
   each lane does by itself.  The program prints what differs; its exit status
   is 1 if something does.

   Functions take and return structures of lanes.  Jumps leave loops, try
   blocks, handlers and functions, under conditions on lanes or not.  Objects
   must be destroyed as often as they are made.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdio.h>
#include <stdlib.h>
#include "source.h"

/* Where a statement stands.  */
struct place
{
  int throws;			/* All lanes of a try block are here.  */
  int leaves;			/* Lanes may leave the function by a jump, */
  int breaks;			/* and the innermost loop.  */
  int rethrows;			/* In a handler, where THROWS held outside.  */
  int counter;			/* That of the innermost loop, or -1.  */
};

static int functions, names, budget;

static const char *
expression (void)
{
  static const char *const left[] = {
    "y +", "z +", "y * 3 +", "y ^", "z - y +", "(y >> 1) +", "(z & y) +"
  };
  return text ("%s %uu", PICK (left), below (10));
}

static const char *
condition (void)
{
  switch (below (4))
    {
    case 0: return text ("(y & %uu) != 0", 1u << below (3));
    case 1: return text ("(z & %uu) == 0", 1u << below (3));
    case 2: return text ("y %% 8 > %uu", below (8));
    default: return text ("z %% 16 < y %% 8 + %uu", below (5));
    }
}

static void statements (struct place p);

static void
body (struct place p)
{
  line ("{");
  indent += 2;
  statements (p);
  indent -= 2;
  line ("}");
}

static void
call (struct place p)
{
  if (!p.throws)
    line ("z++;");
  else if (p.counter >= 0 && chance (40))
    line ("y += may (u + %u + i%d);", below (4), p.counter);
  else
    line (chance (50) ? "may (u + %u);" : "z = may (u + %u) + y;", below (5));
}

static void
branch (struct place p)
{
  p.throws = p.rethrows = 0;
  line ("if (%s)", condition ());
  body (p);
  if (chance (50))
    {
      line ("else");
      body (p);
    }
}

static void
handler (struct place p, int throws, const char *what, const char *first)
{
  p.rethrows = throws;
  line ("catch (%s)", what);
  line ("{");
  indent += 2;
  if (*first)
    line ("%s", first);
  statements (p);
  indent -= 2;
  line ("}");
}

static void
try_block (struct place p)
{
  struct place inside = p;
  inside.throws = 1;
  inside.leaves = inside.breaks = inside.rethrows = 0;
  line ("try");
  body (inside);
  if (chance (50))
    handler (p, p.throws, "int e", "y += 10 * e;");
  if (chance (50))
    handler (p, p.throws, "long e", "z += 10 * e;");
  handler (p, p.throws, "...", "");
}

static void
loop (struct place p)
{
  /* What leaves a loop in a try block stays in that.  */
  int lanes = chance (40), number = names++;
  p.breaks = lanes || p.leaves;
  p.throws &= !p.breaks;
  p.rethrows &= !p.breaks;
  p.counter = number;
  line ("for (int i%d = 0; i%d < %u; i%d++)", number, number, 1 + below (3),
	number);
  line ("{");
  indent += 2;
  if (lanes)
    {
      line ("if (%s)", condition ());
      line ("  break;");
    }
  statements (p);
  indent -= 2;
  line ("}");
}

/* A jump; where lanes may throw all of them take it.  True if nothing
   follows.  */

static int
jump (struct place p)
{
  if (p.rethrows && chance (30))
    line ("throw;");
  else if ((p.breaks || p.throws) && p.counter >= 0 && chance (60))
    line (chance (50) ? "break;" : "continue;");
  else if (p.leaves || p.throws)
    line ("return { y, z };");
  else
    {
      line ("y -= 3;");
      return 0;
    }
  return 1;
}

static void
recur (void)
{
  line ("if (n > 0)");
  line ("  {");
  line ("    pair r = f%u (BS, { %s, z }, u, n - 1);", below (functions),
	expression ());
  line ("    y += r.a;");
  line ("    z ^= r.b;");
  line ("  }");
}

/* A statement; true if nothing follows.  */

static int
statement (struct place p)
{
  unsigned k = below (100);
  if (--budget <= 0 || indent > 16)
    k = below (30);
  if (k < 17)
    line ("y = %s;", expression ());
  else if (k < 30)
    line ("z = %s;", expression ());
  else if (k < 46)
    call (p);
  else if (k < 60)
    branch (p);
  else if (k < 76)
    try_block (p);
  else if (k < 83)
    loop (p);
  else if (k < 92)
    return jump (p);
  else if (k < 95)
    recur ();
  else
    {
      line ("object a%d (y + z);", names);
      line ("z += a%d.value;", names++);
    }
  return 0;
}

static void
statements (struct place p)
{
  for (unsigned n = 1 + below (3); n--;)
    if (statement (p))
      return;
}

static void
function (int number)
{
  struct place p = { 0, 1, 0, 0, -1 };
  names = 0;
  budget = 10 + below (20);
  line ("template <typename B> static pair");
  line ("f%d (B BS, pair x, int u, int n)", number);
  line ("{");
  indent = 2;
  line ("unsigned y = x.a, z = x.b;");
  statements (p);
  line ("return { y, z };");
  indent = 0;
  line ("}");
  putchar ('\n');
}

static void
kernel (int number)
{
  line ("__attribute__ ((noipa)) void");
  line ("kernel%d (int n, int p)", number);
  line ("{");
  line ("  ripple_block_t BS = ripple_set_block_shape (0, N);");
  line ("  size_t v = ripple_id (BS, 0);");
  line ("  pair r = f%d (BS, { in[v], 3 * in[v] }, p, n);", number);
  line ("  out[v] = r.a;");
  line ("  out[N + v] = r.b;");
  line ("}");
  putchar ('\n');
  line ("static void");
  line ("lanes%d (int n, int p)", number);
  line ("{");
  line ("  for (int v = 0; v < N; v++)");
  line ("    {");
  line ("      pair r = f%d ('x', { in[v], 3 * in[v] }, p, n);", number);
  line ("      want[v] = r.a;");
  line ("      want[N + v] = r.b;");
  line ("    }");
  line ("}");
  putchar ('\n');
}

static void
print_main (void)
{
  line ("static int");
  line ("differs (int number, int p)");
  line ("{");
  line ("  for (int k = 0; k < 2 * N; k++)");
  line ("    if (out[k] != want[k])");
  line ("      {");
  line ("	printf (\"kernel%%d (%%d): %%d: %%u, not %%u\\n\", number,");
  line ("		p, k, out[k], want[k]);");
  line ("	return 1;");
  line ("      }");
  line ("  if (live)");
  line ("    printf (\"kernel%%d (%%d): %%d objects\\n\", number, p, live);");
  line ("  return live != 0;");
  line ("}");
  putchar ('\n');
  line ("int");
  line ("main ()");
  line ("{");
  line ("  int bad = 0;");
  line ("  for (int p = -2; p < 7 && !bad; p++)");
  line ("    for (int n = 0; n < 3 && !bad; n++)");
  line ("      {");
  line ("	for (int v = 0; v < N; v++)");
  line ("	  in[v] = n ? (v * 7 + p * 5 + n) %% 19 : v;");
  for (int i = 0; i < functions; i++)
    {
      line ("	lanes%d (n, p);", i);
      line ("	kernel%d (n, p);", i);
      line ("	bad |= differs (%d, p);", i);
    }
  line ("      }");
  line ("  return bad;");
  line ("}");
}

int
main (int argc, char **argv)
{
  if (argc < 2)
    return 2;
  start_random (strtoull (argv[1], NULL, 10));
  functions = argc > 2 ? atoi (argv[2]) : 3;
  line ("#include <stdio.h>");
  line ("#include <ripple.h>");
  line ("enum { N = %u };", 1u << (2 + below (2)));
  line ("static unsigned in[N], out[2 * N], want[2 * N];");
  line ("static int live;");
  line ("struct pair { unsigned a, b; };");
  line ("struct object");
  line ("{");
  line ("  unsigned value;");
  line ("  __attribute__ ((noipa)) object (unsigned v)");
  line ("  : value (v & 3) { live++; }");
  line ("  __attribute__ ((noipa)) ~object () { live--; }");
  line ("};");
  line ("__attribute__ ((noipa)) static int");
  line ("may (int v)");
  line ("{");
  line ("  if (v == 3)");
  line ("    throw v;");
  line ("  if (v == 5)");
  line ("    throw (long) v;");
  line ("  return v & 3;");
  line ("}");
  for (int i = 0; i < functions; i++)
    line ("template <typename B> static pair f%d (B, pair, int, int);", i);
  for (int i = 0; i < functions; i++)
    function (i);
  for (int i = 0; i < functions; i++)
    kernel (i);
  print_main ();
  return 0;
}
