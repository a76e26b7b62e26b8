"""Representations and recommendations: rows that meet rows, teachers with centres, queues, tables of users and items."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from stranger import Stranger

B, F, Z = 24, 20, 16


def _unit(x):
    return x / jnp.linalg.norm(x, axis=-1, keepdims=True).clip(1e-6)


def _fit(tx, loss_fn, params, batch, kinds="batch", aux=True, **more):
    """The usual loop's body, with the batch as one tree."""

    def step(state, batch):
        out, g = jax.value_and_grad(loss_fn, has_aux=aux)(state["params"], batch)
        loss, info = out if aux else (out, {})
        u, o = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": o}, {"loss": loss, **info}

    state = {"params": params, "opt": tx.init(params)}
    return Stranger(
        step,
        (state, batch),
        ({"params": "param", "opt": "opt"}, kinds),
        lambda a, r: (r[0], a[1]),
        (0,),
        tolerance=1e-3,
        **more,
    )


def image_text():
    """CLIP on images and padded text with an end-of-text gather; recalls by ranks are returned."""

    def loss_fn(p, b):
        img = jax.lax.conv_general_dilated(b["image"], p["patch"], (4, 4), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        img = _unit(jax.nn.gelu(img.reshape(B, -1, 32) + p["pos"]).mean(1) @ p["img"])
        txt = p["tok"][b["ids"]] + p["tpos"]
        txt = jax.nn.gelu(jnp.cumsum(txt, 1) / jnp.arange(1, 9)[:, None])
        txt = _unit(txt[jnp.arange(B), b["ids"].argmax(-1)] @ p["txt"])
        logits = jnp.exp(p["logit_scale"]).clip(max=100) * img @ txt.T
        lab = jnp.arange(B)
        ce = optax.softmax_cross_entropy_with_integer_labels
        rank = (logits > jnp.diagonal(logits)[:, None]).sum(1)
        return 0.5 * (ce(logits, lab).mean() + ce(logits.T, lab).mean()), {
            "r1": (rank < 1).mean(),
            "r5": (rank < 5).mean(),
            "scale": p["logit_scale"],
        }

    p = {
        "patch": draw(0, 4, 4, 3, 32) * 0.1,
        "pos": draw(1, 4, 32) * 0.1,
        "img": draw(2, 32, Z) * 0.2,
        "tok": draw(3, 50, 32) * 0.1,
        "tpos": draw(4, 8, 32) * 0.1,
        "txt": draw(5, 32, Z) * 0.2,
        "logit_scale": jnp.float32(2.659),
    }
    tx = optax.adamw(1e-3, mask=jax.tree.map(lambda v: v.ndim > 1, p))
    return _fit(tx, loss_fn, p, {"image": draw(6, B, 8, 8, 3), "ids": whole(7, 50, B, 8)})


def momentum_queue():
    """MoCo: keys by an averaged encoder, a queue [K, Z] that is overwritten at a pointer, 1 + K logits."""
    K = 96
    tx = optax.sgd(0.03, momentum=0.9)

    def step(q_enc, k_enc, opt, queue, ptr, im_q, im_k):
        k_enc = jax.tree.map(lambda k, q: 0.99 * k + 0.01 * q, k_enc, q_enc)
        k = jax.lax.stop_gradient(_unit(mlp(k_enc, im_k)))

        def loss_fn(p):
            q = _unit(mlp(p, im_q))
            pos = jnp.einsum("nc,nc->n", q, k)[:, None]
            logits = jnp.concatenate([pos, q @ queue.T], 1) / 0.2
            return optax.softmax_cross_entropy_with_integer_labels(logits, jnp.zeros(B, jnp.int32)).mean(), (
                logits.argmax(1) == 0
            ).mean()

        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(q_enc)
        u, opt = tx.update(g, opt)
        queue = jax.lax.dynamic_update_slice(queue, k, (ptr, 0))
        return optax.apply_updates(q_enc, u), k_enc, opt, queue, (ptr + B) % K, {"loss": loss, "acc": acc}

    p = layers(0, F, 64, Z)
    return Stranger(
        step,
        (p, jax.tree.map(lambda v: v * 1.1, p), tx.init(p), _unit(draw(9, K, Z)), jnp.int32(0), draw(10, B, F), draw(11, B, F)),
        ("param", "model_state", "opt", "model_state", "counter", "batch", "batch"),
        lambda a, r: (*r[:5], a[5], a[6]),
        (0, 1, 2, 3, 4),
    )


def bootstrap_views():
    """BYOL: two views made inside from uint8 images by flips, crops and noise; a predictor; tau by a cosine of the step."""
    tx = optax.lars(0.2, weight_decay=1e-6)

    def augment(key, im):
        k1, k2, k3, k4 = jax.random.split(key, 4)
        im = jnp.where(jax.random.bernoulli(k1, 0.5), im[:, ::-1], im)
        oy, ox = jax.random.randint(k2, (2,), 0, 3)
        im = jax.lax.dynamic_slice(im, (oy, ox, 0), (6, 6, 3))
        im = im * jax.random.uniform(k3, (), minval=0.6, maxval=1.4)
        grey = im.mean(-1, keepdims=True)
        return jnp.where(jax.random.bernoulli(k4, 0.2), jnp.broadcast_to(grey, im.shape), im)

    def step(online, target, opt, i, rng, images):
        x = images.astype(jnp.float32) / 255
        rng, a, b = jax.random.split(rng, 3)
        v1, v2 = (jax.vmap(augment)(jax.random.split(k, 16), x).reshape(16, -1) for k in (a, b))

        def encode(p, v):
            return mlp(p["proj"], jax.nn.relu(mlp(p["net"], v)))

        t1, t2 = encode(target, v1), encode(target, v2)

        def loss_fn(p):
            def reg(a, b):
                return 2 - 2 * (_unit(a) * _unit(b)).sum(-1)

            return (reg(mlp(p["pred"], encode(p, v1)), t2) + reg(mlp(p["pred"], encode(p, v2)), t1)).mean()

        loss, g = jax.value_and_grad(loss_fn)(online)
        u, opt = tx.update(g, opt, online)
        online = optax.apply_updates(online, u)
        tau = 1 - 0.004 * (jnp.cos(jnp.pi * i / 100) + 1) / 2
        target = {k: jax.tree.map(lambda t, o: tau * t + (1 - tau) * o, target[k], online[k]) for k in target}
        return online, target, opt, i + 1, rng, loss

    online = {"net": layers(0, 108, 32, 32), "proj": layers(5, 32, 32, Z), "pred": layers(9, Z, 32, Z)}
    target = jax.tree.map(lambda v: v * 1.1, {k: online[k] for k in ("net", "proj")})
    images = whole(20, 256, 16, 8, 8, 3).astype(jnp.uint8)
    return Stranger(
        step,
        (online, target, tx.init(online), jnp.int32(0), jax.random.PRNGKey(0), images),
        ("param", "model_state", "opt", "step", "rng", "batch"),
        lambda a, r: (*r[:5], a[5]),
        tolerance=1e-3,
    )


def self_distilled():
    """DINO with crops stacked [crops, B, F]: a teacher with centre and temperature schedule, weight-normed last layer
    frozen at first."""
    K = 40
    tx = optax.inject_hyperparams(optax.adamw)(learning_rate=1e-3, weight_decay=0.04)

    def head(p, x):
        return _unit(mlp(p["mlp"], x)) @ (p["last"] / jnp.linalg.norm(p["last"], axis=0))

    def step(state, crops):
        temp = jnp.interp(state["it"].astype(jnp.float32), jnp.array([0.0, 30.0]), jnp.array([0.04, 0.07]))
        teach = jax.vmap(head, (None, 0))(state["teacher"], crops[:2])
        probs = jax.nn.softmax((teach - state["center"]) / temp)

        def loss_fn(p):
            logp = jax.nn.log_softmax(jax.vmap(head, (None, 0))(p, crops) / 0.1)
            pair = -(probs[:, None] * logp[None]).sum(-1).mean(-1)
            return (pair * (1 - jnp.eye(2, 4))).sum() / 6

        loss, g = jax.value_and_grad(loss_fn)(state["student"])
        g["last"] = jnp.where(state["it"] < 1, 0.0, g["last"])
        u, opt = tx.update(g, state["opt"], state["student"])
        student = optax.apply_updates(state["student"], u)
        return {
            "student": student,
            "opt": opt,
            "it": state["it"] + 1,
            "center": state["center"] * 0.9 + teach.mean((0, 1)) * 0.1,
            "teacher": jax.tree.map(lambda t, s: t * 0.996 + s * 0.004, state["teacher"], student),
        }, {"loss": loss, "temp": temp}

    p = {"mlp": layers(0, F, 48, Z), "last": draw(9, Z, K)}
    state = {
        "student": p,
        "opt": tx.init(p),
        "it": jnp.int32(0),
        "center": jnp.zeros(K),
        "teacher": jax.tree.map(lambda v: v * 1.0, p),
    }
    kinds = {"student": "param", "opt": "opt", "it": "step", "center": "model_state", "teacher": "model_state"}
    return Stranger(step, (state, draw(10, 4, B, F)), (kinds, "batch:1"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def mixed_negatives():
    """A two-tower retrieval with logQ correction, hard negatives given [B, 3, F], accidental hits masked by id, tau learnt."""

    def loss_fn(p, b):
        def tower(t, ids, x):
            return _unit(mlp(t["net"], jnp.concatenate([t["emb"][ids], x], -1)))

        u = tower(p["user"], b["user"], b["context"])
        i = tower(p["item"], b["item"], b["features"])
        hard = tower(p["item"], b["hard"], b["hard_features"])
        logits = u @ i.T / jax.nn.softplus(p["tau"]) - b["logq"][None]
        logits = jnp.where((b["item"][:, None] == b["item"][None]) & ~jnp.eye(B, dtype=bool), -1e9, logits)
        logits = jnp.concatenate([logits, jnp.einsum("bz,bkz->bk", u, hard) / jax.nn.softplus(p["tau"])], 1)
        per = optax.softmax_cross_entropy_with_integer_labels(logits, jnp.arange(B))
        return (per * b["weight"]).sum() / b["weight"].sum(), {
            "mrr": (1 / (1 + (logits > jnp.diagonal(logits)[:, None]).sum(1))).mean()
        }

    p = {
        "user": {"emb": draw(0, 64, 8) * 0.1, "net": layers(1, 8 + 6, 32, Z)},
        "item": {"emb": draw(5, 100, 8) * 0.1, "net": layers(6, 8 + 5, 32, Z)},
        "tau": jnp.float32(0.5),
    }
    b = {
        "user": whole(10, 64, B),
        "context": draw(11, B, 6),
        "item": whole(12, 100, B),
        "features": draw(13, B, 5),
        "hard": whole(14, 100, B, 3),
        "hard_features": draw(15, B, 3, 5),
        "logq": draw(16, B),
        "weight": jax.nn.sigmoid(draw(17, B)),
    }
    return _fit(optax.adagrad(0.05), loss_fn, p, b)


def click_through():
    """DLRM: bags of ids with weights per field of another size, pairwise dots below the diagonal, row-wise Adagrad on the
    tables."""
    sizes = (40, 24, 64)

    def step(dense_p, tables, acc, m, dense, ids, bag_w, clicked):
        def loss_fn(dp, tb):
            x = jax.nn.relu(dense @ dp["bot"] + dp["bb"])
            fields = [(t[i] * w[..., None]).sum(1) for t, i, w in zip(tb, ids, bag_w)]
            z = jnp.stack([x, *fields], 1)
            dots = jnp.einsum("bie,bje->bij", z, z)
            li, lj = np.tril_indices(4, -1)
            h = jax.nn.relu(jnp.concatenate([x, dots[:, li, lj]], 1) @ dp["top"] + dp["bt"])
            logit = (h @ dp["out"])[:, 0]
            return optax.sigmoid_binary_cross_entropy(logit, clicked).mean(), jax.nn.sigmoid(logit)

        (loss, pred), (gd, gt) = jax.value_and_grad(loss_fn, (0, 1), has_aux=True)(dense_p, tables)
        acc = [a + (g**2).mean(1) for a, g in zip(acc, gt)]
        tables = [t - 0.05 * g / (jnp.sqrt(a)[:, None] + 1e-8) for t, g, a in zip(tables, gt, acc)]
        m = jax.tree.map(lambda m, g: 0.9 * m + g, m, gd)
        return jax.tree.map(lambda p, m: p - 0.01 * m, dense_p, m), tables, acc, m, loss, pred

    dp = {
        "bot": draw(0, 13, 16) * 0.2,
        "bb": jnp.zeros(16),
        "top": draw(1, 22, 32) * 0.2,
        "bt": jnp.zeros(32),
        "out": draw(2, 32, 1) * 0.2,
    }
    tables = [draw(3 + i, n, 16) * 0.1 for i, n in enumerate(sizes)]
    ids = [whole(10 + i, n, 40, 3) for i, n in enumerate(sizes)]
    w = [jax.nn.sigmoid(draw(20 + i, 40, 3)) for i in range(3)]
    # 40 rows, and a table of 40 entries.
    return Stranger(
        step,
        (
            dp,
            tables,
            [jnp.full(n, 0.1) for n in sizes],
            jax.tree.map(jnp.zeros_like, dp),
            draw(30, 40, 13),
            ids,
            w,
            (draw(31, 40) > 0).astype(jnp.float32),
        ),
        ("param", "param", "opt", "opt", "batch", "batch", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


def session_attention():
    """SASRec with positive and negative sequences, padding id 0, per-position logits; NDCG over sampled candidates as a
    metric."""
    V, T, E = 80, 10, 32

    def loss_fn(p, b):
        seq = b["seq"]
        keep = (seq > 0).astype(jnp.float32)[..., None]
        x = (p["item"][seq] * E**0.5 + p["pos"]) * keep
        for l in p["layers"]:
            q = (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-8)
            s = jnp.einsum("bqe,bke->bqk", q @ l["q"], x @ l["k"]) / E**0.5
            s = jnp.where(jnp.tril(jnp.ones((T, T), bool)) & (seq > 0)[:, None], s, -(2.0**32) + 1)
            x = q + jax.nn.softmax(s) @ (x @ l["v"])
            x = (x + jax.nn.relu(x @ l["f1"]) @ l["f2"]) * keep
        pos, neg = ((x * p["item"][b[k]]).sum(-1) for k in ("pos", "neg"))
        m = (b["pos"] > 0).astype(jnp.float32)
        loss = ((-jnp.log(jax.nn.sigmoid(pos) + 1e-24) - jnp.log(1 - jax.nn.sigmoid(neg) + 1e-24)) * m).sum() / m.sum()
        cand = jnp.einsum("be,bce->bc", x[:, -1], p["item"][b["candidates"]])
        rank = (cand > cand[:, :1]).sum(1)
        return loss + 1e-4 * (p["item"] ** 2).sum(), {
            "ndcg": jnp.where(rank < 5, 1 / jnp.log2(rank + 2.0), 0.0).mean(),
            "auc": (jnp.sign(pos - neg) * m).sum() / m.sum(),
        }

    p = {
        "item": draw(0, V, E) * 0.1,
        "pos": draw(1, T, E) * 0.1,
        "layers": [{k: draw(2 + 5 * i + j, E, E) * 0.2 for j, k in enumerate(("q", "k", "v", "f1", "f2"))} for i in range(2)],
    }
    b = {"seq": whole(20, V, B, T), "pos": whole(21, V, B, T), "neg": whole(22, V, B, T), "candidates": whole(23, V, B, 20)}
    return _fit(optax.adam(1e-3, b2=0.98), loss_fn, p, b)


def proxy_anchors():
    """Proxy-anchor loss, and semi-hard triplets mined over the batch by masks of distances; both in one objective."""
    C = 10

    def loss_fn(p, b):
        x, y = b
        z = _unit(mlp(p["net"], x))
        cos = z @ _unit(p["proxies"]).T
        hot = jax.nn.one_hot(y, C)
        pos = jnp.log1p((hot * jnp.exp(-32 * (cos - 0.1))).sum(0))
        neg = jnp.log1p(((1 - hot) * jnp.exp(32 * (cos + 0.1) * 0.2)).sum(0))
        seen = (hot.sum(0) > 0).sum()
        proxy = pos.sum() / seen + neg.sum() / C
        d = 2 - 2 * z @ z.T
        same = y[:, None] == y[None]
        hardest = jnp.where(same, d, -jnp.inf).max(1)
        semi = jnp.where(~same & (d > hardest[:, None]), d, jnp.inf).min(1)
        trip = jnp.where(jnp.isfinite(semi), jax.nn.relu(hardest - jnp.where(jnp.isfinite(semi), semi, 0) + 0.2), 0.0)
        return 0.1 * proxy + trip.sum() / ((trip > 0).sum() + 1e-6), {"active": (trip > 0).mean()}

    p = {"net": layers(0, F, 48, Z), "proxies": draw(9, C, Z)}
    return _fit(optax.adamw(1e-3), loss_fn, p, (draw(10, B, F), whole(11, C, B)))


def hard_examples():
    """Online hard example mining: top_k of per-row losses over the batch, focal weights by class frequency in the batch,
    mixup."""
    C = 6
    tx = optax.chain(optax.add_decayed_weights(5e-4), optax.sgd(0.05, momentum=0.9))

    def step(params, opt_state, key, images, labels):
        key, a, b = jax.random.split(key, 3)
        lam = jax.random.beta(a, 0.2, 0.2)
        perm = jax.random.permutation(b, B)
        mixed = lam * images + (1 - lam) * images[perm]
        hot = jax.nn.one_hot(labels, C)
        soft = lam * hot + (1 - lam) * hot[perm]
        freq = hot.sum(0) + 1
        w = (1 - 0.9) / (1 - 0.9**freq)

        def loss_fn(p):
            logp = jax.nn.log_softmax(mlp(p, mixed))
            per = -(soft * w * (1 - jnp.exp(logp)) ** 2 * logp).sum(-1)
            hard, _ = jax.lax.top_k(per, B // 4)
            return hard.mean(), per

        (loss, per), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state, params)
        confusion = jnp.zeros((C, C), jnp.int32).at[labels, mlp(params, images).argmax(-1)].add(1)
        return optax.apply_updates(params, u), opt_state, key, {"loss": loss, "confusion": confusion, "per_example": per}

    p = layers(0, F, 64, C)
    return Stranger(
        step,
        (p, tx.init(p), jax.random.PRNGKey(0), draw(9, B, F), whole(10, C, B)),
        ("param", "opt", "rng", "batch", "batch"),
        lambda a, r: (*r[:3], a[3], a[4]),
        (0, 1, 2),
    )


def hyperbolic_tree():
    """Poincare embeddings of edges with sampled negatives; Riemannian updates with a projection into the ball."""
    n = 50

    def dist(u, v):
        d = ((u - v) ** 2).sum(-1)
        a = 1 + 2 * d / jnp.maximum((1 - (u**2).sum(-1)) * (1 - (v**2).sum(-1)), 1e-5)
        return jnp.log(a + jnp.sqrt(jnp.maximum(a**2 - 1, 1e-9)))

    def step(table, edges, negatives, lr):
        def loss_fn(t):
            u, v, w = t[edges[:, 0]], t[edges[:, 1]], t[negatives]
            pos = -dist(u, v)
            neg = -dist(u[:, None], w)
            return -(pos - jnp.logaddexp(pos, jax.nn.logsumexp(neg, 1))).mean()

        loss, g = jax.value_and_grad(loss_fn)(table)
        scale = ((1 - (table**2).sum(1, keepdims=True)) ** 2) / 4
        new = table - lr * scale * g
        norm = jnp.linalg.norm(new, axis=1, keepdims=True)
        return jnp.where(norm >= 1 - 1e-3, new / norm * (1 - 1e-3), new), loss

    return Stranger(
        step,
        (draw(0, n, 4) * 0.1, whole(1, n, B, 2), whole(2, n, B, 5), jnp.float32(0.3)),
        ("param", "batch", "batch", "scalar"),
        lambda a, r: (r[0], *a[1:]),
        (0,),
    )


def redundancy_views():
    """VICReg with an expander, and a linear probe trained on frozen features in the same step; accuracy of the probe."""
    t1, t2 = optax.lion(1e-3), optax.sgd(0.1)

    def cov(z):
        c = z.T @ z / (B - 1)
        return ((c - jnp.diag(jnp.diag(c))) ** 2).sum() / z.shape[1]

    def step(model, probe, o1, o2, x1, x2, y):
        def loss_fn(p):
            f1, f2 = jax.nn.relu(mlp(p["body"], x1)), jax.nn.relu(mlp(p["body"], x2))
            a, b = mlp(p["exp"], f1), mlp(p["exp"], f2)
            inv = ((a - b) ** 2).mean()
            a, b = a - a.mean(0), b - b.mean(0)
            std = sum(jax.nn.relu(1 - jnp.sqrt(z.var(0) + 1e-4)).mean() for z in (a, b))
            return 25 * inv + 12.5 * std + cov(a) + cov(b), (f1, {"inv": inv, "std": std})

        (l1, (feat, info)), g = jax.value_and_grad(loss_fn, has_aux=True)(model)
        u, o1 = t1.update(g, o1, model)

        def probe_loss(w):
            logits = jax.lax.stop_gradient(feat) @ w["w"] + w["b"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), (logits.argmax(1) == y).mean()

        (l2, acc), g2 = jax.value_and_grad(probe_loss, has_aux=True)(probe)
        u2, o2 = t2.update(g2, o2)
        return (optax.apply_updates(model, u), optax.apply_updates(probe, u2), o1, o2, dict(info, ssl=l1, probe=l2, acc=acc))

    model = {"body": layers(0, F, 48, 32), "exp": layers(5, 32, 48, 48)}
    probe = {"w": draw(9, 32, 6) * 0.1, "b": jnp.zeros(6)}
    return Stranger(
        step,
        (model, probe, t1.init(model), t2.init(probe), draw(10, B, F), draw(11, B, F), whole(12, 6, B)),
        ("param", "param", "opt", "opt", "batch", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
        tolerance=1e-3,
    )


def joint_prediction():
    """I-JEPA: patches of a context predict patches of a target encoder at indices [B, K]; smooth L1; an averaged target."""
    P, E = 16, 32

    def encode(p, x, idx):
        h = x @ p["in"] + p["pos"]
        h = jnp.take_along_axis(h, idx[..., None], 1)
        s = jax.nn.softmax(jnp.einsum("bqe,bke->bqk", h @ p["q"], h @ p["k"]) / E**0.5)
        h = h + s @ (h @ p["v"])
        return h + jax.nn.gelu(h @ p["up"]) @ p["down"]

    tx = optax.adamw(optax.cosine_decay_schedule(1e-3, 100))

    def step(enc, pred, target, opt, patches, ctx, tgt):
        full = jnp.broadcast_to(jnp.arange(P), (16, P))
        goal = encode(target, patches, full)
        goal = (goal - goal.mean(-1, keepdims=True)) / (goal.std(-1, keepdims=True) + 1e-6)
        goal = jnp.take_along_axis(goal, tgt[..., None], 1)

        def loss_fn(ps):
            enc, pred = ps
            c = encode(enc, patches, ctx)
            query = pred["mask"] + pred["pos"][tgt]
            h = jnp.concatenate([c @ pred["w"] + pred["pos"][ctx], query], 1)
            s = jax.nn.softmax(jnp.einsum("bqe,bke->bqk", h @ pred["q"], h @ pred["k"]) / 4)
            out = ((h + s @ (h @ pred["v"])) @ pred["out"])[:, -tgt.shape[1] :]
            return optax.huber_loss(out, goal).mean()

        loss, g = jax.value_and_grad(loss_fn)((enc, pred))
        u, opt = tx.update(g, opt, (enc, pred))
        enc, pred = optax.apply_updates((enc, pred), u)
        return enc, pred, optax.incremental_update(enc, target, 0.004), opt, loss

    enc = {
        "in": draw(0, 12, E) * 0.2,
        "pos": draw(1, P, E) * 0.1,
        **{k: draw(2 + i, E, E) * 0.2 for i, k in enumerate("qkv")},
        "up": draw(6, E, 64) * 0.2,
        "down": draw(7, 64, E) * 0.1,
    }
    pred = {
        "w": draw(8, E, 16) * 0.2,
        "mask": draw(9, 16) * 0.1,
        "pos": draw(10, P, 16) * 0.1,
        **{k: draw(11 + i, 16, 16) * 0.2 for i, k in enumerate("qkv")},
        "out": draw(15, 16, E) * 0.2,
    }
    rng = np.random.default_rng(0)
    perm = np.stack([rng.permutation(P) for _ in range(16)]).astype(np.int32)
    return Stranger(
        step,
        (
            enc,
            pred,
            jax.tree.map(lambda v: v * 1.05, enc),
            tx.init((enc, pred)),
            draw(16, 16, P, 12),
            jnp.asarray(perm[:, :10]),
            jnp.asarray(perm[:, 10:14]),
        ),
        ("param", "param", "model_state", "opt", "batch", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        (0, 1, 2, 3),
    )


EMBEDDING = {
    make.__name__: make
    for make in (
        image_text,
        momentum_queue,
        bootstrap_views,
        self_distilled,
        mixed_negatives,
        click_through,
        session_attention,
        proxy_anchors,
        hard_examples,
        hyperbolic_tree,
        redundancy_views,
        joint_prediction,
    )
}
