/* A plugin of qemu that counts the instructions that a program executes.

   The header of qemu's interface is not part of every package, so what is
   needed of version 1 is declared here.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct qemu_plugin_tb;
struct qemu_plugin_insn;
enum { ADD_U64 };

extern size_t qemu_plugin_tb_n_insns (const struct qemu_plugin_tb *);
extern struct qemu_plugin_insn *
  qemu_plugin_tb_get_insn (const struct qemu_plugin_tb *, size_t);
extern void
  qemu_plugin_register_vcpu_tb_trans_cb (uint64_t id,
					 void (*) (uint64_t,
						   struct qemu_plugin_tb *));
extern void
  qemu_plugin_register_vcpu_insn_exec_inline (struct qemu_plugin_insn *, int,
					      void *, uint64_t);
extern void qemu_plugin_register_atexit_cb (uint64_t id,
					    void (*) (uint64_t, void *),
					    void *);
extern void qemu_plugin_outs (const char *);

#define EXPORT __attribute__ ((visibility ("default")))
EXPORT int qemu_plugin_version = 1;
EXPORT int qemu_plugin_install (uint64_t, const void *, int, char **);

static uint64_t executed;

static void
translated (uint64_t id, struct qemu_plugin_tb *block)
{
  (void) id;
  for (size_t i = 0; i < qemu_plugin_tb_n_insns (block); i++)
    qemu_plugin_register_vcpu_insn_exec_inline
      (qemu_plugin_tb_get_insn (block, i), ADD_U64, &executed, 1);
}

static void
at_exit (uint64_t id, void *data)
{
  char text[32];

  (void) id;
  (void) data;
  snprintf (text, sizeof text, "%llu\n", (unsigned long long) executed);
  qemu_plugin_outs (text);
}

int
qemu_plugin_install (uint64_t id, const void *info, int argc, char **argv)
{
  (void) info;
  (void) argc;
  (void) argv;
  qemu_plugin_register_vcpu_tb_trans_cb (id, translated);
  qemu_plugin_register_atexit_cb (id, at_exit, NULL);
  return 0;
}
