"""Language models after pretraining: policies against rewards and preferences, judges of steps, chosen tokens, suffixes searched for, workers that meet seldom."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from ports import masked_mean, scaled_draw, split_heads, token_rows, triangle
from pretrained import attention, join_heads, layer_norm, norm_weights, rms_norm
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, D, H, V = 12, 8, 16, 2, 40


def language_model(seed, vocabulary=V, **more):
    layer = lambda i: {n: scaled_draw(seed + i + j, D, D) for j, n in enumerate("qkvo")} | {"norm": jnp.ones(D), "up": scaled_draw(seed + i + 5, D, 2 * D), "down": scaled_draw(seed + i + 6, 2 * D, D)}
    return {"embed": draw(seed, vocabulary, D) * 0.3, "layers": [layer(10), layer(20)], "norm": jnp.ones(D)} | more


def hidden_states(p, x):
    """Of embeddings [B, T, D]."""
    for q in p["layers"]:
        h = rms_norm(q["norm"], x)
        x = x + join_heads(attention(*(split_heads(h @ q[n]) for n in "qkv"), triangle(x.shape[1]))) @ q["o"]
        x = x + jax.nn.silu(x @ q["up"]) @ q["down"]
    return rms_norm(p["norm"], x)


def log_likelihoods(p, ids):
    logits = hidden_states(p, p["embed"][ids[:, :-1]]) @ p["embed"].T
    return jnp.take_along_axis(jax.nn.log_softmax(logits), ids[:, 1:, None], -1)[..., 0]


def groups_left_out():
    """Samples of one prompt are each other's baseline; rewards divided by a running deviation, a penalty by divergence whose weight follows a target, entropies; the reference is a frozen copy."""
    K = 4
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))

    def step(params, opt_state, control, reference, batch):
        ids, mask = batch["sequences"], batch["mask"]
        ref = log_likelihoods(reference, ids)
        old = lax.stop_gradient(log_likelihoods(params, ids))
        kl = ((old - ref) * mask).sum(-1)
        reward = batch["rewards"] / (jnp.sqrt(control["var"]) + 1e-4) - control["beta"] * kl
        groups = reward.reshape(B // K, K)
        advantage = (groups - (groups.sum(1, keepdims=True) - groups) / (K - 1)).reshape(B)

        def loss_fn(params):
            logp = (log_likelihoods(params, ids) * mask).sum(-1)
            return -(advantage * logp).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        n = control["count"] + B
        delta = batch["rewards"].mean() - control["mean"]
        mean = control["mean"] + delta * B / n
        var = control["var"] + (((batch["rewards"] - mean) ** 2).mean() - control["var"]) * B / n
        error = jnp.clip(kl.mean() / 0.5 - 1, -0.2, 0.2)
        control = {"beta": control["beta"] * (1 + error * 0.1), "mean": mean, "var": var, "count": n}
        return optax.apply_updates(params, updates), opt_state, control, {"loss": loss, "kl": kl.mean(), "rlhf_reward": reward.mean(), "advantage": jnp.abs(advantage).mean()}

    p = language_model(0)
    control = {"beta": jnp.float32(0.05), "mean": jnp.float32(0), "var": jnp.float32(1), "count": jnp.int32(100)}
    batch = {"sequences": token_rows(), "mask": (draw(60, B, S) > -0.8).astype(jnp.float32), "rewards": draw(61, B)}
    return Stranger(step, (p, tx.init(p), control, T(lambda x: x * 0.9, p), batch), ("param", "opt", {"beta": "model_state", "mean": "model_state", "var": "model_state", "count": "counter"}, "frozen", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def sequences_clipped():
    """Ratios of whole sequences by the mean of their tokens, clipped unlike above and below, groups normalised by mean and deviation, over-long answers left out of the loss; shares that were clipped are reported."""
    G = 4

    def train_step(state, batch):
        def loss_fn(params):
            logp = log_likelihoods(params, batch["ids"])
            mask = batch["completion_mask"]
            length = jnp.maximum(mask.sum(-1), 1)
            log_ratio = ((logp - batch["old_logps"]) * mask).sum(-1) / length
            ratio = jnp.exp(log_ratio)[:, None] * jnp.exp(logp - lax.stop_gradient(logp))
            r = batch["rewards"].reshape(-1, G)
            a = ((r - r.mean(1, keepdims=True)) / (r.std(1, keepdims=True) + 1e-4)).reshape(-1, 1)
            a = a * (1 - batch["truncated"])[:, None]
            inside = jnp.clip(ratio, 1 - 3e-2, 1 + 4e-2)
            each = -jnp.minimum(ratio * a, inside * a)
            loss = ((each * mask).sum(-1) / length).mean()
            clipped = ((ratio < 1 - 3e-2) & (a < 0)) | ((ratio > 1 + 4e-2) & (a > 0))
            return loss, {"clip_ratio": masked_mean(clipped, mask), "length": length.mean(), "reward_std": r.std(1).mean()}
        (loss, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        metrics["grad_norm"] = optax.global_norm(grads)
        return state.apply_gradients(grads=grads), metrics | {"loss": loss}

    p = language_model(0)
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=optax.adamw(1e-3))
    mask = (jnp.arange(S) >= 3).astype(jnp.float32) * jnp.ones((B, 1))
    ids = token_rows()
    batch = {"ids": ids, "completion_mask": mask, "old_logps": log_likelihoods(p, ids) + 0.05 * draw(62, B, S), "rewards": draw(61, B), "truncated": (draw(63, B) > 1).astype(jnp.float32)}
    return Stranger(train_step, (state, batch), (state.replace(step="counter", params="param", opt_state="opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def best_of_several_distilled():
    """A policy pulled to the best of several samples: the best one's likelihood and the mean of the others' against it, rewards as quantiles among the anchor's samples, the anchor a slow average of the policy."""
    K = 3
    tx = optax.adam(1e-3)

    def step(state, samples, rewards):
        def loss_fn(p):
            logp = log_likelihoods(p, samples.reshape(B * K, S + 1)).sum(-1).reshape(B, K)
            anchor = log_likelihoods(state["anchor"], samples.reshape(B * K, S + 1)).sum(-1).reshape(B, K)
            best = rewards.argmax(1)
            chosen = jnp.take_along_axis(logp, best[:, None], 1)[:, 0]
            quantile = (rewards[:, :, None] >= rewards[:, None]).mean(-1)
            r = jnp.log(quantile) - 0.5 * lax.stop_gradient(logp - anchor) / S
            backward = -(lax.stop_gradient(r - r.mean(1, keepdims=True)) * logp).mean()
            return -chosen.mean() / S + 0.3 * backward, (logp - anchor).mean()
        (loss, drift), g = jax.value_and_grad(loss_fn, has_aux=True)(state["policy"])
        u, opt = tx.update(g, state["opt"])
        policy = optax.apply_updates(state["policy"], u)
        return {"policy": policy, "opt": opt, "anchor": optax.incremental_update(policy, state["anchor"], 0.02)}, (loss, drift)

    p = language_model(0)
    state = {"policy": p, "opt": tx.init(p), "anchor": T(lambda x: x + 0.0, p)}
    return Stranger(step, (state, whole(60, V, B, K, S + 1), draw(61, B, K)), ({"policy": "param", "opt": "opt", "anchor": "model_state"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=1e-3)


def ranked_answers_of_a_prompt():
    """A reward model on all pairs of a prompt's ranked answers, read at each answer's last token, ties left out, rewards held near zero, an auxiliary loss of the text; LoRA on a frozen trunk beside a new head."""
    K, R = 4, 2

    def loss(new, frozen, ids, lengths, rank):
        p = frozen | {"layers": [q | {n: q[n] + a["down"] @ a["up"] * 2.0 for n, a in l.items()} for q, l in zip(frozen["layers"], new["lora"])]}
        h = hidden_states(p, p["embed"][ids.reshape(B * K, S)])
        last = jnp.take_along_axis(h, (lengths.reshape(B * K) - 1)[:, None, None], 1)[:, 0]
        r = (last @ new["head"]).reshape(B, K)
        better = rank[:, :, None] < rank[:, None, :]
        pairs = -jax.nn.log_sigmoid(r[:, :, None] - r[:, None, :])
        ranking = jnp.sum(jnp.where(better, pairs, 0)) / jnp.maximum(better.sum(), 1)
        right = jnp.sum(better & (r[:, :, None] > r[:, None, :])) / jnp.maximum(better.sum(), 1)
        return ranking + 1e-2 * (r.sum(1) ** 2).mean(), {"accuracy": right, "margin": r.std(1).mean()}

    lora = lambda i: {n: {"down": scaled_draw(i + j, D, R), "up": jnp.zeros((R, D))} for j, n in enumerate("qv")}
    new = {"lora": [lora(70), lora(80)], "head": draw(90, D) * 0.3}
    tx = optax.adamw(3e-3)
    return plain(trained(loss, tx, True), new, tx, (language_model(0), whole(60, V, B, K, S), 1 + whole(61, S, B, K), whole(62, 3, B, K)), ["frozen", "batch", "batch", "batch"], tolerance=1e-3)


def steps_judged():
    """A judge of steps of a solution: a token ends each step, the logits of two words there against soft labels, focal weights, a solution's score the minimum over its steps; accuracies of solutions beside."""
    END, GOOD, BAD = 7, 1, 2

    def loss(p, ids, soft, correct):
        h = hidden_states(p, p["embed"][ids])
        logits = h @ p["embed"][jnp.array([GOOD, BAD])].T
        log = jax.nn.log_softmax(logits)
        at = (ids == END).astype(jnp.float32)
        target = jnp.stack([soft, 1 - soft], -1)
        weight = (1 - (jnp.exp(log) * target).sum(-1)) ** 2
        each = -(weight[..., None] * target * log).sum(-1)
        score = jnp.where(at > 0, jnp.exp(log[..., 0]), 1.0).min(1)
        outcome = optax.sigmoid_binary_cross_entropy(jnp.log(score + 1e-6) - jnp.log1p(1e-6 - jnp.minimum(score, 0.999)), correct)
        return (each * at).sum() / jnp.maximum(at.sum(), 1.0) + 0.1 * outcome.mean(), ((score > 0.5) == (correct > 0.5)).mean()

    tx = optax.adamw(optax.warmup_cosine_decay_schedule(0, 1e-3, 5, 100))
    ids = jnp.where(draw(61, B, S) > 0.6, END, whole(60, V, B, S))
    return plain(trained(loss, tx, True), language_model(0), tx, (ids, jax.nn.sigmoid(draw(62, B, S)), (draw(63, B) > 0).astype(jnp.float32)), tolerance=1e-3)


def excess_losses_chosen():
    """Only the tokens of the whole batch whose loss exceeds a frozen reference's the most are trained on: a threshold by a quantile over all of them, padding below."""
    def loss(p, reference, ids):
        mask = (ids[:, 1:] != 0).astype(jnp.float32)
        each = -log_likelihoods(p, ids)
        excess = jnp.where(mask > 0, lax.stop_gradient(each) + log_likelihoods(reference, ids), -jnp.inf)
        k = int(0.6 * B * S)
        threshold = jnp.sort(excess.ravel())[-k]
        chosen = (excess >= threshold) * mask
        return (each * chosen).sum() / jnp.maximum(chosen.sum(), 1), {"all": masked_mean(each, mask), "chosen": chosen.sum(), "threshold": threshold}

    tx = optax.adamw(1e-3)
    return plain(trained(loss, tx, True), language_model(0), tx, (language_model(50), token_rows()), ["frozen", "batch"], tolerance=1e-3)


def unlikely_repetitions():
    """Tokens of the context are made unlikely where they aren't next, continuations that repeat n-grams too, mixed by a coin of the step; a label-free count of repetitions is reported."""
    def step(p, opt, key, ids):
        key, coin = jax.random.split(key)
        x, y = ids[:, :-1], ids[:, 1:]

        def loss_fn(p):
            log = jax.nn.log_softmax(hidden_states(p, p["embed"][x]) @ p["embed"].T)
            nll = -jnp.take_along_axis(log, y[..., None], -1)[..., 0]
            ctx = jnp.where(triangle()[None], x[:, None, :], 0)  # [B, S, S]
            ctx = jnp.where(ctx == y[..., None], 0, ctx)
            negative = jnp.zeros((B, S, V)).at[jnp.arange(B)[:, None, None], jnp.arange(S)[None, :, None], ctx].set(1.0).at[..., 0].set(0.0)
            token = -(jnp.log(jnp.clip(1 - jnp.exp(log), 1e-5)) * negative).sum(-1)
            guess = log.argmax(-1)
            pair = guess[:, :-1] * V + guess[:, 1:]
            again = jnp.tril(pair[:, :, None] == pair[:, None, :], -1).any(-1)
            p_guess = jnp.exp(log.max(-1))[:, 1:]
            sequence = -(jnp.log(jnp.clip(1 - p_guess, 1e-5)) * again).sum() / jnp.maximum(again.sum(), 1)
            return lax.cond(jax.random.bernoulli(coin), lambda: nll.mean() + token.mean(), lambda: nll.mean() + sequence), again.sum()
        (loss, repeats), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, loss, repeats

    tx = optax.adam(1e-3)
    p = language_model(0)
    return Stranger(step, (p, tx.init(p), jax.random.key(5), token_rows()), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def captions_against_their_greedy_ones():
    """A caption sampled and a greedy one in the same step, each by a loop over tokens with a recurrent cell, rewards by shared pairs of words with references, the difference weighs the sampled one's likelihood."""
    L = 6

    def cell(p, h, token, feature):
        z = jnp.concatenate([p["embed"][token], h, feature], -1) @ p["gates"]
        r, u, c = jnp.split(z, 3, -1)
        u = jax.nn.sigmoid(u)
        return u * h + (1 - u) * jnp.tanh(jax.nn.sigmoid(r) * c)

    def decode(p, feature, key):
        def body(carry, k):
            h, token = carry
            h = cell(p, h, token, feature)
            logits = h @ p["out"]
            token = logits.argmax(-1) if key is None else jax.random.categorical(k, logits)
            return (h, token), (token, jnp.take_along_axis(jax.nn.log_softmax(logits), token[:, None], 1)[:, 0])
        keys = jax.random.split(jax.random.key(0) if key is None else key, L)
        start = (jnp.tanh(feature @ p["start"]), jnp.zeros(feature.shape[0], jnp.int32))
        _, (tokens, logp) = lax.scan(body, start, keys)
        return tokens.T, logp.T

    def reward(tokens, reference):
        pair = lambda t: t[:, :-1] * V + t[:, 1:]
        return (pair(tokens)[:, :, None] == pair(reference)[:, None, :]).any(-1).mean(-1) + (tokens[:, :, None] == reference[:, None, :]).any(-1).mean(-1)

    @jax.jit
    def step(params, opt_state, rng, images, reference):
        rng, k = jax.random.split(rng)

        def loss_fn(p):
            feature = jax.nn.relu(images @ p["image"])
            greedy, _ = decode(lax.stop_gradient(p), lax.stop_gradient(feature), None)
            tokens, logp = decode(p, feature, k)
            advantage = reward(tokens, reference) - reward(greedy, reference)
            return -(lax.stop_gradient(advantage)[:, None] * logp).sum(1).mean(), advantage.mean()
        (loss, gain), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, rng, loss, gain

    tx = optax.chain(optax.clip(0.1), optax.adam(2e-3))
    p = {"image": scaled_draw(0, 10, D), "embed": draw(1, V, D) * 0.3, "gates": scaled_draw(2, 3 * D, 3 * D), "start": scaled_draw(3, D, D), "out": scaled_draw(4, D, V)}
    return Stranger(step, (p, tx.init(p), jax.random.key(7), draw(5, B, 10), whole(6, V, B, L)), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def glanced_at_targets():
    """Translation in one pass that glances: a first decoding without gradients, as many target words shown as the share of wrong ones says, chosen by noise, the rest predicted; lengths by a class of the difference."""
    def decode(p, memory, inputs):
        x = inputs + p["pos"]
        for q in p["layers"]:
            x = x + join_heads(attention(*(split_heads(x @ q[n]) for n in "qkv"))) @ q["o"]
            x = x + join_heads(attention(split_heads(x @ q["cq"]), split_heads(memory @ q["ck"]), split_heads(memory @ q["cv"]))) @ q["co"]
        return x @ p["embed"].T

    def loss(p, src, tgt, key):
        memory = p["embed"][src] + p["pos"]
        memory = memory + join_heads(attention(*(split_heads(memory @ p["enc"][n]) for n in "qkv"))) @ p["enc"]["o"]
        copied = memory[:, jnp.arange(S)]
        real = tgt != 0
        first = lax.stop_gradient(decode(p, memory, copied)).argmax(-1)
        wrong = ((first != tgt) & real).sum(1)
        score = jnp.where(real, jax.random.uniform(key, tgt.shape), 2.0)
        place = jnp.argsort(jnp.argsort(score, 1), 1)
        shown = place < (0.5 * wrong).astype(jnp.int32)[:, None]
        logits = decode(p, memory, jnp.where(shown[..., None], p["embed"][tgt], copied))
        words = masked_mean(cross_entropy(logits, tgt), real & ~shown)
        delta = jnp.clip(real.sum(1) - (src != 0).sum(1) + 4, 0, 8)
        return words + 0.1 * cross_entropy(memory.mean(1) @ p["length"], delta).mean(), (shown.sum() / real.sum(), wrong.mean())

    layer = lambda i: {n: scaled_draw(i + j, D, D) for j, n in enumerate(("q", "k", "v", "o", "cq", "ck", "cv", "co"))}
    p = {"embed": draw(0, V, D) * 0.3, "pos": draw(1, S, D) * 0.3, "enc": layer(10), "layers": [layer(20), layer(30)], "length": scaled_draw(2, D, 9)}
    p["enc"] = {n: p["enc"][n] for n in "qkvo"}
    tx = optax.adam(optax.linear_schedule(0, 1e-3, 4))
    return plain(trained(loss, tx, True), p, tx, (whole(60, V, B, S), whole(61, V, B, S), jax.random.key(2)), ["batch", "batch", "rng"], tolerance=1e-3)


def suffix_searched():
    """One suffix for many prompts, searched for by gradients: by the one-hot tokens of a frozen model, the best exchanges of each place, some drawn, all tried on the batch, the best one kept with its loss."""
    P, K, N, L = 3, 4, 6, 3

    def target_loss(model, one_hot, prompt, target):
        n = prompt.shape[0]
        x = jnp.concatenate([model["embed"][prompt], jnp.broadcast_to(one_hot @ model["embed"], (n, P, D)), model["embed"][target]], 1)
        logits = hidden_states(model, x)[:, -L - 1:-1] @ model["embed"].T
        return cross_entropy(logits, target).mean()

    def step(suffix, key, model, prompts, targets):
        key, where, which = jax.random.split(key, 3)
        g = jax.grad(target_loss, 1)(model, jax.nn.one_hot(suffix, V), prompts, targets)
        _, candidates = lax.top_k(-g, K)
        place = jax.random.randint(where, (N,), 0, P)
        token = candidates[place, jax.random.randint(which, (N,), 0, K)]
        tried = jnp.broadcast_to(suffix, (N, P)).at[jnp.arange(N), place].set(token)
        losses = lax.map(lambda s: target_loss(model, jax.nn.one_hot(s, V), prompts, targets), tried)
        best = losses.argmin()
        return tried[best], key, losses[best]

    return Stranger(step, (whole(60, V, P), jax.random.key(3), language_model(0), whole(61, V, B, 4), whole(62, V, B, L)), ("model_state", "rng", "frozen", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3,
                    asks="it is not clear which result replaces which argument")


def relations_distilled():
    """A student of fewer, wider heads taught by relations: queries, keys and values of the teacher's last layer, split into as many relation heads, their softmax matrices compared; no logits, no labels."""
    R = 4

    def relations(x, mask):
        z = x.reshape(B, S, R, -1).swapaxes(1, 2)
        return jnp.where(mask, z @ z.swapaxes(-1, -2) / jnp.sqrt(z.shape[-1]), -1e9)

    def last(p, ids, mask, heads):
        x = p["embed"][ids]
        for q in p["layers"]:
            qkv = [x @ q[n] for n in "qkv"]
            x = layer_norm(q["n"], x + join_heads(attention(*(split_heads(z, heads) for z in qkv), mask)) @ q["o"])
        return qkv

    def loss(p, teacher, ids, lengths):
        valid = jnp.arange(S) < lengths[:, None]
        mask = valid[:, None, None]
        total = 0.0
        for s, t in zip(last(p, ids, mask, 2), last(teacher, ids, mask, 4)):
            t, s = jax.nn.log_softmax(relations(t, mask)), jax.nn.log_softmax(relations(s, mask))
            kl = jnp.where(mask, jnp.exp(t) * (t - s), 0).sum(-1).mean(1)
            total += (kl * valid).sum() / valid.sum()
        return total

    def net(i, d, n):
        return {"embed": draw(i, V, d), "layers": [{m: scaled_draw(i + 10 * k + j, d, d) for j, m in enumerate("qkvo")} | {"n": norm_weights(d)} for k in range(1, n + 1)]}
    tx = optax.adamw(1e-3, weight_decay=0.01)
    return plain(trained(loss, tx), net(0, 8, 2), tx, (net(40, D, 3), whole(60, V, B, S), 3 + whole(61, 5, B)), ["frozen", "batch", "batch"], tolerance=1e-3)


def workers_that_meet_seldom():
    """Several workers with replicas of their own, each on its part of the batch by vmap; every third step their mean difference from the shared weights goes through Nesterov momentum, and all begin from there."""
    W = 2
    inner, outer = optax.adamw(1e-3), optax.sgd(0.7, momentum=0.9, nesterov=True)

    def loss_fn(p, ids):
        return -log_likelihoods(p, ids).mean()

    def step(state, ids):
        def local(p, opt, ids):
            loss, g = jax.value_and_grad(loss_fn)(p, ids)
            u, opt = inner.update(g, opt, p)
            return optax.apply_updates(p, u), opt, loss
        workers, inner_opt, losses = jax.vmap(local)(state["workers"], state["inner"], ids)

        def meet(s):
            shared, workers, opt = s
            delta = T(lambda a, w: a - w.mean(0), shared, workers)
            u, opt = outer.update(delta, opt, shared)
            shared = optax.apply_updates(shared, u)
            return shared, T(lambda a, w: jnp.broadcast_to(a, w.shape), shared, workers), opt
        count = state["count"] + 1
        shared, workers, outer_opt = lax.cond(count % 3 == 0, meet, lambda s: s, (state["shared"], workers, state["outer"]))
        return {"shared": shared, "workers": workers, "inner": inner_opt, "outer": outer_opt, "count": count}, losses.mean()

    p = language_model(0)
    workers = T(lambda x: jnp.stack([x] * W), p)
    state = {"shared": p, "workers": workers, "inner": jax.vmap(inner.init)(workers), "outer": outer.init(p), "count": jnp.int32(0)}
    return Stranger(step, (state, whole(60, V, W, B, S + 1)), ({"shared": "opt_state", "workers": "param", "inner": "opt", "outer": "opt_state", "count": "counter"}, "batch:1"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def preferences_of_several_kinds():
    """Rows of chosen and rejected answers side by side in one batch, the loss of each row by its kind: logistic, squared with a margin, hinge, length-normalised without a reference; reference likelihoods are given."""
    KINDS = 4

    def loss(p, chosen, rejected, c_mask, r_mask, reference, kind):
        both = log_likelihoods(p, jnp.concatenate([chosen, rejected])) * jnp.concatenate([c_mask, r_mask])
        logp, length = both.sum(-1), jnp.concatenate([c_mask, r_mask]).sum(-1)
        c, r = jnp.split(logp, 2)
        cl, rl = jnp.split(length, 2)
        h = (c - r) - (reference[:, 0] - reference[:, 1])
        losses = jax.vmap(lambda k, h, s: lax.switch(k, [lambda: -jax.nn.log_sigmoid(0.1 * h), lambda: (h - 5.0) ** 2 * 0.01, lambda: jax.nn.relu(1 - 0.1 * h), lambda: -jax.nn.log_sigmoid(2.0 * s - 0.5)]))(kind, h, c / cl - r / rl)
        by_kind = jax.ops.segment_sum(losses, kind, KINDS) / jnp.maximum(jax.ops.segment_sum(jnp.ones_like(losses), kind, KINDS), 1)
        return losses.mean(), {"by_kind": by_kind, "chosen": 0.1 * (c - reference[:, 0]).mean(), "accuracy": (h > 0).mean()}

    tx = optax.rmsprop(1e-3)
    mask = lambda seed: (jnp.arange(S) < 4 + whole(seed, 4, B, 1)).astype(jnp.float32)
    return plain(trained(loss, tx, True), language_model(0), tx, (token_rows(), token_rows(71), mask(60), mask(61), draw(62, B, 2) - 20, whole(63, KINDS, B)), tolerance=1e-3)


ALIGNERS = {
    "groups_left_out": groups_left_out, "sequences_clipped": sequences_clipped,
    "best_of_several_distilled": best_of_several_distilled, "ranked_answers_of_a_prompt": ranked_answers_of_a_prompt,
    "steps_judged": steps_judged, "excess_losses_chosen": excess_losses_chosen, "unlikely_repetitions": unlikely_repetitions,
    "captions_against_their_greedy_ones": captions_against_their_greedy_ones, "glanced_at_targets": glanced_at_targets,
    "suffix_searched": suffix_searched, "relations_distilled": relations_distilled,
    "workers_that_meet_seldom": workers_that_meet_seldom, "preferences_of_several_kinds": preferences_of_several_kinds,
}
