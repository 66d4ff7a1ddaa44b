# The files of the plugin, one a line; headers are found by themselves.

ripple_core =					\
	plugin/core/affine.c			\
	plugin/core/gcc-check.c			\
	plugin/core/lanemap.c			\
	plugin/core/shape.c

ripple_gcc =					\
	plugin/analysis/api.cc			\
	plugin/analysis/check.cc		\
	plugin/analysis/constants.cc		\
	plugin/analysis/dump.cc			\
	plugin/analysis/forms.cc		\
	plugin/analysis/narrow.cc		\
	plugin/analysis/overlay.cc		\
	plugin/analysis/shapes.cc		\
	plugin/emit/arith.cc			\
	plugin/emit/convert.cc			\
	plugin/emit/divide.cc			\
	plugin/emit/mask.cc			\
	plugin/emit/memory-blocks.cc		\
	plugin/emit/memory-branch.cc		\
	plugin/emit/memory-gather.cc		\
	plugin/emit/memory-plan.cc		\
	plugin/emit/memory-run.cc		\
	plugin/emit/memory-window.cc		\
	plugin/emit/memory.cc			\
	plugin/emit/permute.cc			\
	plugin/emit/reduce.cc			\
	plugin/emit/stride.cc			\
	plugin/emit/split.cc			\
	plugin/emit/types.cc			\
	plugin/front/conditional.cc		\
	plugin/front/constant.cc		\
	plugin/front/front.cc			\
	plugin/front/frontend-cxx.cc		\
	plugin/front/frontend.cc		\
	plugin/front/loop-body.cc		\
	plugin/front/loop-form.cc		\
	plugin/front/normalize.cc		\
	plugin/front/pragma.cc			\
	plugin/front/rewrite.cc			\
	plugin/front/semicolon.cc		\
	plugin/report/report.cc			\
	plugin/ripple.cc			\
	plugin/startup.cc			\
	plugin/target/generic.cc		\
	plugin/target/masked-loads.cc		\
	plugin/target/x86.cc			\
	plugin/transform/access.cc		\
	plugin/transform/alignment.cc		\
	plugin/transform/builtins.cc		\
	plugin/transform/call.cc		\
	plugin/transform/choices.cc		\
	plugin/transform/cost.cc			\
	plugin/transform/debug.cc		\
	plugin/transform/distribute.cc		\
	plugin/transform/earlier.cc		\
	plugin/transform/effects.cc		\
	plugin/transform/flow.cc		\
	plugin/transform/guards.cc		\
	plugin/transform/inline.cc		\
	plugin/transform/lane-loops.cc		\
	plugin/transform/linearise.cc		\
	plugin/transform/masks.cc		\
	plugin/transform/merge-stores.cc	\
	plugin/transform/prepare-flow.cc	\
	plugin/transform/records.cc		\
	plugin/transform/reducible.cc		\
	plugin/transform/region.cc		\
	plugin/transform/render.cc		\
	plugin/transform/scalars.cc		\
	plugin/transform/serial-call.cc		\
	plugin/transform/switches.cc		\
	plugin/transform/unit.cc		\
	plugin/transform/value.cc
