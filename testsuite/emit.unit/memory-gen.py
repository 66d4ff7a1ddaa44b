#!/usr/bin/env python3
# Write the C program that runs the accesses of memory-test.cc: a list of
# (type, shape, strides), each loaded and stored under every kind of mask.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later
import sys

SIZE = {'u8': 1, 'i8': 1, 'b': 1, 'i16': 2, 'u16': 2, 'i32': 4, 'u32': 4,
        'f32': 4, 'i64': 8, 'f64': 8}

# (type, extents, strides; 'r12': 12, but an argument)
PLACES = [
    # Contiguous: whole parts, odd ends, less than a part.
    ('f32', [64], [4]), ('f32', [42], [4]), ('f32', [3], [4]),
    ('f32', [8], [4]), ('f32', [1], [4]), ('f32', [7], [4]),
    ('u8', [64], [1]), ('u8', [8], [1]), ('u8', [7], [1]), ('u8', [3], [1]),
    ('u8', [100], [1]), ('u8', [256], [1]), ('i16', [32], [2]),
    ('i16', [11], [2]), ('i16', [75], [2]), ('f64', [8], [8]),
    ('f64', [3], [8]), ('f64', [13], [8]), ('i64', [16], [8]),
    ('b', [64], [1]), ('b', [13], [1]), ('i32', [37], [4]),
    ('f32', [8, 4], [4, 32]), ('u8', [4, 4, 4], [1, 4, 16]),
    # Reversed.
    ('f32', [64], [-4]), ('f32', [19], [-4]), ('u8', [64], [-1]),
    ('u8', [40], [-1]), ('i16', [32], [-2]), ('f64', [8], [-8]),
    ('u8', [16], [-1]), ('f32', [4], [-4]), ('b', [32], [-1]),
    # Strided windows.
    ('u8', [64], [3]), ('u8', [16], [3]), ('u8', [64], [2]),
    ('u8', [64], [4]), ('f32', [16], [8]), ('f32', [16], [12]),
    ('f32', [32], [16]), ('f32', [4], [12]), ('f32', [16], [32]),
    ('i16', [32], [4]), ('i16', [32], [6]), ('f64', [8], [16]),
    ('f64', [8], [-24]), ('i16', [24], [-4]), ('u8', [30], [-3]),
    ('f32', [16], [64]), ('f32', [16], [400]), ('u8', [16], [100]),
    ('i32', [20], [36]), ('f64', [16], [40]),
    # Broadcast inside, several lanes at one place, overlap.
    ('f32', [2, 16], [0, 4]), ('u8', [4, 16], [0, 1]),
    ('f32', [16, 4], [0, 4]), ('f32', [8, 8], [4, 4]),
    ('u8', [16, 4], [1, 3]), ('i16', [32], [0]), ('f32', [8, 4], [4, 0]),
    ('f64', [2, 4, 2], [0, 8, 0]), ('f32', [16], [0]),
    # Rows.
    ('f32', [8, 8], [4, 'r400']), ('f32', [8, 8], [4, 400]),
    ('f32', [4, 4], [4, 'r52']), ('u8', [8, 8], [1, 'r77']),
    ('u8', [16, 4], [1, 'r-31']), ('f32', [16, 3], [4, 'r100']),
    ('f32', [5, 8], [4, 'r28']), ('i16', [4, 8], [2, 'r18']),
    ('f64', [2, 8], [8, 'r24']), ('f32', [8, 2, 3], [4, 'r68', 'r300']),
    ('f32', [8, 2, 3], [4, 300, 'r40']), ('f32', [8, 3, 2], [4, 'r200', 32]),
    ('f32', [3, 9], [4, 'r44']), ('f32', [8, 4], [4, 'r0']),
    ('f32', [8, 4], [4, 'r16']), ('f32', [8, 3, 2], [4, 'r8', 4]),
    ('f32', [8, 4], [8, 'r8']), ('u8', [3, 16], [1, 'r5']),
    ('f32', [8, 4], [-4, 'r40']), ('f64', [8, 2], [16, 'r8']),
    # Transposed.
    ('f32', [4, 4], [16, 4]), ('f32', [8, 8], [32, 4]),
    ('u8', [4, 16], [16, 1]), ('f32', [16, 16], [64, 4]),
    # Run-time stride in dimension 0.
    ('f32', [16], ['r12']), ('f32', [16], ['r-20']), ('u8', [40], ['r7']),
    ('f64', [8], ['r0']), ('i16', [8, 4], ['r10', 'r2']),
    ('f32', [8, 2], ['r16', 4]),
]
# As above, elements at odd addresses.
UNALIGNED = [
    ('f32', [16], [5]), ('i16', [16], [3]), ('f32', [16], [4]),
    ('i32', [16], [6]), ('f64', [4], ['r13']), ('f32', [8, 3], [4, 'r33']),
    ('f32', [42], [4]), ('f32', [16], [2]), ('i64', [8], [-8]),
]
# (type, extents, strides, index type, scale)
INDEXED = [
    ('f32', [16], [0], 'i32', 4), ('f32', [64], [0], 'i32', 4),
    ('f32', [16], [0], 'i64', 4), ('f32', [16], [0], 'u32', 4),
    ('f64', [8], [0], 'i32', 8), ('f64', [16], [0], 'i64', 8),
    ('f32', [16], [4], 'i32', 8), ('f32', [16], [0], 'i32', 12),
    ('f32', [8, 4], [4, 'r40'], 'i32', 4), ('f32', [11], [0], 'i32', 4),
    ('f32', [3], [0], 'i64', 4), ('f64', [3], [0], 'i32', 8),
    ('u8', [64], [0], 'i32', 1), ('u8', [16], [0], 'u8', 1),
    ('i16', [32], [0], 'i16', 2), ('i32', [32], [0], 'u8', 4),
    ('i64', [16], [0], 'i16', 8), ('u8', [20], [1], 'i64', 3),
    ('b', [16], [0], 'i32', 1),
]
# (type, extents, strides, bytes of the record before and behind the element)
FIELDS = [
    ('u8', [64], [3], 0, 2), ('u8', [64], [3], 1, 1), ('u8', [64], [3], 2, 0),
    ('u8', [64], [3], 1, 0), ('u8', [64], [4], 1, 2), ('u8', [64], [2], 1, 0),
    ('u8', [16], [3], 1, 1), ('u8', [100], [3], 0, 2), ('u8', [40], [4], 3, 0),
    ('u8', [32], [5], 2, 2), ('u8', [64], [-3], 1, 1), ('b', [64], [4], 1, 1),
    ('i16', [32], [6], 2, 2), ('i16', [32], [8], 0, 6),
    ('i16', [24], [4], 2, 0), ('i16', [16], [4], 0, 2),
    ('u16', [64], [12], 4, 4), ('f32', [16], [8], 4, 0),
    ('f32', [16], [12], 0, 8), ('f32', [16], [16], 8, 4),
    ('f32', [40], [12], 4, 4), ('f32', [8], [16], 0, 12),
    ('f32', [4], [8], 0, 4), ('f64', [8], [24], 8, 8),
    ('f64', [8], [16], 0, 8), ('i64', [16], [32], 16, 8),
    ('f32', [8, 4], [12, 'r400'], 4, 4), ('u8', [16, 4], [3, 'r77'], 0, 2),
    ('u8', [16, 4], [3, 48], 0, 2), ('f32', [16], [64], 28, 28),
]


def stride_text(s):
    if isinstance(s, str):
        return 'r'
    return str(s) if s >= 0 else 'm%d' % -s


tests = []


def add(kind, t, ext, strides, mask, extra='', index=None, align=None,
        before=0, after=0):
    n = 1
    for e in ext:
        n *= e
    name = 'M_%s_%s_%s_%s_%s%s' % (kind, t, 'x'.join(map(str, ext)),
                                   'x'.join(map(stride_text, strides)), mask,
                                   extra)
    vals = [int(s[1:]) if isinstance(s, str) else s for s in strides]
    rt = [int(isinstance(s, str)) for s in strides]
    name += ''
    ib, iu, sc = (0, 0, 0)
    if index:
        ib, iu, sc = int(index[0][1:]), int(index[0][0] == 'u'), index[1]
    key = name + '_'.join(str(v) for v, r in zip(vals, rt) if r)
    if key in [x[0] for x in tests]:
        return
    pad = [0] * (4 - len(ext))
    arr = lambda l: '{ %s }' % ', '.join(map(str, l + pad))
    init = ('{ "%s", run_%s, %d, %d, %d, %d, %d, %s, %s, %s, \'%s\', %d, %d, '
            '%d, %d, %d, %d }'
            % (key, name, kind == 'st', SIZE[t], t == 'b', n, len(ext),
               arr(ext), arr(vals), arr(rt), mask, ib, iu, sc,
               align or SIZE[t], before, after))
    tests.append((key, name, init))


select = sys.argv[1] if len(sys.argv) > 1 else ''
for kind in ('ld', 'st'):
    for mask in 'apl':
        for t, ext, st in PLACES:
            add(kind, t, ext, st, mask)
        for t, ext, st in UNALIGNED:
            add(kind, t, ext, st, mask, '_u', align=1)
        for t, ext, st, it, sc in INDEXED:
            add(kind, t, ext, st, mask, '_%ss%d' % (it, sc), (it, sc))
        for t, ext, st, before, after in FIELDS:
            add(kind, t, ext, st, mask, '_k%dx%d' % (before, after),
                before=before, after=after)
        for t, ext, st in (('f32', [8], [4]), ('u8', [20], [2])):
            add(kind, t, ext, st, mask, '_v')
tests = [t for t in tests if select in t[0]]

ARGS = ('void *mem, void *other, long s0, long s1, long s2, unsigned long n,'
        '\n\t%sunsigned char *mask, void *index')
print('#include "memory-driver.h"')
for name in sorted(set(t[1] for t in tests)):
    print('void %s (%s);' % (name, ARGS % ''))
    print('static void\nrun_%s (%s)\n{\n  %s (mem, other, s0, s1, s2, n, mask,'
          ' index);\n}' % (name, ARGS % '', name))
print('static const struct test tests[] = {')
for t in tests:
    print('  %s,' % t[2])
print('};\nint\nmain (void)\n{\n  return run_tests (tests, sizeof tests /'
      ' sizeof tests[0]);\n}')
