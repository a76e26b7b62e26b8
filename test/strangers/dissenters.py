"""Steps of papers: risks that are the same in every environment, ensembles whose gradients are kept apart, codes whose total
correlation is weighed, gradients of what is drawn with a learnt control, memories that are addressed, negatives that are mixed
from a queue, archives of policies, machines with chains, networks at rest and nudged, samplers that are trained through."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, trained

T = jax.tree_util.tree_map
B, C = 12, 5


def same_risk_everywhere():
    """IRM: the square of the gradient by a scale of one, in each of several environments [E, B]; the penalty's weight jumps when a count passes a step, where the loss is divided by it; V-REx's variance beside."""
    E, D = 3, 6

    def nll(logits, y):
        return optax.sigmoid_binary_cross_entropy(logits, y).mean()

    def penalty(logits, y):
        a = jax.grad(lambda s: nll(logits[::2] * s, y[::2]))(1.0)
        b = jax.grad(lambda s: nll(logits[1::2] * s, y[1::2]))(1.0)
        return a * b

    def loss_fn(params, x, y, weight):
        logits = jax.vmap(lambda z: mlp(params, z, jax.nn.relu)[:, 0])(x)
        risks, penalties = jax.vmap(nll)(logits, y), jax.vmap(penalty)(logits, y)
        l2 = sum((p**2).sum() for p in jax.tree.leaves(params))
        loss = risks.mean() + 1e-3 * l2 + weight * penalties.mean() + 0.1 * risks.var()
        loss = loss / jnp.maximum(weight, 1.0)
        accuracy = ((logits > 0) == (y > 0.5)).mean(1)
        return loss, {"nll": risks.mean(), "penalty": penalties.mean(), "acc": accuracy.min()}

    @functools.partial(jax.jit, static_argnums=())
    def update(params, opt_state, step, x, y):
        weight = jnp.where(step >= 2, 91.0, 1.0)
        (loss, aux), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, x, y, weight)
        u, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, u), opt_state, step + 1, loss, aux
    tx = optax.adam(1e-3)
    p = layers(0, D, 24, 24, 1)
    return Stranger(update, (p, tx.init(p), jnp.int32(0), draw(5, E, B, D), whole(6, 2, E, B).astype(jnp.float32)), ("param", "opt", "counter", "batch:1", "batch:1"), lambda a, r: (*r[:3], *a[3:]), tolerance=5e-3)


def ensemble_kept_apart():
    """EDAC: ten critics as a stack; the cosine of their gradients by actions, all pairs, is pushed down; targets by the least; temperature by its own Adam; targets follow."""
    N, O, A, H = 5, 6, 2, 24

    def q_of(p, s, a):
        x = jnp.concatenate([s, a], -1)
        for w, b in p[:-1]:
            x = jax.nn.relu(jnp.einsum("nbi,nio->nbo", x, w) + b[:, None])
        w, b = p[-1]
        return (jnp.einsum("nbi,nio->nbo", x, w) + b[:, None])[..., 0]

    def policy(p, s, key):
        mean, log_std = jnp.split(mlp(p, s, jax.nn.relu), 2, -1)
        log_std = jnp.clip(log_std, -5, 2)
        eps = jax.random.normal(key, mean.shape)
        pre = mean + jnp.exp(log_std) * eps
        logp = (-0.5 * eps**2 - log_std - 0.5 * np.log(2 * np.pi)).sum(-1) - (2 * (np.log(2) - pre - jax.nn.softplus(-2 * pre))).sum(-1)
        return jnp.tanh(pre), logp

    def tile(x):
        return jnp.repeat(x[None], N, 0)

    def update_step(state, batch, key):
        key, ka, kc, = jax.random.split(key, 3)
        alpha = jnp.exp(state["log_alpha"])

        def actor_loss(p):
            a, logp = policy(p, batch["states"], ka)
            q = q_of(state["critic"], tile(batch["states"]), tile(a)).min(0)
            return (alpha * logp - q).mean(), (-logp).mean()
        (la, entropy), ga = jax.value_and_grad(actor_loss, has_aux=True)(state["actor"])
        ua, oa = tx.update(ga, state["actor_opt"])
        actor = optax.apply_updates(state["actor"], ua)
        gl = jax.grad(lambda l: jnp.exp(l) * (lax.stop_gradient(entropy) + A))(state["log_alpha"])
        ul, ol = tx.update(gl, state["alpha_opt"])

        def critic_loss(p):
            a2, logp2 = policy(actor, batch["next_states"], kc)
            q2 = q_of(state["target"], tile(batch["next_states"]), tile(a2)).min(0) - alpha * logp2
            y = batch["rewards"] + 0.99 * (1 - batch["dones"]) * q2
            q = q_of(p, tile(batch["states"]), tile(batch["actions"]))
            td = ((q - lax.stop_gradient(y)[None]) ** 2).mean(1).sum(0)
            g = jax.grad(lambda a: q_of(p, tile(batch["states"]), a).sum())(tile(batch["actions"]))
            g = g / (jnp.linalg.norm(g, axis=-1, keepdims=True) + 1e-10)
            cos = jnp.einsum("ibd,jbd->bij", g, g) * (1 - jnp.eye(N))
            diversity = cos.sum((1, 2)).mean() / (N - 1)
            return td + 1.0 * diversity, (td, diversity)
        (lc, logs), gc = jax.value_and_grad(critic_loss, has_aux=True)(state["critic"])
        uc, oc = tx.update(gc, state["critic_opt"])
        critic = optax.apply_updates(state["critic"], uc)
        target = optax.incremental_update(critic, state["target"], 5e-3)
        new = {"actor": actor, "critic": critic, "target": target, "log_alpha": optax.apply_updates(state["log_alpha"], ul), "actor_opt": oa, "critic_opt": oc, "alpha_opt": ol}
        return new, key, {"critic_loss": lc, "td": logs[0], "diversity": logs[1], "actor_loss": la, "entropy": entropy}
    tx = optax.adam(3e-4)
    critic = [(draw(i, N, a, b) * a**-0.5, jnp.zeros((N, b))) for i, (a, b) in enumerate([(O + A, H), (H, H), (H, 1)])]
    actor = layers(10, O, H, 2 * A)
    state = {"actor": actor, "critic": critic, "target": T(lambda x: x * 1.0, critic), "log_alpha": jnp.float32(0), "actor_opt": tx.init(actor), "critic_opt": tx.init(critic), "alpha_opt": tx.init(jnp.float32(0))}
    kinds = {"actor": "param", "critic": "param", "target": "model_state", "log_alpha": "param", "actor_opt": "opt", "critic_opt": "opt", "alpha_opt": "opt"}
    batch = {"states": draw(20, B, O), "actions": jnp.tanh(draw(21, B, A)), "rewards": draw(22, B), "next_states": draw(23, B, O), "dones": whole(24, 2, B).astype(jnp.float32)}
    return Stranger(update_step, (state, batch, jax.random.PRNGKey(0)), (kinds, "batch", "rng"), lambda a, r: (r[0], a[1], r[1]), (0,), tolerance=5e-3)


def total_correlation_weighed():
    """beta-TCVAE: log q(z_i | x_j) for all pairs of rows, by stratified sampling from a set of known size; mutual information, total correlation and dimension-wise KL apart; a weight that anneals with the count."""
    D, Z, size = 10, 4, 1000

    def log_normal(x, mu, logvar):
        return -0.5 * (np.log(2 * np.pi) + logvar + (x - mu) ** 2 * jnp.exp(-logvar))

    def step(params, opt, rng, n, x):
        rng, k = jax.random.split(rng)
        M = x.shape[0]
        weights = np.full((M, M), 1 / (M - 1))
        weights.reshape(-1)[:: M + 1] = 1 / size
        weights.reshape(-1)[1:: M + 1] = (size - M + 1) / (size * (M - 1))
        weights[M - 1, 0] = (size - M + 1) / (size * (M - 1))
        log_w = jnp.log(jnp.asarray(weights, jnp.float32))

        def loss_fn(p):
            mu, logvar = jnp.split(mlp(p["enc"], x), 2, -1)
            z = mu + jnp.exp(0.5 * logvar) * jax.random.normal(k, mu.shape)
            logits = mlp(p["dec"], z)
            rec = optax.sigmoid_binary_cross_entropy(logits, (x > 0).astype(jnp.float32)).sum(-1).mean()
            log_pz, log_qzx = log_normal(z, 0.0, 0.0).sum(1), log_normal(z, mu, logvar).sum(1)
            pairs = log_normal(z[:, None], mu[None], logvar[None])
            log_qz = jax.nn.logsumexp(log_w + pairs.sum(2), 1)
            log_prod = jax.nn.logsumexp(log_w[..., None] + pairs, 1).sum(1)
            mi, tc, dw = (log_qzx - log_qz).mean(), (log_qz - log_prod).mean(), (log_prod - log_pz).mean()
            anneal = jnp.minimum(1.0, n / 10)
            return rec + mi + 6.0 * tc + anneal * dw, {"rec": rec, "mi": mi, "tc": tc, "dw": dw}
        (loss, logs), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(params, u), opt, rng, n + 1, loss, logs
    tx = optax.adam(5e-4)
    p = {"enc": layers(0, D, 32, 2 * Z), "dec": layers(3, Z, 32, D)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(0), jnp.int32(0), draw(6, B, D)), ("param", "opt", "rng", "counter", "batch"), lambda a, r: (*r[:4], a[4]), tolerance=5e-3)


def control_that_is_learnt():
    """RELAX: bits drawn by logits, gradients by the score with a learnt network of their relaxed selves as control, conditioned on what was drawn; the control is trained for the variance of the gradient, a gradient of gradients."""
    D, Z = 8, 6

    def elbo(p, b, x):
        logits = mlp(p["dec"], b)
        log_px = -optax.sigmoid_binary_cross_entropy(logits, (x > 0).astype(jnp.float32)).sum(-1)
        theta = mlp(p["enc"], x)
        log_q = -optax.sigmoid_binary_cross_entropy(theta, b).sum(-1)
        log_p = -optax.sigmoid_binary_cross_entropy(p["prior"] * jnp.ones_like(b), b).sum(-1)
        return -(log_px + log_p - log_q)

    def grads_of(p, c, key, x):
        ku, kv = jax.random.split(key)
        u = jax.random.uniform(ku, (len(x), Z), minval=1e-6, maxval=1 - 1e-6)
        v = jax.random.uniform(kv, (len(x), Z), minval=1e-6, maxval=1 - 1e-6)
        theta = mlp(p["enc"], x)
        logistic = lambda r: jnp.log(r) - jnp.log1p(-r)
        b = lax.stop_gradient((theta + logistic(u) > 0).astype(jnp.float32))

        def of_theta(theta):
            prob = jax.nn.sigmoid(-theta)
            v1 = jnp.where(b > 0, v * (1 - prob) + prob, v * prob)
            z, zt = theta + logistic(u), theta + logistic(jnp.clip(v1, 1e-6, 1 - 1e-6))
            soft = lambda t: jax.nn.sigmoid(t / jax.nn.softplus(c["log_temp"]))
            control = lambda t: mlp(c["net"], jnp.concatenate([soft(t), x], -1), jnp.tanh)[:, 0] + lax.stop_gradient(elbo(p, soft(t), x)) * c["scale"]
            return z, zt, control
        z, zt, control = of_theta(theta)
        f = elbo(p, b, x)
        log_prob = lambda t: -optax.sigmoid_binary_cross_entropy(t, b).sum(-1)
        score = jax.grad(lambda t: log_prob(t).sum())(theta)
        part = jax.grad(lambda t: (of_theta(t)[2](of_theta(t)[0]) - of_theta(t)[2](of_theta(t)[1])).sum())(theta)
        d_theta = (lax.stop_gradient(f) - control(zt))[:, None] * score + part
        _, back = jax.vjp(lambda q: mlp(q, x), p["enc"])
        direct = jax.grad(lambda q: elbo(q, b, x).mean())(p)
        through = back(d_theta / len(x))[0]
        return {**direct, "enc": T(jnp.add, direct["enc"], through)}, f.mean(), d_theta

    def step(p, c, opt_p, opt_c, key, x):
        key, now = jax.random.split(key)
        g, loss, _ = grads_of(p, c, now, x)

        def variance(c):
            g, _, d = grads_of(p, c, now, x)
            return sum((v**2).sum() for v in jax.tree.leaves(g["enc"])) + (d**2).sum(-1).mean()
        var, gc = jax.value_and_grad(variance)(c)
        up, opt_p = tx.update(g, opt_p)
        uc, opt_c = tx.update(gc, opt_c)
        return optax.apply_updates(p, up), optax.apply_updates(c, uc), opt_p, opt_c, key, (loss, var)
    tx = optax.adam(1e-3)
    p = {"enc": layers(0, D, 16, Z), "dec": layers(3, Z, 16, D), "prior": jnp.zeros(Z)}
    c = {"net": layers(6, Z + D, 16, 1), "log_temp": jnp.float32(0.5), "scale": jnp.float32(1)}
    return Stranger(step, (p, c, tx.init(p), tx.init(c), jax.random.PRNGKey(0), draw(9, B, D)), ("param", "param", "opt", "opt", "rng", "batch"), lambda a, r: (*r[:5], a[5]), tolerance=1e-2)


def memory_that_is_addressed():
    """A neural Turing machine on sequences to copy: content and shift addressing, sharpened, erase and add; heads by one controller that is scanned; the first memory is learnt; RMSprop as of old, gradients clipped to ten by value."""
    W, N, M, H, L = 5, 10, 6, 24, 6

    def address(o, M_t, w_prev, k):
        key, beta, gate, shift, gamma = o[:, :k], jax.nn.softplus(o[:, k]), jax.nn.sigmoid(o[:, k + 1]), jax.nn.softmax(o[:, k + 2:k + 5]), 1 + jax.nn.softplus(o[:, k + 5])
        sim = jnp.einsum("bnm,bm->bn", M_t, key) / (jnp.linalg.norm(M_t, axis=-1) * jnp.linalg.norm(key, axis=-1, keepdims=True) + 1e-8)
        wc = jax.nn.softmax(beta[:, None] * sim)
        wg = gate[:, None] * wc + (1 - gate[:, None]) * w_prev
        ws = shift[:, :1] * jnp.roll(wg, -1, 1) + shift[:, 1:2] * wg + shift[:, 2:] * jnp.roll(wg, 1, 1)
        w = (ws + 1e-16) ** gamma[:, None]
        return w / w.sum(1, keepdims=True)

    def loss_fn(p, x, y):
        b = x.shape[1]

        def cell(carry, x_t):
            h, c, memory, wr, ww, read = carry
            z = jnp.concatenate([x_t, read, h], -1) @ p["lstm"]["w"] + p["lstm"]["b"]
            i, f, g, o = jnp.split(z, 4, -1)
            c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            wr = address(h @ p["read"], memory, wr, M)
            head = h @ p["write"]
            ww = address(head, memory, ww, M)
            erase, add = jax.nn.sigmoid(head[:, M + 6:2 * M + 6]), jnp.tanh(head[:, 2 * M + 6:])
            memory = memory * (1 - ww[..., None] * erase[:, None]) + ww[..., None] * add[:, None]
            read = jnp.einsum("bn,bnm->bm", wr, memory)
            return (h, c, memory, wr, ww, read), jnp.concatenate([h, read], -1) @ p["out"]
        start = jnp.zeros((b, N)).at[:, 0].set(1.0)
        first = (jnp.zeros((b, H)), jnp.zeros((b, H)), jnp.tile(jnp.tanh(p["memory"])[None], (b, 1, 1)), start, start, jnp.tile(p["first_read"], (b, 1)))
        carry, _ = lax.scan(cell, first, x)
        _, out = lax.scan(cell, carry, jnp.zeros_like(x))
        loss = optax.sigmoid_binary_cross_entropy(out[..., :W], y).mean()
        errors = jnp.abs((out[..., :W] > 0) - y).sum((0, 2)).mean()
        return loss, errors
    p = {"lstm": {"w": draw(0, W + 1 + M + H, 4 * H) * 0.2, "b": jnp.zeros(4 * H)}, "read": draw(1, H, M + 6) * 0.2, "write": draw(2, H, 3 * M + 6) * 0.2, "out": draw(3, H + M, W) * 0.2, "memory": draw(4, N, M) * 0.3, "first_read": draw(5, M) * 0.3}
    tx = optax.chain(optax.clip(10.0), optax.rmsprop(1e-3, decay=0.95, momentum=0.9, eps=1e-4))
    bits = whole(6, 2, L, B, W).astype(jnp.float32)
    x = jnp.concatenate([jnp.pad(bits, ((0, 0), (0, 0), (0, 1))), jnp.zeros((1, B, W + 1)).at[..., -1].set(1.0)])
    y = jnp.concatenate([bits, jnp.zeros((1, B, W))])
    tx_step = trained(loss_fn, tx, True)
    return Stranger(tx_step, (p, tx.init(p), x, y), ("param", "opt", "batch:1", "batch:1"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


def negatives_mixed():
    """MoCHi: the hardest of a queue by `top_k` for each row, mixed in pairs and with the query itself by drawn coefficients and normalised; the key network follows; the queue is written at a pointer."""
    D, Z, K, S = 8, 16, 48, 8

    def unit(x):
        return x / jnp.linalg.norm(x, axis=-1, keepdims=True)

    def step(state, q_img, k_img):
        rng, sub = jax.random.split(state["rng"])
        k1, k2, k3, k4 = jax.random.split(sub, 4)
        key_params = T(lambda k, q: 0.99 * k + 0.01 * q, state["params_k"], state["params_q"])
        keys = lax.stop_gradient(unit(mlp(key_params, k_img, jax.nn.relu)))

        def loss_fn(params):
            q = unit(mlp(params, q_img, jax.nn.relu))
            l_pos = (q * keys).sum(-1, keepdims=True)
            l_neg = q @ state["queue"].T
            _, hard = lax.top_k(l_neg, 16)
            chosen = state["queue"][hard]
            i, j = jax.random.randint(k1, (2, len(q), S), 0, 16)
            a = jax.random.uniform(k2, (len(q), S, 1))
            take = lambda idx: jnp.take_along_axis(chosen, idx[..., None], 1)
            mixed = unit(a * take(i) + (1 - a) * take(j))
            m = jax.random.randint(k3, (len(q), S // 2), 0, 16)
            c = jax.random.uniform(k4, (len(q), S // 2, 1)) * 0.5
            harder = unit(c * lax.stop_gradient(q)[:, None] + (1 - c) * take(m))
            extra = jnp.einsum("bd,bsd->bs", q, lax.stop_gradient(jnp.concatenate([mixed, harder], 1)))
            logits = jnp.concatenate([l_pos, l_neg, extra], 1) / 0.2
            return cross_entropy(logits, jnp.zeros(len(q), jnp.int32)).mean(), (logits.argmax(1) == 0).mean()
        (loss, acc), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params_q"])
        u, opt = tx.update(g, state["opt"], state["params_q"])
        queue = lax.dynamic_update_slice(state["queue"], keys, (state["ptr"], 0))
        return {"params_q": optax.apply_updates(state["params_q"], u), "params_k": key_params, "opt": opt, "queue": queue, "ptr": (state["ptr"] + len(keys)) % K, "rng": rng}, {"loss": loss, "acc": acc}
    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(0.03, 0.9))
    p = layers(0, D, 32, Z)
    state = {"params_q": p, "params_k": T(jnp.array, p), "opt": tx.init(p), "queue": unit(draw(5, K, Z)), "ptr": jnp.int32(0), "rng": jax.random.PRNGKey(0)}
    kinds = {"params_q": "param", "params_k": "model_state", "opt": "opt", "queue": "model_state", "ptr": "model_state", "rng": "rng"}
    return Stranger(step, (state, draw(6, B, D), draw(7, B, D)), (kinds, "batch", "batch"), lambda a, r: (r[0], *a[1:]), tolerance=5e-3)


def chains_of_a_machine():
    """A restricted Boltzmann machine by persistent contrastive divergence: chains are kept, three sweeps of Gibbs each call; weights by differences of correlations, with momentum, decay and a sparsity target; free energies are watched."""
    V, H, P = 12, 8, 8

    def step(w, b, c, vel, chains, key, v0, lr):
        key, *ks = jax.random.split(key, 7)
        h0 = jax.nn.sigmoid(v0 @ w + c)
        v = chains
        for i in range(3):
            h = jax.random.bernoulli(ks[2 * i], jax.nn.sigmoid(v @ w + c)).astype(jnp.float32)
            v = jax.random.bernoulli(ks[2 * i + 1], jax.nn.sigmoid(h @ w.T + b)).astype(jnp.float32)
        hk = jax.nn.sigmoid(v @ w + c)
        dw = v0.T @ h0 / len(v0) - v.T @ hk / len(v)
        db, dc = v0.mean(0) - v.mean(0), h0.mean(0) - hk.mean(0)
        sparse = 0.1 - h0.mean(0)
        vel = {"w": 0.5 * vel["w"] + lr * (dw - 1e-4 * w), "b": 0.5 * vel["b"] + lr * db, "c": 0.5 * vel["c"] + lr * (dc + 0.1 * sparse)}
        free = lambda v: -(v @ b) - jax.nn.softplus(v @ w + c).sum(-1)
        recon = ((v0 - jax.nn.sigmoid(h0 @ w.T + b)) ** 2).mean()
        return w + vel["w"], b + vel["b"], c + vel["c"], vel, v, key, {"recon": recon, "gap": free(v0).mean() - free(v).mean()}
    w = draw(0, V, H) * 0.1
    vel = {"w": jnp.zeros((V, H)), "b": jnp.zeros(V), "c": jnp.zeros(H)}
    v0 = whole(1, 2, B, V).astype(jnp.float32)
    return Stranger(step, (w, jnp.zeros(V), jnp.zeros(H), vel, whole(2, 2, P, V).astype(jnp.float32), jax.random.PRNGKey(0), v0, jnp.float32(0.05)), ("param", "param", "param", "opt", "model_state", "rng", "batch", "scalar"),
                    lambda a, r: (*r[:6], *a[6:]), tolerance=5e-3)


def at_rest_and_nudged():
    """Equilibrium propagation: units fall to rest by the gradient of an energy, free and then nudged by the loss with a sign that is drawn; weights learn by the difference of the energy's gradients, no gradient of the loss."""
    sizes = (8, 16, C)

    def energy(p, s, x):
        units = [x, *s]
        e = sum(0.5 * (u**2).sum() for u in s)
        for (w, b), lower, upper in zip(p, units, units[1:]):
            e = e - jnp.einsum("bi,ij,bj->", jnp.clip(lower, 0, 1), w, jnp.clip(upper, 0, 1)) - (jnp.clip(upper, 0, 1) @ b).sum()
        return e

    def settle(p, s, x, y, beta, steps):
        def body(s, _):
            total = lambda s: energy(p, s, x) + beta * 0.5 * ((s[-1] - y) ** 2).sum()
            g = jax.grad(total)(s)
            return T(lambda u, d: jnp.clip(u - 0.2 * d, 0.0, 1.0), s, g), None
        return lax.scan(body, s, None, length=steps)[0]

    @jax.jit
    def step(p, key, x, labels):
        y = jax.nn.one_hot(labels, C)
        key, k = jax.random.split(key)
        beta = jnp.where(jax.random.bernoulli(k), 0.5, -0.5)
        s = [jnp.full((len(x), n), 0.5) for n in sizes[1:]]
        free = settle(p, s, x, y, 0.0, 15)
        nudged = settle(p, free, x, y, beta, 6)
        de = lambda s: jax.grad(energy)(p, s, x)
        g = T(lambda a, b: (a - b) / (beta * len(x)), de(nudged), de(free))
        rates = (0.1, 0.05)
        p = [T(lambda w, d: w - r * d, q, gq) for q, gq, r in zip(p, g, rates)]
        return p, key, 0.5 * ((free[-1] - y) ** 2).sum(-1).mean(), (free[-1].argmax(-1) == labels).mean()
    return Stranger(step, (layers(0, *sizes), jax.random.PRNGKey(1), jax.nn.sigmoid(draw(3, B, 8)), whole(4, C, B)), ("param", "rng", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), tolerance=5e-3)


def trained_through_its_sampler():
    """DRaFT: adapters of low rank in a denoiser that stays; a whole sampler by DDIM in the step with guidance, gradients only of its last two steps; a frozen judge gives the reward; prompts are rows."""
    X, E, H, R, steps = 8, 6, 24, 3, 8

    def denoise(base, lora, x, t, e):
        h = jnp.concatenate([x, jnp.broadcast_to(jnp.array([jnp.sin(t), jnp.cos(t)]), (len(x), 2)), e], -1)
        for i, (w, b) in enumerate(base):
            h = h @ w + (h @ lora[i]["a"]) @ lora[i]["b"] * 2.0 + b
            h = jax.nn.silu(h) if i < len(base) - 1 else h
        return h

    def train_step(lora, opt, base, judge, rng, prompts):
        rng, k = jax.random.split(rng)
        alphas = jnp.cumprod(1 - jnp.linspace(1e-2, 0.2, steps))

        def reward(lora):
            x = jax.random.normal(k, (len(prompts), X))

            def back(x, i, stop):
                t = steps - 1 - i
                a, before = alphas[t], jnp.where(t > 0, alphas[jnp.maximum(t - 1, 0)], 1.0)
                use = T(lax.stop_gradient, lora) if stop else lora
                both = denoise(base, use, jnp.concatenate([x, x]), t.astype(jnp.float32), jnp.concatenate([prompts, jnp.zeros_like(prompts)]))
                cond, none = jnp.split(both, 2)
                eps = none + 3.0 * (cond - none)
                x0 = jnp.clip((x - jnp.sqrt(1 - a) * eps) / jnp.sqrt(a), -3, 3)
                return jnp.sqrt(before) * x0 + jnp.sqrt(1 - before) * eps
            x, _ = lax.scan(lambda x, i: (back(x, i, True), None), x, jnp.arange(steps - 2))
            x = lax.stop_gradient(x)
            for i in (steps - 2, steps - 1):
                x = jax.checkpoint(lambda x, i=i: back(x, jnp.int32(i), False))(x)
            r = mlp(judge, jnp.concatenate([x, prompts], -1), jnp.tanh)[:, 0]
            return -r.mean(), r
        (loss, r), g = jax.value_and_grad(reward, has_aux=True)(lora)
        u, opt = tx.update(g, opt, lora)
        return optax.apply_updates(lora, u), opt, rng, {"loss": loss, "reward": r.mean(), "reward_std": r.std()}
    base = layers(0, X + 2 + E, H, H, X)
    lora = [{"a": draw(10 + i, w.shape[0], R) * 0.1, "b": draw(20 + i, R, w.shape[1]) * 0.01} for i, (w, _) in enumerate(base)]
    tx = optax.chain(optax.clip_by_global_norm(0.1), optax.adamw(2e-3))
    return Stranger(train_step, (lora, tx.init(lora), base, layers(5, X + E, 16, 1), jax.random.PRNGKey(0), draw(30, B, E)), ("param", "opt", "frozen", "frozen", "rng", "batch"), lambda a, r: (*r[:2], *a[2:4], r[2], a[5]), (0, 1), tolerance=1e-2)


def archive_of_policies():
    """MAP-Elites with gradients: an archive of policies [cells, ...], parents drawn by fitness from filled cells and mutated along lines, offspring judged by rows of data, best of each cell kept by segment maxima; a greedy critic's gradient moves half of them."""
    cells, D, H, P = 16, 4, 6, 8
    unravel_size = D * H + H

    def evaluate(g, obs, target):
        w, v = g[: D * H].reshape(D, H), g[D * H:]
        h = jnp.tanh(obs @ w)
        out = h @ v
        return -((out - target) ** 2).mean(), jax.nn.sigmoid(3 * h.mean())

    def step(archive, fitness, descriptors, key, obs, target):
        key, k1, k2, k3, k4 = jax.random.split(key, 5)
        filled = fitness > -jnp.inf
        p = filled / filled.sum()
        i, j = jax.random.choice(k1, cells, (P,), p=p), jax.random.choice(k2, cells, (P,), p=p)
        a, b = archive[i], archive[j]
        child = a + 0.05 * jax.random.normal(k3, a.shape) + 0.2 * jax.random.normal(k4, (P, 1)) * (b - a)
        grads = jax.vmap(jax.grad(lambda g: evaluate(g, obs, target)[0]))(a)
        child = jnp.concatenate([child[: P // 2], a[P // 2:] + 0.1 * grads[P // 2:]])
        f, d = jax.vmap(evaluate, (0, None, None))(child, obs, target)
        cell = jnp.clip((d * cells).astype(jnp.int32), 0, cells - 1)
        best = jax.ops.segment_max(f, cell, cells)
        wins = (f == best[cell]) & (f > fitness[cell])
        where = jnp.where(wins, cell, cells)
        archive = archive.at[where].set(child, mode="drop")
        fitness = fitness.at[where].set(f, mode="drop")
        descriptors = descriptors.at[where].set(d, mode="drop")
        ok = fitness > -jnp.inf
        metrics = {"coverage": ok.mean(), "max": fitness.max(), "qd": jnp.where(ok, fitness + 10.0, 0.0).sum()}
        return archive, fitness, descriptors, key, metrics
    archive = draw(0, cells, unravel_size) * 0.4
    fitness = jnp.where(jnp.arange(cells) % 2 == 0, -5.0, -jnp.inf)
    return Stranger(step, (archive, fitness, jnp.zeros(cells), jax.random.PRNGKey(0), draw(1, B, D), draw(2, B)), ("param", "model_state", "model_state", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), tolerance=5e-3)


ASKED = {"archive_of_policies": archive_of_policies}
DISSENTERS = {**{f.__name__: f for f in (same_risk_everywhere, ensemble_kept_apart, total_correlation_weighed, control_that_is_learnt, memory_that_is_addressed, negatives_mixed, chains_of_a_machine,
                                      at_rest_and_nudged, trained_through_its_sampler)}, **ASKED}
