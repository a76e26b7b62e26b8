"""Large vocabularies and tables, rankers; tables of numbers, series, speech."""

import functools

import jax
import jax.numpy as jnp
import optax

from contrastive import apply, net, trained, unit
from keyed import integers, matrix, nll, normal
from stranger import Stranger

B, T, D, V = 8, 6, 8, 24  # the width is as large as the batch
_ids = functools.partial(integers, high=V)


# ---- large vocabularies, tables --------------------------------------------------------------------------------------------


def sampled_softmax():
    """Negatives drawn from a log-uniform distribution, shared by all rows, with corrected logits."""
    def step(params, opt_state, key, x, y):
        key, now = jax.random.split(key)
        drawn = jnp.minimum(jnp.exp(jax.random.uniform(now, (10,)) * jnp.log(V + 1.0)).astype(jnp.int32) - 1, V - 1)

        def log_probability(ids):
            return jnp.log(jnp.log((ids + 2.0) / (ids + 1.0)) / jnp.log(V + 1.0))

        def loss_fn(p):
            h = jax.nn.relu(x @ p["in"])
            true = (h * p["table"][y]).sum(-1) + p["bias"][y] - log_probability(y)
            false = h @ p["table"][drawn].T + p["bias"][drawn] - log_probability(drawn)
            false = jnp.where(drawn == y[:, None], -1e9, false)
            return -jax.nn.log_softmax(jnp.concatenate([true[:, None], false], 1))[:, 0].mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, loss
    tx = optax.adagrad(0.1)
    p = {"in": matrix(0, D, 16), "table": matrix(1, V, 16), "bias": jnp.zeros(V)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), normal(2, B, D), _ids(3, B)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def hierarchical_softmax():
    """A tree of words: the nodes on the way and the turns taken are tables of integers."""
    depth = 4

    def step(params, nodes, turns, x, y):
        def loss_fn(p):
            way = p["nodes"][nodes[y]]
            logits = jnp.einsum("bd,bnd->bn", jnp.tanh(p["words"][x].mean(1)), way)
            return -jax.nn.log_sigmoid(jnp.where(turns[y] > 0, logits, -logits)).sum(1).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        return jax.tree.map(lambda p, g: p - 0.5 * g, params, grads), loss
    p = {"words": matrix(0, V, D), "nodes": matrix(1, 15, D)}
    return Stranger(step, (p, _ids(2, V, depth, high=15), _ids(3, V, depth, high=2), _ids(4, B, 3), _ids(5, B)),
                    ("param", "const", "const", "batch", "batch"), lambda a, r: (r[0], *a[1:]))


def adaptive_softmax():
    """Frequent words by one head, the rest in clusters with narrower ones; ids below a bound choose."""
    def loss_fn(p, x, y):
        h = jnp.tanh(x @ p["in"])
        head = jax.nn.log_softmax(h @ p["head"])
        tail = jax.nn.log_softmax((h @ p["down"]) @ p["tail"])
        first = jnp.take_along_axis(head, jnp.minimum(y, 8)[:, None], 1)[:, 0]
        rest = jnp.take_along_axis(tail, jnp.maximum(y - 8, 0)[:, None], 1)[:, 0]
        return -(first + jnp.where(y >= 8, rest, 0.0)).mean()
    p = {"in": matrix(0, D, D), "head": matrix(1, D, 9), "down": matrix(2, D, 4), "tail": matrix(3, 4, V - 8)}
    return trained(loss_fn, p, normal(4, B, D), _ids(5, B))


def skip_grams():
    """word2vec: two tables, negatives given with each pair."""
    def loss_fn(p, centre, context, negatives):
        c = p["centre"][centre]
        good = jax.nn.log_sigmoid((c * p["context"][context]).sum(-1))
        bad = jax.nn.log_sigmoid(-jnp.einsum("bd,bnd->bn", c, p["context"][negatives])).sum(-1)
        return -(good + bad).sum()
    p = {"centre": matrix(0, V, D), "context": jnp.zeros((V, D))}
    return trained(loss_fn, p, _ids(1, B), _ids(2, B), _ids(3, B, 5), tx=optax.sgd(0.05))


def click_model():
    """DLRM: bags of ids summed by segments, products of all pairs of embeddings, numbers through a network."""
    bag = 3

    def loss_fn(p, numbers, ids, clicked):
        dense = apply(p["bottom"], numbers)
        parts = [dense]
        for table, column in zip(p["tables"], ids):
            rows = jnp.repeat(jnp.arange(B), bag)
            parts.append(jax.ops.segment_sum(table[column.reshape(-1)], rows, num_segments=B))
        z = jnp.stack(parts, 1)
        products = jnp.einsum("bif,bjf->bij", z, z)
        i, j = jnp.triu_indices(len(parts), 1)
        logit = apply(p["top"], jnp.concatenate([dense, products[:, i, j]], 1))[:, 0]
        return optax.sigmoid_binary_cross_entropy(logit, clicked).mean()
    p = {"bottom": net(0, 5, 16, D), "tables": [matrix(i, 30 + i, D) for i in range(3)], "top": net(4, D + 6, 16, 1)}
    tx = optax.multi_transform({"table": optax.adagrad(0.1), "net": optax.adam(1e-2)},
                               {"bottom": "net", "tables": "table", "top": "net"})
    return trained(loss_fn, p, normal(5, B, 5), [_ids(6 + i, B, bag, high=30) for i in range(3)],
                   (normal(9, B) > 0).astype("f"), tx=tx)


def factorisation_machine():
    """One table with offsets for each field; square of the sum less sum of the squares."""
    offsets = jnp.array([0, 5, 11])

    def loss_fn(p, fields, clicked):
        ids = fields + offsets
        v = p["factors"][ids]
        pairs = 0.5 * (jnp.square(v.sum(1)) - jnp.square(v).sum(1)).sum(-1)
        logit = p["bias"] + p["linear"][ids].sum(1) + pairs
        return optax.sigmoid_binary_cross_entropy(logit, clicked).mean() + 1e-4 * jnp.square(v).sum() / B
    p = {"factors": matrix(0, 20, D), "linear": jnp.zeros(20), "bias": jnp.float32(0)}
    return trained(loss_fn, p, _ids(1, B, 3, high=5), (normal(2, B) > 0).astype("f"))


def pairwise_ranking():
    """BPR: a user, an item bought, an item not; decay only of rows that were read."""
    def loss_fn(p, user, bought, other):
        u, i, j = p["users"][user], p["items"][bought], p["items"][other]
        gap = (u * (i - j)).sum(-1) + p["bias"][bought] - p["bias"][other]
        return -jax.nn.log_sigmoid(gap).mean() + 1e-3 * (jnp.square(u).sum() + jnp.square(i).sum() + jnp.square(j).sum()) / B
    p = {"users": matrix(0, 30, D), "items": matrix(1, V, D), "bias": jnp.zeros(V)}
    return trained(loss_fn, p, _ids(1, B), _ids(2, B), _ids(3, B))


def corrected_retrieval():
    """Two towers with rows of the batch as negatives, corrected by how often an item occurs; the same item is no negative.
    The frequencies are a running table of the step's own."""
    def step(params, opt_state, frequency, user, item):
        counts = jnp.zeros(V).at[item].add(1.0)
        frequency = 0.9 * frequency + 0.1 * counts / B

        def loss_fn(p):
            u, i = unit(p["users"][user] @ p["a"]), unit(p["items"][item] @ p["b"])
            logits = u @ i.T / 0.1 - jnp.log(frequency[item] + 1e-3)
            same = (item[:, None] == item[None]) & ~jnp.eye(B, dtype=bool)
            return nll(jnp.where(same, -1e9, logits), jnp.arange(B)).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, frequency, loss
    tx = optax.adam(1e-2)
    p = {"users": matrix(0, 30, D), "items": matrix(1, V, D), "a": matrix(2, D, D), "b": matrix(3, D, D)}
    return Stranger(step, (p, tx.init(p), jnp.full(V, 1 / V), _ids(4, B), _ids(5, B)),
                    ("param", "opt", "model_state", "batch", "batch"), lambda a, r: (*r[:3], a[3], a[4]))


def listwise_ranking():
    """[queries, documents]: softmax over each query's documents, some of which are padding; NDCG as a metric."""
    def loss_fn(p, x, relevance, mask):
        scores = jnp.where(mask, apply(p, x)[..., 0], -1e9)
        target = jax.nn.softmax(jnp.where(mask, relevance, -1e9))
        order = jnp.argsort(-scores, axis=-1)
        gains = jnp.take_along_axis((2.0 ** relevance - 1) * mask, order, -1) / jnp.log2(jnp.arange(5) + 2.0)
        best = -jnp.sort(-(2.0 ** relevance - 1) * mask, axis=-1) / jnp.log2(jnp.arange(5) + 2.0)
        ndcg = (gains.sum(-1) / jnp.maximum(best.sum(-1), 1e-6)).mean()
        return -(target * jax.nn.log_softmax(scores)).sum(-1).mean(), ndcg

    def step(params, opt_state, x, relevance, mask):
        (loss, ndcg), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, x, relevance, mask)
        updates, opt_state = tx.update(grads, opt_state)
        return loss, ndcg, optax.apply_updates(params, updates), opt_state
    tx, p = optax.adam(1e-2), net(0, D, 16, 1)
    return Stranger(step, (p, tx.init(p), normal(1, B, 5, D), _ids(2, B, 5, high=4).astype("f"), _ids(3, B, 5, high=4) > 0),
                    ("param", "opt", "batch", "batch", "batch"), lambda a, r: (r[2], r[3], *a[2:]))


# ---- tables of numbers, series, speech -------------------------------------------------------------------------------------


def table_transformer():
    """FT-Transformer: a token for each column, numbers scaled and categories looked up, a class token in front."""
    def loss_fn(p, numbers, categories, y):
        tokens = jnp.concatenate([
            jnp.broadcast_to(p["class"], (B, 1, D)), numbers[..., None] * p["scale"] + p["shift"],
            jax.vmap(lambda table, column: table[column], (0, 1), 1)(p["tables"], categories)], 1)
        for w in p["layers"]:
            h = (tokens - tokens.mean(-1, keepdims=True)) * jax.lax.rsqrt(tokens.var(-1, keepdims=True) + 1e-5)
            q, k, v = jnp.split(h @ w["qkv"], 3, -1)
            tokens = tokens + jax.nn.softmax(q @ k.mT * D ** -0.5) @ v
            a, b = jnp.split(tokens @ w["up"], 2, -1)
            tokens = tokens + (a * jax.nn.relu(b)) @ w["down"]
        return nll(tokens[:, 0] @ p["out"], y).mean()
    p = {"class": jnp.zeros((1, D)), "scale": normal(0, 4, D), "shift": jnp.zeros((4, D)), "tables": normal(1, 2, 7, D) * 0.3,
         "layers": [{"qkv": matrix(i, D, 3 * D), "up": matrix(i + 1, D, 16), "down": matrix(i + 2, D, D)} for i in (2, 5)],
         "out": matrix(8, D, 3)}
    return trained(loss_fn, p, normal(9, B, 4), _ids(10, B, 2, high=7), _ids(11, B, high=3), tx=optax.adamw(1e-2))


def residual_forecast():
    """N-BEATS: each block explains what the last one left; forecasts are added."""
    def loss_fn(p, history, future):
        left, forecast = history, 0.0
        for block in p:
            h = apply(block, left)
            left, forecast = left - h[:, :12], forecast + h[:, 12:]
        scale = jnp.abs(history[:, 1:] - history[:, :-1]).mean(1, keepdims=True) + 1e-3
        return (jnp.abs(forecast - future) / scale).mean()
    return trained(loss_fn, [net(i, 12, 16, 16) for i in range(3)], normal(4, B, 12), normal(5, B, 4))


def quantile_forecast():
    """Quantiles, a mask of missing values, normalised by each row's own statistics and back (RevIN)."""
    levels = jnp.array([0.1, 0.5, 0.9])

    def loss_fn(p, x, seen, y, counts):
        n = jnp.maximum(seen.sum(1, keepdims=True), 1)
        mean = (x * seen).sum(1, keepdims=True) / n
        spread = jnp.sqrt((((x - mean) * seen) ** 2).sum(1, keepdims=True) / n + 1e-3)
        h = jnp.concatenate([(x - mean) / spread * seen * p["scale"], seen], 1)
        guess = apply(p["net"], h).reshape(B, 4, 3) * spread[..., None] + mean[..., None]
        error = y[..., None] - guess
        each = jnp.maximum(levels * error, (levels - 1) * error).sum(-1)
        return (each * counts).sum() / counts.sum()
    p = {"net": net(0, 24, 16, 12), "scale": jnp.ones(12)}
    return trained(loss_fn, p, normal(1, B, 12), (normal(2, B, 12) > -1).astype("f"), normal(3, B, 4), (normal(4, B, 4) > -1).astype("f"))


def speech_recogniser():
    """Strided convolutions over frames with lengths, masks in features (SpecAugment), attention, CTC by optax."""
    def step(params, opt_state, key, frames, lengths, labels):
        key, now = jax.random.split(key)
        starts = jax.random.randint(now, (B, 1), 0, 5)
        band = (jnp.arange(8) >= starts) & (jnp.arange(8) < starts + 2)

        def loss_fn(p):
            x = jnp.where(band[:, None], 0.0, frames)
            x = jax.lax.conv_general_dilated(x, p["conv"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            x = jax.nn.gelu(x)
            padding = (jnp.arange(8) >= ((lengths + 1) // 2)[:, None]).astype("f")
            scores = jnp.einsum("btd,bsd->bts", x @ p["q"], x @ p["k"]) - 1e9 * padding[:, None]
            x = x + jax.nn.softmax(scores) @ (x @ p["v"])
            return optax.ctc_loss(x @ p["out"], padding, labels, (labels == 0).astype("f")).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, key, loss
    tx = optax.adamw(1e-2)
    p = {"conv": normal(0, 3, 8, D) * 0.2, **{n: matrix(i + 1, D, D) for i, n in enumerate("qkv")}, "out": matrix(5, D, 6)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), normal(6, B, 16, 8), _ids(7, B, high=8) + 9,
                           jnp.concatenate([_ids(8, B, 2, high=5) + 1, jnp.zeros((B, 1), jnp.int32)], 1)),
                    ("param", "opt", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), tolerance=1e-3)


def masked_speech():
    """wav2vec: masked frames tell the true quantised frame from others of their own row; Gumbel noise chooses codes."""
    def step(params, opt_state, key, count, x, mask):
        key, gumbel, pick = jax.random.split(key, 3)
        heat = jnp.maximum(2.0 * 0.99 ** count, 0.5)

        def loss_fn(p):
            z = jax.nn.gelu(x @ p["in"])
            noise = jax.random.gumbel(gumbel, (B, T, 5))
            soft = jax.nn.softmax((z @ p["codes"] + noise) / heat)
            hard = jax.nn.one_hot(soft.argmax(-1), 5) + soft - jax.lax.stop_gradient(soft)
            target = hard @ p["book"]
            c = jnp.where(mask[..., None], p["mask"], z)
            c = c + jax.nn.softmax(c @ c.mT) @ c @ p["mix"]
            wrong = jax.random.randint(pick, (B, T, 3), 1, T)
            others = jnp.take_along_axis(target[:, None], ((jnp.arange(T)[:, None] + wrong) % T)[..., None], 2)
            all_of_them = jnp.concatenate([target[:, :, None], others], 2)
            logits = jnp.einsum("btd,btnd->btn", unit(c), unit(all_of_them)) / 0.1
            usage = jax.nn.softmax(z @ p["codes"]).mean((0, 1))
            diversity = (usage * jnp.log(usage + 1e-7)).sum()
            return (-jax.nn.log_softmax(logits)[..., 0] * mask).sum() / mask.sum() + 0.1 * diversity
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, count + 1, loss
    tx = optax.adam(1e-2)
    p = {"in": matrix(0, D, D), "codes": matrix(1, D, 5), "book": matrix(2, 5, D), "mask": jnp.zeros(D), "mix": matrix(3, D, D)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(2), jnp.int32(0), normal(4, B, T, D), normal(5, B, T) > 0),
                    ("param", "opt", "rng", "step", "batch", "batch"), lambda a, r: (*r[:4], a[4], a[5]))


def vocoder():
    """Losses of spectra of several lengths: frames cut out of a wave, a window, fft; log magnitudes."""
    def spectrum(wave, size, hop):
        starts = jnp.arange(0, wave.shape[1] - size + 1, hop)
        frames = wave[:, starts[:, None] + jnp.arange(size)] * jnp.hanning(size)
        return jnp.abs(jnp.fft.rfft(frames)) + 1e-4

    def loss_fn(p, mel, wave):
        guess = jnp.tanh(apply(p, mel)).reshape(B, -1)
        loss = 0.0
        for size, hop in ((8, 4), (16, 8)):
            a, b = spectrum(guess, size, hop), spectrum(wave, size, hop)
            loss += jnp.abs(jnp.log(a) - jnp.log(b)).mean() + jnp.linalg.norm(a - b) / jnp.linalg.norm(b)
        return loss
    return trained(loss_fn, net(0, 5, 16, 8), normal(1, B, 4, 5), normal(2, B, 32), tolerance=1e-3)


RANKERS = {
    "sampled_softmax": sampled_softmax,
    "hierarchical_softmax": hierarchical_softmax,
    "adaptive_softmax": adaptive_softmax,
    "skip_grams": skip_grams,
    "click_model": click_model,
    "factorisation_machine": factorisation_machine,
    "pairwise_ranking": pairwise_ranking,
    "corrected_retrieval": corrected_retrieval,
    "listwise_ranking": listwise_ranking,
    "table_transformer": table_transformer,
    "residual_forecast": residual_forecast,
    "quantile_forecast": quantile_forecast,
    "speech_recogniser": speech_recogniser,
    "masked_speech": masked_speech,
    "vocoder": vocoder,
}
