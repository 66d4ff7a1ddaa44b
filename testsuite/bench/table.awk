# The table of run.sh, from its results.tsv: a row for each kernel and size, a
# column for each peer.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

BEGIN {
  n = split ("gcc_O3 gcc_O3_512 gcc_Ofast omp intrin ispc", peer, " ")
  printf "%-15s %-18s %9s", "kernel", "size", "ns/elem"
  for (i = 1; i <= n; i++)
    printf " %12s", peer[i]
  print ""
}

function cell (key,    half)
{
  if (!(key in ratio))
    return "-"
  if (ratio[key] + 0 == 0)
    return ratio[key]
  half = (high[key] - low[key]) / 2 / ratio[key] * 100
  return sprintf ("%.2f +-%2.0f%%", ratio[key], half)
}

function flush_row (    i)
{
  if (row == "")
    return
  printf "%-15s %-18s %9s", kernel == last ? "" : kernel, size, each
  for (i = 1; i <= n; i++)
    printf " %12s", cell(row SUBSEP peer[i])
  print ""
  last = kernel
}

NR == 1 { next }

$1 SUBSEP $2 != row {
  flush_row()
  row = $1 SUBSEP $2
  kernel = $1
  size = $2
  each = $3
}

{
  key = row SUBSEP $4
  ratio[key] = $5
  low[key] = $6
  high[key] = $7
  if ($5 + 0 > worst[$4]) {
    worst[$4] = $5 + 0
    place[$4] = $1 ", " $2
  }
  if ($5 + 0 > 0) {
    sum[$4] += log($5)
    count[$4]++
  }
}

END {
  flush_row()
  print ""
  for (i = 1; i <= n; i++)
    if (count[peer[i]])
      printf "%-10s geometric mean %.2f, worst %.2f (%s)\n", peer[i],
	     exp(sum[peer[i]] / count[peer[i]]), worst[peer[i]], place[peer[i]]
}
