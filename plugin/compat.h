/* The one place that knows GCC's header order and the differences between
   GCC 12 and 16.  Every .cc file of the plugin includes this first and no
   other GCC header that is listed here; no other file tests GCCPLUGIN_VERSION.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_COMPAT_H
#define RIPPLE_COMPAT_H

#include "gcc-plugin.h"
#include "plugin-version.h"
#include "backend.h"
#include "target.h"
#include "rtl.h"
#include "tree.h"
#include "c-family/c-common.h"
#include "diagnostic-core.h"
#include "diagnostic.h"
#include "fold-const.h"
#include "stor-layout.h"
#include "stringpool.h"
#include "attribs.h"
#include "langhooks.h"
#include "alloc-pool.h"
#include "cgraph.h"
#include "gimple.h"
#include "gimple-iterator.h"
#include "gimple-fold.h"
#include "gimple-walk.h"
#include "gimplify.h"
#include "gimplify-me.h"
#include "gimple-pretty-print.h"
#include "tree-pretty-print.h"
#include "tree-pass.h"
#include "context.h"
#include "ssa.h"
#include "tree-cfg.h"
#include "tree-cfgcleanup.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-ssa.h"
#include "tree-into-ssa.h"
#include "tree-inline.h"
#include "tree-ssa-loop-manip.h"
#include "cfgloop.h"
#include "cfganal.h"
#include "cfghooks.h"
#include "internal-fn.h"
#include "insn-config.h"
#include "recog.h"
#include "tree-vector-builder.h"
#include "vec-perm-indices.h"
#include "builtins.h"
#include "options.h"
#include "opts.h"

#ifndef GCCPLUGIN_VERSION
# error "plugin-version.h of a GCC 12 to 16 is needed"
#endif

#endif
