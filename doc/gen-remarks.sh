#!/bin/sh
# Turn the messages of the plugin into a Texinfo table.
#
# Usage: gen-remarks.sh remark.def >remarks.texi
#
# Each row  REMARK (ID, SEVERITY, "NAME", "TEXT")  becomes an item "NAME" with
# its severity and text; rows of the same name share an item; a comment alone
# on its lines becomes the heading of the rows below it.  Formats of GCC's
# diagnostics are written as what stands for them: %qs, %E, %u… as `…',
# %<…%> as @samp{…}.  Exit status 1, and a complaint, if a row cannot be read.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

LC_ALL=C
export LC_ALL
[ $# = 1 ] || { echo "usage: $0 remark.def" >&2; exit 2; }

awk -v file="$1" '
function fail(what)
{
  print file ":" FNR ": " what >"/dev/stderr"
  failed = 1
  exit 1
}

# TEXT, which stands in a C string, as Texinfo.
function texinfo(text)
{
  gsub(/\\n/, "", text)
  gsub(/\\"/, "\"", text)
  gsub(/[@{}]/, "@&", text)
  gsub(/%</, "@samp{", text)
  gsub(/%>/, "}", text)
  gsub(/%%/, "\001", text)
  gsub(/%[+#]*q[+#]*(wd|wu|ld|lu|[a-zA-Z])/, "@samp{@dots{}}", text)
  gsub(/%[+#]*(wd|wu|ld|lu|[a-zA-Z])/, "@dots{}", text)
  gsub(/%/, "\001", text)
  gsub(/\001/, "%", text)
  return text
}

# The next C string in ROW, pieces joined; the rest stays in ROW.
function take_string(    s, piece)
{
  while (match(row, /^[ \t,]*"([^"\\]|\\.)*"/))
    {
      piece = substr(row, RSTART, RLENGTH)
      row = substr(row, RSTART + RLENGTH)
      sub(/^[^"]*"/, "", piece)
      sub(/"$/, "", piece)
      s = s piece
      if (row ~ /^[ \t]*[,)]/)
	break
    }
  return s
}

# The next word in ROW.
function take_word(    w)
{
  match(row, /^[ \t,]*[A-Z0-9_]+/)
  w = substr(row, RSTART, RLENGTH)
  row = substr(row, RSTART + RLENGTH)
  sub(/^[ \t,]*/, "", w)
  return w
}

function emit_row(    id, severity, name, text)
{
  sub(/^REMARK \(/, "", row)
  id = take_word()
  severity = tolower(take_word())
  sub(/^shown$/, "note", severity)
  name = take_string()
  text = take_string()
  if (id == "" || name == "" || text == "" || row !~ /^[ \t]*\)[ \t]*$/ \
      || severity !~ /^(error|warning|note|optimized|missed)$/)
    fail("cannot read the row ending here: " id)
  if (heading != "")
    {
      if (in_table)
	print "@end table\n"
      print "@subheading " heading "\n"
      print "@table @code"
      heading = ""
      in_table = 1
      last = ""
    }
  else if (!in_table)
    {
      print "@table @code"
      in_table = 1
    }
  if (name != last)
    print "@item ripple-" name "\n@cindex @code{ripple-" name "}"
  else
    print ""
  print "(" severity ") " texinfo(text)
  last = name
  row = ""
}

# Comments; the first is the description of the file.
!row && /^\/\*/ { comment = ""; in_comment = 1 }
in_comment {
  comment = comment (comment == "" ? "" : " ") $0
  if (/\*\//)
    {
      in_comment = 0
      gsub(/^\/\*[ \t]*|[ \t]*\*\/[ \t]*$/, "", comment)
      gsub(/[ \t]+/, " ", comment)
      sub(/ \([a-z]*\/\)\.?$|\.$/, "", comment)
      gsub(/[@{}]/, "@&", comment)
      if (n_comments++)
	heading = comment
    }
  next
}

/^REMARK \(/ && row { fail("a row begins before the last one ends") }
/^REMARK \(/ || row {
  row = row (row == "" ? "" : " ") $0
  # A row ends with a parenthesis that is in no string.
  bare = row
  gsub(/"([^"\\]|\\.)*"/, "", bare)
  if (bare ~ /\)[ \t]*$/)
    emit_row()
  next
}
/^[ \t]*$/ { next }
{ fail("neither a row nor a comment: " $0) }

END {
  if (failed)
    exit 1
  if (row)
    fail("the last row does not end")
  if (in_table)
    print "@end table"
}
' "$1"
