"""What is done to a language model after it was pretrained: policies, preferences, adapters, students."""

from typing import Any, NamedTuple

import flax
import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from stranger import Stranger
from trained import cross_entropy

T = jax.tree_util.tree_map
B, S, D, V, L = 12, 8, 16, 40, 2


def kernel(seed, *shape):
    return draw(seed, *shape) * shape[-2] ** -0.5


def rms(x, w=1.0):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * w


def weights(seed=0, width=D):
    layer = lambda i: {"norm": jnp.ones(width), "qkv": kernel(i, width, 3 * width), "o": kernel(i + 1, width, width), "up": kernel(i + 2, width, 2 * width), "down": kernel(i + 3, 2 * width, width)}
    return {"embed": draw(seed, V, width) * 0.3, "layers": [layer(seed + 10 * (i + 1)) for i in range(L)], "norm": jnp.ones(width), "head": kernel(seed + 1, width, V)}


def hidden(p, tokens, mask=None, prefix=None, edit=None, each=None):
    n = tokens.shape[1]
    t = jnp.arange(n)
    seen = jnp.broadcast_to(t[None] <= t[:, None], (tokens.shape[0], n, n))
    seen = seen if mask is None else seen & mask
    x, kept = p["embed"][tokens], []
    for i, q in enumerate(p["layers"]):
        a, k, v = jnp.split(rms(x, q["norm"]) @ q["qkv"], 3, -1)
        ok = seen
        if prefix is not None:
            k, v = (jnp.concatenate([jnp.broadcast_to(z, (x.shape[0], *z.shape)), y], 1) for z, y in zip(prefix[i], (k, v)))
            ok = jnp.concatenate([jnp.ones((*seen.shape[:2], prefix[i].shape[1]), bool), seen], -1)
        s = jnp.where(ok, a @ k.swapaxes(-1, -2) * a.shape[-1] ** -0.5, -1e9)
        x = x + jax.nn.softmax(s) @ v @ q["o"]
        x = x + jax.nn.gelu(x @ q["up"]) @ q["down"]
        x = x if edit is None else edit(i, x)
        kept.append(x)
    return (rms(x, p["norm"]), kept) if each else rms(x, p["norm"])


def logits_of(p, tokens, **options):
    return hidden(p, tokens, **options) @ p["head"]


def token_logps(p, tokens, **options):
    return -cross_entropy(logits_of(p, tokens[:, :-1], **options), tokens[:, 1:])


def _mean(x, mask):
    return (x * mask).sum() / jnp.maximum(mask.sum(), 1)


def text(seed=80, rows=B, time=S + 1):
    return whole(seed, V, rows, time)


def _answers(seed=81, rows=B, time=S):
    start = 2 + whole(seed, 3, rows, 1)
    return ((jnp.arange(time) >= start) & (jnp.arange(time) < time - whole(seed + 1, 2, rows, 1))).astype(jnp.float32)


# ---- policies

def packed_policy_tokens():
    """Several answers packed into a row: segments tell attention, advantages and lengths apart; ratios by sequence through sums of segments, clipped at two sides; a reference's divergence by token; metrics of clipping and entropy."""
    N = 3

    def loss_fn(p, ref, batch):
        tokens, seg = batch["tokens"], batch["segments"]
        mask = batch["mask"] * (seg[:, 1:] == seg[:, :-1]) * (seg[:, 1:] > 0)
        same = (seg[:, :-1, None] == seg[:, None, :-1])
        logits = logits_of(p, tokens[:, :-1], mask=same) / 0.8
        logps = jax.nn.log_softmax(logits)
        lp = jnp.take_along_axis(logps, tokens[:, 1:, None], -1)[..., 0]
        entropy = -(jnp.exp(logps) * logps).sum(-1)
        rp = token_logps(ref, tokens, mask=same)
        hot = jax.nn.one_hot(seg[:, 1:], N + 1)[..., 1:] * mask[..., None]
        length = jnp.maximum(hot.sum(1), 1)
        log_ratio = jnp.einsum("bt,btn->bn", lp - batch["old_logps"], hot) / length
        token_ratio = jnp.exp(lax.stop_gradient(jnp.einsum("bn,btn->bt", log_ratio, hot)) + lp - lax.stop_gradient(lp))
        adv = jnp.einsum("bn,btn->bt", batch["advantages"], hot)
        loss = -jnp.minimum(token_ratio * adv, jnp.clip(token_ratio, 1 - 3e-2, 1 + 4e-2) * adv)
        kl = jnp.exp(rp - lp) - (rp - lp) - 1
        each = (loss + 0.04 * kl) * mask
        out = {"kl": _mean(kl, mask), "entropy": _mean(entropy, mask), "clipfrac": _mean(jnp.abs(token_ratio - 1) > 3e-2, mask), "ratio_max": jnp.max(token_ratio)}
        return each.sum() / mask.sum(), out

    def step(state, ref, batch):
        (loss, metrics), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params, ref, batch)
        metrics |= {"loss": loss, "grad_norm": optax.global_norm(g)}
        return state.apply_gradients(grads=g), metrics
    p = weights()
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=optax.chain(optax.clip_by_global_norm(0.5), optax.adamw(1e-3, b2=0.95)))
    cuts = jnp.sort(whole(1, S, B, 2), -1)
    t = jnp.arange(S + 1)
    seg = 1 + (t >= cuts[:, :1]).astype(jnp.int32) + (t >= cuts[:, 1:])
    batch = {"tokens": text(), "segments": seg, "mask": (draw(2, B, S) > -1).astype(jnp.float32), "old_logps": -3.5 + 0.1 * draw(3, B, S), "advantages": draw(4, B, N)}
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, weights(50), batch), (kinds, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def values_whitened_and_controlled():
    """Policy and value heads on one trunk; rewards less a divergence by token whose coefficient a controller in the state moves, advantages by a reverse scan, whitened under a mask, values clipped to the old ones; two epochs of three minibatches by a permutation of the key."""
    class Controller(flax.struct.PyTreeNode):
        value: Any
        count: Any

    def forward(p, tokens):
        h = hidden(p["trunk"], tokens[:, :-1])
        lp = -cross_entropy(h @ p["trunk"]["head"], tokens[:, 1:])
        return lp, (h @ p["v_head"]["kernel"])[..., 0] + p["v_head"]["bias"]

    def whiten(x, mask):
        mean = _mean(x, mask)
        return (x - mean) * lax.rsqrt(_mean((x - mean) ** 2, mask) + 1e-8)

    def loss_fn(p, mb):
        lp, v = forward(p, mb["tokens"])
        m = mb["mask"]
        ratio = jnp.exp((lp - mb["lp"]) * m)
        policy = _mean(jnp.maximum(-mb["adv"] * ratio, -mb["adv"] * jnp.clip(ratio, 0.8, 1.2)), m)
        clipped = mb["v"] + jnp.clip(v - mb["v"], -0.2, 0.2)
        value = 0.5 * _mean(jnp.maximum((v - mb["ret"]) ** 2, (clipped - mb["ret"]) ** 2), m)
        return policy + 0.1 * value, {"policy": policy, "value": value, "approx_kl": 0.5 * _mean((lp - mb["lp"]) ** 2, m)}

    def step(state, controller, ref, key, tokens, mask, scores):
        lp, v = forward(state.params, tokens)
        kl = (lp - token_logps(ref, tokens)) * mask
        last = jnp.cumsum(mask[:, ::-1], 1)[:, ::-1] == 1
        rewards = -controller.value * kl + jnp.where(last & (mask > 0), scores[:, None], 0.0)
        v = v * mask

        def back(carry, x):
            r, v, nxt = x
            carry = r + nxt - v + 0.95 * carry
            return carry, carry
        following = jnp.pad(v[:, 1:], ((0, 0), (0, 1)))
        _, adv = lax.scan(back, jnp.zeros(B), (rewards.T, v.T, following.T), reverse=True)
        adv = adv.T
        data = lax.stop_gradient({"tokens": tokens, "mask": mask, "lp": lp, "v": v, "adv": whiten(adv, mask), "ret": adv + v})

        def epoch(state, key):
            order = jax.random.permutation(key, B)
            parts = T(lambda x: x[order].reshape(3, B // 3, *x.shape[1:]), data)

            def one(state, mb):
                (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params, mb)
                return state.apply_gradients(grads=g), {"loss": loss, **aux}
            return lax.scan(one, state, parts)
        key, *keys = jax.random.split(key, 3)
        state, metrics = lax.scan(epoch, state, jnp.stack(keys))
        mean_kl = kl.sum(1).mean()
        error = jnp.clip(mean_kl / 6.0 - 1, -0.2, 0.2)
        controller = controller.replace(value=controller.value * (1 + error * B / 100), count=controller.count + 1)
        return state, controller, key, T(jnp.mean, metrics) | {"objective/kl": mean_kl, "objective/score": scores.mean(), "kl_coef": controller.value}
    p = {"trunk": weights(), "v_head": {"kernel": kernel(5, D, 1), "bias": jnp.zeros(())}}
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=optax.chain(optax.clip_by_global_norm(1.0), optax.adam(optax.linear_schedule(1e-3, 0, 100), eps=1e-5)))
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, Controller(jnp.float32(0.2), jnp.int32(0)), weights(50), jax.random.PRNGKey(3), text(), _answers(), draw(6, B)),
                    (kinds, Controller("model_state", "counter"), "frozen", "rng", "batch", "batch", "batch"), lambda a, r: (r[0], r[1], a[2], r[2], *a[4:]), (0, 1), tolerance=5e-3)


def references_moved_now_and_then():
    """Preferences where the reference is an average of the policy every second step under `cond`; chosen and rejected in one forward pass, smoothed labels, an added likelihood of the chosen, rewards and margins returned for each row."""
    def step(state, batch):
        both = jnp.concatenate([batch["chosen"], batch["rejected"]])
        masks = jnp.concatenate([batch["chosen_mask"], batch["rejected_mask"]])
        ref = (token_logps(state["reference"], both) * masks).sum(-1)

        def loss_fn(p):
            lps = token_logps(p, both) * masks
            lp = lps.sum(-1)
            won, lost = jnp.split(lp - ref, 2)
            margin = 0.1 * (won - lost)
            loss = (-jax.nn.log_sigmoid(margin) * 0.9 - jax.nn.log_sigmoid(-margin) * 0.1).mean()
            nll = -lps[:B].sum() / masks[:B].sum()
            return loss + 0.2 * nll, {"rewards/chosen": 0.1 * won, "rewards/rejected": 0.1 * lost, "accuracy": (margin > 0).mean(), "nll": nll}
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        n = state["step"] + 1
        ref_params = lax.cond(n % 2 == 0, lambda: optax.incremental_update(params, state["reference"], 0.6), lambda: state["reference"])
        return {"params": params, "reference": ref_params, "opt": opt, "step": n}, {"loss": loss, **aux}
    tx = optax.rmsprop(5e-4, decay=0.99, eps=1e-6)
    p = weights()
    state = {"params": p, "reference": weights(30), "opt": tx.init(p), "step": jnp.int32(0)}
    kinds = {"params": "param", "reference": "model_state", "opt": "opt", "step": "counter"}
    batch = {"chosen": text(1), "rejected": text(2), "chosen_mask": _answers(3), "rejected_mask": _answers(5)}
    return Stranger(step, (state, batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


# ---- adapters

def prefixes_by_a_network():
    """Keys and values of a prefix for every layer by a small network from a table; the base is frozen in bf16, the sums in f32; only the prefix is returned, losses of rows, weights of rows from outside."""
    P = 3

    def prefix(p):
        h = jnp.tanh(p["table"] @ p["mlp"]["w1"] + p["mlp"]["b1"]) @ p["mlp"]["w2"] + p["mlp"]["b2"]
        return h.reshape(P, L, 2, D).transpose(1, 2, 0, 3)

    def step(params, opt_state, base, batch):
        def loss_fn(params):
            wide = T(lambda x: x.astype(jnp.float32), base)
            each = -token_logps(wide, batch["ids"], prefix=prefix(params))
            rows = (each * batch["mask"]).sum(-1) / batch["mask"].sum(-1)
            return (rows * batch["weight"]).sum() / batch["weight"].sum(), rows
        (loss, rows), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss, rows
    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8)
    p = {"table": draw(0, P, D), "mlp": {"w1": kernel(1, D, 12), "b1": jnp.zeros(12), "w2": kernel(2, 12, L * 2 * D), "b2": jnp.zeros(L * 2 * D)}}
    base = T(lambda x: x.astype(jnp.bfloat16), weights(30))
    return Stranger(step, (p, tx.init(p), base, {"ids": text(), "mask": _answers(), "weight": jnp.abs(draw(7, B))}), ("param", "opt", "frozen", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def hidden_states_edited():
    """Interventions: at chosen places of each row the hidden state moves within a subspace whose rows are made orthonormal by QR, a linear target, gates; the base is frozen, embeddings of two new tokens are trained by a mask on the gradient."""
    R = 4

    def step(params, table, opt_state, base, batch):
        def loss_fn(both):
            params, table = both

            def edit(i, x):
                q = params[i]
                r, _ = jnp.linalg.qr(q["rotate"])
                at = jnp.take_along_axis(x, batch["places"][..., None], 1)
                moved = at + (jax.nn.relu(at @ q["source"] + q["bias"]) - at @ r) @ r.T
                hot = jax.nn.one_hot(batch["places"], x.shape[1])
                return x + jnp.einsum("bpt,bpd->btd", hot, moved - at)
            p = {**base, "embed": table}
            lp = token_logps(p, batch["ids"], edit=edit)
            return -_mean(lp, batch["mask"])
        loss, (g, gt) = jax.value_and_grad(loss_fn)((params, table))
        gt = gt * (jnp.arange(V) >= V - 2)[:, None]
        updates, opt_state = tx.update((g, gt), opt_state, (params, table))
        params, table = optax.apply_updates((params, table), updates)
        return params, table, opt_state, {"train/loss": loss, "train/rotation": [jnp.linalg.norm(q["rotate"].T @ q["rotate"] - jnp.eye(R)) for q in params]}
    p = [{"rotate": jnp.linalg.qr(draw(i, D, R))[0], "source": kernel(i + 5, D, R), "bias": jnp.zeros(R)} for i in range(L)]
    base = weights(30)
    table = base.pop("embed")
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(3e-3))
    places = jnp.sort(jnp.argsort(draw(8, B, S), 1)[:, :2], 1).astype(jnp.int32)
    return Stranger(step, (p, table, tx.init((p, table)), base, {"ids": text(), "mask": _answers(), "places": places}), ("param", "param", "opt", "frozen", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def pruned_student():
    """A narrow student of a wide frozen teacher: hidden states by projectors that are trained and thrown away, logits by a generalised divergence between both with temperature and a mask of the vocabulary, weights between the losses that balance themselves; master weights in f32 in the optimizer, narrow ones in the state."""
    W = 24

    class Masters(NamedTuple):
        inner: Any
        masters: Any

    def step(state, teacher, batch):
        ids, mask = batch["ids"], batch["mask"]
        ht, kept_t = hidden(teacher, ids[:, :-1], each=True)
        lt = jnp.where(jnp.arange(V) < V - 3, (ht @ teacher["head"]) / 2.0, -1e9)

        def loss_fn(low):
            p = T(lambda x: x.astype(jnp.float32), low)
            hs, kept_s = hidden(p["student"], ids[:, :-1], each=True)
            ls = jnp.where(jnp.arange(V) < V - 3, (hs @ p["student"]["head"]) / 2.0, -1e9)
            a, b = jax.nn.log_softmax(ls), jax.nn.log_softmax(lt)
            mix = jnp.logaddexp(a + jnp.log(0.3), b + jnp.log(0.7))
            jsd = 0.7 * (jnp.exp(b) * (b - mix)).sum(-1) + 0.3 * (jnp.exp(a) * (a - mix)).sum(-1)
            soft = _mean(jsd, mask) * 4.0
            hard = _mean(cross_entropy(hs @ p["student"]["head"], ids[:, 1:]), mask)
            close = sum(_mean(1 - optax.cosine_similarity(s @ w, t), mask) for s, t, w in zip(kept_s, kept_t, p["projectors"]))
            return soft + lax.stop_gradient(soft / hard) * hard + close, {"soft": soft, "hard": hard, "hidden": close}
        (loss, parts), g = jax.value_and_grad(loss_fn, has_aux=True)(state["low"])
        g = T(lambda x: x.astype(jnp.float32), g)
        u, inner = tx.update(g, state["opt"].inner, state["opt"].masters)
        masters = optax.apply_updates(state["opt"].masters, u)
        return {"low": T(lambda x: x.astype(jnp.bfloat16), masters), "opt": Masters(inner, masters)}, {"loss": loss, **parts}
    p = {"student": weights(), "projectors": [kernel(5, D, W), kernel(6, D, W)]}
    tx = optax.lamb(2e-3, weight_decay=0.01)
    state = {"low": T(lambda x: x.astype(jnp.bfloat16), p), "opt": Masters(tx.init(p), p)}
    kinds = {"low": "param", "opt": Masters("opt", "opt_state")}
    return Stranger(step, (state, weights(30, W), {"ids": text(), "mask": _answers()}), (kinds, "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=3e-2)


TUNERS = {make.__name__: make for make in (
    packed_policy_tokens, values_whitened_and_controlled, references_moved_now_and_then, prefixes_by_a_network,
    hidden_states_edited, pruned_student)}
