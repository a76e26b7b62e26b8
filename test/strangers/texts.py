"""Text: families of transformers in few lines, tagging and parsing, adaptation, preferences; masks, lengths and weights as data."""


import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from jax import lax
from stranger import Stranger

B, S, D, H, V = 8, 12, 32, 4, 48
T = jax.tree_util.tree_map


def _ce(logits, y):
    return optax.losses.softmax_cross_entropy_with_integer_labels(logits, y)


def _ln(x, p=None, eps=1e-5):
    x = (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + eps)
    return x if p is None else x * p[0] + p[1]


def _heads(x, n=H):
    return x.reshape(*x.shape[:-1], n, -1).swapaxes(-2, -3)


def _merge(x):
    x = x.swapaxes(-2, -3)
    return x.reshape(*x.shape[:-2], -1)


def _w(seed, *shape):
    return draw(seed, *shape) * shape[-2] ** -0.5


def _fit(tx, loss_fn, params, *batch, tolerance=1e-3, kinds="batch"):
    """(params, state), *batch -> (params, state), loss; all of the batch by rows."""
    state = tx.init(params)

    def step(carry, *batch):
        loss, g = jax.value_and_grad(loss_fn)(carry[0], *batch)
        u, s = tx.update(g, carry[1], carry[0])
        return (optax.apply_updates(carry[0], u), s), loss

    return Stranger(step, ((params, state), *batch), (("param", "opt"), *[kinds] * len(batch)), lambda a, r: (r[0], *a[1:]), (0,),
                    tolerance=tolerance)


def encoder_decoder_buckets():
    """Encoder and decoder with one table of relative biases by log buckets each, cross attention, ids shifted by a start token,
    padding by length, label smoothing and a z-loss; Adafactor."""

    def buckets(q, k, both):
        r = jnp.arange(k)[None] - jnp.arange(q)[:, None]
        base = jnp.where(both & (r > 0), 8, 0)
        n = jnp.where(both, jnp.abs(r), jnp.maximum(-r, 0))
        far = 4 + (jnp.log(jnp.maximum(n, 1) / 4) / jnp.log(8.0) * 4).astype(jnp.int32)
        return base + jnp.where(n < 4, n, jnp.minimum(far, 7))

    def attend(p, x, y, bias):
        q, k, v = (_heads(a @ w) for a, w in zip((x, y, y), (p["q"], p["k"], p["v"])))
        return _merge(jax.nn.softmax(q @ k.mT + bias) @ v) @ p["o"]

    def loss_fn(p, src, src_len, tgt):
        pad = jnp.where(jnp.arange(S) < src_len[:, None], 0, -1e9)[:, None, None]
        x = p["emb"][src]
        eb = jnp.moveaxis(p["eb"][buckets(S, S, True)], -1, 0) + pad
        for q in p["enc"]:
            x = x + attend(q["a"], _ln(x), _ln(x), eb)
            x = x + jax.nn.gelu(_ln(x) @ q["g"]) * (_ln(x) @ q["u"]) @ q["d"]
        y = p["emb"][jnp.pad(tgt[:, :-1], ((0, 0), (1, 0)))]
        db = jnp.moveaxis(p["db"][buckets(S, S, False)], -1, 0) + jnp.where(jnp.tri(S), 0, -1e9)
        for q in p["dec"]:
            y = y + attend(q["a"], _ln(y), _ln(y), db)
            y = y + attend(q["c"], _ln(y), x, pad)
            y = y + jax.nn.gelu(_ln(y) @ q["g"]) * (_ln(y) @ q["u"]) @ q["d"]
        logits = _ln(y) @ p["emb"].T / D**0.5
        z = jax.nn.logsumexp(logits, -1)
        each = 0.9 * (z - jnp.take_along_axis(logits, tgt[..., None], -1)[..., 0]) + 0.1 * (z - logits.mean(-1)) + 1e-4 * z**2
        keep = tgt != 0
        return jnp.where(keep, each, 0).sum() / keep.sum()

    def attention(s):
        return {n: _w(s + i, D, D) for i, n in enumerate("qkvo")}

    def ffn(s):
        return {"g": _w(s, D, 48), "u": _w(s + 1, D, 48), "d": _w(s + 2, 48, D)}

    p = {"emb": draw(0, V, D) * 0.3, "eb": draw(1, 16, H) * 0.1, "db": draw(2, 16, H) * 0.1,
         "enc": [{"a": attention(10 * i + 3), **ffn(10 * i + 7)} for i in range(2)],
         "dec": [{"a": attention(20 * i + 33), "c": attention(20 * i + 37), **ffn(20 * i + 41)} for i in range(2)]}
    return _fit(optax.adafactor(1e-2, min_dim_size_to_factor=16), loss_fn, p, whole(90, V, B, S), 1 + whole(91, S, B), whole(92, V, B, S), tolerance=1e-2)


def latent_attention():
    """MLA: keys and values from a latent, a shared rotary key, query heads in a group, norms of queries, logits capped by tanh."""

    def rotary(x):
        half = x.shape[-1] // 2
        angle = jnp.arange(S)[:, None] / 100 ** (jnp.arange(half) / half)
        c, s = jnp.cos(angle), jnp.sin(angle)
        a, b = x[..., :half], x[..., half:]
        return jnp.concatenate([a * c - b * s, a * s + b * c], -1)

    def loss_fn(p, ids):
        x = p["e"][ids[:, :-1]]
        x = jnp.pad(x, ((0, 0), (0, 1), (0, 0)))
        for q in p["l"]:
            h = _ln(x)
            latent = h @ q["down"]
            qn = jnp.einsum("bsd,dhe->bhse", h, q["q"])
            kn, v = jnp.split(jnp.einsum("bsr,rhe->bhse", latent, q["kv"]), 2, -1)
            kr = rotary(h @ q["kr"])[:, None]
            s = jnp.einsum("bhqe,bhke->bhqk", qn[..., :8], kn) + jnp.einsum("bhqe,bgke->bhqk", rotary(qn[..., 8:]), kr)
            s = 20 * jnp.tanh(s / 12**0.5 / 20)
            i = jnp.arange(S)
            s = jnp.where((i[:, None] >= i) & (i[:, None] - i < 6), s, jnp.finfo(s.dtype).min)
            x = x + jnp.einsum("bhqk,bhke,hed->bqd", jax.nn.softmax(s), v, q["o"])
            x = x + jnp.square(jax.nn.relu(_ln(x) @ q["u"])) @ q["d"]
        return _ce(_ln(x)[:, :-1] @ p["head"], ids[:, 1:]).mean()

    p = {"e": draw(0, V, D) * 0.2, "head": _w(1, D, V),
         "l": [{"down": _w(9 * i + 2, D, 12), "q": draw(9 * i + 3, D, H, 12) * 0.2, "kv": draw(9 * i + 4, 12, H, 16) * 0.3, "kr": _w(9 * i + 5, D, 4),
                "o": draw(9 * i + 6, H, 8, D) * 0.2, "u": _w(9 * i + 7, D, 64), "d": _w(9 * i + 8, 64, D)} for i in range(2)]}
    return _fit(optax.chain(optax.clip(1.0), optax.adamw(1e-3, mu_dtype=jnp.bfloat16)), loss_fn, p, whole(90, V, B, S))


def prefix_with_slopes():
    """A prefix language model: each row's prefix sees all of itself; ALiBi slopes; weights by document; inverted dropout by a key."""

    def step(model, opt, key, batch):
        key, k1 = jax.random.split(key)

        def loss_fn(p):
            i = jnp.arange(S)
            slopes = 2.0 ** (-2 * jnp.arange(1, H + 1))
            seen = (i[:, None] >= i)[None] | (i[None, None] < batch["prefix"][:, None, None])
            bias = jnp.where(seen[:, None], -slopes[:, None, None] * jnp.abs(i[:, None] - i), -1e9)

            def layer(x, item):
                w, k = item
                q, k_, v = (_heads(z) for z in jnp.split(_ln(x, w["ln"]) @ w["qkv"], 3, -1))
                a = _merge(jax.nn.softmax(q @ k_.mT / 8**0.5 + bias) @ v) @ w["o"]
                x = x + jnp.where(jax.random.bernoulli(k, 0.9, a.shape), a / 0.9, 0)
                return x + jax.nn.gelu(x @ w["u"]) @ w["d"], None

            x, _ = lax.scan(layer, p["tok"][batch["ids"]], (p["layers"], jax.random.split(k1, 2)))
            each = _ce(x @ p["tok"].T, batch["next"])
            w = batch["weight"][:, None] * (i >= batch["prefix"][:, None] - 1)
            return jnp.sum(each * w) / jnp.sum(w), w.sum()

        (loss, n), g = jax.value_and_grad(loss_fn, has_aux=True)(model)
        u, opt = tx.update(g, opt, model)
        return optax.apply_updates(model, u), opt, key, {"loss": loss, "tokens": n}

    tx = optax.adan(1e-3)
    model = {"tok": draw(0, V, D) * 0.2, "layers": {"ln": (jnp.ones((2, D)), jnp.zeros((2, D)))[0][:, None] * jnp.array([[1.0], [0.0]]),
                                                    "qkv": _w(1, 2, D, 3 * D), "o": _w(2, 2, D, D), "u": _w(3, 2, D, 64), "d": _w(4, 2, 64, D)}}
    batch = {"ids": whole(5, V, B, S), "next": whole(6, V, B, S), "prefix": 1 + whole(7, S // 2, B), "weight": jnp.abs(draw(8, B))}
    return Stranger(step, (model, tx.init(model), jax.random.PRNGKey(2), batch), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2),
                    tolerance=1e-2)


def difference_of_attentions():
    """Differential attention with a learnt lambda, grouped keys by repeat, per-head norms, hyper-connections of two streams."""

    def loss_fn(p, ids, labels, valid):
        streams = jnp.stack([p["e"][ids]] * 2)
        for q in p["l"]:
            h = _ln(jnp.tensordot(q["read"], streams, 1))
            q1, q2 = jnp.split(_heads(h @ q["q"]), 2, -1)
            k1, k2 = (jnp.repeat(z, 2, 1) for z in jnp.split(_heads(h @ q["k"], 2), 2, -1))
            v = jnp.repeat(_heads(h @ q["v"], 2), 2, 1)
            mask = jnp.where(jnp.tri(S), 0, -jnp.inf)
            lam = jnp.exp(q["lam"][0] @ q["lam"][1]) - jnp.exp(q["lam"][2] @ q["lam"][3]) + 0.2
            a = jax.nn.softmax(q1 @ k1.mT / 2 + mask) - lam * jax.nn.softmax(q2 @ k2.mT / 2 + mask)
            out = _merge(_ln(a @ v)) @ q["o"]
            streams = jnp.einsum("ij,jbsd->ibsd", q["mix"], streams) + q["write"][:, None, None, None] * out
        each = _ce(streams.sum(0) @ p["e"].T, labels)
        return jnp.average(each, weights=valid.astype(each.dtype))

    p = {"e": draw(0, V, D) * 0.2,
         "l": [{"q": _w(9 * i, D, D), "k": _w(9 * i + 1, D, D // 2), "v": _w(9 * i + 2, D, D // 2), "o": _w(9 * i + 3, D, D), "lam": draw(9 * i + 4, 4, 4) * 0.1,
                "read": jnp.array([1.0, 0.0]), "mix": jnp.eye(2), "write": jnp.ones(2)} for i in range(2)]}
    return _fit(optax.contrib.schedule_free_adamw(1e-3, warmup_steps=4), loss_fn, p, whole(90, V, B, S), whole(91, V, B, S), whole(92, 2, B, S))


def crf_tagger():
    """A bidirectional hand-written GRU over characters' convolution and words, a linear-chain CRF by scans in log space."""
    K = 6

    def gru(p, xs, mask, reverse):
        def cell(h, item):
            x, m = item
            z, r = jnp.split(jax.nn.sigmoid(x @ p["x"][:, : 2 * 16] + h @ p["h"][:, : 2 * 16] + p["b"]), 2, -1)
            n = jnp.tanh(x @ p["x"][:, 2 * 16 :] + r * (h @ p["h"][:, 2 * 16 :]))
            h = jnp.where(m[:, None], (1 - z) * n + z * h, h)
            return h, h

        return lax.scan(cell, jnp.zeros((xs.shape[1], 16)), (xs, mask), reverse=reverse)[1]

    def loss_fn(p, words, chars, tags, lengths):
        c = lax.conv_general_dilated(p["char"][chars].reshape(B * S, 6, 8), p["conv"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
        x = jnp.concatenate([p["word"][words], jax.nn.relu(c).max(1).reshape(B, S, -1)], -1).swapaxes(0, 1)
        mask = jnp.arange(S)[:, None] < lengths
        h = jnp.concatenate([gru(p["f"], x, mask, False), gru(p["r"], x, mask, True)], -1)
        e = h @ p["out"]
        t = tags.T
        gold = jnp.where(mask, jnp.take_along_axis(e, t[..., None], -1)[..., 0], 0).sum(0)
        gold += jnp.where(mask[1:], p["trans"][t[:-1], t[1:]], 0).sum(0)

        def forward(a, item):
            e, m = item
            new = jax.nn.logsumexp(a[:, :, None] + p["trans"], 1) + e
            return jnp.where(m[:, None], new, a), None

        a, _ = lax.scan(forward, e[0], (e[1:], mask[1:]))
        return (jax.nn.logsumexp(a, -1) - gold).mean()

    cell = lambda s: {"x": _w(s, 28, 48), "h": _w(s + 1, 16, 48), "b": jnp.zeros(32)}  # noqa: E731
    p = {"char": draw(0, 30, 8), "conv": draw(1, 3, 8, 12) * 0.3, "word": draw(2, V, 16), "f": cell(3), "r": cell(5), "out": _w(7, 32, K), "trans": jnp.zeros((K, K))}
    return _fit(optax.novograd(1e-2), loss_fn, p, whole(90, V, B, S), whole(91, 30, B, S, 6), whole(92, K, B, S), 2 + whole(93, S - 1, B))


def biaffine_parser():
    """Heads by a biaffine product within each sentence, labels of arcs by a bilinear tensor; the root is a learnt row."""
    L = 5

    def loss_fn(p, words, heads, labels):
        x = jnp.concatenate([jnp.broadcast_to(p["root"], (words.shape[0], 1, D)), p["e"][words]], 1)
        x = jnp.tanh(jnp.pad(x, ((0, 0), (1, 1), (0, 0)))[:, :-2] @ p["c"][0] + x @ p["c"][1] + jnp.roll(x, -1, 1) @ p["c"][2])
        dep, head = jax.nn.elu(x @ p["dep"]), jax.nn.elu(x @ p["head"])
        s = jnp.einsum("bid,de,bje->bij", dep, p["arc"], head) + (head @ p["prior"])[:, None, :, 0]
        arc = _ce(s[:, 1:], heads).mean()
        chosen = jnp.take_along_axis(head, heads[..., None], 1)
        lab = jnp.einsum("bid,dle,bie->bil", dep[:, 1:], p["lab"], chosen)
        return arc + _ce(lab, labels).mean()

    p = {"e": draw(0, V, D) * 0.3, "root": draw(1, D), "c": draw(2, 3, D, D) * 0.1, "dep": _w(3, D, 20), "head": _w(4, D, 20), "arc": _w(5, 20, 20),
         "prior": _w(6, 20, 1), "lab": draw(7, 20, L, 20) * 0.1}
    return _fit(optax.radam(1e-2), loss_fn, p, whole(90, V, B, S), whole(91, S + 1, B, S), whole(92, L, B, S))


def pointer_generator():
    """Bahdanau attention in a decoder's scan, a copy distribution scattered into the vocabulary, coverage; weights by target."""

    def loss_fn(p, src, tgt):
        h = jnp.tanh(p["e"][src] @ p["enc"])
        rows = jnp.arange(src.shape[0])[:, None]

        def cell(c, item):
            state, cover = c
            word, gold = item
            a = jnp.tanh((state @ p["aq"])[:, None] + h @ p["ak"] + cover[..., None] * p["ac"]) @ p["av"]
            a = jax.nn.softmax(a)
            ctx = jnp.einsum("bs,bsd->bd", a, h)
            i, f, o, g = jnp.split(jnp.concatenate([p["e"][word], ctx, state], -1) @ p["cell"], 4, -1)
            state = jax.nn.sigmoid(o) * jnp.tanh(jax.nn.sigmoid(f) * state + jax.nn.sigmoid(i) * jnp.tanh(g))
            gen = jax.nn.sigmoid(state @ p["gate"])
            probs = (gen * jax.nn.softmax(state @ p["out"])).at[rows, src].add((1 - gen) * a)
            nll = -jnp.log(jnp.take_along_axis(probs, gold[:, None], 1)[:, 0] + 1e-6)
            return (state, cover + a), (nll, jnp.minimum(a, cover).sum(-1))

        start = (h.mean(1), jnp.zeros(src.shape))
        _, (nll, cov) = lax.scan(cell, start, (tgt[:, :-1].T, tgt[:, 1:].T))
        w = (tgt[:, 1:].T > 0).astype(jnp.float32)
        return (w * (nll + 0.5 * cov)).sum() / w.sum()

    p = {"e": draw(0, V, D) * 0.3, "enc": _w(1, D, D), "aq": _w(2, D, 16), "ak": _w(3, D, 16), "ac": draw(4, 16), "av": draw(5, 16),
         "cell": _w(6, 3 * D, 4 * D), "gate": _w(7, D, 1), "out": _w(8, D, V)}
    return _fit(optax.yogi(5e-3), loss_fn, p, whole(90, V, B, S), whole(91, V, B, 8))


def odds_preferences():
    """ORPO and KTO on chosen and rejected rows side by side [2B, S], no reference; the first half is chosen; lengths by mask."""

    def loss_fn(p, ids, mask):
        x = p["e"][ids[:, :-1]]
        x = lax.associative_scan(lambda a, b: (a[0] * b[0], b[0] * a[1] + b[1]), (jnp.broadcast_to(jax.nn.sigmoid(p["decay"]), x.shape), x), axis=1)[1]
        logp = jax.nn.log_softmax(jax.nn.silu(_ln(x) @ p["u"]) @ p["o"])
        m = mask[:, 1:].astype(jnp.float32)
        each = (jnp.take_along_axis(logp, ids[:, 1:, None], -1)[..., 0] * m).sum(1) / m.sum(1)
        good, bad = jnp.split(each, 2)
        odds = (good - bad) - (jnp.log1p(-jnp.exp(good)) - jnp.log1p(-jnp.exp(bad)))
        return -good.mean() - 0.1 * jax.nn.log_sigmoid(odds).mean()

    p = {"e": draw(0, V, D) * 0.3, "decay": jnp.zeros(D), "u": _w(1, D, 64), "o": _w(2, 64, V)}
    return _fit(optax.lion(1e-3), loss_fn, p, whole(90, V, 2 * B, S), jnp.concatenate([jnp.ones((2 * B, 4), jnp.int32), whole(91, 2, 2 * B, S - 4)], 1), tolerance=2e-2)


def reward_then_policy():
    """A Bradley-Terry reward head over a frozen trunk and LoRA on its matrices, merged in the forward pass; margins as labels."""

    def hidden(base, ad, ids):
        x = base["e"][ids]
        for w, a in zip(base["w"], ad):
            x = x + jnp.tanh(_ln(x) @ (w + 0.5 * a["a"] @ a["b"]))
        return x

    def step(adapters, base, opt, chosen, rejected, margin):
        def loss_fn(t):
            def score(ids):
                ends = (ids != 0).sum(1) - 1
                h = jnp.take_along_axis(hidden(base, t["ad"], ids), ends[:, None, None], 1)[:, 0]
                return (h @ t["head"])[:, 0]

            gap = score(chosen) - score(rejected) - margin
            return -jax.nn.log_sigmoid(gap).mean(), (gap > 0).mean()

        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(adapters)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(adapters, u), base, opt, (loss, acc)

    tx = optax.adam(1e-2)
    base = {"e": draw(0, V, D) * 0.3, "w": [_w(1, D, D), _w(2, D, D)]}
    ad = {"ad": [{"a": draw(3 + i, D, 4) * 0.1, "b": jnp.zeros((4, D))} for i in range(2)], "head": draw(6, D, 1)}
    return Stranger(step, (ad, base, tx.init(ad), 1 + whole(90, V - 1, B, S), 1 + whole(91, V - 1, B, S), jnp.abs(draw(92, B))),
                    ("param", "frozen", "opt", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def routed_depth():
    """Mixture of depths: a router takes the top half of each row's tokens through a block, put back by one-hot products; experts
    by top-1 with a balance loss over all tokens; counts of experts kept as a bias in the state."""
    E = 4

    def step(state, ids):
        def loss_fn(p):
            x = p["e"][ids]
            r = (x @ p["route"])[..., 0]
            top, at = lax.top_k(r, S // 2)
            pick = jax.nn.one_hot(at, S)
            inner = jnp.einsum("bks,bsd->bkd", pick, x)
            x = x + jnp.einsum("bks,bkd,bk->bsd", pick, jax.nn.gelu(inner @ p["u"]) @ p["d"], jax.nn.sigmoid(top))
            g = jax.nn.softmax(x @ p["gate"])
            choice = jnp.argmax(g + state["bias"], -1)
            hot = jax.nn.one_hot(choice, E)
            y = jnp.einsum("bse,bsd,edf->bsef", hot, x, p["w1"])
            x = x + jnp.einsum("bsef,efd,bse->bsd", jax.nn.relu(y), p["w2"], g)
            load = hot.mean((0, 1))
            return _ce(x[:, :-1] @ p["e"].T, ids[:, 1:]).mean() + 0.01 * E * jnp.dot(load, g.mean((0, 1))), load

        (loss, load), g = jax.value_and_grad(loss_fn, has_aux=True)(state["p"])
        u, o = tx.update(g, state["o"], state["p"])
        return {"p": optax.apply_updates(state["p"], u), "o": o, "bias": state["bias"] + 1e-2 * jnp.sign(1 / E - load)}, {"loss": loss, "load": load}

    tx = optax.adabelief(1e-3)
    p = {"e": draw(0, V, D) * 0.3, "route": _w(1, D, 1), "u": _w(2, D, 64), "d": _w(3, 64, D), "gate": _w(4, D, E), "w1": _w(5, E, D, 24), "w2": _w(6, E, 24, D)}
    return Stranger(step, ({"p": p, "o": tx.init(p), "bias": jnp.zeros(E)}, whole(90, V, B, S)), ({"p": "param", "o": "opt", "bias": "model_state"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=1e-2)


def student_of_top_k():
    """Distillation from saved top-k logits: ids and values [B, S, K] come with the batch; hidden states of a frozen teacher too."""
    K = 5

    def loss_fn(p, ids, top_ids, top_values, features):
        x = p["e"][ids] + p["pos"]
        x = x + jnp.cumsum(_ln(x) @ p["w"], 1) / jnp.arange(1, S + 1)[:, None]
        logits = x @ p["head"]
        q = jax.nn.softmax(top_values / 2)
        logp = jnp.take_along_axis(jax.nn.log_softmax(logits / 2), top_ids, -1)
        cos = (_ln(x @ p["map"]) * _ln(features)).mean(-1)
        return (q * (jnp.log(q) - logp)).sum(-1).mean() * 4 + (1 - cos).mean()

    p = {"e": draw(0, V, D) * 0.3, "pos": draw(1, S, D) * 0.1, "w": _w(2, D, D), "head": _w(3, D, V), "map": _w(4, D, 2 * D)}
    return _fit(optax.sm3(1e-2), loss_fn, p, whole(90, V, B, S), whole(91, V, B, S, K), draw(92, B, S, K), draw(93, B, S, 2 * D))


def soft_prompts_per_task():
    """Prefix key / value vectors by task id [B], all of the model frozen in bf16; accuracy at the last token."""

    def step(prefix, vel, frozen, ids, task, label):
        def loss_fn(pre):
            x = frozen["e"][ids].astype(jnp.float32)
            for i, w in enumerate(frozen["w"]):
                q, k, v = (_heads((x @ w[j]).astype(jnp.float32)) for j in range(3))
                pk, pv = (_heads(pre["kv"][task][:, i, j]) for j in range(2))
                a = jax.nn.softmax(q @ jnp.concatenate([pk, k], 2).mT / 8**0.5)
                x = x + _merge(a @ jnp.concatenate([pv, v], 2))
            return _ce(x[:, -1] @ pre["out"], label).mean(), x[:, -1] @ pre["out"]

        (loss, logits), g = jax.value_and_grad(loss_fn, has_aux=True)(prefix)
        vel = T(lambda v, g: 0.9 * v + g, vel, g)
        return T(lambda p, v: p - 0.1 * v, prefix, vel), vel, {"loss": loss, "hits": (logits.argmax(-1) == label).sum()}

    prefix = {"kv": draw(0, 5, 2, 2, 4, D) * 0.1, "out": _w(1, D, 3)}
    frozen = {"e": draw(2, V, D).astype(jnp.bfloat16), "w": [_w(3 + i, 3, D, D).astype(jnp.bfloat16) for i in range(2)]}
    return Stranger(step, (prefix, T(jnp.zeros_like, prefix), frozen, whole(90, V, B, S), whole(91, 5, B), whole(92, 3, B)),
                    ("param", "opt", "frozen", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-2)


TEXTS = {
    "encoder_decoder_buckets": encoder_decoder_buckets,
    "latent_attention": latent_attention,
    "prefix_with_slopes": prefix_with_slopes,
    "difference_of_attentions": difference_of_attentions,
    "crf_tagger": crf_tagger,
    "biaffine_parser": biaffine_parser,
    "pointer_generator": pointer_generator,
    "odds_preferences": odds_preferences,
    "reward_then_policy": reward_then_policy,
    "routed_depth": routed_depth,
    "student_of_top_k": student_of_top_k,
    "soft_prompts_per_task": soft_prompts_per_task,
}
