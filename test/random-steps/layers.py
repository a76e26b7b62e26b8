"""Layers of random steps. A layer is drawn for an input of one form and gives an output of one form.

Forms: "rows" [B, W], "sequence" [B, T, W], "image" [B, H, W, C].
"""

import dataclasses
import functools
from typing import Callable

import jax
import jax.numpy as jnp

WIDTHS = (3, 4, 5, 7, 8, 12, 16)


@dataclasses.dataclass
class Layer:
    """What a layer keeps and computes.

    Attributes:
      apply: (params, x, env) -> y.
      params, frozen, stats: pytrees of what is trained, what is not, and of running statistics.
      width: of the output.
      form: of the output.
      crosses: its rows depend on other rows.
    """

    apply: Callable
    params: dict
    width: int
    form: str = "rows"
    frozen: dict = dataclasses.field(default_factory=dict)
    stats: dict = dataclasses.field(default_factory=dict)
    crosses: bool = False


class Env:
    """What a layer reads and leaves beside its parameters, in one forward pass."""

    def __init__(self, frozen, stats, key=None):
        self.frozen, self.stats, self.new_stats, self.extra_losses = frozen, stats, {}, []
        self._key, self._keys = key, 0

    def key(self):
        self._keys += 1
        return jax.random.fold_in(self._key, self._keys)

    def at(self, name):
        """The same for the layer of that name."""
        self.name = name
        return self


def _activation(draw):
    return draw.pick(
        "act",
        (
            jnp.tanh,
            jax.nn.relu,
            jax.nn.gelu,
            jax.nn.silu,
            jax.nn.softplus,
            jnp.sin,
            jax.nn.elu,
            jax.nn.leaky_relu,
            jax.nn.sigmoid,
        ),
    )


def _wide(x):
    return x.astype(jnp.promote_types(x.dtype, jnp.float32))


def dense(draw, width):
    out, act, bias = draw.pick("width", WIDTHS), _activation(draw), not draw.chance("no bias", 0.3)
    params = {"kernel": draw.normal(width, out), **({"bias": draw.normal(out, scale=0.1)} if bias else {})}
    return Layer(lambda p, x, env: act(x @ p["kernel"] + p.get("bias", 0)), params, out)


def dense_transposed(draw, width):
    """The weight as PyTorch keeps it."""
    out, act = draw.pick("width", WIDTHS), _activation(draw)
    return Layer(
        lambda p, x, env: act(jnp.einsum("...i,oi->...o", x, p["weight"]) + p["bias"]),
        {"weight": draw.normal(out, width), "bias": draw.normal(out, scale=0.1)},
        out,
    )


def residual(draw, width):
    act = _activation(draw)
    return Layer(
        lambda p, x, env: x + act(x @ p["in"]) @ p["out"], {"in": draw.normal(width, 8), "out": draw.normal(8, width)}, width
    )


def gated(draw, width):
    return Layer(
        lambda p, x, env: (jax.nn.silu(x @ p["gate"]) * (x @ p["up"])) @ p["down"],
        {"gate": draw.normal(width, 6), "up": draw.normal(width, 6), "down": draw.normal(6, width)},
        width,
    )


def layer_norm(draw, width):
    def apply(p, x, env):
        mean = x.mean(-1, keepdims=True)
        return (x - mean) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 0.1) * p["scale"] + p["bias"]

    return Layer(apply, {"scale": draw.around_one(width), "bias": draw.normal(width, scale=0.1)}, width)


def rms_norm(draw, width):
    return Layer(
        lambda p, x, env: x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 0.1) * (1 + p["scale"]),
        {"scale": draw.normal(width, scale=0.1)},
        width,
    )


def batch_norm(draw, width):
    """Over all but the last dimension, with or without running statistics."""
    running = draw.chance("running statistics", 0.6)
    stats = {"mean": draw.normal(width, scale=0.1), "var": draw.around_one(width)} if running else {}

    def apply(p, x, env):
        axes = tuple(range(x.ndim - 1))
        mean, var = x.mean(axes), x.var(axes)
        if running:
            old = env.stats[env.name]
            env.new_stats[env.name] = {
                "mean": 0.9 * old["mean"] + 0.1 * jax.lax.stop_gradient(mean),
                "var": 0.9 * old["var"] + 0.1 * jax.lax.stop_gradient(var),
            }
        return (x - mean) * jax.lax.rsqrt(var + 0.1) * p["scale"] + p["bias"]

    return Layer(
        apply, {"scale": draw.around_one(width), "bias": draw.normal(width, scale=0.1)}, width, stats=stats, crosses=True
    )


def weight_norm(draw, width):
    out = draw.pick("width", WIDTHS)
    return Layer(
        lambda p, x, env: jnp.tanh(x @ (p["g"] * p["v"] / jnp.linalg.norm(p["v"], axis=0))),
        {"v": draw.normal(width, out), "g": draw.around_one(out)},
        out,
    )


def standardised(draw, width):
    """Weight standardisation."""
    out = draw.pick("width", WIDTHS)

    def apply(p, x, env):
        w = p["kernel"]
        w = (w - w.mean(0)) * jax.lax.rsqrt(w.var(0) + 1e-2)
        return jnp.tanh(x @ w * p["gain"])

    return Layer(apply, {"kernel": draw.normal(width, out), "gain": draw.around_one(out)}, out)


def lora(draw, width):
    out, scale = draw.pick("width", WIDTHS), draw.pick("alpha", (0.5, 1.0, 2.0))

    def apply(p, x, env):
        base = env.frozen[env.name]["base"]
        return jnp.tanh(x @ base + scale * (x @ p["a"]) @ p["b"])

    return Layer(apply, {"a": draw.normal(width, 2), "b": draw.normal(2, out)}, out, frozen={"base": draw.normal(width, out)})


def lora_merged(draw, width):
    out = draw.pick("width", WIDTHS)
    return Layer(
        lambda p, x, env: jnp.tanh(x @ (env.frozen[env.name]["base"] + p["a"] @ p["b"])),
        {"a": draw.normal(width, 2), "b": draw.normal(2, out)},
        out,
        frozen={"base": draw.normal(width, out)},
    )


def tied(draw, width):
    """An autoencoder whose decoder is the encoder's transpose."""
    return Layer(
        lambda p, x, env: jnp.tanh(x @ p["kernel"]) @ p["kernel"].T + p["bias"],
        {"kernel": draw.normal(width, 6), "bias": draw.normal(width, scale=0.1)},
        width,
    )


def soft_experts(draw, width):
    experts = draw.pick("experts", (2, 3, 4))

    def apply(p, x, env):
        gates = jax.nn.softmax(x @ p["router"])
        hidden = jax.nn.gelu(jnp.einsum("...w,ewh->...eh", x, p["in"]))
        return jnp.einsum("...e,...eh,ehw->...w", gates, hidden, p["out"])

    return Layer(
        apply,
        {"router": draw.normal(width, experts), "in": draw.normal(experts, width, 4), "out": draw.normal(experts, 4, width)},
        width,
    )


def routed_experts(draw, width):
    """The best expert of each row, all experts computed; the share of each expert is balanced by an extra loss."""
    experts = draw.pick("experts", (2, 3, 4))

    def apply(p, x, env):
        probabilities = jax.nn.softmax(_wide(x @ p["router"]))
        chosen = jax.nn.one_hot(jnp.argmax(probabilities, -1), experts, dtype=probabilities.dtype)
        rows = tuple(range(x.ndim - 1))
        env.extra_losses.append(0.01 * experts * jnp.sum(chosen.mean(rows) * probabilities.mean(rows)))
        gates = (chosen * probabilities).astype(x.dtype)
        return x + jnp.einsum("...e,...w,ewo->...o", gates, x, p["kernel"])

    return Layer(apply, {"router": draw.normal(width, experts, scale=1.0), "kernel": draw.normal(experts, width, width)}, width)


def dropout(draw, width):
    rate = draw.pick("rate", (0.1, 0.25, 0.5))

    def apply(p, x, env):
        keep = jax.random.bernoulli(env.key(), 1 - rate, x.shape)
        return jnp.where(keep, x / (1 - rate), 0).astype(x.dtype)

    return Layer(apply, {}, width)


def noise(draw, width):
    return Layer(
        lambda p, x, env: x + 0.1 * p["size"] * jax.random.normal(env.key(), x.shape, x.dtype),
        {"size": draw.around_one(width)},
        width,
    )


def rematerialised(draw, width):
    act = _activation(draw)
    block = jax.checkpoint(lambda p, x: act(x @ p["in"]) @ p["out"])
    return Layer(lambda p, x, env: x + block(p, x), {"in": draw.normal(width, 8), "out": draw.normal(8, width)}, width)


@jax.custom_vjp
def _clipped(x):
    return jnp.clip(x, -1, 1)


_clipped.defvjp(lambda x: (_clipped(x), x), lambda x, g: (jnp.where(jnp.abs(x) < 1.5, g, 0.1 * g),))


def custom_gradient(draw, width):
    return Layer(lambda p, x, env: _clipped(x * p["scale"]), {"scale": draw.around_one(width)}, width)


def quantised(draw, width):
    """Rounds with a straight-through gradient."""

    def apply(p, x, env):
        y = x * p["scale"]
        return y + jax.lax.stop_gradient(jnp.round(y * 8) / 8 - y)

    return Layer(apply, {"scale": draw.around_one(width)}, width)


def stacked(draw, width):
    """Equal layers under one leaf [L, W, W], by lax.scan."""
    layers, remat = draw.pick("layers", (2, 3)), draw.chance("remat", 0.3)

    def body(x, p):
        return x + jnp.tanh(x @ p["kernel"] + p["bias"]), None

    body = jax.checkpoint(body) if remat else body
    return Layer(
        lambda p, x, env: jax.lax.scan(body, x, p)[0],
        {"kernel": draw.normal(layers, width, width), "bias": draw.normal(layers, width, scale=0.1)},
        width,
    )


def repeated(draw, width):
    """The same layer several times, by lax.fori_loop."""
    times = draw.pick("times", (2, 4))
    return Layer(
        lambda p, x, env: jax.lax.fori_loop(0, times, lambda _, y: jnp.tanh(y @ p["kernel"] + x), jnp.zeros_like(x)),
        {"kernel": draw.normal(width, width, scale=0.2)},
        width,
    )


def branched(draw, width):
    """lax.cond on the parameters of a gate, which no gradient reaches."""

    def apply(p, x, env):
        return jax.lax.cond(p["scale"].sum() > width - 0.5, lambda y: y * p["scale"], lambda y: jnp.tanh(y) * p["scale"], x)

    return Layer(apply, {"scale": draw.around_one(width)}, width)


def by_example(draw, width):
    """A row at a time, by vmap."""
    out = draw.pick("width", WIDTHS)

    def apply(p, x, env):
        one = lambda row: jnp.tanh(p["kernel"] @ row + p["bias"])
        for _ in range(x.ndim - 1):
            one = jax.vmap(one)
        return one(x)

    return Layer(apply, {"kernel": draw.normal(out, width), "bias": draw.normal(out, scale=0.1)}, out)


def running_sum(draw, width):
    return Layer(lambda p, x, env: jnp.tanh(jnp.cumsum(x * p["scale"], -1)), {"scale": draw.around_one(width)}, width)


def sorted_features(draw, width):
    return Layer(lambda p, x, env: jnp.sort(x, -1) * p["scale"], {"scale": draw.around_one(width)}, width)


def largest(draw, width):
    kept = max(1, width // 2)
    return Layer(lambda p, x, env: jax.lax.top_k(x, kept)[0] @ p["kernel"], {"kernel": draw.normal(kept, width)}, width)


def reversed_features(draw, width):
    return Layer(
        lambda p, x, env: jnp.concatenate([x, x[..., ::-1] * p["scale"]], -1), {"scale": draw.around_one(width)}, 2 * width
    )


def temperature(draw, width):
    """A parameter of rank 0."""
    return Layer(lambda p, x, env: x * jnp.exp(p["t"]), {"t": draw.normal(scale=0.1)}, width)


def with_empty_leaf(draw, width):
    """A parameter without elements, as a layer of no features has it."""

    def apply(p, x, env):
        return jnp.concatenate([x, x @ p["none"]], -1) * p["scale"]

    return Layer(apply, {"none": jnp.zeros((width, 0)), "scale": draw.around_one(width)}, width)


def small_leaves(draw, width):
    """Leaves smaller than the number of ranks."""
    return Layer(
        lambda p, x, env: x * p["one"] + jnp.tanh(x[..., :2]) @ p["two"] * p["row"][0],
        {"one": draw.around_one(1), "two": draw.normal(min(2, width), 1), "row": draw.around_one(1, 1)},
        width,
    )


def hyper(draw, width):
    """A weight that is computed from parameters."""
    return Layer(
        lambda p, x, env: jnp.tanh(x @ (p["u"] @ p["v"]).reshape(width, width)),
        {"u": draw.normal(width, 3), "v": draw.normal(3, width)},
        width,
    )


def second_order(draw, width):
    """A gradient inside the forward pass, as energy models take it."""

    def apply(p, x, env):
        energy = lambda y: jnp.sum(jnp.tanh(y @ p["kernel"]) ** 2)
        return x - 0.1 * jax.grad(energy)(x)

    return Layer(apply, {"kernel": draw.normal(width, 5)}, width)


def _sequence(layer):
    layer.form = "sequence"
    return layer


def attention(draw, width):
    heads, causal = draw.pick("heads", (1, 2)), draw.chance("causal", 0.5)
    size = draw.pick("head", (2, 3, 4))

    def apply(p, x, env):
        q, k, v = (jnp.einsum("btw,whd->bthd", x, p[n]) for n in "qkv")
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * size**-0.5
        if causal:
            t = x.shape[1]
            scores = jnp.where(jnp.tril(jnp.ones((t, t), bool)), scores, jnp.finfo(scores.dtype).min)
        weights = jax.nn.softmax(_wide(scores)).astype(x.dtype)
        return x + jnp.einsum("bhqk,bkhd,hdw->bqw", weights, v, p["o"])

    return _sequence(
        Layer(apply, {**{n: draw.normal(width, heads, size) for n in "qkv"}, "o": draw.normal(heads, size, width)}, width)
    )


def recurrent(draw, width):
    """A recurrent layer, by lax.scan over time."""
    hidden, gated_cell = draw.pick("hidden", (4, 5)), draw.chance("gru", 0.5)

    def cell(p, h, x):
        if gated_cell:
            z = jax.nn.sigmoid(x @ p["wz"] + h @ p["uz"])
            return (1 - z) * h + z * jnp.tanh(x @ p["w"] + h @ p["u"])
        return jnp.tanh(x @ p["w"] + h @ p["u"])

    def apply(p, x, env):
        def body(h, now):
            h = cell(p, h, now)
            return h, h

        _, outputs = jax.lax.scan(body, jnp.zeros((x.shape[0], hidden), x.dtype), jnp.swapaxes(x, 0, 1))
        return jnp.swapaxes(outputs, 0, 1)

    names = ("", "z") if gated_cell else ("",)
    return _sequence(
        Layer(
            apply,
            {**{"w" + n: draw.normal(width, hidden) for n in names}, **{"u" + n: draw.normal(hidden, hidden) for n in names}},
            hidden,
        )
    )


def convolved_sequence(draw, width):
    out, size = draw.pick("width", (3, 4, 6)), draw.pick("window", (2, 3))
    return _sequence(
        Layer(
            lambda p, x, env: jnp.tanh(
                jax.lax.conv_general_dilated(x, p["kernel"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            ),
            {"kernel": draw.normal(size, width, out)},
            out,
        )
    )


def positions(draw, width, length=5):
    return _sequence(Layer(lambda p, x, env: x + p["table"], {"table": draw.normal(length, width)}, width))


def state_space(draw, width):
    """A linear recurrence, by associative_scan."""

    def apply(p, x, env):
        decay = jnp.broadcast_to(jax.nn.sigmoid(p["decay"]), x.shape)
        combine = lambda a, b: (a[0] * b[0], b[0] * a[1] + b[1])
        return jax.lax.associative_scan(combine, (decay, x), axis=1)[1]

    return _sequence(Layer(apply, {"decay": draw.normal(width)}, width))


def _image(layer):
    layer.form = "image"
    return layer


def convolution(draw, width):
    out, size, stride = draw.pick("channels", (3, 4, 6)), draw.pick("window", (1, 2, 3)), draw.pick("stride", (1, 1, 2))
    padding = draw.pick("padding", ("SAME", "SAME", "VALID")) if stride == 1 and size < 3 else "SAME"
    return _image(
        Layer(
            lambda p, x, env: jnp.tanh(
                jax.lax.conv_general_dilated(
                    x, p["kernel"], (stride, stride), padding, dimension_numbers=("NHWC", "HWIO", "NHWC")
                )
                + p["bias"]
            ),
            {"kernel": draw.normal(size, size, width, out), "bias": draw.normal(out, scale=0.1)},
            out,
        )
    )


def depthwise(draw, width):
    return _image(
        Layer(
            lambda p, x, env: jax.lax.conv_general_dilated(
                x, p["kernel"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=width
            ),
            {"kernel": draw.normal(3, 3, 1, width)},
            width,
        )
    )


def pooled(draw, width):
    """Windows of two by two, with a scale."""
    largest_one = draw.chance("max", 0.5)

    def apply(p, x, env):
        window, stride = (1, 2, 2, 1), (1, 1, 1, 1)
        if largest_one:
            return p["scale"] * jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, window, stride, "SAME")
        return p["scale"] * jax.lax.reduce_window(x, 0.0, jax.lax.add, window, stride, "SAME") / 4

    return _image(Layer(apply, {"scale": draw.around_one(width)}, width))


def group_norm(draw, width):
    groups = next(g for g in (2, 3, 1) if width % g == 0)

    def apply(p, x, env):
        y = x.reshape(*x.shape[:-1], groups, width // groups)
        axes = (*range(1, x.ndim - 1), x.ndim)
        y = (y - y.mean(axes, keepdims=True)) * jax.lax.rsqrt(y.var(axes, keepdims=True) + 0.1)
        return y.reshape(x.shape) * p["scale"] + p["bias"]

    return Layer(apply, {"scale": draw.around_one(width), "bias": draw.normal(width, scale=0.1)}, width)


# What goes on any form: along the last dimension, or over all others.
EVERYWHERE = (
    dense,
    dense,
    dense,
    dense_transposed,
    residual,
    gated,
    layer_norm,
    rms_norm,
    batch_norm,
    weight_norm,
    standardised,
    lora,
    lora_merged,
    tied,
    soft_experts,
    routed_experts,
    dropout,
    noise,
    rematerialised,
    custom_gradient,
    quantised,
    stacked,
    repeated,
    branched,
    by_example,
    running_sum,
    sorted_features,
    largest,
    reversed_features,
    temperature,
    with_empty_leaf,
    small_leaves,
    hyper,
    second_order,
    group_norm,
)
OF_FORM = {
    "rows": (),
    "sequence": (attention, recurrent, convolved_sequence, positions, state_space),
    "image": (convolution, convolution, depthwise, pooled),
}


def draw_layer(draw, form, width):
    """A layer for that input; half of those for sequences and images are of their own kinds."""
    own = OF_FORM[form]
    kinds = own if own and draw.chance("own", 0.5) else EVERYWHERE
    layer = draw.pick("layer", kinds)(draw, width)
    layer.form = form
    return layer


def to_rows(draw, form, width):
    """A layer that makes rows of a form."""
    if form == "sequence":
        how = draw.pick("pool", ("mean", "max", "last", "sum", "attention", "logsumexp"))
        if how == "attention":
            return Layer(
                lambda p, x, env: jnp.einsum("bt,btw->bw", jax.nn.softmax(x @ p["query"]), x),
                {"query": draw.normal(width)},
                width,
            )
        pool = {
            "mean": functools.partial(jnp.mean, axis=1),
            "max": functools.partial(jnp.max, axis=1),
            "sum": functools.partial(jnp.sum, axis=1),
            "last": lambda x: x[:, -1],
            "logsumexp": functools.partial(jax.nn.logsumexp, axis=1),
        }[how]
        return Layer(lambda p, x, env: pool(x), {}, width)
    if form == "image":
        how = draw.pick("pool", ("mean", "max", "first"))
        pool = {
            "mean": functools.partial(jnp.mean, axis=(1, 2)),
            "max": functools.partial(jnp.max, axis=(1, 2)),
            "first": lambda x: x[:, 0, 0],
        }[how]
        return Layer(lambda p, x, env: pool(x), {}, width)
    return Layer(lambda p, x, env: x, {}, width)
