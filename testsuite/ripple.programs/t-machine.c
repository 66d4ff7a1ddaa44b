/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A machine that interprets byte code: with a program and a program counter
   for each lane, and with one program for all lanes.  */
#include "common/program.h"

enum { CODE = 32, FUEL = 200 };

enum opcode { HALT, LOAD, ADD, SUB, MUL, DIV, SWAP, INPUT, JUMP_IF, JUMP };

struct instruction { unsigned char op; signed char operand; };

/* Two registers and a counter.  Jumps are relative to the next
   instruction.  */

static int
run (const struct instruction *code, int input)
{
  unsigned a = 0, b = 0;
  int pc = 0, fuel = FUEL;
  for (;;)
    {
      struct instruction const *i = &code[pc++];
      int k = i->operand;
      switch (i->op)
	{
	case HALT: return (int) a;
	case LOAD: a = k; break;
	case ADD: a += b; break;
	case SUB: a -= b; break;
	case MUL: a *= b; break;
	case DIV:
	  if (b == 0)
	    return -1;
	  a /= b;
	  break;
	case SWAP:
	  {
	    unsigned t = a;
	    a = b;
	    b = t;
	    break;
	  }
	case INPUT: a = input + k; break;
	case JUMP_IF:
	  if (a == 0)
	    break;
	  /* Fall through.  */
	case JUMP:
	  pc += k;
	  if (--fuel == 0)
	    return -2;
	  break;
	default: return -3;
	}
    }
}

NOIPA static void
model (int n, struct instruction (*code)[CODE], const int *input, int *out)
{
  for (int i = 0; i < n; i++)
    out[i] = run (code[i], input[i]);
}

NOIPA static void
lanes (int n, struct instruction (*code)[CODE], const int *input, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = run (code[i], input[i]);
}

/* One program; lanes part at JUMP_IF.  */

NOIPA static void
same_model (int n, const struct instruction *code, const int *input, int *out)
{
  for (int i = 0; i < n; i++)
    out[i] = run (code, input[i]);
}

NOIPA static void
same_lanes (int n, const struct instruction *code, const int *input, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = run (code, input[i]);
}

/* A program without conditions: the counter and the switch are scalar, and
   only the registers have lanes.  */

static int
straight_model (const struct instruction *code, int x)
{
  unsigned a = 0, b = 0;
  for (int pc = 0;; pc++)
    switch (code[pc].op)
      {
      case HALT: return (int) a;
      case LOAD: a = code[pc].operand; break;
      case ADD: a += b; break;
      case SUB: a -= b; break;
      case MUL: a *= b; break;
      case SWAP: { unsigned t = a; a = b; b = t; break; }
      case INPUT: a = x + code[pc].operand; break;
      case JUMP: pc += code[pc].operand; break;
      default: return -3;
      }
}

NOIPA static void
straight_called (int n, const struct instruction *code, const int *input,
		 int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = straight_model (code, input[i]);
}

NOIPA static void
straight (int n, const struct instruction *code, const int *input, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned a = ripple_broadcast (block, 1, 0u);
      unsigned b = ripple_broadcast (block, 1, 0u);
      int x = input[i];
      for (int pc = 0; code[pc].op != HALT; pc++)
	switch (code[pc].op)
	  {
	  case LOAD: a = code[pc].operand; break;
	  case ADD: a += b; break;
	  case SUB: a -= b; break;
	  case MUL: a *= b; break;
	  case SWAP: { unsigned t = a; a = b; b = t; break; }
	  case INPUT: a = x + code[pc].operand; break;
	  case JUMP: pc += code[pc].operand; break;
	  }
      out[i] = (int) a;
    }
}

/* The square of the input, the sum of 1 to the input & 127, an error, an
   endless loop, and noise.  */

static const struct instruction programs[][CODE] =
{
  { { HALT, 0 } },
  { { INPUT, 0 }, { SWAP, 0 }, { INPUT, 0 }, { MUL, 0 }, { HALT, 0 } },
  { { LOAD, 100 }, { SWAP, 0 }, { INPUT, 7 }, { DIV, 0 }, { HALT, 0 } },
  { { INPUT, 3 }, { DIV, 0 }, { HALT, 0 } },
  { { LOAD, 1 }, { JUMP, -1 } },
  { { LOAD, -5 }, { JUMP, 2 }, { HALT, 0 }, { HALT, 0 }, { SWAP, 0 },
    { INPUT, -1 }, { SUB, 0 }, { HALT, 0 } },
  /* Divide 100 by the input until nothing is left: a loop of its own length
     for each lane.  */
  { { INPUT, 0 }, { SWAP, 0 }, { LOAD, 100 }, { JUMP_IF, 1 }, { HALT, 0 },
    { DIV, 0 }, { JUMP_IF, -2 }, { INPUT, 2 }, { HALT, 0 } },
  { { INPUT, 0 }, { 77, 0 } },
};
enum { PROGRAMS = sizeof programs / sizeof programs[0] };

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    for (int place = 0; place < PLACES; place++)
      {
	int n = trip (k, B);
	struct instruction (*code)[CODE]
	  = (struct instruction (*)[CODE]) buf_new (n * sizeof *code, place);
	BUF (int, input, n, place);
	BUF (int, out, n, place);
	BUF (int, want, n, place);
	for (int i = 0; i < n; i++)
	  {
	    memcpy (code[i], programs[rnd () % PROGRAMS], sizeof *code);
	    if (rnd () % 3)
	      input[i] = (int) (rnd () % 12) - 3;
	  }
	/* Not the last one plus 7: input + operand does not overflow.  */
	for (int i = 0; i < n; i++)
	  if (input[i] > INT_MAX - 128 || input[i] < INT_MIN + 128)
	    input[i] = i;
	model (n, code, input, want);
	lanes (n, code, input, out);
	CHECK_SAME (out, want, n);
	for (int p = 0; p < PROGRAMS; p++)
	  {
	    same_model (n, programs[p], input, want);
	    same_lanes (n, programs[p], input, out);
	    CHECK_SAME (out, want, n);
	    if (p == 0 || p == 1 || p == 5)
	      {
		FILL (int, out, n);
		straight (n, programs[p], input, out);
		CHECK_SAME (out, want, n);
		FILL (int, out, n);
		straight_called (n, programs[p], input, out);
		CHECK_SAME (out, want, n);
	      }
	  }
	buf_free_all ();
      }
  return 0;
}
