"""What backward reads of forward in parts along tp (--activations=partitioned), and these in memory of the host (partitioned-offloaded):
the same bits as whole ones, at every stage, on (dp, tp) ranks, with and without recomputation, in every order that events allow.

Executables compare the memory that they map, and the bytes that they copy and read of other ranks by axes, with the plan's themselves.
CI runs a sample, --nightly every three values of different factors together; mesh_grid.py has more of its own factors.
"""

import functools
import json

import pytest

import cases
import covering
import placed
import test_offload
import tolerances
import zero_run

COUNT = 3
PLACES = placed.PARTS
NAMES = ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion", "zoo_vit_lamb")
MESHES = ((1, 2), (2, 2), (1, 4))
IN_CI = {("gpt_tiny_f32", "layers-and-sums", (2, 2), 3, "partitioned-offloaded"),
         ("zoo_llama_lion", "none", (2, 2), 2, "partitioned")}


@functools.lru_cache(maxsize=None)
def run(name, mesh, stage, *options):
    """(results, metrics) of a step of cases.py."""
    case, (dp, tp) = cases.case(name), mesh
    return zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=dp * tp,
                        options=(f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", *options))


@pytest.mark.parametrize("name, policy, mesh, stage, place", [
    pytest.param(name, policy, mesh, stage, place, id=f"{name}-{policy}-{mesh[0]}x{mesh[1]}-{stage}-{place}",
                 marks=() if (name, policy, mesh, stage, place) in IN_CI else pytest.mark.nightly)
    for name, policy, mesh, stage, place in covering.cover(
        (NAMES, ("none", "layers", "layers-and-sums"), MESHES, (0, 1, 2, 3), tuple(PLACES)), together=3, first=IN_CI)])
def test_bits_are_those_of_whole_values(name, policy, mesh, stage, place):
    options = (f"--recompute={policy}",) if policy != "none" else ()
    tolerances.check_same("when kept in parts", run(name, mesh, stage, *options), run(name, mesh, stage, *options, *PLACES[place]))


@pytest.mark.parametrize("name, mesh, stage, more", [
    pytest.param(name, mesh, stage, more, id=f"{name}-{mesh[0]}x{mesh[1]}-{stage}{''.join(more)}",
                 marks=() if (name, mesh, stage, more) == ("gpt_tiny_f32", (2, 2), 3, ()) else pytest.mark.nightly)
    for name, mesh, stage, more in covering.cover(
        (NAMES, MESHES, (0, 1, 2, 3), ((), ("--sequence-parallel",), ("--accumulate=2", "--accumulate-into=shard"))), together=3,
        first=[("gpt_tiny_f32", (2, 2), 3, ())], is_row=lambda row: (row[0], row[3]) != ("zoo_vit_lamb", ("--sequence-parallel",)))])
def test_sums_that_are_done_again_are_the_same(name, mesh, stage, more):
    tolerances.check_same("with --recompute=layers-and-sums", run(name, mesh, stage, *more),
                          run(name, mesh, stage, *more, "--recompute=layers-and-sums"))


@pytest.mark.parametrize("count, mesh, stage, place", [
    pytest.param(count, mesh, stage, place, id=f"{count}-{mesh[0]}x{mesh[1]}-{stage}-{place}",
                 marks=() if (count, mesh, stage, place) == (2, (1, 2), 3, "partitioned-offloaded") else pytest.mark.nightly)
    for count, mesh, stage, place in covering.cover(
        ((2, 3), MESHES[:2], (0, 1, 2, 3), tuple(PLACES)), together=3, first=[(2, (1, 2), 3, "partitioned-offloaded")])])
def test_micro_batches_have_parts_each(count, mesh, stage, place):
    options = f"--accumulate={count}", "--accumulate-into=shard"
    tolerances.check_same("when kept in parts", run("gpt_tiny_f32", mesh, stage, *options),
                          run("gpt_tiny_f32", mesh, stage, *options, *PLACES[place]))


SPLITS = {"attn/out/bias": "whole", "attn/out/kernel": "0", "attn/qkv/bias": "0 in 3 groups", "attn/qkv/kernel": "1 in 3 groups",
          "ln_1/bias": "whole", "ln_1/scale": "whole", "ln_2/bias": "whole", "ln_2/scale": "whole", "mlp/down/bias": "whole",
          "mlp/down/kernel": "0", "mlp/up/bias": "0", "mlp/up/kernel": "1"}
REST = ("ln_f/bias", "ln_f/scale", "wpe", "wte")


def report(folder, layers, *options):
    """What the compiler says of a GPT that is split as --tensor-parallel splits it."""
    step, plan = folder / "step.mlir", folder / "plan"
    step.write_text(test_offload.step_of(layers))
    lines = [f"blocks/{i}/{name}: {split}" for i in range(layers) for name, split in SPLITS.items()] + [f"{name}: whole" for name in REST]
    plan.write_text("\n".join(lines) + "\n")
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), step, "--stage=3", "--mesh=dp=2,tp=2", f"--tp-plan={plan}", "--report=json",
                                     "--target=null", *options, "-o", folder / "train"]))


@pytest.mark.parametrize("policy, numbers", [("none", (4, 8)), pytest.param("layers", (8, 16), marks=pytest.mark.nightly)])
def test_bytes_are_those_of_parts(policy, numbers, tmp_path):
    """To the byte: two values a layer, half of each on each of two ranks, and each adds 1/8 to what a layer's four sums move along tp."""
    value = 4 * 32 * 32 * 4  # of a rank's rows
    whole, parts = ([report(tmp_path, layers, f"--recompute={policy}", *place) for layers in numbers]
                    for place in ((), ("--activations=partitioned", "--partition-min-bytes=1024")))
    for layers, kept, cut in zip(numbers, whole, parts):
        values = 2 * layers + 1
        assert "activations" not in kept["bytes"]
        assert cut["bytes"]["activations"] == {"values": values, "whole": values * value, "parts": values * value // 2, "wire": values * value // 2}
        before, after = (found["bytes"]["wire_by_axes"]["main"] for found in (kept, cut))
        assert after["dp"] == before["dp"] and after["tp"] == [each + values * value // 2 for each in before["tp"]]
    sums, = {(big - small) // (numbers[1] - numbers[0]) // value for small, big in zip(*(found["bytes"]["wire_by_axes"]["main"]["tp"] for found in whole))}
    assert sums == 4 and 8 * value // 2 == sums * value
    # What is whole at one time is what one op reads, two values at most, and the next one: for any number of layers.
    for kept, cut in zip(whole, parts):
        saved = kept["memory"]["max_live"] - cut["memory"]["max_live"]
        assert 0 <= cut["bytes"]["activations"]["wire"] - saved <= 4 * value


def test_bytes_where_sums_are_done_again(tmp_path):
    """A layer keeps its input alone; a fifth sum moves along tp, and the part of one value: the paper's layer with recomputation (8.1), but for
    the sum that makes the next layer's input."""
    value, numbers = 4 * 32 * 32 * 4, (2, 4)  # bytes of a rank's rows; layers
    policies = [[report(tmp_path, layers, f"--recompute={policy}", *place) for layers in numbers] for policy, place in
                (("layers", ()), ("layers-and-sums", ()), ("layers-and-sums", ("--activations=partitioned", "--partition-min-bytes=1024")))]

    def grows(reports, number):
        small, big = map(number, reports)
        return (big - small) / (numbers[1] - numbers[0]) / value

    along = [grows(reports, lambda found: found["bytes"]["wire_by_axes"]["main"]["tp"][0]) for reports in policies]
    assert (int(along[0]), along[1] - along[0], along[2] - along[0]) == (4, 1, 1.5)  # and sums of norms' parameters, which are small
    assert [grows(reports, lambda found: found["activations"]["kept_bytes"]) for reports in policies] == [2, 1, 1]
    kept, again, _ = (grows(reports, lambda found: found["memory"]["max_live"]) for reports in policies)
    assert again < kept
    for layers, found in zip(numbers, policies[2]):
        assert found["bytes"]["activations"]["whole"] == (layers + 1) * value  # and what follows the last layer


MINIMA = {"partitioned": "--partition-min-bytes=1024", "offloaded": "--offload-min-bytes=512"}  # of what each moves


def test_auto_takes_what_fits(tmp_path):
    """The settings' arenas, wire and copies are those of programs that are compiled so, and the fastest that fits is taken."""
    kept = report(tmp_path, 4, *MINIMA.values(), "--activations=auto")
    given, *terms = kept["config"]["activations_terms"]
    terms = {each["activations"]: each for each in terms}
    assert kept["config"]["activations_chosen"] == "kept" and given["machine"] == "h100-sxm" and given["memory"] == 80 * 10**9
    assert terms["kept"]["arena"] == kept["arena"]
    smaller = report(tmp_path, 4, *MINIMA.values(), "--activations=auto", f"--device-memory={kept['arena'] - 1}")
    chosen = smaller["config"]["activations_chosen"]
    fitting = {name: each for name, each in terms.items() if each["arena"] < kept["arena"]}
    assert chosen == min(fitting, key=lambda name: fitting[name]["added_ps"]) != "kept"
    assert smaller["arena"] == terms[chosen]["arena"]
    assert smaller["bytes"].get("activations", {"wire": 0})["wire"] == terms[chosen]["wire"]
    assert smaller.get("offloaded", {"away": 0})["away"] == terms[chosen]["away"]
    minima = (size for place, size in MINIMA.items() if place in chosen)
    asked = report(tmp_path, 4, *minima, f"--activations={chosen}")
    assert all(asked[name] == smaller[name] for name in ("arena", "bytes", "memory", "regions"))


def test_auto_runs_to_the_same_bits():
    options = "--activations=auto", "--device-memory=1", "--partition-min-bytes=512", "--offload-min-bytes=256"
    tolerances.check_same("where auto has put them", run("gpt_tiny_f32", (1, 2), 3), run("gpt_tiny_f32", (1, 2), 3, *options))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """(case, executable) of a step whose values are in parts, in memory of the host."""
    case, program = cases.case("gpt_tiny_f32"), tmp_path_factory.mktemp("parts") / "train"
    zero_run.call([zero_run.tool("zero-compile"), case.path, "--stage=3", "--mesh=dp=1,tp=2", "--tensor-parallel", "--quiet",
                   *PLACES["partitioned-offloaded"], "-o", program])
    return case, program


@pytest.mark.parametrize("seeds", [pytest.param(range(0, 3)), pytest.param(range(3, 40), marks=pytest.mark.nightly)])
def test_every_order_that_events_allow(compiled, seeds):
    """A gather of parts that have not come back, or whose place is taken too soon, shows in some order."""
    case, executable = compiled
    expected = run("gpt_tiny_f32", (1, 2), 3)
    zero_run.check_orders(expected, executable, case.arguments, steps=COUNT, seeds=seeds)


def test_bytes_are_counted(compiled, tmp_path):
    """What ranks read along tp with --log is what the plan says, gathers of parts included."""
    case, executable = compiled
    for rank in zero_run.summarize(executable, case.arguments, tmp_path / "log", steps=COUNT)["ranks"]:
        assert rank["wire_by_axes"]["tp"]["counted"] == rank["wire_by_axes"]["tp"]["predicted"] > 0
        assert rank["copied_counted"] == rank["copied_predicted"] > 0


@pytest.mark.parametrize("options, message", [
    (("--ranks=2",), "expects an axis along which ranks have the same values of forward, found none beside those that cut the batch")])
def test_what_is_refused(options, message, tmp_path):
    with pytest.raises(zero_run.RunFailed, match=message):
        zero_run.call([zero_run.tool("zero-compile"), cases.case("gpt_tiny_f32").path, "--stage=3", *options, "--activations=partitioned",
                       "--target=null", "-o", tmp_path / "train"])
