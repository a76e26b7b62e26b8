"""Recipes around a small language model: matmuls and weights in integers, work that is sent to the host, spikes that are cut by what
was, data that is weighted by domains."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from jax import lax
from jax.ad_checkpoint import checkpoint_name
from jax.experimental.compute_on import compute_on
from jax.sharding import Mesh, PartitionSpec
from stranger import Stranger

T = jax.tree_util.tree_map
B, S, D, V, L = 12, 8, 16, 40, 2


def _rms(x, w=1.0):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * w


def matmuls_in_integers():
    """Quantised training: both sides of each matmul scaled per row and column to int8, products in int32, gradients through by hand with noise by key; layers scanned, keys split for each."""
    def quantise(x, axis, key=None):
        scale = jnp.max(jnp.abs(x), axis, keepdims=True) / 127.5 + 1e-9
        y = x / scale
        y = y if key is None else y + jax.random.uniform(key, y.shape, minval=-0.5, maxval=0.5)
        return jnp.clip(jnp.round(y), -127, 127).astype(jnp.int8), scale

    def product(a, b, key=None):
        qa, sa = quantise(a, -1, key)
        qb, sb = quantise(b, 0)
        y = lax.dot_general(qa, qb, (((a.ndim - 1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
        return y.astype(jnp.float32) * sa * sb

    @jax.custom_vjp
    def dense(x, w, key):
        return product(x, w)

    def backward(kept, g):
        x, w, key = kept
        flat, gf = x.reshape(-1, x.shape[-1]), g.reshape(-1, g.shape[-1])
        return product(g, w.T, key), flat.T @ gf, np.zeros(key.shape, jax.dtypes.float0)
    dense.defvjp(lambda x, w, key: (product(x, w), (x, w, key)), backward)

    def step(state, batch):
        params, opt, key = state
        key, use = jax.random.split(key)

        def loss_fn(p):
            def layer(x, wk):
                w, k = wk
                k1, k2 = jax.random.split(k)
                return x + dense(jax.nn.relu(dense(_rms(x, w["scale"]), w["up"], k1)), w["down"], k2), None
            x, _ = lax.scan(layer, p["embed"][batch["ids"]], (p["layers"], jax.random.split(use, L)))
            logits = x.mean(1) @ p["head"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, batch["label"]).mean()
        loss, g = jax.value_and_grad(loss_fn)(params)
        u, opt = tx.update(g, opt, params)
        return (optax.apply_updates(params, u), opt, key), {"loss": loss}
    tx = optax.lion(1e-3, weight_decay=0.1)
    p = {"embed": draw(0, V, D), "layers": {"scale": jnp.ones((L, D)), "up": draw(1, L, D, 2 * D) * 0.25, "down": draw(2, L, 2 * D, D) * 0.2}, "head": draw(3, D, 5)}
    return Stranger(step, ((p, tx.init(p), jax.random.PRNGKey(2)), {"ids": whole(4, V, B, S), "label": whole(5, 5, B)}),
                    (("param", "opt", "rng"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-2)


def four_bits_and_adapters():
    """A base of integers that fit four bits, with a scale for each group of 8, narrowed and widened in every matmul; adapters with dropout by a key that is folded with the step; only their optimizer's state is kept."""
    def base(seed, i, o):
        w = draw(seed, i // 8, 8, o) * i**-0.5
        scale = jnp.abs(w).max(1, keepdims=True) / 7
        return {"q": jnp.round(w / scale).astype(jnp.int8), "scale": scale.astype(jnp.bfloat16)}
    frozen = {"embed": draw(0, V, D), "layers": [{n: base(10 * i + j, D, D) for j, n in enumerate(("a", "b"))} for i in range(L)], "head": draw(1, D, V)}
    adapters = [{n: {"lora_a": draw(60 + 10 * i + j, D, 4) * 0.2, "lora_b": jnp.zeros((4, D))} for j, n in enumerate(("a", "b"))} for i in range(L)]
    tx = optax.adamw(1e-2)

    def linear(w, a, x, key):
        wide = (w["q"].astype(jnp.int4).astype(jnp.bfloat16) * w["scale"]).reshape(D, D)
        kept = jnp.where(jax.random.bernoulli(key, 0.95, x.shape), x / 0.95, 0)
        return (x.astype(jnp.bfloat16) @ wide).astype(jnp.float32) + (kept @ a["lora_a"]) @ a["lora_b"] * 2.0

    def step(lora, opt, n, frozen, key, tokens, mask):
        keys = jax.random.split(jax.random.fold_in(key, n), 2 * L)

        def loss_fn(lora):
            x = frozen["embed"][tokens[:, :-1]]
            for i, (w, a) in enumerate(zip(frozen["layers"], lora)):
                x = x + jnp.cumsum(linear(w["b"], a["b"], jax.nn.silu(linear(w["a"], a["a"], _rms(x), keys[2 * i])), keys[2 * i + 1]), 1) / S
            each = optax.softmax_cross_entropy_with_integer_labels(_rms(x) @ frozen["head"], tokens[:, 1:])
            return (each * mask[:, 1:]).sum() / mask[:, 1:].sum()
        loss, g = jax.value_and_grad(loss_fn)(lora)
        u, opt = tx.update(g, opt, lora)
        return optax.apply_updates(lora, u), opt, n + 1, loss
    kinds = {"embed": "frozen", "layers": [{n: {"q": "const", "scale": "frozen"} for n in ("a", "b")} for _ in range(L)], "head": "frozen"}
    return Stranger(step, (adapters, tx.init(adapters), jnp.int32(0), frozen, jax.random.PRNGKey(1), whole(3, V, B, S + 1), (draw(4, B, S + 1) > -1).astype(jnp.float32)),
                    ("param", "opt", "counter", kinds, "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-2)


def optimizer_on_the_host():
    """Activations named and offloaded by a policy, the optimizer under `compute_on` the host, matmuls by an algorithm that is named."""
    tx = optax.adamw(1e-2)
    policy = jax.checkpoint_policies.save_and_offload_only_these_names(
        names_which_can_be_saved=["hidden"], names_which_can_be_offloaded=["wide"], offload_src="device", offload_dst="pinned_host")

    def block(x, w):
        h = checkpoint_name(jnp.dot(_rms(x), w["up"], precision=lax.DotAlgorithmPreset.BF16_BF16_F32_X3), "wide")
        return x + checkpoint_name(jnp.dot(jax.nn.gelu(h), w["down"], precision="highest"), "hidden")

    @compute_on("device_host")
    @jax.jit
    def apply(p, opt, g):
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt

    def step(p, opt, x, y):
        def loss_fn(p):
            h = p["embed"][x]
            for w in p["layers"]:
                h = jax.checkpoint(block, policy=policy)(h, w)
            return optax.softmax_cross_entropy_with_integer_labels(h.mean(1) @ p["head"], y).mean()
        loss, g = jax.value_and_grad(loss_fn)(p)
        p, opt = apply(p, opt, g)
        return p, opt, loss
    p = {"embed": draw(0, V, D), "layers": [{"up": draw(2 * i + 1, D, 2 * D) * 0.2, "down": draw(2 * i + 2, 2 * D, D) * 0.2} for i in range(L)], "head": draw(9, D, 5)}
    return Stranger(step, (p, tx.init(p), whole(1, V, B, S), whole(2, 5, B)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def clipped_by_history():
    """Spikes: a ring of the last gradient norms, its median and deviation decide whether the step is clipped or skipped; an average of losses and a count of tokens beside it."""
    tx = optax.adamw(3e-3)

    def step(state, tokens, mask):
        def loss_fn(p):
            x = p["embed"][tokens[:, :-1]]
            x = jnp.cumsum(x, 1) / jnp.arange(1, S + 1)[:, None]
            x = _rms(x + jax.nn.gelu(x @ p["up"]) @ p["down"])
            each = optax.softmax_cross_entropy_with_integer_labels(x @ p["embed"].T, tokens[:, 1:])
            return (each * mask[:, 1:]).sum() / mask[:, 1:].sum()
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        norm = optax.global_norm(g)
        ring = state["grad_norms"]
        middle, spread = jnp.median(ring), jnp.std(ring)
        z = (norm - middle) / (spread + 1e-6)
        g = T(lambda g: g * jnp.where(z > 2.5, (middle + 2.5 * spread) / norm, 1.0), g)
        skip = (loss > 3 * state["loss_ema"]) & (state["step"] > 1)
        u, opt = tx.update(g, state["opt"], state["params"])
        params, opt = T(lambda new, old: jnp.where(skip, old, new), (optax.apply_updates(state["params"], u), opt), (state["params"], state["opt"]))
        new = {"params": params, "opt": opt, "step": state["step"] + 1, "grad_norms": ring.at[state["step"] % 8].set(jnp.minimum(norm, 10.0)),
               "loss_ema": 0.9 * state["loss_ema"] + 0.1 * loss, "tokens_seen": state["tokens_seen"] + mask.sum(), "skipped": state["skipped"] + skip}
        return new, {"loss": loss, "grad_norm": norm, "z": z, "perplexity": jnp.exp(loss)}
    p = {"embed": draw(0, V, D) * 0.3, "up": draw(1, D, 2 * D) * 0.2, "down": draw(2, 2 * D, D) * 0.2}
    state = {"params": p, "opt": tx.init(p), "step": jnp.int32(0), "grad_norms": jnp.ones(8), "loss_ema": jnp.float32(4), "tokens_seen": jnp.float32(0), "skipped": jnp.int32(0)}
    kinds = {"params": "param", "opt": "opt", "step": "counter", "grad_norms": "opt_state", "loss_ema": "opt_state", "tokens_seen": "model_state", "skipped": "counter"}
    return Stranger(step, (state, whole(1, V, B, S + 1), (draw(3, B, S + 1) > -1).astype(jnp.float32)), (kinds, "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def domains_reweighted():
    """Weights of domains by the excess of a proxy's loss over a frozen reference's, by domain and token; exponentiated, smoothed with the uniform one and averaged over steps."""
    K = 4
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3))

    def net(p, tokens):
        x = p["embed"][tokens]
        x = jnp.cumsum(x, 1) / jnp.arange(1, S + 1)[:, None]
        return _rms(x + jax.nn.gelu(x @ p["up"]) @ p["down"]) @ p["head"]

    def step(state, reference, batch):
        tokens, domain, mask = batch["input_ids"], batch["domain_id"], batch["mask"]
        onehot = jax.nn.one_hot(domain, K)
        ref = optax.softmax_cross_entropy_with_integer_labels(net(reference, tokens[:, :-1]), tokens[:, 1:])

        def loss_fn(p):
            each = optax.softmax_cross_entropy_with_integer_labels(net(p, tokens[:, :-1]), tokens[:, 1:])
            excess = lax.stop_gradient(jnp.maximum(each - ref, 0.0)) * mask
            count = jnp.maximum(jnp.einsum("bt,bk->k", mask, onehot), 1.0)
            score = jnp.einsum("bt,bk->k", excess, onehot) / count
            raw = state["alpha"] * jnp.exp(1.0 * score)
            alpha = 0.95 * raw / raw.sum() + 0.05 / K
            per_domain = jnp.einsum("bt,bk->k", each * mask, onehot) / count
            return jnp.dot(alpha, per_domain), (alpha, per_domain, score)
        (loss, (alpha, per_domain, score)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        average = (state["average"] * state["step"] + alpha) / (state["step"] + 1)
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "alpha": alpha, "average": average, "step": state["step"] + 1}, {
            "loss": loss, **{f"loss/{k}": per_domain[k] for k in range(K)}, "excess": score}

    def weights(s):
        return {"embed": draw(s, V, D) * 0.3, "up": draw(s + 1, D, 2 * D) * 0.2, "down": draw(s + 2, 2 * D, D) * 0.2, "head": draw(s + 3, D, V) * 0.25}
    p = weights(0)
    state = {"params": p, "opt": tx.init(p), "alpha": jnp.full(K, 1 / K), "average": jnp.full(K, 1 / K), "step": jnp.float32(0)}
    kinds = {"params": "param", "opt": "opt", "alpha": "model_state", "average": "model_state", "step": "model_state"}
    batch = {"input_ids": whole(1, V, B, S + 1), "domain_id": whole(2, K, B), "mask": (draw(3, B, S) > -1).astype(jnp.float32)}
    return Stranger(step, (state, weights(20), batch), (kinds, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def devices_by_vmap():
    """A step for devices tried on one: `vmap` with a name of its axis over [devices, rows], gradients and counts by `psum` and `pmean` along it, keys folded with the index of the device; states are taken from the first one."""
    K, R = 12, 2
    tx = optax.adamw(3e-3)

    def of_a_device(p, opt, key, tokens, mask):
        key = jax.random.fold_in(key, lax.axis_index("batch"))

        def loss_fn(p):
            x = p["embed"][tokens[:, :-1]]
            x = jnp.where(jax.random.bernoulli(key, 0.9, x.shape), x / 0.9, 0)
            x = jnp.cumsum(x, 1) / jnp.arange(1, S + 1)[:, None]
            x = _rms(x + jax.nn.gelu(x @ p["up"]) @ p["down"])
            each = optax.softmax_cross_entropy_with_integer_labels(x @ p["embed"].T, tokens[:, 1:]) * mask
            return each.sum() / jnp.maximum(lax.psum(mask.sum(), "batch"), 1), each.sum()
        (loss, total), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        g = lax.psum(g, "batch")
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": lax.psum(loss, "batch"), "total": lax.psum(total, "batch"), "worst": lax.pmax(total, "batch")}

    def step(state, key, tokens, mask):
        key, use = jax.random.split(key)
        p, opt, metrics = jax.vmap(of_a_device, in_axes=(None, None, None, 0, 0), axis_name="batch")(*state, use, tokens, mask)
        return T(lambda x: x[0], (p, opt)), key, T(lambda x: x[0], metrics)
    p = {"embed": draw(0, V, D) * 0.3, "up": draw(1, D, 2 * D) * 0.2, "down": draw(2, 2 * D, D) * 0.2}
    return Stranger(step, ((p, tx.init(p)), jax.random.PRNGKey(3), whole(1, V, K, R, S + 1), (draw(3, K, R, S) > -1).astype(jnp.float32)),
                    (("param", "opt"), "rng", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def mapped_over_one_device():
    """Experts under `shard_map` on a mesh of one device, with sums and exchanges along its axes; in and out by specs, the step jitted inside; a policy that saves dots."""
    E = 4
    mesh = Mesh(np.array(jax.devices()[:1]).reshape(1, 1), ("data", "expert"))
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(2e-3))

    @functools.partial(jax.shard_map, mesh=mesh, in_specs=(PartitionSpec(("data", "expert")), PartitionSpec(), PartitionSpec("expert"), PartitionSpec("expert")), out_specs=(PartitionSpec(("data", "expert")), PartitionSpec()))
    def experts(x, router, w1, w2):
        gate = jax.nn.softmax(x @ router)
        top = jax.nn.one_hot(gate.argmax(-1), E) * gate
        inputs = jnp.einsum("bse,bsd->ebsd", (top > 0).astype(x.dtype), x)
        inputs = lax.all_to_all(inputs, "expert", 0, 1, tiled=True)
        h = jnp.einsum("ebsd,edf->ebsf", inputs, w1)
        h = lax.all_to_all(jnp.einsum("ebsf,efd->ebsd", jax.nn.silu(h), w2), "expert", 1, 0, tiled=True)
        balance = lax.pmean(E * (gate.mean((0, 1)) * (top > 0).mean((0, 1))).sum(), ("data", "expert"))
        return jnp.einsum("bse,ebsd->bsd", top, h), balance

    def step(p, opt, batch):
        @functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)
        def layer(x, q):
            y, balance = experts(_rms(x), q["router"], q["w1"], q["w2"])
            return x + y, balance

        def loss_fn(p):
            x, balances = lax.scan(layer, p["embed"][batch["ids"]], p["layers"])
            return optax.softmax_cross_entropy_with_integer_labels(_rms(x).mean(1) @ p["head"], batch["y"]).mean() + 0.01 * balances.sum()
        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": loss}
    p = {"embed": draw(0, V, D), "head": draw(1, D, 5) * 0.3, "layers": {"router": draw(2, L, D, E), "w1": draw(3, L, E, D, D) * 0.25, "w2": draw(4, L, E, D, D) * 0.25}}
    return Stranger(jax.jit(step), (p, tx.init(p), {"ids": whole(5, V, B, S), "y": whole(6, 5, B)}), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-3)


def chunks_of_rows_mapped():
    """Long rows in pieces: `lax.map` over chunks of tokens with a batch of them at a time, losses and entropies of each chunk rematerialised, correct answers counted; totals of tokens are states in integers and the loss is a sum that is divided outside."""
    tx = optax.sgd(0.05, momentum=0.9, nesterov=True, accumulator_dtype=jnp.bfloat16)

    def step(state, batch):
        def loss_fn(p):
            x = p["embed"][batch["tokens"][:, :-1]]
            x = _rms(jnp.cumsum(x @ p["mix"], 1) / jnp.arange(1, S + 1)[:, None] + x)
            parts = x.reshape(B, 4, S // 4, D).swapaxes(0, 1), batch["tokens"][:, 1:].reshape(B, 4, S // 4).swapaxes(0, 1)

            @jax.checkpoint
            def chunk(xy):
                logp = jax.nn.log_softmax(xy[0] @ p["head"])
                nll = -jnp.take_along_axis(logp, jnp.maximum(xy[1], 0)[..., None], -1)[..., 0]
                valid = xy[1] != 0
                return (nll * valid).sum(-1), (-(jnp.exp(logp) * logp).sum(-1) * valid).sum(-1), ((logp.argmax(-1) == xy[1]) & valid).sum(-1)
            nll, entropy, right = lax.map(chunk, parts, batch_size=2)
            count = (batch["tokens"][:, 1:] != 0).sum()
            return nll.sum() / count, (entropy.sum() / count, right.sum(), count)
        (loss, (entropy, right, count)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "seen": state["seen"] + count, "right": state["right"] + right}, (loss, entropy)
    p = {"embed": draw(0, V, D) * 0.3, "mix": draw(1, D, D) * 0.25, "head": draw(2, D, V) * 0.25}
    state = {"params": p, "opt": tx.init(p), "seen": jnp.int32(0), "right": jnp.int32(0)}
    return Stranger(step, (state, {"tokens": whole(3, V, B, S + 1)}), ({"params": "param", "opt": "opt", "seen": "counter", "right": "counter"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-2)


RECIPES = {make.__name__: make for make in (
    matmuls_in_integers, four_bits_and_adapters, optimizer_on_the_host, clipped_by_history, domains_reweighted,
    devices_by_vmap, mapped_over_one_device, chunks_of_rows_mapped)}
