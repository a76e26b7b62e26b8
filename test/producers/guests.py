"""Guests from further producers (handed_on.py): half-precision autocast, sparse gradients gathered, statistics gathered by count,
attention and norms as composites, recurrences by hand, columns for rows, tables by hand, ops of CHLO, numbers that are given."""

import re

import jax
import jax.numpy as jnp
import numpy as np
from handed_on import Graph
from jax import lax
from networks import B, draw, gradients, nll, whole
from oddities import _layers, _weights
from parallels import N, adamw


def _moved(v, new, g, names, rate=0.05):
    """Momentum as PyTorch has it."""
    for n in names:
        new[f"buf.{n}"] = np.float32(0.9) * v[f"buf.{n}"] + g[n]
        new[n] = v[n] - np.float32(rate) * new[f"buf.{n}"]
    return new


def _with_buffers(values, names, prefix="buf"):
    return {**values, **{f"{prefix}.{n}": np.zeros_like(values[n]) for n in names}}


def autocast_and_smoothed_labels():
    """PyTorch/XLA under autocast: nn.Linear in bf16 with f32 masters, layer norm and loss in f32, labels smoothed as aten::cross_entropy_loss does, ignored ones by a count; two groups of AdamW, `torch_xla` names of inputs by number."""
    D, H, C = 6, 12, 5
    names = ("fc1.weight", "fc1.bias", "ln.weight", "ln.bias", "fc2.weight", "fc2.bias")

    def loss(v):
        bf = lambda a: a.astype(jnp.bfloat16)
        h = (bf(v["x"]) @ bf(v["fc1.weight"]).T + bf(v["fc1.bias"])).astype(jnp.float32)
        mean = h.mean(-1, keepdims=True)
        h = (h - mean) * lax.rsqrt(((h - mean) ** 2).mean(-1, keepdims=True) + 1e-5) * v["ln.weight"] + v["ln.bias"]
        h = 0.5 * h * (1 + lax.erf(h * np.float32(0.7071067811865476)))
        logits = (bf(h) @ bf(v["fc2.weight"]).T + bf(v["fc2.bias"])).astype(jnp.float32)
        log_p = jax.nn.log_softmax(logits)
        valid = v["y"] != -100
        at = jnp.where(valid, v["y"], 0)
        picked = -jnp.take_along_axis(log_p, at[:, None], 1)[:, 0]
        smooth = -log_p.sum(-1)
        count = valid.sum().astype(jnp.float32)
        return 0.9 * jnp.where(valid, picked, 0).sum() / count + 0.1 / C * jnp.where(valid, smooth, 0).sum() / count, ()

    def step(v, across):
        (value, _), g = gradients(loss, v, names)
        new = {"loss": value}
        for n in names:
            t = new[f"step.{n}"] = v[f"step.{n}"] + np.float32(1)
            decay = 0.01 if v[n].ndim > 1 else 0.0
            p = v[n] * np.float32(1 - 1e-3 * decay)
            m = new[f"m.{n}"] = v[f"m.{n}"] + (g[n] - v[f"m.{n}"]) * np.float32(0.1)
            s = new[f"s.{n}"] = v[f"s.{n}"] * np.float32(0.999) + g[n] * g[n] * np.float32(0.001)
            size = np.float32(1e-3) / (1 - np.float32(0.9) ** t)
            new[n] = p - size * m / (jnp.sqrt(s) / jnp.sqrt(1 - np.float32(0.999) ** t) + np.float32(1e-8))
        return new
    y = whole(5, C, B)
    y[::5] = -100
    values = {"fc1.weight": draw(0, H, D), "fc1.bias": np.zeros(H, "f"), "ln.weight": np.ones(H, "f"), "ln.bias": np.zeros(H, "f"), "fc2.weight": draw(1, C, H), "fc2.bias": np.zeros(C, "f"), "x": draw(2, B, D, scale=1), "y": y}
    for n in names:
        values |= {f"step.{n}": np.float32(0), f"m.{n}": np.zeros_like(values[n]), f"s.{n}": np.zeros_like(values[n])}
    order = list(values)
    np.random.default_rng(11).shuffle(order)
    states = [n for n in order if n not in "xy"]
    return Graph(step, values, tuple(order), ("loss", *states), aliased=True, wide=True, tolerance=2e-2, said=lambda t: t.replace("module {", "module @IrToHlo.512 {", 1))


def sparse_rows_gathered():
    """tf.IndexedSlices under a strategy: each replica's ids and rows of gradients are gathered, not summed, then scattered onto zeros; the dense kernel's gradient is averaged; Adagrad with an initial accumulator."""
    V, D, C, S = 16, 8, 4, 3
    names = ("table", "kernel")

    def step(v, across):
        rows = v["table"][v["ids"].reshape(-1)]

        def loss(p):
            pooled = p["rows"].reshape(-1, S, D).sum(1)
            return nll(pooled @ p["kernel"], v["y"]), ()
        (value, _), g = gradients(loss, {**v, "rows": rows}, ("rows", "kernel"))
        ids, slices = across.gather(v["ids"].reshape(-1)), across.gather(g["rows"] / across.count)
        dense = {"table": jnp.zeros_like(v["table"]).at[ids].add(slices), "kernel": across.mean(g["kernel"])}
        new = {"loss": across.mean(value)}
        for n in names:
            a = new[f"{n}/accumulator"] = v[f"{n}/accumulator"] + dense[n] ** 2
            new[n] = v[n] - 0.05 * dense[n] / (jnp.sqrt(a) + 1e-7)
        return new
    values = {"table": draw(0, V, D), "kernel": draw(1, D, C), "ids": whole(2, V, B, S, kind=np.int32), "y": whole(3, C, B, kind=np.int32)}
    values |= {f"{n}/accumulator": np.full_like(values[n], 0.1) for n in names}
    slots = ("table", "table/accumulator", "kernel", "kernel/accumulator")
    return Graph(step, values, ("ids", "y", *slots), ("loss", *slots), rows=("ids", "y"), replicas=N, tolerance=1e-3)


def statistics_gathered_by_count():
    """torch.nn.SyncBatchNorm: each replica's mean, inverse deviation and count are gathered and combined by counts in forward; in backward sums of gradients are summed over replicas; running statistics unbiased."""
    names = ("w1", "weight", "bias", "w2")

    def normed(x, w, b, across, eps=1e-5):
        n = np.float32(x.shape[0])
        mean = x.sum(0) / n
        var = ((x - mean) ** 2).sum(0) / n
        parts = across.gather(jnp.concatenate([mean, lax.rsqrt(var + eps), n[None] if isinstance(n, np.ndarray) else jnp.full(1, n)])[None])
        means, inv, counts = parts[:, :x.shape[1]], parts[:, x.shape[1]:2 * x.shape[1]], parts[:, -1:]
        total = counts.sum()
        all_mean = (means * counts).sum(0) / total
        all_var = (((1 / inv**2 - eps) + means**2) * counts).sum(0) / total - all_mean**2
        return all_mean, all_var, total

    def step(v, across):
        @jax.custom_vjp
        def sync(x, w, b):
            mean, var, _ = normed(x, w, b, across)
            return (x - mean) * lax.rsqrt(var + 1e-5) * w + b

        def forward(x, w, b):
            mean, var, total = normed(x, w, b, across)
            hat = (x - mean) * lax.rsqrt(var + 1e-5)
            return hat * w + b, (hat, var, total, w)

        def backward(saved, dy):
            hat, var, total, w = saved
            sums, with_hat = dy.sum(0), (dy * hat).sum(0)
            all_sums, all_with = across.sum(sums, with_hat)
            dx = w * lax.rsqrt(var + 1e-5) * (dy - all_sums / total - hat * all_with / total)
            return dx, with_hat, sums
        sync.defvjp(forward, backward)

        def loss(p):
            h = v["x"] @ p["w1"]
            mean, var, total = normed(lax.stop_gradient(h), None, None, across)
            return nll(jax.nn.relu(sync(h, p["weight"], p["bias"])) @ p["w2"], v["y"]), (mean, var * total / (total - 1))
        (value, (mean, var)), g = gradients(loss, v, names)
        new = {"loss": across.mean(value), "running_mean": 0.9 * v["running_mean"] + 0.1 * mean, "running_var": 0.9 * v["running_var"] + 0.1 * var, "num_batches_tracked": v["num_batches_tracked"] + 1}
        return _moved(v, new, {n: across.mean(g[n]) for n in names}, names)
    values = {"w1": draw(0, 6, 10), "weight": np.ones(10, "f"), "bias": np.zeros(10, "f"), "w2": draw(1, 10, 4), "running_mean": np.zeros(10, "f"), "running_var": np.ones(10, "f"), "num_batches_tracked": np.int32(0), "x": draw(2, B, 6, scale=1), "y": whole(3, 4, B, kind=np.int32)}
    values = _with_buffers(values, names)
    states = tuple(n for n in values if n not in "xy")
    return Graph(step, values, (*states, "x", "y"), ("loss", *states), rows=("x", "y"), replicas=N, tolerance=2e-3)


def _as_composite(text, op, name, attributes=""):
    """Each call of a private function `op` as a composite with that function as its decomposition."""
    found, count = re.subn(rf"call @{op}(_\d+)?\(([^)]*)\) : (\([^\n]*)", rf'stablehlo.composite "{name}" \2 {{decomposition = @{op}\1{attributes}}} : \3', text)
    assert count, op
    return found


def attention_as_composites():
    """torch.export of a decoder: "aten.scaled_dot_product_attention" and "odml.rms_norm" are composites with decompositions, their backward is open; token ids in i64, tied table, SGD with clipping by the norm."""
    V, D, S = 14, 8, 6
    names = ("embed", "q", "k", "v", "o", "n1", "n2", "up", "down")

    @jax.jit
    def sdpa(q, k, v):
        w = jnp.einsum("bsd,btd->bst", q, k) / np.float32(np.sqrt(D))
        w = jnp.where(np.tril(np.ones((S, S), bool)), w, np.float32(-1e30))
        w = jnp.exp(w - w.max(-1, keepdims=True))
        return jnp.einsum("bst,btd->bsd", w / w.sum(-1, keepdims=True), v)

    @jax.jit
    def rms_norm(x, w):
        return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * w

    def loss(v):
        x = v["embed"][v["ids"][:, :-1]]
        y = rms_norm(x, v["n1"])
        x = x + sdpa(y @ v["q"], y @ v["k"], y @ v["v"]) @ v["o"]
        x = x + jax.nn.silu(rms_norm(x, v["n2"]) @ v["up"]) @ v["down"]
        logits = (x @ v["embed"].T).reshape(-1, V)
        return nll(logits, v["ids"][:, 1:].reshape(-1)), ()

    def step(v, across):
        (value, _), g = gradients(loss, v, names)
        norm = jnp.sqrt(sum((g[n] ** 2).sum() for n in names))
        return _moved(v, {"loss": value, "grad_norm": norm}, {n: g[n] * jnp.minimum(1.0, 0.5 / (norm + 1e-6)) for n in names}, names)
    values = {"embed": draw(0, V, D), "n1": np.ones(D, "f"), "n2": np.ones(D, "f"), "up": draw(5, D, 2 * D), "down": draw(6, 2 * D, D), "ids": whole(7, V, B, S + 1)}
    values |= {n: draw(i + 1, D, D) for i, n in enumerate("qkvo")}
    values = _with_buffers(values, names)
    states = tuple(n for n in values if n != "ids")

    def said(text):
        for op, name in (("sdpa", "aten.scaled_dot_product_attention"), ("rms_norm", "odml.rms_norm")):
            text = _as_composite(text, op, name) if f"call @{op}" in text else text
        return text
    return Graph(step, values, ("ids", *states), ("loss", "grad_norm", *states), wide=True, said=said, tolerance=1e-3)


def recurrence_written_by_hand():
    """Written by hand: a simple recurrent network over time-major data by `while` with a stack of states, backward through time by a second loop that reads it from its end, gradients added up in the carry, RMSprop; nothing is named or donated."""
    S, D, H, C = 5, 4, 8, 3
    names = ("wx", "wh", "bh", "wy", "by")

    def step(v, across):
        x, y = v["x"], v["y"]  # [time, rows, features]
        rows = x.shape[1]

        def forward(t, carry):
            h, kept = carry
            h = jnp.tanh(lax.dynamic_index_in_dim(x, t, 0, False) @ v["wx"] + h @ v["wh"] + v["bh"])
            return h, lax.dynamic_update_index_in_dim(kept, h, t + 1, 0)
        zero = jnp.zeros((rows, H))
        h, kept = lax.fori_loop(0, S, forward, (zero, jnp.zeros((S + 1, rows, H))))
        logits = h @ v["wy"] + v["by"]
        p = jnp.exp(logits - logits.max(1, keepdims=True))
        p = p / p.sum(1, keepdims=True)
        one = (y[:, None] == np.arange(C)).astype(jnp.float32)
        loss = -(one * jnp.log(p + 1e-9)).sum() / rows
        d = (p - one) / rows
        g = {"wy": h.T @ d, "by": d.sum(0)}

        def backward(i, carry):
            dh, wx, wh, bh = carry
            t = S - 1 - i
            now, before = lax.dynamic_index_in_dim(kept, t + 1, 0, False), lax.dynamic_index_in_dim(kept, t, 0, False)
            dz = dh * (1 - now * now)
            xt = lax.dynamic_index_in_dim(x, t, 0, False)
            return dz @ v["wh"].T, wx + xt.T @ dz, wh + before.T @ dz, bh + dz.sum(0)
        _, g["wx"], g["wh"], g["bh"] = lax.fori_loop(0, S, backward, (d @ v["wy"].T, jnp.zeros((D, H)), jnp.zeros((H, H)), jnp.zeros(H)))
        new = {"loss": loss}
        for n in names:
            c = jnp.clip(g[n], -5, 5)
            new[f"r.{n}"] = 0.99 * v[f"r.{n}"] + 0.01 * c * c
            new[n] = v[n] - 1e-2 * c / (jnp.sqrt(new[f"r.{n}"]) + 1e-6)
        return new
    values = {"wx": draw(0, D, H), "wh": draw(1, H, H), "bh": np.zeros(H, "f"), "wy": draw(2, H, C), "by": np.zeros(C, "f"), "x": draw(3, S, B, D, scale=1), "y": whole(4, C, B, kind=np.int32)}
    values = _with_buffers(values, names, "r")
    states = (*names, *[f"r.{n}" for n in names])
    return Graph(step, values, ("x", *states, "y"), (*states, "loss"), tolerance=2e-3)


def pictures_with_columns_for_rows():
    """Lux through Reactant: arrays [width, height, channels, rows] come reversed and are turned to where convolutions want them; cross-correlation as in Flux, layer norm without scale, Optimisers.Descent with a rate and weight decay that are given; the loss last but one, then what came."""
    C = 4
    names = ("w1", "b1", "w2", "b2")

    def step(v, across):
        def loss(p):
            x = v["x"].transpose(3, 2, 1, 0)  # as Julia sees it: W, H, C, N
            k = p["w1"].transpose(3, 2, 1, 0)
            z = lax.conv_general_dilated(x, k[::-1, ::-1], (1, 1), "VALID", dimension_numbers=("WHCN", "WHIO", "WHCN"))
            z = z + p["b1"][None, None, :, None]
            z = jnp.where(z > 0, z, 0.01 * z)
            z = lax.reduce_window(z, 0.0, lax.add, (2, 2, 1, 1), (2, 2, 1, 1), "VALID") / 4
            z = z.reshape(-1, z.shape[-1])
            out = p["w2"].T @ z + p["b2"][:, None]
            out = out - out.max(0, keepdims=True)
            log_p = out - jnp.log(jnp.exp(out).sum(0, keepdims=True))
            return -(v["y"].T * log_p).sum(0).mean(), ()
        (value, _), g = gradients(loss, v, names)
        new = {n: v[n] - v["eta"] * (g[n] + v["lambda"] * v[n]) for n in names}
        return {**new, "loss": value, "eta": v["eta"], "lambda": v["lambda"], "x": v["x"], "y": v["y"]}
    values = {"w1": draw(0, 5, 2, 3, 3), "b1": np.zeros(5, "f"), "w2": draw(1, 20, C), "b2": np.zeros(C, "f"), "eta": np.float32(0.1), "lambda": np.float32(1e-3), "x": draw(2, B, 2, 6, 6, scale=1), "y": np.eye(C, dtype="f")[whole(3, C, B)]}
    return Graph(step, values, (*names, "eta", "lambda", "x", "y"), (*names, "eta", "lambda", "loss", "x", "y"), said=lambda t: re.sub(r"%arg(\d+): (tensor<[^>]*>)", r"%arg\1: \2 {enzymexla.memory_effects = []}", t, count=8))


def likelihoods_by_other_ops():
    """torch-mlir's statistics: a negative binomial by lgamma and digamma as CHLO writes them, an inverse error function for drawn weights' priors, top-k of losses that count; the dispersion is a logarithm of its own, Adam."""
    names = ("w", "b", "log_r")

    def loss(v):
        eta = v["x"] @ v["w"] + v["b"]
        mu, r = jax.nn.softplus(eta[:, 0]), jnp.exp(v["log_r"])
        nll_ = -(lax.lgamma(v["n"] + r) - lax.lgamma(r) - lax.lgamma(v["n"] + 1) + r * jnp.log(r / (r + mu)) + v["n"] * jnp.log(mu / (r + mu) + 1e-8))
        prior = (lax.erf_inv(jnp.tanh(v["w"])) ** 2).sum()
        return nll_.mean() + 1e-3 * prior, lax.top_k(nll_, 3)[0]

    def step(v, across):
        (value, worst), g = gradients(loss, v, names)
        new = {"loss": value, "worst": worst, "t": v["t"] + 1.0}
        for n in names:
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, g[n], new["t"])
        return new
    values = {"w": draw(0, 6, 1), "b": np.zeros(1, "f"), "log_r": np.float32(0.3), "t": np.float32(0), "x": draw(1, B, 6, scale=1), "n": whole(2, 9, B).astype("f")}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "mv"}
    states = (*names, *[f"{k}.{n}" for k in "mv" for n in names], "t")
    return Graph(step, values, (*states, "x", "n"), (*states, "loss", "worst"), tolerance=2e-3)


def buckets_narrowed_and_scattered():
    """DDP's bf16 hook with a sharded optimizer: gradients in two buckets, divided, narrowed, scattered, widened; each replica moves its part of masters in f32 and of moments, new weights are gathered in bf16 and used so."""
    sizes = {"w1": (6, 12), "w2": (12, 4)}

    def step(v, across):
        whole_ = {n: across.gather(v[n].astype(jnp.bfloat16)).reshape(s) for n, s in sizes.items()}

        def loss(p):
            h = jnp.tanh((v["x"].astype(jnp.bfloat16) @ p["w1"]).astype(jnp.float32))
            return nll((h.astype(jnp.bfloat16) @ p["w2"]).astype(jnp.float32), v["y"]), ()
        (value, _), g = gradients(loss, {**v, **whole_}, tuple(sizes))
        new = {"loss": across.mean(value), "t": v["t"] + 1.0}
        for n in sizes:
            d = across.scatter((g[n] / across.count).astype(jnp.bfloat16).reshape(-1)).astype(jnp.float32)
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, d, new["t"])
        return new
    values = {n: draw(i, int(np.prod(s))) for i, (n, s) in enumerate(sizes.items())} | {"t": np.float32(0), "x": draw(3, B, 6, scale=1), "y": whole(4, 4, B, kind=np.int32)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in sizes for k in "mv"}
    states = (*sizes, *[f"{k}.{n}" for n in sizes for k in "mv"])
    return Graph(step, values, (*states, "t", "x", "y"), (*states, "t", "loss"), rows=("x", "y", *states), replicas=N, tolerance=3e-2)


def tokens_of_the_replica_masked():
    """pmap with flax's common_utils: the key is folded with the replica's number, dropout after it, gradients by pmean, metrics psummed as (loss, correct, denominator), a TrainState whose count is i32; two replicas as JAX prints them."""
    names = tuple(_weights("l", 0, 6, 16, 4))

    def step(v, across):
        rows = v["x"].shape[0]
        first = across.first(rows)

        def loss(p):
            h = jax.nn.relu(v["x"] @ p["l0.w"] + p["l0.b"])
            bits = (lax.broadcasted_iota(jnp.uint32, h.shape, 0) + jnp.uint32(first)) * jnp.uint32(2654435761) + lax.broadcasted_iota(jnp.uint32, h.shape, 1) * jnp.uint32(40503) + v["step"].astype(jnp.uint32)
            bits = (bits ^ (bits >> 15)) * jnp.uint32(0x2C1B3C6D)
            h = jnp.where((bits >> 9).astype(jnp.float32) * np.float32(2.0**-23) < 0.8, h / 0.8, 0)
            logits = h @ p["l1.w"] + p["l1.b"]
            return nll(logits, v["y"]), (logits.argmax(-1) == v["y"]).sum().astype(jnp.float32)
        (value, right), g = gradients(loss, v, names)
        g = dict(zip(names, across.mean(*[g[n] for n in names])))
        total, right, count = across.sum(value * rows, right, jnp.float32(rows))
        new = {"loss": total / count, "accuracy": right / count, "step": v["step"] + 1}
        return _moved(v, new, g, names)
    values = _with_buffers({**_weights("l", 0, 6, 16, 4), "step": np.int32(0), "x": draw(9, B, 6, scale=1), "y": whole(10, 4, B, kind=np.int32)}, names)
    states = ("step", *names, *[f"buf.{n}" for n in names])
    return Graph(step, values, (*states, "x", "y"), (*states, "loss", "accuracy"), rows=("x", "y"), replicas=N, tolerance=1e-3)


def quantised_by_observers():
    """ONNX QDQ: QuantizeLinear and DequantizeLinear with scales that observers keep by running maxima, rounded to even, clipped to i8 and read back, straight-through by select; the weights' scales by channel; SGD."""
    names = ("w1", "b1", "w2", "b2")

    def qdq(x, scale):
        rounded = jnp.round(x / scale)
        y = jnp.clip(rounded, -128, 127).astype(jnp.int8).astype(jnp.float32) * scale
        inside = (rounded >= -128) & (rounded <= 127)
        return jnp.where(inside, x, lax.stop_gradient(x)) + lax.stop_gradient(y - x)

    def step(v, across):
        top_x = jnp.abs(v["x"]).max()
        new = {"obs.x": jnp.maximum(v["obs.x"], top_x)}

        def loss(p):
            x = qdq(v["x"], new["obs.x"] / 127)
            h = jax.nn.relu(x @ qdq(p["w1"], lax.stop_gradient(jnp.abs(p["w1"]).max(0)) / 127) + p["b1"])
            top = 0.99 * v["obs.h"] + 0.01 * lax.stop_gradient(h).max()
            logits = qdq(h, top / 127) @ qdq(p["w2"], lax.stop_gradient(jnp.abs(p["w2"]).max(0)) / 127) + p["b2"]
            return nll(logits, v["y"]), top
        (value, top), g = gradients(loss, v, names)
        new |= {"loss": value, "obs.h": top}
        return _moved(v, new, g, names)
    values = {"w1": draw(0, 6, 12), "b1": np.zeros(12, "f"), "w2": draw(1, 12, 4), "b2": np.zeros(4, "f"), "obs.x": np.float32(1), "obs.h": np.float32(1), "x": draw(2, B, 6, scale=1), "y": whole(3, 4, B)}
    values = _with_buffers(values, names)
    states = ("obs.x", *names, "obs.h", *[f"buf.{n}" for n in names])
    return Graph(step, values, ("x", "y", *states), ("loss", *states), wide=True, tolerance=2e-3)


def steps_in_one_execution():
    """Keras with steps_per_execution: a `while` over the first dimension of data, weights and slots in its carry, losses added up and divided by the count; numbers of the loop in i32, arguments as a flat list by name."""
    K = 3
    names = tuple(_weights("dense", 0, 6, 12, 3))

    def step(v, across):
        carried = {n: v[n] for n in v if n not in ("x", "y")}

        def body(i, carry):
            v_, total = carry
            x, y = (lax.dynamic_index_in_dim(v[k], i, 0, False) for k in "xy")
            (value, _), g = gradients(lambda p: (((_layers(p, "dense", x, 2) - y) ** 2).mean(), ()), v_, names)
            new = {"iterations": v_["iterations"] + 1}
            t = new["iterations"].astype(jnp.float32)
            for n in names:
                new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v_, n, g[n], t)
            return new, total + value
        new, total = lax.fori_loop(0, K, body, (carried, jnp.float32(0)))
        return {**new, "loss": total / K}
    values = {**_weights("dense", 0, 6, 12, 3), "iterations": np.int32(0), "x": draw(9, K, B, 6, scale=1), "y": draw(10, K, B, 3, scale=1)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "mv"}
    states = tuple(sorted(n for n in values if n not in "xy"))
    return Graph(step, values, ("x", "y", *states), ("loss", *states), aliased=True, tolerance=2e-3)


def towers_gathered_as_one_tuple():
    """DPR under DDP: both towers' rows are gathered in one op of two operands, negatives of all replicas, hard ones behind the positive; gradients of what was gathered are scattered; averaged, clipped, Adam with a linear rate."""
    names = ("q", "p")

    def step(v, across):
        rows = v["x"].shape[0]

        def loss(w):
            a = v["x"] @ w["q"]
            b = jnp.concatenate([v["positive"], v["hard"]], 0) @ w["p"]
            all_a, all_b = across.whole(a), across.whole(b)
            scores = all_a @ all_b.T
            at = jnp.concatenate([jnp.arange(rows) + 2 * rows * i for i in range(across.count)])
            return -jnp.take_along_axis(jax.nn.log_softmax(scores), at[:, None], 1).mean(), ()
        (value, _), g = gradients(loss, v, names)
        g = {n: across.mean(g[n]) for n in names}
        norm = jnp.sqrt(sum((g[n] ** 2).sum() for n in names))
        t = v["step"] + 1.0
        new = {"loss": value, "step": t}
        for n in names:
            new[n], new[f"m.{n}"], new[f"v.{n}"] = adamw(v, n, g[n] * jnp.minimum(1.0, 2.0 / (norm + 1e-6)), t, 1e-2 * (1 - t / 100))
        return new
    values = {"q": draw(0, 6, 8), "p": draw(1, 6, 8), "step": np.float32(0), "x": draw(2, B, 6, scale=1), "positive": draw(3, B, 6, scale=1), "hard": draw(4, B, 6, scale=1)}
    values |= {f"{k}.{n}": np.zeros_like(values[n]) for n in names for k in "mv"}
    states = ("step", *names, *[f"{k}.{n}" for n in names for k in "mv"])
    return Graph(step, values, ("x", "positive", "hard", *states), (*states, "loss"), rows=("x", "positive", "hard"), replicas=N, tolerance=2e-3)


def reservoir_and_readout():
    """Nx by hand: a fixed recurrent reservoir in a list of containers, a trained readout by recursive sums X'X and X'Y that are states, solved by Cholesky each step; weights come out as new, nothing of their old value is read but their decay."""
    D, H, C = 4, 8, 2

    def step(v, across):
        h = jnp.tanh(v["x"] @ v["w_in"] + jnp.tanh(v["x"] @ v["w_in"]) @ v["w_res"])
        out = h @ v["readout"] + v["bias"]
        error = out - v["y"]
        loss = (error**2).mean()
        gw, gb = h.T @ error * (2 / error.size), error.sum(0) * (2 / error.size)
        gram = 0.9 * v["gram"] + 0.1 * h.T @ h / h.shape[0]
        c = jnp.linalg.cholesky(gram + 1e-2 * jnp.eye(H))
        d = lax.linalg.triangular_solve(c, lax.linalg.triangular_solve(c, gw, left_side=True, lower=True), left_side=True, lower=True, transpose_a=True)
        return {"loss": loss, "gram": gram, "readout": v["readout"] - 0.5 * d, "bias": v["bias"] - 0.1 * gb}
    values = {"w_in": draw(0, D, H, scale=1), "w_res": draw(1, H, H), "readout": draw(2, H, C), "bias": np.zeros(C, "f"), "gram": np.eye(H, dtype="f"), "x": draw(3, B, D, scale=1), "y": draw(4, B, C, scale=1)}
    return Graph(step, values, ("x", "y", "w_in", "w_res", "bias", "readout", "gram"), ("loss", "bias", "readout", "gram"), tolerance=2e-3)


GUESTS = {f.__name__: f for f in (
    autocast_and_smoothed_labels, sparse_rows_gathered, statistics_gathered_by_count, attention_as_composites, recurrence_written_by_hand,
    pictures_with_columns_for_rows, likelihoods_by_other_ops, buckets_narrowed_and_scattered, tokens_of_the_replica_masked, quantised_by_observers,
    steps_in_one_execution, towers_gathered_as_one_tuple, reservoir_and_readout)}
