/* What happens before the first line of a program is read.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_STARTUP_H
#define RIPPLE_STARTUP_H

/* True if the compiler, which says that it is GCC, is the one that the plugin
   PLUGIN was built for.  Errors: false after a report of what differs and how
   to build the plugin for it.  */
extern bool ripple_check_gcc (const plugin_name_args *plugin,
			      const plugin_gcc_version *gcc);

/* Obey the -fplugin-arg options of PLUGIN; to be called when the pass is
   registered.  Errors are reported and the option ignored.  */
extern void ripple_parse_options (plugin_name_args *plugin);

/* Make #include <ripple.h> work: append the headers that belong to PLUGIN to
   the end of the include path of C and C++.  */
extern void ripple_add_include_dir (const plugin_name_args *plugin);

#endif
