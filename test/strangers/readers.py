"""Language models of kinds that have modules of their own: dynamic patches, memories, retrieved text, exits at all layers."""

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from ports import masked_mean, scaled_draw, split_heads, token_rows, triangle
from pretrained import attention, join_heads, layer_norm, norm_weights, rms_norm
from stranger import Stranger, initial
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, D, H, V = 12, 8, 16, 2, 40


def attention_of(seed, d=D):
    return {n: scaled_draw(seed + i, d, d) for i, n in enumerate("qkvo")}


def attend_to(p, x, memory=None, mask=None):
    m = x if memory is None else memory
    return join_heads(attention(split_heads(x @ p["q"]), split_heads(m @ p["k"]), split_heads(m @ p["v"]), mask)) @ p["o"]


def patches_by_entropy():
    """Bytes in patches that begin where a frozen byte model is unsure: the maximum over each patch's bytes, a global model over patches, a decoder whose bytes attend to the patch before theirs; bits per byte."""
    N = 6

    def loss(p, small, x):
        x, y = x[:, :-1], x[:, 1:]
        sure = jax.nn.log_softmax(small["embed"][x] @ small["out"])
        entropy = -(jnp.exp(sure) * sure).sum(-1)
        begins = (entropy > entropy.mean(1, keepdims=True)).at[:, 0].set(True)
        patch = jnp.minimum(jnp.cumsum(begins, 1) - 1, N - 1)
        h = p["embed"][x]
        h = h + attend_to(p["local"], layer_norm(p["n0"], h), mask=triangle())
        own = jax.nn.one_hot(patch, N, dtype=bool)
        pooled = jnp.where(own[..., None], h[:, :, None], -jnp.inf).max(1)
        there = own.any(1)
        pooled = jnp.where(there[..., None], pooled, 0.0)
        g = pooled + attend_to(p["global"], pooled, mask=triangle(N) & there[:, None, None])
        g = jnp.pad(g, ((0, 0), (1, 0), (0, 0)))[:, :-1]
        h = h + jnp.take_along_axis(g, patch[..., None], 1) @ p["down"]
        return cross_entropy(h @ p["embed"].T, y).mean() / jnp.log(2.0), {"patches": (patch.max(1) + 1).mean(), "entropy": entropy.mean()}

    p = {"embed": draw(0, V, D) * 0.3, "local": attention_of(1), "global": attention_of(5), "down": scaled_draw(9, D, D), "n0": norm_weights(D)}
    small = {"embed": draw(10, V, 6), "out": draw(11, 6, V)}
    return plain(trained(loss, optax.adamw(3e-3), True), p, optax.adamw(3e-3), (small, token_rows()), ["frozen", "batch"], tolerance=1e-3)


def chunks_routed():
    """Boundaries between chunks learnt from unlike neighbours, chosen by thresholds with gradients passed straight through, smoothed upsampling by a running average, a loss that holds the share of boundaries at a ratio."""
    R = 4.0

    class Router(nn.Module):
        @nn.compact
        def __call__(self, x):
            q, k = nn.Dense(D, use_bias=False, name="q")(x[:, :-1]), nn.Dense(D, use_bias=False, name="k")(x[:, 1:])
            cos = (q * k).sum(-1) / (jnp.linalg.norm(q + 1e-6, axis=-1) * jnp.linalg.norm(k + 1e-6, axis=-1))
            prob = jnp.pad((1 - cos) / 2, ((0, 0), (1, 0)), constant_values=1.0)
            return prob, prob > 0.5

    class Net(nn.Module):
        @nn.compact
        def __call__(self, ids):
            x = nn.Embed(V, D)(ids)
            x = x + nn.Dense(D)(nn.silu(nn.Conv(D, (3,), padding=((2, 0),), feature_group_count=D)(x)))
            prob, starts = Router()(x)
            order = jnp.argsort(~starts, axis=1, stable=True)
            inner = jnp.take_along_axis(x, order[..., None], 1)
            count = starts.sum(1)
            valid = jnp.arange(S) < count[:, None]
            inner = inner + nn.Dense(D)(nn.MultiHeadDotProductAttention(H)(inner, inner, mask=nn.combine_masks(nn.make_causal_mask(ids), valid[:, None, None])))
            weight = jnp.clip(jnp.take_along_axis(prob, order, 1), 1e-4, 1 - 1e-4)[..., None]

            def smooth(carry, now):
                w, v = now
                carry = w * v + (1 - w) * carry
                return carry, carry
            _, inner = lax.scan(smooth, jnp.zeros((ids.shape[0], D)), (weight.swapaxes(0, 1), inner.swapaxes(0, 1)))
            back = jnp.take_along_axis(inner.swapaxes(0, 1), (jnp.cumsum(starts, 1) - 1)[..., None], 1)
            c = jnp.where(starts, prob, 1 - prob)
            x = x + back * (c + lax.stop_gradient(1 - c))[..., None]
            f, g = starts.mean(), prob.mean()
            return nn.Dense(V)(x), R / (R - 1) * ((R - 1) * f * g + (1 - f) * (1 - g))

    net = Net()

    @jax.jit
    def train_step(state, batch):
        def loss_fn(params):
            logits, ratio = state.apply_fn({"params": params}, batch["x"])
            ce = optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"]).mean()
            return ce + 0.03 * ratio, (ce, ratio)
        (loss, (ce, ratio)), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        return state.apply_gradients(grads=grads), dict(loss=loss, ce=ce, ratio=ratio)

    x = token_rows()
    params = initial(net.init, jax.random.key(0), x[:, :-1])["params"]
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=optax.adamw(1e-3))
    return Stranger(train_step, (state, {"x": x[:, :-1], "y": x[:, 1:]}), (state.replace(step="counter", params="param", opt_state="opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def memory_by_surprise():
    """A memory that is a small network, trained while reading: chunks give gradients of an inner loss, momentum of surprise, a decay by the data; its first weights, keys, values and gates are learnt outside."""
    C = 4

    def recall(m, q):
        return q + jax.nn.silu(q @ m["a"]) @ m["b"]

    def inner(m, k, v, lr):
        return (lr * ((recall(m, k) - v) ** 2).sum(-1)).sum()

    def read(p, x):  # one row [S, D]
        q, k, v = (x @ p[n] for n in "qkv")
        gates = jax.nn.sigmoid(x @ p["gates"])  # rate, momentum, forgetting

        def chunk(carry, now):
            m, s = carry
            q, k, v, g = now
            out = recall(m, q)
            grad = jax.grad(inner)(m, k, v, g[:, 0])
            eta, alpha = g[:, 1].mean(), g[:, 2].mean()
            s = T(lambda s, d: eta * s - 0.1 * d, s, grad)
            m = T(lambda w, s: (1 - 0.1 * alpha) * w + s, m, s)
            return (m, s), out
        parts = T(lambda z: z.reshape(S // C, C, -1), (q, k, v, gates))
        _, out = lax.scan(chunk, (p["memory"], T(jnp.zeros_like, p["memory"])), parts)
        return out.reshape(S, D) @ p["o"]

    def loss(p, ids):
        x = p["embed"][ids[:, :-1]]
        for q in p["layers"]:
            x = x + jax.vmap(read, (None, 0))(q, rms_norm(q["norm"], x))
        return cross_entropy(x @ p["embed"].T, ids[:, 1:]).mean()

    layer = lambda i: {"q": scaled_draw(i, D, D), "k": scaled_draw(i + 1, D, D), "v": scaled_draw(i + 2, D, D), "o": scaled_draw(i + 3, D, D), "norm": jnp.ones(D), "gates": scaled_draw(i + 4, D, 3), "memory": {"a": scaled_draw(i + 5, D, D), "b": scaled_draw(i + 6, D, D)}}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3))
    return plain(trained(loss, tx), {"embed": draw(0, V, D) * 0.3, "layers": [layer(10), layer(20)]}, tx, (token_rows(),), tolerance=1e-3)


def mixed_by_fourier():
    """Tokens mixed by the real part of a transform over time and features, then by a gate whose weight is time by time; masked words at given places with weights, Adam by hand with a warm-up from the carried step."""
    P = 3

    def forward(params, ids, types):
        x = params["word"][ids] + params["pos"] + params["type"][types]
        for q in params["layers"]:
            x = layer_norm(q["n1"], x + jnp.fft.fft2(x.astype(jnp.complex64), axes=(-2, -1)).real * 0.2)
            u, v = jnp.split(jax.nn.gelu(x @ q["in"]), 2, -1)
            v = jnp.einsum("ts,bsd->btd", q["space"], layer_norm(q["n2"], v)) + q["space_bias"][:, None]
            x = x + (u * v) @ q["out"]
        return x

    def loss_fn(params, batch):
        h = forward(params, batch["ids"], batch["types"])
        at = jnp.take_along_axis(h, batch["positions"][..., None], 1)
        each = cross_entropy(jax.nn.gelu(at @ params["transform"]) @ params["word"].T + params["bias"], batch["labels"])
        mlm = (each * batch["weights"]).sum() / (batch["weights"].sum() + 1e-5)
        pair = cross_entropy(jnp.tanh(h[:, 0] @ params["pool"]) @ params["pair"], batch["next"]).mean()
        return mlm + pair, {"mlm": mlm, "pair": pair}

    def step(params, mu, nu, t, batch):
        (_, seen), g = jax.value_and_grad(loss_fn, has_aux=True)(params, batch)
        t = t + 1
        rate = 1e-2 * jnp.minimum(t / 10.0, jnp.maximum(0.0, 1 - t / 1000.0))
        mu = T(lambda m, g: 0.9 * m + 0.1 * g, mu, g)
        nu = T(lambda n, g: 0.999 * n + 0.001 * g * g, nu, g)
        params = T(lambda w, m, n: w - rate * (m / (jnp.sqrt(n) + 1e-6) + (0.01 * w if w.ndim > 1 else 0.0)), params, mu, nu)
        return params, mu, nu, t, seen | {"rate": rate}

    layer = lambda i: {"n1": norm_weights(D), "n2": norm_weights(D), "in": scaled_draw(i, D, 2 * D), "out": scaled_draw(i + 1, D, D), "space": draw(i + 2, S, S) * 0.1, "space_bias": jnp.ones(S)}
    p = {"word": draw(0, V, D) * 0.3, "pos": draw(1, S, D) * 0.3, "type": draw(2, 2, D) * 0.3, "layers": [layer(10), layer(20)], "transform": scaled_draw(3, D, D), "bias": jnp.zeros(V), "pool": scaled_draw(4, D, D), "pair": scaled_draw(5, D, 2)}
    batch = {"ids": whole(6, V, B, S), "types": whole(7, 2, B, S), "positions": whole(8, S, B, P), "labels": whole(9, V, B, P), "weights": (draw(10, B, P) > -0.5).astype(jnp.float32), "next": whole(11, 2, B)}
    zeros = T(jnp.zeros_like, p)
    return Stranger(step, (p, zeros, zeros, jnp.int32(0), batch), ("param", "opt", "opt", "counter", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-3)


def landmarks_inverted():
    """Attention by means over segments as landmarks, the middle matrix inverted by rounds of matmuls, a convolution of the values beside; sentences in two classes, label smoothing."""
    M = 4

    def pinv(a):
        z = a.swapaxes(-1, -2) / (jnp.abs(a).sum(-1).max() * jnp.abs(a).sum(-2).max())
        eye = jnp.eye(M)

        def once(_, z):
            az = a @ z
            return 0.25 * z @ (13 * eye - az @ (15 * eye - az @ (7 * eye - az)))
        return lax.fori_loop(0, 4, once, z)

    def mix(p, x):
        q, k, v = (split_heads(x @ p[n]).swapaxes(1, 2) for n in "qkv")
        q = q / jnp.sqrt(q.shape[-1])
        ql, kl = (z.reshape(*z.shape[:2], M, -1, z.shape[-1]).mean(-2) for z in (q, k))
        soft = lambda a, b: jax.nn.softmax(a @ b.swapaxes(-1, -2))
        out = soft(q, kl) @ (pinv(soft(ql, kl)) @ (soft(ql, k) @ v))
        pad = jnp.pad(v, ((0, 0), (0, 0), (1, 1), (0, 0)))
        out = out + sum(pad[:, :, i:i + S] * p["conv"][:, i, None, None] for i in range(3))
        return join_heads(out.swapaxes(1, 2)) @ p["o"]

    def loss(p, x, y):
        h = p["embed"][x] + p["pos"]
        for q in p["layers"]:
            h = h + mix(q, layer_norm(q["n"], h))
        logits = h.mean(1) @ p["head"]
        return optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(y, 2), 0.1)).mean()

    layer = lambda i: attention_of(i) | {"n": norm_weights(D), "conv": draw(i + 5, H, 3) * 0.3}
    p = {"embed": draw(0, V, D), "pos": draw(1, S, D), "layers": [layer(10), layer(20)], "head": scaled_draw(2, D, 2)}
    tx = optax.adamw(optax.cosine_decay_schedule(3e-3, 100))
    return plain(trained(loss, tx), p, tx, (whole(3, V, B, S), whole(4, 2, B)), tolerance=1e-3)


def neighbours_of_chunks():
    """Chunks attend to retrieved neighbours of the chunk before: an encoder of neighbours that looks at the chunk, attention shifted by a chunk's length, frozen backbone with only the new layers trained."""
    C, K, R = 4, 2, 5
    L = S // C

    def loss(new, frozen, ids, neighbours):
        x = frozen["embed"][ids[:, :-1]]
        h = x + attend_to(frozen["self"], x, mask=triangle())
        chunks = h.reshape(B * L, C, D)
        n = frozen["embed"][neighbours].reshape(B * L, K * R, D)
        n = n + attend_to(new["encoder"], layer_norm(new["n0"], n), chunks)
        shifted = jnp.pad(h, ((0, 0), (0, C - 1), (0, 0)))[:, C - 1:]
        out = attend_to(new["cross"], layer_norm(new["n1"], shifted).reshape(B * L, C, D), n).reshape(B, S, D)
        h = h.at[:, C - 1:].add(out[:, : S - C + 1])
        h = h + jax.nn.gelu(h @ new["up"]) @ new["down"]
        return cross_entropy(h @ frozen["embed"].T, ids[:, 1:]).mean()

    new = {"encoder": attention_of(0), "cross": attention_of(4), "n0": norm_weights(D), "n1": norm_weights(D), "up": scaled_draw(8, D, 2 * D), "down": scaled_draw(9, 2 * D, D)}
    frozen = {"embed": draw(10, V, D) * 0.3, "self": attention_of(11)}
    tx = optax.adam(3e-3)
    return plain(trained(loss, tx), new, tx, (frozen, token_rows(), whole(12, V, B, L, K, R)), ["frozen", "batch", "batch"], tolerance=1e-3)


def answers_over_passages():
    """Each passage read alone with the question, a decoder over all of them; what its attention gives a passage teaches the retriever's score, with gradients stopped."""
    K, P, A = 3, 6, 4
    tx = optax.adafactor(1e-2)

    def step(state, batch):
        def loss_fn(p):
            rows = batch["passages"].reshape(B * K, P)
            mask = (rows != 0)[:, None, None]
            h = p["embed"][rows]
            h = h + attend_to(p["enc"], rms_norm(p["n"], h), mask=mask)
            memory, seen = h.reshape(B, K * P, D), (rows != 0).reshape(B, 1, 1, K * P)
            y = batch["answer"]
            d = p["embed"][y[:, :-1]]
            d = d + attend_to(p["dec"], d, mask=triangle(A))
            q, k, v = split_heads(d @ p["cross"]["q"]), split_heads(memory @ p["cross"]["k"]), split_heads(memory @ p["cross"]["v"])
            score = jnp.where(seen, jnp.einsum("bqhd,bkhd->bhqk", q, k), -1e9)
            w = jax.nn.softmax(score)
            d = d + join_heads(jnp.einsum("bhqk,bkhd->bqhd", w, v)) @ p["cross"]["o"]
            reader = masked_mean(cross_entropy(d @ p["embed"].T, y[:, 1:]), y[:, 1:] != 0)
            target = lax.stop_gradient(jax.nn.softmax(jnp.log(w.reshape(B, H, A, K, P).sum(-1).mean((1, 2)) + 1e-9)))
            question = p["retriever"][batch["question"]].mean(1)
            passage = p["retriever"][batch["passages"]].mean(2)
            log = jax.nn.log_softmax(jnp.einsum("bd,bkd->bk", question, passage) / jnp.sqrt(D))
            distil = (target * (jnp.log(target + 1e-9) - log)).sum(-1).mean()
            return reader + distil, (reader, distil)
        (_, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(state[1])
        u, opt = tx.update(g, state[2], state[1])
        return (state[0] + 1, optax.apply_updates(state[1], u), opt), aux

    p = {"embed": draw(0, V, D) * 0.3, "enc": attention_of(1), "dec": attention_of(5), "cross": attention_of(9), "n": jnp.ones(D), "retriever": draw(20, V, D) * 0.3}
    batch = {"passages": whole(21, V, B, K, P), "question": whole(22, V, B, 5), "answer": whole(23, V, B, A + 1)}
    return Stranger(step, ((jnp.int32(0), p, tx.init(p)), batch), (("counter", "param", "opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def marginal_over_documents():
    """The best documents of a frozen index by inner products with the question's embedding, looked up and read by a generator; the likelihood is marginal over them, index and document texts frozen, question encoder trained."""
    N, K, P, A = 20, 3, 5, 4

    def loss(p, index, texts, question, answer):
        q = jnp.tanh(p["question"][question].mean(1) @ p["project"])
        score, at = lax.top_k(q @ index.T, K)
        prior = jax.nn.log_softmax(score)
        docs = p["embed"][texts[at]]  # [B, K, P, D]
        y = jnp.broadcast_to(answer[:, None], (B, K, A + 1)).reshape(B * K, A + 1)
        d = p["embed"][y[:, :-1]]
        d = d + attend_to(p["dec"], d, mask=triangle(A))
        d = d + attend_to(p["cross"], d, docs.reshape(B * K, P, D))
        each = -cross_entropy(d @ p["embed"].T, y[:, 1:]).reshape(B, K, A)
        return -jax.nn.logsumexp(prior + each.sum(-1), axis=1).mean()

    p = {"question": draw(0, V, D), "project": scaled_draw(1, D, D), "embed": draw(2, V, D) * 0.3, "dec": attention_of(3), "cross": attention_of(7)}
    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(2e-3))
    return plain(trained(loss, tx), p, tx, (draw(12, N, D), whole(13, V, N, P), whole(14, V, B, 6), whole(15, V, B, A + 1)), ["frozen", "const", "batch", "batch"], tolerance=1e-3)


def memories_looked_up():
    """Keys and values of past segments kept for each row in a ring, the best of them attended to beside the segment itself, a learnt gate by head between both; memories are emptied where a document begins."""
    M, K, E = 16, 4, D // H

    def step(params, opt_state, memory, batch):
        begin = batch["begin"]
        keep = jnp.where(begin[:, None, None, None], 0.0, 1.0)
        keys, values = memory["keys"] * keep, memory["values"] * keep
        filled = jnp.where(begin, 0, memory["filled"])

        def loss_fn(p):
            x = p["embed"][batch["ids"][:, :-1]]
            q, k, v = (split_heads(x @ p["attn"][n]) for n in "qkv")
            k = k / (jnp.linalg.norm(k, axis=-1, keepdims=True) + 1e-6)
            local = attention(q, k, v, triangle())
            s = jnp.einsum("bthd,bmhd->bhtm", q, keys)
            s = jnp.where(jnp.arange(M) < filled[:, None, None, None], s, -1e9)
            best, at = lax.top_k(s, K)
            v_best = jnp.take_along_axis(values.swapaxes(1, 2)[:, :, None], at[..., None], 3)
            far = jnp.einsum("bhtk,bhtkd->bthd", jax.nn.softmax(best), v_best)
            g = jax.nn.sigmoid(p["gate"])[:, None]
            x = x + join_heads(g * far + (1 - g) * local) @ p["attn"]["o"]
            each = cross_entropy(x @ p["embed"].T, batch["ids"][:, 1:])
            return each.mean(), (k, v)
        (loss, (k, v)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        k, v = lax.stop_gradient((k, v))
        memory = {"keys": jnp.concatenate([keys, k], 1)[:, -M:], "values": jnp.concatenate([values, v], 1)[:, -M:], "filled": jnp.minimum(filled + S, M)}
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, memory, loss

    tx = optax.adam(2e-3)
    p = {"embed": draw(0, V, D) * 0.3, "attn": attention_of(1), "gate": jnp.zeros(H)}
    memory = {"keys": draw(6, B, M, H, E), "values": draw(7, B, M, H, E), "filled": jnp.full(B, M, jnp.int32)}
    return Stranger(step, (p, tx.init(p), memory, {"ids": token_rows(), "begin": whole(8, 2, B) > 0}), ("param", "opt", "batch_state", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def alternating_updates():
    """Several copies of the stream of which each layer computes one and corrects the others, an embedding of each layer's own, low-rank residuals, a router by tanh, feed-forward widths nested: the small one is trained in the same step."""
    N, P, F = 3, 4, 2 * D

    def layer(p, xs, per_layer, mask, width):
        route = jnp.tanh(rms_norm(p["route_norm"], xs[0]) @ p["route"])  # [B, S, N]
        predicted = xs + jnp.einsum("bsr,rij,jbsd->ibsd", route, p["predict"], xs)
        x = rms_norm(p["norm"], predicted[0])
        x = x + x @ p["down_low"] @ p["up_low"]
        x = x + attend_to(p, x, mask=mask)
        x = x + jax.nn.gelu(x @ p["up"][:, :width]) @ p["down"][:width]
        route = jnp.tanh(rms_norm(p["route_norm"], x) @ p["route"])
        correct = jnp.einsum("bsr,ri->ibs", route, p["correct"]) + 1.0
        xs = predicted + correct[..., None] * (x - predicted[0])
        gated = jax.nn.gelu(xs[0] @ p["gate"]) * per_layer
        return xs.at[1:].add(gated @ p["project"])

    def forward(p, ids, width):
        x = p["embed"][ids] * D**0.5
        per_layer = p["per_layer"][ids].reshape(*ids.shape, 2, P)
        xs = jnp.stack([x] + [x @ w for w in p["unembed_in"]])
        for i, q in enumerate(p["layers"]):
            xs = layer(q, xs, per_layer[..., i, :], triangle(), width)
        x = (xs[0] + sum(xs[i + 1] @ w for i, w in enumerate(p["unembed_out"]))) / N
        return 30 * jnp.tanh(rms_norm(p["norm"], x) @ p["embed"].T / 30)

    def loss(p, ids):
        losses = [cross_entropy(forward(p, ids[:, :-1], w), ids[:, 1:]).mean() for w in (F // 2, F)]
        return sum(losses), losses

    def weights(i):
        return attention_of(i) | {"norm": jnp.ones(D), "route_norm": jnp.ones(D), "route": scaled_draw(i + 4, D, N), "predict": draw(i + 5, N, N, N) * 0.1, "correct": draw(i + 6, N, N) * 0.1, "down_low": scaled_draw(i + 7, D, 3), "up_low": draw(i + 8, 3, D) * 0.1, "up": scaled_draw(i + 9, D, F), "down": scaled_draw(i + 10, F, D), "gate": scaled_draw(i + 11, D, P), "project": scaled_draw(i + 12, P, D)}
    p = {"embed": draw(0, V, D) * 0.1, "per_layer": draw(1, V, 2 * P) * 0.3, "unembed_in": [scaled_draw(2 + i, D, D) for i in range(N - 1)], "unembed_out": [scaled_draw(5 + i, D, D) for i in range(N - 1)], "norm": jnp.ones(D), "layers": [weights(10), weights(30)]}
    return plain(trained(loss, optax.adamw(1e-3), True), p, optax.adamw(1e-3), (token_rows(),), tolerance=1e-3)


def flat_documents():
    """All documents of the batch in one vector of tokens, with the document and the place of each: attention within documents by a mask over all tokens, the loss over tokens that are no document's last."""
    N = 48

    def loss(p, tokens, document, position, labels):
        x = p["embed"][tokens] + p["pos"][position]
        same = (document[:, None] == document[None]) & (position[:, None] >= position[None])
        for q in p["layers"]:
            h = rms_norm(q["norm"], x)
            k, v, z = ((h @ q[n]).reshape(N, H, -1) for n in "kvq")
            w = jax.nn.softmax(jnp.where(same, jnp.einsum("qhd,khd->hqk", z, k) / 3.0, -1e9))
            x = x + jnp.einsum("hqk,khd->qhd", w, v).reshape(N, D) @ q["o"]
            x = x + jax.nn.silu(x @ q["up"]) @ q["down"]
        return masked_mean(cross_entropy(x @ p["embed"].T, jnp.maximum(labels, 0)), labels >= 0)

    layer = lambda i: attention_of(i) | {"norm": jnp.ones(D), "up": scaled_draw(i + 5, D, 2 * D), "down": scaled_draw(i + 6, 2 * D, D)}
    p = {"embed": draw(0, V, D) * 0.3, "pos": draw(1, 16, D) * 0.3, "layers": [layer(10), layer(20)]}
    document = jnp.asarray(sorted([i % 7 for i in range(N)]), jnp.int32)
    position = jnp.asarray([i - min(j for j in range(N) if document[j] == document[i]) for i in range(N)], jnp.int32)
    labels = jnp.where(jnp.append(document[1:] == document[:-1], False), whole(2, V, N), -1)
    tx = optax.adamw(1e-3)
    return plain(trained(loss, tx), p, tx, (whole(3, V, N), document, position, labels), tolerance=1e-3)


def exits_at_all_layers():
    """One head for all layers, losses of early exits by a curriculum over the carried step, layers dropped for rows by rates that grow with depth, keys folded with the step; which layer would have done is reported."""
    L = 3

    def step(state, batch, base_key):
        key = jax.random.fold_in(base_key, state["step"])

        def loss_fn(params):
            x, exits = params["embed"][batch[:, :-1]], []
            for i, q in enumerate(params["layers"]):
                keep = jax.random.bernoulli(jax.random.fold_in(key, i), 1 - 0.2 * i / (L - 1), (B, 1, 1))
                h = x + attend_to(q, rms_norm(q["norm"], x), mask=triangle())
                h = h + jax.nn.silu(h @ q["up"]) @ q["down"]
                x = jnp.where(keep, h, x)
                exits.append(rms_norm(params["norm"], x) @ params["embed"].T)
            each = jnp.stack([cross_entropy(e, batch[:, 1:]) for e in exits])
            scale = jnp.where(jnp.arange(L) == state["step"] % L, 0.2 * (jnp.arange(L) + 1.0), 0.0).at[-1].set(1.0)
            right = jnp.stack([e.argmax(-1) == batch[:, 1:] for e in exits])
            first = jnp.where(right.any(0), right.argmax(0), L)
            return (scale * each.mean((1, 2))).sum() / scale.sum(), {"exit": first.mean(), "losses": each.mean((1, 2))}
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": state["step"] + 1}, {"loss": loss, **aux}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    layer = lambda i: attention_of(i) | {"norm": jnp.ones(D), "up": scaled_draw(i + 5, D, 2 * D), "down": scaled_draw(i + 6, 2 * D, D)}
    p = {"embed": draw(0, V, D) * 0.3, "layers": [layer(10 * i + 10) for i in range(L)], "norm": jnp.ones(D)}
    state = {"params": p, "opt": tx.init(p), "step": jnp.int32(0)}
    return Stranger(step, (state, token_rows(), jax.random.key(3)), ({"params": "param", "opt": "opt", "step": "counter"}, "batch", "rng"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def characters_hashed():
    """No vocabulary: code points through several hashes into small tables, a strided convolution shortens the text, the deep layers read that, it is repeated back; hashes of masked characters are predicted as classes."""
    N, R = 4, 2
    PRIMES = (31, 43, 59, 61)
    S2 = 2 * S

    def hashed(x, size):
        return jnp.stack([((x + 1) * prime) % size for prime in PRIMES], -1)

    def loss(p, codes, mask, key):
        h = p["tables"][jnp.arange(N), hashed(jnp.where(mask, 0xE003, codes), 20)]  # [B, S, N, D // N]
        x = h.reshape(B, S2, D) + p["pos"]
        x = x + attend_to(p["local"], x)
        short = lax.conv_general_dilated(x, p["down"], (R,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
        short = layer_norm(p["n"], jax.nn.gelu(short))
        keep = jax.random.bernoulli(key, 0.9, short.shape)
        short = jnp.where(keep, short / 0.9, 0)
        deep = short + attend_to(p["deep"], short)
        x = jnp.concatenate([x, jnp.repeat(deep, R, 1)], -1) @ p["up"]
        logits = jnp.einsum("bsd,ndv->bsnv", x, p["heads"])
        each = cross_entropy(logits, hashed(codes, 20)).mean(-1)
        return masked_mean(each, mask)

    def step(p, opt, codes, mask, key):
        key, sub = jax.random.split(key)
        value, g = jax.value_and_grad(loss)(p, codes, mask, sub)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.lamb(3e-3)
    p = {"tables": draw(0, N, 20, D // N), "pos": draw(1, S2, D) * 0.3, "local": attention_of(2), "down": draw(6, R, D, D) * 0.2, "n": norm_weights(D), "deep": attention_of(7), "up": scaled_draw(11, 2 * D, D), "heads": scaled_draw(12, N, D, 20)}
    return Stranger(step, (p, tx.init(p), whole(13, 5000, B, S2), whole(14, 5, B, S2) == 0, jax.random.PRNGKey(1)), ("param", "opt", "batch", "batch", "rng"), lambda a, r: (*r[:2], *a[2:4], r[2]), (0, 1), tolerance=1e-3)


READERS = {
    "patches_by_entropy": patches_by_entropy, "chunks_routed": chunks_routed, "memory_by_surprise": memory_by_surprise,
    "mixed_by_fourier": mixed_by_fourier, "landmarks_inverted": landmarks_inverted,
    "neighbours_of_chunks": neighbours_of_chunks, "answers_over_passages": answers_over_passages,
    "marginal_over_documents": marginal_over_documents, "memories_looked_up": memories_looked_up,
    "alternating_updates": alternating_updates, "flat_documents": flat_documents, "exits_at_all_layers": exits_at_all_layers,
    "characters_hashed": characters_hashed,
}
