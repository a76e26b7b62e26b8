"""Retrieval, search, rendering and physics as their authors' code writes the step."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _trained(loss, p, *data, tx=None, donate=(0, 1), **options):
    tx = tx or optax.adam(2e-3)

    def step(p, opt, *data):
        value, g = jax.value_and_grad(loss)(p, *data)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value
    return Stranger(step, (p, tx.init(p), *data), ("param", "opt", *["batch"] * len(data)), lambda a, r: (*r[:2], *a[2:]), donate, **options)


def late_interaction():
    """Tokens of queries against tokens of all passages of the batch: the best match of each, summed; distilled from scores of a teacher beside in-batch negatives."""
    B, Q, P, V, D = 12, 4, 6, 30, 8

    def loss(p, query, passage, mask, teacher):
        q, d = (mlp(p["net"], p["embed"][x]) for x in (query, passage))
        q, d = (x / (jnp.linalg.norm(x, axis=-1, keepdims=True) + 1e-6) for x in (q, d))
        s = jnp.einsum("qid,pjd->qpij", q, d)
        s = jnp.where(mask[None, :, None], s, -1e4).max(-1).sum(-1)
        own = jnp.diagonal(s)
        return optax.softmax_cross_entropy_with_integer_labels(s, jnp.arange(B)).mean() + 0.1 * ((own - teacher) ** 2).mean()

    p = {"embed": draw(0, V, D), "net": layers(1, D, 12, D)}
    return _trained(loss, p, whole(4, V, B, Q), whole(5, V, B, P), whole(6, 4, B, P) > 0, draw(7, B), asks="several sets of arguments could be the batch")


def sparse_words():
    """Sparse lexical retrieval: weights over the vocabulary by the maximum over tokens, in-batch negatives, squares of mean activations as the penalty, its weight growing with the step."""
    B, S, V, D = 12, 5, 24, 10
    tx = optax.adamw(2e-3)

    def step(state, query, passage):
        def loss(p):
            def encode(x):
                h = mlp(p["net"], p["embed"][x])
                return jnp.log1p(jax.nn.relu(h @ p["embed"].T + p["bias"])).max(1)
            q, d = encode(query), encode(passage)
            flops = (jnp.abs(q).mean(0) ** 2).sum() + (jnp.abs(d).mean(0) ** 2).sum()
            grow = jnp.minimum(1.0, ((state["step"] + 1) / 10) ** 2)
            return optax.softmax_cross_entropy_with_integer_labels(q @ d.T, jnp.arange(B)).mean() + 3e-2 * grow * flops, ((q > 0).sum(-1).mean(), flops)
        (value, seen), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "step": state["step"] + 1}, {"loss": value, "active": seen[0], "flops": seen[1]}

    p = {"embed": draw(0, V, D) * 0.4, "net": layers(1, D, 12, D), "bias": jnp.zeros(V)}
    state = {"params": p, "opt": tx.init(p), "step": jnp.zeros((), jnp.int32)}
    return Stranger(step, (state, whole(4, V, B, S), whole(5, V, B, S)), ({"params": "param", "opt": "opt", "step": "counter"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def nested_sizes():
    """Matryoshka: contrastive losses of the first 2, 4, 8 dimensions of one embedding, each normalised alone, with a class head that shares its columns."""
    B, D, C = 12, 10, 5

    def loss(p, a, b, y):
        x, z = mlp(p["net"], a), mlp(p["net"], b)
        total = 0.0
        for size in (2, 4, 8):
            u, v = x[:, :size], z[:, :size]
            u, v = u / jnp.sqrt((u**2).sum(-1, keepdims=True) + 1e-6), v / jnp.sqrt((v**2).sum(-1, keepdims=True) + 1e-6)
            s = u @ v.T * jnp.exp(p["scale"])
            total += optax.softmax_cross_entropy_with_integer_labels(s, jnp.arange(B)).mean() + optax.softmax_cross_entropy_with_integer_labels(s.T, jnp.arange(B)).mean()
            total += optax.softmax_cross_entropy_with_integer_labels(x[:, :size] @ p["head"][:size], y).mean()
        return total

    p = {"net": layers(0, D, 16, 8), "head": draw(4, 8, C) * 0.3, "scale": jnp.float32(1.0)}
    return _trained(loss, p, draw(5, B, D), draw(6, B, D), whole(7, C, B))


def product_keys():
    """A memory of product keys: the best of two half keys, the best of their sums, values looked up and added; memory by its own rate, the rest by Adam."""
    B, S, V, D, K, N, H = 12, 5, 20, 12, 3, 6, 2

    def loss(p, x, y):
        h = p["embed"][x].reshape(B * S, D)
        q = (h @ p["query"]).reshape(B * S, H, 2, D // 2)
        q = (q - q.mean(-1, keepdims=True)) * lax.rsqrt(q.var(-1, keepdims=True) + 1e-5)
        s = jnp.einsum("thcd,hcnd->thcn", q, p["keys"])
        best, at = lax.top_k(s, K)
        both = (best[:, :, 0, :, None] + best[:, :, 1, None, :]).reshape(B * S, H, K * K)
        index = (at[:, :, 0, :, None] * N + at[:, :, 1, None, :]).reshape(B * S, H, K * K)
        score, chosen = lax.top_k(both, K)
        index = jnp.take_along_axis(index, chosen, -1)
        h = h + jnp.einsum("thk,thkd->td", jax.nn.softmax(score), p["memory"][index])
        return optax.softmax_cross_entropy_with_integer_labels((h @ p["out"]).reshape(B, S, V), y).mean()

    p = {"embed": draw(0, V, D), "query": draw(1, D, H * D) * 0.3, "keys": draw(2, H, 2, N, D // 2), "memory": draw(3, N * N, D) * 0.3, "out": draw(4, D, V) * 0.3}
    tx = optax.multi_transform({"memory": optax.sgd(0.1), "rest": optax.adam(2e-3)}, {k: "memory" if k == "memory" else "rest" for k in p})
    return _trained(loss, p, whole(5, V, B, S), whole(6, V, B, S), tx=tx)


def drafted_heads():
    """Heads that draft further tokens on a frozen trunk, each a residual block in front of the trunk's own output layer, losses weighted down by distance."""
    B, S, V, D, H = 12, 8, 20, 12, 3
    tx = optax.adam(3e-3)

    def step(heads, trunk, opt, x):
        h = jnp.cumsum(jnp.tanh(mlp(trunk["net"], trunk["embed"][x])), 1) / jnp.arange(1, S + 1)[:, None]

        def loss(heads):
            total, right = 0.0, []
            for i in range(H):
                z = h[:, : S - 2 - i]
                z = z + jax.nn.silu(z @ heads["w"][i] + heads["b"][i])
                logits = z @ trunk["embed"].T
                y = x[:, 2 + i:]
                total += 0.8**i * optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()
                right.append((logits.argmax(-1) == y).mean())
            return total, jnp.stack(right)
        (value, right), g = jax.value_and_grad(loss, has_aux=True)(heads)
        u, opt = tx.update(g, opt, heads)
        return optax.apply_updates(heads, u), opt, value, right

    heads = {"w": jnp.zeros((H, D, D)) + draw(0, H, D, D) * 0.01, "b": jnp.zeros((H, D))}
    trunk = {"embed": draw(1, V, D), "net": layers(2, D, 16, D)}
    return Stranger(step, (heads, trunk, tx.init(heads), whole(6, V, B, S)), ("param", "frozen", "opt", "batch"), lambda a, r: (r[0], a[1], r[1], a[3]), (0, 2))


def merged_now_and_then():
    """Low-rank factors that are merged into the frozen weights every second step and drawn anew, moments cut by magnitude then, all under cond."""
    B, D, R = 12, 12, 2
    tx = optax.adam(5e-3)

    def step(base, factors, opt, key, t, x, y):
        def loss(f):
            h = jnp.tanh(x @ (base["w1"] + f["a1"] @ f["b1"]))
            return ((h @ (base["w2"] + f["a2"] @ f["b2"]) - y) ** 2).mean()
        value, g = jax.value_and_grad(loss)(factors)
        u, opt = tx.update(g, opt, factors)
        factors = optax.apply_updates(factors, u)
        key, k1, k2 = jax.random.split(key, 3)

        def merge(args):
            base, f, opt = args
            base = {"w1": base["w1"] + f["a1"] @ f["b1"], "w2": base["w2"] + f["a2"] @ f["b2"]}
            f = {"a1": jax.random.normal(k1, f["a1"].shape) * 0.1, "b1": jnp.zeros_like(f["b1"]), "a2": jax.random.normal(k2, f["a2"].shape) * 0.1, "b2": jnp.zeros_like(f["b2"])}
            mu = T(lambda m: jnp.where(jnp.abs(m) > jnp.abs(m).mean(), m, 0), opt[0].mu)
            return base, f, (opt[0]._replace(mu=mu), *opt[1:])
        base, factors, opt = lax.cond(t % 2 == 1, merge, lambda args: args, (base, factors, opt))
        return base, factors, opt, key, t + 1, value

    base = {"w1": draw(0, D, 16) * 0.3, "w2": draw(1, 16, 4) * 0.3}
    f = {"a1": draw(2, D, R) * 0.1, "b1": jnp.zeros((R, 16)), "a2": draw(3, 16, R) * 0.1, "b2": jnp.zeros((R, 4))}
    return Stranger(step, (base, f, tx.init(f), jax.random.key_data(jax.random.PRNGKey(1)), jnp.zeros((), jnp.int32), draw(7, B, D), draw(8, B, 4)),
                    ("param", "param", "opt", "rng", "counter", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2))


def shared_random_matrices():
    """VeRA: one pair of frozen random matrices for all layers, scaled by vectors that are trained, layers in a scan over stacked weights."""
    B, D, R, L = 12, 12, 4, 3

    def step(vectors, frozen, opt, x, y):
        def loss(v):
            def layer(h, xs):
                w, b, d = xs
                return jnp.tanh(h @ w + ((h @ frozen["a"]) * d) @ frozen["b"] * b), None
            h, _ = lax.scan(layer, x, (frozen["w"], v["b"], v["d"]))
            return optax.softmax_cross_entropy_with_integer_labels(h @ v["head"], y).mean()
        value, g = jax.value_and_grad(loss)(vectors)
        u, opt = tx.update(g, opt, vectors)
        return optax.apply_updates(vectors, u), opt, value

    tx = optax.adamw(5e-3)
    v = {"b": jnp.zeros((L, D)), "d": jnp.full((L, R), 0.1), "head": draw(0, D, 4) * 0.3}
    frozen = {"a": draw(1, D, R), "b": draw(2, R, D), "w": draw(3, L, D, D) * 0.3}
    return Stranger(step, (v, frozen, tx.init(v), draw(5, B, D), whole(6, 4, B)), ("param", "frozen", "opt", "batch", "batch"), lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


def circuits():
    """A parametrised quantum circuit: states of qubits as complex tensors, rotations and entangling gates, expectation values as logits, gradients through it."""
    B, Q, L = 12, 4, 2

    def gate(state, u, q):
        return jnp.moveaxis(jnp.tensordot(u, state, ((1,), (q,))), 0, q)

    def rotation(a):
        c, s = jnp.cos(a[0] / 2), jnp.sin(a[0] / 2)
        e = jnp.exp(0.5j * a[1])
        return jnp.array([[c * jnp.conj(e), -s * jnp.conj(e)], [s * e, c * e]])

    def run(p, x):
        state = jnp.zeros((2,) * Q, jnp.complex64).at[(0,) * Q].set(1.0)
        for layer in range(L):
            for q in range(Q):
                state = gate(state, rotation(jnp.stack([x[q] * p["scale"][layer, q], p["turn"][layer, q, 2]])), q)
                state = gate(state, rotation(p["turn"][layer, q, :2]), q)
            for q in range(Q):
                a, b = q, (q + 1) % Q
                moved = jnp.moveaxis(state, (a, b), (0, 1))
                state = jnp.moveaxis(moved.at[1, 1].multiply(-1.0), (0, 1), (a, b))
        weight = jnp.abs(state) ** 2
        return jnp.stack([jnp.moveaxis(weight, q, 0)[0].sum() - jnp.moveaxis(weight, q, 0)[1].sum() for q in range(2)])

    def loss(p, x, y):
        return optax.softmax_cross_entropy_with_integer_labels(3 * jax.vmap(run, (None, 0))(p, x) @ p["read"], y).mean()

    p = {"turn": draw(0, L, Q, 3), "scale": jnp.ones((L, Q)), "read": draw(1, 2, 2)}
    return _trained(loss, p, draw(2, B, Q), whole(3, 2, B), tolerance=1e-3)


def self_consistent():
    """A small self-consistent field: densities from the lowest eigenvectors of a Hamiltonian with a learnt potential, iterated and mixed, energies against references."""
    B, N = 12, 6

    def energy(p, v):
        hop = -jnp.eye(N, k=1) - jnp.eye(N, k=-1)

        def round_(density, _):
            xc = mlp(p, density[:, None], jax.nn.softplus)[:, 0]
            e, c = jnp.linalg.eigh(hop + jnp.diag(v + xc))
            new = 2 * (c[:, :2] ** 2).sum(1)
            return 0.5 * density + 0.5 * new, 2 * e[:2].sum()
        density, energies = lax.scan(round_, jnp.full(N, 4 / N), None, length=4)
        return energies[-1] - (density * mlp(p, density[:, None], jax.nn.softplus)[:, 0]).sum() / 2

    def loss(p, v, target):
        return ((jax.vmap(energy, (None, 0))(p, v) - target) ** 2).mean()
    return _trained(loss, layers(0, 1, 8, 1), draw(3, B, N), draw(4, B) - 4, tolerance=2e-3)


def triangles_and_frames():
    """Pairs of residues updated along triangles, frames built by Gram-Schmidt from predicted points, errors of all points seen from all frames, clamped."""
    B, N, C = 12, 5, 6

    def frames(x):
        e1 = x[:, :, 1] - x[:, :, 0]
        e1 = e1 / jnp.sqrt((e1**2).sum(-1, keepdims=True) + 1e-4)
        e2 = x[:, :, 2] - x[:, :, 0]
        e2 = e2 - (e1 * e2).sum(-1, keepdims=True) * e1
        e2 = e2 / jnp.sqrt((e2**2).sum(-1, keepdims=True) + 1e-4)
        return jnp.stack([e1, e2, jnp.cross(e1, e2)], -1), x[:, :, 0]

    def seen(x):
        r, t = frames(x)
        return jnp.einsum("bikl,bijk->bijl", r, x[:, None, :, 0] - t[:, :, None])

    def loss(p, pairs, target):
        z = mlp(p["in"], pairs)
        for b in p["blocks"]:
            n = (z - z.mean(-1, keepdims=True)) * lax.rsqrt(z.var(-1, keepdims=True) + 1e-5)
            left, right = (jax.nn.sigmoid(n @ b[f"g{s}"]) * (n @ b[f"w{s}"]) for s in "ab")
            z = z + jax.nn.sigmoid(n @ b["gate"]) * (jnp.einsum("bikc,bjkc->bijc", left, right) @ b["out"])
            z = z + jax.nn.sigmoid(n @ b["gate"]) * (jnp.einsum("bkic,bkjc->bijc", left, right) @ b["back"])
        x = (z.mean(2) @ p["points"]).reshape(B, N, 3, 3)
        d = jnp.sqrt(((seen(x) - seen(target)) ** 2).sum(-1) + 1e-4)
        return jnp.minimum(d, 10.0).mean()

    def block(i):
        return {k: draw(i + j, C, C) * 0.4 for j, k in enumerate(("ga", "wa", "gb", "wb", "gate", "out", "back"))}
    p = {"in": layers(0, 4, 8, C), "blocks": [block(10), block(20)], "points": draw(30, C, 9)}
    return _trained(loss, p, draw(40, B, N, N, 4), draw(41, B, N, 3, 3))


def sphere_traced():
    """Rays marched to a learnt surface by a while loop, the hit's gradient by the implicit theorem, masks by the smallest distance along the ray."""
    B = 12

    def distance(p, x):
        return jnp.linalg.norm(x, axis=-1) - 0.8 + 0.1 * mlp(p, x, jax.nn.softplus)[..., 0]

    def loss(p, origin, direction, depth, mask):
        direction = direction / jnp.linalg.norm(direction, axis=-1, keepdims=True)
        still = lax.stop_gradient(p)

        def on(carry):
            i, t, d = carry
            return (i < 8) & (jnp.abs(d) > 1e-3).any()

        def march(carry):
            i, t, d = carry
            t = jnp.clip(t + d, 0.0, 4.0)
            return i + 1, t, distance(still, origin + t[:, None] * direction)
        _, t, _ = lax.while_loop(on, march, (0, jnp.zeros(B), distance(still, origin)))
        x = origin + t[:, None] * direction
        slope = jax.vmap(jax.grad(lambda x: distance(still, x)))(x)
        along = (slope * direction).sum(-1)
        t = t - distance(p, x) / lax.stop_gradient(jnp.where(jnp.abs(along) > 1e-2, along, 1.0))
        sdf = distance(p, x)
        normal = jax.vmap(jax.grad(lambda x: distance(p, x)))(x)
        return (mask * jnp.abs(t - depth)).sum() / mask.sum() + optax.sigmoid_binary_cross_entropy(-20 * sdf, mask).mean() / 20 \
            + 0.1 * ((jnp.linalg.norm(normal, axis=-1) - 1) ** 2).mean()

    p = layers(0, 3, 12, 1)
    return _trained(loss, p, draw(3, B, 3) * 0.1 + jnp.array([0, 0, -2.0]), draw(4, B, 3) * 0.2 + jnp.array([0, 0, 1.0]), jnp.abs(draw(5, B)) + 1.0,
                    (whole(6, 4, B) > 0).astype(jnp.float32), tolerance=1e-3)


def periods_found():
    """TimesNet: periods chosen by the largest amplitudes over the batch, series folded by them (padded, gathered), convolved in two dimensions, weighted by amplitude."""
    B, L, C, K = 12, 12, 4, 2

    def fold(p, x, period):
        rows = (L + period - 1) // period
        at = jnp.arange(L)
        grid = jnp.zeros((B, L, L, C)).at[:, at // period, at % period].set(x)
        h = lax.conv_general_dilated(grid, p["conv"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        inside = (jnp.arange(L)[:, None] < rows) & (jnp.arange(L)[None] < period)
        h = jax.nn.gelu(h * inside[..., None])
        h = lax.conv_general_dilated(h, p["back"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        return h[:, at // period, at % period]

    def loss(p, x, y):
        h = x @ p["in"]
        spectrum = jnp.abs(jnp.fft.rfft(h, axis=1)).mean(-1)
        _, frequency = lax.top_k(lax.stop_gradient(spectrum.mean(0)).at[0].set(0.0), K)
        weight = jax.nn.softmax(spectrum[:, frequency])
        made = jnp.stack([fold(p, h, L // jnp.maximum(frequency[i], 1)) for i in range(K)], -1)
        h = h + (made * weight[:, None, None]).sum(-1)
        return ((h @ p["out"] - y) ** 2).mean()

    p = {"in": draw(0, 3, C) * 0.5, "conv": draw(1, 3, 3, C, C) * 0.2, "back": draw(2, 3, 3, C, C) * 0.2, "out": draw(3, C, 2) * 0.5}
    return _trained(loss, p, draw(4, B, L, 3), draw(5, B, L, 2))


def trees_searched():
    """A small tree search in the step: visits, values and children as arrays of each row, walked by while loops, visit counts as the policy's target."""
    B, D, A, N = 12, 6, 3, 5

    def infer(p, s):
        return s @ p["policy"], jnp.tanh(s @ p["value"])[:, 0]

    def search(p, root):
        rows = jnp.arange(B)
        logits, value = infer(p, root)
        states = jnp.zeros((B, N + 1, D)).at[:, 0].set(root)
        priors = jnp.zeros((B, N + 1, A)).at[:, 0].set(jax.nn.softmax(logits))
        visits = jnp.zeros((B, N + 1, A))
        totals = jnp.zeros((B, N + 1, A))
        children = jnp.full((B, N + 1, A), -1)

        def simulate(i, tree):
            states, priors, visits, totals, children = tree

            def choose(node):
                n, q = visits[rows, node], totals[rows, node]
                u = q / jnp.maximum(n, 1) + 1.5 * priors[rows, node] * jnp.sqrt(n.sum(-1, keepdims=True) + 1) / (1 + n)
                return u.argmax(-1)

            def descend(carry):
                node, action, depth = carry
                child = children[rows, node, action]
                deeper = child >= 0
                node = jnp.where(deeper, child, node)
                return node, jnp.where(deeper, choose(node), action), depth + 1
            first = jnp.zeros(B, jnp.int32)
            node, action, _ = lax.while_loop(lambda c: ((children[rows, c[0], c[1]] >= 0).any()) & (c[2] < N), descend, (first, choose(first), 0))
            new = jnp.tanh(jnp.concatenate([states[rows, node], jax.nn.one_hot(action, A)], -1) @ p["model"])
            logits, value = infer(p, new)
            return (states.at[:, i + 1].set(new), priors.at[:, i + 1].set(jax.nn.softmax(logits)), visits.at[rows, node, action].add(1.0),
                    totals.at[rows, node, action].add(value), children.at[rows, node, action].set(i + 1))
        tree = lax.fori_loop(0, N, simulate, (states, priors, visits, totals, children))
        return tree[2][:, 0] / tree[2][:, 0].sum(-1, keepdims=True)

    def loss(p, obs, reward):
        s = jnp.tanh(obs @ p["encode"])
        target = lax.stop_gradient(search(p, s))
        logits, value = infer(p, s)
        nxt = jnp.tanh(jnp.concatenate([s, target], -1) @ p["model"])
        return optax.softmax_cross_entropy(logits, target).mean() + ((value - reward) ** 2).mean() + 0.1 * (infer(p, nxt)[1] - reward).__pow__(2).mean()

    p = {"encode": draw(0, 4, D) * 0.5, "policy": draw(1, D, A), "value": draw(2, D, 1), "model": draw(3, D + A, D) * 0.5}
    return _trained(loss, p, draw(4, B, 4), draw(5, B))


def goals_relabelled():
    """Hindsight: goals of half the rows replaced by what their trajectory reached later, drawn by row; critic, actor and their slow copies."""
    B, L, D, G, A = 12, 5, 6, 2, 2
    tx = optax.adam(3e-3)

    def step(actor, critic, slow, opt, key, obs, action, reached, goal):
        key, k1, k2, k3 = jax.random.split(key, 4)
        t = jax.random.randint(k1, (B,), 0, L - 1)
        later = t + 1 + (jax.random.uniform(k2, (B,)) * (L - 1 - t)).astype(jnp.int32)
        rows = jnp.arange(B)
        new = jnp.where((jax.random.uniform(k3, (B,)) < 0.5)[:, None], reached[rows, jnp.minimum(later, L - 1)], goal)
        s, a, s2 = obs[rows, t], action[rows, t], obs[rows, t + 1]
        reward = -(((reached[rows, t + 1] - new) ** 2).sum(-1) > 0.5).astype(jnp.float32)
        q = lambda c, s, a: mlp(c, jnp.concatenate([s, new, a], -1))[:, 0]  # noqa: E731
        pi = lambda p, s: jnp.tanh(mlp(p, jnp.concatenate([s, new], -1)))  # noqa: E731
        target = lax.stop_gradient(jnp.clip(reward + 0.98 * q(slow[1], s2, pi(slow[0], s2)), -50.0, 0.0))
        closs, gc = jax.value_and_grad(lambda c: ((q(c, s, a) - target) ** 2).mean())(critic)
        aloss, ga = jax.value_and_grad(lambda p: -q(critic, s, pi(p, s)).mean() + 1e-2 * (pi(p, s) ** 2).mean())(actor)
        ua, oa = tx.update(ga, opt[0], actor)
        uc, oc = tx.update(gc, opt[1], critic)
        actor, critic = optax.apply_updates(actor, ua), optax.apply_updates(critic, uc)
        slow = optax.incremental_update((actor, critic), slow, 0.05)
        return actor, critic, slow, (oa, oc), key, {"critic": closs, "actor": aloss}

    actor, critic = layers(0, D + G, 12, A), layers(4, D + G + A, 12, 1)
    return Stranger(step, (actor, critic, (actor, critic), (tx.init(actor), tx.init(critic)), jax.random.key_data(jax.random.PRNGKey(2)),
                           draw(8, B, L, D), draw(9, B, L, A), draw(10, B, L, G), draw(11, B, G)),
                    ("param", "param", "model_state", "opt", "rng", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 3))


def ensembles_inverted():
    """Ensemble Kalman inversion beside a gradient: members of all weights moved by their covariance with what they predict, no gradient of theirs at all."""
    B, D, E = 12, 4, 8

    def step(members, key, x, y):
        key, sub = jax.random.split(key)
        leaves, tree = jax.tree.flatten(members)
        flat = jnp.concatenate([a.reshape(E, -1) for a in leaves], 1)
        out = jax.vmap(lambda p: mlp(p, x, jnp.tanh)[:, 0])(members)
        du, do = flat - flat.mean(0), out - out.mean(0)
        cov = do @ do.T / E + 0.1 * jnp.eye(E)
        gain = jnp.linalg.solve(cov, do @ (y[None] + 0.1 * jax.random.normal(sub, (E, B)) - out).T)
        flat = flat + du.T.__matmul__(gain).T / E
        made, at = [], 0
        for a in leaves:
            made.append(flat[:, at:at + a[0].size].reshape(a.shape))
            at += a[0].size
        return tree.unflatten(made), key, ((out.mean(0) - y) ** 2).mean()

    members = [(jnp.stack([draw(i + 3 * j, a, b) for j in range(E)]) * a**-0.5, jnp.zeros((E, b))) for i, (a, b) in enumerate(((D, 5), (5, 1)))]
    return Stranger(step, (members, jax.random.key_data(jax.random.PRNGKey(3)), draw(90, B, D), draw(91, B)), ("param", "rng", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0,), tolerance=1e-3)


def butterflies():
    """Weights as butterflies: log2 layers of paired 2 x 2 mixes, between them a block-circulant matrix by Fourier transforms and a tensor train."""
    B, D = 12, 16

    def loss(p, x, y):
        h = x
        for level in range(4):
            h = h.reshape(B, -1, 2, 2**level)
            h = jnp.einsum("bnis,nsij->bnjs", h, p["mix"][level].reshape(D // 2 // 2**level, 2**level, 2, 2)).reshape(B, D)
        h = jax.nn.relu(h + p["b1"])
        f = jnp.fft.rfft(h.reshape(B, 2, 8))
        h = jnp.fft.irfft(jnp.einsum("bif,oif->bof", f, jnp.fft.rfft(p["circle"])), n=8).reshape(B, D)
        h = jax.nn.relu(h)
        h = jnp.einsum("bij,iar,rjc->bac", h.reshape(B, 4, 4), p["train"][0], p["train"][1]).reshape(B, -1)
        return ((h - y) ** 2).mean()

    p = {"mix": draw(0, 4, D // 2, 2, 2) * 0.7, "b1": jnp.zeros(D), "circle": draw(1, 2, 2, 8) * 0.3, "train": [draw(2, 4, 2, 3) * 0.4, draw(3, 3, 4, 2) * 0.4]}
    return _trained(loss, p, draw(5, B, D), draw(6, B, 4), tx=optax.chain(optax.adaptive_grad_clip(0.1), optax.sgd(0.1, momentum=0.9, nesterov=True)))


SEARCHES = {
    "late_interaction": late_interaction,
    "sparse_words": sparse_words,
    "nested_sizes": nested_sizes,
    "product_keys": product_keys,
    "drafted_heads": drafted_heads,
    "merged_now_and_then": merged_now_and_then,
    "shared_random_matrices": shared_random_matrices,
    "circuits": circuits,
    "self_consistent": self_consistent,
    "triangles_and_frames": triangles_and_frames,
    "sphere_traced": sphere_traced,
    "periods_found": periods_found,
    "trees_searched": trees_searched,
    "goals_relabelled": goals_relabelled,
    "ensembles_inverted": ensembles_inverted,
    "butterflies": butterflies,
}
