/* Bytes and text: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <stdbool.h>

/* A bit for each byte that is not 0.  */

KERNEL (void, by_packbits) (uint8_t *out, const uint8_t *in, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    {
      uint8_t bits = 0;
      for (int k = 0; k < 8; k++)
	bits |= (in[8 * i + k] & 1) << k;
      out[i] = bits;
    }
}
CASE (by_packbits, (bx, ba, 1001))

KERNEL (void, by_unpackbits) (uint8_t *out, const uint8_t *in, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    out[i] = in[i / 8] >> (i % 8) & 1;
}
CASE (by_unpackbits, (bx, ba, N))

KERNEL (void, by_xorkey) (uint8_t *p, const uint8_t *key, int keylen, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    p[i] ^= key[i % keylen];
}
CASE (by_xorkey, (bx, bb, 19, N))

KERNEL (void, by_xor) (uint8_t *out, const uint8_t *a, const uint8_t *b,
		       size_t n)
{
  LANES (64)
  for (size_t i = 0; i < n; i++)
    out[i] = a[i] ^ b[i];
}
CASE (by_xor, (bx, ba, bb, N))

KERNEL (void, by_hex) (char *out, const uint8_t *in, int n)
{
  static const char digits[] = "0123456789abcdef";
  LANES (64)
  for (int i = 0; i < n; i++)
    {
      out[2 * i] = digits[in[i] >> 4];
      out[2 * i + 1] = digits[in[i] & 15];
    }
}
CASE (by_hex, ((char *) bx, ba, N))

static int
hex_value (char c)
{
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

KERNEL (void, by_unhex) (uint8_t *out, const char *in, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    {
      int high = hex_value (in[2 * i]), low = hex_value (in[2 * i + 1]);
      out[i] = high < 0 || low < 0 ? 0 : high << 4 | low;
    }
}
CASE (by_unhex, (bx, (const char *) bt, N))

KERNEL (void, by_base64) (char *out, const uint8_t *in, int n)
{
  static const char digits[]
    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      unsigned v = in[3 * i] << 16 | in[3 * i + 1] << 8 | in[3 * i + 2];
      out[4 * i] = digits[v >> 18];
      out[4 * i + 1] = digits[v >> 12 & 63];
      out[4 * i + 2] = digits[v >> 6 & 63];
      out[4 * i + 3] = digits[v & 63];
    }
}
CASE (by_base64, ((char *) bx, ba, 1001))

KERNEL (size_t, by_utf8_count) (const uint8_t *text, size_t n)
{
  size_t count = 0;
  LANES_REDUCE (64, +: count)
  for (size_t i = 0; i < n; i++)
    if ((text[i] & 0xc0) != 0x80)
      count++;
  return count;
}
CASE_VALUE (by_utf8_count, qx[0], (bt, N))

KERNEL (int, by_lines) (const char *text, int n)
{
  int count = 0;
  LANES_REDUCE (64, +: count)
  for (int i = 0; i < n; i++)
    count += text[i] == '\n';
  return count;
}
CASE_VALUE (by_lines, ix[0], ((const char *) bt, N))

KERNEL (int, by_words) (const char *text, int n)
{
  int count = 0;
  LANES_REDUCE (64, +: count)
  for (int i = 1; i < n; i++)
    {
      bool space = text[i] == ' ' || text[i] == '\n' || text[i] == '\t';
      bool before = text[i - 1] == ' ' || text[i - 1] == '\n'
		    || text[i - 1] == '\t';
      if (!space && before)
	count++;
    }
  return count;
}
CASE_VALUE (by_words, ix[0], ((const char *) bt, N))

static char
upper (char c)
{
  return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c;
}

KERNEL (void, by_toupper) (char *text, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    text[i] = upper (text[i]);
}
CASE (by_toupper, ((char *) bt, N))

KERNEL (void, by_delta) (uint8_t *out, const uint8_t *in, int n)
{
  LANES (64)
  for (int i = 1; i < n; i++)
    out[i] = in[i] - in[i - 1];
}
CASE (by_delta, (bx, ba, N))

/* How many bytes of seven bits each number takes.  */

KERNEL (void, by_varint_size) (uint8_t *size, const uint32_t *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      if (x[i] < 1u << 7)
	size[i] = 1;
      else if (x[i] < 1u << 14)
	size[i] = 2;
      else if (x[i] < 1u << 21)
	size[i] = 3;
      else if (x[i] < 1u << 28)
	size[i] = 4;
      else
	size[i] = 5;
    }
}
CASE (by_varint_size, (bx, us, N))

/* A check sum of each record of twelve bytes.  */

KERNEL (void, by_crc8) (uint8_t *crc, const uint8_t *in, int records)
{
  LANES (32)
  for (int r = 0; r < records; r++)
    {
      uint8_t c = 0;
      for (int i = 0; i < 12; i++)
	{
	  c ^= in[12 * r + i];
	  for (int k = 0; k < 8; k++)
	    c = c & 0x80 ? c << 1 ^ 7 : c << 1;
	}
      crc[r] = c;
    }
}
CASE (by_crc8, (bx, ba, 301))

KERNEL (void, by_crc_table) (uint32_t *crc, const uint8_t *in,
			     const uint32_t *table, int records)
{
  LANES (16)
  for (int r = 0; r < records; r++)
    {
      uint32_t c = ~0u;
      for (int i = 0; i < 12; i++)
	c = c >> 8 ^ table[(c ^ in[12 * r + i]) & 255];
      crc[r] = ~c;
    }
}
CASE (by_crc_table, (ux, ba, ua, 301))

KERNEL (int, by_differ) (const uint8_t *a, const uint8_t *b, int n)
{
  int differ = 0;
  LANES_REDUCE (64, +: differ)
  for (int i = 0; i < n; i++)
    if (a[i] != b[i])
      differ++;
  return differ;
}
CASE_VALUE (by_differ, ix[0], (ba, bb, N))

KERNEL (void, by_bitplane) (uint8_t *out, const uint8_t *in, int plane, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    out[i] = (in[i] >> plane & 1) ? 255 : 0;
}
CASE (by_bitplane, (bx, ba, 3, N))

KERNEL (void, by_swap32) (uint32_t *p, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    p[i] = p[i] >> 24 | (p[i] >> 8 & 0xff00) | (p[i] << 8 & 0xff0000)
	   | p[i] << 24;
}
CASE (by_swap32, (ux, N))

KERNEL (void, by_swap16) (uint16_t *out, const uint16_t *in, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    out[i] = __builtin_bswap16 (in[i]);
}
CASE (by_swap16, ((uint16_t *) sx, (const uint16_t *) sa, N))

/* Numbers in a file, the low byte first.  */

KERNEL (void, by_read_le32) (uint32_t *out, const uint8_t *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      const uint8_t *p = in + 4 * i;
      out[i] = p[0] | p[1] << 8 | p[2] << 16 | (uint32_t) p[3] << 24;
    }
}
CASE (by_read_le32, (ux, ba, 1001))

KERNEL (void, by_rot13) (char *text, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    {
      char c = text[i];
      if (c >= 'a' && c <= 'z')
	text[i] = (c - 'a' + 13) % 26 + 'a';
      else if (c >= 'A' && c <= 'Z')
	text[i] = (c - 'A' + 13) % 26 + 'A';
    }
}
CASE (by_rot13, ((char *) bt, N))

KERNEL (void, by_nibbles) (uint8_t *out, const uint8_t *in, int n)
{
  LANES (64)
  for (int i = 0; i < n; i++)
    out[i] = (in[2 * i] & 15) | (in[2 * i + 1] & 15) << 4;
}
CASE (by_nibbles, (bx, ba, N))

KERNEL (int, by_is_ascii) (const uint8_t *text, int n)
{
  uint8_t bits = 0;
  LANES_REDUCE (64, |: bits)
  for (int i = 0; i < n; i++)
    bits |= text[i];
  return bits < 128;
}
CASE_VALUE (by_is_ascii, ix[0], (bt, N))
