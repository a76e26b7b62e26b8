"""Language models as they are tuned: adapters, preferences, teachers, odd losses."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from stranger import Stranger

B, T, V, E, HEADS = 8, 12, 48, 32, 4


def _block(seed, width=E, inner=64):
    return {
        "ln1": jnp.ones(width),
        "qkv": draw(seed, width, 3, width) * 0.15,
        "out": draw(seed + 1, width, width) * 0.15,
        "ln2": jnp.ones(width),
        "up": draw(seed + 2, width, inner) * 0.15,
        "down": draw(seed + 3, inner, width) * 0.15,
    }


def _lm(seed=0, layers=2, vocabulary=V):
    return {
        "wte": draw(seed, vocabulary, E) * 0.1,
        "wpe": draw(seed + 1, T, E) * 0.1,
        "ln": jnp.ones(E),
        "h": [_block(seed + 10 + 4 * i) for i in range(layers)],
    }


def _norm(x, g):
    return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * g


def _attend(q, k, v, mask):
    q, k, v = (t.reshape(*t.shape[:2], HEADS, -1) for t in (q, k, v))
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(mask, s, -1e9)), v).reshape(*q.shape[:2], -1)


def _forward(p, ids, mask=None, project=lambda layer, name, x, w: jnp.tensordot(x, w, 1), hook=lambda i, x: x):
    causal = jnp.tril(jnp.ones((ids.shape[1], ids.shape[1]), bool))[None, None]
    mask = causal if mask is None else causal & mask[:, None, None, :].astype(bool)
    x = p["wte"][ids] + p["wpe"][: ids.shape[1]]
    for i, b in enumerate(p["h"]):
        qkv = project(i, "qkv", _norm(x, b["ln1"]), b["qkv"])
        x = x + hook(i, project(i, "out", _attend(*(qkv[..., j, :] for j in range(3)), mask), b["out"]))
        x = x + project(i, "down", jax.nn.gelu(project(i, "up", _norm(x, b["ln2"]), b["up"])), b["down"])
    return _norm(x, p["ln"])


def _logp(p, ids, mask=None, **more):
    return jax.nn.log_softmax(_forward(p, ids, mask, **more) @ p["wte"].T)


def _picked(logp, ids):
    return jnp.take_along_axis(logp[:, :-1], ids[:, 1:, None], -1)[..., 0]


def quantised_adapters():
    """QLoRA: the base is 4-bit codes with a scale per block of 16, dequantised by a table of levels; adapters on two
    weights."""
    levels = jnp.asarray(np.linspace(-1, 1, 16) ** 3 * 0.5 + np.linspace(-1, 1, 16) * 0.5, jnp.float32)
    base = _lm()

    def pack(w):
        flat = np.asarray(w).reshape(-1, 16)
        scale = np.abs(flat).max(1, keepdims=True) + 1e-8
        code = np.abs(flat[..., None] / scale[..., None] - np.asarray(levels)).argmin(-1).astype(np.uint8)
        return {"q": jnp.asarray(code[:, ::2] * 16 + code[:, 1::2]), "s": jnp.asarray(scale[:, 0], jnp.float16)}

    def unpack(t, shape):
        code = jnp.stack([t["q"] >> 4, t["q"] & 15], -1).reshape(t["q"].shape[0], 16)
        return (levels[code] * t["s"].astype(jnp.float32)[:, None]).reshape(shape)

    shapes = {n: base["h"][0][n].shape for n in ("qkv", "out", "up", "down")}
    packed = [{n: pack(b[n]) for n in shapes} for b in base["h"]]
    rest = {**base, "h": [{"ln1": b["ln1"], "ln2": b["ln2"]} for b in base["h"]]}
    lora = [
        {
            "qkv": {"a": draw(50 + i, E, 4) * 0.1, "b": jnp.zeros((4, 3, E))},
            "up": {"a": draw(60 + i, E, 4) * 0.1, "b": jnp.zeros((4, 64))},
        }
        for i in range(2)
    ]
    tx = optax.adamw(3e-3)

    def step(lora, opt, rest, packed, batch):
        full = {**rest, "h": [{**r, **{n: unpack(q[n], shapes[n]) for n in shapes}} for r, q in zip(rest["h"], packed)]}

        def project(i, name, x, w):
            y = jnp.tensordot(x, w, 1)
            return y + jnp.tensordot(x @ current[i][name]["a"], current[i][name]["b"], 1) * 2.0 if name in current[i] else y

        def loss_fn(lora):
            nonlocal current
            current = lora
            nll = -_picked(_logp(full, batch["input_ids"], batch["attention_mask"], project=project), batch["input_ids"])
            m = batch["loss_mask"][:, 1:]
            return (nll * m).sum() / jnp.maximum(m.sum(), 1)

        current = None
        loss, g = jax.value_and_grad(loss_fn)(lora)
        u, opt = tx.update(g, opt, lora)
        return optax.apply_updates(lora, u), opt, loss

    kinds = [jax.tree.map(lambda v: "const" if v.dtype == jnp.uint8 else "frozen", q) for q in packed]
    mask = (jnp.arange(T)[None] < whole(1, 5, B)[:, None] + 8).astype(jnp.int32)
    batch = {"input_ids": whole(2, V, B, T), "attention_mask": mask, "loss_mask": mask * (jnp.arange(T) > 3)}
    return Stranger(
        step,
        (lora, tx.init(lora), rest, packed, batch),
        ("param", "opt", "frozen", kinds, "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
        (0, 1),
    )


def scaled_activations():
    """IA3: vectors that scale keys, values and the inner activations; everything else is closed over by a frozen tree."""
    base = _lm(3)
    p = [{"k": jnp.ones(E), "v": jnp.ones(E), "ff": jnp.ones(64)} for _ in base["h"]]
    tx = optax.adafactor(1e-2)

    def step(state, base, ids, labels):
        def loss_fn(p):
            def project(i, name, x, w):
                y = jnp.tensordot(x, w, 1)
                if name == "qkv":
                    y = y * jnp.stack([jnp.ones(E), p[i]["k"], p[i]["v"]])
                return y * p[i]["ff"] if name == "up" else y

            logp = _logp(base, ids, project=project)
            valid = labels != -100
            nll = -jnp.take_along_axis(logp, jnp.where(valid, labels, 0)[..., None], -1)[..., 0]
            return jnp.where(valid, nll, 0).sum() / valid.sum()

        loss, g = jax.value_and_grad(loss_fn)(state["p"])
        u, o = tx.update(g, state["o"], state["p"])
        return {"p": optax.apply_updates(state["p"], u), "o": o, "n": state["n"] + 1}, loss

    labels = jnp.where(whole(5, 3, B, T) == 0, -100, whole(6, V, B, T))
    return Stranger(
        step,
        ({"p": p, "o": tx.init(p), "n": jnp.int32(0)}, base, whole(7, V, B, T), labels),
        ({"p": "param", "o": "opt", "n": "step"}, "frozen", "batch", "batch"),
        lambda a, r: (r[0], a[1], a[2], a[3]),
    )


def bottleneck_adapters():
    """Houlsby adapters stacked over layers [L, ...] and a frozen stacked transformer scanned over layers, with a trained
    head."""
    L = 3
    base = jax.tree.map(lambda *v: jnp.stack(v), *[_block(10 * i) for i in range(L)])
    emb = draw(90, V, E) * 0.1
    p = {"down": draw(91, L, E, 8) * 0.1, "up": jnp.zeros((L, 8, E)), "head": draw(92, E, 3) * 0.1, "bias": jnp.zeros(3)}
    tx = optax.multi_transform(
        {"a": optax.adamw(1e-3), "h": optax.adamw(1e-2)}, {"down": "a", "up": "a", "head": "h", "bias": "h"}
    )

    def step(p, opt, base, emb, ids, mask, y):
        def loss_fn(p):
            def layer(x, w):
                b, down, up = w
                qkv = jnp.tensordot(_norm(x, b["ln1"]), b["qkv"], 1)
                x = x + _attend(*(qkv[..., j, :] for j in range(3)), mask[:, None, None])
                x = x + jax.nn.gelu(_norm(x, b["ln2"]) @ b["up"]) @ b["down"]
                return x + jax.nn.relu(x @ down) @ up, None

            x, _ = jax.lax.scan(jax.checkpoint(layer), emb[ids], (base, p["down"], p["up"]))
            pooled = (x * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
            logits = pooled @ p["head"] + p["bias"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), (logits.argmax(-1) == y).mean()

        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": loss, "accuracy": acc}

    mask = jnp.arange(T)[None] < whole(93, 6, 16)[:, None] + 6
    kinds = jax.tree.map(lambda v: "frozen", base)
    kinds["out"] = "frozen"
    return Stranger(
        step,
        (p, tx.init(p), base, emb, whole(94, V, 16, T), mask, whole(95, 3, 16)),
        ("param", "opt", kinds, "frozen", "batch", "batch", "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
    )


def preferences_concatenated():
    """DPO as in TRL: chosen and rejected behind one another in the model, halves taken apart; rewards and accuracies
    returned."""
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.rmsprop(1e-4))

    def seq(p, ids, mask):
        return (_picked(_logp(p, ids), ids) * mask[:, 1:]).sum(1)

    def step(policy, opt, reference, batch):
        ids = jnp.concatenate([batch["chosen"], batch["rejected"]])
        mask = jnp.concatenate([batch["chosen_mask"], batch["rejected_mask"]])
        ref = jax.lax.stop_gradient(seq(reference, ids, mask))

        def loss_fn(p):
            d = seq(p, ids, mask) - ref
            win, lose = d[:B], d[B:]
            h = 0.1 * (win - lose)
            loss = -jax.nn.log_sigmoid(h) * 0.9 - jax.nn.log_sigmoid(-h) * 0.1
            return loss.mean(), {
                "reward_acc": (win > lose).mean(),
                "margin": (win - lose).mean(),
                "chosen": 0.1 * win,
                "rejected": 0.1 * lose,
            }

        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(policy)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(policy, u), opt, loss, aux

    policy = _lm()
    m = (whole(4, 4, B, T) > 0).astype(jnp.float32)
    batch = {"chosen": whole(1, V, B, T), "rejected": whole(2, V, B, T), "chosen_mask": m, "rejected_mask": 1 - m * 0.5}
    return Stranger(
        step,
        (policy, tx.init(policy), jax.tree.map(lambda v: v * 1.02, policy), batch),
        ("param", "opt", "frozen", "batch"),
        lambda a, r: (r[0], r[1], a[2], a[3]),
        (0, 1),
        tolerance=1e-3,
    )


def grouped_policy():
    """GRPO: prompts with G answers each [P, G, T]; rewards normalised in the group, a KL to the reference by k3, token
    means."""
    P, G = 4, 4
    tx = optax.adamw(1e-3, b2=0.99)

    def step(state, reference, tokens, completion_mask, rewards, old_logp):
        adv = (rewards - rewards.mean(1, keepdims=True)) / (rewards.std(1, keepdims=True) + 1e-4)

        def loss_fn(p):
            flat = tokens.reshape(P * G, T)
            lp = _picked(_logp(p, flat), flat).reshape(P, G, T - 1)
            ref = _picked(_logp(reference, flat), flat).reshape(P, G, T - 1)
            ratio = jnp.exp(lp - old_logp)
            pg = jnp.minimum(ratio * adv[..., None], jnp.clip(ratio, 0.8, 1.28) * adv[..., None])
            kl = jnp.exp(ref - lp) - (ref - lp) - 1
            m = completion_mask[..., 1:]
            per = ((pg - 0.04 * kl) * m).sum(-1) / m.sum(-1)
            return -per.mean(), {
                "kl": (kl * m).sum() / m.sum(),
                "clipfrac": (jnp.abs(ratio - 1) > 0.2).mean(),
                "reward": rewards.mean(),
            }

        (loss, info), g = jax.value_and_grad(loss_fn, has_aux=True)(state[0])
        u, opt = tx.update(g, state[1], state[0])
        return (optax.apply_updates(state[0], u), opt), {"loss": loss, "grad_norm": optax.global_norm(g), **info}

    p = _lm()
    mask = jnp.broadcast_to((jnp.arange(T) >= 4).astype(jnp.float32), (P, G, T))
    return Stranger(
        step,
        (
            (p, tx.init(p)),
            jax.tree.map(lambda v: v * 1.02, p),
            whole(1, V, P, G, T),
            mask,
            draw(2, P, G),
            -jnp.abs(draw(3, P, G, T - 1)) - 3,
        ),
        (("param", "opt"), "frozen", *["batch"] * 4),
        lambda a, r: (r[0], *a[1:]),
        (0,),
        tolerance=1e-3,
    )


def value_head_feedback():
    """RLHF by PPO: policy with a value head, a frozen reference and a frozen reward model, whitened advantages, an
    adaptive KL weight."""
    tx = optax.adam(1e-3)

    def whiten(x, m):
        mean = (x * m).sum() / m.sum()
        var = (((x - mean) ** 2) * m).sum() / m.sum()
        return (x - mean) * jax.lax.rsqrt(var + 1e-8)

    def step(st, ref, rm, batch):
        ids, m = batch["ids"], batch["mask"][:, 1:]
        score = (_forward(rm["lm"], ids) @ rm["head"])[:, -1, 0]
        ref_lp = _picked(_logp(ref, ids), ids)
        kl = batch["logp"] - ref_lp
        r = -st["beta"] * kl * m
        r = r.at[:, -1].add(score)

        def back(carry, x):
            rew, v, nv = x
            carry = rew + nv - v + 0.95 * carry
            return carry, carry

        v = batch["values"][:, 1:]
        nv = jnp.concatenate([v[:, 1:], jnp.zeros((B, 1))], 1)
        _, adv = jax.lax.scan(back, jnp.zeros(B), (r.T, v.T, nv.T), reverse=True)
        adv = adv.T
        ret, adv = adv + v, whiten(adv, m)

        def loss_fn(p):
            h = _forward(p["lm"], ids)
            lp = _picked(jax.nn.log_softmax(h @ p["lm"]["wte"].T), ids)
            ratio = jnp.exp(lp - batch["logp"])
            pg = jnp.maximum(-adv * ratio, -adv * jnp.clip(ratio, 0.8, 1.2))
            vl = ((h @ p["v"])[:, 1:, 0] - ret) ** 2
            return ((pg + 0.1 * vl) * m).sum() / m.sum()

        loss, g = jax.value_and_grad(loss_fn)(st["p"])
        u, o = tx.update(g, st["o"])
        seen = (kl * m).sum() / m.sum()
        beta = st["beta"] * (1 + jnp.clip(seen / 6.0 - 1, -0.2, 0.2) * 0.1)
        return {"p": optax.apply_updates(st["p"], u), "o": o, "beta": beta}, {"loss": loss, "kl": seen, "score": score.mean()}

    p = {"lm": _lm(), "v": draw(70, E, 1) * 0.1}
    st = {"p": p, "o": tx.init(p), "beta": jnp.float32(0.2)}
    batch = {
        "ids": whole(1, V, B, T),
        "mask": (whole(2, 4, B, T) > 0).astype(jnp.float32),
        "logp": -jnp.abs(draw(3, B, T - 1)) - 3,
        "values": draw(4, B, T),
    }
    return Stranger(
        step,
        (st, _lm(100), {"lm": _lm(200, 1), "head": draw(71, E, 1)}, batch),
        ({"p": "param", "o": "opt", "beta": "model_state"}, "frozen", "frozen", "batch"),
        lambda a, r: (r[0], *a[1:]),
        tolerance=1e-3,
    )


def layerwise_distillation():
    """TinyBERT: a student's hidden states through learnt maps on a teacher's, attention maps, soft targets at a temperature."""
    teacher, student = _lm(0, 2), _lm(300, 1)
    p = {"student": student, "maps": [draw(400, E, E) * 0.2, draw(401, E, E) * 0.2]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))

    def step(p, opt, teacher, x, mask):
        seen = []
        t_hidden = _forward(teacher, x, mask, hook=lambda i, h: (seen.append(h), h)[1])
        t_logits = t_hidden @ teacher["wte"].T
        t_layers, seen2 = list(seen), []

        def loss_fn(p):
            seen2.clear()
            h = _forward(p["student"], x, mask, hook=lambda i, h: (seen2.append(h), h)[1])
            m = mask[..., None]
            hidden = sum(
                (((s @ w - t) * m) ** 2).sum() / m.sum() for s, t, w in zip([seen2[0], h], [t_layers[1], t_hidden], p["maps"])
            )
            soft = optax.losses.kl_divergence(jax.nn.log_softmax(h @ p["student"]["wte"].T / 2), jax.nn.softmax(t_logits / 2))
            hard = -_picked(jax.nn.log_softmax(h @ p["student"]["wte"].T), x)
            return 0.01 * hidden + 4 * (soft * mask).sum() / mask.sum() + 0.1 * (hard * mask[:, 1:]).sum() / mask[:, 1:].sum()

        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, loss

    mask = (jnp.arange(T)[None] < whole(9, 4, B)[:, None] + 9).astype(jnp.float32)
    return Stranger(
        step,
        (p, tx.init(p), teacher, whole(10, V, B, T), mask),
        ("param", "opt", "frozen", "batch", "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
    )


def replaced_tokens():
    """ELECTRA: a small generator fills masks, Gumbel samples go to the discriminator, embeddings are shared by both."""
    tx = optax.lamb(1e-3)

    def step(params, opt, rng, ids, attention):
        rng, a, b = jax.random.split(rng, 3)
        masked = jax.random.bernoulli(a, 0.25, ids.shape) & (attention > 0)
        noise = jax.random.gumbel(b, (*ids.shape, V))

        def loss_fn(p):
            gen = {**p["gen"], "wte": p["emb"]}
            logits = _forward(gen, jnp.where(masked, V - 1, ids), attention) @ p["emb"].T
            mlm = optax.softmax_cross_entropy_with_integer_labels(logits, ids)
            sampled = jax.lax.stop_gradient((logits + noise).argmax(-1))
            corrupt = jnp.where(masked, sampled, ids)
            score = (_forward({**p["disc"], "wte": p["emb"]}, corrupt, attention) @ p["rtd"])[..., 0]
            rtd = optax.sigmoid_binary_cross_entropy(score, (corrupt != ids).astype(jnp.float32))
            return (mlm * masked).sum() / masked.sum() + 50 * (rtd * attention).sum() / attention.sum(), (
                (score > 0) == (corrupt != ids)
            ).mean()

        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, rng, loss, acc

    gen, disc = _lm(0, 1), _lm(50, 2)
    emb = gen.pop("wte")
    disc.pop("wte")
    p = {"gen": gen, "disc": disc, "emb": emb, "rtd": draw(80, E, 1) * 0.1}
    attention = (jnp.arange(T)[None] < whole(81, 4, 16)[:, None] + 9).astype(jnp.float32)
    return Stranger(
        step,
        (p, tx.init(p), jax.random.PRNGKey(4), whole(82, V - 1, 16, T), attention),
        ("param", "opt", "rng", "batch", "batch"),
        lambda a, r: (*r[:3], a[3], a[4]),
        (0, 1),
        tolerance=1e-3,
    )


ADAPTATION = {
    make.__name__: make
    for make in (
        quantised_adapters,
        scaled_activations,
        bottleneck_adapters,
        preferences_concatenated,
        grouped_policy,
        value_head_feedback,
        layerwise_distillation,
        replaced_tokens,
    )
}
