/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Lines of text: each lane tokenizes a line of its own with a state machine
   in a switch, measures it, decodes its UTF-8.  */
#include "common/program.h"

/* Bits 0-7: words, 8-15: numbers, 16-23: strings, 24-30: other characters;
   -1 if a string does not end, -2 for a bad character.  */

static int
tokenize (const char *s)
{
  enum { BLANK, WORD, NUMBER, STRING, ESCAPE } state = BLANK;
  int count = 0;
  for (;; s++)
    {
      unsigned char c = *s;
      switch (state)
	{
	case WORD:
	  if ((c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9'))
	    continue;
	  state = BLANK;
	  break;
	case NUMBER:
	  if (c >= '0' && c <= '9')
	    continue;
	  state = BLANK;
	  break;
	case STRING:
	  if (c == '\0')
	    return -1;
	  if (c == '"')
	    state = BLANK;
	  else if (c == '\\')
	    state = ESCAPE;
	  continue;
	case ESCAPE:
	  if (c == '\0')
	    return -1;
	  state = STRING;
	  continue;
	case BLANK:
	  break;
	}
      switch (c)
	{
	case '\0':
	  return count;
	case ' ':
	case '\t':
	  break;
	case 'a' ... 'z':
	case '_':
	  count += 1;
	  state = WORD;
	  break;
	case '0' ... '9':
	  count += 1 << 8;
	  state = NUMBER;
	  break;
	case '"':
	  count += 1 << 16;
	  state = STRING;
	  break;
	case '+': case '-': case '*': case '/': case '=': case '(': case ')':
	  count += 1 << 24;
	  break;
	default:
	  return -2;
	}
    }
}

static int
length (const char *s)
{
  const char *end = s;
  while (*end)
    end++;
  return end - s;
}

/* The sum of all characters of a UTF-8 string; what is wrong counts as
   0xfffd.  */

static uint32_t
utf8_sum (const char *s)
{
  uint32_t sum = 0;
  while (*s)
    {
      unsigned char lead = *s++;
      uint32_t c;
      int more;
      if (lead < 0x80)
	c = lead, more = 0;
      else if (lead < 0xc2 || lead > 0xf4)
	c = 0xfffd, more = 0;
      else if (lead < 0xe0)
	c = lead & 0x1f, more = 1;
      else if (lead < 0xf0)
	c = lead & 0x0f, more = 2;
      else
	c = lead & 0x07, more = 3;
      for (; more; more--)
	{
	  if ((*s & 0xc0) != 0x80)
	    {
	      c = 0xfffd;
	      break;
	    }
	  c = c << 6 | (*s++ & 0x3f);
	}
      sum = sum * 31 + c;
    }
  return sum;
}

#define FORMS(NAME, T)							\
  NOIPA static void							\
  NAME##_model (int n, const char *text, const int *start, T *out)	\
  {									\
    for (int i = 0; i < n; i++)						\
      out[i] = NAME (text + start[i]);					\
  }									\
  NOIPA static void							\
  NAME##_called (int n, const char *text, const int *start, T *out)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      out[i] = NAME (text + start[i]);					\
  }									\
  NOIPA static void							\
  NAME##_table (int n, const char *const *line, T *out)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      out[i] = NAME (line[i]);						\
  }

FORMS (tokenize, int)
FORMS (length, int)
FORMS (utf8_sum, uint32_t)

/* Numbers at the beginning of the lines, in the body.  */

NOIPA static void
number_model (int n, const char *text, const int *start, int *out)
{
  for (int i = 0; i < n; i++)
    {
      const char *s = text + start[i];
      unsigned value = 0;
      int sign = 1;
      while (*s == ' ')
	s++;
      if (*s == '-')
	sign = -1, s++;
      for (; *s >= '0' && *s <= '9'; s++)
	value = value * 10 + (*s - '0');
      out[i] = (int) (sign * value);
    }
}

NOIPA static void
number_body (int n, const char *text, const int *start, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      const char *s = text + start[i];
      unsigned value = ripple_broadcast (block, 1, 0u);
      int sign = ripple_broadcast (block, 1, 1);
      while (*s == ' ')
	s++;
      if (*s == '-')
	sign = -1, s++;
      for (; *s >= '0' && *s <= '9'; s++)
	value = value * 10 + (*s - '0');
      out[i] = (int) (sign * value);
    }
}

/* One switch for each byte: its class.  */

static unsigned char
class_of (unsigned char c)
{
  switch (c)
    {
    case 'a' ... 'z': return 1;
    case 'A' ... 'Z': return 2;
    case '0' ... '9': return 3;
    case ' ': case '\t': case '\n': case '\r': return 4;
    case '(': case '[': case '{': return 5;
    case ')': case ']': case '}': return 6;
    case '\'': case '"': case '`': return 7;
    case 0x80 ... 0xbf: return 8;
    case 0xc0 ... 0xff: return 9;
    default: return c < 32 || c == 127 ? 10 : 11;
    }
}

NOIPA static void
classes_model (int n, const uint8_t *in, const uint8_t *b, uint8_t *out)
{
  (void) b;
  for (int i = 0; i < n; i++)
    out[i] = class_of (in[i]);
}

NOIPA static void
classes_called (int n, const uint8_t *in, const uint8_t *b, uint8_t *out)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  (void) b;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = class_of (in[i]);
}

static const char *const samples[] =
{
  "", " ", "x", "7", "\"", "\"a\\\"b\" + c", "\"ends in a backslash\\",
  "count = count + 1", "  -1234", "0", "f(a, b)", "4294967297 is too large",
  "gr\xc3\xbc\xc3\x9f", "\xe2\x82\xac 12", "\xf0\x9f\x98\x80", "\xc3",
  "\xe2\x82",
  "\xe2(", "\x80\x80", "a_1 = (b2 * 33) / \"four\" - 5",
  "long_name_that_needs_many_rounds_of_the_loop_before_it_ends = 1",
};
enum { SAMPLES = sizeof samples / sizeof samples[0] };

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    for (int place = 0; place < PLACES; place++)
      {
	int n = trip (k, B), bytes = 0;
	const char **line
	  = (const char **) buf_new (n * sizeof *line, place);
	BUF (int, start, n, place);
	BUF (int, out, n, place);
	BUF (int, want, n, place);
	for (int i = 0; i < n; i++)
	  {
	    line[i] = samples[rnd () % SAMPLES];
	    start[i] = bytes;
	    bytes += strlen (line[i]) + 1;
	  }
	char *text = (char *) buf_new (bytes, place);
	for (int i = 0; i < n; i++)
	  line[i] = strcpy (text + start[i], line[i]);

	tokenize_model (n, text, start, want);
	tokenize_called (n, text, start, out);
	CHECK_SAME (out, want, n);
	FILL (int, out, n);
	tokenize_table (n, line, out);
	CHECK_SAME (out, want, n);

	length_model (n, text, start, want);
	length_called (n, text, start, out);
	CHECK_SAME (out, want, n);
	FILL (int, out, n);
	length_table (n, line, out);
	CHECK_SAME (out, want, n);

	utf8_sum_model (n, text, start, (uint32_t *) want);
	utf8_sum_called (n, text, start, (uint32_t *) out);
	CHECK_SAME (out, want, n);
	FILL (int, out, n);
	utf8_sum_table (n, line, (uint32_t *) out);
	CHECK_SAME (out, want, n);

	number_model (n, text, start, want);
	number_body (n, text, start, out);
	CHECK_SAME (out, want, n);
	buf_free_all ();
      }
  TRY (64, uint8_t, uint8_t, 1, 0, classes_called, classes_model);
  return 0;
}
