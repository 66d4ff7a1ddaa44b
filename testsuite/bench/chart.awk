# A chart of run.sh's results.tsv, as SVG: a row for each kernel and size, a
# dot for each peer where the ratio is (logarithmic), a line over its
# quartiles.
# Left of 1 Ripple is faster.  TITLE: what stands above it.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

BEGIN {
  split ("gcc_O3 gcc_O3_512 gcc_Ofast omp intrin ispc", peer, " ")
  split ("#1f77b4 #17becf #2ca02c #9467bd #d62728 #ff7f0e", colour, " ")
  for (i in peer)
    colour_of[peer[i]] = colour[i]
  left = 250
  width = 560
  top = 70
  step = 22
  least = 1 / 8
  most = 4
}

function x_of (ratio)
{
  if (ratio < least)
    ratio = least
  if (ratio > most)
    ratio = most
  return left + width * log(ratio / least) / log(most / least)
}

function text (x, y, anchor, s)
{
  gsub (/&/, "\\&amp;", s)
  gsub (/</, "\\&lt;", s)
  body = body sprintf ("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s" \
		       "</text>\n", x, y, anchor, s)
}

function line (x1, y1, x2, y2, stroke, w)
{
  body = body sprintf ("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" " \
		       "y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%s\"/>\n",
		       x1, y1, x2, y2, stroke, w)
}

function dot (x, y, fill)
{
  body = body sprintf ("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" " \
		       "fill=\"%s\"/>\n", x, y, fill)
}

NR == 1 { next }

$1 SUBSEP $2 != row {
  row = $1 SUBSEP $2
  y = top + step * ++rows
  text(left - 10, y + 4, "end", $1 ", " $2)
}

$5 + 0 > 0 {
  seen[$4] = 1
  line(x_of($6), y, x_of($7), y, colour_of[$4], 2)
  dot(x_of($5), y, colour_of[$4])
}

END {
  bottom = top + step * (rows + 1)
  dots = body
  body = ""
  for (r = least; r <= most; r *= 2) {
    line(x_of(r), top, x_of(r), bottom, r == 1 ? "#000000" : "#cccccc", 1)
    text(x_of(r), bottom + 18, "middle", r)
  }
  text(left, 20, "start", title)
  text(left, bottom + 40, "start",
       "time of Ripple / time of the other; left of 1 Ripple is faster")
  x = left
  for (i = 1; i <= 6; i++)
    if (seen[peer[i]]) {
      dot(x + 5, 41, colour_of[peer[i]])
      text(x + 14, 45, "start", peer[i])
      x += 14 + 9 * length(peer[i]) + 12
    }
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" " \
	 "height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">\n",
	 left + width + 40, bottom + 60
  print "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>"
  printf "%s%s</svg>\n", body, dots
}
