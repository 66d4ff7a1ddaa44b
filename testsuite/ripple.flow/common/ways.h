/* Every kind of branch with CONTENT in its ways, and the model with
   CONTENT_MODEL.  See t-way-order.c.  */

#define W(K, ON, ...) __VA_ARGS__ { WAY (K, CONTENT) }
#define OPEN(...) __VA_ARGS__
KINDS (LANES_OF)
#undef W
#undef OPEN

#define W(K, ON, ...) MODEL_WAY (K, ON, CONTENT_MODEL)
#define OPEN(...)
KINDS (MODEL_OF)
#undef W
#undef OPEN

static void
NAME_ (try, all, CONTENT) (void)
{
#define W(K, ON, ...)
#define OPEN(...)
  KINDS (TRY)
#undef W
#undef OPEN
}

#undef CONTENT
#undef CONTENT_MODEL
