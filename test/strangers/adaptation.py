"""Language models as they are tuned and trained: adapters, preferences, teachers, long sequences, odd losses."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

from generative import draw, whole
from stranger import Stranger

B, T, V, E, HEADS = 8, 12, 48, 32, 4


def _block(seed, width=E, inner=64):
    return {"ln1": jnp.ones(width), "qkv": draw(seed, width, 3, width) * 0.15, "out": draw(seed + 1, width, width) * 0.15,
            "ln2": jnp.ones(width), "up": draw(seed + 2, width, inner) * 0.15, "down": draw(seed + 3, inner, width) * 0.15}


def _lm(seed=0, layers=2, vocabulary=V):
    return {"wte": draw(seed, vocabulary, E) * 0.1, "wpe": draw(seed + 1, T, E) * 0.1, "ln": jnp.ones(E),
            "h": [_block(seed + 10 + 4 * i) for i in range(layers)]}


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
    """QLoRA: the base is 4-bit codes with a scale per block of 16, dequantised by a table of levels; adapters on two weights."""
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
    lora = [{"qkv": {"a": draw(50 + i, E, 4) * 0.1, "b": jnp.zeros((4, 3, E))}, "up": {"a": draw(60 + i, E, 4) * 0.1, "b": jnp.zeros((4, 64))}}
            for i in range(2)]
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
    return Stranger(step, (lora, tx.init(lora), rest, packed, batch), ("param", "opt", "frozen", kinds, "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]), (0, 1))


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
    return Stranger(step, ({"p": p, "o": tx.init(p), "n": jnp.int32(0)}, base, whole(7, V, B, T), labels),
                    ({"p": "param", "o": "opt", "n": "step"}, "frozen", "batch", "batch"), lambda a, r: (r[0], a[1], a[2], a[3]))


def bottleneck_adapters():
    """Houlsby adapters stacked over layers [L, ...] and a frozen stacked transformer scanned over layers, with a trained head."""
    L = 3
    base = jax.tree.map(lambda *v: jnp.stack(v), *[_block(10 * i) for i in range(L)])
    emb = draw(90, V, E) * 0.1
    p = {"down": draw(91, L, E, 8) * 0.1, "up": jnp.zeros((L, 8, E)), "head": draw(92, E, 3) * 0.1, "bias": jnp.zeros(3)}
    tx = optax.multi_transform({"a": optax.adamw(1e-3), "h": optax.adamw(1e-2)}, {"down": "a", "up": "a", "head": "h", "bias": "h"})

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
    return Stranger(step, (p, tx.init(p), base, emb, whole(94, V, 16, T), mask, whole(95, 3, 16)),
                    ("param", "opt", kinds, "frozen", "batch", "batch", "batch"), lambda a, r: (r[0], r[1], *a[2:]))


def preferences_concatenated():
    """DPO as in TRL: chosen and rejected behind one another in the model, halves taken apart; rewards and accuracies returned."""
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
            return loss.mean(), {"reward_acc": (win > lose).mean(), "margin": (win - lose).mean(), "chosen": 0.1 * win, "rejected": 0.1 * lose}
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(policy)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(policy, u), opt, loss, aux
    policy = _lm()
    m = (whole(4, 4, B, T) > 0).astype(jnp.float32)
    batch = {"chosen": whole(1, V, B, T), "rejected": whole(2, V, B, T), "chosen_mask": m, "rejected_mask": 1 - m * 0.5}
    return Stranger(step, (policy, tx.init(policy), jax.tree.map(lambda v: v * 1.02, policy), batch), ("param", "opt", "frozen", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), (0, 1), tolerance=1e-3)


def grouped_policy():
    """GRPO: prompts with G answers each [P, G, T]; rewards normalised in the group, a KL to the reference by k3, token means."""
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
            return -per.mean(), {"kl": (kl * m).sum() / m.sum(), "clipfrac": (jnp.abs(ratio - 1) > 0.2).mean(), "reward": rewards.mean()}
        (loss, info), g = jax.value_and_grad(loss_fn, has_aux=True)(state[0])
        u, opt = tx.update(g, state[1], state[0])
        return (optax.apply_updates(state[0], u), opt), {"loss": loss, "grad_norm": optax.global_norm(g), **info}
    p = _lm()
    mask = jnp.broadcast_to((jnp.arange(T) >= 4).astype(jnp.float32), (P, G, T))
    return Stranger(step, ((p, tx.init(p)), jax.tree.map(lambda v: v * 1.02, p), whole(1, V, P, G, T), mask, draw(2, P, G),
                           -jnp.abs(draw(3, P, G, T - 1)) - 3), (("param", "opt"), "frozen", *["batch"] * 4), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def value_head_feedback():
    """RLHF by PPO: policy with a value head, a frozen reference and a frozen reward model, whitened advantages, an adaptive KL weight."""
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
            vl = (((h @ p["v"])[:, 1:, 0] - ret) ** 2)
            return ((pg + 0.1 * vl) * m).sum() / m.sum()
        loss, g = jax.value_and_grad(loss_fn)(st["p"])
        u, o = tx.update(g, st["o"])
        seen = (kl * m).sum() / m.sum()
        beta = st["beta"] * (1 + jnp.clip(seen / 6.0 - 1, -0.2, 0.2) * 0.1)
        return {"p": optax.apply_updates(st["p"], u), "o": o, "beta": beta}, {"loss": loss, "kl": seen, "score": score.mean()}
    p = {"lm": _lm(), "v": draw(70, E, 1) * 0.1}
    st = {"p": p, "o": tx.init(p), "beta": jnp.float32(0.2)}
    batch = {"ids": whole(1, V, B, T), "mask": (whole(2, 4, B, T) > 0).astype(jnp.float32), "logp": -jnp.abs(draw(3, B, T - 1)) - 3,
             "values": draw(4, B, T)}
    return Stranger(step, (st, _lm(100), {"lm": _lm(200, 1), "head": draw(71, E, 1)}, batch),
                    ({"p": "param", "o": "opt", "beta": "model_state"}, "frozen", "frozen", "batch"), lambda a, r: (r[0], *a[1:]), tolerance=1e-3)


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
            hidden = sum((((s @ w - t) * m) ** 2).sum() / m.sum() for s, t, w in zip([seen2[0], h], [t_layers[1], t_hidden], p["maps"]))
            soft = optax.losses.kl_divergence(jax.nn.log_softmax(h @ p["student"]["wte"].T / 2), jax.nn.softmax(t_logits / 2))
            hard = -_picked(jax.nn.log_softmax(h @ p["student"]["wte"].T), x)
            return 0.01 * hidden + 4 * (soft * mask).sum() / mask.sum() + 0.1 * (hard * mask[:, 1:]).sum() / mask[:, 1:].sum()
        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, loss
    mask = (jnp.arange(T)[None] < whole(9, 4, B)[:, None] + 9).astype(jnp.float32)
    return Stranger(step, (p, tx.init(p), teacher, whole(10, V, B, T), mask), ("param", "opt", "frozen", "batch", "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]))


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
            return (mlm * masked).sum() / masked.sum() + 50 * (rtd * attention).sum() / attention.sum(), ((score > 0) == (corrupt != ids)).mean()
        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt, params)
        return optax.apply_updates(params, u), opt, rng, loss, acc
    gen, disc = _lm(0, 1), _lm(50, 2)
    emb = gen.pop("wte")
    disc.pop("wte")
    p = {"gen": gen, "disc": disc, "emb": emb, "rtd": draw(80, E, 1) * 0.1}
    attention = (jnp.arange(T)[None] < whole(81, 4, 16)[:, None] + 9).astype(jnp.float32)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(4), whole(82, V - 1, 16, T), attention), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], a[3], a[4]), (0, 1), tolerance=1e-3)


def translation_shifted():
    """An encoder-decoder with labels shifted to the right inside, buckets of relative positions, z-loss, label smoothing, Adafactor."""
    def bucket(n):
        d = np.arange(n)[None] - np.arange(n)[:, None]
        return np.where(np.abs(d) < 4, np.abs(d), np.minimum(4 + (np.log(np.maximum(np.abs(d), 1) / 4) / np.log(4) * 4).astype(int), 7)) + 8 * (d > 0)

    def rms(x, g):
        return x * jax.lax.rsqrt((x ** 2).mean(-1, keepdims=True) + 1e-6) * g

    def attention(p, x, y, bias):
        q, k, v = (jnp.einsum("btd,dhk->bthk", s, p[w]) for s, w in ((x, "q"), (y, "k"), (y, "v")))
        return jnp.einsum("bhqk,bkhd,hde->bqe", jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k) + bias), v, p["o"])

    def ff(p, x):
        return (jax.nn.gelu(x @ p["wi0"]) * (x @ p["wi1"])) @ p["wo"]

    def loss_fn(p, batch):
        source, labels = batch["inputs"], batch["targets"]
        pad = jnp.where(source > 0, 0.0, -1e9)[:, None, None]
        x = p["emb"][source]
        bias = p["rel"][bucket(T)].transpose(2, 0, 1)[None]
        for b in p["enc"]:
            x = x + attention(b["att"], rms(x, b["n1"]), rms(x, b["n1"]), bias + pad)
            x = x + ff(b["ff"], rms(x, b["n2"]))
        shifted = jnp.pad(labels, ((0, 0), (1, 0)))[:, :-1]
        y = p["emb"][shifted]
        causal = jnp.where(np.tril(np.ones((T, T))), 0.0, -1e9)
        for b in p["dec"]:
            y = y + attention(b["att"], rms(y, b["n1"]), rms(y, b["n1"]), p["rel_d"][bucket(T)].transpose(2, 0, 1)[None] + causal)
            y = y + attention(b["cross"], rms(y, b["n3"]), x, pad)
            y = y + ff(b["ff"], rms(y, b["n2"]))
        logits = rms(y, p["n"]) * E ** -0.5 @ p["emb"].T
        lse = jax.nn.logsumexp(logits, -1)
        soft = optax.smooth_labels(jax.nn.one_hot(labels, V), 0.1)
        w = (labels > 0).astype(jnp.float32)
        return ((lse - (soft * logits).sum(-1) + 1e-4 * lse ** 2) * w).sum(), w.sum()

    def step(p, opt, batch):
        (total, n), g = jax.value_and_grad(loss_fn, has_aux=True)(p, batch)
        g = jax.tree.map(lambda v: v / n, g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": total / n, "weights": n}

    def att(s):
        return {"q": draw(s, E, 4, 8) * 0.1, "k": draw(s + 1, E, 4, 8) * 0.2, "v": draw(s + 2, E, 4, 8) * 0.2, "o": draw(s + 3, 4, 8, E) * 0.2}

    def layer(s, cross):
        p = {"att": att(s), "n1": jnp.ones(E), "n2": jnp.ones(E), "ff": {"wi0": draw(s + 4, E, 64) * 0.2, "wi1": draw(s + 5, E, 64) * 0.2, "wo": draw(s + 6, 64, E) * 0.1}}
        return {**p, "cross": att(s + 7), "n3": jnp.ones(E)} if cross else p
    tx = optax.adafactor(1e-2, min_dim_size_to_factor=16, multiply_by_parameter_scale=True)
    p = {"emb": draw(0, V, E) * 0.5, "rel": draw(1, 16, 4) * 0.1, "rel_d": draw(2, 16, 4) * 0.1, "n": jnp.ones(E),
         "enc": [layer(10, False)], "dec": [layer(30, True)]}
    batch = {"inputs": whole(3, V, 16, T), "targets": whole(4, V, 16, T)}
    return Stranger(step, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]), (0, 1), tolerance=1e-3)


def gated_experts():
    """Switch routing with a capacity per row group, dispatch by one-hot einsums, jitter, an auxiliary loss, a z-loss of the router."""
    X, C = 4, 6

    def moe(p, x, key):
        logits = x * jax.random.uniform(key, x.shape, minval=0.99, maxval=1.01) @ p["router"]
        probs = jax.nn.softmax(logits)
        top, idx = jax.lax.top_k(probs, 2)
        hot = jax.nn.one_hot(idx, X)                                        # b t k x
        order = hot.swapaxes(1, 2).reshape(x.shape[0], -1, X)
        pos = (jnp.cumsum(order, 1) - 1).reshape(x.shape[0], 2, -1, X).swapaxes(1, 2)
        keep = hot * (pos < C)
        slot = jax.nn.one_hot(jnp.where(keep > 0, pos, -1).astype(jnp.int32), C)
        dispatch = (slot * keep[..., None]).sum(2)                          # b t x c
        combine = (slot * (keep * (top / top.sum(-1, keepdims=True))[..., None])[..., None]).sum(2)
        h = jnp.einsum("btxc,btd->bxcd", dispatch, x)
        h = jnp.einsum("bxcf,xfd->bxcd", jax.nn.silu(jnp.einsum("bxcd,xdf->bxcf", h, p["w1"])), p["w2"])
        aux = X * (hot[:, :, 0].mean((0, 1)) * probs.mean((0, 1))).sum()
        return jnp.einsum("btxc,bxcd->btd", combine, h), aux, (jax.nn.logsumexp(logits, -1) ** 2).mean(), hot.sum((0, 1, 2))

    def step(p, opt, rng, ids):
        def loss_fn(p):
            x = p["emb"][ids[:, :-1]]
            load = 0
            total = 0.0
            for i, l in enumerate(p["layers"]):
                y, aux, z, n = moe(l, _norm(x, l["g"]), jax.random.fold_in(rng, i))
                x, total, load = x + y, total + 0.01 * aux + 1e-3 * z, load + n
            ce = optax.softmax_cross_entropy_with_integer_labels(x @ p["emb"].T, ids[:, 1:])
            return ce.mean() + total, (load, jnp.exp(ce.mean()))
        (loss, (load, ppl)), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": loss, "load": load, "perplexity": ppl}
    tx = optax.chain(optax.adaptive_grad_clip(0.1), optax.adamw(1e-3))
    p = {"emb": draw(0, V, E) * 0.3, "layers": [{"router": draw(1 + i, E, X) * 0.3, "w1": draw(3 + i, X, E, 32) * 0.2, "w2": draw(5 + i, X, 32, E) * 0.2,
                                                  "g": jnp.ones(E)} for i in range(2)]}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), whole(9, V, B, T + 1)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), tolerance=1e-3)


def delta_rule():
    """DeltaNet: a matrix state per head updated by the delta rule in a scan over time; normalised keys, gates, short convolution."""
    def loss_fn(p, x, y):
        h = p["emb"][x]
        for b in p["layers"]:
            n = _norm(h, b["g"])
            n = sum(jnp.pad(n, ((0, 0), (s, 0), (0, 0)))[:, :T] * b["conv"][s] for s in range(4))
            q, k, v = (jnp.einsum("btd,dhk->tbhk", jax.nn.silu(n), b[w]) for w in "qkv")
            k = k / jnp.sqrt((k ** 2).sum(-1, keepdims=True) + 1e-6)
            beta = jax.nn.sigmoid(jnp.einsum("btd,dh->tbh", n, b["beta"]))
            decay = jnp.exp(-jax.nn.softplus(jnp.einsum("btd,dh->tbh", n, b["decay"])))

            def cell(S, t):
                q, k, v, beta, a = t
                S = S * a[..., None, None]
                S = S + jnp.einsum("bhk,bhv->bhkv", k * beta[..., None], v - jnp.einsum("bhk,bhkv->bhv", k, S))
                return S, jnp.einsum("bhk,bhkv->bhv", q, S)
            _, o = jax.lax.scan(cell, jnp.zeros((x.shape[0], HEADS, 8, 8)), (q, k, v, beta, decay))
            h = h + o.swapaxes(0, 1).reshape(h.shape) @ b["o"]
        return optax.softmax_cross_entropy_with_integer_labels(_norm(h, p["g"]) @ p["emb"].T, y).mean()

    def step(p, m, x, y, lr):
        loss, g = jax.value_and_grad(loss_fn)(p, x, y)
        norm = jnp.sqrt(sum((v ** 2).sum() for v in jax.tree.leaves(g)))
        m = jax.tree.map(lambda m, g: 0.95 * m + g * jnp.minimum(1, 1 / norm), m, g)
        return jax.tree.map(lambda p, m: p * (1 - lr * 0.1) - lr * m, p, m), m, (loss, norm)

    def layer(s):
        return {**{w: draw(s + i, E, HEADS, 8) * 0.2 for i, w in enumerate("qkv")}, "o": draw(s + 3, E, E) * 0.2, "beta": draw(s + 4, E, HEADS) * 0.2,
                "decay": draw(s + 5, E, HEADS) * 0.2, "conv": draw(s + 6, 4, E) * 0.3, "g": jnp.ones(E)}
    p = {"emb": draw(0, V, E) * 0.2, "g": jnp.ones(E), "layers": [layer(10), layer(20)]}
    return Stranger(step, (p, jax.tree.map(jnp.zeros_like, p), whole(1, V, B, T), whole(2, V, B, T), jnp.float32(1e-2)),
                    ("param", "opt", "batch", "batch", "scalar"), lambda a, r: (r[0], r[1], *a[2:]), (0, 1), tolerance=1e-3)


def square_language():
    """Rows, tokens, vocabulary, width and classes are all 16; a learnt prefix, ALiBi slopes, tied head with a bias."""
    n = 16

    def step(params, mu, nu, count, ids):
        def loss_fn(p):
            x = jnp.concatenate([jnp.broadcast_to(p["prefix"], (n, 4, n)), p["emb"][ids]], 1)
            d = np.arange(n + 4)[None] - np.arange(n + 4)[:, None]
            for w in p["w"]:
                q, k, v = x @ w["q"], x @ w["k"], x @ w["v"]
                s = q @ k.swapaxes(1, 2) / 4 + jnp.where(d > 0, -1e9, d * 0.25)
                x = x + jax.nn.softmax(s) @ v
                x = x + jnp.square(jax.nn.relu(x @ w["up"])) @ w["down"]
            logits = 15 * jnp.tanh(x[:, 3:-1] @ p["emb"].T / 15) + p["bias"]
            return -jnp.take_along_axis(jax.nn.log_softmax(logits), ids[..., None], -1).mean()
        loss, g = jax.value_and_grad(loss_fn)(params)
        count = count + 1
        mu = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mu, g)
        nu = jax.tree.map(lambda v, g: jnp.maximum(0.99 * v, jnp.abs(g)), nu, g)
        params = jax.tree.map(lambda p, m, v: p - 1e-2 / (1 - 0.9 ** count) * m / (v + 1e-8), params, mu, nu)
        return loss, params, mu, nu, count
    p = {"prefix": draw(0, 4, n) * 0.2, "emb": draw(1, n, n) * 0.3, "bias": jnp.zeros(n), "w": [
        {k: draw(10 * i + j, n, n) * 0.2 for j, k in enumerate(("q", "k", "v", "up", "down"))} for i in (1, 2)]}
    z = jax.tree.map(jnp.zeros_like, p)
    return Stranger(step, (p, z, z, jnp.float32(0), whole(9, n, n, n)), ("param", "opt", "opt", "opt", "batch"),
                    lambda a, r: (*r[1:], a[4]), (0, 1, 2, 3), tolerance=1e-3)


ADAPTATION = {make.__name__: make for make in (
    quantised_adapters, scaled_activations, bottleneck_adapters, preferences_concatenated, grouped_policy, value_head_feedback,
    layerwise_distillation, replaced_tokens, translation_shifted, gated_experts, delta_rule, square_language)}
