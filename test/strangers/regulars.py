"""Steps that many people run: pictures mixed with their neighbours, words attacked where they are embedded, items in a row, returns
without a target network, seeds that count, adapters over micro-steps, rows without labels beside rows with them, attention that
moves on, counts with a scale, noise weighed by how much there is."""

from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from flax import traverse_util
from flax.training import train_state
from jax import lax
from stranger import Stranger, initial
from trained import cross_entropy

T = jax.tree_util.tree_map
B, C = 12, 5


class TinyViT(nn.Module):
    @nn.compact
    def __call__(self, x, train=False):
        x = nn.Conv(16, (4, 4), (4, 4), padding="VALID", name="embedding")(x).reshape(len(x), -1, 16)
        x = x + self.param("pos_embedding", nn.initializers.normal(0.25), (1, x.shape[1], 16))
        out = {}
        for i in range(2):
            y = nn.LayerNorm()(x)
            x = x + nn.MultiHeadDotProductAttention(2, deterministic=True)(y, y)
            y = nn.Dense(16)(nn.gelu(nn.Dense(32)(nn.LayerNorm()(x))))
            x = out[f"block{i:02}"] = x + y
        x = nn.LayerNorm(name="encoder_norm")(x)
        x = jnp.mean(x, 1)
        x = out["pre_logits"] = nn.tanh(nn.Dense(16, name="pre_logits")(x))
        return nn.Dense(C, name="head", kernel_init=nn.initializers.zeros, bias_init=nn.initializers.constant(-3.0))(x), out


def pictures_mixed_with_neighbours():
    """big_vision: pictures and labels mixed with those of the next row by one number from a beta, sigmoids with labels of many classes; Adafactor-like moments in bf16, decay by masks, the rate by parts of the names; norms by a table."""
    net = TinyViT()
    sched = optax.warmup_cosine_decay_schedule(0.0, 1.0, 2, 20)

    def masks(p, what):
        flat = traverse_util.flatten_dict(p)
        return traverse_util.unflatten_dict({k: what(k) for k in flat})

    def update_fn(params, opt, rng, batch):
        rng, rng_mixup = jax.random.split(rng)
        images, labels = batch["image"] / 127.5 - 1.0, batch["labels"]
        a = jax.random.beta(rng_mixup, 0.2, 0.2)
        a = jnp.maximum(a, 1 - a)
        mix = lambda x: a * x + (1.0 - a) * jnp.roll(x, shift=1, axis=0)
        images, labels = mix(images), mix(labels)

        def loss_fn(params):
            logits, _ = net.apply({"params": params}, images, train=True)
            log_p, log_not_p = jax.nn.log_sigmoid(logits), jax.nn.log_sigmoid(-logits)
            return jnp.mean(-jnp.sum(labels * log_p + (1.0 - labels) * log_not_p, axis=-1))
        l, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt = tx.update(grads, opt, params)
        params = optax.apply_updates(params, updates)
        leaves = lambda t: jax.tree.leaves(t)
        measurements = {"training_loss": l, "l2_grads": jnp.sqrt(sum(jnp.vdot(g, g) for g in leaves(grads))), "l2_params": jnp.sqrt(sum(jnp.vdot(p, p) for p in leaves(params))), "l2_updates": jnp.sqrt(sum(jnp.vdot(u, u) for u in leaves(updates)))}
        return params, opt, rng, l, measurements
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(b1=0.9, b2=0.95, mu_dtype=jnp.bfloat16), optax.add_decayed_weights(1e-4, mask=lambda p: masks(p, lambda k: k[-1] == "kernel")),
                     optax.masked(optax.scale(0.1), lambda p: masks(p, lambda k: k[0] == "embedding")), optax.scale_by_schedule(sched), optax.scale(-1e-2))
    x = whole(0, 255, B, 8, 8, 3).astype(jnp.float32)
    p = initial(net.init, jax.random.key(0), x)["params"]
    batch = {"image": x, "labels": jax.nn.one_hot(whole(1, C, B), C)}
    return Stranger(update_fn, (p, tx.init(p), jax.random.PRNGKey(0), batch), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=3e-2)


def words_attacked():
    """FGM as on Kaggle: the loss's gradient at the word table moves it by a norm, the loss there is added to the gradient; layers pooled by learnt weights; two groups of rates, gradients clipped, SWA-like average kept beside."""
    V, D, S = 24, 16, 7

    def logits_of(p, batch, key):
        x = p["deberta"]["embeddings"][batch["input_ids"]]
        x = (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-7)
        keep = batch["attention_mask"][:, None, :]
        hidden = [x]
        for q in p["deberta"]["layers"]:
            a = jax.nn.softmax(jnp.where(keep > 0, jnp.einsum("bsd,btd->bst", x @ q["q"], x @ q["k"]) / 4.0, -1e4), -1)
            x = x + jnp.einsum("bst,btd->bsd", a, x @ q["v"])
            x = x + jax.nn.gelu(x @ q["up"]) @ q["down"]
            hidden.append(x)
        w = jax.nn.softmax(p["head"]["layer_weights"])
        x = sum(w[i] * h for i, h in enumerate(hidden))
        m = batch["attention_mask"][..., None].astype(jnp.float32)
        x = (x * m).sum(1) / jnp.clip(m.sum(1), 1e-9)
        outs = []
        for i in range(3):
            drop = jax.random.bernoulli(jax.random.fold_in(key, i), 0.8, x.shape)
            outs.append(jnp.where(drop, x / 0.8, 0) @ p["head"]["w"] + p["head"]["b"])
        return sum(outs) / 3

    def train_step(state, batch):
        key = jax.random.fold_in(state["dropout"], state["step"])

        def loss_fn(p):
            return optax.huber_loss(logits_of(p, batch, key), batch["labels"]).mean()
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        e = g["deberta"]["embeddings"]
        norm = jnp.linalg.norm(e)
        r = jnp.where((norm != 0) & ~jnp.isnan(norm), 0.5 * e / (norm + 1e-12), 0.0)
        attacked = {**state["params"], "deberta": {**state["params"]["deberta"], "embeddings": state["params"]["deberta"]["embeddings"] + r}}
        adv, g2 = jax.value_and_grad(loss_fn)(attacked)
        g = T(jnp.add, g, g2)
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        n = state["step"] + 1
        avg = T(lambda a, p: jnp.where(n > 1, a + (p - a) / n.astype(jnp.float32), p), state["swa"], params)
        return {"params": params, "opt": opt, "step": n, "swa": avg, "dropout": state["dropout"]}, {"loss": loss, "adv": adv}
    layer = lambda s: {"q": draw(s, D, D) * 0.2, "k": draw(s + 1, D, D) * 0.2, "v": draw(s + 2, D, D) * 0.2, "up": draw(s + 3, D, 2 * D) * 0.2, "down": draw(s + 4, 2 * D, D) * 0.2}
    p = {"deberta": {"embeddings": draw(0, V, D), "layers": [layer(1), layer(6)]}, "head": {"layer_weights": jnp.zeros(3), "w": draw(11, D, 2) * 0.2, "b": jnp.zeros(2)}}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.multi_transform({"slow": optax.adamw(2e-4, weight_decay=0.01), "fast": optax.adamw(1e-3, weight_decay=0.0)}, {"deberta": "slow", "head": "fast"}))
    state = {"params": p, "opt": tx.init(p), "step": jnp.int32(0), "swa": T(jnp.array, p), "dropout": jax.random.PRNGKey(1)}
    lengths = 3 + whole(20, S - 3, B)
    batch = {"input_ids": whole(21, V, B, S), "attention_mask": (jnp.arange(S) < lengths[:, None]).astype(jnp.int32), "labels": draw(22, B, 2)}
    return Stranger(train_step, (state, batch), ({"params": "param", "opt": "opt", "step": "counter", "swa": "model_state", "dropout": "rng"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-3)


def items_in_a_row():
    """SASRec: positive and negative items for each place, places of padding left out, layer norm before queries only, L2 of the table in the loss; Adam with beta two of 0.98; hit rate against drawn candidates."""
    V, D, S, H = 30, 16, 6, 2

    def encode(p, seq, key):
        timeline = (seq == 0)[..., None]
        x = p["items"][seq] * np.sqrt(D) + p["positions"]
        drop = lambda x, i: jnp.where(jax.random.bernoulli(jax.random.fold_in(key, i), 0.8, x.shape), x / 0.8, 0)
        norm = lambda x, q: (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-8) * q["g"] + q["b"]
        x = jnp.where(timeline, 0, drop(x, 0))
        causal = np.tril(np.ones((S, S), bool))
        for i, q in enumerate(p["blocks"]):
            y = norm(x, q["ln1"])
            heads = lambda z: z.reshape(*z.shape[:2], H, -1)
            qh, kh, vh = heads(y @ q["wq"]), heads(x @ q["wk"]), heads(x @ q["wv"])
            a = jnp.einsum("bshd,bthd->bhst", qh, kh) / np.sqrt(D / H)
            a = jax.nn.softmax(jnp.where(causal, a, -2.0**32 + 1), -1)
            y = y + jnp.einsum("bhst,bthd->bshd", a, vh).reshape(x.shape) @ q["wo"]
            y = norm(y, q["ln2"])
            y = y + drop(jax.nn.relu(y @ q["c1"] + q["d1"]), 2 * i + 1) @ q["c2"] + q["d2"]
            x = jnp.where(timeline, 0, y)
        return norm(x, p["last"])

    def loss_fn(p, u, seq, pos, neg, key):
        h = encode(p, seq, key)
        lp, ln = (h * p["items"][pos]).sum(-1), (h * p["items"][neg]).sum(-1)
        real = (pos != 0).astype(jnp.float32)
        bce = -(jax.nn.log_sigmoid(lp) * real + jax.nn.log_sigmoid(-ln) * real).sum() / real.sum()
        auc = ((jnp.sign(lp - ln) + 1) / 2 * real).sum() / real.sum()
        return bce + 1e-5 * (p["items"] ** 2).sum(), auc

    def train_step(p, opt, key, u, seq, pos, neg):
        key, now = jax.random.split(key)
        (loss, auc), g = jax.value_and_grad(loss_fn, has_aux=True)(p, u, seq, pos, neg, now)
        g["items"] = g["items"].at[0].set(0.0)
        upd, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, upd), opt, key, {"loss": loss, "auc": auc}
    ln = lambda: {"g": jnp.ones(D), "b": jnp.zeros(D)}
    block = lambda s: {"ln1": ln(), "ln2": ln(), **{n: draw(s + i, D, D) * 0.2 for i, n in enumerate(("wq", "wk", "wv", "wo", "c1", "c2"))}, "d1": jnp.zeros(D), "d2": jnp.zeros(D)}
    p = {"items": draw(0, V, D) * 0.2, "positions": draw(1, S, D) * 0.2, "blocks": [block(2), block(8)], "last": ln()}
    tx = optax.adam(1e-3, b2=0.98)
    seq = jnp.where(jnp.arange(S) < whole(20, 3, B)[:, None], 0, 1 + whole(21, V - 1, B, S))
    pos = jnp.where(seq == 0, 0, 1 + whole(22, V - 1, B, S))
    # The users' numbers are not read: JAX leaves the argument out.
    return Stranger(train_step, (p, tx.init(p), jax.random.PRNGKey(0), jnp.arange(B), seq, pos, 1 + whole(23, V - 1, B, S)), ("param", "opt", "rng", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=5e-3)


def returns_without_targets():
    """PQN of PureJaxRL: no target network and no memory; lambda returns by a scan backwards over [time, environments], epochs over shuffled minibatches that are reshaped, layer norm, RAdam, a schedule of exploration by the count of updates."""
    E, S, D, A = 8, 6, 5, 3

    class CustomTrainState(train_state.TrainState):
        timesteps: Any
        n_updates: Any
        grad_steps: Any

    class Q(nn.Module):
        @nn.compact
        def __call__(self, x):
            for _ in range(2):
                x = nn.relu(nn.LayerNorm()(nn.Dense(16)(x)))
            return nn.Dense(A)(x)
    net = Q()

    def update_step(runner, transitions):
        state, rng = runner
        last_q = state.apply_fn({"params": state.params}, transitions["next_obs"][-1]).max(-1)

        def targets(carry, t):
            lambda_returns, next_q = carry
            bootstrap = t["reward"] + 0.99 * (1 - t["done"]) * next_q
            delta = lambda_returns - next_q
            r = bootstrap + 0.99 * 0.65 * delta
            r = (1 - t["done"]) * r + t["done"] * t["reward"]
            return (r, t["q"].max(-1)), r
        last = T(lambda x: x[-1], transitions)
        first = last["reward"] + 0.99 * (1 - last["done"]) * last_q
        _, rest = lax.scan(targets, (first, last["q"].max(-1)), T(lambda x: x[:-1], transitions), reverse=True)
        targets_all = jnp.concatenate([rest, first[None]])

        def epoch(carry, _):
            state, rng = carry

            def minibatch(carry, mb):
                state, rng = carry
                t, target = mb

                def loss_fn(params):
                    q = state.apply_fn({"params": params}, t["obs"])
                    chosen = jnp.take_along_axis(q, t["action"][:, None], -1)[:, 0]
                    return 0.5 * ((chosen - target) ** 2).mean(), chosen
                (loss, qvals), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
                state = state.apply_gradients(grads=grads)
                return (state.replace(grad_steps=state.grad_steps + 1), rng), (loss, qvals)
            rng, key = jax.random.split(rng)

            def shuffled(x):
                x = x.reshape(-1, *x.shape[2:])
                return jax.random.permutation(key, x).reshape(2, -1, *x.shape[1:])
            kept = {k: transitions[k] for k in ("obs", "action")}
            (state, rng), (loss, q) = lax.scan(minibatch, (state, rng), (T(shuffled, kept), shuffled(targets_all)))
            return (state, rng), (loss, q)
        (state, rng), (loss, q) = lax.scan(epoch, (state, rng), None, 2)
        state = state.replace(timesteps=state.timesteps + E * S, n_updates=state.n_updates + 1)
        metrics = {"td_loss": loss.mean(), "qvals": q.mean(), "update_steps": state.n_updates, "eps": jnp.maximum(0.05, 1.0 - state.n_updates / 10)}
        return (state, rng), metrics
    obs = draw(0, S, E, D)
    params = initial(net.init, jax.random.key(0), obs[0])["params"]
    state = CustomTrainState.create(apply_fn=net.apply, params=params, tx=optax.chain(optax.clip_by_global_norm(10.0), optax.radam(2.5e-4)), timesteps=jnp.int32(0), n_updates=jnp.int32(0), grad_steps=jnp.int32(0))
    t = {"obs": obs, "next_obs": draw(1, S, E, D), "action": whole(2, A, S, E), "reward": draw(3, S, E), "done": (draw(4, S, E) > 1).astype(jnp.float32), "q": draw(5, S, E, A)}
    kinds = state.replace(step="counter", params="param", opt_state="opt", timesteps="counter", n_updates="counter", grad_steps="counter")
    return Stranger(update_step, ((state, jax.random.PRNGKey(0)), t), ((kinds, "rng"), "batch:1"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-3)


def seeds_that_count():
    """Keras 3 on JAX: lists of variables; dropout's seed generator is a pair of integers of which the second counts, and which is a key at each call; batch norm's momentum; Adam with EMA every step; metrics as sums."""
    D, H = 6, 16

    def call(trainable, non_trainable, x):
        kernel, bias, gamma, beta, k2, b2 = trainable
        mean, var, seed = non_trainable
        x = x @ kernel + bias
        m, v = x.mean(0), x.var(0)
        mean, var = mean * 0.99 + m * 0.01, var * 0.99 + v * 0.01
        x = jax.nn.relu((x - m) * lax.rsqrt(v + 1e-3) * gamma + beta)
        key = seed
        seed = seed + jnp.array([0, 1], "uint32")
        x = jnp.where(jax.random.bernoulli(key, 0.7, x.shape), x / 0.7, 0.0)
        return x @ k2 + b2, [mean, var, seed]

    def train_step(state, data):
        trainable, non_trainable, optimizer, metrics = state
        x, y = data

        def compute_loss_and_updates(trainable):
            y_pred, new = call(trainable, non_trainable, x)
            return cross_entropy(y_pred, y).mean(), (y_pred, new)
        (loss, (y_pred, non_trainable)), grads = jax.value_and_grad(compute_loss_and_updates, has_aux=True)(trainable)
        iterations, rate, *slots = optimizer
        ms, vs = slots[::2], slots[1::2]
        t = (iterations + 1).astype(jnp.float32)
        alpha = rate * jnp.sqrt(1 - jnp.power(0.999, t)) / (1 - jnp.power(0.9, t))
        new_t, new_slots = [], []
        for p, g, m, v in zip(trainable, grads, ms, vs):
            m = m + (g - m) * (1 - 0.9)
            v = v + (jnp.square(g) - v) * (1 - 0.999)
            new_t.append(p - m * alpha / (jnp.sqrt(v) + 1e-7))
            new_slots += [m, v]
        total, count, right, seen = metrics
        right = right + (y_pred.argmax(-1) == y).astype(jnp.float32).sum()
        metrics = [total + loss * len(y), count + len(y), right, seen + len(y)]
        logs = {"loss": metrics[0] / metrics[1], "accuracy": metrics[2] / metrics[3]}
        return logs, (new_t, non_trainable, [iterations + 1, rate, *new_slots], metrics)
    trainable = [draw(0, D, H) * 0.3, jnp.zeros(H), jnp.ones(H), jnp.zeros(H), draw(1, H, C) * 0.3, jnp.zeros(C)]
    non = [jnp.zeros(H), jnp.ones(H), jnp.array([1337, 0], jnp.uint32)]
    optimizer = [jnp.int32(0), jnp.float32(1e-2), *[z for p in trainable for z in (jnp.zeros_like(p), jnp.zeros_like(p))]]
    state = (trainable, non, optimizer, [jnp.float32(0)] * 4)
    return Stranger(train_step, (state, (draw(2, B, D), whole(3, C, B))), (("param", ["model_state", "model_state", "rng"], "opt", "model_state"), "batch"), lambda a, r: (r[1], a[1]), (0,), tolerance=5e-3)


def labelled_and_not():
    """FixMatch: labelled rows and seven times as many without, weakly and strongly changed, through one network with batch norm in one concatenation; labels by confidence above a threshold; averages of weights and buffers; SGD by a cosine of seven sixteenths."""
    mu = 3

    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, train=True):
            for w in (8, 8):
                x = nn.Conv(w, (3, 3), (2, 2), use_bias=False)(x)
                x = nn.leaky_relu(nn.BatchNorm(use_running_average=not train, momentum=0.999)(x), 0.1)
            return nn.Dense(C)(x.mean((1, 2)))
    net = Net()
    schedule = lambda n: 0.03 * jnp.cos(7 * jnp.pi * n / (16 * 100))
    tx = optax.chain(optax.add_decayed_weights(5e-4, mask=lambda p: T(lambda w: w.ndim > 1, p)), optax.sgd(schedule, 0.9, nesterov=True))

    def train_step(state, x, y, u_weak, u_strong):
        def loss_fn(params):
            everything = jnp.concatenate([x, u_weak, u_strong])
            logits, new = net.apply({"params": params, "batch_stats": state["stats"]}, everything, mutable=["batch_stats"])
            lx, lw, ls = logits[: len(x)], *jnp.split(logits[len(x):], 2)
            p = lax.stop_gradient(jax.nn.softmax(lw))
            mask = (p.max(-1) >= 0.3).astype(jnp.float32)
            sup, unsup = cross_entropy(lx, y).mean(), (cross_entropy(ls, p.argmax(-1)) * mask).mean()
            return sup + 1.0 * unsup, (new["batch_stats"], sup, unsup, mask.mean())
        (loss, (stats, *logs)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        ema = lambda e, p: e * 0.999 + 0.001 * p
        return {"params": params, "stats": stats, "opt": opt, "ema": T(ema, state["ema"], params), "ema_stats": T(ema, state["ema_stats"], stats)}, (loss, *logs)
    x = draw(0, B, 8, 8, 3)
    v = initial(net.init, jax.random.key(0), x)
    state = {"params": v["params"], "stats": v["batch_stats"], "opt": tx.init(v["params"]), "ema": T(jnp.array, v["params"]), "ema_stats": T(jnp.array, v["batch_stats"])}
    kinds = {"params": "param", "stats": "model_state", "opt": "opt", "ema": "model_state", "ema_stats": "model_state"}
    return Stranger(train_step, (state, x, whole(1, C, B), draw(2, mu * B, 8, 8, 3), draw(3, mu * B, 8, 8, 3)), (kinds, "batch", "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-2)


def attention_that_moves_on():
    """Tacotron: a decoder scanned over frames with attention that sees where it was before, by a convolution over places; guided attention, a stop token weighed by its rarity, frames before and after a postnet; lengths on both sides."""
    V, D, S, F, M = 14, 16, 7, 8, 6

    def loss_fn(p, batch, key):
        text, mel = batch["text"], batch["mel"]
        live = jnp.arange(S) < batch["text_len"][:, None]
        memory = jnp.tanh(lax.conv_general_dilated(p["emb"][text], p["conv"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC")))
        processed = memory @ p["mem"]

        def step(carry, inp):
            h, ctx, cum, prev = carry
            frame, k = inp
            pre = jax.nn.relu(frame @ p["pre"])
            pre = jnp.where(jax.random.bernoulli(k, 0.5, pre.shape), pre * 2, 0)
            z = jnp.concatenate([pre, ctx, h], -1)
            r, u = jnp.split(jax.nn.sigmoid(z @ p["gates"]), 2, -1)
            h = u * h + (1 - u) * jnp.tanh(jnp.concatenate([pre, ctx, r * h], -1) @ p["cand"])
            loc = lax.conv_general_dilated(jnp.stack([prev, cum], -1), p["loc"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            e = jnp.tanh(processed + (h @ p["query"])[:, None] + loc @ p["loc_dense"]) @ p["v"]
            a = jax.nn.softmax(jnp.where(live, e, -jnp.inf), -1)
            ctx = jnp.einsum("bs,bsd->bd", a, memory)
            out = jnp.concatenate([h, ctx], -1)
            return (h, ctx, cum + a, a), (out @ p["frame"], (out @ p["stop"])[:, 0], a)
        b = len(text)
        frames = jnp.concatenate([jnp.zeros((1, b, M)), jnp.moveaxis(mel, 1, 0)[:-1]])
        first = (jnp.zeros((b, D)), jnp.zeros((b, D)), jnp.zeros((b, S)), jnp.zeros((b, S)))
        _, (out, stop, a) = lax.scan(step, first, (frames, jax.random.split(key, F)))
        out, stop, a = jnp.moveaxis(out, 0, 1), stop.T, jnp.moveaxis(a, 0, 1)
        post = out + lax.conv_general_dilated(jnp.tanh(out), p["post"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
        mask = (jnp.arange(F) < batch["mel_len"][:, None]).astype(jnp.float32)
        mean = lambda x: (x * mask).sum() / mask.sum()
        l_mel = mean(((out - mel) ** 2).mean(-1)) + mean(((post - mel) ** 2).mean(-1))
        gate = (jnp.arange(F) >= batch["mel_len"][:, None] - 1).astype(jnp.float32)
        l_stop = optax.sigmoid_binary_cross_entropy(stop, gate)
        l_stop = (jnp.where(gate > 0, 5.0, 1.0) * l_stop).mean()
        w = 1 - jnp.exp(-((jnp.arange(S)[None, None] / batch["text_len"][:, None, None] - jnp.arange(F)[None, :, None] / batch["mel_len"][:, None, None]) ** 2) / (2 * 0.2**2))
        guided = (a * w * mask[..., None] * live[:, None]).sum() / mask.sum()
        return l_mel + l_stop + guided, {"mel": l_mel, "stop": l_stop, "guided": guided}

    def step(p, opt, key, n, batch):
        (loss, logs), g = jax.value_and_grad(loss_fn, has_aux=True)(p, batch, jax.random.fold_in(key, n))
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, n + 1, loss, logs
    w = lambda s, *shape: draw(s, *shape) * 0.25
    p = {"emb": w(0, V, D), "conv": w(1, 3, D, D), "mem": w(2, D, D), "pre": w(3, M, D), "gates": w(4, 3 * D, 2 * D), "cand": w(5, 3 * D, D), "loc": w(6, 3, 2, 4), "loc_dense": w(7, 4, D), "query": w(8, D, D), "v": w(9, D), "frame": w(10, 2 * D, M), "stop": w(11, 2 * D, 1), "post": w(12, 3, M, M)}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3, eps=1e-6))
    batch = {"text": whole(20, V, B, S), "text_len": 4 + whole(21, 4, B), "mel": draw(22, B, F, M), "mel_len": 5 + whole(23, 4, B)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), jnp.int32(0), batch), ("param", "opt", "rng", "counter", "batch"), lambda a, r: (*r[:2], a[2], r[2], a[4]), (0, 1), tolerance=5e-3)


def counts_with_a_scale():
    """DeepAR: counts divided by their own mean, an LSTM over lags and covariates, negative binomials whose mean and shape are scaled back, places before the first count left out; embeddings of series, a plateau of the rate by the loss."""
    S, D, N = 8, 16, 10

    def loss_fn(p, batch):
        y = batch["target"]
        scale = 1 + (y * batch["observed"]).sum(1, keepdims=True) / jnp.maximum(batch["observed"].sum(1, keepdims=True), 1)
        lagged = jnp.pad(y / scale, ((0, 0), (1, 0)))[:, :-1]
        static = jnp.concatenate([p["series"][batch["series"]], jnp.log(scale)], -1)
        x = jnp.concatenate([lagged[..., None], batch["covariates"], jnp.broadcast_to(static[:, None], (len(y), S, static.shape[-1]))], -1)

        def cell(carry, x_t):
            h, c = carry
            i, f, g, o = jnp.split(jnp.concatenate([x_t, h], -1) @ p["lstm"] + p["bias"], 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h
        zero = jnp.zeros((len(y), D))
        _, h = lax.scan(cell, (zero, zero), jnp.moveaxis(x, 1, 0))
        h = jnp.moveaxis(h, 0, 1)
        mu = jax.nn.softplus(h @ p["mu"])[..., 0] * scale
        alpha = jax.nn.softplus(h @ p["alpha"])[..., 0] / jnp.sqrt(scale)
        inv = 1 / (alpha + 1e-6)
        ll = lax.lgamma(y + inv) - lax.lgamma(y + 1) - lax.lgamma(inv) + inv * jnp.log(1 / (1 + alpha * mu)) + y * jnp.log(alpha * mu / (1 + alpha * mu) + 1e-8)
        return -(ll * batch["observed"]).sum() / batch["observed"].sum()
    tx = optax.chain(optax.adam(1e-2), optax.contrib.reduce_on_plateau(factor=0.5, patience=1, accumulation_size=1))

    def step(p, opt, batch):
        loss, g = jax.value_and_grad(loss_fn)(p, batch)
        u, opt = tx.update(g, opt, p, value=loss)
        return optax.apply_updates(p, u), opt, loss
    p = {"series": draw(0, N, 4) * 0.2, "lstm": draw(1, 1 + 3 + 5 + D, 4 * D) * 0.2, "bias": jnp.zeros(4 * D), "mu": draw(2, D, 1) * 0.3, "alpha": draw(3, D, 1) * 0.3}
    batch = {"target": jnp.abs(jnp.round(draw(4, B, S) * 4)), "observed": (draw(5, B, S) > -1).astype(jnp.float32), "covariates": draw(6, B, S, 3), "series": whole(7, N, B)}
    return Stranger(step, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=5e-3)


def noise_weighed_by_its_level():
    """Diffusers: latents by a frozen encoder's sample, captions by a frozen text model and dropped now and then, offset noise, v-prediction, min-SNR weights, averages of weights with a decay that warms up."""
    L, E, X, V, S, steps = 6, 8, 10, 20, 5, 50
    betas = np.linspace(0.00085**0.5, 0.012**0.5, steps, dtype=np.float32) ** 2
    acp = jnp.asarray(np.cumprod(1 - betas))

    def train_step(state, text_encoder, vae, batch, rng):
        rng, k_vae, k_noise, k_off, k_t, k_drop = jax.random.split(rng, 6)
        mean, logvar = jnp.split(mlp(vae, batch["pixel_values"]), 2, -1)
        latents = (mean + jnp.exp(0.5 * jnp.clip(logvar, -30, 20)) * jax.random.normal(k_vae, mean.shape)) * 0.18215
        noise = jax.random.normal(k_noise, latents.shape) + 0.1 * jax.random.normal(k_off, (len(latents), 1))
        t = jax.random.randint(k_t, (len(latents),), 0, steps)
        a, s = jnp.sqrt(acp[t])[:, None], jnp.sqrt(1 - acp[t])[:, None]
        noisy, target = a * latents + s * noise, a * noise - s * latents
        hidden = jnp.tanh(text_encoder["emb"][batch["input_ids"]] @ text_encoder["w"])
        keep = jax.random.bernoulli(k_drop, 0.9, (len(latents), 1, 1))
        hidden = jnp.where(keep, hidden, text_encoder["empty"])

        def compute_loss(params):
            emb = jnp.concatenate([jnp.sin(t[:, None] * jnp.array([1.0, 0.1])), jnp.cos(t[:, None] * jnp.array([1.0, 0.1]))], -1)
            att = jax.nn.softmax(jnp.einsum("bd,bsd->bs", noisy @ params["q"], hidden @ params["k"]), -1)
            ctx = jnp.einsum("bs,bsd->bd", att, hidden @ params["v"])
            pred = mlp(params["net"], jnp.concatenate([noisy, emb, ctx], -1), jax.nn.silu)
            snr = acp[t] / (1 - acp[t])
            weight = jnp.minimum(snr, 5.0) / (snr + 1)
            return (weight * ((pred - target) ** 2).mean(-1)).mean()
        loss, g = jax.value_and_grad(compute_loss)(state.params)
        new = state.apply_gradients(grads=g)
        decay = jnp.clip(1 - (1 + new.step / 1.0) ** -0.75, 0.0, 0.9999)
        ema = T(lambda e, p: e - (1 - decay) * (e - p), state.ema, new.params)
        return new.replace(ema=ema), {"loss": loss}, rng

    class State(train_state.TrainState):
        ema: Any
    p = {"q": draw(0, L, E) * 0.3, "k": draw(1, E, E) * 0.3, "v": draw(2, E, E) * 0.3, "net": layers(3, L + 4 + E, 24, L)}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-4, weight_decay=1e-2))
    state = State.create(apply_fn=None, params=p, tx=tx, ema=T(jnp.array, p))
    text = {"emb": draw(10, V, E), "w": draw(11, E, E) * 0.3, "empty": draw(12, S, E) * 0.3}
    batch = {"pixel_values": draw(20, B, X), "input_ids": whole(21, V, B, S)}
    return Stranger(train_step, (state, text, layers(13, X, 12, 2 * L), batch, jax.random.PRNGKey(0)), (state.replace(step="counter", params="param", opt_state="opt", ema="model_state"), "frozen", "frozen", "batch", "rng"), lambda a, r: (r[0], *a[1:4], r[2]), (0,), tolerance=5e-3)


REGULARS = {f.__name__: f for f in (pictures_mixed_with_neighbours, words_attacked, items_in_a_row, returns_without_targets, seeds_that_count, attention_that_moves_on, counts_with_a_scale, noise_weighed_by_its_level, labelled_and_not)}
