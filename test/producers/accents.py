"""More habits of frameworks in whole steps (handed_on.py): annotations of GSPMD, seeds by a rule of their own, weights cut by columns,
ranges that all replicas agree on, teachers' centres, layers gathered in a loop, buffers that differ between replicas."""

import re

import jax
import jax.numpy as jnp
import numpy as np
from handed_on import Graph
from jax import lax
from networks import B, draw, gradients, nll, whole
from oddities import _layers, _weights
from parallels import N, adamw


def annotated_for_partitions():
    """jax.jit with NamedSharding before Shardy: `mhlo.sharding` on arguments and results for two partitions, constraints by `custom_call @Sharding` on activations, whole everywhere else."""
    names = tuple(_weights("l", 0, 6, 12, 3))

    def step(v, across):
        (value, _), g = gradients(lambda p: (((_layers(p, "l", v["x"], 2) - v["y"]) ** 2).mean(), ()), v, names)
        new = {"loss": value}
        for n in names:
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + g[n]
            new[n] = v[n] - 0.05 * new[f"m.{n}"]
        return new
    values = {**_weights("l", 0, 6, 12, 3), "x": draw(9, B, 6, scale=1), "y": draw(10, B, 3, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    arguments = (*states, "x", "y")

    def said(text):
        for i, n in enumerate(arguments):
            sharding = "{devices=[2,1]<=[2]}" if n in "xy" else "{replicated}"
            text = re.sub(rf"(%arg{i}: tensor<[^>]*>)", rf'\1 {{mhlo.sharding = "{sharding}"}}', text, count=1)
        h = f"tensor<{B}x12xf32>"
        text, count = re.subn(rf"%(\w+) = stablehlo\.tanh (%\w+) : {h}", rf'%free\1 = stablehlo.tanh \2 : {h}\n    %\1 = stablehlo.custom_call @Sharding(%free\1) {{backend_config = "", mhlo.sharding = "{{devices=[2,1]<=[2]}}"}} : ({h}) -> {h}', text)
        assert count
        return text.replace("module {", "module @jit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {", 1)
    return Graph(step, values, arguments, (*states, "loss"), said=said, ranks=(2,))


def seeds_by_a_rule_of_their_own():
    """PyTorch/XLA's dropout: a seed in i64 moves on by a linear rule; bits come from Philox for a state made of it, and become numbers by shifts; the step after the loss has the seed beside the buffers."""
    names = tuple(_weights("l", 0, 6, 16, 4))

    def step(v, across):
        seed = v["seed"] * np.int64(214013) + np.int64(2531011)
        state = jnp.stack([seed.astype(jnp.uint64), jnp.uint64(0)])
        words = lax.bitcast_convert_type(state, jnp.uint32).reshape(4)
        _, bits = lax.rng_bit_generator(words, (B, 16), jnp.uint32, algorithm=lax.RandomAlgorithm.RNG_PHILOX)
        uniform = (bits >> np.uint32(9)).astype(jnp.float32) * np.float32(2.0**-23)
        keep = uniform < np.float32(0.75)

        def loss(p):
            h = jnp.maximum(v["x"] @ p["l0.w"] + p["l0.b"], 0)
            h = jnp.where(keep, h * np.float32(1 / 0.75), np.float32(0))
            return nll(h @ p["l1.w"] + p["l1.b"], v["y"]), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": value, "seed": seed}
        for n in names:
            new[f"m.{n}"] = np.float32(0.9) * v[f"m.{n}"] + g[n]
            new[n] = v[n] - np.float32(0.05) * new[f"m.{n}"]
        return new
    values = {**_weights("l", 0, 6, 16, 4), "seed": np.int64(42), "x": draw(9, B, 6, scale=1), "y": whole(10, 4, B)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, ("seed", "x", "y", *states[::-1]), ("seed", "loss", *states[::-1]), wide=True)


def weights_cut_by_columns():
    """Weights and moments are cut along their second dimension: gathered along it before the product, gradients scattered along it; the loss of all replicas gathered as numbers and averaged."""
    shapes = {"w1": (6, 12), "w2": (12, 4)}
    names = tuple(shapes)

    def step(v, across):
        whole_ = {n: across.gather(v[n], 1) for n in names}

        def loss(p):
            return nll(jnp.tanh(v["x"] @ p["w1"]) @ p["w2"], v["y"]), ()
        (value, _), g = gradients(loss, {**v, **whole_}, names)
        new = {"loss": across.gather(value.reshape(1)).mean(), "step": v["step"] + 1}
        for n in names:
            d = across.scatter(g[n], 1) / across.count
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, d, new["step"].astype(jnp.float32))
        return new
    values = {n: draw(i, *s) for i, (n, s) in enumerate(shapes.items())} | {"x": draw(3, B, 6, scale=1), "y": whole(4, 4, B, kind=np.int32), "step": np.int32(0)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for k in "mv" for n in names}
    states = (*names, *[f"{k}.{n}" for k in "mv" for n in names])
    return Graph(step, values, ("step", *states, "x", "y"), ("step", *states, "loss"), rows=("x", "y"), columns=states, replicas=N, tolerance=1e-3)


def ranges_agreed_on():
    """Transformer Engine: activations, weights and gradients through f8 by scales of a history of largest sizes, which is rolled, written in front and is a maximum over replicas; four replicas."""
    names, H = ("w1", "w2"), 4

    def quantised(x, history, kind, top):
        largest = history.max()
        scale = jnp.where(largest > 0, top / largest, 1.0)
        return jnp.clip(x * scale, -top, top).astype(kind).astype(jnp.float32) / scale

    def step(v, across):
        q8 = lambda x, n: quantised(x, v[f"amax.{n}"], jnp.float8_e4m3fn, 448.0)
        h = jnp.tanh(q8(v["x"], "x") @ q8(v["w1"], "w1"))
        out = q8(h, "h") @ q8(v["w2"], "w2")
        d = 2 * (out - v["y"]) / out.size
        g8 = quantised(d, v["amax.d"], jnp.float8_e5m2, 57344.0)
        dh = (g8 @ q8(v["w2"], "w2").T) * (1 - h * h)
        g = {"w2": q8(h, "h").T @ g8, "w1": q8(v["x"], "x").T @ dh}
        new = {"loss": across.mean(((out - v["y"]) ** 2).mean())}
        for n, x in (("x", v["x"]), ("h", h), ("d", d), ("w1", v["w1"]), ("w2", v["w2"])):
            rolled = jnp.roll(v[f"amax.{n}"], 1)
            new[f"amax.{n}"] = rolled.at[0].set(across.most(jnp.abs(x).max()))
        for n in names:
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + across.mean(g[n])
            new[n] = v[n] - 0.05 * new[f"m.{n}"]
        return new
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 4), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 4, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names} | {f"amax.{n}": np.full(H, s, "f") for n, s in (("x", 3), ("h", 1), ("d", 0.02), ("w1", 1), ("w2", 1))}
    states = (*names, *[f"m.{n}" for n in names], *[f"amax.{n}" for n in ("x", "h", "d", "w1", "w2")])
    # Sums in another order round to another f8 now and then; of four replicas the gradient of each is scaled by its own size.
    return Graph(step, values, (*states, "x", "y"), ("loss", *states), rows=("x", "y"), replicas=4, tolerance=5e-2, asks="it is not clear which result replaces which argument")


def centres_of_all_teachers():
    """DINO under DDP: a teacher that follows, its outputs centred by a mean over replicas that is averaged over time, the student's gradient clipped by parameter and averaged; the last layer waits for the first step."""
    names = ("w1", "w2", "last")

    def net(v, prefix, x):
        h = jax.nn.gelu(x @ v[f"{prefix}w1"])
        z = h @ v[f"{prefix}w2"]
        z = z / jnp.sqrt((z * z).sum(1, keepdims=True) + 1e-8)
        return z @ v[f"{prefix}last"]

    def step(v, across):
        t = jnp.concatenate([net(v, "t.", v["x1"]), net(v, "t.", v["x2"])])
        p = jax.nn.softmax((t - v["center"]) / 0.04)
        p1, p2 = jnp.split(lax.stop_gradient(p), 2)

        def loss(q):
            s1, s2 = (jax.nn.log_softmax(net(q, "", v[x]) / 0.1) for x in ("x1", "x2"))
            return -0.5 * ((p1 * s2).sum(1).mean() + (p2 * s1).sum(1).mean()), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": across.mean(value), "step": v["step"] + 1}
        for n in names:
            d = across.mean(g[n])
            norm = jnp.sqrt((d * d).sum())
            d = d * jnp.minimum(3.0 / (norm + 1e-6), 1.0)
            if n == "last":
                d = jnp.where(v["step"] < 1, 0.0, d)
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, d, new["step"].astype(jnp.float32))
            new[f"t.{n}"] = 0.99 * v[f"t.{n}"] + 0.01 * new[n]
        batch_center = across.sum(t.sum(0, keepdims=True)) / (len(t) * across.count)
        new["center"] = v["center"] * 0.9 + batch_center * 0.1
        return new
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 8), "last": draw(2, 8, 10), "center": np.zeros((1, 10), "f"), "x1": draw(3, B, 6, scale=1), "x2": draw(4, B, 6, scale=1), "step": np.int32(0)}
    values |= {f"t.{n}": values[n] + 0 for n in names} | {f"{k}.{n}": np.zeros_like(values[n]) for k in "mv" for n in names}
    states = (*names, *[f"t.{n}" for n in names], "center", *[f"{k}.{n}" for n in names for k in "mv"], "step")
    return Graph(step, values, ("x1", "x2", *states), (*states, "loss"), rows=("x1", "x2"), replicas=N, tolerance=1e-3)


def layers_gathered_in_a_loop():
    """FSDP over scanned layers: each turn gathers its layer's part, computed again in backward, gradients scattered in the loop of backward; moments of parts; the head is whole on every replica."""
    L, D = 3, 6

    def step(v, across):
        def loss(p):
            def layer(x, part):
                w = across.whole(part).reshape(D, D)
                return x + jnp.tanh(x @ w), None
            x, _ = lax.scan(jax.checkpoint(layer), v["x"], p["layers"])
            return nll(x @ p["head"], v["y"]), ()
        (value, _), g = gradients(loss, v, ("layers", "head"))
        g = {"layers": g["layers"] / across.count, "head": across.mean(g["head"])}
        new = {"loss": across.mean(value), "step": v["step"] + 1.0}
        for n, d in g.items():
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, d, new["step"])
        return new
    values = {"layers": draw(0, L, D * D), "head": draw(1, D, 4), "x": draw(2, B, D, scale=1), "y": whole(3, 4, B, kind=np.int32), "step": np.float32(0)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for k in "mv" for n in ("layers", "head")}
    states = ("layers", "head", "m.layers", "v.layers", "m.head", "v.head", "step")
    return Graph(step, values, ("x", "y", *states), ("loss", *states), rows=("x", "y"), columns=("layers", "m.layers", "v.layers"), replicas=N, tolerance=1e-3)


def buffers_that_differ():
    """no_sync over calls: each replica adds its gradient to a buffer of its own, and only every second call sums buffers and moves the weights: the buffer is not the same everywhere."""
    names = ("w1", "w2")

    def step(v, across):
        (value, _), g = gradients(lambda p: (((jnp.tanh(v["x"] @ p["w1"]) @ p["w2"] - v["y"]) ** 2).mean(), ()), v, names)
        held = {n: v[f"acc.{n}"] + g[n] for n in names}
        last = v["step"] % 2 == 1
        new = {"loss": across.mean(value), "step": v["step"] + 1}
        for n in names:
            new[n] = jnp.where(last, v[n] - 0.05 * across.mean(held[n]), v[n])
            new[f"acc.{n}"] = jnp.where(last, 0.0, held[n])
        return new
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 3), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1), "step": np.int32(0)}
    values |= {f"acc.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"acc.{n}" for n in names], "step")
    return Graph(step, values, (*states, "x", "y"), (*states, "loss"), rows=("x", "y"), replicas=N, asks="differs between the 2 replicas")


ACCENTS = {f.__name__: f for f in (annotated_for_partitions, seeds_by_a_rule_of_their_own, weights_cut_by_columns, centres_of_all_teachers, layers_gathered_in_a_loop)}
ASKED = {"ranges_agreed_on": ranges_agreed_on, "buffers_that_differ": buffers_that_differ}
