"""Experts and heads: groups of tokens with capacities and two experts, balance by repeated normalisation, experts by hashed words,
pictures whose best patches come first, heads for later tokens trained one after the other, drafts that learn what is accepted."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from aligners import hidden_states, language_model
from drawn import draw, whole
from jax import lax
from ports import scaled_draw, token_rows
from pretrained import attention, join_heads, layer_norm, norm_weights, rms_norm, split_heads
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, S, D, V, E = 8, 8, 16, 40, 4


def mixer_weights(seed):
    return {n: scaled_draw(seed + i, D, D) for i, n in enumerate("qkvo")} | {"norm": jnp.ones(D)}


def mixed(p, x):
    h = rms_norm(p["norm"], x)
    mask = jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool))
    return x + join_heads(attention(*(split_heads(h @ p[n], 2) for n in "qkv"), mask)) @ p["o"]


def tokens_in_groups_of_two_experts():
    """Tokens of all rows in groups, [groups, tokens, width]; the second expert is taken by chance, places by running sums within a group, those beyond the capacity dropped; dispatch and combination are dense products; a balance by the first expert's share, logits kept small."""
    G, C = 4, 6

    def moe(p, x, key):
        b, s, d = x.shape
        x = x.reshape(G, b * s // G, d)
        logits = jnp.einsum("gsm,me->gse", x, p["gate"])
        raw = jax.nn.softmax(logits)
        one = jnp.argmax(raw, -1)
        mask1 = jax.nn.one_hot(one, E)
        density, density_proxy = mask1.mean(1), raw.mean(1)
        gate1 = (raw * mask1).sum(-1)
        without = raw * (1 - mask1)
        mask2 = jax.nn.one_hot(jnp.argmax(without, -1), E)
        gate2 = (without * mask2).sum(-1)
        total = gate1 + gate2 + 1e-9
        gate1, gate2 = gate1 / total, gate2 / total
        aux = (density * density_proxy).mean() * E * E
        mask2 = mask2 * (jax.random.uniform(key, gate2.shape) < gate2 / 0.5)[..., None]
        place1 = (jnp.cumsum(mask1, 1) - mask1) * mask1
        mask1 = mask1 * (place1 < C)
        count1 = mask1.sum(1, keepdims=True)
        flat1 = mask1.sum(-1)
        place2 = ((jnp.cumsum(mask2, 1) - mask2) + count1) * mask2
        mask2 = mask2 * (place2 < C)
        flat2 = mask2.sum(-1)
        at = lambda gate, flat, mask, place: (gate * flat)[..., None, None] * mask[..., None] * jax.nn.one_hot(place.sum(-1).astype(jnp.int32), C)[..., None, :]
        combine = at(gate1, flat1, mask1, place1) + at(gate2, flat2, mask2, place2)
        dispatch = (combine > 0).astype(x.dtype)
        inputs = jnp.einsum("gsec,gsm->egcm", dispatch, x)
        h = jax.nn.relu(jnp.einsum("egcm,emh->egch", inputs, p["wi"]))
        out = jnp.einsum("gsec,egcm->gsm", combine, jnp.einsum("egch,ehm->egcm", h, p["wo"]))
        z = jnp.square(jax.nn.logsumexp(logits, -1)).mean()
        return out.reshape(b, s, d), aux, z

    def step(params, opt_state, key, ids):
        key, drop = jax.random.split(key)

        def loss_fn(params):
            x, aux, z = params["embed"][ids[:, :-1]], 0.0, 0.0
            for i, p in enumerate(params["layers"]):
                x = mixed(p["mix"], x)
                y, a, b = moe(p["moe"], rms_norm(p["norm"], x), jax.random.fold_in(drop, i))
                x, aux, z = x + y, aux + a, z + b
            ce = cross_entropy(x @ params["embed"].T, ids[:, 1:]).mean()
            return ce + 1e-2 * aux + 1e-3 * z, {"ce": ce, "aux": aux, "z": z}
        (loss, metrics), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, u), opt_state, key, metrics | {"loss": loss}

    layer = lambda s: {"mix": mixer_weights(s), "norm": jnp.ones(D), "moe": {"gate": scaled_draw(s + 5, D, E), "wi": scaled_draw(s + 6, E, D, 2 * D), "wo": scaled_draw(s + 7, E, 2 * D, D)}}
    p = {"embed": draw(0, V, D) * 0.3, "layers": [layer(10), layer(20)]}
    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), token_rows(70, S + 1)[:B]), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=2e-3)


def balanced_by_turns():
    """Shares of experts are normalised by turns over tokens of a sequence and over experts, without a gradient; the choice by these, the gate by a sigmoid of the score, so that all tokens keep one expert; experts of one row's tokens only."""
    def sinkhorn(cost, rounds=4):
        cost = jnp.exp(cost)
        d1 = jnp.ones(cost.shape[1])
        for _ in range(rounds):
            d0 = 1 / (cost.shape[0] * ((d1 * cost).sum(1) + 1e-8))
            d1 = 1 / (cost.shape[1] * ((d0[:, None] * cost).sum(0) + 1e-8))
        return d1 * cost * d0[:, None]

    def loss(p, ids):
        x = p["embed"][ids[:, :-1]]
        load = 0.0
        for q in p["layers"]:
            x = mixed(q["mix"], x)
            h = rms_norm(q["norm"], x)
            scores = h @ q["router"]
            chosen = jnp.argmax(jax.vmap(sinkhorn)(lax.stop_gradient(scores)), -1)
            mask = jax.nn.one_hot(chosen, E)
            gate = jax.nn.sigmoid((scores * mask).sum(-1))
            y = jnp.einsum("bse,bsd,edf->bsf", mask, h, q["w1"])
            x = x + gate[..., None] * jnp.einsum("bse,bsf,efd->bsd", mask, jax.nn.gelu(y), q["w2"])
            load = load + mask.mean((0, 1)).max()
        return cross_entropy(x @ p["embed"].T, ids[:, 1:]).mean(), load

    layer = lambda s: {"mix": mixer_weights(s), "norm": jnp.ones(D), "router": scaled_draw(s + 5, D, E), "w1": scaled_draw(s + 6, E, D, 2 * D), "w2": scaled_draw(s + 7, E, 2 * D, D)}
    p = {"embed": draw(0, V, D) * 0.3, "layers": [layer(10), layer(20)]}
    tx = optax.adamw(2e-3)
    return plain(trained(loss, tx, True), p, tx, (token_rows(71, S + 1)[:B],), tolerance=2e-3)


def experts_by_hashed_words():
    """Words choose their experts by a table of hashes that is given and stays; expert weights are looked up for each token; a shared layer beside; the table's entries come with the data loader, as many as words, which are as many as rows times places."""
    WORDS = B * S

    def loss(p, table, ids, targets, weights):
        x = p["embed"][ids]
        for q in p["layers"]:
            x = mixed(q["mix"], x)
            h = rms_norm(q["norm"], x)
            expert = table[ids]
            y = jnp.einsum("bsd,bsdf->bsf", h, q["w1"][expert]) + q["b1"][expert]
            x = x + jnp.einsum("bsf,bsfd->bsd", jax.nn.gelu(y), q["w2"][expert]) + jax.nn.silu(h @ q["shared"]) @ q["shared"].T
        each = cross_entropy(x @ p["embed"].T, targets)
        return (each * weights[:, None]).sum() / (weights.sum() * S)

    layer = lambda s: {"mix": mixer_weights(s), "norm": jnp.ones(D), "w1": scaled_draw(s + 5, E, D, D), "b1": jnp.zeros((E, D)), "w2": scaled_draw(s + 6, E, D, D), "shared": scaled_draw(s + 7, D, D)}
    p = {"embed": draw(0, WORDS, D) * 0.3, "layers": [layer(10)]}
    tx = optax.adam(2e-3)
    return plain(trained(loss, tx), p, tx, (whole(1, E, WORDS), whole(2, WORDS, B, S), whole(3, WORDS, B, S), jnp.abs(draw(4, B)) + 0.1), ["const", "batch", "batch", "batch"], tolerance=2e-3)


def best_patches_first():
    """Pictures' patches choose experts in the order of their scores, noise on the router's logits, so that capacities drop the poorest patches of each picture; importance and load by their coefficients of variation over the batch."""
    P, K, C, CLASSES = 9, 2, 4, 6

    def cv_squared(x):
        return jnp.square(x.std() / (x.mean() + 1e-6))

    def moe(p, x, key):
        clean = x @ p["router"]
        noisy = clean + jax.random.normal(key, clean.shape) / E
        gates = jax.nn.softmax(noisy)
        top, index = lax.top_k(gates, K)
        order = jnp.argsort(-top[..., 0], axis=1)
        chosen = jax.nn.one_hot(jnp.take_along_axis(index, order[..., None], 1), E)
        flat = chosen.swapaxes(1, 2).reshape(x.shape[0], K * P, E)
        place = ((jnp.cumsum(flat, 1) - 1) * flat).reshape(x.shape[0], K, P, E).swapaxes(1, 2)
        kept = chosen * (place < C)
        slot = jax.nn.one_hot((place * chosen).sum(-1).astype(jnp.int32), C)
        dispatch = jnp.einsum("bpke,bpkc->bpec", kept, slot)
        weight = jnp.take_along_axis(top, order[..., None], 1)
        combine = jnp.einsum("bpke,bpkc,bpk->bpec", kept, slot, weight)
        sorted_x = jnp.take_along_axis(x, order[..., None], 1)
        h = jnp.einsum("bpec,bpd->becd", dispatch, sorted_x)
        h = jnp.einsum("becd,edf->becf", h, p["wi"])
        out = jnp.einsum("bpec,becd->bpd", combine, jnp.einsum("becf,efd->becd", jax.nn.gelu(h), p["wo"]))
        back = jnp.argsort(order, axis=1)
        importance = jax.nn.softmax(clean).sum((0, 1))
        limit = lax.top_k(noisy, K)[0][..., -1:]
        load = jax.scipy.stats.norm.cdf((clean - lax.stop_gradient(limit)) * E).sum((0, 1))
        return jnp.take_along_axis(out, back[..., None], 1), cv_squared(importance) + cv_squared(load)

    def step(state, batch):
        key, noise = jax.random.split(state["rng"])

        def loss_fn(p):
            x = batch["patches"] @ p["embed"] + p["position"]
            aux = 0.0
            for i, q in enumerate(p["layers"]):
                h = layer_norm(q["n1"], x, 1e-6)
                x = x + join_heads(attention(*(split_heads(h @ q[n], 2) for n in "qkv"))) @ q["o"]
                y, a = moe(q["moe"], layer_norm(q["n2"], x, 1e-6), jax.random.fold_in(noise, i))
                x, aux = x + y, aux + a
            logits = x.mean(1) @ p["head"]["w"] + p["head"]["b"]
            target = optax.smooth_labels(jax.nn.one_hot(batch["label"], CLASSES), 0.1)
            return optax.softmax_cross_entropy(logits, target).mean() + 0.01 * aux, (logits.argmax(-1) == batch["label"]).mean()
        (loss, accuracy), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "rng": key}, {"loss": loss, "accuracy": accuracy}

    layer = lambda s: {n: scaled_draw(s + i, D, D) for i, n in enumerate("qkvo")} | {"n1": norm_weights(D), "n2": norm_weights(D), "moe": {"router": scaled_draw(s + 5, D, E), "wi": scaled_draw(s + 6, E, D, D), "wo": scaled_draw(s + 7, E, D, D)}}
    p = {"embed": scaled_draw(0, 12, D), "position": draw(1, P, D) * 0.1, "layers": [layer(10), layer(20)], "head": {"w": scaled_draw(2, D, CLASSES), "b": jnp.zeros(CLASSES)}}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    state = {"params": p, "opt": tx.init(p), "rng": jax.random.PRNGKey(3)}
    return Stranger(step, (state, {"patches": draw(40, B, P, 12), "label": whole(41, CLASSES, B)}), ({"params": "param", "opt": "opt", "rng": "rng"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=2e-3)


def heads_one_after_the_other():
    """Several heads for later tokens over one trunk: the trunk is run once, each head's gradient is taken in a loop by its own pullback, gradients of hidden states are added up, then one pullback of the trunk; head layers are stacked."""
    N = 3

    def step(params, opt_state, ids):
        inputs = ids[:, :S]
        latent, trunk_vjp = jax.vjp(lambda p: hidden_states(p, p["embed"][inputs]), params["trunk"])

        def head_loss(head, unembed, z, targets):
            h = z + jax.nn.silu(rms_norm(head["norm"], z) @ head["up"]) @ head["down"]
            return cross_entropy(h @ unembed.T, targets).mean()

        def one(carry, head_and_index):
            d_latent, d_unembed, total = carry
            head, index = head_and_index
            targets = lax.dynamic_slice_in_dim(ids, index + 1, S, 1)
            loss, (d_head, d_u, d_z) = jax.value_and_grad(head_loss, argnums=(0, 1, 2))(head, params["unembed"], latent, targets)
            return (d_latent + d_z, d_unembed + d_u, total + loss), (d_head, loss)
        start = (jnp.zeros_like(latent), jnp.zeros_like(params["unembed"]), 0.0)
        (d_latent, d_unembed, total), (d_heads, losses) = lax.scan(one, start, (params["heads"], jnp.arange(N)))
        (d_trunk,) = trunk_vjp(d_latent)
        grads = {"trunk": d_trunk, "heads": d_heads, "unembed": d_unembed}
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, {"loss": total, "each": losses}

    head = {"norm": jnp.ones((N, D)), "up": scaled_draw(1, N, D, 2 * D), "down": scaled_draw(2, N, 2 * D, D) * 0.1}
    p = {"trunk": language_model(0), "heads": head, "unembed": draw(3, V, D) * 0.3}
    tx = optax.adamw(1e-3, b2=0.95)
    return plain(step, p, tx, (token_rows(72, S + N)[:B],), tolerance=2e-3)


def drafts_that_are_accepted():
    """A small draft learns from a frozen model by the distance of both distributions, half the sum of absolute differences, which is the chance that a token isn't accepted; its words are a part of the model's by a list of indices; positions after the first rejected one, as drawn inside, don't count."""
    small = 24

    def step(state, target_params, keep, ids, mask):
        key, accept = jax.random.split(state["key"])
        logits = hidden_states(target_params, target_params["embed"][ids[:, :-1]]) @ target_params["embed"].T
        p = jax.nn.softmax(logits[..., keep])
        p = p / p.sum(-1, keepdims=True)

        def loss_fn(draft):
            h = hidden_states(draft, draft["embed"][ids[:, :-1]])
            q = jax.nn.softmax(h @ draft["head"])
            distance = 0.5 * jnp.abs(p - q).sum(-1)
            rejected = jax.random.uniform(accept, distance.shape) < lax.stop_gradient(distance)
            alive = jnp.cumprod(1 - jnp.pad(rejected, ((0, 0), (1, 0)))[:, :-1].astype(jnp.float32), 1) * mask[:, 1:]
            return (distance * alive).sum() / jnp.maximum(alive.sum(), 1), alive.sum(1).mean()
        (loss, length), g = jax.value_and_grad(loss_fn, has_aux=True)(state["draft"])
        u, opt = tx.update(g, state["opt"], state["draft"])
        return {"draft": optax.apply_updates(state["draft"], u), "opt": opt, "key": key}, {"loss": loss, "accepted": length}

    draft = language_model(40) | {"head": scaled_draw(60, D, small)}
    draft["layers"] = draft["layers"][:1]
    tx = optax.adamw(optax.cosine_decay_schedule(2e-3, 20))
    keep = jnp.asarray(np.sort(np.random.default_rng(0).permutation(V)[:small]), jnp.int32)
    mask = (jnp.arange(S + 1) < 3 + whole(62, S - 2, B)[:, None]).astype(jnp.float32)
    return Stranger(step, ({"draft": draft, "opt": tx.init(draft), "key": jax.random.PRNGKey(1)}, language_model(0), keep, token_rows(61, S + 1)[:B], mask), ({"draft": "param", "opt": "opt", "key": "rng"}, "frozen", "const", "batch", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


ROUTERS = {
    "tokens_in_groups_of_two_experts": tokens_in_groups_of_two_experts,
    "balanced_by_turns": balanced_by_turns,
    "experts_by_hashed_words": experts_by_hashed_words,
    "best_patches_first": best_patches_first,
    "heads_one_after_the_other": heads_one_after_the_other,
    "drafts_that_are_accepted": drafts_that_are_accepted,
}
