"""Steps that lean on what comes with JAX and optax: integrators, iterative solvers, sparse matrices, signals, assignments."""

import functools

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.experimental import jet, sparse
from jax.experimental.ode import odeint
from stranger import Stranger
from trained import plain, trained


def _trained(loss, tx, has_aux=False):
    return functools.wraps(loss)(trained(loss, tx, has_aux))


def integrated_by_steps():
    """A latent differential equation by `odeint`, at times of the run; its adaptive steps depend on all rows."""
    B, F, Z, N = 12, 5, 4, 6

    def loss(p, x, times):
        def field(z, t, p):
            return mlp(p["field"], jnp.concatenate([jnp.tanh(z), jnp.full((*z.shape[:-1], 1), t)], -1), jnp.tanh)
        z = odeint(field, mlp(p["in"], x[:, 0]), times, p, rtol=1e-4, atol=1e-4)
        return jnp.square(mlp(p["out"], z.swapaxes(0, 1)) - x).mean()

    tx = optax.adamax(5e-3)
    p = {"in": layers(0, F, 8, Z), "field": layers(2, Z + 1, 8, Z), "out": layers(4, Z, 8, F)}
    return plain(_trained(loss, tx), p, tx, (draw(9, B, N, F), jnp.linspace(0.0, 1.0, N)), ["batch", "frozen"], tolerance=1e-3)


def laplacian_by_taylor():
    """Poisson's equation, the second derivatives by Taylor mode; points of the inside and of the edge in unlike numbers."""
    def loss(p, inside, edge, source):
        u = lambda x: mlp(p, x, jnp.sin)[..., 0]
        second = 0.0
        for e in jnp.eye(2):
            e = jnp.broadcast_to(e, inside.shape)
            _, (_, d2) = jet.jet(u, (inside,), ((e, jnp.zeros_like(e)),))
            second = second + d2
        return jnp.square(second + source).mean() + 10 * jnp.square(u(edge)).mean()

    tx = optax.adam(optax.exponential_decay(2e-3, 10, 0.9))
    return plain(_trained(loss, tx), layers(0, 2, 16, 16, 1), tx, (draw(5, 24, 2), draw(6, 12, 2), draw(7, 24)))


def products_with_sparse_adjacency():
    """A graph that is given as a sparse matrix of coordinates; rows are signals on its nodes."""
    B, N, E, F = 12, 10, 30, 4

    def loss(p, weights, indices, x, y):
        a = sparse.BCOO((weights, indices), shape=(N, N))
        h = jax.nn.relu(jax.vmap(lambda s: a @ (s @ p["w1"]))(x))
        h = jax.vmap(lambda s: a @ (s @ p["w2"]))(h)
        return jnp.square(h.mean(1)[:, 0] - y).mean()

    tx = optax.adam(1e-2)
    p = {"w1": draw(0, F, 8) * 0.4, "w2": draw(1, 8, 1) * 0.4}
    return plain(_trained(loss, tx), p, tx, (jnp.abs(draw(2, E)), whole(3, N, E, 2), draw(4, B, N, F), draw(5, B)),
                  ["frozen", "const", "batch", "batch"])


def spectrograms_of_several_sizes():
    """Noise is taken from sound by a mask on `scipy.signal.stft`; losses at several window lengths, and of the scale-free kind."""
    B, N = 12, 128

    def stft(x, n):
        return jax.scipy.signal.stft(x, nperseg=n, noverlap=n // 2)[2]

    def loss(p, noisy, clean):
        s = stft(noisy, 32)
        m = jax.nn.sigmoid(mlp(p, jnp.log1p(jnp.abs(s)).swapaxes(1, 2), jax.nn.silu)).swapaxes(1, 2)
        _, out = jax.scipy.signal.istft(m * s, nperseg=32, noverlap=16)
        out = out[:, :N]
        total = 0.0
        for n in (16, 64):
            a, b = (jnp.sqrt(jnp.square(v.real) + jnp.square(v.imag) + 1e-6) for v in (stft(out, n), stft(clean, n)))
            total += jnp.linalg.norm(a - b) / jnp.linalg.norm(b) + jnp.abs(jnp.log(a) - jnp.log(b)).mean()
        scale = (out * clean).sum(-1, keepdims=True) / (jnp.square(clean).sum(-1, keepdims=True) + 1e-6)
        target = scale * clean
        snr = jnp.log10(jnp.square(target).sum(-1) + 1e-6) - jnp.log10(jnp.square(out - target).sum(-1) + 1e-6)
        return total - 0.1 * snr.mean()

    tx = optax.chain(optax.clip_by_global_norm(5.0), optax.radam(1e-3))
    return plain(_trained(loss, tx), layers(0, 17, 24, 17), tx, (draw(4, B, N), draw(5, B, N)), tolerance=1e-3)


def assigned_by_hungarian():
    """Boxes and classes of a picture are assigned to queries by `optax.assignment`, one picture at a time under vmap."""
    B, Q, M, C, D = 12, 6, 3, 4, 12

    def loss(p, x, boxes, classes):
        h = jax.nn.relu(x[:, None] @ p["w"] + p["queries"])
        logits, found = h @ p["class"], jax.nn.sigmoid(h @ p["box"])
        prob = jax.nn.softmax(logits)
        cost = 5 * jnp.abs(found[:, :, None] - boxes[:, None]).sum(-1) - jnp.take_along_axis(
            prob, jnp.broadcast_to(classes[:, None], (B, Q, M)), -1)
        i, j = jax.vmap(optax.assignment.hungarian_algorithm)(lax.stop_gradient(cost))
        rows = jnp.arange(B)[:, None]
        labels = jnp.full((B, Q), C).at[rows, i].set(classes[rows, j])
        weight = jnp.where(labels == C, 0.1, 1.0)
        ce = optax.softmax_cross_entropy_with_integer_labels(logits, labels)
        return (ce * weight).sum() / weight.sum() + jnp.abs(found[rows, i] - boxes[rows, j]).mean()

    tx = optax.adamw(1e-3)
    p = {"w": draw(0, 8, D) * 0.3, "queries": draw(1, Q, D), "class": draw(2, D, C + 1) * 0.3, "box": draw(3, D, 4) * 0.3}
    return plain(_trained(loss, tx), p, tx, (draw(4, B, 8), jax.nn.sigmoid(draw(5, B, M, 4)), whole(6, C, B, M)))


def neighbours_found_approximately():
    """The nearest keys of a frozen library, by `approx_max_k`, are read by attention."""
    B, D, N, K = 12, 8, 40, 4

    def loss(p, keys, values, x, y):
        q = mlp(p["query"], x)
        score, at = lax.approx_max_k(q @ keys.T, K)
        read = jnp.einsum("bk,bkd->bd", jax.nn.softmax(score), values[at])
        return jnp.square(mlp(p["out"], jnp.concatenate([q, read], -1))[:, 0] - y).mean()

    tx = optax.adam(1e-3)
    p = {"query": layers(0, D, 16, D), "out": layers(3, 2 * D, 16, 1)}
    return plain(_trained(loss, tx), p, tx, (draw(6, N, D), draw(7, N, D), draw(8, B, D), draw(9, B)), ["frozen", "frozen", "batch", "batch"])


def grouped_queries_of_the_library():
    """`jax.nn.dot_product_attention`: fewer heads of keys, lengths by row, causal, a local window; under a remat policy of dots."""
    B, S, V, D, H, G = 12, 8, 20, 16, 4, 2

    @functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)
    def block(p, h, lengths):
        n = jax.nn.standardize(h)
        q, k, v = (jnp.einsum("bsd,dhk->bshk", n, p[w]) for w in ("q", "k", "v"))
        a = jax.nn.dot_product_attention(q, k, v, is_causal=True, key_value_seq_lengths=lengths, local_window_size=(3, 0))
        h = h + jnp.einsum("bshk,hkd->bsd", a, p["o"])
        return h + jax.nn.gelu(jax.nn.standardize(h) @ p["up"], approximate=False) @ p["down"]

    def loss(p, x, lengths):
        h = p["embed"][x]
        for b in p["blocks"]:
            h = block(b, h, lengths)
        logits = jnp.einsum("bsd,vd->bsv", h, p["embed"], preferred_element_type=jnp.float32)
        seen = jnp.arange(S - 1) < (lengths - 1)[:, None]
        ce = optax.softmax_cross_entropy_with_integer_labels(logits[:, :-1], x[:, 1:])
        return jnp.mean(ce, where=seen)

    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8)
    p = {"embed": draw(0, V, D) * 0.3, "blocks": [
        {"q": draw(9 * i + 1, D, H, 4) * 0.3, "k": draw(9 * i + 2, D, G, 4) * 0.3, "v": draw(9 * i + 3, D, G, 4) * 0.3,
         "o": draw(9 * i + 4, H, 4, D) * 0.2, "up": draw(9 * i + 5, D, 32) * 0.2, "down": draw(9 * i + 6, 32, D) * 0.2} for i in range(2)]}
    return plain(_trained(loss, tx), p, tx, (whole(30, V, B, S), 2 + whole(31, S - 1, B)))


def acyclic_by_exponential():
    """A graph of causes is learnt: the trace of a matrix exponential keeps it without cycles, by an augmented Lagrangian."""
    B, D = 24, 6

    def step(w, opt, multiplier, penalty, last, x):
        def loss(w):
            a = w - jnp.diag(jnp.diag(w))
            h = jnp.trace(jax.scipy.linalg.expm(a * a)) - D
            fit = 0.5 / B * jnp.square(x - x @ a).sum()
            return fit + multiplier * h + 0.5 * penalty * h * h + 0.01 * jnp.abs(a).sum(), h
        (value, h), g = jax.value_and_grad(loss, has_aux=True)(w)
        u, opt = tx.update(g, opt, w)
        multiplier = multiplier + penalty * h
        penalty = jnp.where(h > 0.25 * last, penalty * 2, penalty)
        return optax.apply_updates(w, u), opt, multiplier, penalty, h, value

    tx = optax.adam(1e-2)
    w = draw(0, D, D) * 0.3
    return Stranger(step, (w, tx.init(w), jnp.float32(0), jnp.float32(1), jnp.float32(1), draw(1, B, D)),
                    ("param", "opt", "param", "model_state", "model_state", "batch"), lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4))


def trimmed_by_median():
    """Outliers are told by the median of residuals over the whole batch; the scale of the loss is kept as an average."""
    B, F = 24, 6

    def step(state, x, y):
        def loss(p):
            r = mlp(p, x, jnp.tanh)[:, 0] - y
            centre = jnp.median(r)
            mad = lax.stop_gradient(1.4826 * jnp.median(jnp.abs(r - centre)))
            scale = 0.9 * state["scale"] + 0.1 * mad
            z = r / scale
            w = lax.stop_gradient(jnp.where(jnp.abs(z) < 4.685, jnp.square(1 - jnp.square(z / 4.685)), 0))
            return (w * r * r).sum() / w.sum(), (scale, jnp.quantile(jnp.abs(r), jnp.array([0.5, 0.9])))
        (value, (scale, spread)), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "scale": scale}, {"loss": value, "spread": spread}

    tx = optax.nadam(3e-3)
    p = layers(0, F, 16, 1)
    return Stranger(step, ({"params": p, "opt": tx.init(p), "scale": jnp.float32(1.0)}, draw(4, B, F), draw(5, B)),
                    ({"params": "param", "opt": "opt", "scale": "model_state"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def ids_made_unique():
    """Rows of a table that occur are found by `jnp.unique`, looked up once, and Adagrad moves them only."""
    B, S, V, D = 12, 4, 50, 6

    def step(table, sums, net, opt, ids, y):
        seen, back = jnp.unique(ids, return_inverse=True, size=B * S, fill_value=0)
        rows = table[seen]

        def loss(rows, net):
            h = rows[back.reshape(B, S)].mean(1)
            return optax.sigmoid_binary_cross_entropy(mlp(net, h)[:, 0], y).mean()
        value, (g, gn) = jax.value_and_grad(loss, (0, 1))(rows, net)
        s = sums[seen] + jnp.square(g)
        first = jnp.concatenate([jnp.array([True]), seen[1:] != seen[:-1]])[:, None]
        sums = sums.at[seen].add(jnp.where(first, jnp.square(g), 0))
        table = table.at[seen].add(jnp.where(first, -0.1 * g / (jnp.sqrt(s) + 1e-6), 0))
        u, opt = tx.update(gn, opt, net)
        return table, sums, optax.apply_updates(net, u), opt, value

    tx = optax.sgd(0.05, 0.9)
    net = layers(0, D, 16, 1)
    return Stranger(step, (draw(3, V, D) * 0.3, jnp.full((V, D), 0.1), net, tx.init(net), whole(4, V, B, S), whole(5, 2, B).astype(jnp.float32)),
                    ("param", "opt", "param", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def projected_onto_simplices():
    """Mixing weights of experts and a dictionary are projected after each step: onto simplices and onto balls."""
    B, F, K = 12, 8, 5

    def step(p, opt, x):
        def loss(p):
            codes = jax.nn.relu(x @ p["encode"] + p["bias"])
            return jnp.square((codes * p["mix"]) @ p["atoms"] - x).sum(-1).mean() + 0.01 * codes.sum(-1).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        p = p | {"mix": optax.projections.projection_simplex(p["mix"]), "atoms": jax.vmap(optax.projections.projection_l2_ball)(p["atoms"]),
                 "bias": optax.projections.projection_box(p["bias"], -1.0, 0.0)}
        return p, opt, value

    tx = optax.adam(1e-2)
    p = {"encode": draw(0, F, K) * 0.3, "bias": -0.1 * jnp.ones(K), "mix": jnp.full(K, 1 / K), "atoms": draw(1, K, F) * 0.3}
    return plain(step, p, tx, (draw(2, B, F),))


def orders_by_perturbation():
    """Ranking by `optax.perturbations`: noise makes sorting differentiable; keys are carried as typed ones."""
    B, N, F = 12, 5, 4

    def step(p, opt, key, x, y):
        key, sub = jax.random.split(key)
        ranks = lambda s: jnp.argsort(jnp.argsort(s, -1), -1).astype(s.dtype)
        soft = optax.perturbations.make_perturbed_fun(ranks, num_samples=6, sigma=0.3)

        def loss(p):
            return jnp.square(soft(sub, mlp(p, x, jnp.tanh)[..., 0]) - ranks(y)).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(1e-2)
    p = layers(0, F, 12, 1)
    return Stranger(step, (p, tx.init(p), jax.random.key(3), draw(4, B, N, F), draw(5, B, N)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def residuals_by_gmres():
    """An equilibrium layer: Newton's steps forward, the adjoint by `gmres`, both in a custom derivative."""
    B, F, D = 12, 6, 8

    @jax.custom_vjp
    def settle(w, x):
        def newton(z, _):
            g = lambda z: z - jnp.tanh(z @ w + x)
            return z - g(z), None
        return lax.scan(newton, jnp.zeros_like(x), None, length=12)[0]

    def forward(w, x):
        z = settle(w, x)
        return z, (w, x, z)

    def backward(kept, v):
        w, x, z = kept
        _, pull = jax.vjp(lambda z: jnp.tanh(z @ w + x), z)
        u, _ = jax.scipy.sparse.linalg.gmres(lambda u: u - pull(u)[0], v, maxiter=1, restart=6, solve_method="batched")
        return jax.vjp(lambda w, x: jnp.tanh(z @ w + x), w, x)[1](u)
    settle.defvjp(forward, backward)

    def loss(p, x, y):
        return jnp.square(settle(p["w"], x @ p["in"]) @ p["out"] - y).mean()

    tx = optax.adam(1e-2)
    p = {"in": draw(0, F, D) * 0.3, "w": draw(1, D, D) * 0.15, "out": draw(2, D, 2) * 0.3}
    return plain(_trained(loss, tx), p, tx, (draw(3, B, F), draw(4, B, 2)), tolerance=1e-3)


TOOLBOXES = {
    "integrated_by_steps": integrated_by_steps,
    "laplacian_by_taylor": laplacian_by_taylor,
    "products_with_sparse_adjacency": products_with_sparse_adjacency,
    "spectrograms_of_several_sizes": spectrograms_of_several_sizes,
    "assigned_by_hungarian": assigned_by_hungarian,
    "neighbours_found_approximately": neighbours_found_approximately,
    "grouped_queries_of_the_library": grouped_queries_of_the_library,
    "acyclic_by_exponential": acyclic_by_exponential,
    "trimmed_by_median": trimmed_by_median,
    "ids_made_unique": ids_made_unique,
    "projected_onto_simplices": projected_onto_simplices,
    "orders_by_perturbation": orders_by_perturbation,
    "residuals_by_gmres": residuals_by_gmres,
}
