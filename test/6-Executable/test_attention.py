"""Attentions as kernels, in the ways people write them: formed, compiled, against JAX in f64, and interpreted.

CI takes every way once, shapes and types in turn; test/nightly all of them together.
"""

import functools
import itertools
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "meaning"))

import reference_jax  # noqa: E402

reference_jax.pin()

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import pytest  # noqa: E402
import zero_run  # noqa: E402

KERNEL = re.compile(r"dispatch @(k_attention\w*)\(")


#===-- The ways to write it -------------------------------------------------------------------------------------------===#

def by_jax(q, k, v):
    return jax.nn.dot_product_attention(q, k, v)


def by_jax_causal(q, k, v):
    return jax.nn.dot_product_attention(q, k, v, is_causal=True)


def by_jax_lengths(q, k, v):
    lengths = jnp.array([q.shape[1] - 1, q.shape[1]], jnp.int32)
    return jax.nn.dot_product_attention(q, k, v, key_value_seq_lengths=lengths)


def by_einsum(q, k, v):
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / jnp.sqrt(q.shape[-1])
    causal = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(jnp.where(causal, scores, -1e9), -1), v)


def scaled_before(q, k, v):
    scores = jnp.einsum("bqhd,bkhd->bhqk", q * q.shape[-1] ** -0.5, k)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores, -1), v)


def heads_first(q, k, v):
    q, k, v = (x.transpose(0, 2, 1, 3) for x in (q, k, v))
    weights = jax.nn.softmax(q @ k.swapaxes(-1, -2) * 0.25 + jnp.triu(jnp.full((q.shape[2], k.shape[2]), -1e30), 1), -1)
    return (weights @ v).transpose(0, 2, 1, 3)


def keys_before_queries(q, k, v):
    weights = jax.nn.softmax(jnp.einsum("bshd,bthd->bhst", k, q), axis=-2)
    return jnp.einsum("bhst,bshd->bthd", weights, v)


def normalised_after(q, k, v):
    scores = jnp.einsum("bthd,bshd->bhts", q, k)
    weights = jnp.exp(scores - jax.lax.stop_gradient(scores.max(-1, keepdims=True)))
    return jnp.einsum("bhts,bshd->bthd", weights, v) / weights.sum(-1).transpose(0, 2, 1)[..., None]


def capped_with_slopes(q, k, v):
    scores = 5 * jnp.tanh(jnp.einsum("bthd,bshd->bhts", q, k) / 5)
    slopes = 2.0 ** -jnp.arange(1, q.shape[2] + 1, dtype=q.dtype)
    distance = jnp.arange(k.shape[1])[None] - jnp.arange(q.shape[1])[:, None]
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores + slopes[:, None, None] * distance, -1), v)


def kept_statistics(q, k, v):
    """Also returns what each query's scores add up to."""
    scores = jnp.einsum("bthd,bshd->bhts", q, k)
    return (jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1), v), jax.nn.logsumexp(scores, -1))


def wide(x):
    """In f32 where that is wider."""
    return x.astype(jnp.promote_types(x.dtype, jnp.float32))


def wide_softmax(q, k, v):
    """Scores in the arguments' type, softmax in f32."""
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / jnp.sqrt(q.shape[-1]).astype(q.dtype)
    causal = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
    scores = jnp.where(causal, scores, jnp.finfo(scores.dtype).min)
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(wide(scores), -1).astype(q.dtype), v)


def wide_scores(q, k, v):
    """Added up in f32 and never rounded but for the weights."""
    scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=wide(q).dtype) * q.shape[-1] ** -0.5
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1).astype(q.dtype), v)


def wide_weights(q, k, v):
    """Weights in f32 times values of another type."""
    scores = jnp.einsum("bthd,bshd->bhts", q, k)
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(wide(scores), -1), wide(v)).astype(q.dtype)


def in_the_middle(q, k, v):
    """Between other ops, so that its gradient waits for its result."""
    return jnp.tanh(by_einsum(jnp.sin(q), jnp.sin(k), jnp.sin(v))) ** 2


def twice(q, k, v):
    first = by_einsum(q, k, v)
    return by_jax_causal(first, k, jnp.sin(v))


def remembered(q, k, v):
    """Computed again in the backward pass."""
    return jnp.sin(jax.checkpoint(in_the_middle)(q, k, v))


PLAIN = [by_jax, by_jax_causal, by_jax_lengths, by_einsum, scaled_before, heads_first, keys_before_queries, normalised_after,
         capped_with_slopes, kept_statistics, in_the_middle, twice, remembered]


def make_arguments(shape, heads=None, seed=0, dtype=np.float32):
    batch, queries, keys, head_count, size = shape
    rng = np.random.default_rng(seed)
    draw = lambda length, count: rng.standard_normal((batch, length, count, size)).astype(dtype)  # noqa: E731
    return draw(queries, head_count), draw(keys, heads or head_count), draw(keys, heads or head_count)


def step_of(attention):
    """Results of the attention, and gradients of their weighted sum. Weights are the same numbers in every type: what they
    were rounded by would count as the type's own error."""
    def weigh(x):
        return ((jnp.arange(x.size, dtype=jnp.int32) * 37 % 127 - 63).astype(x.dtype) / 64).reshape(x.shape)

    def step(*arguments):
        result, pull = jax.vjp(attention, *arguments)
        return result, pull(jax.tree.map(weigh, result))
    return step


def flat(step, arguments):
    return [np.asarray(x) for x in jax.tree.leaves(jax.jit(step)(*arguments))]


def export(step, arguments, folder):
    path = folder / "attention.mlir"
    path.write_text(jax.jit(step).lower(*arguments).as_text())
    return path


def schedule(path, *options):
    command = [zero_run.tool("zero-opt"), path, "--zero-to-scheduled" + "".join(options)]
    return zero_run.call(command)


def check(step, arguments, folder, kernels):
    """Compiles the step; `kernels` of it run as attentions, and none has scores for operand or result. Gives its results."""
    path = export(step, arguments, folder)
    text = schedule(path)
    assert len(KERNEL.findall(text)) == kernels, "\n".join(re.findall(r".*zero\.dispatch.*|.*zero\.gemm.*", text))
    found, _ = zero_run.run(path, arguments, stage=None)
    own = flat(step, arguments)
    with jax.enable_x64(True):
        true = flat(step, [np.asarray(x, np.float64) for x in arguments])
    meant, _ = zero_run.run(path, arguments, stage=None, interpret=True)
    for number, (a, b, t, m) in enumerate(zip(found, own, true, meant, strict=True)):
        a, b, m = (np.asarray(x, np.float64) for x in (a, b, m))
        norm = np.linalg.norm(t)
        error, allowed = np.linalg.norm(a - t), 2 * np.linalg.norm(b - t) + 1e-6 * norm
        assert error <= allowed, f"result{number}: error {error:.3g}, allowed {allowed:.3g} of {norm:.3g}"
        if arguments[0].dtype == np.float32:
            np.testing.assert_allclose(a, m, rtol=2e-4, atol=2e-5)
        else:  # what is rounded to few bits differs by one of them now and then
            assert np.linalg.norm(a - m) <= allowed
    return found


def check_same_bits(found, path, arguments, *options):
    """Runs with each of `options` give what was `found`."""
    for each in options:
        again, _ = zero_run.run(path, arguments, stage=None, options=[each])
        assert [a.tobytes() for a in again] == [a.tobytes() for a in found], each


def in_turn(first, *others):
    """Parameters: each of `first` with all that `others` give together, of which CI takes one, in turn."""
    together = list(itertools.product(*others))
    return [pytest.param(each, *rest, marks=() if place == number % len(together) else pytest.mark.nightly, id="-".join(map(_named, (
        each, *rest)))) for number, each in enumerate(first) for place, rest in enumerate(together)]


def _named(value):
    """Of a function or a type its name."""
    return {np.float32: "f32", jnp.bfloat16: "bf16"}.get(value) or getattr(value, "__name__", None) or "x".join(
        map(str, value if isinstance(value, tuple) else (value,)))


#===-- Tests ----------------------------------------------------------------------------------------------------------===#

# Where the gradient waits for the attention's result, forward and backward are two kernels.
COUNTS = {"twice": 3, "in_the_middle": 2, "remembered": 3, "normalised_after": 2}


ALL, SHAPES = (2, 17, 17, 3, 8), [(2, 1, 9, 2, 4), (2, 5, 33, 1, 3), (2, 70, 70, 2, 64)]
CASES = [(attention, ALL) for attention in PLAIN]
CASES += [(by_einsum, shape) for shape in SHAPES]
CASES += [pytest.param(attention, shape, marks=pytest.mark.nightly) for shape in SHAPES for attention in (keys_before_queries, in_the_middle)]


@pytest.mark.parametrize("attention, shape", CASES, ids=_named)
def test_compiled(attention, shape, tmp_path):
    check(step_of(attention), make_arguments(shape), tmp_path, COUNTS.get(attention.__name__, 1))


HALF = [by_jax, by_jax_causal, by_einsum, normalised_after, wide_softmax, wide_scores, wide_weights, in_the_middle]
HALF_CASES = [(attention, ALL, jnp.bfloat16) for attention in HALF]
HALF_CASES += [pytest.param(attention, ALL, jnp.float16, marks=() if attention == wide_scores else pytest.mark.nightly)
               for attention in HALF if not attention.__name__.startswith("by_jax")]  # which is bf16's alone on CPUs
# Several tiles of queries, whose sums are rounded once; a few queries of many keys.
TILES, MANY_KEYS = (2, 150, 70, 2, 64), (1, 5, 600, 2, 16)
HALF_CASES += [(by_jax_causal, TILES, jnp.bfloat16), (wide_softmax, MANY_KEYS, jnp.bfloat16),
               pytest.param(by_jax_causal, MANY_KEYS, jnp.bfloat16, marks=pytest.mark.nightly),
               pytest.param(wide_softmax, TILES, jnp.bfloat16, marks=pytest.mark.nightly)]


@pytest.mark.parametrize("attention, shape, dtype", HALF_CASES, ids=_named)
def test_half(attention, shape, dtype, tmp_path):
    check(step_of(attention), make_arguments(shape, dtype=dtype), tmp_path, COUNTS.get(attention.__name__, 1))


@pytest.mark.parametrize("length", [12, 200])
def test_grouped_queries(length, tmp_path):
    check(step_of(by_jax_causal), make_arguments((2, length, length, 6, 8), heads=2), tmp_path, 1)


def in_a_window(q, k, v):
    """Each query sees the key before it, its own and the one behind."""
    ahead = jnp.arange(k.shape[1])[None] - jnp.arange(q.shape[1])[:, None]
    scores = jnp.where((ahead >= -1) & ~(ahead > 1), jnp.einsum("bthd,bshd->bhts", q, k), -jnp.inf)
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1), v)


def by_jax_local(q, k, v):
    """Far keys are hidden by a number whose product with log2(e) is none of f32."""
    return jax.nn.dot_product_attention(q, k, v, is_causal=True, local_window_size=(20, 0))


def from_here_on(q, k, v):
    """Each query sees its own key and those behind; the others by the least f32."""
    scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=jnp.float32) * 0.25
    ahead = jnp.arange(k.shape[1])[None] - jnp.arange(q.shape[1])[:, None]
    scores = jnp.where(ahead >= 0, scores, jnp.finfo(jnp.float32).min)
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1).astype(q.dtype), v)


@pytest.mark.parametrize("attention, dtype, shape", in_turn(
    [by_jax_causal, wide_softmax, in_the_middle, in_a_window, by_jax_local, from_here_on], [np.float32, jnp.bfloat16],
    [(2, 150, 200, 2, 16), (1, 300, 300, 1, 64)]))
def test_masked_keys(attention, dtype, shape, tmp_path):
    """Blocks of keys that a mask of positions hides are left out (attention-masks.mlir)."""
    check(step_of(attention), make_arguments(shape, dtype=dtype), tmp_path, COUNTS.get(attention.__name__, 1))


@pytest.mark.parametrize("dtype", [pytest.param(np.float32, marks=pytest.mark.nightly), jnp.bfloat16], ids=["f32", "bf16"])
def test_dropout(dtype, tmp_path):
    """Kernels are given the key, and draw the bits of a score where they need them."""
    length = 80

    def attend(key, q, k, v):
        scores = jnp.einsum("bthd,bshd->bhts", jnp.sin(q), k)
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[2:], bool)), wide(scores), -jnp.inf)
        keep = jax.random.bernoulli(key, np.float32(0.75), scores.shape)
        weights = jnp.where(keep, jax.nn.softmax(scores, -1) / 0.75, 0).astype(q.dtype)
        return jnp.tanh(jnp.einsum("bhts,bshd->bthd", weights, v))

    def step(q, k, v, seed):
        key = jax.random.wrap_key_data(seed.astype(jnp.uint32))
        return step_of(lambda *arguments: attend(key, *arguments))(q, k, v)

    check(step, (*make_arguments((2, length, length, 3, 8), dtype=dtype), np.array([7, 11], np.uint32)), tmp_path, 2)
    dispatches = re.findall(r".*zero\.dispatch.*", schedule(tmp_path / "attention.mlir"))
    assert not [line for line in dispatches if f"{length}x{length}x" in line]


def nothing_to_see(heads):
    """A step and its arguments: queries whose keys are all hidden, by position or by their values."""
    keep = np.ones((2, 200), np.int32)
    keep[0, :70] = keep[1] = 0

    def attend(keep, q, k, v):
        scores = jnp.where(keep[:, None, None] > 0, jnp.einsum("bthd,bshd->bhts", jnp.sin(q), k), -1e9)
        causal = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
        return jnp.sin(jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(jnp.where(causal, scores, -1e9), -1), v))

    def step(q, k, v, keep):
        return step_of(lambda *arguments: attend(keep, *arguments))(q, k, v)

    return step, (*make_arguments((2, 200, 200, heads, 16)), keep)


def test_nothing_to_see(tmp_path):
    """Then all keys have the same weight."""
    check(*nothing_to_see(2), tmp_path, 2)


def test_mask_and_bias(tmp_path):
    """Read from memory: a mask of keys for each row of the batch, a bias for each head."""
    q, k, v = make_arguments((2, 9, 13, 3, 8))
    rng = np.random.default_rng(1)
    mask, bias = rng.integers(0, 2, (2, 1, 1, 13)).astype(np.int32), rng.standard_normal((1, 3, 9, 13)).astype(np.float32)
    mask[..., 0] = 1

    def step(q, k, v, mask, bias):
        def attend(q, k, v):
            return jnp.sin(jax.nn.dot_product_attention(jnp.sin(q), k, v, bias=bias.astype(q.dtype), mask=mask > 0))
        return step_of(attend)(q, k, v)

    check(step, (q, k, v, mask, bias), tmp_path, 2)


def test_long_rows(tmp_path):
    """So many keys that a tile has fewer queries, and a last one of a few."""
    check(step_of(in_the_middle), make_arguments((1, 70, 3000, 1, 16)), tmp_path, 2)


@pytest.mark.parametrize("dtype", [np.float32, jnp.bfloat16], ids=["f32", "bf16"])
def test_same_bits_on_any_threads(dtype, tmp_path):
    arguments = make_arguments((3, 130, 130, 2, 32), dtype=dtype)
    path = export(step_of(in_the_middle), arguments, tmp_path)
    runs = [zero_run.run(path, arguments, stage=None, options=[f"--threads={threads}"])[0] for threads in (1, 2, 5)]
    for results in zip(*runs, strict=True):
        assert len({result.tobytes() for result in results}) == 1


def of_one_projection(attention, x):
    """Queries, keys and values side by side, so that their gradients are, too."""
    q, k, v = (each.reshape(*each.shape[:2], -1, 16) for each in jnp.split(x, 3, -1))
    return attention(q, k, v).reshape(*x.shape[:2], -1)


def squared(q, k, v):
    return jnp.tanh(by_einsum(q, k, v)) ** 2


@pytest.mark.parametrize("attention, dtype, length", in_turn([by_einsum, heads_first, squared, wide_softmax], [np.float32, jnp.bfloat16], [9, 150]))
def test_joined_sums(attention, dtype, length, tmp_path):
    """Written by the kernel where they are read, with the bits of three results and a copy; on any threads."""
    x = np.random.default_rng(3).standard_normal((2, length, 3 * 2 * 16)).astype(dtype)
    found = check(step_of(functools.partial(of_one_projection, attention)), (x,), tmp_path, 2 if attention == squared else 1)
    path, without = tmp_path / "attention.mlir", "--disable-fusions=joined-sums"
    joined = f"tensor<2x{length}x96x"
    results = [line.split(" -> ")[1] for line in schedule(path).splitlines() if KERNEL.search(line)]
    plain = [line.split(" -> ")[1] for line in schedule(path, "=" + without[2:]).splitlines() if KERNEL.search(line)]
    assert joined in results[-1] and joined not in plain[-1]
    check_same_bits(found, path, (x,), without, "--threads=1", "--threads=5")


def biased(q, k, v):
    bias = jnp.asarray(np.arange(q.shape[-1]) / 8, q.dtype)
    return by_jax_causal(q + bias, k * q.dtype.type(0.5) - bias, v + bias)


def rotated(q, k, v):
    """Positions as rotations of pairs."""
    def turn(x):
        angles = jnp.arange(x.shape[1])[:, None] / (1 + jnp.arange(x.shape[-1] // 2))
        cos, sin = (f(angles)[:, None].astype(x.dtype) for f in (jnp.cos, jnp.sin))
        low, high = jnp.split(x, 2, -1)
        return jnp.concatenate([low * cos - high * sin, high * cos + low * sin], -1)
    return by_jax_causal(turn(q), turn(k), v)


def repeated(q, k, v):
    """One head of keys and values for all of the queries'."""
    return by_jax_causal(q, *(jnp.repeat(x[:, :, :1], q.shape[2], 2) for x in (k, v)))


@pytest.mark.parametrize("attention, dtype, length", in_turn([biased, rotated, repeated], [jnp.bfloat16, np.float32], [150, 9]))
def test_made_operands(attention, dtype, length, tmp_path):
    """Made by the kernels themselves; the same bits on any threads."""
    arguments = make_arguments((2, length, length, 16, 16), dtype=dtype)
    found = check(step_of(attention), arguments, tmp_path, 1)
    path = tmp_path / "attention.mlir"
    made, stored = (schedule(path, *options).count("zero.dispatch") for options in ((), ("=disable-fusions=attention-operands",)))
    assert made < stored
    check_same_bits(found, path, arguments, "--threads=1", "--threads=5")


def turned(x):
    """Positions as rotations of pairs, the halves of a head."""
    angles = jnp.arange(x.shape[1])[:, None] / (1 + jnp.arange(x.shape[-1] // 2))
    cos, sin = (f(angles)[:, None].astype(x.dtype) for f in (jnp.cos, jnp.sin))
    low, high = jnp.split(x, 2, -1)
    return jnp.concatenate([low * cos - high * sin, high * cos + low * sin], -1)


def of_turned_groups(attention, heads, kv_heads, x, wq, wk, wv):
    """Of projections; keys and values of a head are those of several of the queries'."""
    q, k, v = (jnp.einsum("btm,mhd->bthd", x, w) for w in (wq, wk, wv))
    k, v = (jnp.repeat(each, heads // kv_heads, 2) for each in (turned(k), v))
    return attention(turned(q), k, v)


def in_a_row(q, k, v):
    """All keys, with results that the gradient waits for."""
    return jnp.tanh(by_jax(q, k, v))


# Attention, heads of queries and of keys and values, length; whether heads of a group are added by the kernel: not where these are few.
RESULT_CASES = {
    "causal": (by_jax_causal, 16, 8, 9, True),
    "tiles": (by_jax_causal, 16, 8, 150, True),
    "two_kernels": (in_a_row, 24, 8, 70, True),
    "alone": (by_jax_causal, 8, 8, 70, False),
    "few_groups": (by_jax_causal, 8, 4, 12, False),  # rotations of the queries alone
}


@pytest.mark.parametrize("name, dtype", in_turn(RESULT_CASES, [np.float32, jnp.bfloat16]))
def test_results(name, dtype, tmp_path):
    """Sums over the heads of a group, and rotations back, by the kernel; the same bits on any threads."""
    attention, heads, kv_heads, length, is_grouped = RESULT_CASES[name]
    rng = np.random.default_rng(11)
    draw = lambda *shape: (rng.standard_normal(shape) / 4).astype(dtype)  # noqa: E731
    arguments = draw(2, length, 24), draw(24, heads, 16), draw(24, kv_heads, 16), draw(24, kv_heads, 16)
    found = check(step_of(functools.partial(of_turned_groups, attention, heads, kv_heads)), arguments, tmp_path, 2 if name == "two_kernels" else 1)
    path = tmp_path / "attention.mlir"
    made, stored = schedule(path), schedule(path, "=disable-fusions=attention-results")
    # Where a sum is f32 and what is rotated bf16, rotations stay outside; heads of a group are added in the sum's own type.
    assert (made.count("zero.dispatch") < stored.count("zero.dispatch")) == (dtype == np.float32 or name != "few_groups")
    results = re.findall(r"zero\.dispatch @k_attention.* -> (.*)", made)[-1]
    assert (f"{length}x{kv_heads}x16" in results) == (is_grouped or kv_heads == heads), results
    check_same_bits(found, path, arguments, "--threads=1", "--threads=5")


def with_biases(attention, q, k, v, bq, bk, bv):
    return attention(jnp.sin(q + bq), k + bk, v + bv)


def grouped(q, k, v):
    return jnp.tanh(by_jax_causal(q, k, v))


# Batch, queries and keys; how many sums the kernel takes. What the queries' bias is in a function of is no result of the kernel.
COLUMN_CASES = {
    "joined": (lambda x, b: of_one_projection(squared, x + b), (2, 150, 150), None, 1),
    "apart": (functools.partial(with_biases, squared), (3, 130, 130), 4, 2),
    "of_one_row": (functools.partial(with_biases, squared), (1, 200, 200), 4, 2),
    "other_keys": (functools.partial(with_biases, squared), (2, 140, 150), 4, 2),
    "few_rows": (functools.partial(with_biases, squared), (9, 20, 20), 4, 0),
    "grouped": (functools.partial(with_biases, grouped), (2, 150, 150), 2, 2),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.nightly if name in ("of_one_row", "other_keys") else ())
                                  for name in COLUMN_CASES])
def test_columns(name, tmp_path):
    """Gradients of biases, summed by the kernel, with the bits of kernels of their own; on any threads."""
    attention, (batch, queries, keys), heads, count = COLUMN_CASES[name]
    rng = np.random.default_rng(5)
    draw = lambda *shape: rng.standard_normal(shape).astype(np.float32)  # noqa: E731
    if name == "joined":
        arguments = draw(batch, queries, 3 * 4 * 16), draw(3 * 4 * 16)
    else:
        q, k = (4, 16), (heads, 16)
        arguments = draw(batch, queries, *q), draw(batch, keys, *k), draw(batch, keys, *k), draw(*q), draw(*k), draw(*k)
    found = check(step_of(attention), arguments, tmp_path, 2)
    path, without = tmp_path / "attention.mlir", "--disable-fusions=attention-columns"
    backward = [line for line in schedule(path).splitlines() if "dispatch @k_attention_1" in line]
    plain = [line for line in schedule(path, "=" + without[2:]).splitlines() if "dispatch @k_attention_1" in line]
    columns = re.compile(r"tensor<(?:1x)?(?:(?:4x|2x)?16|192)xf32>")
    assert len(columns.findall(backward[0].split(" -> ")[1])) == count and not columns.findall(plain[0].split(" -> ")[1])
    check_same_bits(found, path, arguments, without, "--threads=1", "--threads=5")


def masked_by(keep, hidden):
    """By a constant of the program, which is no function of positions."""
    return lambda q, k, v: jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(jnp.where(keep, jnp.einsum("bthd,bshd->bhts", q, k), hidden), -1), v)


def hidden_afterwards(q, k, v):
    weights = jnp.where(jnp.tril(jnp.ones((40, 40), bool)), jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k), -1), 0)
    return jnp.einsum("bhts,bshd->bthd", weights, v)


ALMOST = np.tril(np.ones((40, 40), bool))
ALMOST[3, 30], ALMOST[20, 3], ALMOST[5] = True, False, False
LOOKALIKES = {
    "almost_causal": (masked_by(ALMOST, -1e9), 1), "not_hidden": (masked_by(ALMOST, -3.0), 1), "shown": (masked_by(ALMOST, 1e9), 1),
    "hidden_afterwards": (hidden_afterwards, 1),
    "over_heads": (lambda q, k, v: jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k), 1), v), 0),
    "over_queries": (lambda q, k, v: jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k), 2), v), 1),
    "log": (lambda q, k, v: jnp.einsum("bhts,bshd->bthd", jax.nn.log_softmax(jnp.einsum("bthd,bshd->bhts", q, k), -1), v), 1),
}


@pytest.mark.parametrize("name", LOOKALIKES)
def test_lookalikes(name, tmp_path):
    """What is nearly one of the above is an attention of its own, or none."""
    attention, kernels = LOOKALIKES[name]
    path, arguments = export(step_of(attention), make_arguments((2, 40, 40, 3, 8)), tmp_path), make_arguments((2, 40, 40, 3, 8))
    assert len(KERNEL.findall(schedule(path))) == kernels
    found, _ = zero_run.run(path, arguments, stage=None)
    for a, b in zip(found, flat(step_of(attention), arguments), strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-4, atol=2e-5)


def test_left_out(tmp_path):
    """Without the fusion the ops are the same, ungrouped."""
    arguments = make_arguments((2, 17, 17, 2, 8))
    path = export(step_of(in_the_middle), arguments, tmp_path)
    assert not KERNEL.findall(schedule(path, "=disable-fusions=attention"))
    fused, _ = zero_run.run(path, arguments, stage=None)
    plain, _ = zero_run.run(path, arguments, stage=None, options=["--disable-fusions=attention"])
    for a, b in zip(fused, plain, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)
