"""Pupils of larger or slower models: layers of hidden states and attention, a token that follows a frozen network, crops whose patches
are masked, a bank of what others looked like, two that teach each other."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from ports import scaled_draw
from pretrained import dense, dense_weights, join_heads, layer_norm, norm_weights, split_heads
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, V, CLASSES = 8, 10, 40, 5


def encoder_weights(seed, d, n):
    layer = lambda s: {k: dense_weights(s + 2 * i, d, d) for i, k in enumerate(("query", "key", "value", "out"))} | {"fc1": dense_weights(s + 10, d, 2 * d), "fc2": dense_weights(s + 12, 2 * d, d), "ln1": norm_weights(d), "ln2": norm_weights(d)}
    return {"words": draw(seed, V, d) * 0.3, "positions": draw(seed + 1, S, d) * 0.1, "layers": [layer(seed + 20 * (i + 1)) for i in range(n)]}


def encoder(p, ids, mask, heads):
    """All hidden states and all scores before the softmax."""
    x = p["words"][ids] + p["positions"]
    hidden, scores = [x], []
    for q in p["layers"]:
        a, b, c = (split_heads(dense(q[n], x), heads) for n in ("query", "key", "value"))
        s = jnp.einsum("bqhd,bkhd->bhqk", a, b) * a.shape[-1] ** -0.5
        s = s + (1 - mask[:, None, None, :]) * -10000.0
        x = layer_norm(q["ln1"], x + dense(q["out"], join_heads(jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s), c))))
        x = layer_norm(q["ln2"], x + dense(q["fc2"], jax.nn.gelu(dense(q["fc1"], x), approximate=False)))
        hidden.append(x)
        scores.append(s)
    return hidden, scores


def layers_that_are_imitated():
    """Every second layer of a wider teacher: squared distances of scores, where both have very small ones set to zero, and of hidden states behind one projection; then soft labels at a temperature; two losses in one step, a rate by epochs given."""
    tx = optax.adamw(1.0, weight_decay=0.01)

    def step(params, opt_state, teacher, batch, lr, temperature):
        mask = batch["attention_mask"].astype(jnp.float32)
        t_hidden, t_scores = encoder(teacher, batch["input_ids"], mask, 4)
        t_logits = jnp.tanh(dense(teacher["pooler"], t_hidden[-1][:, 0])) @ teacher["classifier"]

        def loss_fn(params):
            hidden, scores = encoder(params, batch["input_ids"], mask, 4)
            logits = jnp.tanh(dense(params["pooler"], hidden[-1][:, 0])) @ params["classifier"]
            att = rep = 0.0
            for s, t in zip(scores, t_scores[1::2]):
                s, t = (jnp.where(z <= -1e2, 0.0, z) for z in (s, t))
                att = att + jnp.mean((s - t) ** 2)
            for s, t in zip(hidden, t_hidden[::2]):
                rep = rep + jnp.mean((dense(params["fit_dense"], s) - t) ** 2)
            soft = jax.nn.softmax(t_logits / temperature)
            kd = -(soft * jax.nn.log_softmax(logits / temperature)).sum(-1).mean()
            return att + rep + kd, {"att_loss": att, "rep_loss": rep, "cls_loss": kd, "acc": (logits.argmax(-1) == batch["label_ids"]).mean()}
        (loss, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        params = optax.apply_updates(params, T(lambda u: lr * u, updates))
        return params, opt_state, metrics | {"loss": loss}

    small, large = 16, 24
    p = encoder_weights(0, small, 2) | {"pooler": dense_weights(90, small, small), "classifier": scaled_draw(91, small, CLASSES), "fit_dense": dense_weights(92, small, large)}
    teacher = encoder_weights(100, large, 4) | {"pooler": dense_weights(190, large, large), "classifier": scaled_draw(191, large, CLASSES)}
    batch = {"input_ids": whole(2, V, B, S), "attention_mask": (jnp.arange(S) < 4 + whole(3, S - 4, B)[:, None]).astype(jnp.int32), "label_ids": whole(4, CLASSES, B)}
    return Stranger(step, (p, tx.init(p), teacher, batch, jnp.float32(1e-3), jnp.float32(2.0)), ("param", "opt", "frozen", "batch", "scalar", "scalar"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def token_that_follows():
    """Patches with two tokens, one for labels, one for the hard choices of a frozen convolutional network by its running statistics; pictures mixed with the batch turned round, labels too; both heads averaged for the accuracy."""
    SIDE, P, D = 8, 4, 16

    def teacher_logits(t, x):
        for q in t["convs"]:
            x = lax.conv_general_dilated(x, q["w"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            x = jax.nn.relu((x - q["mean"]) * lax.rsqrt(q["var"] + 1e-5) * q["scale"] + q["bias"])
        return x.mean((1, 2)) @ t["fc"]

    def forward(p, x):
        b = x.shape[0]
        x = x.reshape(b, SIDE // P, P, SIDE // P, P, 3).transpose(0, 1, 3, 2, 4, 5).reshape(b, -1, P * P * 3)
        x = dense(p["patch"], x)
        cls, dist = (jnp.broadcast_to(p[n], (b, 1, D)) for n in ("cls_token", "dist_token"))
        x = jnp.concatenate([cls, dist, x], 1) + p["pos_embed"]
        for q in p["blocks"]:
            h = layer_norm(q["norm1"], x, 1e-6)
            a, k, v = jnp.split(dense(q["qkv"], h).reshape(b, -1, 3, 2, D // 2), 3, 2)
            w = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", a[:, :, 0], k[:, :, 0]) * (D // 2) ** -0.5)
            x = x + dense(q["proj"], jnp.einsum("bhqk,bkhd->bqhd", w, v[:, :, 0]).reshape(b, -1, D))
            x = x + dense(q["fc2"], jax.nn.gelu(dense(q["fc1"], layer_norm(q["norm2"], x, 1e-6))))
        x = layer_norm(p["norm"], x, 1e-6)
        return dense(p["head"], x[:, 0]), dense(p["head_dist"], x[:, 1])

    def loss(p, teacher, images, labels, lam):
        mixed = lam * images + (1 - lam) * images[::-1]
        onehot = jax.nn.one_hot(labels, CLASSES) * 0.9 + 0.1 / CLASSES
        target = lam * onehot + (1 - lam) * onehot[::-1]
        logits, kd = forward(p, mixed)
        hard = teacher_logits(teacher, mixed).argmax(-1)
        base = -(target * jax.nn.log_softmax(logits)).sum(-1).mean()
        return 0.5 * base + 0.5 * cross_entropy(kd, hard).mean(), (((logits + kd) / 2).argmax(-1) == labels).mean()

    block = lambda s: {"norm1": norm_weights(D), "qkv": dense_weights(s, D, 3 * D), "proj": dense_weights(s + 2, D, D), "norm2": norm_weights(D), "fc1": dense_weights(s + 4, D, 2 * D), "fc2": dense_weights(s + 6, 2 * D, D)}
    p = {"patch": dense_weights(0, P * P * 3, D), "cls_token": draw(2, 1, 1, D), "dist_token": draw(3, 1, 1, D), "pos_embed": draw(4, 1, 6, D) * 0.1, "blocks": [block(10), block(20)], "norm": norm_weights(D), "head": dense_weights(5, D, CLASSES), "head_dist": dense_weights(7, D, CLASSES)}
    conv = lambda s, i, o: {"w": draw(s, 3, 3, i, o) * (9 * i) ** -0.5, "mean": draw(s + 1, o) * 0.1, "var": 1 + 0.1 * jnp.abs(draw(s + 2, o)), "scale": jnp.ones(o), "bias": jnp.zeros(o)}
    teacher = {"convs": [conv(40, 3, 8), conv(43, 8, 16)], "fc": scaled_draw(46, 16, CLASSES)}
    tx = optax.adamw(1e-3, weight_decay=0.05)
    return plain(trained(loss, tx, True), p, tx, (teacher, draw(50, B, SIDE, SIDE, 3), whole(51, CLASSES, B), jnp.float32(0.7)), ["frozen", "batch", "batch", "scalar"], tolerance=2e-3)


def crops_whose_patches_are_masked():
    """A slow copy teaches: two large crops below one another and two small ones, tokens of crops against each other's, masked patches against the copy's of the same crop; centres of both move; rates, decay and the copy's speed follow the step; the last layer rests in the first calls."""
    D, K, P = 16, 12, 9

    def backbone(p, patches, mask=None):
        x = dense(p["embed"], patches)
        if mask is not None:
            x = jnp.where(mask[..., None], p["mask_token"], x)
        x = jnp.concatenate([jnp.broadcast_to(p["cls"], (x.shape[0], 1, D)), x], 1)
        for q in p["blocks"]:
            h = layer_norm(q["n1"], x, 1e-6)
            a, k, v = (split_heads(dense(q[n], h), 2) for n in ("query", "key", "value"))
            w = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", a, k) * (D // 2) ** -0.5)
            x = x + dense(q["out"], join_heads(jnp.einsum("bhqk,bkhd->bqhd", w, v)))
            x = x + dense(q["fc2"], jax.nn.gelu(dense(q["fc1"], layer_norm(q["n2"], x, 1e-6))))
        h = jax.nn.gelu(dense(p["head1"], layer_norm(p["norm"], x, 1e-6)))
        h = h / jnp.maximum(jnp.linalg.norm(h, axis=-1, keepdims=True), 1e-6)
        last = p["last"] / jnp.linalg.norm(p["last"], axis=0, keepdims=True)
        out = h @ last
        return out[:, 0], out[:, 1:]

    def step(state, large, masks, small):
        it = state["it"]
        momentum = 1 - (1 - 0.99) * (jnp.cos(jnp.pi * it / 100) + 1) / 2
        decay = 0.4 + (0.04 - 0.4) * 0.5 * (1 + jnp.cos(jnp.pi * it / 100))
        temperature = 0.04 + jnp.minimum(it / 10, 1.0) * 0.03
        crops = jnp.concatenate(large)
        t_cls, t_patch = backbone(state["teacher"], crops)
        q_cls = jax.nn.softmax((t_cls - state["center"]) / temperature).reshape(2, B, K)
        q_patch = jax.nn.softmax((t_patch - state["center2"]) / temperature)

        def loss_fn(p):
            s_cls, s_patch = backbone(p, crops, jnp.concatenate(masks))
            local, _ = backbone(p, jnp.concatenate(small))
            views = jnp.concatenate([s_cls, local]).reshape(4, B, K)
            logp = jax.nn.log_softmax(views / 0.1)
            pairs = -(q_cls[:, None] * logp[None]).sum(-1).mean(-1)
            off = 1 - jnp.eye(2, 4)
            m = jnp.concatenate(masks).astype(jnp.float32)
            patch = -(q_patch * jax.nn.log_softmax(s_patch / 0.1)).sum(-1)
            patch = ((patch * m).sum(-1) / jnp.maximum(m.sum(-1), 1.0)).mean()
            return (pairs * off).sum() / off.sum() + patch, (pairs.mean(), patch)
        (loss, (cls, patch)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["student"])
        g = g | {"last": jnp.where(it < 1, 0.0, g["last"])}
        norm = optax.global_norm(g)
        g = T(lambda x: x * jnp.minimum(1.0, 3.0 / (norm + 1e-6)), g)
        u, opt = tx.update(g, state["opt"], state["student"])
        lr = 1e-3 * jnp.minimum(1.0, (it + 1) / 5)
        student = T(lambda p, u: p - lr * (u + decay * p * (p.ndim > 1)), state["student"], u)
        teacher = T(lambda t, s: momentum * t + (1 - momentum) * s, state["teacher"], student)
        center = 0.9 * state["center"] + 0.1 * t_cls.mean(0, keepdims=True)
        center2 = 0.9 * state["center2"] + 0.1 * t_patch.mean(1).mean(0)[None, None]
        return {"student": student, "teacher": teacher, "opt": opt, "center": center, "center2": center2, "it": it + 1}, {"loss": loss, "cls": cls, "patch": patch, "norm": norm, "lr": lr, "wd": decay, "momentum": momentum}

    block = lambda s: {n: dense_weights(s + 2 * i, D, D) for i, n in enumerate(("query", "key", "value", "out"))} | {"n1": norm_weights(D), "n2": norm_weights(D), "fc1": dense_weights(s + 8, D, 2 * D), "fc2": dense_weights(s + 10, 2 * D, D)}
    p = {"embed": dense_weights(0, 12, D), "cls": draw(2, 1, 1, D), "mask_token": draw(3, D) * 0.1, "blocks": [block(10)], "norm": norm_weights(D), "head1": dense_weights(4, D, D), "last": scaled_draw(6, D, K)}
    tx = optax.scale_by_adam()
    state = {"student": p, "teacher": T(lambda x: x * 0.95, p), "opt": tx.init(p), "center": jnp.zeros((1, K)), "center2": jnp.zeros((1, 1, K)), "it": jnp.int32(0)}
    kinds = {"student": "param", "teacher": "model_state", "opt": "opt", "center": "model_state", "center2": "model_state", "it": "counter"}
    large = [draw(40 + i, B, P, 12) for i in range(2)]
    masks = [draw(42 + i, B, P) > 0.3 for i in range(2)]
    return Stranger(step, (state, large, masks, [draw(44 + i, B, 4, 12) for i in range(2)]), (kinds, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def bank_of_what_others_looked_like():
    """A pupil against a bank of the teacher's features and the other way round: each row's own entry and drawn others, by indices in the data; entries move towards the rows' new features and are normalised; a constant is estimated in the first call and kept."""
    N, K, D, F = 40, 6, 8, 12

    def scores(bank, idx, v):
        return jnp.exp(jnp.einsum("bkd,bd->bk", bank[idx], v) / 0.07)

    def nce(x, z):
        x = x / z
        m, noise = x.shape[1] - 1, 1.0 / N
        positive = jnp.log(x[:, 0] / (x[:, 0] + m * noise + 1e-7))
        negative = jnp.log(m * noise / (x[:, 1:] + m * noise + 1e-7))
        return -(positive.sum() + negative.sum()) / x.shape[0]

    def unit(x):
        return x / jnp.sqrt((x**2).sum(-1, keepdims=True) + 1e-12)

    def step(params, opt_state, memory, teacher, x, y, index, sample_idx):
        t_hidden = jnp.tanh(mlp(teacher["body"], x))

        def loss_fn(p):
            hidden = jnp.tanh(mlp(p["body"], x))
            logits = hidden @ p["fc"]
            s, t = unit(hidden @ p["embed_s"]), unit(t_hidden @ p["embed_t"])
            out_s, out_t = scores(memory["bank_t"], sample_idx, s), scores(memory["bank_s"], sample_idx, t)
            z_s = jnp.where(memory["z_s"] < 0, lax.stop_gradient(out_s.mean() * N), memory["z_s"])
            z_t = jnp.where(memory["z_t"] < 0, lax.stop_gradient(out_t.mean() * N), memory["z_t"])
            kd = optax.kl_divergence(jax.nn.log_softmax(logits / 4), jax.nn.softmax(t_hidden @ teacher["fc"] / 4)).mean() * 16
            return cross_entropy(logits, y).mean() + kd + 0.5 * (nce(out_s, z_s) + nce(out_t, z_t)), (lax.stop_gradient(s), lax.stop_gradient(t), z_s, z_t)
        (loss, (s, t, z_s, z_t)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state, params)
        move = lambda bank, v: bank.at[index].set(unit(0.5 * bank[index] + 0.5 * v))
        memory = {"bank_s": move(memory["bank_s"], s), "bank_t": move(memory["bank_t"], t), "z_s": z_s, "z_t": z_t}
        return optax.apply_updates(params, u), opt_state, memory, loss

    p = {"body": layers(0, F, 16, 16), "fc": scaled_draw(10, 16, CLASSES), "embed_s": scaled_draw(11, 16, D), "embed_t": scaled_draw(12, 24, D)}
    teacher = {"body": layers(20, F, 24, 24), "fc": scaled_draw(30, 24, CLASSES)}
    memory = {"bank_s": unit(draw(31, N, D)), "bank_t": unit(draw(32, N, D)), "z_s": jnp.float32(-1), "z_t": jnp.float32(-1)}
    index = jnp.asarray(np.random.default_rng(0).permutation(N)[:B], jnp.int32)
    samples = whole(33, N, B, K + 1).at[:, 0].set(index)
    tx = optax.sgd(0.02, momentum=0.9)
    return Stranger(step, (p, tx.init(p), memory, teacher, draw(40, B, F), whole(41, CLASSES, B), index, samples), ("param", "opt", "model_state", "frozen", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def two_that_teach_each_other():
    """Two networks of one shape learn from labels and from each other's predictions, each by an optimizer of its own, the second after the first one's update; a third is the mean of both, moving slowly, and judges on rows without labels."""
    F = 12

    def kl(a, b):
        return (jax.nn.softmax(b) * (jax.nn.log_softmax(b) - jax.nn.log_softmax(a))).sum(-1).mean()

    def step(first, second, mean, opts, labelled, unlabelled):
        x, y = labelled
        agreed = jax.nn.softmax(mlp(mean, unlabelled))
        sure = (agreed.max(-1) > 0.4).astype(jnp.float32)

        def loss_fn(p, other):
            z = mlp(p, x)
            u = -(agreed * jax.nn.log_softmax(mlp(p, unlabelled))).sum(-1)
            return cross_entropy(z, y).mean() + kl(z, lax.stop_gradient(mlp(other, x))) + (u * sure).sum() / jnp.maximum(sure.sum(), 1)
        l1, g1 = jax.value_and_grad(loss_fn)(first, second)
        u1, o1 = tx.update(g1, opts[0], first)
        first = optax.apply_updates(first, u1)
        l2, g2 = jax.value_and_grad(loss_fn)(second, first)
        u2, o2 = tx.update(g2, opts[1], second)
        second = optax.apply_updates(second, u2)
        mean = T(lambda m, a, b: 0.99 * m + 0.005 * (a + b), mean, first, second)
        return first, second, mean, (o1, o2), (l1, l2)

    a, b = layers(0, F, 16, CLASSES), layers(10, F, 16, CLASSES)
    tx = optax.adam(2e-3)
    mean = T(lambda x, y: (x + y) / 2, a, b)
    return Stranger(step, (a, b, mean, (tx.init(a), tx.init(b)), (draw(40, B, F), whole(41, CLASSES, B)), draw(42, 2 * B, F)), ("param", "param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-3)


PUPILS = {
    "layers_that_are_imitated": layers_that_are_imitated,
    "token_that_follows": token_that_follows,
    "crops_whose_patches_are_masked": crops_whose_patches_are_masked,
    "bank_of_what_others_looked_like": bank_of_what_others_looked_like,
    "two_that_teach_each_other": two_that_teach_each_other,
}
