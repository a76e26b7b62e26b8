"""Models of several modalities as they are ported: pictures spliced into text or attended to, captions, flows of two streams, codebooks."""


import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from ports import masked_mean, scaled_draw, split_heads, token_rows, triangle
from pretrained import dense, dense_weights, layer_norm, norm_weights, rms_norm, join_heads, attention
from stranger import Stranger
from trained import cross_entropy

T = jax.tree_util.tree_map
B, S, D, H, V, L = 12, 8, 16, 2, 40, 2


def pictures_spliced_in():
    """A frozen tower's features of patches replace the places of a token in the text, by a running count of such tokens; projector and decoder are trained at unlike rates, the tower's last layer but one is read."""
    I, P, DV = V - 1, 4, 12

    def tower(p, pixels):
        x = lax.conv_general_dilated(pixels, p["patch"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        x = x.reshape(x.shape[0], -1, DV) + p["pos"]
        for q in p["layers"][:-1]:
            x = x + join_heads(attention(*(split_heads(x @ q[n]) for n in "qkv"))) @ q["o"]
        return x

    def step(state, frozen, batch):
        ids = batch["input_ids"]

        def loss_fn(p):
            features = lax.stop_gradient(tower(frozen, batch["pixel_values"]))
            features = jax.nn.gelu(features @ p["projector"]["w1"]) @ p["projector"]["w2"]
            here = ids == I
            where = jnp.clip(jnp.cumsum(here, 1) - 1, 0, P - 1)
            x = jnp.where(here[..., None], jnp.take_along_axis(features, where[..., None], 1), p["lm"]["embed"][ids])
            mask = triangle(ids.shape[1]) & (batch["attention_mask"][:, None, None] > 0)
            for q in p["lm"]["layers"]:
                x = x + join_heads(attention(*(split_heads(rms_norm(q["norm"], x) @ q[n]) for n in "qkv"), mask)) @ q["o"]
            logits = x[:, :-1] @ p["lm"]["embed"].T
            labels = batch["labels"][:, 1:]
            return masked_mean(cross_entropy(logits, jnp.maximum(labels, 0)), labels != -100)
        loss, g = jax.value_and_grad(loss_fn)(state.params)
        return state.apply_gradients(grads=g), {"loss": loss, "image_tokens": (ids == I).sum()}

    def layer(i, d):
        return {n: scaled_draw(i + j, d, d) for j, n in enumerate("qkvo")}
    frozen = {"patch": draw(0, 4, 4, 3, DV) * 0.2, "pos": draw(1, P, DV), "layers": [layer(10, DV), layer(20, DV), layer(25, DV)]}
    p = {"projector": {"w1": scaled_draw(2, DV, D), "w2": scaled_draw(3, D, D)}, "lm": {"embed": draw(4, V, D) * 0.3, "layers": [layer(30, D) | {"norm": jnp.ones(D)}, layer(40, D) | {"norm": jnp.ones(D)}]}}
    tx = optax.multi_transform({"projector": optax.adamw(1e-2), "lm": optax.adamw(1e-3)}, {"projector": "projector", "lm": "lm"})
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=tx)
    n, start = 12, whole(6, 4, B, 1)
    t = jnp.arange(n)
    ids = jnp.where((t >= start) & (t < start + P), I, whole(5, V - 1, B, n))
    batch = {"input_ids": ids, "pixel_values": draw(7, B, 8, 8, 3), "attention_mask": (t < 9 + whole(8, 3, B, 1)).astype(jnp.int32), "labels": jnp.where(t < start + P, -100, ids)}
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, frozen, batch), (kinds, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def pictures_attended_through_gates():
    """A frozen language model with gated cross-attention between its layers: latents resample each picture's features, text attends to the last picture before it, a tanh gate that starts at zero."""
    N, P, DV, R = 2, 4, 12, 3

    def attend(p, x, memory, mask=None):
        q, k, v = split_heads(x @ p["q"]), split_heads(memory @ p["k"]), split_heads(memory @ p["v"])
        return join_heads(attention(q, k, v, mask)) @ p["o"]

    def loss_fn(p, frozen, batch):
        feats = batch["vision"] + p["frame"][:, None]  # [B, N, P, DV]
        latents = jnp.broadcast_to(p["latents"], (B * N, R, D))
        media = (feats @ p["in"]).reshape(B * N, P, D)
        for q in p["resampler"]:
            latents = latents + attend(q, layer_norm(q["norm"], latents), jnp.concatenate([media, latents], 1))
        latents = latents.reshape(B, N * R, D)
        ids = batch["ids"]
        seen = jnp.cumsum(batch["media_locations"], 1)
        mask = seen[:, :, None] == jnp.repeat(jnp.arange(1, N + 1), R)
        x = frozen["embed"][ids[:, :-1]]
        mask = mask[:, :-1]
        for q, f in zip(p["cross"], frozen["layers"]):
            h = attend(q, layer_norm(q["norm"], x), latents, mask[:, None])
            x = x + jnp.tanh(q["gate"]) * jnp.where((seen[:, :-1] == 0)[..., None], 0.0, h)
            x = x + jnp.tanh(q["ff_gate"]) * (jax.nn.gelu(x @ q["up"]) @ q["down"])
            x = x + attend(f, x, x, triangle()) * 0.5
        each = cross_entropy(x @ frozen["embed"].T, ids[:, 1:])
        return masked_mean(each, (batch["media_locations"][:, 1:] == 0) & (ids[:, 1:] != 0))

    def step(params, opt_state, frozen, batch):
        loss, g = jax.value_and_grad(loss_fn)(params, frozen, batch)
        updates, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss, "gates": [jnp.tanh(q["gate"]) for q in params["cross"]]}

    def attn(i):
        return {n: scaled_draw(i + j, D, D) for j, n in enumerate("qkvo")}
    cross = lambda i: attn(i) | {"norm": norm_weights(D), "gate": jnp.zeros(()), "ff_gate": jnp.zeros(()), "up": scaled_draw(i + 5, D, 2 * D), "down": scaled_draw(i + 6, 2 * D, D)}
    p = {"frame": draw(0, N, DV), "in": scaled_draw(1, DV, D), "latents": draw(2, R, D), "resampler": [attn(10) | {"norm": norm_weights(D)}], "cross": [cross(20), cross(30)]}
    frozen = {"embed": draw(3, V, D) * 0.3, "layers": [attn(40), attn(50)]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-2, mask=lambda p: T(lambda x: x.ndim > 1, p)))
    batch = {"vision": draw(4, B, N, P, DV), "ids": token_rows(), "media_locations": (draw(6, B, S + 1) > 0.8).astype(jnp.int32)}
    return Stranger(step, (p, tx.init(p), frozen, batch), ("param", "opt", "frozen", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def captions_and_pairs():
    """Captions and contrast from one pass: text decoder in two halves, the first without pictures ends in a class token, pooled by attention with one query for contrast and several for captions; a temperature that is clipped after its update."""
    M = 6

    def block(p, x, mask=None, memory=None):
        h = layer_norm(p["n"], x)
        m = h if memory is None else memory
        x = x + join_heads(attention(*(split_heads(z @ p[n]) for n, z in (("q", h), ("k", m), ("v", m))), mask)) @ p["o"]
        return x + jax.nn.gelu(x @ p["up"]) @ p["down"]

    def normed(x):
        return x / jnp.linalg.norm(x, axis=-1, keepdims=True)

    def loss_fn(p, pixels, tokens):
        x = jnp.einsum("bnp,pd->bnd", pixels, p["patch"]) + p["vpos"]
        for q in p["vision"]:
            x = block(q, x)
        pooled = block(p["pool"], jnp.broadcast_to(p["queries"], (B, 3, D)), memory=x)
        image, memory = normed(pooled[:, 0] @ p["iproj"]), pooled[:, 1:]
        t = jnp.concatenate([p["embed"][tokens[:, :-1]], jnp.broadcast_to(p["cls"], (B, 1, D))], 1)
        pad = jnp.pad(tokens[:, :-1] != 0, ((0, 0), (0, 1)), constant_values=True)
        mask = triangle(S + 1) & ((jnp.arange(S + 1) < S)[:, None] | pad[:, None, None])
        for q in p["unimodal"]:
            t = block(q, t, mask)
        text = normed(t[:, -1] @ p["tproj"])
        t = t[:, :-1]
        for q in p["multimodal"]:
            t = block(q["cross"], block(q["self"], t, triangle()), memory=memory)
        caption = masked_mean(cross_entropy(t @ p["embed"].T, tokens[:, 1:]), tokens[:, 1:] != 0)
        logits = jnp.exp(p["temperature"]) * image @ text.T
        y = jnp.arange(B)
        contrast = (cross_entropy(logits, y).mean() + cross_entropy(logits.T, y).mean()) / 2
        return contrast + 2.0 * caption, (contrast, caption)

    def step(state, batch):
        (loss, (contrast, caption)), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params, batch["image"], batch["text"])
        state = state.apply_gradients(grads=g)
        params = {**state.params, "temperature": jnp.clip(state.params["temperature"], 0.0, jnp.log(100.0))}
        return state.replace(params=params), {"loss": loss, "contrastive": contrast, "caption": caption, "scale": jnp.exp(params["temperature"])}

    def layer(i):
        return {n: scaled_draw(i + j, D, D) for j, n in enumerate("qkvo")} | {"n": norm_weights(D), "up": scaled_draw(i + 5, D, 2 * D), "down": scaled_draw(i + 6, 2 * D, D)}
    p = {"patch": scaled_draw(0, M, D), "vpos": draw(1, 4, D), "vision": [layer(10)], "pool": layer(20), "queries": draw(2, 3, D), "iproj": scaled_draw(3, D, D), "tproj": scaled_draw(4, D, D),
         "embed": draw(5, V, D) * 0.3, "cls": draw(6, D), "unimodal": [layer(30)], "multimodal": [{"self": layer(40), "cross": layer(50)}], "temperature": jnp.float32(jnp.log(1 / 0.07))}
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=optax.adafactor(1e-2, min_dim_size_to_factor=8, multiply_by_parameter_scale=False, momentum=0.9, dtype_momentum=jnp.bfloat16))
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, {"image": draw(7, B, 4, M), "text": token_rows()}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-2)


def prefixes_seen_both_ways():
    """A prefix of picture and prompt that attends both ways, an answer that attends back: masks by a running sum of a flag of each token, positions by one of validity; vision frozen by `set_to_zero` in the optimizer, head tied, dropout of keys by fold_in."""
    M, P = 6, 3

    def net(p, batch, key):
        image = jnp.einsum("bnp,pd->bnd", batch["image"], p["img"]["embedding"]["kernel"]) + p["img"]["embedding"]["bias"]
        image = image + jax.nn.gelu(layer_norm(p["img"]["ln"], image) @ p["img"]["mlp"]["kernel"])
        image = dense(p["img"]["head"], image)
        text = p["llm"]["embedder"][batch["text"]] * jnp.sqrt(D)
        x = jnp.concatenate([image, text], 1)
        valid = jnp.concatenate([jnp.ones((B, P), bool), batch["mask_input"] > 0], 1)
        flag = jnp.concatenate([jnp.zeros((B, P), jnp.int32), batch["mask_ar"]], 1)
        level = jnp.cumsum(flag, 1)
        mask = (level[:, None] <= level[:, :, None]) & valid[:, None] & valid[:, :, None]
        position = jnp.cumsum(valid, 1) - 1
        for i, q in enumerate(p["llm"]["layers"]):
            h = rms_norm(q["pre"], x, 1.0)
            a, k, v = (split_heads(h @ q[n]) for n in "qkv")
            angle = (position[..., None] * 0.5 ** jnp.arange(D // H // 2))[:, :, None]
            turn = lambda z: jnp.concatenate([z[..., :4] * jnp.cos(angle) - z[..., 4:] * jnp.sin(angle), z[..., 4:] * jnp.cos(angle) + z[..., :4] * jnp.sin(angle)], -1)
            w = join_heads(attention(turn(a), turn(k), v, mask[:, None])) @ q["o"]
            keep = jax.random.bernoulli(jax.random.fold_in(key, i), 0.9, w.shape)
            x = x + jnp.where(keep, w / 0.9, 0)
        return rms_norm(p["llm"]["norm"], x[:, P:], 1.0) @ p["llm"]["embedder"].T

    def step(params, opt, rng, batch):
        rng, use = jax.random.split(rng)
        batch, targets = {**batch, "text": batch["text"][:, :-1], "mask_ar": batch["mask_ar"][:, :-1], "mask_input": batch["mask_input"][:, :-1]}, batch["text"][:, 1:]

        def loss_fn(params):
            logp = jax.nn.log_softmax(net(params, batch, use).astype(jnp.float32))
            w = batch["mask_loss"][:, 1:]
            picked = jnp.take_along_axis(logp, targets[..., None], -1)[..., 0]
            each = -jnp.sum(picked * w, -1) / jnp.clip(jnp.sum(w, -1), 1)
            return jnp.mean(each)
        measurements = {}
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt = tx.update(grads, opt, params)
        params = optax.apply_updates(params, updates)
        measurements["training_loss"] = loss
        for name, tree in (("grads", grads), ("params", params), ("updates", updates)):
            measurements[f"l2_{name}"] = jnp.sqrt(sum(jnp.vdot(x, x) for x in jax.tree.leaves(tree)))
        return params, opt, rng, measurements

    layer = lambda i: {n: scaled_draw(i + j, D, D) for j, n in enumerate("qkvo")} | {"pre": jnp.zeros(D)}
    p = {"img": {"embedding": {"kernel": scaled_draw(0, M, D), "bias": jnp.zeros(D)}, "ln": norm_weights(D), "mlp": {"kernel": scaled_draw(1, D, D)}, "head": dense_weights(2, D, D)},
         "llm": {"embedder": draw(4, V, D) * 0.3, "layers": [layer(10), layer(20)], "norm": jnp.zeros(D)}}
    labels = jax.tree_util.tree_map_with_path(lambda path, _: "off" if path[0].key == "img" and path[1].key != "head" else "on", p)
    tx = optax.multi_transform({"on": optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(mu_dtype=jnp.bfloat16), optax.add_decayed_weights(1e-4), optax.scale_by_learning_rate(1e-3)),
                                "off": optax.set_to_zero()}, labels)
    t = jnp.arange(S + 1)
    start = 2 + whole(8, 3, B, 1)
    batch = {"image": draw(7, B, P, M), "text": token_rows(), "mask_ar": (t >= start).astype(jnp.int32), "mask_input": (t < 7 + whole(9, 2, B, 1)).astype(jnp.int32), "mask_loss": ((t >= start) & (t < 7)).astype(jnp.float32)}
    kinds = {"img": {k: "param" if k == "head" else "frozen" for k in p["img"]}, "llm": "param"}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), batch), (kinds, "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=2e-3)


def two_streams_of_a_flow():
    """Rectified flow, two streams that attend together: times by a logit-normal of a key, modulation that starts at zero, norms of queries and keys, text dropped for guidance, patches cut by reshape; averages of parameters at two decays."""
    C, HW, P = 4, 4, 2

    def modulated(x, shift, scale):
        x = (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-6)
        return x * (1 + scale[:, None]) + shift[:, None]

    def net(p, x, t, text, pooled):
        b = x.shape[0]
        x = x.reshape(b, HW // P, P, HW // P, P, C).transpose(0, 1, 3, 2, 4, 5).reshape(b, (HW // P) ** 2, -1) @ p["patch"] + p["pos"]
        angle = t[:, None] * 1000 * jnp.exp(-jnp.log(1e4) * jnp.arange(D // 2) / (D // 2))
        c = jax.nn.silu(jnp.concatenate([jnp.cos(angle), jnp.sin(angle)], -1) @ p["time"]) + pooled @ p["pooled"]
        y = text @ p["context"]
        for q in p["layers"]:
            parts = []
            for name, z in (("x", x), ("y", y)):
                r = q[name]
                shift, scale, *rest = jnp.split(jax.nn.silu(c) @ r["ada"] + r["ada_b"], 6, -1)
                h = modulated(z, shift, scale)
                parts.append(([rms_norm(r["qk"][i], split_heads(h @ r[n])) if n != "v" else split_heads(h @ r[n]) for i, n in enumerate("qkv")], rest))
            qkv = [jnp.concatenate([a, b], 1) for a, b in zip(parts[0][0], parts[1][0])]
            o = join_heads(attention(*qkv))
            outs = []
            for name, z, part, (_, (gate, shift, scale, gate2)) in zip("xy", (x, y), (o[:, :x.shape[1]], o[:, x.shape[1]:]), parts):
                r = q[name]
                z = z + gate[:, None] * (part @ r["o"])
                outs.append(z + gate2[:, None] * (jax.nn.gelu(modulated(z, shift, scale) @ r["up"], approximate=True) @ r["down"]))
            x, y = outs
        shift, scale = jnp.split(jax.nn.silu(c) @ p["final"], 2, -1)
        x = modulated(x, shift, scale) @ p["out"]
        return x.reshape(b, HW // P, HW // P, P, P, C).transpose(0, 1, 3, 2, 4, 5).reshape(b, HW, HW, C)

    def step(state, batch):
        key, kt, kn, kd = jax.random.split(state["key"], 4)

        def loss_fn(p):
            t = jax.nn.sigmoid(jax.random.normal(kt, (B,)))
            noise = jax.random.normal(kn, batch["latents"].shape)
            drop = jax.random.bernoulli(kd, 0.2, (B,))
            text = jnp.where(drop[:, None, None], p["null"], batch["text"])
            pooled = jnp.where(drop[:, None], 0.0, batch["pooled"])
            x = (1 - t[:, None, None, None]) * batch["latents"] + t[:, None, None, None] * noise
            return jnp.square(net(p, x, t, text, pooled) - (noise - batch["latents"])).mean()
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        ema = {d: optax.incremental_update(params, state["ema"][d], 1 - float(d)) for d in state["ema"]}
        return {"params": params, "opt": opt, "ema": ema, "key": key, "step": state["step"] + 1}, {"loss": loss, "lr": schedule(state["step"])}

    def stream(i):
        return {n: scaled_draw(i + j, D, D) for j, n in enumerate("qkvo")} | {"ada": scaled_draw(i + 5, D, 6 * D) * 0.3, "ada_b": jnp.zeros(6 * D), "qk": jnp.ones((2, D // H)), "up": scaled_draw(i + 6, D, 2 * D), "down": scaled_draw(i + 7, 2 * D, D)}
    p = {"patch": scaled_draw(0, P * P * C, D), "pos": draw(1, (HW // P) ** 2, D), "time": scaled_draw(2, D, D), "pooled": scaled_draw(3, 8, D), "context": scaled_draw(4, 6, D), "null": draw(5, 3, 6),
         "layers": [{"x": stream(10), "y": stream(20)}, {"x": stream(30), "y": stream(40)}], "final": scaled_draw(6, D, 2 * D) * 0.1, "out": scaled_draw(7, D, P * P * C)}
    schedule = optax.warmup_constant_schedule(1e-4, 3e-3, 2)
    tx = optax.adamw(schedule, weight_decay=0.0)
    state = {"params": p, "opt": tx.init(p), "ema": {"0.99": p, "0.9": p}, "key": jax.random.key(3), "step": jnp.int32(0)}
    kinds = {"params": "param", "opt": "opt", "ema": "model_state", "key": "rng", "step": "counter"}
    batch = {"latents": draw(60, B, HW, HW, C), "text": draw(61, B, 3, 6), "pooled": draw(62, B, 8)}
    return Stranger(step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (), tolerance=2e-3)


def codebooks_with_delays():
    """Music in four codebooks: each delayed by one frame more by a gather of shifted indices, tables summed, a head for each, losses where the pattern is valid; cross-attention to text that is dropped by row."""
    K, F = 4, 6

    def loss_fn(p, codes, text, key):
        frames = codes.shape[-1]
        t = jnp.arange(frames + K - 1)
        source = t[None] - jnp.arange(K)[:, None]
        valid = (source >= 0) & (source < frames)
        delayed = jnp.where(valid, jnp.take_along_axis(codes, jnp.broadcast_to(jnp.clip(source, 0, frames - 1), (B, *source.shape)), 2), V)
        inputs = jnp.pad(delayed, ((0, 0), (0, 0), (1, 0)), constant_values=V)[..., :-1]
        x = sum(p["tables"][k][inputs[:, k]] for k in range(K))
        x = x + jnp.sin(t[:, None] * 0.5 ** jnp.arange(D))
        drop = jax.random.bernoulli(key, 0.2, (B, 1, 1))
        memory = jnp.where(drop, 0.0, text @ p["text"])
        for q in p["layers"]:
            h = layer_norm(q["n1"], x)
            x = x + join_heads(attention(*(split_heads(h @ q[n]) for n in "qkv"), triangle(frames + K - 1))) @ q["o"]
            h = layer_norm(q["n2"], x)
            x = x + join_heads(attention(split_heads(h @ q["cq"]), split_heads(memory @ q["ck"]), split_heads(memory @ q["cv"]))) @ q["co"]
        logits = jnp.einsum("btd,kdv->bktv", x, p["heads"])
        each = cross_entropy(logits, jnp.where(valid, delayed, 0))
        per_book = (each * valid).sum((0, 2)) / (B * valid.sum(-1))
        return per_book.mean(), per_book

    def step(params, opt, key, codes, text):
        key, use = jax.random.split(key)
        (loss, per_book), g = jax.value_and_grad(loss_fn, has_aux=True)(params, codes, text, use)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, key, {"loss": loss, **{f"ce_q{k + 1}": per_book[k] for k in range(K)}}
    layer = lambda i: {n: scaled_draw(i + j, D, D) for j, n in enumerate(("q", "k", "v", "o", "cq", "ck", "cv", "co"))} | {"n1": norm_weights(D), "n2": norm_weights(D)}
    p = {"tables": [draw(i, V + 1, D) * 0.3 for i in range(K)], "text": scaled_draw(8, 6, D), "layers": [layer(10), layer(20)], "heads": scaled_draw(9, K, D, V)}
    tx = optax.adamw(1e-3, b2=0.95, weight_decay=0.1)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), whole(60, V, B, K, F), draw(61, B, 3, 6)), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


SPLICED = {make.__name__: make for make in (
    pictures_spliced_in, pictures_attended_through_gates, captions_and_pairs, prefixes_seen_both_ways,
    two_streams_of_a_flow, codebooks_with_delays)}
