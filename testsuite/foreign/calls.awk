# Functions that call for lanes those that the lines of -aux-info name: number
# K of them is there if ONLY is K, or not defined.
#
# With results=1 only functions of numbers that give a number, called in
# annotated loops; ripple_test_K puts into OUT what they give for arguments
# that are chosen here, and ripple_tests has all of these.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

# The text TEXT, which declares NAME, for TO.
function declare(text, name, to) {
  sub(/^ +/, "", text)
  if (text ~ ("[ *]" name "$"))
    return substr(text, 1, length(text) - length(name)) to
  if (match(text, "[*]" name "[])]"))
    return substr(text, 1, RSTART) to substr(text, RSTART + RLENGTH - 1)
  return "?"
}

# True if TYPE is one of numbers, as far as its text says.
function number(type) {
  return type !~ /[*(\[?{]|struct|union|complex|void|long double|va_list|128/ \
	 && type !~ /__vector|attribute|[Dd]ecimal|volatile/
}

# TEXT without white space at its ends.
function trim(text) {
  gsub(/^ +| +$/, "", text)
  return text
}

# Call NAME, of PARAMETERS named NAMES[1..N], under a condition, in a block
# function.
function print_call(name, head, parameters, names, n,
		    own, args, part, level, i, k, c, result, star) {
  own = "const int *ripple_on"
  args = part = ""
  k = 1
  level = 0
  for (i = 1; n && i <= length(parameters) + 1; i++) {
    c = substr(parameters, i, 1)
    level += (c == "(" || c == "[" || c == "{") \
	     - (c == ")" || c == "]" || c == "}")
    if (c != "" && (c != "," || level)) {
      part = part c
      continue
    }
    own = own ", " declare(part, names[k], "(*ripple_" k ")")
    args = args (k > 1 ? ", " : "") "ripple_" k "[ripple_v]"
    k++
    part = ""
  }
  if (own ~ /\?/)
    return
  result = head !~ /^void [^ ]*$/
  print "#if !defined ONLY || ONLY == " ++calls
  star = args
  gsub(/\[ripple_v\]/, "[0]", star)
  if (result)
    own = own ", __typeof__ (" name " (" star ")) *ripple_r"
  print "void ripple_call_" calls " (" own ")"
  print "{"
  print "  ripple_block_t ripple_b"
  print "    = ripple_set_block_shape (0, " lanes ");"
  print "  int ripple_v = ripple_id (ripple_b, 0);"
  print "  if (ripple_on[ripple_v])"
  print "    " (result ? "ripple_r[ripple_v] = " : "") name " (" args ");"
  print "}"
  print "#endif"
}

# The same in an annotated loop, with arguments.
function print_test(name, head, parameters, names, n,
		    type, i, k, args, part) {
  type[0] = trim(substr(head, 1, length(head) - length(name)))
  sub(/^(inline|extern|static) /, "", type[0])
  if (!number(type[0]) || n != split(parameters, part, ","))
    return
  for (k = 1; k <= n; k++) {
    part[k] = trim(part[k])
    type[k] = trim(substr(part[k], 1, length(part[k]) - length(names[k])))
    if (!number(type[k]) || part[k] !~ ("[ ]" names[k] "$"))
      return
    args = args (k > 1 ? ", " : "") "ripple_" k "[ripple_v]"
  }
  print "#if !defined ONLY || ONLY == " ++calls
  print "static unsigned ripple_test_" calls " (unsigned char *ripple_out)"
  print "{"
  print "  enum { RIPPLE_N = 2 * " lanes " + 3 };"
  print "  static __typeof__ (" type[0] ") ripple_r[RIPPLE_N];"
  print "  static int ripple_on[RIPPLE_N];"
  for (k = 1; k <= n; k++)
    print "  static __typeof__ (" type[k] ") ripple_" k "[RIPPLE_N];"
  print "  for (int ripple_v = 0; ripple_v < RIPPLE_N; ripple_v++)"
  print "    {"
  print "      ripple_on[ripple_v] = ripple_next () % 5 != 0;"
  for (k = 1; k <= n; k++)
    print "      ripple_" k "[ripple_v] = ripple_next () % ripple_most;"
  print "    }"
  print "  ripple_block_t ripple_b"
  print "    = ripple_set_block_shape (0, " lanes ");"
  print "  ripple_parallel (ripple_b, 0);"
  print "  for (int ripple_v = 0; ripple_v < RIPPLE_N; ripple_v++)"
  print "    if (ripple_on[ripple_v])"
  print "      ripple_r[ripple_v] = " name " (" args ");"
  # All that is no number is the same.
  print "  for (int ripple_v = 0; ripple_v < RIPPLE_N; ripple_v++)"
  print "    if (ripple_r[ripple_v] != ripple_r[ripple_v])"
  print "      ripple_r[ripple_v] = 99;"
  print "  __builtin_memcpy (ripple_out, ripple_r, sizeof ripple_r);"
  print "  return sizeof ripple_r;"
  print "}"
  print "#endif"
}

BEGIN {
  print "#undef main"
  print "#include <ripple.h>"
  print "#define complex _Complex"
  if (results)
    print "extern unsigned ripple_next (void), ripple_most;"
}

match($0, /:[0-9]+:[NO]F \*\/ (static|extern) /) {
  text = substr($0, RSTART + RLENGTH)
  list = text
  sub(/.*\/\* \(/, "", list)
  sub(/\).*/, "", list)
  sub(/; \/\*.*/, "", text)
  n = split(list, names, ", ")
  if (!n)
    sub(/\(void\)$/, "()", text)
  # The parameters are behind the last bracket that opens at level 0.
  level = 0
  for (i = length(text); i; i--) {
    c = substr(text, i, 1)
    level += (c == ")") - (c == "(")
    if (c == "(" && !level)
      break
  }
  head = substr(text, 1, i - 1)
  sub(/ +$/, "", head)
  name = head
  sub(/.*[ *]/, "", name)
  parameters = substr(text, i + 1, length(text) - i - 1)
  variable = sub(/,? *\.\.\.$/, "", parameters)
  if (name !~ /^[A-Za-z_0-9]+$/)
    next
  if (!results)
    print_call(name, head, parameters, names, n)
  else if (name != "main" && n && !variable)
    print_test(name, head, parameters, names, n)
}

END {
  if (!results)
    exit
  print "unsigned (*ripple_tests[]) (unsigned char *) = {"
  for (k = 1; k <= calls; k++) {
    print "#if !defined ONLY || ONLY == " k " "
    print "  ripple_test_" k ","
    print "#else"
    print "  0,"
    print "#endif"
  }
  print "};"
  print "unsigned ripple_count = " calls + 0 ";"
}
