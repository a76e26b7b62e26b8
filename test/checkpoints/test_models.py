"""`zero-ckpt import`, `convert` and `export --map`: weights of other programs, under their names and in their layouts."""

import json
import pathlib
import signal
import subprocess
import time

import jax
import ml_dtypes
import numpy as np
import pytest
import safetensors
import safetensors.numpy

import checkpoints
import hf_names
import zero_run
from zero_export import training
from zero_export.models import gpt, llama, vit
from zero_export.training import Recipe

GPT = dict(layers=2, hidden=16, heads=2, context=8, vocab=32)
LLAMA = dict(layers=2, hidden=16, heads=4, kv_heads=2, feed=24, context=8, vocab=32)
VIT = dict(layers=2, hidden=16, heads=2, image=8, patch=4, classes=8)


def call(*words, code=0, **keywords):
    done = subprocess.run([zero_run.tool("zero-ckpt"), *map(str, words)], capture_output=True, text=True, **keywords)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def save(path, arrays):
    safetensors.numpy.save_file({name: np.ascontiguousarray(a).reshape(np.shape(a)) for name, a in arrays.items()}, path)
    return path


def load(path):
    """Arrays of a file, or of a folder as its index says."""
    path = pathlib.Path(path)
    if not path.is_dir():
        return safetensors.numpy.load_file(path)
    index = path / "model.safetensors.index.json"
    if not index.exists():
        return safetensors.numpy.load_file(path / "model.safetensors")
    files = json.loads(index.read_text())["weight_map"]
    return {name: safetensors.numpy.load_file(path / file)[name] for name, file in files.items()}


def same(first, second):
    assert sorted(first) == sorted(second)
    for name, array in first.items():
        assert array.dtype == second[name].dtype and array.shape == second[name].shape, name
        np.testing.assert_array_equal(array, second[name], err_msg=name)


def random_params(config, seed=0):
    """{path: random array} of a model, no two elements alike."""
    values = np.random.default_rng(seed)
    shapes = jax.eval_shape(config.model().init, jax.ShapeDtypeStruct((2,), np.uint32))
    return {name: values.standard_normal(leaf.shape).astype(np.float32) for name, leaf in
            {"/".join(str(getattr(k, "key", getattr(k, "idx", k))) for k in path): leaf
             for path, leaf in jax.tree_util.tree_flatten_with_path(shapes)[0]}.items()}


# The shipped maps, against layouts by NumPy, both ways.


def _bert(stacked):
    params = hf_names.bert_params(2, 16, 24, 32, 12, np.random.default_rng(0))
    return params, hf_names.bert(params)


def _zoo(family, sizes, names, **options):
    def make(stacked):
        params = random_params(family.Config(**sizes, scan=stacked, **options))
        return params, names(params)
    return make


@pytest.mark.parametrize("name, make, stacked", [
    ("gpt2", _zoo(gpt, GPT, hf_names.gpt2), False), ("gpt2", _zoo(gpt, GPT, hf_names.gpt2), True),
    ("gpt2", _zoo(gpt, GPT, hf_names.gpt2, tied=False), False), ("llama", _zoo(llama, LLAMA, hf_names.llama), False),
    ("llama", _zoo(llama, LLAMA, hf_names.llama, tied=True), True), ("vit", _zoo(vit, VIT, hf_names.vit), False),
    ("vit", _zoo(vit, VIT, hf_names.vit), True), ("bert", _bert, False)])
def test_shipped_maps(tmp_path, name, make, stacked):
    ours, theirs = make(stacked)
    call("convert", save(tmp_path / "ours", ours), "--map", name, "-o", tmp_path / "out")
    same(load(tmp_path / "out"), theirs)
    with safetensors.safe_open(tmp_path / "out", "np") as file:
        assert file.metadata() == {"format": "pt"}  # transformers asks for it
    call("convert", save(tmp_path / "theirs", theirs), "--map", name, "--reverse", *["--stacked"] * stacked,
         "-o", tmp_path / "back")
    same(load(tmp_path / "back"), ours)


def test_every_shipped_map_is_tested():
    maps = zero_run.ROOT / "tools" / "zero-ckpt" / "maps"
    assert sorted(path.stem for path in maps.iterdir()) == ["bert", "gpt2", "llama", "vit"]


# The format of maps.


def _array(*shape, dtype=np.float32, start=0):
    return np.arange(start, start + np.prod(shape, dtype=int)).reshape(shape).astype(dtype)


A, B, C = _array(4, 6), _array(4, 3, start=100), _array(4, 3, start=200)
FORMS = {
    "joined": ("qkv : in q+k+k = q : q in, k : k in, v : k in", {"qkv": np.concatenate([A, B, C], 1)},
               {"q": A.T, "k": B.T, "v": C.T}, ["--size", "q=6"]),
    "joined in equal parts": ("qkv : in d+d+d = q : in d, k : in d, v : in d", {"qkv": _array(4, 9)},
                              {n: _array(4, 9)[:, 3 * i:3 * i + 3] for i, n in enumerate("qkv")}, []),
    "split on the left": ("q : in d, k : in d = qk : d+d in", {"q": B, "k": C}, {"qk": np.concatenate([B.T, C.T])}, []),
    "heads": ("q : in heads size = q.weight : heads*size in", {"q": _array(6, 4, 2)},
              {"q.weight": _array(6, 8).T}, ["--size", "heads=4"]),
    "interleaved heads": ("qkv : in heads*(1+1+1)*size = q : in heads*size, k : in heads*size, v : in heads*size",
                          {"qkv": _array(5, 12)},
                          {n: _array(5, 2, 3, 2)[:, :, i].reshape(5, 4) for i, n in enumerate("qkv")}, ["--size", "heads=2"]),
    "stacked on the left": ("w[/{i}] : a b = h.{i}.w : b a", {"w": _array(3, 4, 5)},
                            {f"h.{i}.w": _array(3, 4, 5)[i].T for i in range(3)}, []),
    "stacked where it says": ("w : a {e} b = h.{e} : a b", {"w": _array(3, 4, 5)},
                              {f"h.{e}": _array(3, 4, 5)[:, e] for e in range(4)}, []),
    "stacked on the right": ("{i}/w : a b = w : {i} b a", {f"{i}/w": _array(4, 5, start=i) for i in range(3)},
                             {"w": np.stack([_array(4, 5, start=i).T for i in range(3)])}, []),
    "experts of layers": ("layer[/{i}]/w : {e} in out = l.{i}.e.{e} : out in", {"layer/0/w": _array(3, 2, 5)},
                          {f"l.0.e.{e}": _array(3, 2, 5)[e].T for e in range(3)}, []),
    "experts, both stacked": ("layer[/{i}]/w : {e} in out = l.{i}.e.{e} : out in", {"layer/w": _array(2, 3, 2, 5)},
                              {f"l.{i}.e.{e}": _array(2, 3, 2, 5)[i, e].T for i in range(2) for e in range(3)}, []),
    "joined and stacked": ("qk : {i} in d+d = {i}.q : d in, {i}.k : d in", {"qk": _array(2, 3, 8)},
                           {f"{i}.{n}": _array(2, 3, 8)[i, :, 4 * j:4 * j + 4].T for i in range(2) for j, n in enumerate("qk")},
                           []),
    "ones": ("p : a b = p : 1 a 1 b", {"p": A}, {"p": A[None, :, None]}, []),
    "flat": ("p : a*b = q : b*a", {"p": A.reshape(-1)}, {"q": A.T.reshape(-1)}, ["--size", "a=4"]),
    "any text": ("{*rest} = model.{*rest}", {"a/b": A, "c": B}, {"model.a/b": A, "model.c": B}, []),
    "scalars, halves, integers": ("{*rest} = {*rest}.x", {"a": np.float32(3).reshape(()), "b": A.astype(np.float16), "c": A > 3,
                                                          "d": A.astype(np.int64)},
                                  {"a.x": np.float32(3).reshape(()), "b.x": A.astype(np.float16), "c.x": A > 3,
                                   "d.x": A.astype(np.int64)}, []),
    "comments, quotes of brackets": ("# nothing\n\na\\[0\\] = b  # a remark\n? c = d\n", {"a[0]": A}, {"b": A}, []),
    "empty": ("a : x y = b : y x", {"a": np.zeros((0, 3), np.float32)}, {"b": np.zeros((3, 0), np.float32)}, []),
}


@pytest.mark.parametrize("form", FORMS)
def test_forms_of_rules(tmp_path, form):
    text, left, right, options = FORMS[form]
    rules = tmp_path / "a.map"
    rules.write_text(text)
    call("convert", save(tmp_path / "left", left), "--map", rules, *options, "-o", tmp_path / "out")
    same(load(tmp_path / "out"), right)
    stacked = ["--stacked"] if "[/{i}]" in text and not any("0" in name for name in left) else []
    call("convert", save(tmp_path / "right", right), "--map", rules, "--reverse", *stacked, *options, "-o", tmp_path / "back")
    same(load(tmp_path / "back"), left)


def test_large_arrays_in_pieces(tmp_path):
    """Beyond the pieces of a mebibyte, transposed, joined and of another type."""
    (tmp_path / "a.map").write_text("qk : a b+b = q : b a, k : b a\n")
    array = np.random.default_rng(0).standard_normal((700, 1400)).astype(np.float32)
    call("convert", save(tmp_path / "left", {"qk": array}), "--map", tmp_path / "a.map", "--dtype=bf16", "-o", tmp_path / "out")
    found = zero_run.deserialize((tmp_path / "out").read_bytes())
    for name, tensor in found:
        wanted = array[:, slice(0, 700) if name == "q" else slice(700, None)].T.astype(ml_dtypes.bfloat16)
        assert bytes(tensor["data"]) == wanted.tobytes()


def test_rounding_is_once(tmp_path):
    """From f64 straight to the nearest: over f32 the first would be a tie, and become 1."""
    values = np.array([1 + 2**-8 + 2**-40, 1 + 2**-8 - 2**-40, 1 + 2**-8, -(1 + 3 * 2**-8), 0.1, np.inf, np.nan, -0.0, 2.0**-140])
    call("convert", save(tmp_path / "in", {"a": values}), "--dtype=bf16", "-o", tmp_path / "out")
    ((_, tensor),) = zero_run.deserialize((tmp_path / "out").read_bytes())
    found = np.frombuffer(tensor["data"], ml_dtypes.bfloat16).astype(np.float64)
    wanted = [1 + 2**-7, 1, 1, -(1 + 2**-6), 0.10009765625, np.inf, np.nan, -0.0, 0]
    np.testing.assert_array_equal(found[:8], wanted[:8])
    assert np.signbit(found[7]) and abs(found[8] - 2.0**-140) <= 2.0**-134


def test_arrays_are_not_held(tmp_path):
    """Under a limit on memory of its own that is smaller than any of the arrays, transposed and joined."""
    (tmp_path / "a.map").write_text("ab : i j+j = a : j i, b : j i\n")
    array = np.random.default_rng(0).standard_normal((1024, 8192)).astype(np.float32)
    save(tmp_path / "in", {"ab": array})
    least = 0
    for limit in range(4000, 30000, 4000):  # what the tool needs for nothing at all
        done = subprocess.run(["bash", "-c", f'ulimit -d {limit}; exec "$@"', "-", zero_run.tool("zero-ckpt"), "list", "none"],
                              capture_output=True, text=True)
        if "there is no such folder" in done.stderr:
            least = limit
            break
    assert least
    subprocess.run(["bash", "-c", f'ulimit -d {least + 12000}; exec "$@"', "-", zero_run.tool("zero-ckpt"), "convert", "in", "--map",
                    "./a.map", "-o", "out"], cwd=tmp_path, check=True)
    same(load(tmp_path / "out"), {"a": np.ascontiguousarray(array[:, :4096].T), "b": np.ascontiguousarray(array[:, 4096:].T)})


def test_what_is_dropped_and_tied(tmp_path, model):
    theirs = hf_names.gpt2(random_params(model.config))
    more = {**theirs, "lm_head.weight": theirs["transformer.wte.weight"], "transformer.h.0.attn.bias": A,
            "transformer.h.0.attn.masked_bias": B}
    call("import", save(tmp_path / "more", more), "--map=gpt2", "--for", model.path, "-o", tmp_path / "out")
    call("import", save(tmp_path / "theirs", theirs), "--map=gpt2", "-o", tmp_path / "plain")
    same(load(tmp_path / "out"), load(tmp_path / "plain"))
    more["lm_head.weight"] = more["lm_head.weight"] + 1
    text = call("import", save(tmp_path / "more", more), "--map=gpt2", "--for", model.path, "-o", tmp_path / "no", code=1)
    assert "ties, and that are not equal:\n  'lm_head.weight' and 'transformer.wte.weight'" in text
    unprefixed = {name.removeprefix("transformer."): array for name, array in theirs.items()}  # as in the file of "gpt2"
    call("import", save(tmp_path / "bare", unprefixed), "--map=gpt2", "-o", tmp_path / "out2")
    same(load(tmp_path / "out2"), load(tmp_path / "plain"))


@pytest.mark.parametrize("text, message", [
    ("a b", "line 1: expected '='"), ("a =", "expected a name"), ("= a", "expected a name"), ("a = b c", "unexpected 'c'"),
    ("a : x = b", "give the dimensions of every name"), ("a : x y = b : x z", "must have the same dimensions by name"),
    ("a : x x = b : x x", "has the dimension 'x' twice"), ("a = b, c", "give the dimensions of every name"),
    ("a : x = b : x, c : x", "needs a dimension that is a sum"), ("a : x+y = b : x", "needs a dimension that is a sum"),
    ("a : x, b : x = c : x, d : x", "one side must have one name"), ("a : x+2 = b : x, c : 1", "'2': sizes other than 1 have names"),
    ("a/{i} = b", "must be in 'b', or once in its dimensions"), ("a : {i} x = b : x", "stacks {i}, which 'b' has not"),
    ("a/{*x} = b", "must have the same {*...}"), ("a/{i = b", "expected {i}, a number"), ("a/] = b", "a bracket that nothing opens"),
    ("a : x- = b : x-", "expected the name of a dimension, or 1, not 'x-'"), ("", "has no rule"),
    ("a : h*x+y = b : h*x, c : h*y", "a sum in a product is in parentheses"), ("a = b\ntied c = d/{i}", "line 2: 'c' and 'd/{i}'"),
])
def test_maps_that_are_wrong(tmp_path, text, message):
    (tmp_path / "a.map").write_text(text)
    assert message in call("convert", save(tmp_path / "in", {"a": A}), "--map", tmp_path / "a.map", "-o", tmp_path / "x", code=1)


ARRAYS = {"a": A, "b": B}
INF = np.array([1e39, 0.5], np.float64)


@pytest.mark.parametrize("text, arrays, options, message", [
    ("a = x", ARRAYS, [], "arrays that no rule takes:\n  'b' f32[4, 3]"),
    ("a = x\nb = y\nc = z", ARRAYS, [], "rules that match nothing ('?' before a rule lets it):\n  line 3: c = z"),
    ("a = x\n{*n} = y.{*n}", ARRAYS, [], "arrays that several rules take:\n  'a': lines 1, 2"),
    ("a = x\nb = x", ARRAYS, [], "line 2: 'x' is made by another rule too"),
    ("a : i j+j+j+j = w : i j, x : i j, y : i j, z : i j", {"a": A}, [], "line 1: 'a' is f32[4, 6], which does not fit the dimensions"),
    ("a : i j k = w : i k j", {"a": A}, [], "which does not fit the dimensions 'i j k'"),
    ("a : i j*k = w : i k j", {"a": A}, [], "the shapes do not tell how large 'j' is"),
    ("a : i j*k = w : i k j", {"a": A}, ["--size=j=4"], "does not fit the dimensions 'i j*k', with i = 4, j = 4"),
    ("a, b = c", ARRAYS, [], "give the dimensions of every name"),
    ("a : i j, b : i k, c : i l = w : i j+k+l", ARRAYS, [], "line 1: missing: 'c'"),
    ("{i}/w : a = w : {i} a", {"0/w": A[0], "2/w": A[1]}, [], "line 1: missing: '1/w'"),
    ("{i}/w : a = w : {i} a", {"0/w": A[0], "999999999/w": A[1]}, [], "{i} is up to 999999999, and there are not as many arrays"),
    ("w : {i} {j} a = {i}.{j} : a", {"w": np.zeros((20000, 20000, 0), np.float32)}, [], "line 1: 'w' would be more than 1000000"),
    ("w : {i} a = {i} : a", {"w": np.zeros((2000000, 0), np.float32)}, [], "line 1: 'w' would be more than 1000000 arrays"),
    ("{i}/{j}/{k} : a = w : {i} {j} {k} a", {"0/1/2": A[0], "2/1/0": A[0]}, [], "missing: '0/0/0', '0/0/1', '0/0/2', '0/1/0'"),
    ("{i}/w : a = w : {i} a", {"0/w": A[0], "1/w": B[0]}, [], "'1/w' is f32[3], which does not fit the dimensions 'a'"),
    ("{i}/w : a = w : {i} a", {"0/w": A[0], "1/w": A[0].astype(np.float16)}, [], "is made of arrays of several types, f32 and f16"),
    ("{i}/w = [x]/{i}/w", {"0/w": A[0], "01/w": A[0]}, [], "arrays that no rule takes:\n  '01/w'"),
    ("{*n} = {*n}", {"a": INF}, ["--dtype=f32"], "values that their new type cannot hold:\n  'a': 1 element of f64, number 0 first, as f32"),
    ("{*n} = {*n}", {"a": A}, ["--size=x"], "--size expects NAME=N"),
    ("{*n} = {*n}", {"a": A}, ["--size=x=3"], "--size x: '{tmp}/a.map' has no dimension of that name; it has none"),
    ("a : i j*k = w : i k j", {"a": A}, ["--size=j=3", "--size=h=2"], "has no dimension of that name; it has i, j, k"),
    ("{*n} = {*n}", {"a": A}, ["--stacked"], "--stacked says what --reverse makes"),
    ("{*n} = {*n}", {"a": A}, ["--reverse", "--stacked"], "--stacked: '{tmp}/a.map' has no name with [/{i}]"),
    ("{*n} = {*n}", {"a": A}, ["--dtype=i32"], "--dtype expects f32, bf16, f16, f64"),
    ("{*n} = {*n}", {"a": A}, ["--shard-size=5GB"], "--shard-size writes several files: give a folder"),
])
def test_what_does_not_fit_is_named(tmp_path, text, arrays, options, message):
    (tmp_path / "a.map").write_text(text)
    save(tmp_path / "in", arrays)
    found = call("convert", tmp_path / "in", "--map", tmp_path / "a.map", *options, "-o", tmp_path / "out.safetensors", code=1)
    assert message.replace("{tmp}", str(tmp_path)) in found
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.map", "in"]


def test_a_message_names_eight(tmp_path):
    save(tmp_path / "in", {f"w{i:02}": A for i in range(12)})
    text = call("convert", tmp_path / "in", "--map=gpt2", "--list", tmp_path / "all", "-o", tmp_path / "x", code=1)
    assert "'w07' f32[4, 6]\n  and 4 more\n" in text and f"'{tmp_path}/all' has the whole list" in text and "w08" not in text
    assert all(f"'w{i:02}' f32[4, 6]" in (tmp_path / "all").read_text() for i in range(12))


# Sharded sets.


def test_sharded_sets(tmp_path):
    arrays = {f"w{i}": _array(10, 10, start=i) for i in range(5)} | {"half": A.astype(np.float16), "large": _array(50, 10)}
    one = save(tmp_path / "one.safetensors", arrays)
    text = call("convert", one, "--shard-size=1KB", "-o", tmp_path / "set")
    assert "in 4 files" in text
    same(load(tmp_path / "set"), arrays)
    index = json.loads((tmp_path / "set/model.safetensors.index.json").read_text())
    assert index["metadata"]["total_size"] == sum(a.nbytes for a in arrays.values())
    for path in (tmp_path / "set").glob("*.safetensors"):
        assert sum(a.nbytes for a in load(path).values()) <= (1000 if len(load(path)) > 1 else 2000)
    for source in (tmp_path / "set", tmp_path / "set/model.safetensors.index.json"):
        call("convert", source, "-o", tmp_path / "back.safetensors")
        same(load(tmp_path / "back.safetensors"), arrays)
    (tmp_path / "folder").mkdir()
    call("convert", one, "-o", tmp_path / "folder")
    assert [path.name for path in (tmp_path / "folder").iterdir()] == ["model.safetensors"]
    assert "has 'model.safetensors' already" in call("convert", one, "-o", tmp_path / "folder", code=1)
    same(load(tmp_path / "folder"), arrays)


def test_sets_that_are_not_whole(tmp_path):
    one = save(tmp_path / "one.safetensors", {f"w{i}": A for i in range(4)})
    assert "--shard-size expects a size such as 5GB" in call("convert", one, "--shard-size=0GB", "-o", tmp_path / "set", code=1)
    call("convert", one, "--shard-size=100B", "-o", tmp_path / "set")
    index = tmp_path / "set/model.safetensors.index.json"
    good = index.read_text()

    def message():
        return call("convert", tmp_path / "set", "-o", tmp_path / "x", code=1)

    index.unlink()
    assert "of a sharded set, and no index" in message()
    index.write_text(good.replace("w3", "w4"))
    assert "says that 'w4' is in 'model-00004-of-00004.safetensors', which has no such tensor" in message()
    index.write_text(good.replace(', "w3": "model-00004-of-00004.safetensors"', ""))
    (tmp_path / "set/model-00004-of-00004.safetensors").replace(tmp_path / "set/other")
    call("convert", tmp_path / "set", "-o", tmp_path / "x")
    index.write_text(good)
    assert "cannot open" in message()
    index.write_text(good.replace("model-00004-of-00004.safetensors", "model-00003-of-00004.safetensors"))
    assert "which has no such tensor" in message()
    index.write_text(good.replace("model-00004-of-00004.safetensors", "../one.safetensors"))
    assert "'w3' is in no file beside the index" in message()
    index.write_text("{}")
    assert "it has no weight_map" in message()
    index.write_text("{")
    assert "malformed JSON" in message()


@pytest.mark.parametrize("options", [["-o", "out.safetensors"], ["--shard-size=45KB", "-o", "set"]])
def test_a_full_disk_leaves_nothing(tmp_path, options):
    """A limit of the system on the size of files stands for the disk; the second and third shards are beyond it."""
    one = save(tmp_path / "one.safetensors", {"small": A, **{f"w{i}": _array(100, 200 * i) for i in (1, 2)}})
    command = ["bash", "-c", 'ulimit -f 60; exec "$@"', "-", zero_run.tool("zero-ckpt"), "convert", one, *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 1 and "cannot write" in done.stderr and "File too large" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["one.safetensors"]


def test_a_signal_leaves_nothing(tmp_path):
    array = np.zeros((2000, 2000), np.float32)
    save(tmp_path / "in", {f"w{i}": array for i in range(6)})
    (tmp_path / "a.map").write_text("{*n} : a b = {*n} : b a\n")
    process = subprocess.Popen([zero_run.tool("zero-ckpt"), "convert", "in", "--map", "./a.map", "--shard-size=16MB", "-o", "set"],
                               cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    while process.poll() is None and not list(tmp_path.glob("set/model-00001*")):
        time.sleep(0.001)
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    if process.returncode != 0:  # it was not too late
        assert process.returncode == 143 and "ended by signal 15; nothing is written" in err
        assert sorted(path.name for path in tmp_path.iterdir()) == ["a.map", "in"]


# Programs: import, train, export.


class Model:
    """A GPT compiled for two ranks at stage 3, with data."""

    def __init__(self, folder, recipe=Recipe(learning_rate=1e-2), *, with_init=True, **options):
        self.config, self.recipe = gpt.Config(**{**GPT, **options}), recipe
        (folder / "step.mlir").write_text(training.export(self.config, 4, recipe, with_init=with_init).mlir_module())
        self.path = folder / "train"
        zero_run.compile_step(folder / "step.mlir", self.path, stage=3, ranks=2)
        self.tokens = np.random.default_rng(1).integers(0, GPT["vocab"], 4 * 20 * GPT["context"] + 1, np.uint8)
        (folder / "tokens.bin").write_bytes(self.tokens.tobytes())
        self.data = ["--data", folder / "tokens.bin", "--data-order=stream"]

    def run(self, *options):
        return zero_run.call([self.path, *self.data, *options])

    def batches(self, steps):
        """The rows that the program trains on."""
        rows = np.lib.stride_tricks.sliding_window_view(self.tokens, GPT["context"] + 1)[::GPT["context"]].astype(np.int32)
        for step in range(steps):
            part = rows[4 * step:4 * step + 4]
            yield {"inputs": part[:, :-1], "targets": part[:, 1:]}

    def train_in_jax(self, params, steps):
        step, init, _, _ = training.training_step(self.config, 4, self.recipe)
        shapes = jax.eval_shape(init, jax.ShapeDtypeStruct((2,), np.uint32))
        state = jax.tree.map(lambda leaf: np.zeros(leaf.shape, leaf.dtype), shapes)  # AdamW's first moments and count
        leaves, tree = jax.tree.flatten(state.params)
        paths = list(hf_names.flat(state.params))
        assert len(paths) == len(leaves)
        state = state._replace(params=tree.unflatten([params[path] for path in paths]))
        step = jax.jit(step)
        for batch in self.batches(steps):
            state, _ = step(state, batch)
        return state.params


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    """Without an entry that makes the states; of one layer, which JAX compiles in a few seconds."""
    return Model(tmp_path_factory.mktemp("gpt"), with_init=False, layers=1)


@pytest.fixture(scope="module")
def mixed(tmp_path_factory):
    """With masters and averages, layers stacked; and a run of two steps."""
    folder = tmp_path_factory.mktemp("mixed")
    model = Model(folder, Recipe(dtype="bf16-master", ema=0.9), scan=True)
    model.run("--steps", 2, "--out", folder / "run")
    return model, folder / "run"


def test_imported_trained_exported(tmp_path, model):
    """Weights under Hugging Face's names, trained by the executable, are those that JAX trains."""
    params = {name: 0.3 * array for name, array in random_params(model.config).items()}
    save(tmp_path / "hf.safetensors", hf_names.gpt2(params))
    call("convert", tmp_path / "hf.safetensors", "--shard-size=5KB", "-o", tmp_path / "hf")
    text = call("import", tmp_path / "hf", "--map=gpt2", "--for", model.path, "-o", tmp_path / "init.safetensors")
    assert "other states of the program are not in it: run it with --init-rest=zeros" in text
    same(load(tmp_path / "init.safetensors"), params)
    model.run("--steps", 20, "--init", tmp_path / "init.safetensors", "--init-rest=zeros", "--out", tmp_path / "run")
    call("export", tmp_path / "run", "--map=gpt2", "--shard-size=5KB", "-o", tmp_path / "trained")
    states = checkpoints.states(tmp_path / "run")
    same(load(tmp_path / "trained"), hf_names.gpt2({name: states[name] for name in params}))
    expected = model.train_in_jax(params, 20)
    inputs = next(model.batches(1))["inputs"]

    apply = jax.jit(lambda tree: gpt.logits(tree, inputs, model.config))

    def logits(values):
        tree = jax.tree.unflatten(jax.tree.structure(expected), [values[name] for name in hf_names.flat(expected)])
        return np.asarray(apply(tree))

    ours, theirs, before = logits(states), logits(hf_names.flat(expected)), logits(params)
    assert np.abs(theirs - before).max() > 0.1 * np.abs(theirs).max()
    np.testing.assert_allclose(ours, theirs, atol=1e-5 * np.abs(theirs).max(), rtol=0)


def test_which(tmp_path, mixed):
    _, run = mixed
    states = checkpoints.states(run)
    names = [name for name in states if name.split("/")[0] not in ("master", "ema", "opt_state")]
    for which, prefix in (("params", ""), ("master", "master/"), ("ema", "ema/")):
        call("export", run, f"--which={which}", "-o", tmp_path / which)
        found = zero_run.deserialize((tmp_path / which).read_bytes())
        assert {name: bytes(tensor["data"]) for name, tensor in found} == {n: states[prefix + n].tobytes() for n in names}
        call("export", run, f"--which={which}", "--map=gpt2", "--dtype=f32", "-o", tmp_path / f"{which}.hf")
        same(load(tmp_path / f"{which}.hf"), hf_names.gpt2({n: states[prefix + n].astype(np.float32) for n in names}))
    assert "no leaf that --which=master" in call("export", run, "--which=master", "--names=x", "-o", tmp_path / "x", code=1)
    assert call("diff", run / "step-00000002", run / "step-00000002", "--which=ema") == "equal, to the last bit\n"


def test_import_knows_masters_and_averages(tmp_path, mixed):
    model, _ = mixed
    params = random_params(model.config)
    theirs = save(tmp_path / "hf", hf_names.gpt2(params))
    text = call("import", theirs, "--map=gpt2", "--for", model.path, "-o", tmp_path / "init", code=1)
    assert "values that their new type rounds (--round lets it)" in text and "of f32, number 0 first, as bf16" in text
    call("import", theirs, "--map=gpt2", "--for", model.path, "--round", "-o", tmp_path / "init")
    found = {name: (tensor["dtype"], bytes(tensor["data"])) for name, tensor in zero_run.deserialize((tmp_path / "init").read_bytes())}
    wanted = {}
    for name, array in params.items():
        wanted[name] = ("BF16", array.astype(ml_dtypes.bfloat16).tobytes())
        wanted["master/" + name] = wanted["ema/" + name] = ("F32", array.tobytes())
    assert found == wanted


def test_import_names_what_the_program_lacks(tmp_path, model):
    theirs = hf_names.gpt2(random_params(model.config))
    del theirs["transformer.ln_f.bias"]
    theirs["transformer.h.2.ln_1.bias"] = theirs["transformer.h.0.ln_1.bias"]
    theirs["transformer.wpe.weight"] = theirs["transformer.wpe.weight"][:4]
    text = call("import", save(tmp_path / "in", theirs), "--map=gpt2", "--for", model.path, "-o", tmp_path / "x", code=1)
    for part in ("arrays that are nothing in the program:\n  'transformer.h.2.ln_1.bias' f32[16]",
                 "parameters of the program that nothing gives:\n  'ln_f/bias' f32[16]",
                 "line 4: 'wpe' of the program is f32[8, 16], which does not fit the dimensions '...', with ...0 = 4"):
        assert part in text
    for words, message in ((("--for", tmp_path / "in"), "it is neither a checkpoint nor a compiled program"),
                           (("--for", tmp_path / "none"), "there is no such file"),
                           (("--for", model.path, "--dtype=f32"), "--for says the types"),
                           (("--map=none",), "it has: bert.map, gpt2.map, llama.map, vit.map")):
        assert message in call("import", tmp_path / "in", *words, "-o", tmp_path / "x", code=1)


def test_init_takes_every_form(tmp_path, mixed):
    """A file, a set, a folder of one, a checkpoint, a run; masters and averages begin as their parameters."""
    model, run = mixed
    states = checkpoints.states(run)
    call("export", run, "--which=all", "-o", tmp_path / "all.safetensors")
    call("export", run, "--which=all", "--shard-size=9KB", "-o", tmp_path / "set")
    expected = None
    for source in (run, run / "step-00000002", tmp_path / "all.safetensors", tmp_path / "set",
                   tmp_path / "set/model.safetensors.index.json"):
        out = tmp_path / f"run-{source.name}"
        model.run("--steps", 1, "--init", source, "--out", out)
        expected = expected or checkpoints.states(out)
        assert checkpoints.same(expected, checkpoints.states(out)), source
    call("export", run, "-o", tmp_path / "params.safetensors")
    model.run("--steps", 0, "--init", tmp_path / "params.safetensors", "--init-rest=zeros", "--out", tmp_path / "zero")
    for name, array in checkpoints.states(tmp_path / "zero").items():
        param = name.removeprefix("master/").removeprefix("ema/")
        wanted = 0 * array if name.startswith("opt_state") else states[param].astype(array.dtype)
        assert array.tobytes() == wanted.tobytes(), name


def test_init_and_a_checkpoint_to_go_on_from(tmp_path, mixed):
    """The line that begins a run goes on with it; a checkpoint that is named is another beginning."""
    model, run = mixed
    for steps in (1, 2):
        model.run("--steps", steps, "--init", run, "--out", tmp_path / "run")
    with pytest.raises(zero_run.RunFailed, match="--init gives the states of step 0, and --resume .* goes on from step 2"):
        model.run("--steps", 3, "--init", run, "--resume", tmp_path / "run")


def test_init_of_another_program(tmp_path, model, mixed):
    _, run = mixed
    for source, message in ((run, "has these states in another type or shape:"), (tmp_path / "part", "lacks these states:"),
                            (tmp_path / "params", r"lacks these states \(--init-rest=zeros begins them with zeros")):
        params = random_params(model.config)
        save(tmp_path / "params", params)
        del params["ln_f/bias"]
        save(tmp_path / "part", params)
        with pytest.raises(zero_run.RunFailed, match=message):
            model.run("--steps", 1, "--init", source)
    save(tmp_path / "more.safetensors", {**random_params(model.config), "head": A})
    with pytest.raises(zero_run.RunFailed, match="has arrays that are no state and no argument of the program"):
        model.run("--steps", 1, "--init", tmp_path / "more.safetensors", "--init-rest=zeros")
