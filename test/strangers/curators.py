"""Representations, sounds, series, shops and beliefs: prototypes with queues, patches under a teacher, points of masks, assigners by task, frames with
lengths, gated series, states of a Kalman filter, catalogues, ensembles by vmap, covariances of features, what must not be forgotten, noise in trees."""

from typing import Any, NamedTuple

import flax.linen as nn
import flax.struct
import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from flax import core
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, F = 16, 10


def unit(x):
    return x * lax.rsqrt(jnp.square(x).sum(-1, keepdims=True) + 1e-12)


def prototypes_with_a_queue():
    """SwAV with a queue: crops [V, B, F], codes by Sinkhorn of rows and queued features, prototypes are put to unit length and frozen at first."""
    V, K, D, Q = 4, 6, 8, 12

    def sinkhorn(logits):
        q = jnp.exp(logits / 0.1).T
        q = q / q.sum()
        for _ in range(3):
            q = q / q.sum(1, keepdims=True) / K
            q = q / q.sum(0, keepdims=True) / q.shape[1]
        return (q * q.shape[1]).T

    def train_step(state, queue, crops, epoch):
        params = {**state.params, "prototypes": unit(state.params["prototypes"])}

        def loss_fn(p):
            z = unit(mlp(p["encoder"], crops.reshape(-1, F), jax.nn.relu)).reshape(V, -1, D)
            scores = z @ p["prototypes"].T
            total = 0.0
            for i in range(2):
                bank = lax.stop_gradient(jnp.concatenate([scores[i], queue[i] @ p["prototypes"].T]))
                q = lax.stop_gradient(sinkhorn(bank)[: crops.shape[1]])
                for v in range(V):
                    if v != i:
                        total -= (q * jax.nn.log_softmax(scores[v] / 0.1)).sum(1).mean()
            return total / (2 * (V - 1)), lax.stop_gradient(z[:2])
        (loss, z), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        grads["prototypes"] = jnp.where(epoch < 1, 0.0, grads["prototypes"])
        state = state.replace(params=params).apply_gradients(grads=grads)
        queue = jnp.concatenate([z[:, :Q], queue[:, :-Q]], 1)
        return state, queue, loss

    p = {"encoder": layers(0, F, 16, D), "prototypes": draw(2, K, D)}
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=optax.lars(0.1, weight_decay=1e-6))
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(train_step, (state, unit(draw(3, 2, 24, D)), draw(4, V, B, F), jnp.int32(1)), (kinds, "model_state", "batch:1", "scalar"), lambda a, r: (*r[:2], *a[2:]),
                    (0, 1), tolerance=2e-3)


def patches_under_a_teacher():
    """iBOT: two views, masks of patches, class tokens crossed and patches matched where masked, centres of both, temperatures by the step."""
    N, D, K = 6, 12, 10

    class State(NamedTuple):
        step: Any
        student: Any
        teacher: Any
        centers: Any
        opt: Any

    def net(p, x, mask=None):
        x = x @ p["patch"]
        if mask is not None:
            x = jnp.where(mask[..., None], p["mask_token"], x)
        x = jnp.concatenate([jnp.broadcast_to(p["cls"], (x.shape[0], 1, D)), x], 1) + p["pos"]
        for q in p["blocks"]:
            a = jax.nn.softmax((x @ q["q"]) @ (x @ q["k"]).swapaxes(1, 2) / jnp.sqrt(D))
            x = x + a @ (x @ q["v"])
            x = x + jax.nn.gelu(x @ q["up"]) @ q["down"]
        h = unit(jax.nn.gelu(x @ p["head"]["w1"]) @ p["head"]["w2"])
        out = h @ unit(p["head"]["last"].T).T
        return out[:, 0], out[:, 1:]

    def train(state, views, masks):
        """views: a list of two [B, N, F]; masks likewise of [B, N]."""
        temp = jnp.minimum(0.04 + 0.03 * state.step / 10, 0.07)
        t_cls, t_patch = net(state.teacher, jnp.concatenate(views))
        soft = lambda x, c: lax.stop_gradient(jax.nn.softmax((x - c) / temp))
        tc, tp = jnp.split(soft(t_cls, state.centers["cls"]), 2), jnp.split(soft(t_patch, state.centers["patch"]), 2)

        def loss_fn(p):
            s_cls, s_patch = net(p, jnp.concatenate(views), jnp.concatenate(masks))
            sc, sp = jnp.split(jax.nn.log_softmax(s_cls / 0.1), 2), jnp.split(jax.nn.log_softmax(s_patch / 0.1), 2)
            l1 = -0.5 * sum((tc[i] * sc[1 - i]).sum(-1).mean() for i in range(2))
            l2 = 0.0
            for i in range(2):
                m = masks[i].astype(jnp.float32)
                l2 += 0.5 * (-(tp[i] * sp[i]).sum(-1) * m).sum(-1) / jnp.clip(m.sum(-1), 1.0)
            return l1 + l2.mean(), (l1, l2.mean())
        (loss, (l1, l2)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.student)
        grads["head"]["last"] = grads["head"]["last"] * (state.step >= 1)
        updates, opt = tx.update(grads, state.opt, state.student)
        student = optax.apply_updates(state.student, updates)
        m = 1 - (1 - 0.99) * (jnp.cos(jnp.pi * state.step / 50) + 1) / 2
        teacher = T(lambda t, s: t * m + s * (1 - m), state.teacher, student)
        centers = {"cls": state.centers["cls"] * 0.9 + t_cls.mean(0) * 0.1, "patch": state.centers["patch"] * 0.9 + t_patch.mean((0, 1)) * 0.1}
        return State(state.step + 1, student, teacher, centers, opt), {"loss": loss, "cls": l1, "patch": l2}

    tx = optax.chain(optax.clip_by_global_norm(3.0), optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-3, 3, 50)))
    block = lambda i: {"q": draw(i, D, D) * 0.3, "k": draw(i + 1, D, D) * 0.3, "v": draw(i + 2, D, D) * 0.3, "up": draw(i + 3, D, 16) * 0.3, "down": draw(i + 4, 16, D) * 0.3}
    p = {"patch": draw(0, F, D) * 0.3, "mask_token": draw(1, D) * 0.1, "cls": draw(2, D) * 0.1, "pos": draw(3, N + 1, D) * 0.1, "blocks": [block(4), block(10)],
         "head": {"w1": draw(20, D, 16) * 0.3, "w2": draw(21, 16, 8) * 0.3, "last": draw(22, 8, K)}}
    state = State(jnp.int32(0), p, T(jnp.copy, p), {"cls": jnp.zeros(K), "patch": jnp.zeros(K)}, tx.init(p))
    return Stranger(train, (state, [draw(23, B, N, F), draw(24, B, N, F)], [draw(25, B, N) > 0.3, draw(26, B, N) > 0.3]),
                    (State("counter", "param", "model_state", "model_state", "opt"), "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def points_of_masks():
    """Mask2Former: queries matched with padded objects by a greedy auction inside, losses on points where the mask is unsure, sampled bilinearly."""
    Q, G, S, D, C, P = 5, 3, 8, 10, 4, 6

    def bilinear(mask, pts):
        xy = pts * (S - 1)
        lo = jnp.clip(jnp.floor(xy), 0, S - 2).astype(jnp.int32)
        w = xy - lo
        at = lambda dy, dx: mask[..., lo[..., 0] + dy, lo[..., 1] + dx]
        return (at(0, 0) * (1 - w[..., 0]) * (1 - w[..., 1]) + at(1, 0) * w[..., 0] * (1 - w[..., 1]) + at(0, 1) * (1 - w[..., 0]) * w[..., 1] + at(1, 1) * w[..., 0] * w[..., 1])

    def match(cost, valid):
        def body(i, carry):
            taken, out = carry
            c = jnp.where(taken, 1e6, cost[:, i])
            j = jnp.argmin(c)
            return taken.at[j].set(taken[j] | valid[i]), out.at[i].set(j)
        return lax.fori_loop(0, G, body, (jnp.zeros(Q, bool), jnp.zeros(G, jnp.int32)))[1]

    def one(p, image, labels, masks, key):
        valid = labels >= 0
        h = jax.nn.relu(image @ p["pix"])
        q = p["query"]
        for w in p["dec"]:
            a = jax.nn.softmax(jnp.einsum("qd,yxd->qyx", q @ w["q"], h).reshape(Q, -1))
            q = q + jnp.einsum("qn,nd->qd", a, h.reshape(-1, D)) @ w["v"]
        logits = q @ p["cls"]
        pred = jnp.einsum("qd,yxd->qyx", q @ p["mask"], h)
        k1, k2 = jax.random.split(key)
        pts = jax.random.uniform(k1, (P, 2))
        pm, gm = bilinear(pred, pts), bilinear(masks, pts)
        ce = jax.nn.softplus(-pm) @ gm.T + jax.nn.softplus(pm) @ (1 - gm).T
        sg = jax.nn.sigmoid(pm)
        dice = 1 - (2 * sg @ gm.T + 1) / (sg.sum(1)[:, None] + gm.sum(1)[None] + 1)
        cost = -jax.nn.softmax(logits)[:, jnp.maximum(labels, 0)] * 2 + ce / P * 5 + dice * 5
        idx = match(lax.stop_gradient(cost), valid)
        target = jnp.full(Q, C).at[jnp.where(valid, idx, Q)].set(labels, mode="drop")
        lc = optax.softmax_cross_entropy_with_integer_labels(logits, target)
        lc = (lc * jnp.where(target == C, 0.1, 1.0)).sum() / jnp.where(target == C, 0.1, 1.0).sum()
        cand = jax.random.uniform(k2, (4 * P, 2))
        sure = -jnp.abs(bilinear(lax.stop_gradient(pred[idx]), cand))
        best = cand[lax.top_k(sure, P)[1]]
        pick = lambda m, t: jax.vmap(bilinear)(m, t)
        pm, gm = pick(pred[idx], best), pick(masks, best)
        bce = optax.sigmoid_binary_cross_entropy(pm, gm).mean(1)
        sg = jax.nn.sigmoid(pm)
        d = 1 - (2 * (sg * gm).sum(1) + 1) / (sg.sum(1) + gm.sum(1) + 1)
        return lc, (bce * valid).sum(), (d * valid).sum(), valid.sum()

    def loss(p, image, labels, masks, key):
        lc, bce, dice, n = jax.vmap(one, (None, 0, 0, 0, 0))(p, image, labels, masks, jax.random.split(key, image.shape[0]))
        count = jnp.maximum(n.sum(), 1)
        return 2 * lc.mean() + 5 * bce.sum() / count + 5 * dice.sum() / count, {"cls": lc.mean(), "mask": bce.sum() / count, "dice": dice.sum() / count}

    tx = optax.chain(optax.clip_by_global_norm(0.01), optax.adamw(1e-3, weight_decay=0.05))
    p = {"pix": draw(0, 3, D) * 0.4, "query": draw(1, Q, D), "dec": [{"q": draw(i, D, D) * 0.3, "v": draw(i + 1, D, D) * 0.3} for i in (2, 4)], "cls": draw(6, D, C + 1) * 0.3,
         "mask": draw(7, D, D) * 0.3}
    data = (draw(8, 8, S, S, 3), whole(9, C + 1, 8, G) - 1, (draw(10, 8, G, S, S) > 0).astype(jnp.float32), jax.random.PRNGKey(3))
    return plain(trained(loss, tx, True), p, tx, data, ["batch", "batch", "batch", "rng"], tolerance=2e-3)


def anchors_by_task():
    """YOLOv8: boxes as distributions over bins, anchors assigned by class score times overlap, the best k of each box, scores as soft targets over their sum."""
    S, C, G, R, K = 16, 3, 3, 5, 4

    def iou(a, b):
        lt, rb = jnp.maximum(a[..., :2], b[..., :2]), jnp.minimum(a[..., 2:], b[..., 2:])
        wh = jnp.clip(rb - lt, 0)
        area = lambda v: jnp.clip(v[..., 2] - v[..., 0], 0) * jnp.clip(v[..., 3] - v[..., 1], 0)
        inter = wh[..., 0] * wh[..., 1]
        return inter / (area(a) + area(b) - inter + 1e-7)

    def loss(params, stats, images, boxes, labels, anchors):
        h = lax.conv_general_dilated(images, params["conv"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        mean, var = h.mean((0, 1, 2)), h.var((0, 1, 2))
        new_stats = {"mean": 0.97 * stats["mean"] + 0.03 * mean, "var": 0.97 * stats["var"] + 0.03 * var}
        h = jax.nn.silu((h - mean) * lax.rsqrt(var + 1e-3) * params["gamma"] + params["beta"])
        h = h.reshape(h.shape[0], S, -1)
        scores, dist = h @ params["cls"], (h @ params["box"]).reshape(h.shape[0], S, 4, R)
        ltrb = jax.nn.softmax(dist) @ jnp.arange(R, dtype=jnp.float32)
        pred = jnp.concatenate([anchors - ltrb[..., :2], anchors + ltrb[..., 2:]], -1)
        mask_gt = labels >= 0
        overlaps = iou(boxes[:, :, None], pred[:, None])
        cls = jnp.take_along_axis(jax.nn.sigmoid(scores)[:, None], jnp.maximum(labels, 0)[:, :, None, None], -1)[..., 0]
        inside = ((anchors > boxes[:, :, None, :2]) & (anchors < boxes[:, :, None, 2:])).all(-1) & mask_gt[..., None]
        align = lax.stop_gradient(jnp.sqrt(cls) * overlaps**6) * inside
        kth = lax.top_k(align, K)[0][..., -1:]
        pos = inside & (align >= kth) & (align > 0)
        fg = pos.sum(1)
        best = jax.nn.one_hot(jnp.argmax(lax.stop_gradient(overlaps), 1), G, axis=1, dtype=bool)
        pos = jnp.where((fg > 1)[:, None], best & pos, pos)
        gt = pos.argmax(1)
        fg = pos.any(1)
        tbox = jnp.take_along_axis(boxes, gt[..., None], 1)
        tlab = jnp.take_along_axis(jnp.maximum(labels, 0), gt, 1)
        norm = (align * pos / (align.max(-1, keepdims=True) + 1e-9) * (overlaps * pos).max(-1, keepdims=True)).max(1)
        tscore = lax.stop_gradient(jax.nn.one_hot(tlab, C) * (norm * fg)[..., None])
        total = jnp.maximum(tscore.sum(), 1.0)
        w = tscore.sum(-1)
        lc = optax.sigmoid_binary_cross_entropy(scores, tscore).sum() / total
        lb = ((1 - iou(pred, tbox)) * w * fg).sum() / total
        t = jnp.clip(jnp.concatenate([anchors - tbox[..., :2], tbox[..., 2:] - anchors], -1), 0, R - 1.01)
        left = t.astype(jnp.int32)
        logp = jax.nn.log_softmax(dist)
        at = lambda i: jnp.take_along_axis(logp, i[..., None], -1)[..., 0]
        dfl = -(at(left) * (left + 1 - t) + at(left + 1) * (t - left)).mean(-1)
        ld = (dfl * w * fg).sum() / total
        return 7.5 * lb + 0.5 * lc + 1.5 * ld, (new_stats, jnp.stack([lb, lc, ld]))

    def step(state, batch, anchors):
        (l, (stats, items)), g = jax.value_and_grad(loss, has_aux=True)(state["params"], state["batch_stats"], batch["images"], batch["boxes"], batch["labels"], anchors)
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        d = 0.99 * (1 - jnp.exp(-(state["updates"] + 1) / 20.0))
        ema = T(lambda a, b: a * d + (1 - d) * b, state["ema"], {"params": params, "batch_stats": stats})
        return {"params": params, "batch_stats": stats, "opt": opt, "ema": ema, "updates": state["updates"] + 1}, l, items

    tx = optax.sgd(0.01, 0.937, nesterov=True)
    p = {"conv": draw(0, 3, 3, 3, 8) * 0.3, "gamma": jnp.ones(8), "beta": jnp.zeros(8), "cls": draw(1, 8, C) * 0.3, "box": draw(2, 8, 4 * R) * 0.3}
    stats = {"mean": jnp.zeros(8), "var": jnp.ones(8)}
    state = {"params": p, "batch_stats": stats, "opt": tx.init(p), "ema": T(jnp.copy, {"params": p, "batch_stats": stats}), "updates": jnp.int32(0)}
    xy = jnp.abs(draw(3, B, G, 2)) * 2
    grid = jnp.stack(jnp.meshgrid(jnp.arange(4.0), jnp.arange(4.0)), -1).reshape(S, 2) + 0.5
    batch = {"images": draw(4, B, 8, 8, 3), "boxes": jnp.concatenate([xy, xy + 1.5 + jnp.abs(draw(5, B, G, 2))], -1), "labels": whole(6, C + 1, B, G) - 1}
    return Stranger(step, (state, batch, grid), ({"params": "param", "batch_stats": "model_state", "opt": "opt", "ema": "model_state", "updates": "counter"}, "batch", "frozen"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def frames_with_lengths():
    """A conformer transducer of two layers: convolutions over time with batch norm under masks, time reduced, CTC beside an intermediate CTC, SpecAugment."""
    L, D, V, U = 12, 12, 8, 4

    class Conformer(nn.Module):
        @nn.compact
        def __call__(self, x, mask, train):
            h = nn.LayerNorm()(x)
            x = x + 0.5 * nn.Dense(D)(nn.swish(nn.Dense(2 * D)(h)))
            h = nn.LayerNorm()(x)
            x = x + nn.MultiHeadDotProductAttention(2, qkv_features=D)(h, h, mask=(mask[:, None, :, None] & mask[:, None, None, :]))
            h = nn.glu(nn.Dense(2 * D)(nn.LayerNorm()(x)))
            h = nn.Conv(D, (3,), feature_group_count=D)(jnp.where(mask[..., None], h, 0))
            h = nn.BatchNorm(use_running_average=not train, momentum=0.9)(h, mask=mask[..., None])
            x = x + nn.Dense(D)(nn.swish(h))
            return nn.LayerNorm()(x + 0.5 * nn.Dense(D)(nn.swish(nn.Dense(2 * D)(nn.LayerNorm()(x)))))

    class Net(nn.Module):
        @nn.compact
        def __call__(self, feats, lens, train):
            x = nn.relu(nn.Conv(D, (3,), strides=(2,))(feats))
            lens = (lens + 1) // 2
            mask = jnp.arange(x.shape[1]) < lens[:, None]
            head = nn.Dense(V)
            x = Conformer()(x, mask, train)
            inter = head(x)
            x = x + nn.Dense(D)(nn.softmax(inter))
            x = Conformer()(x, mask, train)
            return head(x), inter, 1.0 - mask
    net = Net()

    class TrainState(train_state.TrainState):
        batch_stats: Any
        dropout_rng: Any

    def train_step(state, batch):
        rng, k1, k2 = jax.random.split(state.dropout_rng, 3)
        n = batch["feats"].shape[0]
        start = jax.random.randint(k1, (n, 1), 0, L - 2)
        tmask = (jnp.arange(L) >= start) & (jnp.arange(L) < start + 2)
        f0 = jax.random.randint(k2, (n, 1), 0, F - 2)
        fmask = (jnp.arange(F) >= f0) & (jnp.arange(F) < f0 + 2)
        feats = jnp.where(tmask[:, :, None] | fmask[:, None], 0.0, batch["feats"])

        def loss_fn(params):
            (logits, inter, pad), new = state.apply_fn({"params": params, "batch_stats": state.batch_stats}, feats, batch["feat_lens"], True, mutable=["batch_stats"])
            label_pad = (jnp.arange(U) >= batch["label_lens"][:, None]).astype(jnp.float32)
            ctc = lambda l: optax.ctc_loss(l, pad, batch["labels"], label_pad) / jnp.maximum(batch["label_lens"], 1)
            return 0.7 * ctc(logits).mean() + 0.3 * ctc(inter).mean(), new["batch_stats"]
        (loss, stats), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        return state.apply_gradients(grads=grads, batch_stats=stats, dropout_rng=rng), {"loss": loss, "lr": schedule(state.step)}

    schedule = lambda i: 0.05 * D**-0.5 * jnp.minimum((i + 1.0) ** -0.5, (i + 1.0) * 4**-1.5)
    v = initial(net.init, jax.random.PRNGKey(0), jnp.zeros((1, L, F)), jnp.zeros(1, jnp.int32), True)
    state = TrainState.create(apply_fn=net.apply, params=v["params"], batch_stats=v["batch_stats"], tx=optax.adam(schedule, 0.9, 0.98), dropout_rng=jax.random.PRNGKey(1))
    kinds = state.replace(step="counter", params="param", opt_state="opt", batch_stats="model_state", dropout_rng="rng")
    batch = {"feats": draw(2, 8, L, F), "feat_lens": 8 + whole(3, 5, 8), "labels": 1 + whole(4, V - 1, 8, U), "label_lens": 1 + whole(5, 2, 8)}
    return Stranger(train_step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=3e-3)


def series_gated():
    """TFT: static, past and known inputs chosen by softmaxes of gated residuals, an LSTM, one attention, quantiles, weights of samples, decay by a mask."""
    P, H, D, NP, NF = 6, 3, 8, 3, 2
    qs = jnp.array([0.1, 0.5, 0.9])

    def grn(p, x, c=None):
        h = x @ p["w1"] + p["b1"] + (0 if c is None else c @ p["c"])
        h = jax.nn.elu(h) @ p["w2"]
        a, g = jnp.split(h @ p["glu"], 2, -1)
        y = a * jax.nn.sigmoid(g) + (x @ p["skip"] if "skip" in p else x)
        return (y - y.mean(-1, keepdims=True)) * lax.rsqrt(y.var(-1, keepdims=True) + 1e-5) * p["scale"]

    def select(p, xs, c):
        flat = jnp.concatenate(xs, -1)
        w = jax.nn.softmax(grn(p["weights"], flat, c) @ p["to"])
        each = jnp.stack([grn(q, x) for q, x in zip(p["each"], xs)], -1)
        return (each * w[..., None, :]).sum(-1)

    def forecast(p, batch):
        s = p["static"][batch["series"]]
        c = grn(p["ctx"], s)
        past = [batch["past"][..., i : i + 1] @ p["in_past"][i] for i in range(NP)]
        fut = [batch["future"][..., i : i + 1] @ p["in_fut"][i] for i in range(NF)]
        x = jnp.concatenate([select(p["vp"], past, c[:, None]), select(p["vf"], fut, c[:, None])], 1)

        def cell(carry, x):
            h, m = carry
            i, f, g, o = jnp.split(jnp.concatenate([x, h], -1) @ p["lstm"], 4, -1)
            m = jax.nn.sigmoid(f + 1) * m + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(m)
            return (h, m), h
        _, h = lax.scan(cell, (c, c), x.swapaxes(0, 1))
        h = h.swapaxes(0, 1) + x
        q, k, v = h[:, P:] @ p["q"], h @ p["k"], h @ p["v"]
        mask = jnp.arange(P + H) <= (P + jnp.arange(H))[:, None]
        a = jax.nn.softmax(jnp.where(mask, q @ k.swapaxes(1, 2) / jnp.sqrt(D), -1e9))
        return grn(p["out"], a @ v + h[:, P:]) @ p["head"], a

    @jax.value_and_grad
    def objective(p, batch):
        y, _ = forecast(p, batch)
        d = batch["target"][..., None] - y
        return (jnp.maximum(qs * d, (qs - 1) * d).sum(-1).mean(1) * batch["weight"]).sum() / batch["weight"].sum()

    def update(params, opt_state, batch):
        loss, g = objective(params, batch)
        u, opt_state = tx.update(g, opt_state, params)
        return loss, optax.apply_updates(params, u), opt_state

    def g(i, a, ctx=False, skip=False):
        p = {"w1": draw(i, a, D) * 0.3, "b1": jnp.zeros(D), "w2": draw(i + 1, D, D) * 0.3, "glu": draw(i + 2, D, 2 * D) * 0.3, "scale": jnp.ones(D)}
        return {**p, **({"c": draw(i + 3, D, D) * 0.3} if ctx else {}), **({"skip": draw(i + 4, a, D) * 0.3} if skip or a != D else {})}
    sel = lambda i, n: {"weights": g(i, n * D, True), "to": draw(i + 5, D, n), "each": [g(i + 6 + 5 * j, D) for j in range(n)]}
    p = {"static": draw(0, 7, D), "ctx": g(1, D), "in_past": [draw(6 + i, 1, D) for i in range(NP)], "in_fut": [draw(10 + i, 1, D) for i in range(NF)], "vp": sel(20, NP),
         "vf": sel(50, NF), "lstm": draw(70, 2 * D, 4 * D) * 0.2, "q": draw(71, D, D) * 0.3, "k": draw(72, D, D) * 0.3, "v": draw(73, D, D) * 0.3, "out": g(74, D), "head": draw(80, D, 3) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, mask=lambda p: T(lambda v: v.ndim > 1, p)))
    batch = {"series": whole(81, 7, B), "past": draw(82, B, P, NP), "future": draw(83, B, H, NF), "target": draw(84, B, H), "weight": jnp.abs(draw(85, B)) + 0.1}
    return Stranger(update, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (r[1], r[2], a[2]), (0, 1), tolerance=1e-3)


def catalogues_scored_whole():
    """BERT4Rec in Haiku's way: items masked in the step, logits over the whole tied catalogue, full negatives by gBCE's calibration, recall at ten."""
    L, V, D = 6, 21, 8

    class Carry(NamedTuple):
        params: Any
        opt_state: Any
        rng: Any
        n: Any

    def apply(params, seq):
        x = params["item_embedding"]["embeddings"][seq] + params["position"]["embeddings"]
        pad = seq > 0
        for i in range(2):
            q = params[f"block_{i}/~/attention"]
            s = jnp.einsum("btd,bsd->bts", x @ q["wq"], x @ q["wk"]) / jnp.sqrt(D)
            x = x + jax.nn.softmax(jnp.where(pad[:, None], s, -1e9)) @ (x @ q["wv"])
            q = params[f"block_{i}/~/mlp"]
            x = x + jax.nn.gelu(x @ q["w"] + q["b"]) @ q["w_1"]
        return x

    def step(carry, seqs):
        rng, k1, k2 = jax.random.split(carry.rng, 3)
        mask = jax.random.bernoulli(k1, 0.3, seqs.shape) & (seqs > 0)
        mask = mask.at[:, -1].set(jnp.where(jax.random.bernoulli(k2, 0.1, seqs.shape[:1]), True, mask[:, -1]))
        inputs = jnp.where(mask, V - 1, seqs)

        def loss_fn(params):
            logits = apply(params, inputs) @ params["item_embedding"]["embeddings"].T + params["output_bias"]["b"]
            logp = jax.nn.log_softmax(logits)
            ll = jnp.take_along_axis(logp, seqs[..., None], -1)[..., 0]
            top = lax.top_k(logits, 3)[1]
            hit = (top == seqs[..., None]).any(-1)
            return -(ll * mask).sum() / jnp.maximum(mask.sum(), 1), (hit * mask).sum() / jnp.maximum(mask.sum(), 1)
        (loss, recall), grads = jax.value_and_grad(loss_fn, has_aux=True)(carry.params)
        updates, opt_state = tx.update(grads, carry.opt_state, carry.params)
        return Carry(optax.apply_updates(carry.params, updates), opt_state, rng, carry.n + mask.sum()), dict(loss=loss, recall=recall)

    tx = optax.adamw(2e-3, weight_decay=0.01)
    p = {"item_embedding": {"embeddings": draw(0, V, D) * 0.3}, "position": {"embeddings": draw(1, L, D) * 0.1}, "output_bias": {"b": jnp.zeros(V)}}
    for i in range(2):
        p[f"block_{i}/~/attention"] = {n: draw(2 + 3 * i + j, D, D) * 0.3 for j, n in enumerate(("wq", "wk", "wv"))}
        p[f"block_{i}/~/mlp"] = {"w": draw(10 + i, D, 2 * D) * 0.3, "b": jnp.zeros(2 * D), "w_1": draw(12 + i, 2 * D, D) * 0.3}
    return Stranger(step, (Carry(p, tx.init(p), jax.random.PRNGKey(5), jnp.int32(0)), whole(20, V - 1, B, L)), (Carry("param", "opt", "rng", "model_state"), "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def covariances_of_features():
    """SNGP: spectral norms by kept vectors, random features that stay, a precision of their products that is averaged and begun anew by a flag."""
    D, R, C = 12, 16, 4

    @flax.struct.dataclass
    class Model:
        params: core.FrozenDict
        spectral: Any
        precision: Any

    def spectral(w, u):
        v = unit(u @ w.T)
        u = unit(v @ w)
        v, u = lax.stop_gradient((v, u))
        sigma = v @ w @ u
        return jnp.where(sigma > 0.95, w * 0.95 / sigma, w), u

    def forward(params, us, rff, x):
        h = x @ params["inp"]
        new = []
        for w, u in zip(params["hidden"], us):
            w, u = spectral(w, u)
            h = h + jax.nn.relu(h @ w)
            new.append(u)
        phi = jnp.sqrt(2.0 / R) * jnp.cos(h @ rff["w"] + rff["b"])
        return phi @ params["beta"], phi, new

    def train_step(model, opt_state, rff, x, y, reset):
        def loss_fn(p):
            logits, phi, us = forward(p, model.spectral, rff, x)
            return cross_entropy(logits, y).mean() + 0.5e-3 * sum(jnp.square(w).sum() for w in jax.tree.leaves(p)), (logits, phi, us)
        (loss, (logits, phi, us)), g = jax.value_and_grad(loss_fn, has_aux=True)(model.params)
        prob = jax.nn.softmax(logits).max(-1)
        batch = (phi * (prob * (1 - prob))[:, None]).T @ phi
        old = jnp.where(reset, jnp.eye(R), model.precision)
        precision = 0.99 * old + 0.01 * lax.stop_gradient(batch)
        u, opt_state = tx.update(g, opt_state, model.params)
        return Model(optax.apply_updates(model.params, u), us, precision), opt_state, {"loss": loss, "accuracy": (logits.argmax(-1) == y).mean()}

    tx = optax.sgd(0.05, 0.9, nesterov=True)
    params = core.freeze({"inp": draw(0, F, D) * 0.3, "hidden": [draw(1, D, D) * 0.4, draw(2, D, D) * 0.4], "beta": draw(3, R, C) * 0.1})
    model = Model(params, [unit(draw(4, D)), unit(draw(5, D))], jnp.eye(R))
    rff = {"w": draw(6, D, R), "b": jax.random.uniform(jax.random.PRNGKey(0), (R,)) * 6.28}
    return Stranger(train_step, (model, tx.init(params), rff, draw(7, B, F), whole(8, C, B), jnp.bool_(False)),
                    (Model("param", "model_state", "model_state"), "opt", "frozen", "batch", "batch", "scalar"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def not_to_be_forgotten():
    """DER++ with a reservoir: rows, labels and logits of old steps in a state, written at places drawn by the count seen; EWC's anchors beside."""
    M, C = 20, 5

    def step(carry, key, batch):
        params, opt, buffer, fisher, anchor, seen = carry
        x, y = batch
        n = x.shape[0]
        k1, k2, k3 = jax.random.split(jax.random.fold_in(key, seen), 3)
        i1, i2 = jax.random.randint(k1, (2, n), 0, jnp.clip(seen, 1, M))
        has = (seen > 0).astype(jnp.float32)

        def loss_fn(p):
            logits = mlp(p, x, jax.nn.relu)
            old = jnp.square(mlp(p, buffer["x"][i1], jax.nn.relu) - buffer["logits"][i1]).mean()
            replay = cross_entropy(mlp(p, buffer["x"][i2], jax.nn.relu), buffer["y"][i2]).mean()
            ewc = sum((f * jnp.square(a - b)).sum() for f, a, b in zip(*map(jax.tree.leaves, (fisher, p, anchor))))
            return cross_entropy(logits, y).mean() + has * (0.1 * old + 0.5 * replay) + 0.5 * ewc, logits
        (loss, logits), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt)
        order = seen + jnp.arange(n)
        place = jnp.where(order < M, order, jax.random.randint(k2, (n,), 0, order + 1))
        write = lambda b, v: b.at[place].set(v, mode="drop")
        buffer = {"x": write(buffer["x"], x), "y": write(buffer["y"], y), "logits": write(buffer["logits"], logits)}
        fisher = T(lambda f, g: 0.95 * f + 0.05 * g**2, fisher, g)
        return (optax.apply_updates(params, u), opt, buffer, fisher, anchor, seen + n), loss

    tx = optax.sgd(0.03)
    p = layers(0, F, 16, C)
    buffer = {"x": draw(2, M, F), "y": whole(3, C, M), "logits": draw(4, M, C)}
    carry = (p, tx.init(p), buffer, T(lambda v: jnp.full_like(v, 0.01), p), T(lambda v: v + 0.01, p), jnp.int32(B))
    return Stranger(step, (carry, jax.random.PRNGKey(8), (draw(5, B, F), whole(6, C, B))), (("param", "opt", "model_state", "model_state", "frozen", "counter"), "rng", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def noise_in_trees():
    """DP-FTRL: per-example gradients clipped, sums of gradients and a tree's noise kept, momentum over both; the model is anchored at its start."""
    C, LEVELS = 4, 4

    class Tree(NamedTuple):
        noise: Any
        count: Any

    def step(anchor, sums, momentum, tree, key, x, y):
        params = T(lambda a, m: a - 0.1 * m, anchor, momentum)

        def clipped(x, y):
            g = jax.grad(lambda p: cross_entropy(mlp(p, x, jnp.tanh), y))(params)
            return T(lambda v: v / jnp.maximum(1.0, optax.global_norm(g)), g)
        g = T(lambda v: v.mean(0), jax.vmap(clipped)(x, y))
        sums = T(jnp.add, sums, g)
        count = tree.count + 1
        bits = (count >> jnp.arange(LEVELS)) & 1
        fresh = (bits == 1) & (((count - 1) >> jnp.arange(LEVELS)) & 1 == 0)
        leaves, structure = jax.tree.flatten(tree.noise)
        keys = jax.random.split(jax.random.fold_in(key, count), len(leaves))
        drawn = [jax.random.normal(k, v.shape) * 0.05 for k, v in zip(keys, leaves)]
        per = lambda m, v: m.reshape(-1, *[1] * (v.ndim - 1))
        noise = structure.unflatten([jnp.where(per(fresh, v), d, v) for v, d in zip(leaves, drawn)])
        total = T(lambda s, n: s + (n * per(bits, n)).sum(0), sums, noise)
        momentum = T(lambda m, s: 0.9 * m + s, momentum, total)
        loss = cross_entropy(mlp(params, x, jnp.tanh), y).mean()
        return sums, momentum, Tree(noise, count), {"loss": loss, "noise": optax.global_norm(noise)}

    p = layers(0, F, 12, C)
    z = lambda: T(jnp.zeros_like, p)
    tree = Tree(T(lambda v: jnp.zeros((LEVELS, *v.shape)), p), jnp.int32(0))
    return Stranger(step, (p, z(), z(), tree, jax.random.PRNGKey(1), draw(3, B, F), whole(4, C, B)),
                    ("frozen", "opt", "param", Tree("opt", "counter"), "rng", "batch", "batch"), lambda a, r: (a[0], *r[:3], *a[4:]), (1, 2, 3), tolerance=2e-3)


CURATORS = {f.__name__: f for f in (prototypes_with_a_queue, patches_under_a_teacher, points_of_masks, anchors_by_task, frames_with_lengths, series_gated,
                                    catalogues_scored_whole, covariances_of_features, not_to_be_forgotten, noise_in_trees)}
