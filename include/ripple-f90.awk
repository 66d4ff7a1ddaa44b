# Make ripple.f90 of ripple.f90.in:
#
#   awk -f ripple-f90.awk ripple.f90.in >ripple.f90
#
# A line of the form
#
#   %KINDS NAME = FUNCTION : RESULT (TYPE ARGUMENT, TYPE ARGUMENT ...)
#
# becomes the interface of NAME, with the C name FUNCTION, for each type of
# KINDS: all, int, float, unsigned, or one.  A T in NAME, FUNCTION and the
# types stands for the type.  Arguments are passed by value, but those whose
# type has a * are arrays.  Lines between %KINDS and %end, if nothing follows
# the former, are repeated likewise: @T@ is the type's name there, @TYPE@ what
# it is in Fortran.  All other lines are copied.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

BEGIN {
  kinds["int"] = "i8 i16 i32 i64"
  kinds["float"] = "f32 f64"
  kinds["all"] = kinds["int"] " " kinds["float"]
  kinds["unsigned"] = "u8 u16 u32 u64"
  kinds["one"] = "i8"
  fortran["int"] = "integer (c_int)"
  fortran["size"] = "integer (c_size_t)"
  fortran["bool"] = "logical (c_bool)"
  fortran["block"] = "type (c_ptr)"
  fortran["f32"] = "real (c_float)"
  fortran["f64"] = "real (c_double)"
  for (bits = 8; bits <= 64; bits *= 2)
    fortran["i" bits] = fortran["u" bits] = "integer (c_int" bits "_t)"
}

# TEXT with the type T in place of each T that is a word of its own.
function typed(text, t)
{
  text = "_" text "_"
  while (match(text, /[^A-Za-z0-9]T[^A-Za-z0-9]/))
    text = substr(text, 1, RSTART) t substr(text, RSTART + 2)
  return substr(text, 2, length(text) - 2)
}

# The declaration of the arguments NAMES of TYPE.
function declare(type, names)
{
  if (type == "")
    return
  if (type ~ /\*$/)
    printf "      %s, intent (in) :: %s(*)\n", \
      fortran[substr(type, 1, length(type) - 1)], names
  else if (type == "index")
    printf "      procedure (ripple_index_function) :: %s\n", names
  else
    printf "      %s, value :: %s\n", fortran[type], names
}

function interface(name, c, result, list,
		   n, i, word, arg, names, last, head)
{
  n = split(list, arg, /, */)
  for (i = 1; i <= n; i++)
    {
      split(arg[i], word, " ")
      names = names (i > 1 ? ", " : "") word[2]
    }
  head = "    function " name
  head = head (length(head names) > 74 ? " &\n      (" : " (") names ") &"
  print head
  printf "      bind (c, name=\"%s\") result (r)\n", c
  print "      import"
  names = last = ""
  for (i = 1; i <= n; i++)
    {
      split(arg[i], word, " ")
      if (word[1] != last)
	{
	  declare(last, names)
	  names = ""
	}
      last = word[1]
      names = names (names == "" ? "" : ", ") word[2]
    }
  declare(last, names)
  printf "      %s :: r\n", fortran[result]
  print "    end function " name
}

/^%end$/ {
  n = split(kinds[repeated], type, " ")
  for (i = 1; i <= n; i++)
    {
      text = body
      gsub(/@T@/, type[i], text)
      gsub(/@TYPE@/, fortran[type[i]], text)
      printf "%s", text
    }
  repeated = ""
  next
}

repeated {
  body = body $0 "\n"
  next
}

/^%[a-z]+$/ {
  repeated = substr($0, 2)
  body = ""
  next
}

/^%/ {
  kind = substr($1, 2)
  list = $0
  while (list ~ /[,:]$/)
    {
      getline
      sub(/^ +/, "")
      list = list " " $0
    }
  head = substr(list, 1, index(list, " : ") - 1)
  list = substr(list, index(list, " : ") + 3)
  split(head, part, " ")
  result = substr(list, 1, index(list, "(") - 1)
  sub(/ +$/, "", result)
  list = substr(list, index(list, "(") + 1)
  sub(/\)$/, "", list)
  n = split(kinds[kind], type, " ")
  for (i = 1; i <= n; i++)
    interface(typed(part[2], type[i]), typed(part[4], type[i]),
	      typed(result, type[i]), typed(list, type[i]))
  next
}

{ print }
