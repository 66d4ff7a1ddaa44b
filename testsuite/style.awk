# Report what a machine can see of bad style in the named files: trailing
# blanks, lines of more than 79 columns, eight blanks where a tab belongs.
# Exit status 1 if there is any.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

function report(what)
{
  print FILENAME ":" FNR ": " what
  bad = 1
}

# The column after LINE, tabs at multiples of eight.  Bytes that continue an
# UTF-8 character take no column.
function columns(line,    i, c, col)
{
  gsub (/[\200-\277]/, "", line)
  if (line !~ /\t/)
    return length (line)
  col = 0
  for (i = 1; i <= length (line); i++)
    {
      c = substr (line, i, 1)
      col = c == "\t" ? col + 8 - col % 8 : col + 1
    }
  return col
}

/[ \t\r]$/ { report("trailing blank") }

# A test may need a long line: a directive stands on the line it is about.
# Texinfo defines a function in one line.
columns($0) > 79 && !/\{ dg-/ && !/^@def/ { report(columns($0) " columns") }

FILENAME ~ /\.(c|cc|h|def)$/ && /^\t*        / { report("blanks for a tab") }
FILENAME ~ /\.(c|cc|h|def)$/ && /^ +\t/ { report("blanks before a tab") }

# [[arm::locally_streaming]], which NOIPA may be, stands first.
FILENAME ~ /\.c$/ && /(static|extern) NOIPA/ { report("NOIPA not first") }

END { exit bad }
