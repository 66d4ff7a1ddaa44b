/* The optional semicolon behind ripple_parallel (...).

   INPUT	for (y = 0; y < h; y++)
		  ripple_parallel (BS, 0);
		  for (x = 0; x < w; x++) ...
   OUTPUT	the same without the semicolon behind the directive

   The loop macros end in the macro __ripple_end.  It is defined here, empty
   and conditional (as the context-sensitive keywords of some targets are):
   before it is expanded the preprocessor asks macro_to_expand, which looks at
   the token behind it and turns a semicolon into padding, which both front
   ends skip.  So the semicolon is gone for the front ends, in -E output and
   in every context, and no location changes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "front/frontend.h"
#include "front/internal.h"

/* Who was asked before us.  */
static cpp_hashnode *(*next_macro_to_expand) (cpp_reader *, const cpp_token *);

static cpp_hashnode *end_node;

static cpp_hashnode *
macro_to_expand (cpp_reader *reader, const cpp_token *token)
{
  const cpp_token *peek;
  int skip = 0;

  if (token->val.node.node != end_node)
    return next_macro_to_expand ? next_macro_to_expand (reader, token)
				: token->val.node.node;
  do
    peek = cpp_peek_token (reader, skip++);
  while (peek->type == CPP_PADDING);
  if (peek->type == CPP_SEMICOLON)
    {
      cpp_token *semicolon = const_cast<cpp_token *> (peek);
      semicolon->type = CPP_PADDING;
      semicolon->val.source = NULL;
    }
  return end_node;
}

/* A definition makes a macro unconditional; text preprocessed with
   -fdirectives-only defines ours.  */
static void (*next_define) (cpp_reader *, location_t, cpp_hashnode *);

static void
define (cpp_reader *reader, location_t loc, cpp_hashnode *node)
{
  if (node == end_node)
    node->flags |= NODE_CONDITIONAL;
  if (next_define)
    next_define (reader, loc, node);
}

void
semicolon_init (void)
{
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);

  frontend_define ("__ripple_end=");
  end_node = C_CPP_HASHNODE (get_identifier ("__ripple_end"));
  end_node->flags |= NODE_CONDITIONAL;
  if (cpp_get_options (parse_in)->preprocessed)
    {
      next_define = callbacks->define;
      callbacks->define = define;
    }
  next_macro_to_expand = callbacks->macro_to_expand;
  callbacks->macro_to_expand = macro_to_expand;
}
