"""What producers have that others do not: two networks in one list, flags, buffers kept on the host, numbers of one element, loops
around sums over replicas, rows that meet between replicas, means of what is not alike (handed_on.py)."""

import re

import jax
import jax.numpy as jnp
import numpy as np
from handed_on import Graph
from jax import lax
from networks import B, draw, gradients, whole
from parallels import N, adamw


def _layers(v, name, x, count, activation=jnp.tanh):
    for i in range(count):
        x = x @ v[f"{name}{i}.w"] + v[f"{name}{i}.b"]
        x = activation(x) if i < count - 1 else x
    return x


def _weights(name, seed, *sizes):
    made = {}
    for i, (a, b) in enumerate(zip(sizes, sizes[1:])):
        made |= {f"{name}{i}.w": draw(seed + i, a, b), f"{name}{i}.b": np.zeros(b, "f")}
    return made


def two_networks_in_one_list():
    """Written by hand: a generator on given noise and a critic with a penalty of gradients, RMSprop each, the generator after the critic's update; nothing is named, states stand mixed, the noise among them."""
    g_names, d_names = tuple(_weights("g", 0, 4, 12, 6)), tuple(_weights("d", 5, 6, 12, 1))

    def step(v, across):
        critic = lambda p, x: _layers(p, "d", x, 2)[:, 0]
        fake = _layers(v, "g", v["z"], 2)

        def d_loss(p):
            middle = 0.5 * v["x"] + 0.5 * fake
            slope = jax.grad(lambda x: critic(p, x).sum())(middle)
            penalty = ((jnp.sqrt((slope**2).sum(1) + 1e-12) - 1) ** 2).mean()
            return critic(p, fake).mean() - critic(p, v["x"]).mean() + 10 * penalty, ()
        (dl, _), gd = gradients(d_loss, v, d_names)
        new = {"d_loss": dl}

        def moved(names, g):
            for n in names:
                new[f"s.{n}"] = 0.9 * v[f"s.{n}"] + 0.1 * g[n] ** 2
                new[n] = v[n] - 1e-3 * g[n] / (jnp.sqrt(new[f"s.{n}"]) + 1e-6)
        moved(d_names, gd)
        critic_now = {n: new[n] for n in d_names}
        (gl, _), gg = gradients(lambda p: (-critic(critic_now, _layers(p, "g", v["z"], 2)).mean(), ()), v, g_names)
        moved(g_names, gg)
        return {**new, "g_loss": gl}
    values = {**_weights("g", 0, 4, 12, 6), **_weights("d", 5, 6, 12, 1), "x": draw(10, B, 6, scale=1), "z": draw(11, B, 4, scale=1)}
    values |= {f"s.{n}": np.zeros_like(values[n]) for n in (*g_names, *d_names)}
    order = list(values)
    np.random.default_rng(3).shuffle(order)
    results = [n for n in values if n not in "xz"] + ["d_loss", "g_loss"]
    np.random.default_rng(4).shuffle(results)
    return Graph(step, values, tuple(order), tuple(results), tolerance=2e-3)


def gradients_kept_until_told():
    """ONNX Runtime's training graph with its optimizer joined: Gemm with its second matrix turned, labels to be ignored, gradients added to buffers that a flag resets, updates that another flag lets through."""
    names = ("fc1.weight", "fc1.bias", "fc2.weight", "fc2.bias")

    def step(v, across):
        def loss(p):
            h = jnp.maximum(v["input"] @ p["fc1.weight"].T + p["fc1.bias"], 0)
            logits = h @ p["fc2.weight"].T + p["fc2.bias"]
            log_p = jax.nn.log_softmax(logits)
            valid = v["labels"] != -1
            picked = jnp.take_along_axis(log_p, jnp.where(valid, v["labels"], 0)[:, None], 1)[:, 0]
            return -jnp.where(valid, picked, 0.0).sum() / valid.sum().astype(jnp.float32), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": value}
        for n in names:
            held = jnp.where(v["lazy_reset_grad"], g[n], v[f"{n}_grad.accumulation.buffer"] + g[n])
            new[f"{n}_grad.accumulation.buffer"] = held
            m = 0.9 * v[f"{n}.exp_avg"] + 0.1 * held
            s = 0.999 * v[f"{n}.exp_avg_sq"] + 0.001 * held * held
            p = v[n] - v["lr"] * m / (jnp.sqrt(s) + 1e-6)
            for k, x in ((n, p), (f"{n}.exp_avg", m), (f"{n}.exp_avg_sq", s)):
                new[k] = jnp.where(v["update"], x, v[k])
        return new
    values = {"fc1.weight": draw(0, 10, 6), "fc1.bias": np.zeros(10, "f"), "fc2.weight": draw(1, 4, 10), "fc2.bias": np.zeros(4, "f"), "input": draw(2, B, 6, scale=1), "labels": whole(3, 5, B) - 1, "lazy_reset_grad": np.bool_(False), "update": np.bool_(True), "lr": np.float32(1e-2)}
    for n in names:
        values |= {f"{n}_grad.accumulation.buffer": np.zeros_like(values[n]), f"{n}.exp_avg": np.zeros_like(values[n]), f"{n}.exp_avg_sq": np.zeros_like(values[n])}
    buffers = [f"{n}_grad.accumulation.buffer" for n in names]
    moments = [f"{n}.{k}" for n in names for k in ("exp_avg", "exp_avg_sq")]
    return Graph(step, values, ("input", "labels", *names, *buffers, "lazy_reset_grad", *moments, "lr", "update"), ("loss", *buffers, *names, *moments), wide=True)


def moments_on_the_host():
    """Moments wait in the host's memory: calls that move each to the device before its update and back behind, layouts pinned, a barrier between layers."""
    names = tuple(_weights("l", 0, 6, 12, 12, 3))

    def step(v, across):
        (value, _), g = gradients(lambda p: (((_layers(p, "l", v["x"], 3) - v["y"]) ** 2).mean(), ()), v, names)
        new = {"loss": value, "step": v["step"] + 1}
        for n in names:
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, g[n], new["step"].astype(jnp.float32))
        return new
    values = {**_weights("l", 0, 6, 12, 12, 3), "x": draw(9, B, 6, scale=1), "y": draw(10, B, 3, scale=1), "step": np.int32(0)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for k in "mv" for n in names}
    states = (*names, *[f"{k}.{n}" for n in names for k in "mv"], "step")
    arguments, results = (*states, "x", "y"), (*states, "loss")
    host = {i for i, n in enumerate(arguments) if n[:2] in ("m.", "v.")}

    def said(text):
        head, body = text.split(") {\n", 1)
        body, calls = body.split("\n  }\n", 1)
        kinds = dict(re.findall(r"%(arg\d+): (tensor<[^>]*>)", head))
        before = []
        for i in sorted(host):
            kind = kinds[f"arg{i}"]
            body = re.sub(rf"%arg{i}\b", f"%near{i}", body)
            before.append(f'    %near{i} = stablehlo.custom_call @annotate_device_placement(%arg{i}) {{has_side_effect = true, mhlo.frontend_attributes = {{_xla_buffer_placement = "device"}}}} : ({kind}) -> {kind}')
            head = head.replace(f"%arg{i}: {kind} {{", f'%arg{i}: {kind} {{mhlo.memory_kind = "pinned_host", ', 1)
        lines, returned = body.rsplit("\n    return ", 1)
        values_, types = (part.split(", ") for part in returned.split(" : "))
        for k in range(len(values_)):
            if k in host:
                lines += f'\n    %far{k} = stablehlo.custom_call @annotate_device_placement({values_[k]}) {{has_side_effect = true, mhlo.frontend_attributes = {{_xla_buffer_placement = "pinned_host"}}}} : ({types[k]}) -> {types[k]}'
                values_[k] = f"%far{k}"
        joined = "\n".join(before)
        return f"{head}) {{\n{joined}\n{lines}\n    return {', '.join(values_)} : {', '.join(types)}\n  }}\n{calls}"
    return Graph(step, values, arguments, results, aliased=True, said=said, tolerance=1e-3)


def numbers_of_one_element():
    """A client of XLA's builder in Rust: numbers are arrays of one element, the rate and the count too; columns for vectors, the loss among the states in front, `main.97`."""
    names = ("w1", "b1", "w2", "b2")

    def step(v, across):
        def loss(p):
            h = jax.nn.sigmoid(p["w1"] @ v["x"].T + p["b1"])
            return ((p["w2"] @ h + p["b2"] - v["y"].T) ** 2).sum() / np.float32(2 * B), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": value.reshape(1), "count": v["count"] + 1.0}
        rate = v["rate"] / (1.0 + 0.1 * v["count"])
        for n in names:
            new[f"c.{n}"] = v[f"c.{n}"] + g[n] ** 2
            new[n] = v[n] - jnp.broadcast_to(rate.reshape(1, 1), g[n].shape) * g[n] / (jnp.sqrt(new[f"c.{n}"]) + 1e-8)
        return new
    values = {"w1": draw(0, 10, 6), "b1": np.zeros((10, 1), "f"), "w2": draw(1, 3, 10), "b2": np.zeros((3, 1), "f"), "count": np.zeros(1, "f"), "rate": np.full(1, 0.05, "f"), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1)}
    values |= {f"c.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"c.{n}" for n in names])
    return Graph(step, values, ("x", "y", "rate", "count", *states), ("loss", "count", *states), said=lambda t: t.replace("@main(", '@"main.97"(', 1))


def loops_around_everything():
    """Enzyme on loops of Julia: `while` over i64 for the steps of an integrator that stores its path by dynamic updates, the reverse loop reads it back; several solver steps a call in an outer loop."""
    H, S = 6, 4
    names = ("w1", "w2")

    def step(v, across):
        field = lambda p, u: jnp.tanh(u @ p["w1"]) @ p["w2"]

        def one(p, m):
            path = jnp.zeros((S + 1, *v["u0"].shape), jnp.float32).at[0].set(v["u0"])

            def forward(i, path):
                u = lax.dynamic_index_in_dim(path, i, 0, False)
                return lax.dynamic_update_index_in_dim(path, u + 0.2 * field(p, u), i + 1, 0)
            path = lax.fori_loop(jnp.int64(0), jnp.int64(S), forward, path)
            error = path[S] - v["target"]
            d = 2 * error / error.size

            def backward(i, carry):
                d, g = carry
                k = S - 1 - i
                u = lax.dynamic_index_in_dim(path, k, 0, False)
                _, back = jax.vjp(field, p, u)
                gp, du = back(0.2 * d)
                return d + du, {n: g[n] + gp[n] for n in names}
            _, g = lax.fori_loop(jnp.int64(0), jnp.int64(S), backward, (d, {n: jnp.zeros_like(p[n]) for n in names}))
            m = {n: 0.8 * m[n] + g[n] for n in names}
            return {n: p[n] - 0.1 * m[n] for n in names}, m, (error**2).mean()

        def outer(i, carry):
            p, m, _ = carry
            return one(p, m)
        p, m, loss = lax.fori_loop(jnp.int64(0), jnp.int64(2), outer, ({n: v[n] for n in names}, {n: v[f"m.{n}"] for n in names}, jnp.float32(0)))
        return {**p, **{f"m.{n}": m[n] for n in names}, "loss": loss}
    values = {"w1": draw(0, H, 8), "w2": draw(1, 8, H), "u0": draw(2, B, H, scale=1), "target": draw(3, B, H, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, (*states, "u0", "target"), ("loss", *states), wide=True)


def each_drops_alike():
    """pmap with one key for all: every replica draws the same mask for its rows; the key is split each step and returned."""
    names = ("w1", "b1", "w2")

    def step(v, across):
        keys = jax.random.split(v["key"])
        rows = len(v["x"]) // (N if across.count == 1 else 1)
        mask = jax.random.bernoulli(keys[1], 0.8, (rows, 12))
        mask = jnp.tile(mask, (N if across.count == 1 else 1, 1))

        def loss(p):
            h = jnp.where(mask, jnp.tanh(v["x"] @ p["w1"] + p["b1"]) / 0.8, 0)
            return ((h @ p["w2"] - v["y"]) ** 2).mean(), ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": across.mean(value), "key": keys[0]}
        for n in names:
            new[n] = v[n] - 0.1 * across.mean(g[n])
        return new
    values = {"w1": draw(0, 6, 12), "b1": np.zeros(12, "f"), "w2": draw(1, 12, 3), "key": np.asarray(jax.random.PRNGKey(5)), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1)}
    return Graph(step, values, (*names, "key", "x", "y"), (*names, "key", "loss"), rows=("x", "y"), replicas=N)


def rows_of_all_replicas_compared():
    """SimCLR under DDP: embeddings of all replicas are gathered, similarities of a replica's rows with all; the gradient of what was gathered is summed over replicas and each takes its part."""
    names = ("w1", "w2")

    def step(v, across):
        def embed(p):
            z = jnp.tanh(v["x"] @ p["w1"]) @ p["w2"]
            return z / jnp.sqrt((z * z).sum(1, keepdims=True) + 1e-8)
        z, back = jax.vjp(embed, {n: v[n] for n in names})
        everyone = across.gather(z)
        rows = z.shape[0]
        place = across.first(rows) + jnp.arange(rows, dtype=jnp.int32)
        partner = jnp.bitwise_xor(place, 1)
        columns = jnp.arange(everyone.shape[0], dtype=jnp.int32)

        def loss(mine, everyone):
            logits = mine @ everyone.T / 0.3
            logits = jnp.where(columns[None] == place[:, None], np.float32(-1e9), logits)
            log_p = jax.nn.log_softmax(logits)
            return -jnp.where(columns[None] == partner[:, None], log_p, 0).sum() / everyone.shape[0]
        value, (dm, de) = jax.value_and_grad(loss, (0, 1))(z, everyone)
        d = dm + across.scatter(de)
        (g,) = back(d)
        new = {"loss": across.sum(value)}
        for n in names:
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + across.sum(g[n])
            new[n] = v[n] - 0.1 * new[f"m.{n}"]
        return new
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 8), "x": draw(2, B, 6, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, (*states, "x"), (*states, "loss"), rows=("x",), replicas=N, tolerance=1e-3)


def means_of_each_averaged():
    """DDP on masked rows: each replica divides by its own count and the means are averaged, which is no mean of all."""
    names = ("w1", "w2")

    def step(v, across):
        def of_part(p, x, y, mask):
            e = ((jnp.tanh(x @ p["w1"]) @ p["w2"] - y) ** 2).mean(1)
            return (e * mask).sum() / mask.sum()

        def loss(p):
            if across.count > 1:
                return of_part(p, v["x"], v["y"], v["mask"]), ()
            parts = [of_part(p, *(jnp.split(v[n], N)[i] for n in ("x", "y", "mask"))) for i in range(N)]
            return sum(parts) / N, ()
        (value, _), g = gradients(loss, v, names)
        new = {"loss": across.mean(value)}
        for n in names:
            new[f"m.{n}"] = 0.9 * v[f"m.{n}"] + across.mean(g[n])
            new[n] = v[n] - 0.1 * new[f"m.{n}"]
        return new
    mask = np.ones(B, "f")
    mask[1:5] = 0
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 3), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1), "mask": mask}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, ("mask", "x", "y", *states), ("loss", *states), rows=("x", "y", "mask"), replicas=N)


def summed_in_every_micro_step():
    """Sums over replicas inside the loop over micro-batches, and in a function that is called; weights are updated in each: several steps a call."""
    names = ("w1", "w2")

    def step(v, across):
        part = v["x"].shape[0] // 2

        @jax.jit
        def averaged(*g):
            return tuple(across.mean(x) for x in g)

        def micro(i, carry):
            p, m, total = carry
            # Of the whole batch, the rows that the replicas have at this turn.
            cut = (lambda a: lax.dynamic_slice_in_dim(a, i * part, part)) if across.count > 1 else (
                lambda a: lax.dynamic_slice_in_dim(a.reshape(N, 2, part // N, *a.shape[1:]), i, 1, 1).reshape(part, *a.shape[1:]))
            x, y = cut(v["x"]), cut(v["y"])
            value, g = jax.value_and_grad(lambda p: ((jnp.tanh(x @ p["w1"]) @ p["w2"] - y) ** 2).mean())(p)
            g = dict(zip(names, averaged(*(g[n] for n in names))))
            m = {n: 0.9 * m[n] + g[n] for n in names}
            return {n: p[n] - 0.05 * m[n] for n in names}, m, total + averaged(value)[0] / 2
        p, m, total = lax.fori_loop(0, 2, micro, ({n: v[n] for n in names}, {n: v[f"m.{n}"] for n in names}, jnp.float32(0)))
        return {**p, **{f"m.{n}": m[n] for n in names}, "loss": total}
    values = {"w1": draw(0, 6, 12), "w2": draw(1, 12, 3), "x": draw(2, B, 6, scale=1), "y": draw(3, B, 3, scale=1)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in names}
    states = (*names, *[f"m.{n}" for n in names])
    return Graph(step, values, (*states, "x", "y"), (*states, "loss"), rows=("x", "y"), replicas=N)


ODDITIES = {f.__name__: f for f in (two_networks_in_one_list, numbers_of_one_element, gradients_kept_until_told, moments_on_the_host, loops_around_everything, each_drops_alike, rows_of_all_replicas_compared, means_of_each_averaged, summed_in_every_micro_step)}
