"""Layers that are more than matmuls: experts, solvers, flows, graphs, recurrences, alignments."""

import jax
import jax.numpy as jnp
import optax

from contrastive import ADAM, ROWS, apply, classes, net, rows, trained
from stranger import Stranger

WIDTH, CLASSES = 8, 5


def matrix(key, *shape):
    return jax.random.normal(jax.random.PRNGKey(key), shape) * shape[0] ** -0.5


def cross_entropy(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


# ---- experts ---------------------------------------------------------------------------------------------------------------


def experts_soft():
    """All experts, weighted; a balance loss over means of rows."""
    def loss_fn(p, x, y):
        gate = jax.nn.softmax(x @ p["gate"])
        out = jnp.einsum("be,bed->bd", gate, jax.nn.relu(jnp.einsum("bi,eio->beo", x, p["experts"])))
        balance = ((gate.mean(0) - 0.25) ** 2).sum()
        return cross_entropy(out @ p["out"], y) + 0.1 * balance
    params = {"gate": matrix(0, WIDTH, 4), "experts": matrix(1, 4, WIDTH, 16), "out": matrix(2, 16, CLASSES)}
    return trained(loss_fn, params, rows(1, WIDTH), classes(2, CLASSES))


def experts_top_two():
    """Two experts a row, without a capacity: masks of one-hot."""
    def loss_fn(p, x, y):
        weight, chosen = jax.lax.top_k(jax.nn.softmax(x @ p["gate"]), 2)
        mask = (jax.nn.one_hot(chosen, 4) * weight[..., None]).sum(1)
        out = jnp.einsum("be,beo->bo", mask, jax.nn.relu(jnp.einsum("bi,eio->beo", x, p["experts"])))
        return cross_entropy(out @ p["out"], y)
    params = {"gate": matrix(0, WIDTH, 4), "experts": matrix(1, 4, WIDTH, 16), "out": matrix(2, 16, CLASSES)}
    return trained(loss_fn, params, rows(1, WIDTH), classes(2, CLASSES))


def experts_with_capacity():
    """Switch: places are counted by a running sum over all rows, those beyond the capacity are dropped."""
    def loss_fn(p, x, y):
        gate = jax.nn.softmax(x @ p["gate"])
        chosen = jax.nn.one_hot(gate.argmax(1), 3)
        place = jnp.cumsum(chosen, 0) * chosen - 1
        kept = chosen * (place < 5)
        slots = jax.nn.one_hot(place.max(1).astype(jnp.int32), 5)
        dispatch = kept[:, :, None] * slots[:, None]
        inside = jnp.einsum("bec,bi->eci", dispatch, x)
        outside = jax.nn.relu(jnp.einsum("eci,eio->eco", inside, p["experts"]))
        out = jnp.einsum("bec,eco->bo", dispatch * gate[:, :, None], outside)
        return cross_entropy(out @ p["out"], y)
    params = {"gate": matrix(0, WIDTH, 3), "experts": matrix(1, 3, WIDTH, 16), "out": matrix(2, 16, CLASSES)}
    return trained(loss_fn, params, rows(1, WIDTH), classes(2, CLASSES))


def experts_by_token():
    """[B, T]: capacity within each row of the batch, so rows stay apart."""
    def loss_fn(p, ids, labels):
        x = p["embedding"][ids]
        gate = jax.nn.softmax(x @ p["gate"])
        chosen = jax.nn.one_hot(gate.argmax(-1), 3)
        kept = chosen * (jnp.cumsum(chosen, 1) <= 3)
        y = jnp.einsum("btd,edh->bteh", x, p["experts"])
        h = x + jnp.einsum("bte,bteh->bth", kept * gate, jax.nn.gelu(y))
        return cross_entropy(h @ p["embedding"].T, labels)
    keys = jax.random.split(jax.random.PRNGKey(3), 2)
    params = {"embedding": matrix(0, 20, WIDTH), "gate": matrix(1, WIDTH, 3), "experts": matrix(2, 3, WIDTH, WIDTH)}
    return trained(loss_fn, params, *(jax.random.randint(k, (ROWS, 6), 0, 20) for k in keys))


# ---- low rank, norms -------------------------------------------------------------------------------------------------------


def low_rank_adapters():
    """LoRA on two frozen layers."""
    def loss_fn(p, base, x, y):
        for layer, a in zip(base, p):
            x = jnp.tanh(x @ (layer["w"] + 0.5 * a["down"] @ a["up"]) + layer["b"])
        return cross_entropy(x, y)
    base = net(0, WIDTH, 16, CLASSES)
    p = [{"down": matrix(1, WIDTH, 2), "up": jnp.zeros((2, 16))}, {"down": matrix(2, 16, 2), "up": jnp.zeros((2, CLASSES))}]
    return trained(loss_fn, p, base, rows(1, WIDTH), classes(2, CLASSES), kinds=["frozen", "batch", "batch"])


def decomposed_adapters():
    """DoRA: a magnitude for each column, divided by the norm of frozen and learnt together."""
    def loss_fn(p, base, x, y):
        w = base + p["down"] @ p["up"]
        w = p["size"] * w / jnp.linalg.norm(w, axis=0, keepdims=True)
        return cross_entropy(x @ w, y)
    base = matrix(0, WIDTH, CLASSES)
    p = {"down": matrix(1, WIDTH, 2), "up": jnp.zeros((2, CLASSES)), "size": jnp.linalg.norm(base, axis=0)}
    return trained(loss_fn, p, base, rows(1, WIDTH), classes(2, CLASSES), kinds=["frozen", "batch", "batch"])


def prompt_tuning():
    """Learnt tokens in front of every row; the model is frozen."""
    def loss_fn(p, model, ids, labels):
        x = jnp.concatenate([jnp.broadcast_to(p, (ROWS, *p.shape)), model["embedding"][ids]], 1)
        scores = jnp.einsum("btd,bsd->bts", x @ model["q"], x @ model["k"]) / 3
        h = jax.nn.softmax(scores) @ (x @ model["v"])
        return cross_entropy(h[:, p.shape[0]:] @ model["embedding"].T, labels)
    keys = jax.random.split(jax.random.PRNGKey(3), 2)
    model = {"embedding": matrix(0, 20, WIDTH), **{n: matrix(i, WIDTH, WIDTH) for i, n in enumerate("qkv")}}
    return trained(loss_fn, matrix(5, 3, WIDTH), model, *(jax.random.randint(k, (ROWS, 6), 0, 20) for k in keys),
                   kinds=["frozen", "batch", "batch"])


def weight_norm():
    def loss_fn(p, x, y):
        for layer in p:
            w = layer["g"] * layer["v"] / (jnp.linalg.norm(layer["v"], axis=0) + 1e-6)
            x = jnp.tanh(x @ w + layer["b"])
        return cross_entropy(x, y)
    p = [{"v": layer["w"], "b": layer["b"], "g": jnp.ones(layer["b"].shape)} for layer in net(0, WIDTH, 16, CLASSES)]
    return trained(loss_fn, p, rows(1, WIDTH), classes(2, CLASSES), tx=optax.sgd(0.1, momentum=0.9))


def weight_standardised():
    """Convolutions with standardised weights, group norm."""
    def loss_fn(p, x, y):
        w = p["w"]
        w = (w - w.mean((0, 1, 2))) / (w.std((0, 1, 2)) + 1e-5)
        h = jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        g = h.reshape(ROWS, 6, 6, 2, 4)
        g = (g - g.mean((1, 2, 4), keepdims=True)) * jax.lax.rsqrt(g.var((1, 2, 4), keepdims=True) + 1e-5)
        return cross_entropy(jax.nn.relu(g.reshape(h.shape) * p["scale"]).mean((1, 2)) @ p["out"], y)
    p = {"w": matrix(0, 3, 3, 3, 8), "scale": jnp.ones(8), "out": matrix(1, 8, CLASSES)}
    return trained(loss_fn, p, rows(1, 6, 6, 3), classes(2, CLASSES))


def hyper_network():
    """One network makes the weights of another, for each row."""
    def loss_fn(p, task, x, y):
        w = apply(p, task).reshape(ROWS, WIDTH, 2)
        return ((jnp.einsum("bi,bio->bo", x, w) - y) ** 2).mean()
    return trained(loss_fn, net(0, 4, 16, WIDTH * 2), rows(1, 4), rows(2, WIDTH), rows(3, 2))


# ---- solvers ---------------------------------------------------------------------------------------------------------------


def equilibrium():
    """A deep equilibrium: a while loop until nothing moves, the implicit gradient by another."""
    @jax.custom_vjp
    def solve(w, x):
        def body(carry):
            z, _, i = carry
            new = jnp.tanh(z @ w + x)
            return new, jnp.abs(new - z).max(), i + 1
        z, _, _ = jax.lax.while_loop(lambda c: (c[1] > 1e-5) & (c[2] < 30), body, (jnp.zeros_like(x), jnp.float32(1), 0))
        return z

    def forward(w, x):
        z = solve(w, x)
        return z, (w, x, z)

    def backward(kept, g):
        w, x, z = kept
        _, pull = jax.vjp(lambda z: jnp.tanh(z @ w + x), z)
        u = jax.lax.fori_loop(0, 10, lambda _, u: g + pull(u)[0], g)
        _, pull = jax.vjp(lambda w, x: jnp.tanh(z @ w + x), w, x)
        return pull(u)
    solve.defvjp(forward, backward)

    def loss_fn(p, x, y):
        return cross_entropy(solve(0.3 * p["w"], x @ p["in"]) @ p["out"], y)
    p = {"in": matrix(0, WIDTH, 6), "w": matrix(1, 6, 6), "out": matrix(2, 6, CLASSES)}
    return trained(loss_fn, p, rows(1, WIDTH), classes(2, CLASSES), tolerance=1e-3)


def equilibrium_fixed():
    """A fixed number of rounds, unrolled gradients."""
    def loss_fn(p, x, y):
        u = x @ p["in"]
        z = jax.lax.fori_loop(0, 6, lambda _, z: jnp.tanh(z @ p["w"] + u), jnp.zeros_like(u))
        return cross_entropy(z @ p["out"], y)
    p = {"in": matrix(0, WIDTH, 6), "w": matrix(1, 6, 6), "out": matrix(2, 6, CLASSES)}
    return trained(loss_fn, p, rows(1, WIDTH), classes(2, CLASSES))


def neural_ode():
    """Runge-Kutta by a scan over time."""
    def loss_fn(p, x, y):
        def f(z):
            return apply(p["field"], z)

        def step(z, _):
            k1 = f(z)
            k2 = f(z + 0.05 * k1)
            k3 = f(z + 0.05 * k2)
            return z + 0.1 / 6 * (k1 + 2 * k2 + 2 * k3 + f(z + 0.1 * k3)), None
        z, _ = jax.lax.scan(step, x, None, length=4)
        return cross_entropy(apply(p["out"], z), y)
    return trained(loss_fn, {"field": net(0, WIDTH, 16, WIDTH), "out": net(1, WIDTH, CLASSES)}, rows(1, WIDTH), classes(2, CLASSES))


def ridge_head():
    """A linear solve for each row's own support set, differentiated (meta-learning with closed forms)."""
    def loss_fn(p, support, targets, query, wanted):
        s, q = apply(p, support), apply(p, query)
        gram = jnp.einsum("bni,bnj->bij", s, s) + 0.5 * jnp.eye(s.shape[-1])
        w = jnp.linalg.solve(gram, jnp.einsum("bni,bno->bio", s, targets))
        return ((jnp.einsum("bni,bio->bno", q, w) - wanted) ** 2).mean()
    return trained(loss_fn, net(0, WIDTH, 16, 4), rows(1, 6, WIDTH), rows(2, 6, 2), rows(3, 3, WIDTH), rows(4, 3, 2), tolerance=1e-3)


def gaussian_process():
    """Marginal likelihood of each row's own points: Cholesky, log determinant."""
    def loss_fn(p, x, y):
        far = ((x[:, :, None] - x[:, None]) ** 2 / jnp.exp(p["length"])).sum(-1)
        k = jnp.exp(p["scale"]) * jnp.exp(-far) + (jnp.exp(p["noise"]) + 0.1) * jnp.eye(x.shape[1])
        factor = jnp.linalg.cholesky(k)
        a = jax.scipy.linalg.solve_triangular(factor, y[..., None], lower=True)[..., 0]
        return (0.5 * (a * a).sum(1) + jnp.log(jnp.diagonal(factor, axis1=1, axis2=2)).sum(1)).mean()
    p = {"length": jnp.zeros(3), "scale": jnp.float32(0), "noise": jnp.float32(-1)}
    return trained(loss_fn, p, rows(1, 6, 3), rows(2, 6), tolerance=1e-3)


# ---- flows and diffusion -----------------------------------------------------------------------------------------------------


def coupling_flow():
    def loss_fn(p, x):
        total = 0.0
        for i, layer in enumerate(p):
            a, b = jnp.split(x, 2, -1)
            scale, shift = jnp.split(apply(layer, a), 2, -1)
            scale = jnp.tanh(scale)
            x = jnp.concatenate([b * jnp.exp(scale) + shift, a], -1)
            total = total + scale.sum(-1)
        return (0.5 * (x * x).sum(-1) - total).mean()
    return trained(loss_fn, [net(i, 4, 16, 8) for i in range(3)], rows(1, WIDTH))


def glow():
    """Invertible 1x1 convolutions as an LU product with a fixed permutation; activations normalised by learnt numbers."""
    def loss_fn(p, permutations, x):
        total = 0.0
        for layer, order in zip(p, permutations):
            x = (x + layer["shift"]) * jnp.exp(layer["log_scale"])
            lower = jnp.tril(layer["l"], -1) + jnp.eye(WIDTH)
            upper = jnp.triu(layer["u"], 1) + jnp.diag(jnp.exp(layer["s"]))
            x = x @ (order @ lower @ upper)
            a, b = jnp.split(x, 2, -1)
            scale, shift = jnp.split(apply(layer["net"], a), 2, -1)
            scale = jax.nn.log_sigmoid(scale + 2)
            x = jnp.concatenate([a, b * jnp.exp(scale) + shift], -1)
            total = total + layer["log_scale"].sum() + layer["s"].sum() + scale.sum(-1)
        return (0.5 * (x * x).sum(-1) - total).mean()
    p = [{"shift": jnp.zeros(WIDTH), "log_scale": jnp.zeros(WIDTH), "l": matrix(i, WIDTH, WIDTH), "u": matrix(9 + i, WIDTH, WIDTH),
          "s": jnp.zeros(WIDTH), "net": net(i, 4, 16, 8)} for i in range(2)]
    orders = [jnp.eye(WIDTH)[jax.random.permutation(jax.random.PRNGKey(i), WIDTH)] for i in range(2)]
    return trained(loss_fn, p, orders, rows(1, WIDTH), kinds=["frozen", "batch"], tolerance=1e-3)


def glow_determinant():
    """The same with log|det W| of a plain matrix: an LU factorisation in the step."""
    def loss_fn(p, x):
        z = x @ p["w"]
        return (0.5 * (z * z).sum(-1)).mean() - jnp.linalg.slogdet(p["w"])[1]
    return trained(loss_fn, {"w": jnp.eye(WIDTH) + 0.1 * matrix(0, WIDTH, WIDTH)}, rows(1, WIDTH), tolerance=1e-3)


def flow_matching(average=0.99):
    """Straight paths from noise, drawn in the step; an average of the parameters."""
    def step(p, mean, opt, key, x):
        key, a, b = jax.random.split(key, 3)
        noise, t = jax.random.normal(a, x.shape), jax.random.uniform(b, (ROWS, 1))

        def loss_fn(p):
            at = (1 - t) * noise + t * x
            return ((apply(p, jnp.concatenate([at, t], -1)) - (x - noise)) ** 2).mean()
        loss, grads = jax.value_and_grad(loss_fn)(p)
        updates, opt = ADAM.update(grads, opt)
        p = optax.apply_updates(p, updates)
        return p, jax.tree.map(lambda m, w: average * m + (1 - average) * w, mean, p), opt, key, loss
    p = net(0, WIDTH + 1, 16, WIDTH)
    return Stranger(step, (p, jax.tree.map(jnp.copy, p), ADAM.init(p), jax.random.PRNGKey(5), rows(1, WIDTH)),
                    ("param", "model_state", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4]))


def score_matching():
    """Sliced score matching: a gradient along random directions."""
    def loss_fn(p, x, direction):
        def one(x, v):
            score, along = jax.jvp(lambda x: apply(p, x), (x,), (v,))
            return (v * along).sum() + 0.5 * (score * score).sum()
        return jax.vmap(one)(x, direction).mean()
    return trained(loss_fn, net(0, WIDTH, 16, WIDTH), rows(1, WIDTH), rows(2, WIDTH))


def energy_based():
    """Langevin steps inside the loss: gradients with respect to rows, unrolled."""
    def loss_fn(p, x, start):
        def energy(p, x):
            return apply(p, x)[..., 0]
        z = start
        for _ in range(3):
            z = z - 0.1 * jax.grad(lambda z: energy(jax.lax.stop_gradient(p), z).sum())(z)
        z = jax.lax.stop_gradient(z)
        e, f = energy(p, x), energy(p, z)
        return (e - f).mean() + 0.1 * (e * e + f * f).mean()
    return trained(loss_fn, net(0, WIDTH, 16, 1), rows(1, WIDTH), rows(2, WIDTH))


# ---- recurrences and alignments ------------------------------------------------------------------------------------------------


def recurrent(cell, hidden=8, width=3):
    """[B, T, ...] scanned over time."""
    def loss_fn(p, x, y):
        def body(h, now):
            h = cell(p, h, now)
            return h, None
        h, _ = jax.lax.scan(body, jnp.zeros((ROWS, hidden * width)), x.transpose(1, 0, 2))
        return cross_entropy(h[:, :hidden] @ p["out"], y)
    p = {"w": matrix(0, WIDTH, 4 * hidden), "u": matrix(1, hidden, 4 * hidden), "b": jnp.zeros(4 * hidden), "out": matrix(2, hidden, CLASSES)}
    return trained(loss_fn, p, rows(1, 5, WIDTH), classes(2, CLASSES))


def _lstm(p, state, x):
    h, c, last = jnp.split(state, 3, -1)
    i, f, g, o = jnp.split(x @ p["w"] + h @ p["u"] + p["b"], 4, -1)
    c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    return jnp.concatenate([jax.nn.sigmoid(o) * jnp.tanh(c), c, h], -1)


def _simple(p, state, x):
    return jnp.tanh(x @ p["w"][:, :8] + state @ p["u"][:, :8] + p["b"][:8])


def bidirectional():
    """Forwards and backwards over time, an LSTM each way; lengths as a mask."""
    def loss_fn(p, x, length, y):
        mask = (jnp.arange(5)[None] < length[:, None]).astype("f")

        def run(q, reverse):
            def body(carry, item):
                now, m = item
                new = _lstm(q, carry, now)
                carry = m[:, None] * new + (1 - m[:, None]) * carry
                return carry, carry[:, :8]
            return jax.lax.scan(body, jnp.zeros((ROWS, 24)), (x.transpose(1, 0, 2), mask.T), reverse=reverse)[1]
        h = jnp.concatenate([run(p["left"], False), run(p["right"], True)], -1)
        pooled = (h * mask.T[..., None]).sum(0) / mask.sum(1)[:, None]
        return cross_entropy(pooled @ p["out"], y)

    def cell(key):
        return {"w": matrix(key, WIDTH, 32), "u": matrix(key + 1, 8, 32), "b": jnp.zeros(32)}
    return trained(loss_fn, {"left": cell(0), "right": cell(2), "out": matrix(4, 16, CLASSES)}, rows(1, 5, WIDTH),
                   1 + classes(3, 5), classes(2, CLASSES))


def state_space():
    """A diagonal state-space layer by an associative scan over time."""
    def loss_fn(p, x, y):
        decay = jax.nn.sigmoid(p["decay"])
        drive = x @ p["in"]

        def join(a, b):
            return a[0] * b[0], b[0] * a[1] + b[1]
        _, h = jax.lax.associative_scan(join, (jnp.broadcast_to(decay, drive.shape), drive), axis=1)
        return cross_entropy((h @ p["out"]).mean(1), y)
    return trained(loss_fn, {"decay": jnp.ones(6), "in": matrix(0, WIDTH, 6), "out": matrix(1, 6, CLASSES)}, rows(1, 7, WIDTH),
                   classes(2, CLASSES))


def alignment_loss():
    """CTC of optax: padded frames and labels."""
    def loss_fn(p, frames, frame_padding, labels, label_padding):
        return optax.ctc_loss(apply(p, frames), frame_padding, labels, label_padding).mean()
    frames = rows(1, 7, WIDTH)
    frame_padding = (jnp.arange(7)[None] >= (5 + classes(3, 3))[:, None]).astype("f")
    labels = 1 + jax.random.randint(jax.random.PRNGKey(4), (ROWS, 3), 0, CLASSES - 1)
    label_padding = (jnp.arange(3)[None] >= (1 + classes(5, 3))[:, None]).astype("f")
    return trained(loss_fn, net(0, WIDTH, 16, CLASSES), frames, frame_padding, labels, label_padding, tolerance=1e-3)


def transducer():
    """RNN-T's forward variable by hand: a scan over time, one over labels inside."""
    def loss_fn(p, frames, labels):
        joint = jax.nn.log_softmax(apply(p["frame"], frames)[:, :, None] + p["label"][labels][:, None], -1)
        blank = joint[..., 0]
        emit = jnp.take_along_axis(joint[:, :, :-1], labels[:, None, 1:, None], -1)[..., 0]

        def over_time(alpha, item):
            b, e = item
            from_left = alpha + b

            def over_labels(carry, item):
                left, e = item
                now = jnp.logaddexp(left, carry + e)
                return now, now
            first = from_left[:, 0]
            _, rest = jax.lax.scan(over_labels, first, (from_left[:, 1:].T, e.T))
            return jnp.concatenate([first[:, None], rest.T], 1), None
        start = jnp.concatenate([jnp.zeros((ROWS, 1)), jnp.cumsum(emit[:, 0], 1)], 1)
        alpha, _ = jax.lax.scan(over_time, start, (blank[:, :-1].transpose(1, 0, 2), emit[:, 1:].transpose(1, 0, 2)))
        return -(alpha[:, -1] + blank[:, -1, -1]).mean()
    labels = jax.random.randint(jax.random.PRNGKey(4), (ROWS, 4), 1, CLASSES)
    return trained(loss_fn, {"frame": net(0, WIDTH, 16, CLASSES), "label": matrix(1, CLASSES, CLASSES)}, rows(1, 5, WIDTH), labels,
                   tolerance=1e-3)


def conditional_field():
    """A CRF over tags: the partition function by a scan of logsumexp."""
    def loss_fn(p, x, tags):
        score = apply(p["emit"], x)
        gold = jnp.take_along_axis(score, tags[..., None], -1)[..., 0].sum(1) + p["move"][tags[:, :-1], tags[:, 1:]].sum(1)

        def body(alpha, now):
            return jax.nn.logsumexp(alpha[:, :, None] + p["move"][None], axis=1) + now, None
        alpha, _ = jax.lax.scan(body, score[:, 0], score[:, 1:].transpose(1, 0, 2))
        return (jax.nn.logsumexp(alpha, axis=1) - gold).mean()
    tags = jax.random.randint(jax.random.PRNGKey(4), (ROWS, 6), 0, CLASSES)
    return trained(loss_fn, {"emit": net(0, WIDTH, 16, CLASSES), "move": matrix(1, CLASSES, CLASSES)}, rows(1, 6, WIDTH), tags)


# ---- graphs and sets -----------------------------------------------------------------------------------------------------------


def graph_dense():
    """A batch of graphs by adjacency matrices."""
    def loss_fn(p, nodes, edges, y):
        degree = edges.sum(-1, keepdims=True) + 1
        for w in p["layers"]:
            nodes = jax.nn.relu((edges @ nodes + nodes) / degree @ w)
        return cross_entropy(nodes.mean(1) @ p["out"], y)
    edges = (rows(3, 6, 6) > 0.3).astype("f")
    return trained(loss_fn, {"layers": [matrix(i, WIDTH, WIDTH) for i in range(2)], "out": matrix(3, WIDTH, CLASSES)},
                   rows(1, 6, WIDTH), edges, classes(2, CLASSES))


def graph_segments():
    """Edges as lists of numbers within each graph; sums by segment, vmapped."""
    def loss_fn(p, nodes, senders, receivers, y):
        def one(nodes, senders, receivers):
            messages = jax.nn.relu(jnp.concatenate([nodes[senders], nodes[receivers]], -1) @ p["message"])
            gathered = jax.ops.segment_sum(messages, receivers, 6)
            return (nodes + gathered).max(0) @ p["out"]
        return cross_entropy(jax.vmap(one)(nodes, senders, receivers), y)
    keys = jax.random.split(jax.random.PRNGKey(3), 2)
    return trained(loss_fn, {"message": matrix(0, 2 * WIDTH, WIDTH), "out": matrix(1, WIDTH, CLASSES)}, rows(1, 6, WIDTH),
                   *(jax.random.randint(k, (ROWS, 9), 0, 6) for k in keys), classes(2, CLASSES))


def attention_over_set():
    """Slot attention: three rounds in which slots compete."""
    def loss_fn(p, x, y):
        k, v = x @ p["k"], x @ p["v"]
        slots = jnp.broadcast_to(p["slots"], (ROWS, 3, WIDTH))
        for _ in range(3):
            weight = jax.nn.softmax(jnp.einsum("bsd,bnd->bsn", slots @ p["q"], k), axis=1) + 1e-6
            weight = weight / weight.sum(-1, keepdims=True)
            slots = jnp.tanh(slots + jnp.einsum("bsn,bnd->bsd", weight, v))
        return cross_entropy(slots.reshape(ROWS, -1) @ p["out"], y)
    p = {n: matrix(i, WIDTH, WIDTH) for i, n in enumerate("qkv")}
    return trained(loss_fn, {**p, "slots": matrix(5, 3, WIDTH), "out": matrix(6, 3 * WIDTH, CLASSES)}, rows(1, 6, WIDTH),
                   classes(2, CLASSES))


def point_cloud():
    """A transform of its own for each cloud, a penalty on its orthogonality."""
    def loss_fn(p, x, y):
        t = (apply(p["transform"], x).max(1) @ p["matrix"]).reshape(ROWS, 3, 3) + jnp.eye(3)
        h = apply(p["points"], x @ t).max(1)
        apart = t @ t.transpose(0, 2, 1) - jnp.eye(3)
        return cross_entropy(h @ p["out"], y) + 0.1 * (apart ** 2).sum((1, 2)).mean()
    p = {"transform": net(0, 3, 16), "matrix": matrix(1, 16, 9), "points": net(2, 3, 16), "out": matrix(3, 16, CLASSES)}
    return trained(loss_fn, p, rows(1, 9, 3), classes(2, CLASSES))


STRUCTURE = {
    "experts_soft": experts_soft,
    "experts_top_two": experts_top_two,
    "experts_with_capacity": experts_with_capacity,
    "experts_by_token": experts_by_token,
    "low_rank_adapters": low_rank_adapters,
    "decomposed_adapters": decomposed_adapters,
    "prompt_tuning": prompt_tuning,
    "weight_norm": weight_norm,
    "weight_standardised": weight_standardised,
    "hyper_network": hyper_network,
    "equilibrium": equilibrium,
    "equilibrium_fixed": equilibrium_fixed,
    "neural_ode": neural_ode,
    "ridge_head": ridge_head,
    "gaussian_process": gaussian_process,
    "coupling_flow": coupling_flow,
    "glow": glow,
    "glow_determinant": glow_determinant,
    "flow_matching": flow_matching,
    "score_matching": score_matching,
    "energy_based": energy_based,
    "recurrent_lstm": lambda: recurrent(_lstm),
    "recurrent_simple": lambda: recurrent(_simple, width=1),
    "bidirectional": bidirectional,
    "state_space": state_space,
    "alignment_loss": alignment_loss,
    "transducer": transducer,
    "conditional_field": conditional_field,
    "graph_dense": graph_dense,
    "graph_segments": graph_segments,
    "attention_over_set": attention_over_set,
    "point_cloud": point_cloud,
}
