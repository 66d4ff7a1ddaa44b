#!/bin/sh
# Print the list of tests: emit-list.sh N...
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

ints="i8 u8 i16 u16 i32 u32 i64 u64"
floats="f32 f64"
all="$ints $floats"

each () # each "OPS" "TYPES": op by op, so that groups stand together
{
  for op in $1; do for t in $2; do for n in $ns; do
    echo "X (${op}_${t}_n$n)"
  done; done; done
}

ns="$*"
for n in $ns; do for s in $all b; do for d in $all b; do
  echo "X (convert_${s}_${d}_n$n)"
done; done; done
each "add sub mul min max" "$all"
each "and or xor" "$ints b"
each "shl shr high fdiv fmod cdiv cmod" "$ints"
each rdiv "$floats"
for op in div mod; do
  each $op "$ints"
  for t in $ints; do for n in $ns; do
    echo "X (${op}_${t}_m_n$n)"
  done; done
done
for op in divc modc; do for t in $ints; do for c in 7 10 16 125; do
  for n in $ns; do echo "X (${op}_${t}_${c}_n$n)"; done
done; done; done
each "neg abs" "$all"
each not "$ints b"
each "lt le gt ge eq ne" "$all b"
each "unord ord unlt unle ungt unge uneq ltgt" "$floats"
each "select splat scalars" "$all b"
each "any all" "$all"
for a in 1 2 4 8; do for b in 1 2 4 8; do for n in $ns; do
  echo "X (resize_${a}_${b}_n$n)"
done; done; done
for t in u8 u16 u32 u64; do for es in 1 2 4 8; do for n in $ns; do
  echo "X (prefix_${t}_${es}_n$n)"
done; done; done
echo "$ints" | tr ' ' '\n' | while read -r t; do
  for n in $ns; do
    [ $((n % 4)) = 0 ] && echo "X (series_${t}_n$n)"
  done
done
each const "i8 u8 i16 u32 i64"
for k in rev rot gen ev tr rnd sp bc row up dn any; do
  for t in u8 i16 u32 i64 f32 f64 b; do for n in $ns; do
    echo "X (perm_${k}_${t}_n$n)"
  done; done
done
for k in zip uzp mix; do for t in u8 i16 u32 f64 b; do for n in $ns; do
  echo "X (pair_${k}_${t}_n$n)"
done; done; done
for op in add mul min max and or xor minimum maximum; do
  types=$all
  case $op in and|or|xor) types="$ints";; minimum|maximum) types=$floats;; esac
  for t in $types; do
    for n in $ns; do for m in 0 1; do
      echo "X (red_${op}_${t}_m${m}_d1_${n}_n$n)"
    done; done
  done
  for t in $types; do
    case $t in i16|u16|u64|i64) continue;; esac
    for shape in 3x5 4x4 16x4x2 8x3x3; do
      n=$(($(echo "$shape" | sed 's/x/ * /g')))
      for d in 1 2 3 5 7; do
	case $shape in *x*x*) ;; *) [ $d -gt 3 ] && continue;; esac
	echo "X (red_${op}_${t}_m$((d & 1))_d${d}_${shape}_n$n)"
      done
    done
  done
done
