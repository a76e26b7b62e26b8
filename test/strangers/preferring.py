"""Trainers of language models after pretraining, as their libraries have them: preferred and rejected rows one after the other in one
pass, values beside tokens over a trunk partly frozen, margins of pairs, groups that tell nothing left out, a teacher on the student's own words."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from aligners import hidden_states, language_model
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from ports import scaled_draw
from stranger import Stranger
from trained import plain, trained

T = jax.tree_util.tree_map
B, P, S, D, V = 8, 4, 10, 16, 40


def logits_of(p, ids):
    return hidden_states(p, p["embed"][ids]) @ p["embed"].T


def selective_log_softmax(logits, index):
    picked = jnp.take_along_axis(logits, index[..., None], -1)[..., 0]
    return picked - jax.nn.logsumexp(logits, -1)


def masked_mean(values, mask, axis=None):
    return (values * mask).sum(axis) / mask.sum(axis)


def masked_whiten(values, mask, shift_mean=True):
    mean = masked_mean(values, mask)
    var = masked_mean((values - mean) ** 2, mask)
    count = mask.sum()
    var = var * count / (count - 1)
    whitened = (values - mean) * lax.rsqrt(var + 1e-8)
    return whitened if shift_mean else whitened + mean


def lengths_mask(seed, time, low=3, rows=B):
    return (np.arange(time) < np.asarray(low + whole(seed, time - low + 1, rows))[:, None]).astype(np.int32)


def rows_preferred_and_rejected():
    """Prompts twice, chosen and rejected completions padded and put below one another, one pass, log-probabilities cut in halves; labels smoothed, the chosen rows' likelihood beside, rewards and margins reported; the reference's values were computed before."""
    beta, smoothing, alpha = 0.1, 0.1, 0.5

    def concatenated_forward(params, batch):
        prompt = jnp.concatenate([batch["prompt_input_ids"], batch["prompt_input_ids"]])
        prompt_mask = jnp.concatenate([batch["prompt_attention_mask"], batch["prompt_attention_mask"]])
        chosen_time, rejected_time = batch["chosen_input_ids"].shape[1], batch["rejected_input_ids"].shape[1]
        longest = max(chosen_time, rejected_time)
        pad = lambda x: jnp.pad(x, ((0, 0), (0, longest - x.shape[1])))
        completion = jnp.concatenate([pad(batch["chosen_input_ids"]), pad(batch["rejected_input_ids"])])
        mask = jnp.concatenate([pad(batch["chosen_attention_mask"]), pad(batch["rejected_attention_mask"])])
        ids = jnp.concatenate([prompt, completion], 1)
        loss_mask = jnp.concatenate([jnp.zeros_like(prompt_mask), mask], 1)[:, 1:]
        logits = logits_of(params, ids)[:, :-1]
        labels = jnp.where(loss_mask > 0, ids[:, 1:], 0)
        per_token = jnp.where(loss_mask > 0, selective_log_softmax(logits, labels), 0)
        n = batch["chosen_input_ids"].shape[0]
        all_logps = per_token.sum(-1)
        nll = -(per_token[:n]).sum() / loss_mask[:n].sum()
        return all_logps[:n], all_logps[n:], nll, logits[:n].mean(), logits[n:].mean()

    def train_step(state, batch):
        def loss_fn(params):
            chosen, rejected, nll, chosen_logits, rejected_logits = concatenated_forward(params, batch)
            delta = (chosen - rejected) - (batch["ref_chosen_logps"] - batch["ref_rejected_logps"])
            losses = -jax.nn.log_sigmoid(beta * delta) * (1 - smoothing) - jax.nn.log_sigmoid(-beta * delta) * smoothing
            chosen_rewards = lax.stop_gradient(beta * (chosen - batch["ref_chosen_logps"]))
            rejected_rewards = lax.stop_gradient(beta * (rejected - batch["ref_rejected_logps"]))
            metrics = {"rewards/chosen": chosen_rewards.mean(), "rewards/rejected": rejected_rewards.mean(), "rewards/accuracies": (chosen_rewards > rejected_rewards).mean(),
                       "rewards/margins": (chosen_rewards - rejected_rewards).mean(), "logps/chosen": chosen.mean(), "logps/rejected": rejected.mean(), "logits/chosen": chosen_logits, "logits/rejected": rejected_logits, "nll_loss": nll}
            return losses.mean() + alpha * nll, metrics
        (loss, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(state.params)
        return state.apply_gradients(grads=grads), metrics | {"loss": loss}

    state = train_state.TrainState.create(apply_fn=None, params=language_model(0), tx=optax.rmsprop(5e-4))
    batch = {"prompt_input_ids": whole(1, V, B, P), "prompt_attention_mask": jnp.ones((B, P), jnp.int32), "chosen_input_ids": whole(2, V, B, 7), "chosen_attention_mask": jnp.asarray(lengths_mask(3, 7)),
             "rejected_input_ids": whole(4, V, B, 5), "rejected_attention_mask": jnp.asarray(lengths_mask(5, 5)), "ref_chosen_logps": -20 + draw(6, B), "ref_rejected_logps": -15 + draw(7, B)}
    return Stranger(train_step, (state, batch), (state.replace(step="counter", params="param", opt_state="opt"), "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def values_over_a_trunk_partly_frozen():
    """Rollouts of words: the lower layers are frozen and shared, a branch of the old upper layers gives the reference; advantages backwards over time and whitened over all words of the batch, values and ratios clipped, explained variance beside."""
    R, gamma, lam = 6, 1.0, 0.95
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b2=0.95, weight_decay=1e-6))

    def bottom(frozen, ids):
        return hidden_states(frozen | {"norm": jnp.ones(D)}, frozen["embed"][ids])

    def top(p, frozen, x):
        h = hidden_states(p | {"embed": frozen["embed"]}, x)
        return h, h @ frozen["embed"].T

    def get_advantages_and_returns(values, rewards, mask):
        last, reverse = jnp.zeros(values.shape[0]), []
        for t in reversed(range(R)):
            following = values[:, t + 1] if t < R - 1 else 0.0
            delta = rewards[:, t] + gamma * following - values[:, t]
            last = delta + gamma * lam * last
            reverse.append(last)
        advantages = jnp.stack(reverse[::-1], 1)
        return masked_whiten(lax.stop_gradient(advantages), mask), advantages + values

    def step(params, opt_state, frozen, reference, kl_coef, batch):
        query, response = batch["query_tensors"], batch["response_tensors"]
        tokens = jnp.concatenate([query, response], 1)
        mask = batch["mask"].astype(jnp.float32)
        x = lax.stop_gradient(bottom(frozen, tokens))
        start = query.shape[1] - 1

        def response_part(p):
            h, logits = top(p, frozen, x)
            logp = selective_log_softmax(logits[:, :-1], tokens[:, 1:])
            return logp[:, start:start + R], logits, h
        ref_logp = response_part(reference)[0]
        old_logprobs, old_values = batch["logprobs"], batch["values"]
        kl = (old_logprobs - ref_logp) * mask
        rewards = (-kl_coef * kl).at[jnp.arange(B), mask.sum(1).astype(jnp.int32) - 1].add(batch["scores"])
        advantages, returns = get_advantages_and_returns(old_values, rewards, mask)

        def loss_fn(params):
            logprobs, logits, h = response_part(params["lm"])
            hv = jax.nn.relu(h @ params["v_head"]["w1"] + params["v_head"]["b1"])
            values = (hv @ params["v_head"]["w2"])[:, start:start + R, 0]
            clipped = jnp.clip(values, old_values - 0.2, old_values + 0.2)
            n = mask.sum()
            vf_loss = 0.5 * jnp.sum(jnp.maximum((values - returns) ** 2, (clipped - returns) ** 2) * mask) / n
            log_ratio = (logprobs - old_logprobs) * mask
            ratio = jnp.exp(log_ratio)
            pg1, pg2 = -advantages * ratio, -advantages * jnp.clip(ratio, 0.8, 1.2)
            pg_loss = jnp.sum(jnp.maximum(pg1, pg2) * mask) / n
            entropy = jax.nn.logsumexp(logits, -1) - (jax.nn.softmax(logits) * logits).sum(-1)
            stats = {"losses": {"policy": pg_loss, "value": vf_loss}, "approx_kl": jnp.mean((ratio - 1) - log_ratio), "clipfrac": jnp.sum((pg2 > pg1) * mask) / n, "values_mean": masked_mean(values, mask),
                     "returns_std": jnp.sqrt(masked_mean((returns - masked_mean(returns, mask)) ** 2, mask)), "padding": 1 - n / mask.size, "entropy": masked_mean(entropy[:, start:start + R], mask)}
            return pg_loss + 0.5 * vf_loss, stats
        (loss, stats), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, stats | {"total_loss": loss, "sqrt_kl": jnp.sqrt(jnp.maximum(kl.sum(1).mean(), 0))}

    base = language_model(0)
    frozen, upper = {"embed": base["embed"], "layers": base["layers"][:1]}, {"layers": base["layers"][1:], "norm": base["norm"]}
    params = {"lm": upper, "v_head": {"w1": scaled_draw(1, D, 2 * D), "b1": jnp.zeros(2 * D), "w2": scaled_draw(2, 2 * D, 1)}}
    batch = {"query_tensors": whole(3, V, B, P), "response_tensors": whole(4, V, B, R), "logprobs": -3.5 + 0.2 * draw(5, B, R), "values": 0.3 * draw(6, B, R), "scores": draw(7, B), "mask": jnp.asarray(lengths_mask(8, R, 2))}
    return Stranger(step, (params, tx.init(params), frozen, T(lambda x: x * 1.02, upper), jnp.float32(0.05), batch), ("param", "opt", "frozen", "frozen", "scalar", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def margins_of_pairs():
    """A reward model on pairs [rows, 2, time], read at the last token that isn't padding, margins from annotators, rewards centred, a head with dropout over a trunk at a smaller rate by groups; the running mean and deviation of rewards are kept."""
    tx = optax.multi_transform({"trunk": optax.adamw(1e-4, weight_decay=0.01), "head": optax.adamw(1e-3)}, lambda p: {n: T(lambda _: "head" if n == "score" else "trunk", q) for n, q in p.items()})

    def step(params, opt_state, stats, batch, rng):
        rng, drop = jax.random.split(rng)

        def loss_fn(params):
            ids = batch["input_ids"].reshape(-1, S)
            h = hidden_states(params["lm"], params["lm"]["embed"][ids])
            h = jnp.where(jax.random.bernoulli(drop, 0.9, h.shape), h / 0.9, 0)
            logits = (h @ params["score"]["weight"].T)[..., 0]
            last = jnp.argmax(jnp.where(ids != 0, jnp.arange(S), -1), -1)
            rewards = logits[jnp.arange(ids.shape[0]), last].reshape(-1, 2)
            chosen, rejected = rewards[:, 0], rewards[:, 1]
            loss = -jax.nn.log_sigmoid(chosen - rejected - batch["margin"]).mean() + 0.01 * ((chosen + rejected) ** 2).mean()
            return loss, rewards
        (loss, rewards), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        mean, square = rewards.mean(), (rewards**2).mean()
        stats = {"mean": 0.9 * stats["mean"] + 0.1 * mean, "std": 0.9 * stats["std"] + 0.1 * jnp.sqrt(square - mean**2 + 1e-6), "seen": stats["seen"] + rewards.shape[0]}
        return optax.apply_updates(params, updates), opt_state, stats, rng, {"loss": loss, "accuracy": (rewards[:, 0] > rewards[:, 1]).mean()}

    params = {"lm": language_model(0), "score": {"weight": draw(1, 1, D) * 0.3}}
    ids = np.array(1 + whole(2, V - 1, B, 2, S))
    ids[np.arange(S) >= np.asarray(4 + whole(3, S - 4, B, 2))[..., None]] = 0
    batch = {"input_ids": jnp.asarray(ids), "margin": jnp.abs(draw(4, B)) * 0.1}
    stats = {"mean": jnp.float32(0), "std": jnp.float32(1), "seen": jnp.int32(0)}
    return Stranger(step, (params, tx.init(params), stats, batch, jax.random.PRNGKey(1)), ("param", "opt", {"mean": "model_state", "std": "model_state", "seen": "counter"}, "batch", "rng"), lambda a, r: (*r[:3], a[3], r[3]), (0, 1, 2), tolerance=2e-3)


def groups_that_tell_nothing():
    """Groups of answers [prompts, answers, time]: groups whose rewards are all alike are left out, unlike bounds above and below, a penalty for answers near the limit, losses summed over all words of the batch and divided once; temperatures divide logits."""
    G, M, temperature = 4, 8, 0.8
    tx = optax.chain(optax.clip_by_global_norm(0.2), optax.adamw(optax.linear_schedule(0, 1e-3, 3), b2=0.99))

    def step(state, batch):
        ids, mask = batch["completion_ids"], batch["completion_mask"].astype(jnp.float32)
        lengths = mask.sum(-1)
        expected = M - 2
        overlong = jnp.clip((expected - lengths) / 2, -1, 0)
        rewards = batch["rewards"].sum(-1) * jnp.array(1.0) + overlong
        mean, std = rewards.mean(1, keepdims=True), rewards.std(1, keepdims=True, ddof=1)
        advantages = (rewards - mean) / (std + 1e-6)
        keep = (std > 1e-4).astype(jnp.float32)

        def loss_fn(params):
            full = jnp.concatenate([jnp.broadcast_to(batch["prompt_ids"][:, None], (B, G, P)), ids], -1).reshape(B * G, -1)
            logits = logits_of(params, full)[:, P - 1:-1] / temperature
            logps = selective_log_softmax(logits, ids.reshape(B * G, M)).reshape(B, G, M)
            ratio = jnp.exp(logps - batch["old_per_token_logps"])
            a = advantages[..., None]
            each = -jnp.minimum(ratio * a, jnp.clip(ratio, 1 - 0.2, 1 + 0.28) * a)
            weight = mask * keep[..., None]
            kl = batch["old_per_token_logps"] - logps
            return (each * weight).sum() / jnp.maximum(weight.sum(), 1.0), {"kl": (jnp.expm1(-kl) + kl).mean(), "groups": keep.mean(), "clip": (((ratio > 1.28) & (a > 0)) * weight).sum() / weight.sum()}
        (loss, metrics), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        updates, opt = tx.update(grads, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt}, metrics | {"loss": loss, "reward": rewards.mean(), "reward_std": std.mean(), "length": lengths.mean()}

    p = language_model(0)
    rewards = (draw(1, B, G, 2) > 0).astype(jnp.float32).at[2].set(1.0)
    mask = (np.arange(M) < np.asarray(2 + whole(2, M - 1, B, G))[..., None]).astype(np.int32)
    batch = {"prompt_ids": whole(3, V, B, P), "completion_ids": whole(4, V, B, G, M), "completion_mask": jnp.asarray(mask), "rewards": rewards, "old_per_token_logps": -3.6 + 0.1 * draw(5, B, G, M)}
    return Stranger(step, ({"params": p, "opt": tx.init(p)}, batch), ({"params": "param", "opt": "opt"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def students_own_words_judged():
    """A frozen larger teacher with a larger table of words judges what the student has written: a divergence between both and their mixture, weighted by a number that is given, teacher's surplus words cut off, valid words only; a small part of plain likelihood."""
    VT = V + 8

    def generalized_jsd(student_logits, teacher_logits, labels, beta, temperature):
        s, t = jax.nn.log_softmax(student_logits / temperature), jax.nn.log_softmax(teacher_logits / temperature)
        mixture = jax.nn.logsumexp(jnp.stack([s + jnp.log1p(-beta), t + jnp.log(beta)]), 0)
        kl = lambda a, b: jnp.exp(b) * (b - a)
        jsd = beta * kl(mixture, t) + (1 - beta) * kl(mixture, s)
        mask = labels != -100
        return jnp.where(mask[..., None], jsd, 0).sum() / mask.sum()

    def loss(params, teacher, batch, beta):
        ids, labels = batch["input_ids"], batch["labels"]
        student = logits_of(params, ids)
        judged = lax.stop_gradient(hidden_states(teacher, teacher["embed"][ids]) @ teacher["head"])[..., :V]
        jsd = generalized_jsd(student[:, :-1], judged[:, :-1], labels[:, 1:], beta, 0.9)
        valid = labels[:, 1:] != -100
        nll = -jnp.where(valid, selective_log_softmax(student[:, :-1], jnp.maximum(labels[:, 1:], 0)), 0).sum() / valid.sum()
        return jsd + 0.1 * nll, {"jsd": jsd, "nll": nll}

    tx = optax.adamw(2e-3)
    teacher = language_model(50, VT) | {"head": scaled_draw(60, D, VT)}
    teacher["layers"] = teacher["layers"] + language_model(70)["layers"]
    ids = whole(1, V, B, S)
    batch = {"input_ids": ids, "labels": jnp.where((jnp.arange(S) >= 3) & (lengths_mask(2, S, 5) > 0), ids, -100)}
    return plain(trained(loss, tx, True), language_model(0), tx, (teacher, batch, jnp.float32(0.5)), ["frozen", "batch", "scalar"], tolerance=2e-3)


PREFERRING = {
    "rows_preferred_and_rejected": rows_preferred_and_rejected,
    "values_over_a_trunk_partly_frozen": values_over_a_trunk_partly_frozen,
    "margins_of_pairs": margins_of_pairs,
    "groups_that_tell_nothing": groups_that_tell_nothing,
    "students_own_words_judged": students_own_words_judged,
}
