"""Convolutions, recurrences, attention, tables: networks as PyTorch/XLA, TensorFlow, Lux, Axon and others hand them on (handed_on.py)."""

import re

import jax
import jax.numpy as jnp
import numpy as np
from handed_on import Graph
from jax import lax

B = 12


def draw(seed, *shape, scale=0.3):
    return (scale * np.random.default_rng(seed).standard_normal(shape)).astype("f")


def whole(seed, high, *shape, kind=np.int64):
    return np.random.default_rng(seed).integers(0, high, shape).astype(kind)


def nll(logits, y, count=None):
    """aten::nll_loss of log_softmax: picked by comparison with an iota, summed and divided."""
    log_p = logits - logits.max(-1, keepdims=True)
    log_p = log_p - jnp.log(jnp.exp(log_p).sum(-1, keepdims=True))
    picked = jnp.where(lax.broadcasted_iota(y.dtype, logits.shape, 1) == y[:, None], log_p, 0.0)
    return -picked.sum() / jnp.float32(count or logits.shape[0])


def gradients(loss, v, names):
    """((loss, aux), gradients by name) of loss(values)."""
    def of(p):
        return loss({**v, **p})
    return jax.value_and_grad(of, has_aux=True)({n: v[n] for n in names})


def pictures_channels_first():
    """PyTorch/XLA: convolutions with channels first, batch norm with running statistics and a count in i64, pooling by windows, nn.Linear's transposed weight; SGD with Nesterov's momentum and decay; parameters in the order in which the backward pass meets them."""
    params = ("conv.weight", "bn.weight", "bn.bias", "fc.weight", "fc.bias")

    def loss(v):
        z = lax.conv_general_dilated(v["x"], v["conv.weight"], (1, 1), ((1, 1), (1, 1)), dimension_numbers=("NCHW", "OIHW", "NCHW"))
        n = z.shape[0] * z.shape[2] * z.shape[3]
        mean = z.sum((0, 2, 3)) / n
        var = (z**2).sum((0, 2, 3)) / n - mean**2
        z = (z - mean[:, None, None]) * lax.rsqrt(var + 1e-5)[:, None, None] * v["bn.weight"][:, None, None] + v["bn.bias"][:, None, None]
        z = jnp.maximum(z, 0)
        z = lax.reduce_window(z, -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
        z = z.reshape(z.shape[0], -1)
        return nll(z @ v["fc.weight"].T + v["fc.bias"], v["y"]), (mean, var * (n / (n - 1)))

    def step(v, across):
        (value, (mean, var)), g = gradients(loss, v, params)
        new = {"loss": value, "bn.running_mean": 0.9 * v["bn.running_mean"] + 0.1 * mean, "bn.running_var": 0.9 * v["bn.running_var"] + 0.1 * var, "bn.num_batches_tracked": v["bn.num_batches_tracked"] + 1}
        for n in params:
            d = g[n] + 5e-4 * v[n]
            new[f"buf.{n}"] = 0.9 * v[f"buf.{n}"] + d
            new[n] = v[n] - 0.05 * (d + 0.9 * new[f"buf.{n}"])
        return new
    values = {"conv.weight": draw(0, 6, 3, 3, 3), "bn.weight": np.ones(6, "f"), "bn.bias": np.zeros(6, "f"), "fc.weight": draw(1, 5, 54), "fc.bias": np.zeros(5, "f"),
              "bn.running_mean": np.zeros(6, "f"), "bn.running_var": np.ones(6, "f"), "bn.num_batches_tracked": np.int64(0), "x": draw(2, B, 3, 6, 6, scale=1), "y": whole(3, 5, B)}
    values |= {f"buf.{n}": np.zeros_like(values[n]) for n in params}
    order = ("fc.bias", "buf.fc.bias", "y", "fc.weight", "bn.bias", "bn.weight", "conv.weight", "x", "buf.fc.weight", "bn.num_batches_tracked", "buf.bn.bias", "bn.running_var", "buf.bn.weight", "buf.conv.weight", "bn.running_mean")
    results = ("bn.running_mean", "bn.running_var", "bn.num_batches_tracked", "buf.conv.weight", "conv.weight", "buf.bn.weight", "bn.weight", "buf.bn.bias", "bn.bias", "buf.fc.weight", "fc.weight", "buf.fc.bias", "fc.bias", "loss")
    return Graph(step, values, order, results, wide=True, said=lambda t: t.replace("module {", "module @SyncTensorsGraph.412 attributes {mhlo.cross_program_prefetches = [], mhlo.is_dynamic = false, mhlo.use_auto_spmd_partitioning = false} {", 1))


def words_of_long_short_memory():
    """torch-mlir: ids in i64 looked up, an LSTM unrolled over time with PyTorch's order of gates, packed by lengths in i64, AdamW whose steps are i64 tensors; scalars of f64."""
    V, D, H, S, C = 20, 8, 8, 5, 3
    params = ("emb", "w_ih", "w_hh", "b_ih", "b_hh", "w", "b")

    def loss(v):
        x = v["emb"][v["ids"]]
        h = c = jnp.zeros((v["ids"].shape[0], H), jnp.float32)
        for t in range(S):
            z = x[:, t] @ v["w_ih"].T + v["b_ih"] + h @ v["w_hh"].T + v["b_hh"]
            i, f, g, o = (z[:, k * H:(k + 1) * H] for k in range(4))
            c2 = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h2 = jax.nn.sigmoid(o) * jnp.tanh(c2)
            live = (t < v["lengths"])[:, None]
            h, c = jnp.where(live, h2, h), jnp.where(live, c2, c)
        return nll(h @ v["w"].T + v["b"], v["labels"]), ()

    def step(v, across):
        (value, _), g = gradients(loss, v, params)
        new = {"loss": value}
        for n in params:
            t = new[f"step.{n}"] = v[f"step.{n}"] + 1
            m = new[f"exp_avg.{n}"] = v[f"exp_avg.{n}"] + (g[n] - v[f"exp_avg.{n}"]) * np.float32(0.1)
            s = new[f"exp_avg_sq.{n}"] = v[f"exp_avg_sq.{n}"] * np.float32(0.999) + np.float32(0.001) * g[n] * g[n]
            c1, c2 = 1 - jnp.float64(0.9) ** t.astype(jnp.float64), 1 - jnp.float64(0.999) ** t.astype(jnp.float64)
            denom = jnp.sqrt(s) / jnp.sqrt(c2).astype(jnp.float32) + np.float32(1e-8)
            new[n] = v[n] * np.float32(1 - 1e-3 * 0.01) - (1e-2 / c1).astype(jnp.float32) * (m / denom)
        return new
    values = {"emb": draw(0, V, D), "w_ih": draw(1, 4 * H, D), "w_hh": draw(2, 4 * H, H), "b_ih": draw(3, 4 * H), "b_hh": draw(4, 4 * H), "w": draw(5, C, H), "b": draw(6, C), "ids": whole(7, V, B, S), "lengths": 1 + whole(8, S, B), "labels": whole(9, C, B)}
    for n in params:
        values |= {f"step.{n}": np.int64(0), f"exp_avg.{n}": np.zeros_like(values[n]), f"exp_avg_sq.{n}": np.zeros_like(values[n])}
    states = (*params, *[f"{k}.{n}" for n in params for k in ("step", "exp_avg", "exp_avg_sq")])
    return Graph(step, values, ("ids", "lengths", "labels", *states), ("loss", *states), wide=True, tolerance=1e-3)


def bags_of_a_keras_model():
    """TensorFlow: variables and slots in turns, `iterations` in i64 behind them; a table's gradient as indexed rows added up, clipped by the norm over all; metrics as totals and counts that are states."""
    V, D, C, S = 24, 8, 4, 6
    params = ("embedding/embeddings", "dense/kernel", "dense/bias")

    def loss(v):
        e = jnp.take(v["embedding/embeddings"], v["ids"], axis=0)
        mask = (v["ids"] != 0).astype(jnp.float32)
        pooled = (e * mask[..., None]).sum(1) / jnp.maximum(mask.sum(1, keepdims=True), 1e-7)
        logits = pooled @ v["dense/kernel"] + v["dense/bias"]
        each = jax.nn.logsumexp(logits, -1) - (jax.nn.one_hot(v["labels"], C, dtype=jnp.float32) * logits).sum(-1)
        return (each / jnp.float32(B)).sum(), logits

    def step(v, across):
        (value, logits), g = gradients(loss, v, params)
        norm = jnp.sqrt(sum((g[n] ** 2).sum() for n in params))
        g = {n: g[n] * 0.5 / jnp.maximum(norm, 0.5) for n in params}
        t = v["Adam/iterations"] + 1
        local = t.astype(jnp.float32)
        alpha = 1e-2 * jnp.sqrt(1 - jnp.power(jnp.float32(0.999), local)) / (1 - jnp.power(jnp.float32(0.9), local))
        new = {"Adam/iterations": t, "loss": value}
        for n in params:
            m = new[f"Adam/m/{n}"] = v[f"Adam/m/{n}"] + (g[n] - v[f"Adam/m/{n}"]) * np.float32(0.1)
            s = new[f"Adam/v/{n}"] = v[f"Adam/v/{n}"] + (g[n] ** 2 - v[f"Adam/v/{n}"]) * np.float32(0.001)
            new[n] = v[n] - m * alpha / (jnp.sqrt(s) + 1e-7)
        right = (logits.argmax(-1) == v["labels"]).astype(jnp.float32)
        new |= {"total": v["total"] + right.sum(), "count": v["count"] + jnp.float32(B), "loss/total": v["loss/total"] + value * B, "loss/count": v["loss/count"] + jnp.float32(B)}
        return {**new, "accuracy": new["total"] / new["count"], "mean_loss": new["loss/total"] / new["loss/count"]}
    values = {"embedding/embeddings": draw(0, V, D), "dense/kernel": draw(1, D, C), "dense/bias": np.zeros(C, "f"), "ids": whole(2, V, B, S, kind=np.int32), "labels": whole(3, C, B, kind=np.int32), "Adam/iterations": np.int64(0),
              **{n: np.float32(0) for n in ("total", "count", "loss/total", "loss/count")}}
    for n in params:
        values |= {f"Adam/m/{n}": np.zeros_like(values[n]), f"Adam/v/{n}": np.zeros_like(values[n])}
    slots = [n for p in params for n in (p, f"Adam/m/{p}", f"Adam/v/{p}")]
    totals = ("total", "count", "loss/total", "loss/count")
    return Graph(step, values, ("ids", "labels", *slots, "Adam/iterations", *totals), ("mean_loss", "accuracy", *slots, "Adam/iterations", *totals), aliased=True, wide=True)


def chains_of_lux():
    """Reactant.jl: a chain with batch norm; arrays turned when they come and when they go; Optimisers.jl keeps products of beta as two numbers for each leaf; states of the model, the flag and the data come back."""
    D, H, C = 6, 10, 4
    params = ("w1", "scale", "shift", "w2", "b2")

    def loss(v):
        # Julia's column of data is the argument's row: [features, rows] there.
        z = v["w1"].T @ v["x"].T
        mean = z.mean(1, keepdims=True)
        var = ((z - mean) ** 2).mean(1, keepdims=True)
        z = jnp.maximum((z - mean) / jnp.sqrt(var + 1e-5) * v["scale"][:, None] + v["shift"][:, None], 0)
        out = v["w2"].T @ z + v["b2"][:, None]
        n = z.shape[1]
        return ((out - v["y"].T) ** 2).mean(), (mean[:, 0], var[:, 0] * (n / (n - 1)))

    def step(v, across):
        (value, (mean, var)), g = gradients(loss, v, params)
        new = {"loss": value, "mean": 0.9 * v["mean"] + 0.1 * mean, "var": 0.9 * v["var"] + 0.1 * var, "x": v["x"], "y": v["y"]}
        for n in params:
            m = new[f"mt.{n}"] = 0.9 * v[f"mt.{n}"] + 0.1 * g[n]
            s = new[f"vt.{n}"] = 0.999 * v[f"vt.{n}"] + 0.001 * jnp.abs(g[n]) ** 2
            d = m / (1 - v[f"b1.{n}"]) / (jnp.sqrt(s / (1 - v[f"b2t.{n}"])) + 1e-8) * v["eta"]
            new[n] = v[n] - d
            new[f"b1.{n}"], new[f"b2t.{n}"] = v[f"b1.{n}"] * 0.9, v[f"b2t.{n}"] * 0.999
        return {**new, "eta": v["eta"]}
    values = {"w1": draw(0, D, H), "scale": np.ones(H, "f"), "shift": np.zeros(H, "f"), "w2": draw(1, H, C), "b2": np.zeros(C, "f"), "mean": np.zeros(H, "f"), "var": np.ones(H, "f"), "eta": np.float32(0.01), "x": draw(2, B, D, scale=1), "y": draw(3, B, C, scale=1)}
    for n in params:
        values |= {f"mt.{n}": np.zeros_like(values[n]), f"vt.{n}": np.zeros_like(values[n]), f"b1.{n}": np.float32(0.9), f"b2t.{n}": np.float32(0.999)}
    opt = [f"{k}.{n}" for n in params for k in ("mt", "vt", "b1", "b2t")]
    arguments = (*params, "mean", "var", "eta", *opt, "x", "y")
    results = ("loss", *params, "mean", "var", "eta", *opt, "x", "y")
    named = lambda t: re.sub(r"%arg(\d+): (tensor<[^>]*>)", r"%arg\1: \2 {enzymexla.memory_effects = []}", t, count=len(arguments)).replace("module {", 'module @"reactant_train_s..." attributes {mhlo.num_partitions = 1 : i64, mhlo.num_replicas = 1 : i64} {', 1)
    return Graph(step, values, arguments, results, said=named)


def loop_of_axon():
    """EXLA: containers flattened in the order of their names, counts in s32 and s64, the key as u32[2] split each step, a running mean of the loss over iterations among the states."""
    D, H, C = 6, 16, 4
    params = ("model_state.dense_0.bias", "model_state.dense_0.kernel", "model_state.dense_1.bias", "model_state.dense_1.kernel")

    def step(v, across):
        keys = jax.random.split(v["model_state.dropout_0.key"], 2)

        def loss(p):
            h = jax.nn.relu(v["x"] @ p[params[1]] + p[params[0]])
            h = jnp.where(jax.random.uniform(keys[1], h.shape) < 0.8, h / 0.8, 0.0)
            logits = h @ p[params[3]] + p[params[2]]
            return -(jax.nn.log_softmax(logits) * v["y"]).sum(-1).mean(), logits
        (value, logits), g = gradients(loss, v, params)
        i = v["i"]
        new = {"i": i + 1, "model_state.dropout_0.key": keys[0], "loss": (v["loss"] * i + value) / (i + 1)}
        t = v["optimizer_state.count"] + 1
        for n in params:
            m = new[f"optimizer_state.mu.{n}"] = 0.9 * v[f"optimizer_state.mu.{n}"] + 0.1 * g[n]
            s = new[f"optimizer_state.nu.{n}"] = 0.999 * v[f"optimizer_state.nu.{n}"] + 0.001 * g[n] ** 2
            new[n] = v[n] - 0.01 * (m / (1 - 0.9**t)) / (jnp.sqrt(s / (1 - 0.999**t)) + 1e-8)
        return {**new, "optimizer_state.count": t, "y_pred": logits, "y_true": v["y"]}
    values = {"i": np.int32(0), "loss": np.float32(0), params[0]: np.zeros(H, "f"), params[1]: draw(0, D, H), params[2]: np.zeros(C, "f"), params[3]: draw(1, H, C), "model_state.dropout_0.key": np.asarray(jax.random.PRNGKey(1)), "optimizer_state.count": np.int32(0),
              "x": draw(2, B, D, scale=1), "y": np.eye(C, dtype="f")[whole(3, C, B)]}
    for n in params:
        values |= {f"optimizer_state.mu.{n}": np.zeros_like(values[n]), f"optimizer_state.nu.{n}": np.zeros_like(values[n])}
    states = sorted(n for n in values if n not in "xy")
    return Graph(step, values, (*states, "x", "y"), (*states, "y_pred", "y_true"), tolerance=1e-3)


def layers_in_a_loop_of_hlo():
    """HLO of a scanned decoder read back: stacks of weights cut by an s32 index in `while`, residuals stacked, bf16 products; gradients written back to stacks; Lion."""
    L, D, S, V = 3, 8, 6, 16
    params = ("tok", "wqkv", "wo", "w1", "w2", "g")

    def loss(v):
        x = v["tok"][v["ids"]].astype(jnp.bfloat16)

        def layer(x, w):
            n = (x.astype(jnp.float32) * lax.rsqrt((x.astype(jnp.float32) ** 2).mean(-1, keepdims=True) + 1e-6) * w["g"]).astype(jnp.bfloat16)
            q, k, u = jnp.split(n @ w["wqkv"].astype(jnp.bfloat16), 3, -1)
            a = jnp.einsum("bsd,btd->bst", q, k).astype(jnp.float32) / np.float32(D**0.5)
            a = jax.nn.softmax(jnp.where(np.tril(np.ones((S, S), bool)), a, -1e9), -1).astype(jnp.bfloat16)
            x = x + jnp.einsum("bst,btd->bsd", a, u) @ w["wo"].astype(jnp.bfloat16)
            return x + jax.nn.silu(x @ w["w1"].astype(jnp.bfloat16)) @ w["w2"].astype(jnp.bfloat16), None
        x, _ = lax.scan(layer, x, {n: v[n] for n in ("wqkv", "wo", "w1", "w2", "g")})
        logits = (x[:, :-1].astype(jnp.float32) @ v["tok"].T).reshape(-1, V)
        y = v["ids"][:, 1:].reshape(-1)
        return (jax.nn.logsumexp(logits, -1) - jnp.take_along_axis(logits, y[:, None], 1)[:, 0]).mean(), ()

    def step(v, across):
        (value, _), g = gradients(loss, v, params)
        new = {"loss": value}
        for n in params:
            new[n] = v[n] - 1e-3 * (jnp.sign(0.9 * v[f"m.{n}"] + 0.1 * g[n]) + 0.1 * v[n])
            new[f"m.{n}"] = 0.99 * v[f"m.{n}"] + 0.01 * g[n]
        return new
    values = {"tok": draw(0, V, D), "wqkv": draw(1, L, D, 3 * D), "wo": draw(2, L, D, D), "w1": draw(3, L, D, 2 * D), "w2": draw(4, L, 2 * D, D), "g": np.ones((L, D), "f"), "ids": whole(5, V, B, S, kind=np.int32)}
    values |= {f"m.{n}": np.zeros_like(values[n]) for n in params}
    states = (*params, *[f"m.{n}" for n in params])
    layout = lambda t: t.replace("@main(", "@main.318(", 1).replace("module {", 'module @jit_train_step attributes {mhlo.xla_entry_computation_parameter_tiles = [[], []], mhlo.is_dynamic = false} {', 1)
    return Graph(step, values, (*states[::-1], "ids"), ("loss", *states), aliased=True, tolerance=3e-2, said=layout)


NETWORKS = {f.__name__: f for f in (pictures_channels_first, words_of_long_short_memory, bags_of_a_keras_model, chains_of_lux, loop_of_axon, layers_in_a_loop_of_hlo)}
