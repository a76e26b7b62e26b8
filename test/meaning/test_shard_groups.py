"""Shard groups: the batch cut over all ranks, states over those of a group (docs/Meshes.md).

At equal mesh stages 0 to 3 give the same bits, and JAX's by tolerances.py; bytes are those of the groups' ranks. The executables
compare predicted bytes with counted ones themselves.
"""

import functools
import json
import os
import struct
import subprocess
import zlib

import pytest

import cases
import covering
import tolerances
import zero_run

STEPS = 5
STAGES = (0, 1, 2, 3)
# Ranks and the size of a shard group.
MESHES = ((4, 2), (6, 2), (6, 3), (4, 1), (8, 2))
IN_CI = {("mlp_momentum", 4, 2, "compiled"), ("mlp_momentum", 6, 2, "interpreted")}
GRID = [pytest.param(name, ranks, group, mode, id=f"{name}-{ranks}-{group}-{mode}",
                     marks=() if (name, ranks, group, mode) in IN_CI else pytest.mark.nightly)
        for name, (ranks, group), mode in covering.cover(
            (("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_vit_lamb"), MESHES, ("compiled", "interpreted")),
            first=[(name, (ranks, group), mode) for name, ranks, group, mode in IN_CI])]


@functools.lru_cache(maxsize=None)
def run(name, ranks, group, mode, stage, *options):
    """(results, losses) of zero-run."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=stage, ranks=ranks,
                                    interpret=mode == "interpreted", options=[f"--shard-group={group}", *options])
    return results, case.losses(metrics)


@pytest.mark.parametrize("name, ranks, group, mode", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, group, mode):
    if cases.case(name).arguments[-1].shape[0] % ranks:
        pytest.skip("the ranks do not divide the batch")
    whole = run(name, ranks, group, mode, 0)
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", run(name, ranks, group, mode, stage), whole)
    verdict = cases.case(name).check(*whole, STEPS)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("options", [("--accumulate=3", "--accumulate-into=full"), ("--accumulate=3", "--accumulate-into=shard"),
                                     ("--reduce-dtype=bf16",)], ids=lambda options: options[-1])
def test_stages_are_bitwise_equal_with(options):
    tolerances.check_same("between stages 0 and 3", *(run("mlp_momentum", 4, 2, "compiled", stage, *options) for stage in (0, 3)))


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """An executable at stage 3 on 2 x 2, and what it says of itself."""
    path = tmp_path_factory.mktemp("groups") / "train"
    zero_run.call([zero_run.tool("zero-compile"), cases.case("mlp_momentum").path, "--stage=3", "--mesh=replica=2,dp=2", "--target=cpu",
                   "--quiet", "-o", path])
    return path


def plan_of(program):
    return json.loads(zero_run.call([program, "--describe=plan"]))


def test_bytes_are_those_of_a_group(program, tmp_path):
    plan, two = plan_of(program), tmp_path / "two"
    zero_run.compile_step(cases.case("mlp_momentum").path, two, stage=3, ranks=2)
    of_group, of_two = plan["predicted"], plan_of(two)["predicted"]
    for kind in ("param", "opt_state", "grad"):
        assert of_group["resident"][kind] == of_two["resident"][kind]
    # Gathers and reduce-scatters move a shard between the two of a group; then of what a rank has half is reduced between
    # the two groups and sent back; the loss goes once over four ranks instead of two.
    shards = sum(layout["elements"] // 2 for layout in layouts(program))
    across = 4 * shards
    for rank, bytes in enumerate(of_group["wire_by_rank"]["main"]):
        one = of_two["wire_by_rank"]["main"][0 if rank % 2 == 0 else 1]
        loss_of_four, loss_of_two = (3 if rank == 0 else 1) * 4, 4
        assert bytes - loss_of_four == one - loss_of_two + across
    assert [g["ranks"] for g in plan["groups"] if g["axes"] == ["dp"]] == [[[0, 1], [2, 3]]]
    assert [g["ranks"] for g in plan["groups"] if g["axes"] == ["replica"]] == [[[0, 2], [1, 3]]]


def test_what_moves_along_each_axis_is_claimed_and_counted(program, tmp_path):
    plan, log = plan_of(program), tmp_path / "log"
    shards = sum(layout["elements"] // 2 for layout in layouts(program))
    norm = 4 * 2  # of two segments, in halves between two ranks: own part and the other's
    by_axes = plan["predicted"]["wire_by_axes"]["main"]
    # A gather and a reduction in the group; a shard's all-reduce across; the loss over all ranks.
    assert by_axes == {"dp": [2 * 4 * shards + norm] * 4, "replica": [4 * shards] * 4, "replica,dp": [3 * 4, 4, 4, 4]}
    assert [sum(column) for column in zip(*by_axes.values())] == plan["predicted"]["wire_by_rank"]["main"]
    zero_run.call([program, *data(tmp_path), "--steps=3", "--log", log])
    for rank, found in enumerate(json.loads(log.read_text().splitlines()[-1])["ranks"]):
        assert found["wire_by_axes"] == {axes: {"predicted": 3 * bytes[rank], "counted": 3 * bytes[rank]} for axes, bytes in by_axes.items()}
    report = zero_run.call([program, *data(tmp_path), "--steps=3", "--bytes"])
    for axes, bytes in by_axes.items():
        assert f"{axes} {3 * bytes[0]} {3 * bytes[0]}" in [" ".join(line.split()) for line in report.splitlines()]
    checked = zero_run.call([program, "--check"])
    assert f"{2 * 4 * shards + norm} bytes along dp" in checked and f"{4 * shards} bytes along replica" in checked


def checksum(program):
    """What a program has of its plan, zrt_plan_checksum."""
    begin = program.index(b'{"abi":')
    return struct.pack("<q", zlib.crc32(program[begin : program.index(0, begin)]))


def test_bytes_of_the_wrong_axis_end_a_run(program, tmp_path):
    """The sum over axes is as predicted, each part of it is not."""
    text, wrong = program.read_bytes(), tmp_path / "wrong"
    seal = checksum(text)
    by_axes = plan_of(program)["predicted"]["wire_by_axes"]["main"]
    for axes, more in (("dp", 4), ("replica", -4)):
        old = f'"{axes}":{by_axes[axes]}'.replace(" ", "")
        new = f'"{axes}":{[bytes + more for bytes in by_axes[axes]]}'.replace(" ", "")
        assert len(old) == len(new) and text.count(old.encode()) == 1
        text = text.replace(old.encode(), new.encode())
    assert text.count(seal) == 1
    wrong.write_bytes(text.replace(seal, checksum(text)))
    wrong.chmod(0o755)
    done = subprocess.run([wrong, *data(tmp_path), "--steps=1"], capture_output=True, text=True, env={**os.environ, "ZRT_TEST": "1"})
    found = by_axes["dp"][0]
    assert done.returncode == 1 and f"read {found} bytes from its peers along dp in 1 run of @main, the plan predicted {found + 4}" in done.stderr


@pytest.mark.parametrize("stage", [2, 3])
def test_reduced_shards_are_counted_as_gradients(stage, tmp_path):
    path = tmp_path / "train"
    zero_run.call([zero_run.tool("zero-compile"), cases.case("gpt_tiny_f32").path, f"--stage={stage}", "--mesh=replica=2,dp=2",
                   "--target=cpu", "--quiet", "-o", path])
    meter, = plan_of(path)["meters"]
    assert meter["collective"] == "all_reduce" and "partial" not in meter
    assert meter["bytes"] >= plan_of(path)["predicted"]["resident"]["grad"]


def data(folder):
    """--data of rows for x and y."""
    options = []
    for name, columns in (("x", 8), ("y", 16)):
        path = folder / f"{name}.bin"
        path.write_bytes(bytes(i * 7 % 251 for i in range(48 * columns)))
        options += ["--data", f"{name}={path}:u8"]
    return options


def layouts(program):
    """Sizes of the units, from the buffers that hold parameters."""
    return [{"elements": buffer["elements"]} for buffer in plan_of(program)["buffers"] if buffer["kind"] == "param"]


def test_another_number_of_ranks_has_its_command(program):
    for ranks, more in ((3, " --shard-group=3"), (8, "")):
        done = subprocess.run([program, "--ranks", str(ranks), "--steps", "1"], capture_output=True, text=True)
        assert done.returncode == 2 and f"zero-compile {program} --ranks={ranks}{more} -o {program}-{ranks}" in done.stderr


def test_compiled_again_it_keeps_its_groups(program, tmp_path):
    zero_run.call([zero_run.tool("zero-compile"), program, "--ranks=6", "--quiet", "-o", tmp_path / "six"])
    plan = plan_of(tmp_path / "six")
    assert plan["config"]["mesh"] == {"replica": 3, "dp": 2} and plan["config"]["shard_group"] == 2
