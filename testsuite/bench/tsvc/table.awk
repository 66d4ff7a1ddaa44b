# The table of the loops of TSVC_2.
#
# INPUT   results.tsv; see main.c
# OUTPUT  a line for each loop, those below 0.9, means, what is wrong
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

BEGIN {
  printf "%-8s %10s %10s %12s\n", "loop", "gcc -O3", "omp", "ripple (ns)"
}

$1 == "MISMATCH" {
  wrong = wrong $1 ": " $2 ", " $3 ", " $4 "\n"
  next
}

{
  printf "%-8s %10.2f %10.2f %12.0f\n", $1, $2, $3, $4
  n++
  by_gcc += log ($2)
  by_omp += log ($3)
  # Those below 0.9, the slowest first.
  if ($2 < 0.9)
    {
      for (i = slow++; i > 0 && ratio[i - 1] > $2; i--)
	{
	  ratio[i] = ratio[i - 1]
	  loop[i] = loop[i - 1]
	}
      ratio[i] = $2
      loop[i] = $1
    }
}

END {
  printf "\nbelow 0.9 of gcc -O3: %d of %d\n", slow, n
  for (i = 0; i < slow; i++)
    printf "%-8s %10.2f\n", loop[i], ratio[i]
  if (n)
    printf "\n%-8s %10.3f %10.3f\n", "geomean", exp (by_gcc / n),
	   exp (by_omp / n)
  printf "%s", wrong
}
