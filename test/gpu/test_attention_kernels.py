"""Attentions of one kernel on GPUs, in the ways people write them: against JAX in f64, and against the kernels apart."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "6-Executable"))

import test_attention as ways  # noqa: E402

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import pytest  # noqa: E402
import zero_run  # noqa: E402

TARGET = "--target=cuda"
# Sums over queries are a kernel of their own; what waits for the result, two more.
COUNTS = {"twice": 5, "in_the_middle": 3, "remembered": 4, "normalised_after": 3}


def check(step, arguments, folder, kernels, beside=False):
    """`kernels` of the step run as attentions; what they give is as near to f64 as JAX's own, and with `beside` to what the
    same ops give in kernels of their own."""
    path = ways.export(step, arguments, folder)
    text = ways.schedule(path, "=target=cuda")
    assert len(ways.KERNEL.findall(text)) == kernels, text
    found, _ = zero_run.run(path, arguments, stage=None, options=[TARGET])
    own = ways.flat(step, arguments)
    with jax.enable_x64(True):
        true = ways.flat(step, [np.asarray(x, np.float64) for x in arguments])
    apart = zero_run.run(path, arguments, stage=None, options=[TARGET, "--disable-fusions=attention"])[0] if beside else own
    for number, (a, u, b, t) in enumerate(zip(found, apart, own, true, strict=True)):
        a, u, b = (np.asarray(x, np.float64) for x in (a, u, b))
        norm = np.linalg.norm(t)
        allowed = 2 * np.linalg.norm(b - t) + 1e-6 * norm
        for what, error in (("error", np.linalg.norm(a - t)), ("difference", np.linalg.norm(a - u) / 2)):
            assert error <= allowed, f"result{number}: {what} {error:.3g}, allowed {allowed:.3g} of {norm:.3g}"


def check_way(attention, shape, folder, **more):
    check(ways.step_of(attention), ways.make_arguments(shape, **more), folder, COUNTS.get(attention.__name__, 2),
          beside=attention is ways.by_einsum)


def in_ci(*names):
    """The others are --nightly's."""
    return [way if way.__name__ in names else pytest.param(way, marks=pytest.mark.nightly) for way in ways.PLAIN]


@pytest.mark.parametrize("attention", in_ci("by_einsum", "keys_before_queries", "kept_statistics", "twice"))
def test_plain(attention, tmp_path):
    check_way(attention, ways.ALL, tmp_path)


HALF = [(attention, ways.ALL, dtype) for attention in ways.HALF for dtype in (jnp.bfloat16, jnp.float16)
        if dtype == jnp.bfloat16 or not attention.__name__.startswith("by_jax")]
CI = [(ways.by_jax_causal, (2, 150, 70, 2, 64), jnp.bfloat16), (ways.in_the_middle, (1, 130, 130, 1, 128), jnp.bfloat16),
      (ways.wide_softmax, (1, 5, 600, 2, 16), jnp.float16)]


@pytest.mark.parametrize("attention, shape, dtype", CI + [pytest.param(*case, marks=pytest.mark.nightly) for case in HALF],
                         ids=lambda x: getattr(x, "__name__", None) or "x".join(map(str, x)))
def test_half(attention, shape, dtype, tmp_path):
    check_way(attention, shape, tmp_path, dtype=dtype)


# Heads whose tiles take more shared memory than code may declare, and whose gradients of keys and values are summed one after the other.
WIDE = [(ways.in_the_middle, (1, 20, 40, 1, 256), jnp.bfloat16)]
WIDE_NIGHTLY = [(ways.by_jax_causal, (1, 130, 130, 2, 256), jnp.bfloat16), (ways.in_the_middle, (1, 40, 70, 1, 256), jnp.bfloat16),
                (ways.in_the_middle, (1, 130, 70, 1, 256), jnp.float16), (ways.by_einsum, (1, 70, 130, 1, 200), jnp.bfloat16),
                (ways.wide_softmax, (1, 33, 40, 1, 144), jnp.bfloat16)]


def check_wide(attention, q, k, v, folder):
    """Gradients of a sum that an argument weights: of numbers counted in 16 bits JAX in f64 would have others."""
    def step(q, k, v, weights):
        result, pull = jax.vjp(attention, q, k, v)
        return result, pull(weights)

    weights = np.random.default_rng(1).standard_normal((*q.shape[:3], v.shape[3])).astype(v.dtype)
    check(step, (q, k, v, weights), folder, COUNTS.get(attention.__name__, 2))


@pytest.mark.parametrize("attention, shape, dtype", WIDE + [pytest.param(*case, marks=pytest.mark.nightly) for case in WIDE_NIGHTLY],
                         ids=lambda x: getattr(x, "__name__", None) or "x".join(map(str, x)))
def test_wide_heads(attention, shape, dtype, tmp_path):
    check_wide(attention, *ways.make_arguments(shape, dtype=dtype), tmp_path)


@pytest.mark.parametrize("sizes", [(192, 128), pytest.param((128, 192), marks=pytest.mark.nightly)], ids=str)
def test_heads_of_two_sizes(sizes, tmp_path):
    """Queries and keys have other sizes than values, as DeepSeek's latent attention has them."""
    (q, k, _), (_, _, v) = (ways.make_arguments((1, 20, 40, 1, size), dtype=jnp.bfloat16) for size in sizes)
    check_wide(ways.in_the_middle, q, k, v, tmp_path)


@pytest.mark.parametrize("length", [12, pytest.param(200, marks=pytest.mark.nightly)])
def test_grouped_queries(length, tmp_path):
    check(ways.step_of(ways.by_jax_causal), ways.make_arguments((2, length, length, 6, 8), heads=2), tmp_path, 2)


@pytest.mark.parametrize("attention", [ways.in_the_middle, pytest.param(ways.in_a_window, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("dtype", [pytest.param(np.float32, id="f32", marks=pytest.mark.nightly), pytest.param(jnp.bfloat16, id="bf16")])
def test_masked_keys(attention, dtype, tmp_path):
    """Blocks of keys, and of queries, that a mask of positions hides are left out."""
    check_way(attention, (1, 200, 260, 1, 16), tmp_path, dtype=dtype)


@pytest.mark.parametrize("attention", [ways.by_jax_local, pytest.param(ways.from_here_on, marks=pytest.mark.nightly)])
def test_tiles_without_a_seen_key(attention, tmp_path):
    """At the start of a row, hidden by numbers next to the least f32: no sum so far becomes NaN."""
    arguments = ways.make_arguments((1, 300, 300, 1, 16), dtype=jnp.bfloat16)
    check(lambda *each: [jnp.sin(attention(*each))], arguments, tmp_path, 1)
    check_way(attention, (1, 260, 260, 1, 16), tmp_path, dtype=jnp.bfloat16)


@pytest.mark.nightly
def test_turns(tmp_path):
    """Keys and values of all batch indices are more than a cache has room for: blocks go along those of a half at a time."""
    check_way(ways.by_jax_causal, (8, 100, 8192, 1, 128), tmp_path, dtype=jnp.bfloat16)


def test_nothing_to_see(tmp_path):
    """Queries whose keys are all hidden: then all keys have the same weight."""
    check(*ways.nothing_to_see(1), tmp_path, 3)


def test_few_keys_with_the_weight(tmp_path):
    """Gradients of scores cancel where few keys have the weight of a query, and values have much in common: they are rounded behind
    that, not before."""
    def attend(q, k, v):
        scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=ways.wide(q).dtype) / 8
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e30)
        return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, axis=-1).astype(v.dtype), v)

    def step(weights, *each):
        result, pull = jax.vjp(attend, *each)
        return result, pull(jnp.where(result < 1000, weights, 0))  # which wait for the result, and are the same whatever its error

    weights, q, _ = ways.make_arguments((1, 130, 130, 1, 64), seed=1, dtype=jnp.bfloat16)
    _, k, v = ways.make_arguments((1, 130, 130, 1, 64), dtype=jnp.bfloat16)
    check(step, (weights, q * jnp.bfloat16(8), k, v + jnp.bfloat16(3)), tmp_path, 3)


def test_dropout(tmp_path):
    """Kernels are given the key, and draw the bits of a score where they need them."""
    def attend(key, q, k, v):
        scores = ways.wide(jnp.einsum("bthd,bshd->bhts", jnp.sin(q), k))
        keep = jax.random.bernoulli(key, np.float32(0.75), scores.shape)
        weights = jnp.where(keep, jax.nn.softmax(scores, -1) / 0.75, 0).astype(q.dtype)
        return jnp.tanh(jnp.einsum("bhts,bshd->bthd", weights, v))

    def step(q, k, v, seed):
        key = jax.random.wrap_key_data(seed.astype(jnp.uint32))
        return ways.step_of(lambda *arguments: attend(key, *arguments))(q, k, v)

    check(step, (*ways.make_arguments((1, 80, 80, 2, 8), dtype=jnp.bfloat16), np.array([7, 11], np.uint32)), tmp_path, 3)


@pytest.mark.parametrize("dtype", [pytest.param(np.float32, id="f32", marks=pytest.mark.nightly), pytest.param(jnp.bfloat16, id="bf16")])
def test_side_by_side(dtype, tmp_path):
    """Gradients of one projection: the kernel of those of keys and values puts those of queries beside them."""
    heads, size = 2, 24

    def attend(qkv):
        q, k, v = (part.reshape(*part.shape[:2], heads, size) for part in jnp.split(jnp.sin(qkv), 3, axis=-1))
        scores = jnp.einsum("bthd,bshd->bhts", q, k, preferred_element_type=jnp.float32) / np.float32(3)
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e30)
        weights = jax.nn.softmax(scores, axis=-1).astype(v.dtype)
        return jnp.sum(jnp.sin(jnp.einsum("bhts,bshd->bthd", weights, v).astype(jnp.float32)))

    def step(qkv):
        return jnp.tanh(jax.grad(attend)(qkv))

    qkv = np.random.default_rng(7).standard_normal((2, 150, 3 * heads * size)).astype(dtype)
    check(step, (qkv,), tmp_path, 3)
    text = ways.schedule(str(tmp_path / "attention.mlir"), "=target=cuda")
    joined = [line for line in text.splitlines() if "stablehlo.concatenate" in line]
    assert len(joined) == 1 and "k_concatenate" not in text
