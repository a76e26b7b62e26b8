"""Training through rounding: observers that keep ranges, steps that are learnt with scaled gradients, clips that are learnt, products
of small integers, weights kept in codes of four bits under matrices of low rank, roundings that are learnt layer by layer."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, whole
from flax.training import train_state
from jax import lax
from ports import scaled_draw, token_rows
from pretrained import attention, join_heads, rms_norm, split_heads
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, F, C, D, V, S = 8, 12, 6, 16, 40, 8


def straight_through(x, y):
    return x + lax.stop_gradient(y - x)


def observers_that_keep_ranges():
    """Activations are rounded by ranges that moving averages keep, weights by channels, batch statistics folded into the weights; after some calls observers are switched off and statistics frozen, by flags that are buffers."""
    def fake(x, scale, zero, low, high):
        q = jnp.clip(jnp.round(x / scale) + zero, low, high)
        inside = (x / scale + zero >= low - 0.5) & (x / scale + zero <= high + 0.5)
        y = (q - zero) * scale
        return jnp.where(inside, x, lax.stop_gradient(x)) + lax.stop_gradient(y - x)

    def observed(x, buffer, enabled):
        low, high = jnp.minimum(x.min(), 0.0), jnp.maximum(x.max(), 0.0)
        low = jnp.where(enabled, buffer["min_val"] + 0.1 * (low - buffer["min_val"]), buffer["min_val"])
        high = jnp.where(enabled, buffer["max_val"] + 0.1 * (high - buffer["max_val"]), buffer["max_val"])
        low, high = lax.stop_gradient((low, high))
        scale = jnp.maximum((high - low) / 255, 1e-8)
        return fake(x, scale, jnp.round(-low / scale), 0, 255), {"min_val": low, "max_val": high}

    def weight(w):
        scale = lax.stop_gradient(jnp.maximum(jnp.abs(w).max(0, keepdims=True) / 127, 1e-8))
        return fake(w, scale, 0.0, -127, 127)

    def step(params, buffers, momentum, count, x, y):
        enabled = count < 2

        def loss_fn(params):
            new = {}
            h, new["input"] = observed(x, buffers["input"], enabled)
            for name in ("fc1", "fc2"):
                p, b = params[name], buffers[name]
                z = h @ p["w"]
                mean, var = z.mean(0), z.var(0)
                new_mean, new_var = 0.9 * b["mean"] + 0.1 * mean, 0.9 * b["var"] + 0.1 * var
                used_mean, used_var = jnp.where(enabled, mean, b["mean"]), jnp.where(enabled, var, b["var"])
                factor = p["gamma"] * lax.rsqrt(used_var + 1e-5)
                z = h @ weight(p["w"] * factor) + p["beta"] - used_mean * factor
                h, kept = observed(jax.nn.relu(z), b["range"], enabled)
                new[name] = {"mean": lax.stop_gradient(jnp.where(enabled, new_mean, b["mean"])), "var": lax.stop_gradient(jnp.where(enabled, new_var, b["var"])), "range": kept}
            logits = h @ weight(params["out"]["w"]) + params["out"]["b"]
            return cross_entropy(logits, y).mean(), new
        (loss, buffers), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        momentum = T(lambda m, g: 0.9 * m + g, momentum, g)
        return T(lambda p, m: p - 0.05 * m, params, momentum), buffers, momentum, count + 1, loss

    fc = lambda s, i, o: {"w": scaled_draw(s, i, o), "gamma": jnp.ones(o), "beta": jnp.zeros(o)}
    p = {"fc1": fc(0, F, 16), "fc2": fc(1, 16, 16), "out": {"w": scaled_draw(2, 16, C), "b": jnp.zeros(C)}}
    span = lambda: {"min_val": jnp.float32(-1.0), "max_val": jnp.float32(1.0)}
    buffers = {"input": span()} | {n: {"mean": jnp.zeros(16), "var": jnp.ones(16), "range": span()} for n in ("fc1", "fc2")}
    return Stranger(step, (p, buffers, T(jnp.zeros_like, p), jnp.int32(0), draw(40, B, F), whole(41, C, B)), ("param", "model_state", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=2e-2)


@jax.custom_vjp
def _learnt_step(x, s, low, high, grad_scale):
    return jnp.clip(jnp.round(x / s), low, high) * s


def _learnt_step_fwd(x, s, low, high, grad_scale):
    return _learnt_step(x, s, low, high, grad_scale), (x, s, low, high, grad_scale)


def _learnt_step_bwd(kept, g):
    x, s, low, high, grad_scale = kept
    v = x / s
    below, above = v < low, v > high
    inside = ~(below | above)
    ds = jnp.where(below, low, jnp.where(above, high, jnp.round(v) - v))
    return g * inside, (g * ds).sum().reshape(s.shape) * grad_scale, None, None, None


_learnt_step.defvjp(_learnt_step_fwd, _learnt_step_bwd)


def steps_learnt_with_scaled_gradients():
    """The size of the rounding step of each layer's weights and inputs is trained, its gradient scaled by the root of how many values it rounds; first and last layers have eight bits; a teacher in full precision beside the labels."""
    def forward(p, x, rounded=True):
        n = len(p["layers"])
        for i, (q, s) in enumerate(zip(p["layers"], p["steps"])):
            bits = 8 if i in (0, n - 1) else 3
            w = q["w"]
            if rounded:
                high = 2.0 ** (bits - 1) - 1
                w = _learnt_step(w, s["w"], -high - 1, high, 1 / np.sqrt(w.size * high))
                signed = i == 0
                top = high if signed else 2.0**bits - 1
                x = _learnt_step(x, s["x"], -high - 1 if signed else 0.0, top, 1 / np.sqrt(x.shape[1] * top))
            x = x @ w + q["b"]
            x = jax.nn.relu(x) if i < n - 1 else x
        return x

    def loss(p, teacher, x, y):
        logits = forward(p, x)
        soft = jax.nn.softmax(forward({"layers": teacher, "steps": p["steps"]}, x, rounded=False) / 2.0)
        kd = -(soft * jax.nn.log_softmax(logits / 2.0)).sum(-1).mean() * 4.0
        return 0.5 * cross_entropy(logits, y).mean() + 0.5 * kd

    weights = [{"w": w, "b": b} for w, b in layers(0, F, 16, 16, C)]
    steps = [{"w": 2 * jnp.abs(q["w"]).mean() / np.sqrt(3), "x": jnp.float32(0.2)} for q in weights]
    tx = optax.multi_transform({"w": optax.sgd(0.05, momentum=0.9), "s": optax.adam(1e-3)}, {"layers": "w", "steps": "s"})
    return plain(trained(loss, tx), {"layers": weights, "steps": steps}, tx, (T(lambda x: x * 1.1, weights), draw(40, B, F), whole(41, C, B)), ["frozen", "batch", "batch"], tolerance=2e-2)


def clips_that_are_learnt():
    """Activations are clipped at a learnt value and rounded to a few levels, weights by tanh and their largest value, gradients with a noise of half a level drawn by rows; the clip decays by a term of its own."""
    K = 4

    @jax.custom_vjp
    def clipped(x, alpha):
        n = 2**K - 1
        y = jnp.clip(x, 0, alpha)
        return jnp.round(y * n / alpha) * alpha / n
    clipped.defvjp(lambda x, a: (clipped(x, a), (x, a)), lambda kept, g: (g * ((kept[0] >= 0) & (kept[0] < kept[1])), (g * (kept[0] >= kept[1])).sum()))

    def weight(w):
        t = jnp.tanh(w)
        t = t / (2 * jnp.abs(t).max()) + 0.5
        n = 2**K - 1
        return straight_through(2 * t - 1, 2 * jnp.round(t * n) / n - 1) * lax.stop_gradient(jnp.abs(w).mean())

    def noisy_gradient(key):
        @jax.custom_vjp
        def same(x):
            return x

        def back(_, g):
            top = jnp.abs(g).max(1, keepdims=True)
            n = 2**6 - 1
            scaled = g / (2 * top + 1e-12) + 0.5 + (jax.random.uniform(key, g.shape) - 0.5) / n
            return (2 * top * (jnp.round(jnp.clip(scaled, 0, 1) * n) / n - 0.5),)
        same.defvjp(lambda x: (x, None), back)
        return same

    def step(state, x, y):
        key, drawn = jax.random.split(state["key"])

        def loss_fn(p):
            h = x
            for i, q in enumerate(p["hidden"]):
                h = noisy_gradient(jax.random.fold_in(drawn, i))(h @ weight(q["w"]) + q["b"])
                h = clipped(h, p["alpha"][i])
            return cross_entropy(h @ p["out"]["w"] + p["out"]["b"], y).mean() + 1e-3 * sum(a**2 for a in p["alpha"])
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "key": key}, loss

    *hidden, last = [{"w": w, "b": b} for w, b in layers(0, F, 16, 16, C)]
    p = {"hidden": hidden, "alpha": [jnp.float32(3.0), jnp.float32(2.0)], "out": last}
    tx = optax.sgd(0.05, momentum=0.9, nesterov=True)
    return Stranger(step, ({"params": p, "opt": tx.init(p), "key": jax.random.PRNGKey(0)}, draw(40, B, F), whole(41, C, B)), ({"params": "param", "opt": "opt", "key": "rng"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-2)


def products_of_small_integers():
    """Products forward are of int8 by int8 added up in int32, rows and columns scaled by their largest values; backward in floating point through the rounded values; layers of a small decoder."""
    @jax.custom_vjp
    def dot(x, w):
        sx, sw = jnp.abs(x).max(-1, keepdims=True) / 127 + 1e-9, jnp.abs(w).max(0, keepdims=True) / 127 + 1e-9
        xq, wq = jnp.round(x / sx).astype(jnp.int8), jnp.round(w / sw).astype(jnp.int8)
        y = lax.dot_general(xq, wq, (((x.ndim - 1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
        return y.astype(jnp.float32) * sx * sw

    def back(kept, g):
        x, w = kept
        return g @ w.T, jnp.einsum("...i,...o->io", x, g)
    dot.defvjp(lambda x, w: (dot(x, w), (x, w)), back)

    def loss(p, ids):
        x = p["embed"][ids[:, :-1]]
        mask = jnp.tril(jnp.ones((S, S), bool))
        for q in p["layers"]:
            h = rms_norm(q["n1"], x)
            qkv = jnp.split(dot(h, q["qkv"]), 3, -1)
            x = x + dot(join_heads(attention(*(split_heads(z, 2) for z in qkv), mask)), q["o"])
            h = rms_norm(q["n2"], x)
            x = x + dot(jax.nn.silu(dot(h, q["up"])), q["down"])
        return cross_entropy(x @ p["embed"].T, ids[:, 1:]).mean()

    layer = lambda s: {"qkv": scaled_draw(s, D, 3 * D), "o": scaled_draw(s + 1, D, D), "up": scaled_draw(s + 2, D, 2 * D), "down": scaled_draw(s + 3, 2 * D, D), "n1": jnp.ones(D), "n2": jnp.ones(D)}
    p = {"embed": draw(0, V, D) * 0.3, "layers": [layer(10), layer(20)]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    return plain(trained(loss, tx), p, tx, (token_rows(70, S + 1)[:B],), tolerance=2e-2)


def codes_of_four_bits():
    """Frozen weights as codes, two in a byte, with scales of blocks that are themselves codes of eight bits; a table of sixteen levels; adapters of low rank in bf16 are trained by an optimizer whose moments are codes of blocks too."""
    R, BLOCK = 2, 16
    LEVELS = jnp.asarray([-1.0, -0.6962, -0.5251, -0.3949, -0.2844, -0.1848, -0.0911, 0.0, 0.0796, 0.1609, 0.2461, 0.3379, 0.4407, 0.5626, 0.7230, 1.0], jnp.float32)

    def decode(q, shape):
        high, low = q["codes"] >> 4, q["codes"] & 15
        codes = jnp.stack([high, low], -1).reshape(-1, BLOCK)
        scales = q["scales"].astype(jnp.float32) / 127 * q["top"] + q["mean"]
        return (LEVELS[codes.astype(jnp.int32)] * scales[:, None]).reshape(shape)

    def encode(w):
        blocks = np.asarray(w).reshape(-1, BLOCK)
        top = np.abs(blocks).max(1)
        codes = np.abs(blocks[..., None] / top[:, None, None] - np.asarray(LEVELS)).argmin(-1).astype(np.uint8).reshape(-1, 2)
        mean = top.mean()
        largest = np.abs(top - mean).max()
        return {"codes": jnp.asarray(codes[:, 0] << 4 | codes[:, 1]), "scales": jnp.asarray(np.round((top - mean) / largest * 127), jnp.int8), "top": jnp.float32(largest), "mean": jnp.float32(mean)}

    def loss(adapters, base, ids, loss_mask):
        x = base["embed"][ids[:, :-1]].astype(jnp.bfloat16)
        mask = jnp.tril(jnp.ones((S, S), bool))
        for q, a in zip(base["layers"], adapters):
            def project(n, h, shape):
                return h @ decode(q[n], shape).astype(jnp.bfloat16) + (h @ a[n]["a"]) @ a[n]["b"] * 2.0
            h = rms_norm(q["n1"], x)
            x = x + project("o", join_heads(attention(*(split_heads(project(n, h, (D, D)), 2) for n in "qkv"), mask)), (D, D))
            h = rms_norm(q["n2"], x)
            x = x + project("down", jax.nn.silu(project("up", h, (D, 2 * D))), (2 * D, D))
        logits = (x @ base["embed"].T.astype(jnp.bfloat16)).astype(jnp.float32)
        each = cross_entropy(logits, ids[:, 1:])
        return (each * loss_mask).sum() / loss_mask.sum()

    shapes = {n: (D, D) for n in "qkvo"} | {"up": (D, 2 * D), "down": (2 * D, D)}
    base = {"embed": draw(0, V, D) * 0.3, "layers": [{n: encode(scaled_draw(10 * i + j, *s)) for j, (n, s) in enumerate(shapes.items())} | {"n1": jnp.ones(D), "n2": jnp.ones(D)} for i in range(1, 3)]}
    adapters = [{n: {"a": (draw(50 + 10 * i + j, s[0], R) * 0.2).astype(jnp.bfloat16), "b": jnp.zeros((R, s[1]), jnp.bfloat16)} for j, (n, s) in enumerate(shapes.items())} for i in range(2)]
    tx = optax.chain(optax.clip_by_global_norm(0.3), optax.adamw(2e-3))
    kinds = {"embed": "frozen", "layers": [{n: {"codes": "const", "scales": "const", "top": "scalar", "mean": "scalar"} for n in shapes} | {"n1": "frozen", "n2": "frozen"} for _ in range(2)]}
    mask = (jnp.arange(S) >= 2 + whole(71, 4, B)[:, None]).astype(jnp.float32)
    return plain(trained(loss, tx), adapters, tx, (base, token_rows(70, S + 1)[:B], mask), [kinds, "batch", "batch"], tolerance=5e-2)


def roundings_learnt_for_a_layer():
    """One layer's weights are rounded up or down by learnt amounts, so that its outputs on stored inputs are those of full precision; a regulariser with an exponent that falls by the step pushes them to one side; inputs are mixed with rounded ones at random."""
    state_type = train_state.TrainState

    def step(state, frozen, inputs, quantised_inputs, rng):
        w, bias = frozen["w"], frozen["b"]
        scale = jnp.abs(w).max(0) / 7
        floor = jnp.floor(w / scale)
        progress = jnp.clip((state.step - 1) / 10, 0, 1)
        beta = 2 + 18 * 0.5 * (1 + jnp.cos(progress * jnp.pi))
        rng, drop = jax.random.split(rng)
        mixed = jnp.where(jax.random.bernoulli(drop, 0.5, inputs.shape), quantised_inputs, inputs)
        target = jax.nn.relu(inputs @ w + bias)

        def loss_fn(params):
            h = jnp.clip(jax.nn.sigmoid(params["v"]) * 1.2 - 0.1, 0, 1)
            rounded = jnp.clip(floor + h, -8, 7) * scale
            out = jax.nn.relu(mixed @ rounded + bias + params["shift"])
            reconstruction = ((out - target) ** 2).sum(1).mean()
            push = jnp.where(state.step < 1, 0.0, 0.01) * (1 - jnp.abs(2 * h - 1) ** beta).sum()
            return reconstruction + push, {"reconstruction": reconstruction, "undecided": ((h > 0.05) & (h < 0.95)).mean()}
        (loss, metrics), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        return state.apply_gradients(grads=g), rng, metrics | {"loss": loss, "beta": beta}

    w = scaled_draw(0, F, 10)
    rest = w / (jnp.abs(w).max(0) / 7)
    rest = jnp.clip(rest - jnp.floor(rest), 0.01, 0.99)
    params = {"v": -jnp.log(1.2 / (rest + 0.1) - 1), "shift": jnp.zeros(10)}
    state = state_type.create(apply_fn=None, params=params, tx=optax.adam(1e-2))
    x = draw(1, B, F)
    return Stranger(step, (state, {"w": w, "b": draw(2, 10) * 0.1}, x, x + 0.05 * draw(3, B, F), jax.random.PRNGKey(0)), (state.replace(step="counter", params="param", opt_state="opt"), "frozen", "batch", "batch", "rng"),
                    lambda a, r: (r[0], *a[1:4], r[1]), (0,), tolerance=2e-2)


ROUNDERS = {
    "observers_that_keep_ranges": observers_that_keep_ranges,
    "steps_learnt_with_scaled_gradients": steps_learnt_with_scaled_gradients,
    "clips_that_are_learnt": clips_that_are_learnt,
    "products_of_small_integers": products_of_small_integers,
    "codes_of_four_bits": codes_of_four_bits,
    "roundings_learnt_for_a_layer": roundings_learnt_for_a_layer,
}
