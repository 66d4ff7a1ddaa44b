# Take a function out of TSVC_2's tsvc.c, annotated.
#
# INPUT   entry  a line of loops.txt
#         tsvc.c
# OUTPUT  a file of C: kernels.h, what the function calls, the function.  With
#         RIPPLE or OMP the loop is annotated.  The outer loop is run REPEAT
#         times.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

BEGIN {
  swaps = split (entry, part, /[ \t]swap[ \t]+/) - 1
  for (i = 1; i <= swaps; i++)
    {
      split (part[i + 1], pair, / => /)
      from[i] = pair[1]
      to[i] = pair[2]
    }
  fields = split (part[1], field, /[ \t]+/)
  name = field[1]
  loop = field[2]
  ripple = omp = ""
  for (i = 3; i <= fields; i++)
    if (field[i] ~ /^with=/)
      callee = substr (field[i], 6)
    else if (field[i] ~ /^reduction=/)
      {
	ripple = ripple " reduction (" substr (field[i], 11) ")"
	omp = omp " reduction (" substr (field[i], 11) ")"
      }
    else if (field[i] ~ /^omp=/)
      omp = omp " " substr (field[i], 5)
  print "#include \"kernels.h\""
}

# The name of the function that LINE begins, or "".
function begins(line)
{
  if (line !~ /^(real_t|void|int) +[a-z0-9]+ *\(/)
    return ""
  sub (/^[a-z_]+ +/, "", line)
  sub (/ *\(.*/, "", line)
  return line
}

# LINE with what is written otherwise.  Each swap is done once.
function swapped(line,   i, at, old)
{
  for (i = 1; i <= swaps; i++)
    {
      old = from[i]
      if (!(i in done) && (at = index (line, old)) > 0)
	{
	  done[i] = 1
	  return substr (line, 1, at - 1) to[i] \
		 substr (line, at + length (old))
	}
    }
  return line
}

{
  sub (/\r$/, "")
}

!inside {
  current = begins($0)
  if (current == name || (callee != "" && current == callee))
    {
      inside = 1
      print ""
      if (current == callee)
	printf "static "
    }
}

inside {
  sub (/nl < [^;]*;/, "nl < repeat;")
  if ($0 !~ /^ *\/\// && /for *\(/ && ++count == loop)
    {
      annotated = 1
      print "#if defined RIPPLE"
      print "ripple_block_t lanes = ripple_set_block_shape (0, LANES);"
      print "#pragma ripple parallel Block (lanes) Dims (0)" ripple
      print "#elif defined OMP"
      print "#pragma omp simd" omp
      print "#endif"
    }
  other = annotated ? swapped($0) : $0
  if (other != $0)
    {
      print "#ifdef RIPPLE"
      print other
      print "#else"
      print
      print "#endif"
    }
  else
    print
  if (/^}/)
    inside = 0
}

END {
  if (count < loop)
    {
      print "filter.awk: no loop " loop " in " name > "/dev/stderr"
      exit 1
    }
  for (i = 1; i <= swaps; i++)
    if (!(i in done))
      {
	print "filter.awk: no " from[i] " in " name > "/dev/stderr"
	exit 1
      }
}
