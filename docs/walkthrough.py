"""Writes docs/Walkthrough.md: one parameter through every phase, with the IR that the tools print.

    docs/walkthrough.py            rewrites the page
    docs/walkthrough.py --check    fails where the committed page is not fresh

Needs a build; takes zero-compile from build/bin.
"""

import difflib
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
STEP = ROOT / "test/Inputs/mlp_momentum.mlir"
WIDTH = 132

HEAD = """# Walkthrough: one parameter through every phase

Written by `docs/walkthrough.py` from what the tools print; a test checks that it is fresh. The step is a linear layer with
mean squared error, momentum and clipping by global norm (`test/Inputs/mlp_momentum.mlir`): batch 12, `w` is 8 x 16, `b` is 16.
Compiled for 4 ranks at stage 3:

```
zero-compile test/Inputs/mlp_momentum.mlir --stage=3 --ranks=4 --target=cpu:x86-64-v3 --dump-phases=phases -o mlp
```

Only lines of `@main` that `w` passes through are shown; `...` stands for what was left out.
"""

# Phase, text, patterns of the lines to show (in program order, first match each unless marked `*`).
PHASES = [
    ("1-import", """
## 1. `import`: the user's graph, with roles

Calls are inlined, loops unrolled, and every argument and result has a role: `w` is a parameter whose new value is result 3,
`momentum/w` is its optimizer state, `x` and `y` are sharded along dimension 0. `zero.leaf` records the interface for good: byte verifiers
and checkpoints are held to it.
""", [r"zero\.leaf .*param \"w\"", r"zero\.leaf .*\"momentum/w\"", r"dot_general %arg\d+, %arg\d+,.*tensor<8x16xf32>",
      r"dot_general .*-> tensor<16x8xf32>", r"transpose", r"reduce.*dimensions = \[0, 1\].*8x16", r"sqrt", r"minimum",
      r"subtract .*8x16", r"return"]),
    ("2-replica", """
## 2. `replica`: one rank's step

`zero-data-parallel` shards the batch (12 rows become 3) and follows what that does to every value: the gradient of `w` is now a partial
sum, so it is reduced, once, where it has the parameter's shape; everything after is equal on all ranks. No 1/N appears: the
graph's own constants already divide by the whole batch.
""", [r"zero\.mesh", r"dot_general %arg\d+, %arg\d+,.*tensor<8x16xf32>", r"dot_general .*-> tensor<16x8xf32>", r"transpose",
      r"all_reduce.*8x16", r"subtract .*8x16", r"return"]),
    ("3-partitioned", """
## 3. `partitioned`: state in shards

`w` and `b` share the unit `@u0`: one flat index space, `w` at element 0, `b` at 128, padded to a grid of 128 elements x 4 ranks. Each rank
keeps 128 elements of the parameters and of the momentum. The whole weight exists from `zero.all_gather` to its last use. The
gradients of the unit are packed where they are made and reduced to the rank's own range; the norm is one partial sum per
parameter and one all-reduce of the vector; the update runs on the shard.
""", [r"zero\.layout", r"all_gather", r"unpack", r"dot_general .*8x16", r"dot_general .*-> tensor<16x8xf32>", r"zero\.pack",
      r"reduce_scatter", r"segment_reduce", r"all_reduce.*tensor<2xf32>", r"minimum", r"subtract .*tensor<128xf32>", r"return"]),
    ("4-scheduled", """
## 4. `scheduled`: kernels, library calls, futures

The matmuls became library calls (`zero.gemm`, the transpose is a pair of strides), the rest kernels. Collectives start on
the communication stream and are awaited where their result is needed. The whole update is one kernel that writes over the
old state (`tied`).
""", [r"collective_start all_gather", r"zero\.await.*512xf32", r"unpack", r"zero\.gemm.*8x16xf32>\) ->", r"zero\.gemm.*-> tensor<8x16",
      r"zero\.pack", r"collective_start reduce_scatter", r"zero\.await.*128xf32", r"k_multiply_segment_reduce",
      r"k_multiply_minimum", r"return"]),
    ("5-planned", """
## 5. `planned`: every buffer an allocation

One arena, offsets fixed, no values left. The shard of `w` has the persistent slot at offset 0, before and after the step; the
gathered unit lives where the gradients will later be made. Events say what data and reuse need, nothing more; a second,
independent checker runs the plan with vector clocks.
""", [r"zero\.arena", r"zero\.slot \"main\".*param", r"launch_collective all_gather", r"zero\.record 0", r"zero\.wait 0",
      r"launch_gemm", r"launch_gemm.*8x16xf32>> on", r"launch_collective reduce_scatter", r"launch @k_multiply_minimum"]),
]

TAIL = """
## 6. `executable`: calls of the runtime

Each launch is one call of `runtime/include/zrt/abi.h` with a record of numbers; kernels are loops over vectors in LLVM. What the
executable says of itself:

```
$ ./mlp --describe
{describe}```
"""


def elide(line):
    """The line without what does not matter here, shortened to WIDTH."""
    line = line.strip()
    line = re.sub(r", precision = \[[A-Z, ]*\]", "", line)
    line = re.sub(r" \{(a_strides|from|id)[^}]*\}", " {...}", line)
    line = re.sub(r", from = (\[.*?\]\]|array<[^>]*>|\[[^\]]*\])", "", line)
    line = re.sub(r"tf\.aliasing_output = \d+ : i32, ", "", line)
    return line if len(line) <= WIDTH else line[: WIDTH - 4] + " ..."


def pick(text, patterns):
    """The lines that the patterns name, in program order; a pattern that matches nothing is an error."""
    before, main = text.split("@main", 1)
    main = main.split("\n  }\n", 1)[0]
    lines = before.splitlines() + main.splitlines()[1:]
    # Tables may stand after the functions.
    lines += [line for line in text.splitlines() if re.search(r"^  zero\.(leaf|arena|slot|layout|mesh)", line)]
    shown, position = [], -1
    for pattern in patterns:
        found = next((i for i, line in enumerate(lines) if i > position and re.search(pattern, line)), None)
        if found is None:
            found = next((i for i, line in enumerate(lines) if re.search(pattern, line)), None)
        else:
            position = found if not lines[found].startswith("  zero.") else position
        if found is None:
            sys.exit(f"error: no line matches '{pattern}'; the text of the phase has changed, see docs/walkthrough.py")
        shown.append(elide(lines[found]))
    return "\n".join(shown)


def page():
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/mlp"
        subprocess.run([ROOT / "build/bin/zero-compile", STEP, "--stage=3", "--ranks=4", "--target=cpu:x86-64-v3", f"--dump-phases={folder}", "-o", program,
                        "--quiet", "--report=none"], check=True)
        parts = [HEAD]
        for phase, text, patterns in PHASES:
            ir = pathlib.Path(folder, f"{phase}.mlir").read_text()
            parts.append(f"{text}\n```mlir\n{pick(ir, patterns)}\n```\n")
        describe = subprocess.run([program, "--describe"], capture_output=True, text=True, check=True).stdout
        keep = [line for line in describe.splitlines()
                if not re.search(r"plan sha256|import module|oneDNN|libraries|matrices of f32|input = ", line)]
        parts.append(TAIL.format(describe="".join(line + "\n" for line in keep)))
    return "".join(parts)


def main():
    target = ROOT / "docs/Walkthrough.md"
    fresh = page()
    if "--check" not in sys.argv:
        target.write_text(fresh)
        return
    committed = target.read_text()
    if committed != fresh:
        sys.stdout.writelines(difflib.unified_diff(committed.splitlines(True), fresh.splitlines(True), "committed", "fresh"))
        sys.exit("error: docs/Walkthrough.md is not fresh; run docs/walkthrough.py")


main()
