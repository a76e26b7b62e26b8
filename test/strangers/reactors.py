"""Fields, molecules and dynamics: denoisers that are preconditioned, flows whose ends are coupled, one graph for all, forces, tensor
products, clouds, operators, equations with sets of points of their own, stochastic and controlled paths, lattices, spikes, plants."""

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map


class TrainState(NamedTuple):
    step: Any
    params: Any
    opt_state: Any
    ema: Any = None


def sigmas_preconditioned():
    """EDM: noise levels by a log-normal, labels dropped, gradients cleaned of NaNs, an average whose half-life grows with the step; state last."""
    B, F, C = 12, 10, 4

    def net(p, x, c_noise, y):
        emb = jnp.concatenate([jnp.cos(c_noise[:, None] * p["freqs"]), jnp.sin(c_noise[:, None] * p["freqs"])], 1)
        h = jax.nn.silu(x @ p["in"] + emb @ p["emb"] + p["label"][y])
        return h @ p["out"]

    def denoise(p, x, sigma, y):
        s = sigma[:, None]
        skip, out, inp = 0.25 / (s**2 + 0.25), s * 0.5 * lax.rsqrt(s**2 + 0.25), lax.rsqrt(s**2 + 0.25)
        return skip * x + out * net(p, inp * x, jnp.log(sigma) / 4, y)

    def step(images, labels, rng, state):
        rng = jax.random.fold_in(rng, state.step)
        k1, k2, k3 = jax.random.split(rng, 3)
        x = images.astype(jnp.float32) / 127.5 - 1
        y = jnp.where(jax.random.uniform(k3, (B,)) < 0.1, C, labels)
        sigma = jnp.exp(jax.random.normal(k1, (B,)) * 1.2 - 1.2)
        noise = jax.random.normal(k2, x.shape) * sigma[:, None]

        def loss(p):
            weight = (sigma**2 + 0.25) / (sigma * 0.5) ** 2
            return (weight[:, None] * jnp.square(denoise(p, x + noise, sigma, y) - x)).mean()
        value, g = jax.value_and_grad(loss)(state.params)
        g = T(lambda g: jnp.nan_to_num(g, nan=0.0, posinf=1e5, neginf=-1e5), g)
        u, opt_state = tx.update(g, state.opt_state)
        params = optax.apply_updates(state.params, u)
        halflife = jnp.minimum(500.0, state.step * 12 * 0.05 + 1)
        beta = 0.5 ** (12 / halflife)
        return TrainState(state.step + 1, params, opt_state, T(lambda e, p: p + (e - p) * beta, state.ema, params)), value

    tx = optax.adam(optax.linear_schedule(1e-5, 1e-2, 10), b2=0.99)
    p = {"in": draw(0, F, 16) * 0.3, "freqs": draw(1, 4), "emb": draw(2, 8, 16) * 0.3, "label": draw(3, C + 1, 16) * 0.3, "out": draw(4, 16, F) * 0.1}
    state = TrainState(jnp.int32(0), p, tx.init(p), T(jnp.copy, p))
    return Stranger(step, (whole(5, 256, B, F).astype(jnp.uint8), whole(6, C, B), jax.random.PRNGKey(0), state),
                    ("batch", "batch", "rng", TrainState("counter", "param", "opt", "model_state")), lambda a, r: (*a[:3], r[0]), (3,))


def ends_coupled():
    """Flow matching whose noise and data are paired within the batch: Sinkhorn on their distances, a partner drawn for each row by its plan."""
    B, F = 12, 6

    def step(p, opt, key, x1):
        key, k0, kt, kp = jax.random.split(key, 4)
        x0 = jax.random.normal(k0, x1.shape)
        cost = jnp.square(x0[:, None] - x1[None]).sum(-1)
        f, g = jnp.zeros(B), jnp.zeros(B)
        log_k = -cost / (0.1 * cost.max())
        for _ in range(8):
            f = -jax.nn.logsumexp(log_k + g[None], 1)
            g = -jax.nn.logsumexp(log_k + f[:, None], 0)
        partner = jax.random.categorical(kp, log_k + g[None], axis=-1)
        x1 = x1[partner]
        t = jax.random.uniform(kt, (B, 1))

        def loss(p):
            v = mlp(p, jnp.concatenate([(1 - t) * x0 + t * x1, t], 1), jax.nn.silu)
            return jnp.square(v - (x1 - x0)).mean()
        value, grads = jax.value_and_grad(loss)(p)
        u, opt = tx.update(grads, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(3e-3)
    p = layers(0, F + 1, 24, F)
    return Stranger(step, (p, tx.init(p), jax.random.key(7), draw(3, B, F)), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2))


def times_mirrored():
    """A score in continuous time: half the times are drawn, the others mirror them; the divergence by a Rademacher probe enters the loss."""
    B, F = 12, 6

    def step(state, key, x):
        k1, k2, k3 = jax.random.split(key, 3)
        u = jax.random.uniform(k1, (B // 2,))
        t = jnp.concatenate([u, 1 - u]) * 0.98 + 0.01
        z = jax.random.normal(k2, x.shape)
        probe = jax.random.rademacher(k3, x.shape, jnp.float32)
        log_mean = -0.25 * t**2 * 19.9 - 0.05 * t
        mean, std = jnp.exp(log_mean)[:, None] * x, jnp.sqrt(1 - jnp.exp(2 * log_mean))
        xt = mean + std[:, None] * z

        def loss_fn(p):
            score = lambda v: mlp(p, jnp.concatenate([v, t[:, None]], 1), jax.nn.swish)
            s, js = jax.jvp(score, (xt,), (probe,))
            dsm = jnp.square(s * std[:, None] + z).sum(1)
            return (dsm + 0.01 * std**2 * (probe * js).sum(1)).mean()
        loss, g = jax.value_and_grad(loss_fn)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        n = state["step"] + 1
        params = optax.apply_updates(state["params"], u)
        decay = jnp.minimum(0.999, (1 + n) / (10 + n))
        return loss, {"step": n, "params": params, "opt": opt, "ema": T(lambda e, p: e * decay + p * (1 - decay), state["ema"], params)}

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(2e-3))
    p = layers(0, F + 1, 24, 24, F)
    return Stranger(step, ({"step": jnp.int32(0), "params": p, "opt": tx.init(p), "ema": T(jnp.copy, p)}, jax.random.PRNGKey(2), draw(4, B, F)),
                    ({"step": "counter", "params": "param", "opt": "opt", "ema": "model_state"}, "rng", "batch"), lambda a, r: (r[1], *a[1:]), (0,))


class GraphsTuple(NamedTuple):
    nodes: Any
    edges: Any
    senders: Any
    receivers: Any
    globals: Any
    mask: Any


def graphs_padded_apart():
    """Graph attention on a NamedTuple of graphs, padded each: attention normalised by segments under vmap, virtual node, masked pooling."""
    B, N, E, F, H, C = 8, 6, 10, 5, 2, 3

    def gat(p, nodes, senders, receivers, edges):
        h = jnp.einsum("nf,fhd->nhd", nodes, p["w"])
        logit = jax.nn.leaky_relu((h * p["src"]).sum(-1)[senders] + (h * p["dst"]).sum(-1)[receivers] + edges @ p["edge"], 0.2)
        logit = logit - jax.ops.segment_max(logit, receivers, N)[receivers]
        w = jnp.exp(logit)
        w = w / (jax.ops.segment_sum(w, receivers, N)[receivers] + 1e-9)
        return jax.nn.elu(jax.ops.segment_sum(w[..., None] * h[senders], receivers, N).reshape(N, -1))

    def forward(p, graph):
        h = gat(p["one"], graph.nodes, graph.senders, graph.receivers, graph.edges)
        h = h + (h * graph.mask[:, None]).mean(0) @ p["virtual"] + graph.globals
        h = gat(p["two"], h, graph.senders, graph.receivers, graph.edges)
        return (h * graph.mask[:, None]).sum(0) / jnp.maximum(graph.mask.sum(), 1) @ p["out"]

    def loss(p, graphs, labels):
        logits = jax.vmap(forward, (None, 0))(p, graphs)
        return cross_entropy(logits, labels).mean(), (logits.argmax(-1) == labels).sum()

    tx = optax.adamw(5e-3)
    layer = lambda s, i: {"w": draw(s, i, H, 4) * 0.3, "src": draw(s + 1, H, 4), "dst": draw(s + 2, H, 4), "edge": draw(s + 3, 2, H)}
    p = {"one": layer(0, F), "two": layer(4, 8), "virtual": draw(8, 8, 8) * 0.3, "out": draw(9, 8, C) * 0.3}
    graphs = GraphsTuple(draw(10, B, N, F), draw(11, B, E, 2), whole(12, N, B, E), whole(13, N, B, E), draw(14, B, 8) * 0.1,
                         (jnp.arange(N)[None] < 3 + whole(15, 3, B, 1)).astype(jnp.float32))
    return plain(trained(loss, tx, True), p, tx, (graphs, whole(16, C, B)))


def forces_by_distance():
    """Energies by continuous filters over neighbours that are given; forces are gradients by places, matched with weights; averages for evaluation."""
    B, N, D, K = 8, 5, 10, 6

    def energy(p, positions, species, mask):
        h = p["embed"][species]
        d = positions[:, None] - positions[None]
        r = jnp.sqrt(jnp.where(mask, jnp.square(d).sum(-1), 1.0))
        rbf = jnp.exp(-10.0 * (r[..., None] - jnp.linspace(0, 3, K)) ** 2)
        cut = 0.5 * (jnp.cos(jnp.pi * jnp.minimum(r, 3.0) / 3.0) + 1) * mask
        for layer in p["blocks"]:
            w = mlp(layer["filter"], rbf, jax.nn.softplus) * cut[..., None]
            h = h + mlp(layer["update"], jnp.einsum("ijd,jd->id", w, h @ layer["in"]), jax.nn.softplus)
        atom = mlp(p["out"], h, jax.nn.softplus)[:, 0] * p["scale"][species] + p["shift"][species]
        return (atom * (species > 0)).sum()

    def loss_fn(p, batch):
        live = batch["species"] > 0
        mask = live[:, :, None] & live[:, None] & ~jnp.eye(N, dtype=bool)
        e, de = jax.vmap(jax.value_and_grad(energy, 1), (None, 0, 0, 0))(p, batch["positions"], batch["species"], mask)
        count = live.sum(1)
        le = jnp.square((e - batch["energy"]) / count).mean()
        lf = (jnp.square(-de - batch["forces"]).sum(-1) * live).sum() / (3 * live.sum())
        return le + 10 * lf, {"energy": jnp.sqrt(le), "forces": jnp.sqrt(lf)}

    def step(state, batch):
        (_, metrics), g = jax.value_and_grad(loss_fn, has_aux=True)(state.params, batch)
        u, opt = tx.update(g, state.opt_state, state.params)
        params = optax.apply_updates(state.params, u)
        return TrainState(state.step + 1, params, opt, optax.incremental_update(params, state.ema, 0.01)), metrics

    tx = optax.chain(optax.clip_by_global_norm(10.0), optax.amsgrad(1e-2))
    block = lambda s: {"filter": layers(s, K, D, D), "in": draw(s + 2, D, D) * 0.3, "update": layers(s + 3, D, D, D)}
    p = {"embed": draw(0, 4, D), "blocks": [block(1), block(6)], "out": layers(11, D, 6, 1), "scale": jnp.ones(4), "shift": jnp.zeros(4)}
    batch = {"positions": draw(13, B, N, 3), "species": whole(14, 4, B, N).at[:, 0].set(1), "energy": draw(15, B), "forces": draw(16, B, N, 3)}
    return Stranger(step, (TrainState(jnp.int32(0), p, tx.init(p), T(jnp.copy, p)), batch), (TrainState("counter", "param", "opt", "model_state"), "batch"),
                    lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def tensor_products():
    """Equivariant messages: vectors and tensors by products of spherical harmonics under weights from radii; dipoles and energies are learnt together."""
    B, N, D = 8, 5, 6
    levi = jnp.zeros((3, 3, 3)).at[(0, 1, 2), (1, 2, 0), (2, 0, 1)].set(1.0).at[(0, 2, 1), (2, 1, 0), (1, 0, 2)].set(-1.0)

    def one(p, x, z, charges):
        d = x[:, None] - x[None] + 1e-3
        r = jnp.linalg.norm(d, axis=-1)
        y1 = d / r[..., None]
        y2 = y1[..., :, None] * y1[..., None, :] - jnp.eye(3) / 3
        radial = mlp(p["radial"], jnp.sin(r[..., None] * jnp.arange(1, 5)) / r[..., None], jax.nn.silu).reshape(N, N, 5, D) * (1 - jnp.eye(N))[..., None, None]
        s, v = p["species"][z], jnp.zeros((N, D, 3))
        for w in p["layers"]:
            sj, vj = s @ w["s"], jnp.einsum("ndi,de->nei", v, w["v"])
            ms = jnp.einsum("ijd,jd->id", radial[:, :, 0], sj) + jnp.einsum("ijd,jda,ija->id", radial[:, :, 1], vj, y1)
            mv = (jnp.einsum("ijd,jd,ija->ida", radial[:, :, 2], sj, y1) + jnp.einsum("ijd,jdb,ijc,abc->ida", radial[:, :, 3], vj, y1, levi)
                  + jnp.einsum("ijd,jdb,ijab->ida", radial[:, :, 4], vj, y2))
            s = s + jax.nn.silu(jnp.concatenate([ms, jnp.square(mv).sum(-1)], -1) @ w["mix"])
            v = v + mv * jax.nn.sigmoid(s @ w["gate"])[..., None]
        return (s @ p["energy"]).sum(), jnp.einsum("nda,d->a", v, p["dipole"]) + (charges[:, None] * x).sum(0)

    def loss(p, x, z, charges, energy, dipole):
        e, mu = jax.vmap(one, (None, 0, 0, 0))(p, x, z, charges)
        return jnp.square(e - energy).mean() + jnp.square(mu - dipole).mean()

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.radam(1e-2))
    layer = lambda s: {"s": draw(s, D, D) * 0.3, "v": draw(s + 1, D, D) * 0.3, "mix": draw(s + 2, 2 * D, D) * 0.2, "gate": draw(s + 3, D, D) * 0.3}
    p = {"radial": layers(0, 4, 8, 5 * D), "species": draw(2, 3, D), "layers": [layer(3), layer(7)], "energy": draw(11, D), "dipole": draw(12, D) * 0.3}
    return plain(trained(loss, tx), p, tx, (draw(13, B, N, 3), whole(14, 3, B, N), draw(15, B, N) * 0.1, draw(16, B), draw(17, B, 3)), tolerance=1e-3)


def clouds_with_neighbours():
    """A point transformer: nearest neighbours found in the step, vectors as attention weights, a coarser cloud by farthest points under fori_loop."""
    B, N, K, D, M, C = 8, 12, 4, 8, 4, 3

    def gather(x, index):
        return jax.vmap(lambda x, i: x[i])(x, index)

    def block(p, xyz, f):
        d = jnp.square(xyz[:, :, None] - xyz[:, None]).sum(-1)
        _, near = lax.top_k(-d, K)
        q, k, v = f @ p["q"], gather(f @ p["k"], near), gather(f @ p["v"], near)
        pos = mlp(p["pos"], xyz[:, :, None] - gather(xyz, near), jax.nn.relu)
        w = jax.nn.softmax(mlp(p["attn"], q[:, :, None] - k + pos, jax.nn.relu), 2)
        return f + (w * (v + pos)).sum(2)

    def farthest(xyz):
        def body(i, carry):
            chosen, least = carry
            chosen = chosen.at[i].set(least.argmax())
            return chosen, jnp.minimum(least, jnp.square(xyz - xyz[chosen[i]]).sum(-1))
        return lax.fori_loop(0, M, body, (jnp.zeros(M, jnp.int32), jnp.full(N, 1e10)))[0]

    def loss(p, xyz, f, y):
        h = block(p["one"], xyz, f @ p["embed"])
        index = jax.vmap(farthest)(xyz)
        h = block(p["two"], gather(xyz, index), gather(h, index))
        logits = h.max(1) @ p["out"]
        return optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(y, C), 0.2)).mean()

    tx = optax.sgd(optax.exponential_decay(0.05, 5, 0.7), 0.9)
    layer = lambda s: {"q": draw(s, D, D) * 0.3, "k": draw(s + 1, D, D) * 0.3, "v": draw(s + 2, D, D) * 0.3, "pos": layers(s + 3, 3, D, D), "attn": layers(s + 5, D, D, D)}
    p = {"embed": draw(0, 4, D), "one": layer(1), "two": layer(9), "out": draw(17, D, C) * 0.3}
    return plain(trained(loss, tx), p, tx, (draw(18, B, N, 3), draw(19, B, N, 4), whole(20, C, B)), tolerance=1e-3)


def branches_and_trunks():
    """DeepONet: functions by their sensors are rows, places of the answers are shared by all; gates between both nets; relative error by function."""
    B, M, P, D = 12, 9, 7, 10

    def forward(p, u, y):
        ub, vb = jnp.tanh(u @ p["ub"]), jnp.tanh(u @ p["vb"])
        ut, vt = jnp.tanh(y @ p["ut"]), jnp.tanh(y @ p["vt"])
        b, t = u, y
        for wb, wt in zip(p["branch"], p["trunk"]):
            gb, gt = jnp.tanh(b @ wb), jnp.tanh(t @ wt)
            b, t = gb * ub + (1 - gb) * vb, gt * ut + (1 - gt) * vt
        return jnp.einsum("bd,pd->bp", b, t) + p["bias"]

    def loss(p, u, y, s):
        out = forward(p, u, y)
        return (jnp.linalg.norm(out - s, axis=1) / jnp.linalg.norm(s, axis=1)).mean()

    def step(i, p, m, v, data):
        u, y, s = data
        value, g = jax.value_and_grad(loss)(p, u, y, s)
        m = T(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        v = T(lambda v, g: 0.999 * v + 0.001 * g * g, v, g)
        c1, c2 = 1 - 0.9 ** (i + 1), 1 - 0.999 ** (i + 1)
        return T(lambda p, m, v: p - 1e-3 * 0.9 ** (i / 2000) * (m / c1) / (jnp.sqrt(v / c2) + 1e-8), p, m, v), m, v, value

    p = {"ub": draw(0, M, D) * 0.3, "vb": draw(1, M, D) * 0.3, "ut": draw(2, 2, D), "vt": draw(3, 2, D), "branch": [draw(4, M, D) * 0.3, draw(5, D, D) * 0.3],
         "trunk": [draw(6, 2, D), draw(7, D, D) * 0.3], "bias": jnp.zeros(())}
    zero = T(jnp.zeros_like, p)
    return Stranger(step, (0, p, zero, T(jnp.copy, zero), (draw(8, B, M), draw(9, P, 2), draw(10, B, P))),
                    ("scalar", "param", "opt", "opt", ("batch", "frozen", "batch")), lambda a, r: (a[0], *r[:3], a[4]), (1, 2, 3))


def equation_with_unknown_constants():
    """Burgers' equation: points inside, at the start and at the edge in sets of unlike size, viscosity learnt in its logarithm, later times weigh less."""
    I, S, E = 16, 8, 12

    def u(p, t, x):
        return mlp(p["net"], jnp.stack([t, x]), jnp.tanh)[0]

    def residual(p, t, x):
        u_t, u_x = jax.grad(u, (1, 2))(p, t, x)
        u_xx = jax.hessian(u, 2)(p, t, x)
        return u_t + u(p, t, x) * u_x - jnp.exp(p["log_nu"]) * u_xx

    def loss_fn(p, inside, start, edge, weights):
        r = jax.vmap(residual, (None, 0, 0))(p, inside[:, 0], inside[:, 1])
        causal = lax.stop_gradient(jnp.exp(-jnp.square(r).mean() * inside[:, 0]))
        parts = {"residual": (causal * r**2).mean(), "start": jnp.square(jax.vmap(u, (None, None, 0))(p, 0.0, start[:, 0]) - start[:, 1]).mean(),
                 "edge": jnp.square(jax.vmap(u, (None, 0, 0))(p, edge[:, 0], edge[:, 1])).mean()}
        return sum(weights[k] * v for k, v in parts.items()), parts

    def step(params, opt_state, weights, inside, start, edge):
        (loss, parts), g = jax.value_and_grad(loss_fn, has_aux=True)(params, inside, start, edge, weights)
        u, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, u), opt_state, {"loss": loss, "nu": jnp.exp(params["log_nu"]), **parts}

    tx = optax.adam(optax.exponential_decay(5e-3, 10, 0.9))
    params = {"net": layers(0, 2, 12, 12, 1), "log_nu": jnp.float32(-3.0)}
    weights = {"residual": jnp.float32(1), "start": jnp.float32(10), "edge": jnp.float32(5)}
    return Stranger(step, (params, tx.init(params), weights, jax.nn.sigmoid(draw(3, I, 2)), draw(4, S, 2), jax.nn.sigmoid(draw(5, E, 2))),
                    ("param", "opt", "scalar", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def stochastic_paths_judged():
    """A neural stochastic equation makes paths by a scan over Brownian steps, a controlled one judges them; its weights are clipped after each update."""
    B, S, Z, H = 12, 6, 3, 5

    def generate(g, key):
        k1, k2 = jax.random.split(key)
        z = mlp(g["start"], jax.random.normal(k1, (B, 4)))
        dw = jax.random.normal(k2, (S, B, 2)) * S**-0.5

        def body(z, dw):
            t = jnp.concatenate([z, jnp.ones((B, 1))], -1)
            z = z + mlp(g["drift"], t, jax.nn.silu) / S + jnp.einsum("bzw,bw->bz", jnp.tanh(mlp(g["noise"], t, jax.nn.silu)).reshape(B, Z, 2), dw)
            return z, z @ g["read"]
        return lax.scan(body, z, dw)[1].swapaxes(0, 1)

    def judge(d, path):
        h = jnp.tanh(path[:, 0] @ d["start"])

        def body(h, dy):
            field = jnp.tanh(mlp(d["field"], h, jax.nn.silu)).reshape(B, H, 2)
            return h + jnp.einsum("bhy,by->bh", field, dy), None
        return (lax.scan(body, h, jnp.diff(path, axis=1).swapaxes(0, 1))[0] @ d["read"])[:, 0]

    @functools.partial(jax.jit, donate_argnames=("gen", "dis"))
    def step(gen, dis, key, real):
        key, sub = jax.random.split(key)
        lg, g = jax.value_and_grad(lambda p: judge(dis["params"], generate(p, sub)).mean())(gen["params"])
        ld, d = jax.value_and_grad(lambda p: judge(p, real).mean() - judge(p, generate(gen["params"], sub)).mean())(dis["params"])
        ug, og = tx.update(g, gen["opt"])
        ud, od = tx.update(d, dis["opt"])
        dp = T(lambda w: jnp.clip(w, -1 / w.shape[-1], 1 / w.shape[-1]) if w.ndim == 2 else w, optax.apply_updates(dis["params"], ud))
        return {"params": optax.apply_updates(gen["params"], ug), "opt": og}, {"params": dp, "opt": od}, key, jnp.stack([lg, ld])

    tx = optax.chain(optax.scale_by_adadelta(), optax.scale(-1.0))
    g = {"start": layers(0, 4, 8, Z), "drift": layers(2, Z + 1, 8, Z), "noise": layers(4, Z + 1, 8, 2 * Z), "read": draw(6, Z, 2) * 0.3}
    d = {"start": draw(7, 2, H), "field": layers(8, H, 8, 2 * H), "read": draw(10, H, 1)}
    return Stranger(step, ({"params": g, "opt": tx.init(g)}, {"params": d, "opt": tx.init(d)}, jax.random.PRNGKey(5), draw(11, B, S, 2)),
                    ({"params": "param", "opt": "opt"}, {"params": "param", "opt": "opt"}, "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=1e-3)


def paths_control():
    """A neural controlled equation: coefficients of cubics are given by row and interval, Heun's steps in a scan, the last state is classified."""
    B, S, F, H, C = 12, 6, 3, 6, 4

    def loss(p, coefficients, y):
        b, c, d = jnp.split(coefficients, 3, -1)
        h0 = jnp.tanh(b[:, 0] @ p["start"])

        def field(h, slope):
            return jnp.einsum("bhf,bf->bh", jnp.tanh(mlp(p["field"], h, jax.nn.softplus)).reshape(B, H, F), slope)

        def body(h, cubic):
            b, c, d = cubic
            k1 = field(h, b)
            k2 = field(h + k1, b + 2 * c + 3 * d)
            return h + 0.5 * (k1 + k2), None
        h, _ = lax.scan(jax.checkpoint(body), h0, tuple(v.swapaxes(0, 1) for v in (b, c, d)))
        return cross_entropy(h @ p["out"], y).mean()

    tx = optax.chain(optax.adaptive_grad_clip(0.1), optax.nadam(1e-2))
    p = {"start": draw(0, F, H) * 0.5, "field": layers(1, H, 10, H * F), "out": draw(3, H, C) * 0.4}
    return plain(trained(loss, tx), p, tx, (draw(4, B, S, 3 * F) * 0.3, whole(5, C, B)))


def checkerboards_of_a_lattice():
    """A field on a lattice is sampled by couplings on a checkerboard from noise of the step; no data: the loss is the reverse divergence to an action."""
    B, L = 16, 4
    checker = (jnp.arange(L)[:, None] + jnp.arange(L)[None]) % 2

    def action(phi):
        kinetic = sum(jnp.square(phi - jnp.roll(phi, 1, a)) for a in (1, 2)).sum((1, 2)) / 2
        return kinetic + (-0.5 * phi**2 + 0.3 * phi**4).sum((1, 2))

    def wrap(x, w):
        x = jnp.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)), mode="wrap")
        return lax.conv_general_dilated(x, w, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def step(params, opt_state, rng):
        rng, sub = jax.random.split(rng)
        z = jax.random.normal(sub, (B, L, L))

        def loss(params):
            x, logq = z, -0.5 * jnp.square(z).sum((1, 2))
            for i, p in enumerate(params):
                mask = (checker + i) % 2
                st = wrap(jnp.tanh(wrap((x * mask)[..., None], p["a"])), p["b"])
                s, t = jnp.tanh(st[..., 0]) * (1 - mask), st[..., 1] * (1 - mask)
                x, logq = x * jnp.exp(s) + t, logq - s.sum((1, 2))
            w = -action(x) - logq
            ess = jnp.exp(2 * jax.nn.logsumexp(w) - jax.nn.logsumexp(2 * w)) / B
            return -w.mean(), {"ess": ess, "magnetisation": jnp.abs(x.mean((1, 2))).mean()}
        (value, metrics), g = jax.value_and_grad(loss, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state)
        return optax.apply_updates(params, u), opt_state, rng, value, metrics

    tx = optax.adam(1e-2)
    params = [{"a": draw(2 * i, 3, 3, 1, 6) * 0.3, "b": draw(2 * i + 1, 3, 3, 6, 2) * 0.1} for i in range(3)]
    return Stranger(step, (params, tx.init(params), jax.random.key(9)), ("param", "opt", "rng"), lambda a, r: r[:3], (0, 1, 2), tolerance=1e-3)


def spikes_in_time():
    """Leaky neurons that fire: a custom derivative stands for the step's, membranes and adaptive thresholds in a scan, rates are held near a target."""
    S, B, F, H, C = 8, 12, 10, 16, 4

    @jax.custom_jvp
    def fire(v):
        return (v > 0).astype(jnp.float32)

    @fire.defjvp
    def _(primals, tangents):
        (v,), (dv,) = primals, tangents
        return fire(v), dv / (1 + 10 * jnp.abs(v)) ** 2

    def loss(p, spikes, y):
        def body(state, x):
            v, a, out, s = state
            v = 0.9 * v * (1 - s) + x @ p["in"] + s @ (p["rec"] * (1 - jnp.eye(H)))
            a = jax.nn.sigmoid(p["tau"]) * a + s
            s = fire(v - 1 - 0.2 * a)
            out = 0.95 * out + s @ p["out"]
            return (v, a, out, s), (s, out)
        zero = jnp.zeros((B, H))
        _, (s, out) = lax.scan(body, (zero, zero, jnp.zeros((B, C)), zero), spikes.astype(jnp.float32))
        rate = s.mean((0, 1))
        return cross_entropy(out.max(0), y).mean() + jnp.square(rate - 0.1).sum(), rate.mean()

    tx = optax.adamax(5e-3)
    p = {"in": draw(0, F, H) * 0.5, "rec": draw(1, H, H) * 0.2, "tau": jnp.ones(H), "out": draw(2, H, C) * 0.4}
    return plain(trained(loss, tx, True), p, tx, (draw(3, S, B, F) > 0.5, whole(4, C, B)), ["batch:1", "batch"], tolerance=1e-3)


def plants_differentiated():
    """A controller learns through the plant: cart and pole integrated by a scan from starts of the rows, gradients of long horizons clipped on the way."""
    B, S = 12, 10

    @jax.custom_vjp
    def soften(x):
        return x
    soften.defvjp(lambda x: (x, None), lambda _, g: (jnp.clip(g, -1.0, 1.0),))

    def dynamics(physics, x, u):
        _, v, angle, w = jnp.moveaxis(x, -1, 0)
        s, c = jnp.sin(angle), jnp.cos(angle)
        m, l = physics["mass"], physics["length"]
        acc = (u + m * s * (l * w**2 + 9.8 * c)) / (1 + m * s**2)
        turn = (-u * c - m * l * w**2 * c * s - (1 + m) * 9.8 * s) / (l * (1 + m * s**2))
        return x + 0.05 * jnp.stack([v, acc, w, turn], -1)

    def step(policy, opt, physics, starts):
        def loss(p):
            def body(x, _):
                features = jnp.concatenate([x[:, :2], jnp.sin(x[:, 2:3]), jnp.cos(x[:, 2:3]), x[:, 3:]], -1)
                u = 5 * jnp.tanh(mlp(p, features, jnp.tanh)[:, 0])
                x = soften(dynamics(physics, x, u))
                return x, 0.1 * x[:, 0] ** 2 + (1 + jnp.cos(x[:, 2])) + 1e-3 * u**2
            last, cost = lax.scan(body, starts, length=S, xs=None)
            return cost.mean() + jnp.square(last[:, 3]).mean(), last
        (value, last), g = jax.value_and_grad(loss, has_aux=True)(policy)
        u, opt = tx.update(g, opt, policy)
        return optax.apply_updates(policy, u), opt, value, last

    tx = optax.chain(optax.zero_nans(), optax.clip_by_global_norm(1.0), optax.adam(1e-2))
    p = layers(0, 5, 12, 1)
    return Stranger(step, (p, tx.init(p), {"mass": jnp.float32(0.3), "length": jnp.float32(0.5)}, draw(2, B, 4)), ("param", "opt", "scalar", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


REACTORS = {f.__name__: f for f in (sigmas_preconditioned, ends_coupled, times_mirrored, graphs_padded_apart, forces_by_distance, tensor_products, clouds_with_neighbours,
                                    branches_and_trunks, equation_with_unknown_constants, stochastic_paths_judged, paths_control, checkerboards_of_a_lattice,
                                    spikes_in_time, plants_differentiated)}
