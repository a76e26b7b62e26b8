"""The split that `zero-tensor-parallel` finds: Megatron's collectives on a GPT, and no more bytes than the best of all combinations."""

import collections
import pathlib
import re
import subprocess
import sys

import pytest

import inputs
import zero_run

INPUTS = pathlib.Path(__file__).resolve().parents[1] / "Inputs"


def zero_opt(*arguments):
    done = subprocess.run([zero_run.tool("zero-opt"), *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]
    return done


@pytest.fixture(scope="module")
def imported(tmp_path_factory):
    folder = tmp_path_factory.mktemp("split")

    def get(name):
        path = folder / name
        if not path.exists():
            zero_opt(INPUTS / name, "--zero-to-import", "-o", path)
        return path

    return get


def figures(done):
    return {name: int(value) for value, name in re.findall(r"\(S\) +(\d+) ([a-z-]+) -", done.stderr)}


def search(path, ranks=2, options="tensor-parallel"):
    return figures(zero_opt(path, f"--zero-tensor-parallel=model-axis=tp model-ranks={ranks} {options}", "--mlir-pass-statistics",
                            "-o", "/dev/null"))


def test_gpt_has_megatrons_collectives(imported):
    """Four sums of rows x positions x width a layer and one of the rows that are looked up; the gradient of the embedding is summed up
    as the table's, which is smaller here. Of losses and norms numbers are exchanged; nothing is gathered."""
    path = imported("gpt_tiny_f32.mlir")
    text = zero_opt(path, "--zero-tensor-parallel=model-axis=tp model-ranks=2 tensor-parallel",
                    "--zero-model-parallel=model-axis=tp model-ranks=2").stdout
    main = text[re.search(r"func.func (public )?@main", text).start():]
    main = main[:main.index("\n  }\n")]
    layers = 1 + max(int(number) for number in re.findall(r'<param "blocks/(\d+)/', text))
    rows, positions = map(int, re.search(r'tensor<(\d+)x(\d+)xi32> \{zero.role = #zero.role<batch', main).groups())
    width = int(re.search(r'tensor<\d+x(\d+)xf32> as #zero.role<param "wte"', text).group(1))
    found = collections.Counter(re.findall(r'zero\.(\w+) .* over @mesh\["tp"\] : (\S+)', main))
    sums = found.pop(("all_reduce", f"tensor<{rows}x{positions}x{width}xf32>"))
    assert sums == 4 * layers + 1
    tokens = {("all_reduce", f"tensor<{rows}x{positions}xf32>"), ("all_reduce", "tensor<f32>")}
    of_embedding = {("all_reduce", f"tensor<{positions}x{width}xf32>"), ("all_reduce", f"tensor<{width}xf32>")}
    others = {kind for kind in found if kind[0] not in ("rank_offset", "batch_scatter")}
    assert others <= tokens | of_embedding, others
    assert not any(kind[0] == "batch_gather" for kind in found)


def test_llama_is_split_by_heads_and_over_the_vocabulary(imported, tmp_path):
    """Keys and values with fewer heads than queries, columns of gate and input, rows behind them; proved equal to the whole step."""
    path, local = imported("zoo_llama_lion.mlir"), tmp_path / "local.mlir"
    zero_opt(path, "--zero-tensor-parallel=model-axis=tp model-ranks=2 tensor-parallel",
             "--zero-model-parallel=model-axis=tp model-ranks=2", "-o", local)
    zero_opt(local, f"--zero-validate=origin={path}", "-o", "/dev/null")
    text = local.read_text()
    cuts = {name: (int(dim), int(groups or 1)) for name, dim, groups in
            re.findall(r'<param "([^"]+)" [^>]*> \{cut = \[(\d+), "tp", 2(?:, (\d+))?\]', text)}
    columns, rows = {"q", "k", "v", "gate", "up"}, {"out", "down"}
    assert cuts.pop("token") == (0, 1)
    assert cuts == {**{name: (1, 1) for name in cuts if name.split("/")[-2] in columns | {"head"}},
                    **{name: (0, 1) for name in cuts if name.split("/")[-2] in rows}}
    assert {name.split("/")[-2] for name in cuts} == columns | rows | {"head"}
    main = text[re.search(r"func.func (public )?@main", text).start():]
    assert not re.search(r'zero\.batch_gather .* over @mesh\["tp"\]', main)


def test_vit_is_split_by_heads_and_over_the_classes(tmp_path):
    """Of images: four sums of rows x positions x width a layer, the last forward one of the class token alone, which the classes' gradient
    has one of, too; nothing of that size is gathered."""
    path, split, local = (tmp_path / f"{name}.mlir" for name in ("import", "split", "local"))
    zero_opt(inputs.path("zoo_vit_lamb"), "--zero-to-import", "-o", path)
    zero_opt(path, "--zero-tensor-parallel=model-axis=tp model-ranks=2 tensor-parallel", "-o", split)
    zero_opt(split, "--zero-model-parallel=model-axis=tp model-ranks=2", "-o", local)
    zero_opt(local, f"--zero-validate=origin={path}", "-o", "/dev/null")
    text = local.read_text()
    cuts = dict(re.findall(r'<param "([^"]+)" [^>]*> \{cut = \[(\d+), "tp", 2', text))
    columns, rows = ("attn/q", "attn/k", "attn/v", "mlp/up"), ("attn/out", "mlp/down")
    assert cuts == {**{f"blocks/0/{name}/kernel": "1" for name in columns}, **{f"blocks/0/{name}/bias": "0" for name in columns},
                    **{f"blocks/0/{name}/kernel": "0" for name in rows}, "head/kernel": "1", "head/bias": "0"}
    main = text[re.search(r"func.func (public )?@main", text).start():]
    found = collections.Counter(re.findall(r'zero\.(\w+) .* over @mesh\["tp"\] : (?:\S+ -> )?tensor<(12x5x16|12x16)xf32>', main[:main.index("\n  }\n")]))
    assert found == {("all_reduce", "12x5x16"): 3, ("all_reduce", "12x16"): 2}


@pytest.mark.parametrize("name", ["mlp_momentum.mlir", pytest.param("gpt_tiny_f32.mlir", marks=pytest.mark.nightly)])
def test_no_more_bytes_than_the_best_of_all(name, imported):
    found, best = search(imported(name)), search(imported(name), options="tensor-parallel try-all")
    assert found["whole-weights"] <= best["whole-weights"]
    assert found["moved-bytes"] <= 1.05 * best["moved-bytes"]


def test_biases_have_the_groups_that_their_weights_get_at_last(tmp_path):
    """With Shampoo the weight of queries, keys and values is split in one group first."""
    step, plan = tmp_path / "step.mlir", tmp_path / "plan"
    subprocess.run([sys.executable, "-m", "zero_export", "gpt", "--layers", "1", "--hidden", "64", "--heads", "4", "--context", "64",
                    "--vocab", "256", "--batch", "12", "--optimizer", "shampoo", "--no-init", "-o", step], check=True)
    zero_opt(step, "--zero-to-import", f"--zero-tensor-parallel=model-axis=tp model-ranks=2 tensor-parallel tp-plan={plan}",
             "-o", "/dev/null")
    lines = plan.read_text().splitlines()
    assert "blocks/0/attn/qkv/kernel: 1 in 3 groups" in lines
    assert "blocks/0/attn/qkv/bias: 0 in 3 groups" in lines


def test_equal_layers_are_searched_once(tmp_path):
    """Also with AdamW, whose updates read parameters: as many choices for any number of layers, and each layer split alike."""
    found = {}
    for layers in (2, 5):
        step, plan = tmp_path / "step.mlir", tmp_path / "plan"
        subprocess.run([sys.executable, "-m", "zero_export", "gpt", "--layers", str(layers), "--hidden", "64", "--heads", "4", "--context", "32",
                        "--vocab", "64", "--batch", "8", "--optimizer", "adamw", "--no-init", "-o", step], check=True)
        zero_opt(step, "--zero-to-import", "-o", tmp_path / "imported.mlir")
        tried = search(tmp_path / "imported.mlir", options=f"tensor-parallel tp-plan={plan}")["tried"]
        splits = [set(re.findall(rf"blocks/{layer}/(.*)", plan.read_text())) for layer in range(layers)]
        assert splits == layers * splits[:1] and "mlp/down/kernel: 0" in splits[0]
        found[layers] = tried, splits[0]
    assert found[2] == found[5]
