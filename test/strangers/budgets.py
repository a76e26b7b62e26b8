"""Language models under a budget: ranks, masks, blocks of scales, integers of four bits, chunks of the vocabulary, flat masters, parameters chosen by path."""

import functools
import re
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from aligners import hidden_states, language_model, log_likelihoods
from drawn import draw, whole
from flax import struct
from jax import lax
from jax.flatten_util import ravel_pytree
from ports import scaled_draw, split_heads, token_rows, triangle
from pretrained import attention, join_heads, layer_norm, norm_weights, rms_norm
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, D, H, V = 12, 8, 16, 2, 40


def ranks_by_sensitivity():
    """Adapters in the form of singular values, ranks masked by smoothed sensitivities and their uncertainties, all layers under one budget that shrinks with the step, orthogonality as a penalty."""
    R, L = 4, 2
    tx = optax.adamw(3e-3)

    def step(state, frozen, ids):
        def loss_fn(p):
            merged = frozen | {"layers": [q | {n: q[n] + (a["P"] * a["E"]) @ a["Q"] / R for n, a in l.items()} for q, l in zip(frozen["layers"], p)]}
            ortho = sum(((a["P"].T @ a["P"] - jnp.eye(R)) ** 2).sum() + ((a["Q"] @ a["Q"].T - jnp.eye(R)) ** 2).sum() for l in p for a in l.values())
            ce = -log_likelihoods(merged, ids).mean()
            return ce + 0.1 * ortho / 8, ce
        (_, ce), g = jax.value_and_grad(loss_fn, has_aux=True)(state["lora"])
        u, opt = tx.update(g, state["opt"], state["lora"])
        lora = optax.apply_updates(state["lora"], u)
        sensitivity = T(lambda w, g: jnp.abs(w * g), state["lora"], g)
        smooth = T(lambda a, s: 0.85 * a + 0.15 * s, state["ipt"], sensitivity)
        unsure = T(lambda u, s, a: 0.85 * u + 0.15 * jnp.abs(s - a), state["unc"], sensitivity, smooth)
        score = T(lambda a, u: a * u, smooth, unsure)
        triplet = [{n: a["E"] + a["P"].mean(0) + a["Q"].mean(1) for n, a in l.items()} for l in score]
        every = jnp.concatenate([t for l in triplet for t in l.values()])
        budget = jnp.maximum(every.size - state["step"] * 2, every.size // 2)
        threshold = jnp.sort(every)[::-1][budget - 1]
        lora = [{n: a | {"E": jnp.where(t[n] >= threshold, a["E"], 0.0)} for n, a in l.items()} for l, t in zip(lora, triplet)]
        return {"lora": lora, "opt": opt, "ipt": smooth, "unc": unsure, "step": state["step"] + 1}, {"loss": ce, "kept": (every >= threshold).sum()}

    part = lambda i: {"P": draw(i, D, R) * 0.2, "E": draw(i + 1, R) * 0.1, "Q": draw(i + 2, R, D) * 0.2}
    lora = [{n: part(70 + 10 * l + 3 * j) for j, n in enumerate("qv")} for l in range(L)]
    state = {"lora": lora, "opt": tx.init(lora), "ipt": T(jnp.zeros_like, lora), "unc": T(jnp.zeros_like, lora), "step": jnp.int32(0)}
    return Stranger(step, (state, language_model(0), token_rows()), ({"lora": "param", "opt": "opt", "ipt": "opt", "unc": "opt", "step": "counter"}, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def sparse_spectra():
    """Changes of frozen weights as a few coefficients of their spectra at fixed places, back by an inverse transform, a scale; beside it two norms are trained, everything else stays."""
    N = 6

    def loss(new, frozen, places, ids):
        layers = []
        for q, c, at, norm in zip(frozen["layers"], new["spectrum"], places, new["norms"]):
            change = {n: jnp.fft.ifft2(jnp.zeros((D, D), jnp.complex64).at[at[n][0], at[n][1]].set(c[n])).real * 30.0 for n in c}
            layers.append(q | {n: q[n] + d for n, d in change.items()} | {"norm": norm})
        return -log_likelihoods(frozen | {"layers": layers}, ids).mean()

    frozen = language_model(0)
    new = {"spectrum": [{n: draw(70 + 2 * l + j, N) for j, n in enumerate("qv")} for l in range(2)], "norms": [jnp.ones(D), jnp.ones(D)]}
    frozen = frozen | {"layers": [{k: w for k, w in q.items() if k != "norm"} for q in frozen["layers"]]}
    places = [{n: whole(80 + 2 * l + j, D, 2, N) for j, n in enumerate("qv")} for l in range(2)]
    tx = optax.adamw(1e-2, weight_decay=0.0)
    return plain(trained(loss, tx), new, tx, (frozen, places, token_rows()), ["frozen", "const", "batch"], tolerance=1e-3)


def clipping_learnt_by_blocks():
    """A block of a frozen model quantised: bounds of each output's weights and shifts between layers learnt so that the quantised block gives what the whole one does, given its inputs from both; rounding passes gradients straight through."""
    def quantise(w, hi, lo, bits=4):
        top, bottom = jax.nn.sigmoid(hi) * w.max(0), jax.nn.sigmoid(lo) * w.min(0)
        scale = (top - bottom) / (2**bits - 1)
        zero = -jnp.round(bottom / scale)
        x = w / scale
        x = x + lax.stop_gradient(jnp.round(x) - x)
        return (jnp.clip(x + zero, 0, 2**bits - 1) - zero) * scale

    def block(w, x):
        h = layer_norm({"scale": w["scale"], "bias": w["shift"]}, x)
        x = x + join_heads(attention(*(split_heads(h @ w[n]) for n in "qkv"), triangle())) @ w["o"]
        return x + jax.nn.gelu(x @ w["up"]) @ w["down"]

    def loss(p, w, x_quantised, x_full):
        q = dict(w, **{n: quantise(w[n] * (jnp.exp(p["smooth"])[:, None] if n in "qkv" else 1.0), *p["bounds"][n]) for n in p["bounds"]})
        q["scale"], q["shift"] = w["scale"] / jnp.exp(p["smooth"]), (w["shift"] - p["move"]) / jnp.exp(p["smooth"])
        target = lax.stop_gradient(block(w, x_full))
        return ((block(q, x_quantised) - target) ** 2).mean()

    w = {n: scaled_draw(i, D, D) for i, n in enumerate("qkvo")} | {"up": scaled_draw(5, D, 2 * D), "down": scaled_draw(6, 2 * D, D), "scale": jnp.ones(D), "shift": jnp.zeros(D)}
    p = {"bounds": {n: (jnp.full(w[n].shape[1], 4.0), jnp.full(w[n].shape[1], 4.0)) for n in (*"qkvo", "up", "down")}, "smooth": draw(7, D) * 0.1, "move": jnp.zeros(D)}
    tx = optax.multi_transform({"bounds": optax.adamw(1e-2), "let": optax.adamw(5e-3)}, {"bounds": "bounds", "smooth": "let", "move": "let"})
    return plain(trained(loss, tx), p, tx, (w, draw(8, B, S, D), draw(9, B, S, D)), ["frozen", "batch", "batch"], tolerance=1e-2)


def gates_with_multipliers():
    """Heads and features of a pretrained model gated by stretched binary variables, the expected size held at a target by two multipliers that climb, the target lowered with the step; weights and gates by unlike rates."""
    F = 2 * D
    LOW, HIGH, TEMP = -0.1, 1.1, 0.67

    class State(NamedTuple):
        step: Any
        params: Any
        gates: Any
        multipliers: Any
        opt: Any

    def sample(a, key):
        u = jax.random.uniform(key, a.shape, minval=1e-6, maxval=1 - 1e-6)
        s = jax.nn.sigmoid((jnp.log(u) - jnp.log1p(-u) + a) / TEMP)
        return jnp.clip(s * (HIGH - LOW) + LOW, 0, 1)

    def there(a):
        return jax.nn.sigmoid(a - TEMP * jnp.log(-LOW / HIGH))

    tx = optax.multi_transform({"w": optax.adamw(1e-3), "g": optax.adam(5e-2), "l": optax.chain(optax.scale(-1.0), optax.sgd(5e-2))}, ("w", "g", "l"))

    def step(state, key, ids):
        def loss_fn(trainable):
            p, gates, (l1, l2) = trainable
            x = p["embed"][ids[:, :-1]]
            for i, (q, g) in enumerate(zip(p["layers"], gates)):
                ks = jax.random.split(jax.random.fold_in(key, i))
                h = rms_norm(q["norm"], x)
                o = attention(*(split_heads(h @ q[n]) for n in "qkv"), triangle()) * sample(g["heads"], ks[0])[:, None]
                x = x + join_heads(o) @ q["o"]
                x = x + (jax.nn.silu(x @ q["up"]) * sample(g["features"], ks[1])) @ q["down"]
            ce = cross_entropy(rms_norm(p["norm"], x) @ p["embed"].T, ids[:, 1:]).mean()
            size = sum(there(g["heads"]).sum() * 4 * D * D / H + there(g["features"]).sum() * 2 * D for g in gates) / (2 * (4 * D * D + 2 * D * F))
            target = 1.0 - 0.5 * jnp.minimum(state.step / 20.0, 1.0)
            return ce + l1 * (size - target) + l2 * (size - target) ** 2, (ce, size)
        trainable = (state.params, state.gates, state.multipliers)
        (_, (ce, size)), g = jax.value_and_grad(loss_fn, has_aux=True)(trainable)
        u, opt = tx.update(g, state.opt, trainable)
        return State(state.step + 1, *optax.apply_updates(trainable, u), opt), {"ce": ce, "size": size}

    p = language_model(0)
    gates = [{"heads": jnp.full(H, 2.0), "features": draw(70 + i, F) * 0.1 + 2.0} for i in range(2)]
    multipliers = (jnp.float32(0.1), jnp.float32(0.2))
    state = State(jnp.int32(0), p, gates, multipliers, tx.init((p, gates, multipliers)))
    return Stranger(step, (state, jax.random.key(0), token_rows()), (State("counter", "param", "param", "opt_state", "opt"), "rng", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def blocks_of_shared_scale():
    """Matmuls of eight-bit floats in blocks of sixteen with a scale that is a power of two, forward and backward by a rule of its own, gradients in another format; masters stay wide."""
    K = 16

    def blocks(x, axis, dtype):
        x = jnp.moveaxis(x, axis, -1)
        y = x.reshape(*x.shape[:-1], -1, K)
        top = float(jnp.finfo(dtype).max)
        scale = jnp.exp2(jnp.floor(jnp.log2(jnp.maximum(jnp.abs(y).max(-1, keepdims=True), 1e-12))) - jnp.floor(jnp.log2(top)))
        q = jnp.clip(y / scale, -top, top).astype(dtype)
        return jnp.moveaxis((q.astype(jnp.float32) * scale).reshape(x.shape), -1, axis)

    @jax.custom_vjp
    def matmul(x, w):
        return blocks(x, 1, jnp.float8_e4m3fn) @ blocks(w, 0, jnp.float8_e4m3fn)

    def forward(x, w):
        return matmul(x, w), (x, w)

    def backward(kept, g):
        x, w = kept
        dx = blocks(g, 1, jnp.float8_e5m2) @ blocks(w, 1, jnp.float8_e4m3fn).T
        return dx, blocks(x, 0, jnp.float8_e4m3fn).T @ blocks(g, 0, jnp.float8_e5m2)
    matmul.defvjp(forward, backward)

    def loss(p, x, y):
        h = p["embed"][x].reshape(-1, D)
        for q in p["layers"]:
            h = h + matmul(jax.nn.silu(matmul(rms_norm(q["norm"], h), q["up"])), q["down"])
        return cross_entropy(h @ p["embed"].T, y.reshape(-1)).mean()

    layer = lambda i: {"norm": jnp.ones(D), "up": scaled_draw(i, D, 2 * D), "down": scaled_draw(i + 1, 2 * D, D)}
    tx = optax.adamw(1e-3)
    B16 = 16
    return plain(trained(loss, tx), {"embed": draw(0, V, D) * 0.3, "layers": [layer(10), layer(20)]}, tx, (whole(1, V, B16, S), whole(2, V, B16, S)), tolerance=2e-2)


def queries_scaled_afterwards():
    """Matrices by orthogonalised momentum, the rest by Adam; after the update, queries and keys of a head whose greatest logit in the step exceeded a bound are scaled by the root of the excess."""
    BOUND = 1.0

    def orthogonal(m):
        a, b, c = 3.4445, -4.7750, 2.0315
        x = m.T if m.shape[0] > m.shape[1] else m
        x = x / (jnp.linalg.norm(x) + 1e-7)
        for _ in range(3):
            g = x @ x.T
            x = a * x + (b * g + c * g @ g) @ x
        return (x.T if m.shape[0] > m.shape[1] else x) * max(1, m.shape[0] / m.shape[1]) ** 0.5

    adam = optax.adamw(1e-3)

    def loss_fn(p, ids):
        x, tops = p["embed"][ids[:, :-1]], []
        for q in p["layers"]:
            h = rms_norm(q["norm"], x)
            k, v, z = (split_heads(h @ q[n]) for n in "kvq")
            s = jnp.einsum("bqhd,bkhd->bhqk", z, k) / jnp.sqrt(D // H)
            tops.append(s.max((0, 2, 3)))
            w = jax.nn.softmax(jnp.where(triangle(), s, -1e9))
            x = x + join_heads(jnp.einsum("bhqk,bkhd->bqhd", w, v)) @ q["o"]
            x = x + jax.nn.silu(x @ q["up"]) @ q["down"]
        return cross_entropy(x @ p["head"], ids[:, 1:]).mean(), tops

    def is_matrix(path, x):
        return x.ndim == 2 and not re.search("embed|head", jax.tree_util.keystr(path))

    def step(params, momentum, adam_state, ids):
        (loss, tops), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, ids)
        matrix = jax.tree_util.tree_map_with_path(is_matrix, params)
        momentum = T(lambda m, g, is_m: 0.95 * m + g if is_m else m, momentum, grads, matrix)
        u, adam_state = adam.update(grads, adam_state, params)
        new = T(lambda w, u, m, g, is_m: w * (1 - 1e-4) - 0.02 * orthogonal(g + 0.95 * m) if is_m else w + u, params, u, momentum, grads, matrix)
        for q, top in zip(new["layers"], tops):
            scale = jnp.repeat(jnp.sqrt(jnp.minimum(1.0, BOUND / top)), D // H)
            q["q"], q["k"] = q["q"] * scale, q["k"] * scale
        return new, momentum, adam_state, loss, jnp.stack(tops)

    p = {k: v for k, v in language_model(0, head=scaled_draw(90, D, V)).items() if k != "norm"}
    momentum = jax.tree_util.tree_map_with_path(lambda path, x: jnp.zeros_like(x) if is_matrix(path, x) else jnp.zeros(()), p)
    # Nothing reads the moments of matrices, nor the place of another's momentum; they stand among the optimizer's states.
    return Stranger(step, (p, momentum, adam.init(p), token_rows()), ("param", "opt", "opt", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-2)


def merged_by_coefficients():
    """Models of several tasks merged into one: coefficients by task and layer are trained on unlabelled text so that predictions are sure, kept positive after the update; all weights are frozen."""
    N = 3

    def step(coefficients, opt, base, vectors, heads, batch):
        def loss_fn(c):
            merged = {k: T(lambda b, v, i=i: b + jnp.tensordot(c[:, i], v, 1), base[k], vectors[k]) for i, k in enumerate(sorted(base))}
            total = 0.0
            for n, x in enumerate(batch):
                h = jnp.tanh(x @ merged["a"]["w"] + merged["a"]["b"])
                log = jax.nn.log_softmax(jnp.tanh(h @ merged["b"]["w"] + merged["b"]["b"]) @ heads[n])
                total += -(jnp.exp(log) * log).sum(-1).mean()
            return total
        loss, g = jax.value_and_grad(loss_fn)(coefficients)
        u, opt = tx.update(g, opt, coefficients)
        return jnp.clip(coefficients + u, 0.0, 1.0), opt, loss

    tx = optax.adam(1e-2)
    base = {"a": {"w": scaled_draw(0, 10, D), "b": jnp.zeros(D)}, "b": {"w": scaled_draw(1, D, D), "b": jnp.zeros(D)}}
    vectors = T(lambda x: draw(x.size, N, *x.shape) * 0.1, base)
    c = jnp.full((N, 2), 0.3)
    return Stranger(step, (c, tx.init(c), base, vectors, [scaled_draw(5 + i, D, 4) for i in range(N)], [draw(10 + i, B, 10) for i in range(N)]), ("param", "opt", "frozen", "frozen", "frozen", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def vocabulary_in_chunks():
    """The loss of a large vocabulary by chunks of its columns, a running maximum and sum forward, the same chunks again backward by a rule of its own; logits of all words never stand at once."""
    C = 10

    @functools.partial(jax.custom_vjp, nondiff_argnums=())
    def loss_of(h, w, y):
        return forward(h, w, y)[0]

    def forward(h, w, y):
        def body(carry, i):
            top, total, right = carry
            z = h @ lax.dynamic_slice_in_dim(w, i * C, C, 0).T
            m = jnp.maximum(top, z.max(-1))
            total = total * jnp.exp(top - m) + jnp.exp(z - m[:, None]).sum(-1)
            inside = (y >= i * C) & (y < (i + 1) * C)
            right = right + jnp.where(inside, jnp.take_along_axis(z, jnp.clip(y - i * C, 0, C - 1)[:, None], 1)[:, 0], 0)
            return (m, total, right), None
        n = h.shape[0]
        (top, total, right), _ = lax.scan(body, (jnp.full(n, -jnp.inf), jnp.zeros(n), jnp.zeros(n)), jnp.arange(V // C))
        lse = top + jnp.log(total)
        return (lse - right).mean(), (h, w, y, lse)

    def backward(kept, g):
        h, w, y, lse = kept

        def body(dh, i):
            part = lax.dynamic_slice_in_dim(w, i * C, C, 0)
            d = (jnp.exp(h @ part.T - lse[:, None]) - jax.nn.one_hot(y - i * C, C)) * (g / h.shape[0])
            return dh + d @ part, d.T @ h
        dh, dw = lax.scan(body, jnp.zeros_like(h), jnp.arange(V // C))
        return dh, dw.reshape(w.shape), None
    loss_of.defvjp(forward, backward)

    def loss(p, ids):
        return loss_of(hidden_states(p, p["embed"][ids[:, :-1]]).reshape(-1, D), p["head"], ids[:, 1:].reshape(-1))

    tx = optax.adamw(1e-3)
    return plain(trained(loss, tx), language_model(0, head=draw(90, V, D) * 0.3), tx, (token_rows(),), tolerance=1e-3)


def groups_of_dotted_names():
    """As another framework's loop: parameters and buffers by dotted names, an optimizer of groups with a step for each parameter, the greatest second moment kept, gradients clipped by value, running counts in buffers."""
    def functional_call(p, buffers, ids):
        x = p["tok.weight"][ids] + buffers["pos.table"][: ids.shape[1]]
        for i in range(2):
            h = layer_norm({"scale": p[f"h.{i}.ln.weight"], "bias": p[f"h.{i}.ln.bias"]}, x)
            q, k, v = jnp.split(h @ p[f"h.{i}.qkv.weight"].T + p[f"h.{i}.qkv.bias"], 3, -1)
            mask = buffers[f"h.{i}.mask"][: ids.shape[1], : ids.shape[1]]
            x = x + join_heads(attention(*map(split_heads, (q, k, v)), mask)) @ p[f"h.{i}.out.weight"].T
        return x @ p["tok.weight"].T, buffers | {"seen": buffers["seen"] + ids.size}

    def step(params, buffers, optimizer, lr, ids):
        def loss_fn(params):
            logits, new = functional_call(params, buffers, ids[:, :-1])
            return cross_entropy(logits, ids[:, 1:]).mean(), new
        (loss, buffers), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        out, slots = {}, {}
        for name, w in params.items():
            s, g = optimizer[name], jnp.clip(grads[name], -0.1, 0.1)
            decay = 0.1 if w.ndim > 1 and "tok" not in name else 0.0
            n = s["step"] + 1
            w = w * (1 - lr * decay)
            m = s["exp_avg"] + (g - s["exp_avg"]) * 0.1
            v = s["exp_avg_sq"] * 0.98 + g * g * 0.02
            top = jnp.maximum(s["max_exp_avg_sq"], v)
            out[name] = w - lr / (1 - 0.9**n) * m / (jnp.sqrt(top) / jnp.sqrt(1 - 0.98**n) + 1e-8)
            slots[name] = {"step": n, "exp_avg": m, "exp_avg_sq": v, "max_exp_avg_sq": top}
        return loss, out, buffers, slots

    p = {"tok.weight": draw(0, V, D) * 0.3}
    for i in range(2):
        p |= {f"h.{i}.ln.weight": jnp.ones(D), f"h.{i}.ln.bias": jnp.zeros(D), f"h.{i}.qkv.weight": draw(10 + i, 3 * D, D) * 0.2, f"h.{i}.qkv.bias": jnp.zeros(3 * D), f"h.{i}.out.weight": draw(20 + i, D, D) * 0.2}
    buffers = {"pos.table": draw(1, 16, D) * 0.3, "seen": jnp.float32(0)} | {f"h.{i}.mask": triangle(16) for i in range(2)}
    optimizer = {n: {"step": jnp.float32(0), "exp_avg": jnp.zeros_like(w), "exp_avg_sq": jnp.zeros_like(w), "max_exp_avg_sq": jnp.zeros_like(w)} for n, w in p.items()}
    kinds = {"pos.table": "frozen", "seen": "model_state", "h.0.mask": "frozen", "h.1.mask": "frozen"}
    slot = {"step": "opt_state", "exp_avg": "opt", "exp_avg_sq": "opt", "max_exp_avg_sq": "opt"}
    return Stranger(step, (p, buffers, optimizer, jnp.float32(1e-3), token_rows()), ("param", kinds, {n: slot for n in p}, "scalar", "batch"), lambda a, r: (r[1], r[2], r[3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def flat_master_of_halves():
    """Halves as a tree, the wide master and both moments as one vector; the loss scaled, gradients flattened, an overflow skips the step and halves the scale, a run of good steps doubles it."""
    @struct.dataclass
    class Run:
        model: Any
        master: Any
        m: Any
        v: Any
        t: Any
        scale: Any
        good: Any

    def step(run, ids):
        def loss_fn(p):
            return -log_likelihoods(p, ids).astype(jnp.float32).mean() * run.scale
        loss, g = jax.value_and_grad(loss_fn)(run.model)
        flat = ravel_pytree(T(lambda x: x.astype(jnp.float32), g))[0] / run.scale
        fine = jnp.isfinite(flat).all()
        norm = jnp.sqrt((jnp.where(fine, flat, 0.0) ** 2).sum())
        flat = flat * jnp.minimum(1.0, 1.0 / (norm + 1e-6))
        t = run.t + fine
        m, v = 0.9 * run.m + 0.1 * flat, 0.95 * run.v + 0.05 * flat**2
        tf = jnp.maximum(t, 1).astype(jnp.float32)
        master = run.master - 1e-3 * (m / (1 - 0.9**tf) / (jnp.sqrt(v / (1 - 0.95**tf)) + 1e-8) + 0.1 * run.master)
        pick = lambda new, old: jnp.where(fine, new, old)
        master, m, v = pick(master, run.master), pick(m, run.m), pick(v, run.v)
        good = jnp.where(fine, run.good + 1, 0)
        scale = jnp.where(fine, jnp.where(good >= 200, run.scale * 2, run.scale), run.scale * 0.5)
        model = T(lambda a, b: a.astype(b.dtype), unravel(master), run.model)
        return Run(model, master, m, v, t, scale, jnp.where(good >= 200, 0, good)), {"loss": loss / run.scale, "norm": norm, "scale": scale}

    p = language_model(0)
    flat, unravel = ravel_pytree(p)
    zero = jnp.zeros_like(flat)
    run = Run(T(lambda x: x.astype(jnp.float16), p), flat, zero, zero, jnp.int32(0), jnp.float32(1024), jnp.int32(0))
    return Stranger(step, (run, token_rows()), (Run("param", "opt", "opt", "opt", "counter", "model_state", "counter"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-2)


def adapters_on_integers():
    """Weights in integers of four bits with a scale for each group of inputs and zero points, undone in bf16 as they are read; low-rank adapters pooled over the groups' inputs are trained."""
    G, R = 4, 2

    def weight(q):
        w = (q["int"].astype(jnp.bfloat16) - q["zero"][:, None].astype(jnp.bfloat16)) * q["scale"][:, None]
        return w.reshape(-1, w.shape[-1])

    def loss(p, frozen, ids):
        x = frozen["embed"][ids[:, :-1]].astype(jnp.bfloat16)
        for q, a in zip(frozen["layers"], p):
            h = rms_norm(q["norm"], x)
            pooled = h.reshape(B, S, G, -1).mean(-1)
            qkv = [(h @ weight(q[n]) + (pooled @ a[n]["a"].astype(h.dtype)) @ a[n]["b"].astype(h.dtype)) for n in "qkv"]
            x = x + join_heads(attention(*map(split_heads, qkv), triangle())) @ weight(q["o"])
        return cross_entropy((x @ frozen["embed"].T.astype(x.dtype)).astype(jnp.float32), ids[:, 1:]).mean()

    linear = lambda i: {"int": (whole(i, 16, G, D // G, D) - 8).astype(jnp.int4), "zero": whole(i + 1, 3, G, D).astype(jnp.int4), "scale": jnp.full((G, D), 0.05, jnp.bfloat16)}
    frozen = {"embed": draw(0, V, D) * 0.3, "layers": [{n: linear(10 * l + 2 * j) for j, n in enumerate("qkvo")} | {"norm": jnp.ones(D)} for l in (1, 2)]}
    p = [{n: {"a": scaled_draw(70 + 10 * l + 2 * j, G, R), "b": draw(71 + 10 * l + 2 * j, R, D) * 0.1} for j, n in enumerate("qkv")} for l in range(2)]
    tx = optax.adamw(1e-3)
    kinds = {"embed": "frozen", "layers": [{n: {"int": "const", "zero": "const", "scale": "frozen"} for n in "qkvo"} | {"norm": "frozen"} for _ in range(2)]}
    return plain(trained(loss, tx), p, tx, (frozen, token_rows()), [kinds, "batch"], tolerance=2e-2)


def parts_by_a_filter():
    """A module as two trees, of what is trained (biases and norms, found by path) and of all else with holes; the halves are put together inside, gradients only of the first, holes stay None."""
    def is_trained(path, _):
        return bool(re.search("bias|norm", jax.tree_util.keystr(path)))

    def combine(a, b):
        return T(lambda x, y: y if x is None else x, a, b, is_leaf=lambda x: x is None)

    def model(p, ids):
        x = p["embed"][ids]
        for q in p["layers"]:
            h = layer_norm(q["norm"], x)
            x = x + join_heads(attention(*(split_heads(h @ q[n]["kernel"] + q[n]["bias"]) for n in "qkv"))) @ q["o"]["kernel"] + q["o"]["bias"]
        return x.mean(1) @ p["head"]["kernel"] + p["head"]["bias"]

    @jax.jit
    def make_step(diff, static, opt_state, x, y):
        def loss_fn(diff):
            return cross_entropy(model(combine(diff, static), x), y).mean()
        loss, grads = jax.value_and_grad(loss_fn)(diff)
        updates, opt_state = tx.update(grads, opt_state, diff)
        return loss, T(lambda p, u: None if p is None else p + u, diff, updates, is_leaf=lambda x: x is None), opt_state

    dense = lambda i, o=D: {"kernel": scaled_draw(i, D, o), "bias": draw(i + 1, o) * 0.1}
    p = {"embed": draw(0, V, D), "layers": [{n: dense(10 * l + 2 * j) for j, n in enumerate("qkvo")} | {"norm": norm_weights(D)} for l in (1, 2)], "head": dense(50, 3)}
    diff = jax.tree_util.tree_map_with_path(lambda a, x: x if is_trained(a, x) else None, p)
    static = jax.tree_util.tree_map_with_path(lambda a, x: None if is_trained(a, x) else x, p)
    tx = optax.adamw(1e-2)
    return Stranger(make_step, (diff, static, tx.init(diff), whole(60, V, B, S), whole(61, 3, B)), ("param", "frozen", "opt", "batch", "batch"), lambda a, r: (r[1], a[1], r[2], *a[3:]), tolerance=1e-3)


def averages_without_bias_in_a_state():
    """As a module system of pure functions: parameters and states in dictionaries of module paths; averages of a batch norm without bias by counters, an average of parameters beside, a convolution module for speech, frames in time with labels."""
    C = 12
    path = "conformer/~/conv"

    def apply(params, state, x, training):
        p, s = params[path], state[path + "/bn"]
        a, b = jnp.split(x @ p["w_in"], 2, -1)
        h = a * jax.nn.sigmoid(b)
        h = lax.conv_general_dilated(h, p["depth"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=D)
        mean, var = h.mean((0, 1)), h.var((0, 1))
        out = {}
        for name, value in (("mean_ema", mean), ("var_ema", var)):
            hidden, counter = s[name]["hidden"] * 0.9 + value * 0.1, s[name]["counter"] + 1
            out[name] = {"hidden": hidden, "counter": counter, "average": hidden / (1 - 0.9**counter.astype(jnp.float32))}
        h = (h - mean) * lax.rsqrt(var + 1e-5) * params[path + "/bn"]["scale"] + params[path + "/bn"]["offset"]
        return (x + jax.nn.silu(h) @ p["w_out"]) @ params["head"]["w"], {path + "/bn": out}

    class TrainingState(NamedTuple):
        params: Any
        avg_params: Any
        model_state: Any
        opt_state: Any

    tx = optax.adam(1e-3)

    def update(state, batch):
        def loss_fn(params):
            logits, new = apply(params, state.model_state, batch["frames"], True)
            l2 = 0.5 * sum((w**2).sum() for m, q in params.items() if "bn" not in m for w in q.values())
            return cross_entropy(logits, batch["labels"]).mean() + 1e-4 * l2, new
        grads, model_state = jax.grad(loss_fn, has_aux=True)(state.params)
        updates, opt_state = tx.update(grads, state.opt_state)
        params = optax.apply_updates(state.params, updates)
        avg = optax.incremental_update(params, state.avg_params, 1e-2)
        return TrainingState(params, avg, model_state, opt_state)

    params = {path: {"w_in": scaled_draw(0, D, 2 * D), "depth": draw(1, 3, 1, D) * 0.5, "w_out": scaled_draw(2, D, D)}, path + "/bn": {"scale": jnp.ones(D), "offset": jnp.zeros(D)}, "head": {"w": scaled_draw(3, D, C)}}
    ema = lambda: {"hidden": jnp.zeros(D), "counter": jnp.int32(0), "average": jnp.zeros(D)}
    state = TrainingState(params, T(lambda x: x + 0.0, params), {path + "/bn": {"mean_ema": ema(), "var_ema": ema()}}, tx.init(params))
    batch = {"frames": draw(4, B, S, D), "labels": whole(5, C, B, S)}
    kinds = TrainingState("param", "model_state", {path + "/bn": {n: {"hidden": "model_state", "counter": "counter", "average": "model_state"} for n in ("mean_ema", "var_ema")}}, "opt")
    return Stranger(update, (state, batch), (kinds, "batch"), lambda a, r: (r, a[1]), (), tolerance=1e-3)


BUDGETS = {
    "ranks_by_sensitivity": ranks_by_sensitivity, "sparse_spectra": sparse_spectra,
    "clipping_learnt_by_blocks": clipping_learnt_by_blocks, "gates_with_multipliers": gates_with_multipliers,
    "blocks_of_shared_scale": blocks_of_shared_scale, "queries_scaled_afterwards": queries_scaled_afterwards,
    "merged_by_coefficients": merged_by_coefficients, "vocabulary_in_chunks": vocabulary_in_chunks,
    "groups_of_dotted_names": groups_of_dotted_names, "flat_master_of_halves": flat_master_of_halves,
    "adapters_on_integers": adapters_on_integers, "parts_by_a_filter": parts_by_a_filter,
    "averages_without_bias_in_a_state": averages_without_bias_in_a_state,
}
