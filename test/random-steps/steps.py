"""A random training step: layers, a loss, an optimizer and a style, all drawn from one seed.

`draw_step(seed)` gives a `RandomStep`: the step as its author writes it, and what the author knows of it.
"""

import dataclasses
import pathlib
import sys
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "strangers")]

import layers  # noqa: E402  (the paths come first)
import losses  # noqa: E402
import optimizers  # noqa: E402  (of the strangers)
from draw import Draw  # noqa: E402
from stranger import Stranger  # noqa: E402

# Left out: steps whose answer is a question by design, and what draws keys of its own.
_NOT_DRAWN = {
    "mechanic",
    "rprop",
    "schedule_free",
    "dadapt",
    "frozen_vectors",
    "reduce_on_plateau",
    "adam_bf16_moment",
    # Their first steps divide by sums that start near zero: no two orders of summation agree.
    "cocob",
    "dog",
    "prodigy",
    "low_rank_shampoo_like",
    "adadelta",
}
OPTIMIZERS = sorted(name for name in optimizers.OPTIMIZERS if name not in _NOT_DRAWN)
# Drawn more often than the rest.
COMMON = (
    "sgd",
    "momentum",
    "adam",
    "adamw",
    "clip_adamw",
    "lamb",
    "lion",
    "adafactor",
    "muon",
    "multi_steps",
    "apply_if_finite",
)
PRECISIONS = ("f32", "bf16 cast", "bf16", "bf16 master", "f16 scaled", "f64")


class TrainState(NamedTuple):
    """States as a library keeps them."""

    step: jax.Array
    params: dict
    opt_state: tuple


@dataclasses.dataclass
class RandomStep:
    """A drawn step.

    Attributes:
      stranger: the step and its roles.
      said: the choices, in order.
      rows: of the batch.
      may_ask: a question for the batch may be right: rows meet rows.
      permutes: its results, but those by row, do not depend on the order of rows.
      wide: it is made with 64-bit types.
      dims_compete: another dimension may be the batch as well as the rows.
    """

    stranger: Stranger
    said: list
    rows: int
    may_ask: bool
    permutes: bool
    wide: bool
    dims_compete: bool = False


@dataclasses.dataclass
class Model:
    """The layers of a step, and how they are called."""

    layers: list
    outputs: int

    def tree(self, what):
        return {name: getattr(layer, what) for name, layer in self.layers if getattr(layer, what)}

    def __call__(self, params, x, env):
        for name, layer in self.layers:
            x = layer.apply(params.get(name, {}), x, env.at(name))
        return x


def _draw_input(draw, rows):
    """(arrays with `rows` along dimension 0, first layers, form, width)."""
    form = draw.pick("input", ("rows", "ids", "sequence", "tokens", "image"), (4, 1, 2, 2, 2))
    if form == "rows":
        width = draw.pick("inputs", (1, 3, 5, 8))
        return draw.normal(rows, width, scale=1.0), [], "rows", width
    if form in ("ids", "tokens"):
        vocabulary, width = draw.pick("vocabulary", (7, 11, 16)), draw.pick("width", (4, 6, 8))
        shape = (rows,) if form == "ids" else (rows, 5)
        layer = layers.Layer(lambda p, x, env: p["table"][x], {"table": draw.normal(vocabulary, width)}, width)
        return draw.integers(0, vocabulary, shape), [layer], "rows" if form == "ids" else "sequence", width
    if form == "sequence":
        width = draw.pick("inputs", (1, 3, 4))
        return draw.normal(rows, 5, width, scale=1.0), [], "sequence", width
    width = draw.pick("channels", (1, 3))
    return draw.normal(rows, 4, 4, width, scale=1.0), [], "image", width


def _draw_model(draw, rows, classes):
    """(input, Model)."""
    x, found, form, width = _draw_input(draw, rows)
    for _ in range(draw.pick("layers", (1, 1, 2, 3))):
        found.append(layers.draw_layer(draw, form, width))
        width = found[-1].width
    found.append(layers.to_rows(draw, form, width))
    for _ in range(draw.pick("layers of rows", (0, 0, 1, 2))):
        found.append(layers.draw_layer(draw, "rows", width))
        width = found[-1].width
    found.append(
        layers.Layer(
            lambda p, x, env: x @ p["kernel"] + p["bias"],
            {"kernel": draw.normal(width, classes), "bias": draw.normal(classes, scale=0.1)},
            classes,
        )
    )
    return x, Model([(f"layer{i}", layer) for i, layer in enumerate(found)], classes)


def _cast(tree, dtype):
    return jax.tree.map(lambda v: v.astype(dtype) if jnp.issubdtype(v.dtype, jnp.floating) else v, tree)


@dataclasses.dataclass
class Training:
    """What a step computes, before anybody decides what it is called with."""

    model: Model
    loss_of: object
    tx: optax.GradientTransformation
    compute: object  # the type of forward, or None for the parameters'
    scale: float
    slices: int
    by_scan: bool
    batch_dim: int
    clip: bool

    def forward(self, params, frozen, stats, key, batch):
        env = layers.Env(frozen, stats, key)
        x, targets = batch["x"], {k: v for k, v in batch.items() if k != "x"}
        if self.batch_dim:
            x = jnp.moveaxis(x, self.batch_dim, 0)
        if self.compute is not None:
            params, env.frozen, x = _cast(params, self.compute), _cast(frozen, self.compute), _cast(x, self.compute)
        outputs = self.model(params, x, env)
        loss, by_row = self.loss_of(outputs, targets)
        loss = sum(env.extra_losses, loss)
        return loss * self.scale, (loss, by_row, outputs, {**stats, **env.new_stats})

    def gradients(self, params, frozen, stats, key, batch):
        """(gradients, (loss, losses by row, outputs, new statistics))."""
        take = jax.grad(self.forward, has_aux=True)
        if self.slices == 1:
            grads, rest = take(params, frozen, stats, key, batch)
        else:
            grads, rest = self._sliced(take, params, frozen, stats, key, batch)
        return jax.tree.map(lambda g: (g / self.scale).astype(g.dtype), grads), rest

    def _sliced(self, take, params, frozen, stats, key, batch):
        """Micro-batches cut inside the step; their losses are averaged."""
        cut = jax.tree.map(lambda v: v.reshape(self.slices, v.shape[0] // self.slices, *v.shape[1:]), batch)
        if self.by_scan:

            def body(total, part):
                grads, (loss, *_) = take(params, frozen, stats, key, part)
                return (jax.tree.map(jnp.add, total[0], grads), total[1] + loss), None

            zero = (jax.tree.map(jnp.zeros_like, params), jnp.zeros((), self._loss_type(params)))
            (grads, loss), _ = jax.lax.scan(body, zero, cut)
        else:
            grads, loss = jax.tree.map(jnp.zeros_like, params), 0
            for i in range(self.slices):
                more, (one, *_) = take(params, frozen, stats, key, jax.tree.map(lambda v, i=i: v[i], cut))
                grads, loss = jax.tree.map(jnp.add, grads, more), loss + one
        return jax.tree.map(lambda g: g / self.slices, grads), (loss / self.slices, None, None, stats)

    def _loss_type(self, params):
        return jnp.promote_types(jax.tree.leaves(params)[0].dtype, jnp.float32)


def _draw_training(draw, model, loss_of, crosses, precision):
    crossing = crosses or any(layer.crosses for _, layer in model.layers)
    running = bool(model.tree("stats"))
    sliced = not crossing and not running and draw.chance("micro-batches", 0.15)
    tx = optimizers.OPTIMIZERS[draw.pick("optimizer", (*OPTIMIZERS, *COMMON * 3))]()
    batch_dim = 0 if sliced or not draw.chance("batch along another dimension", 0.1) else 1
    return Training(
        model,
        loss_of,
        tx,
        {"bf16 cast": jnp.bfloat16, "bf16 master": None, "f16 scaled": jnp.float16}.get(precision),
        256.0 if precision == "f16 scaled" else 1.0,
        draw.pick("slices", (2, 3)) if sliced else 1,
        sliced and draw.chance("by scan", 0.5),
        batch_dim,
        draw.chance("clipped", 0.15),
    )


def _clip(grads):
    norm = optax.global_norm(grads)
    return jax.tree.map(lambda g: (g * jnp.minimum(1, 1 / (norm + 1e-6))).astype(g.dtype), grads)


class _Style:
    """How a step is written: what its states are called, what else it takes and returns."""

    def __init__(self, draw, training, precision, keyed):
        self.master = precision == "bf16 master"
        self.state = draw.pick("states", ("apart", "TrainState", "dictionary"))
        self.average = draw.chance("average of parameters", 0.15)
        self.rate = draw.chance("rate from outside", 0.2)
        self.key = draw.pick("key", ("carried", "from outside", "folded")) if keyed else None
        self.counter = self.state == "TrainState" or self.key == "folded"
        self.norm = draw.chance("norm of gradients", 0.3)
        self.by_row = training.slices == 1 and draw.chance("losses by row", 0.2)
        self.outputs = training.slices == 1 and not self.by_row and draw.chance("outputs", 0.1)
        self.first = draw.chance("loss first", 0.3)
        self.donated = draw.chance("donated", 0.5)
        self.flat_batch = draw.chance("batch in several arguments", 0.5)


def draw_step(seed, values=0):
    """The `RandomStep` of a seed; other `values` are other arguments of the same step."""
    draw = Draw(seed, values)
    precision = draw.pick("precision", PRECISIONS, (10, 2, 1, 1, 1, 1))
    wide = precision == "f64"
    with jax.enable_x64(wide):
        return _draw_step(draw, precision, wide)


def _draw_step(draw, precision, wide):
    rows, classes = draw.pick("rows", (12, 12, 12, 12, 24, 4, 3, 2, 6)), draw.pick("classes", (2, 3, 5, 8))
    x, model = _draw_model(draw, rows, classes)
    targets, loss_of, contrasts = losses.draw_loss(draw, rows, classes)
    keyed = any(layer.apply.__qualname__.split(".")[0] in ("dropout", "noise") for _, layer in model.layers)
    training = _draw_training(draw, model, loss_of, contrasts, precision)
    if rows % training.slices:
        training.slices = 1
    if x.ndim < 2:
        training.batch_dim = 0
    if training.batch_dim:
        x = jnp.moveaxis(x, 0, training.batch_dim)
    style = _Style(draw, training, precision, keyed)
    params, frozen, stats = model.tree("params"), model.tree("frozen"), model.tree("stats")
    batch = {"x": x, **targets}
    if wide:
        params, frozen, stats, batch = (_cast(tree, jnp.float64) for tree in (params, frozen, stats, batch))
    if precision == "bf16":
        params, frozen, batch = (_cast(tree, jnp.bfloat16) for tree in (params, frozen, batch))
    arguments = _arguments(draw, style, training, params, frozen, stats, batch)
    stranger = _write(draw, style, training, arguments)
    permutes = not contrasts and not keyed and training.slices == 1
    return RandomStep(stranger, draw.said, rows, contrasts or any(layer.crosses for _, layer in model.layers), permutes, wide)


def _arguments(draw, style, training, params, frozen, stats, batch):
    """{name: (value, kind)} of everything that the step takes."""
    opt_state = training.tx.init(params)
    found = {"params": (params, "param"), "opt_state": (opt_state, "opt")}
    if style.master:
        found["masters"] = (params, "opt")  # what the loss does not read, and the parameters are made of
        found["params"] = (_cast(params, jnp.bfloat16), "param")
    if style.counter:
        found["step"] = (jnp.zeros((), jnp.int32), "counter")
    if style.average:
        found["average"] = (params, "model_state")
    if stats:
        found["stats"] = (stats, "model_state")
    if style.key == "carried":
        found["key"] = (draw.key(), "rng")
    elif style.key:
        found["outside_key"] = (draw.key(), "rng")
    if frozen:
        found["frozen"] = (frozen, "frozen")
    if style.rate:
        found["rate"] = (jnp.asarray(1.0, jnp.float64 if jax.config.jax_enable_x64 else jnp.float32), "scalar")
    found["batch"] = (batch, {k: f"batch:{training.batch_dim if k == 'x' else 0}" for k in batch})
    return found


STATES = ("params", "masters", "opt_state", "step", "average", "stats", "key")


def _update(style, training, a):
    """({name: new state}, loss, [more results]) of one step on {name: argument}."""
    key = a.get("key", a.get("outside_key"))
    new = {}
    if style.key == "carried":
        new["key"], key = jax.random.split(key)
    elif style.key == "folded":
        key = jax.random.fold_in(key, a["step"])
    stats = a.get("stats", {})
    grads, (loss, by_row, outputs, stats) = training.gradients(a["params"], a.get("frozen", {}), stats, key, a["batch"])
    more = []
    if style.norm:
        more.append(optax.global_norm(grads))
    if training.clip:
        grads = _clip(grads)
    trained = a["params"]
    if style.master:
        trained = a["masters"]
        grads = _cast(grads, jnp.float32)
    updates, new["opt_state"] = training.tx.update(grads, a["opt_state"], trained)
    if "rate" in a:
        updates = jax.tree.map(lambda u: (u * a["rate"]).astype(u.dtype), updates)
    new["params"] = optax.apply_updates(trained, updates)
    if style.average:
        new["average"] = jax.tree.map(lambda o, n: (0.9 * o + 0.1 * n).astype(o.dtype), a["average"], new["params"])
    if style.master:
        new["masters"], new["params"] = new["params"], _cast(new["params"], jnp.bfloat16)
    if "step" in a:
        new["step"] = a["step"] + 1
    if "stats" in a:
        new["stats"] = stats
    if style.by_row and by_row is not None:
        more.append(by_row)
    if style.outputs:
        more.append(outputs)
    return new, loss, more


def _group(style, named):
    """The states in what the author keeps them in: [(names, make, take apart)]."""
    if style.state == "TrainState":
        inside = ("step", "params", "opt_state")
        return [(inside, lambda v: TrainState(*v), tuple)] + [
            ((n,), lambda v: v[0], lambda v: (v,)) for n in named if n not in inside
        ]
    if style.state == "dictionary":
        return [(tuple(named), lambda v: dict(zip(named, v)), lambda v: tuple(v[n] for n in named))]
    return [((n,), lambda v: v[0], lambda v: (v,)) for n in named]


def _write(draw, style, training, arguments):
    """The `Stranger`."""
    states = _group(style, [n for n in STATES if n in arguments])
    others = [((n,), lambda v: v[0], lambda v: (v,)) for n in arguments if n not in STATES and n != "batch"]
    batch, batch_kinds = arguments.pop("batch")
    groups = states + others
    if draw.chance("arguments in another order", 0.3):
        groups = draw.shuffled(groups)
    order = list(batch)
    values = [make([arguments[n][0] for n in names]) for names, make, _ in groups]
    kinds = [make([arguments[n][1] for n in names]) for names, make, _ in groups]
    more = [batch[n] for n in order] if style.flat_batch else [batch]
    more_kinds = [batch_kinds[n] for n in order] if style.flat_batch else [batch_kinds]
    count = len(groups)
    state_at = [i for i, group in enumerate(groups) if any(group is s for s in states)]

    def step(*given):
        a = {}
        for (names, _, apart), value in zip(groups, given):
            a.update(zip(names, apart(value)))
        a["batch"] = dict(zip(order, given[count:])) if style.flat_batch else given[count]
        new, loss, rest = _update(style, training, a)
        kept = [groups[i][1]([new[n] for n in groups[i][0]]) for i in state_at]
        return (loss, *kept, *rest) if style.first else (*kept, loss, *rest)

    def advance(given, results):
        following = list(given)
        for place, i in enumerate(state_at):
            following[i] = results[place + style.first]
        return tuple(following)

    return Stranger(
        step, tuple([*values, *more]), tuple([*kinds, *more_kinds]), advance, donate=tuple(state_at) if style.donated else ()
    )
