"""Sciences: weather with rows in the middle, structures with recycling, molecules whose graphs are padded, fields with latents of their own, several
rays a picture, trajectories reweighted, equations weighted by their kernels, harmonics of a sphere, paths with drifts."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import plain, trained

T = jax.tree_util.tree_map
B = 8


def weather_with_rows_in_the_middle():
    """GraphCast: features are [nodes, B, channels]; edges of grid and mesh are given as arrays, residuals are normalised, two steps ahead by a scan."""
    G, M, C, L, S = 24, 6, 4, 8, 2

    class Graph(NamedTuple):
        senders: Any
        receivers: Any
        edge_features: Any

    def norm(x):
        return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)

    def message(p, graph, src, dst, n):
        e = graph.edge_features[:, None] @ p["edge"]
        e = jnp.broadcast_to(e, (e.shape[0], src.shape[1], e.shape[-1]))
        m = norm(mlp(p["msg"], jnp.concatenate([e, src[graph.senders], dst[graph.receivers]], -1), jax.nn.swish))
        agg = jax.ops.segment_sum(m, graph.receivers, n)
        return dst + norm(mlp(p["node"], jnp.concatenate([dst, agg], -1), jax.nn.swish))

    def predict(p, x, forcing, graphs, static):
        own = jnp.broadcast_to(static[:, None], (G, x.shape[1], static.shape[-1]))
        grid = mlp(p["embed"], jnp.concatenate([x, forcing, own], -1), jax.nn.swish)
        mesh = jnp.broadcast_to(p["mesh"][:, None], (M, x.shape[1], L))
        mesh = message(p["g2m"], graphs[0], grid, mesh, M)
        for q in p["processor"]:
            mesh = message(q, graphs[1], mesh, mesh, M)
        grid = message(p["m2g"], graphs[2], mesh, grid, G)
        return mlp(p["out"], grid, jax.nn.swish)

    def step(params, opt_state, inputs, targets, forcings, graphs, static, stats):
        """inputs [G, B, C], targets [S, G, B, C], forcings [S, G, B, 2]."""
        mean, std, diff_std, lat_weight, var_weight = stats

        def loss_fn(p):
            def one(x, xs):
                target, forcing = xs
                x = x + predict(p, (x - mean) / std, forcing, graphs, static) * diff_std
                err = jnp.square((x - target) / diff_std)
                return x, ((err * lat_weight[:, None, None]).mean(0) * var_weight).sum(-1)
            _, loss = lax.scan(jax.checkpoint(one), inputs, (targets, forcings))
            return loss.mean(), loss.mean(1)
        (loss, by_lead), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss, "by_lead": by_lead, "norm": optax.global_norm(grads)}

    tx = optax.chain(optax.clip_by_global_norm(32), optax.adamw(1e-3, b2=0.95, weight_decay=0.1))
    rng = np.random.default_rng(0)
    edges = lambda n, a, b: Graph(jnp.asarray(rng.integers(0, a, n), jnp.int32), jnp.asarray(rng.integers(0, b, n), jnp.int32), draw(n, n, 3))
    gnn = lambda i: {"edge": draw(i, 3, L) * 0.3, "msg": layers(i + 1, 3 * L, L, L), "node": layers(i + 3, 2 * L, L, L)}
    p = {"embed": layers(0, C + 2 + 3, L, L), "mesh": draw(2, M, L), "g2m": gnn(3), "processor": [gnn(9), gnn(15)], "m2g": gnn(21), "out": layers(27, L, L, C)}
    graphs = (edges(30, G, M), edges(14, M, M), edges(40, M, G))
    stats = (draw(30, C) * 0.1, 1 + 0.1 * jnp.abs(draw(31, C)), 0.5 + 0.1 * jnp.abs(draw(32, C)), jnp.abs(draw(33, G)), jnp.abs(draw(34, C)))
    return Stranger(step, (p, tx.init(p), draw(35, G, B, C), draw(36, S, G, B, C), draw(37, S, G, B, 2), graphs, draw(38, G, 3), stats),
                    ("param", "opt", "batch:1", "batch:2", "batch:2", (Graph("const", "const", "frozen"),) * 3, "frozen", "frozen"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def structures_recycled():
    """AlphaFold: a number of recyclings is drawn and run without gradients, pairs by outer products, points attended to in frames, errors of all frames."""
    N, C, P, H = 6, 8, 6, 2

    def attention(p, x, bias):
        q, k, v = (jnp.einsum("bnc,chd->bnhd", x, p[s]) for s in "qkv")
        a = jax.nn.softmax(jnp.einsum("bnhd,bmhd->bhnm", q, k) / 2 + bias)
        return jnp.einsum("bhnm,bmhd,hdc->bnc", a, v, p["o"])

    def frames(x):
        v1, v2 = x[..., 2, :] - x[..., 1, :], x[..., 0, :] - x[..., 1, :]
        e1 = v1 * lax.rsqrt((v1**2).sum(-1, keepdims=True) + 1e-6)
        u2 = v2 - e1 * (e1 * v2).sum(-1, keepdims=True)
        e2 = u2 * lax.rsqrt((u2**2).sum(-1, keepdims=True) + 1e-6)
        return jnp.stack([e1, e2, jnp.cross(e1, e2)], -1), x[..., 1, :]

    def local(r, t, x):
        return jnp.einsum("bnji,bnmj->bnmi", r, x[:, None] - t[:, :, None])

    def model(p, feat, prev):
        single = feat["aatype"] @ p["aa"] + prev["single"]
        left, right = single @ p["l"], single @ p["r"]
        d = jnp.sqrt(jnp.square(prev["pos"][:, :, None] - prev["pos"][:, None]).sum(-1) + 1e-4)
        pair = (left[:, :, None] * right[:, None]) + jax.nn.one_hot(jnp.digitize(d, jnp.array([1.0, 2.0, 4.0])), 4) @ p["recycle"]
        for q in p["blocks"]:
            bias = jnp.moveaxis(pair @ q["bias"], -1, 1) + (feat["mask"][:, None, None] - 1) * 1e9
            single = single + attention(q, single, bias)
            single = single + jax.nn.relu(single @ q["up"]) @ q["down"]
            g = jax.nn.sigmoid(pair @ q["gate"])
            tri = jnp.einsum("bikc,bjkc->bijc", pair @ q["ta"], pair @ q["tb"] * feat["mask"][:, None, :, None])
            pair = pair + g * (tri @ q["to"]) / N
        pos = (single @ p["pos"]).reshape(*single.shape[:2], 3, 3)
        return {"single": single, "pos": pos[:, :, 1]}, pos, pair

    def fape(pos, true, mask):
        r, t = frames(pos)
        rt, tt = frames(true)
        e = jnp.sqrt(jnp.square(local(r, t, pos[:, :, 1]) - local(rt, tt, true[:, :, 1])).sum(-1) + 1e-4)
        m = mask[:, :, None] * mask[:, None]
        return (jnp.clip(e, 0, 10) * m).sum((1, 2)) / (m.sum((1, 2)) + 1e-8) / 10

    def train_step(state, key, feat):
        params, ema, opt_state, step = state
        rounds = jax.random.randint(jax.random.fold_in(key, step), (), 0, 3)

        def loss_fn(p):
            n = feat["mask"].shape[0]
            prev = {"single": jnp.zeros((n, N, C)), "pos": jnp.zeros((n, N, 3))}
            prev = lax.fori_loop(0, rounds, lambda _, v: model(lax.stop_gradient(p), feat, v)[0], prev)
            out, pos, pair = model(p, feat, lax.stop_gradient(prev))
            true_d = jnp.sqrt(jnp.square(feat["pos"][:, :, None, 1] - feat["pos"][:, None, :, 1]).sum(-1) + 1e-6)
            bins = jnp.digitize(true_d, jnp.linspace(1, 6, 7))
            m = feat["mask"][:, :, None] * feat["mask"][:, None]
            dist = optax.softmax_cross_entropy_with_integer_labels((pair + pair.swapaxes(1, 2)) @ p["disto"], bins)
            dist = (dist * m).sum((1, 2)) / (m.sum((1, 2)) + 1e-8)
            f = fape(pos, feat["pos"], feat["mask"])
            error = lax.stop_gradient(jnp.clip(jnp.sqrt(jnp.square(pos[:, :, 1] - feat["pos"][:, :, 1]).sum(-1)), 0, 3.9))
            lddt = optax.softmax_cross_entropy_with_integer_labels(out["single"] @ p["lddt"], error.astype(jnp.int32))
            lddt = (lddt * feat["mask"]).sum(1) / feat["mask"].sum(1)
            return ((f + 0.3 * dist + 0.01 * lddt) * jnp.sqrt(feat["mask"].sum(1))).mean(), {"fape": f.mean(), "distogram": dist.mean()}
        (loss, aux), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        return (params, optax.incremental_update(params, ema, 0.001), opt_state, step + 1), {"loss": loss, **aux}

    tx = optax.chain(optax.clip_by_global_norm(0.1), optax.adam(optax.linear_schedule(0, 1e-3, 3)))
    s = lambda i, *shape: draw(i, *shape) * 0.3
    block = lambda i: {**{n: s(i + j, C, H, 4) for j, n in enumerate("qkv")}, "o": s(i + 3, H, 4, C), "bias": s(i + 4, P, H), "up": s(i + 5, C, 16), "down": s(i + 6, 16, C),
                       "gate": s(i + 7, P, P), "ta": s(i + 8, P, P), "tb": s(i + 9, P, P), "to": s(i + 10, P, P)}
    p = {"aa": s(0, 20, C), "l": s(1, C, P), "r": s(2, C, P), "recycle": s(3, 4, P), "blocks": [block(10), block(30)], "pos": s(4, C, 9), "disto": s(5, P, 8), "lddt": s(6, C, 4)}
    feat = {"aatype": jax.nn.one_hot(whole(7, 20, B, N), 20), "pos": draw(8, B, N, 3, 3) * 2, "mask": (jnp.arange(N) < 3 + whole(9, 4, B, 1)).astype(jnp.float32)}
    return Stranger(train_step, ((p, T(jnp.copy, p), tx.init(p), jnp.int32(0)), jax.random.PRNGKey(1), feat), (("param", "model_state", "opt", "counter"), "rng", "batch"),
                    lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def vectors_beside_scalars():
    """PaiNN: scalars and vectors of atoms, neighbours given and padded, forces by a gradient, energies per atom with shifts of species that stay."""
    A, K, W = 6, 4, 8

    def energy(p, z, pos, nbr, nbr_mask, mask, e0):
        def one(pos, z, nbr, nm, m):
            rij = pos[nbr] - pos[:, None]
            d = jnp.sqrt((rij**2).sum(-1) + 1e-6)
            rbf = jnp.sin(jnp.arange(1, 6) * jnp.pi * d[..., None] / 5) / d[..., None]
            cut = 0.5 * (jnp.cos(jnp.pi * d / 5) + 1) * (d < 5) * nm
            s, v = p["emb"][z], jnp.zeros((A, 3, W))
            for q in p["layers"]:
                phi = jax.nn.silu(s @ q["s1"]) @ q["s2"]
                w = (rbf @ q["rbf"]) * cut[..., None]
                ds, dv, dr = jnp.split(phi[nbr] * w, 3, -1)
                v = v + (v[nbr] * dv[:, :, None] + dr[:, :, None] * (rij / d[..., None])[..., None]).sum(1)
                s = s + ds.sum(1)
                u, w_ = v @ q["u"], v @ q["v"]
                n = jnp.sqrt((w_**2).sum(1) + 1e-8)
                a, b, c = jnp.split(jax.nn.silu(jnp.concatenate([s, n], -1) @ q["m1"]) @ q["m2"], 3, -1)
                v, s = v + u * a[:, None], s + b * (u * w_).sum(1) + c
            return ((jax.nn.silu(s @ p["o1"]) @ p["o2"])[:, 0] * m).sum() + (e0[z] * m).sum()
        return jax.vmap(one)(pos, z, nbr, nbr_mask, mask)

    def loss(p, z, pos, nbr, nm, mask, e, f, e0):
        pred, pull = jax.vjp(lambda x: energy(p, z, x, nbr, nm, mask, e0), pos)
        forces = -pull(jnp.ones_like(pred))[0]
        atoms = mask.sum(1)
        le = jnp.square((pred - e) / atoms).mean()
        lf = (jnp.square(forces - f) * mask[..., None]).sum() / (3 * atoms.sum())
        return 0.05 * le + 0.95 * lf, {"mae_e": jnp.abs((pred - e) / atoms).mean(), "rmse_f": jnp.sqrt(lf)}

    layer = lambda i: {"s1": draw(i, W, W) * 0.3, "s2": draw(i + 1, W, 3 * W) * 0.3, "rbf": draw(i + 2, 5, 3 * W) * 0.3, "u": draw(i + 3, W, W) * 0.3, "v": draw(i + 4, W, W) * 0.3,
                       "m1": draw(i + 5, 2 * W, W) * 0.3, "m2": draw(i + 6, W, 3 * W) * 0.3}
    p = {"emb": draw(0, 5, W), "layers": [layer(1), layer(10)], "o1": draw(20, W, W) * 0.3, "o2": draw(21, W, 1) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(10), optax.amsgrad(1e-3))
    mask = (jnp.arange(A) < 4 + whole(22, 3, B, 1)).astype(jnp.float32)
    data = (whole(23, 5, B, A), draw(24, B, A, 3) * 1.5, whole(25, A, B, A, K), (draw(26, B, A, K) > -1).astype(jnp.float32), mask, draw(27, B), draw(28, B, A, 3), draw(29, 5))
    return plain(trained(loss, tx, True), p, tx, data, ["batch"] * 7 + ["frozen"], tolerance=2e-3)


def latents_of_each_signal():
    """Functa: a sinusoidal network is shifted by a latent that three inner steps fit to each signal from zero; rates of the latent's elements are learnt."""
    Z, W, N = 6, 12, 20

    def field(p, shifts, x):
        h = jnp.sin(10 * (x @ p["w0"] + p["b0"]) + shifts[0])
        h = jnp.sin(5 * (h @ p["w1"] + p["b1"]) + shifts[1])
        return h @ p["w2"] + p["b2"]

    def render(p, z, x):
        return field(p["field"], (z @ p["mod"]["w"] + p["mod"]["b"]).reshape(2, W), x)

    def inner(p, coords, target):
        z = jnp.zeros(Z)
        for _ in range(3):
            g = jax.grad(lambda z: jnp.square(render(p, z, coords) - target).mean())(z)
            z = z - p["rates"] * g
        return jnp.square(render(p, z, coords) - target).mean(), z

    def outer_step(meta, opt_state, coords, targets):
        def loss(m):
            mse, z = jax.vmap(inner, (None, None, 0))(m, coords, targets)
            return mse.mean(), (mse, z)
        (value, (mse, z)), g = jax.value_and_grad(loss, has_aux=True)(meta)
        u, opt_state = tx.update(g, opt_state, meta)
        meta = optax.apply_updates(meta, u)
        meta = {**meta, "rates": jnp.clip(meta["rates"], 0, 10)}
        return meta, opt_state, {"loss": value, "psnr": (-10 * jnp.log10(mse)).mean(), "latent_norm": jnp.sqrt((z**2).sum(1)).mean()}

    tx = optax.adam(3e-4)
    p = {"field": {"w0": draw(0, 2, W) * 0.4, "b0": jnp.zeros(W), "w1": draw(1, W, W) * 0.1, "b1": jnp.zeros(W), "w2": draw(2, W, 3) * 0.2, "b2": jnp.full(3, 0.5)},
         "mod": {"w": draw(3, Z, 2 * W) * 0.2, "b": jnp.zeros(2 * W)}, "rates": jnp.full(Z, 0.5)}
    return Stranger(outer_step, (p, tx.init(p), draw(4, N, 2), jax.nn.sigmoid(draw(5, B, N, 3))), ("param", "opt", "frozen", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=2e-3)


def proposals_and_distortions():
    """mip-NeRF 360: a proposal network's histogram must bound the fine one's, distortion of weights, an embedding of each picture's light by its number."""
    N1, N2 = 6, 5

    def density(p, pos):
        scale = 2.0 ** jnp.arange(3)
        enc = (pos[..., None, :] * scale[:, None]).reshape(*pos.shape[:-1], -1)
        return mlp(p, jnp.concatenate([jnp.sin(enc), jnp.cos(enc)], -1), jax.nn.relu)

    def weights(sigma, t):
        d = jax.nn.softplus(sigma) * jnp.diff(t)
        alpha, trans = 1 - jnp.exp(-d), jnp.exp(-jnp.concatenate([jnp.zeros_like(d[..., :1]), jnp.cumsum(d[..., :-1], -1)], -1))
        return alpha * trans

    def sample(key, t, w, n):
        pdf = (w + 1e-2) / (w + 1e-2).sum(-1, keepdims=True)
        cdf = jnp.concatenate([jnp.zeros_like(pdf[..., :1]), jnp.cumsum(pdf, -1)], -1)
        u = (jnp.arange(n + 1) + jax.random.uniform(key, (t.shape[0], n + 1))) / (n + 1)
        above = u[..., None] >= cdf[:, None]
        i = jnp.clip(above.sum(-1) - 1, 0, t.shape[-1] - 2)
        look = lambda v, j: jnp.take_along_axis(v, j, -1)
        c0, c1, t0, t1 = look(cdf, i), look(cdf, i + 1), look(t, i), look(t, i + 1)
        return lax.stop_gradient(jnp.sort(t0 + jnp.clip((u - c0) / jnp.maximum(c1 - c0, 1e-6), 0, 1) * (t1 - t0), -1))

    def lossfun_outer(t, w, t_env, w_env):
        cw = jnp.concatenate([jnp.zeros_like(w_env[..., :1]), jnp.cumsum(w_env, -1)], -1)
        lo = jnp.clip((t_env[:, None] <= t[:, :-1, None]).sum(-1) - 1, 0, t_env.shape[-1] - 1)
        hi = jnp.clip((t_env[:, None] < t[:, 1:, None]).sum(-1), 0, t_env.shape[-1] - 1)
        bound = jnp.take_along_axis(cw, hi, -1) - jnp.take_along_axis(cw, lo, -1)
        return jnp.square(jnp.maximum(0, w - bound)) / (w + 1e-7)

    def train_step(rng, state, batch, train_frac):
        key, rng = jax.random.split(rng)
        k1, k2 = jax.random.split(key)

        def loss_fn(p):
            o, d = batch["origins"], batch["directions"]
            n = o.shape[0]
            t1 = jnp.linspace(0.5, 4, N1 + 1) + jax.random.uniform(k1, (n, N1 + 1)) * 0.2
            mid = lambda t: o[:, None] + 0.5 * (t[:, 1:] + t[:, :-1])[..., None] * d[:, None]
            w1 = weights(density(p["prop"], mid(t1))[..., 0], t1)
            t2 = sample(k2, t1, (w1 + 1e-6) ** (10 * train_frac / (9 * train_frac + 1)), N2)
            out = density(p["nerf"], mid(t2))
            w2 = weights(out[..., 0], t2)
            h = jnp.concatenate([out[..., 1:], jnp.broadcast_to(p["glo"][batch["cam_idx"]][:, None], (n, N2, 3)), jnp.broadcast_to(d[:, None], (n, N2, 3))], -1)
            rgb = (w2[..., None] * jax.nn.sigmoid(mlp(p["view"], h))).sum(1) + (1 - w2.sum(1, keepdims=True))
            resid = jnp.square(rgb - batch["rgb"]) * batch["lossmult"][:, None]
            data = (jnp.sqrt(resid + 0.001**2)).sum() / (3 * batch["lossmult"].sum())
            inter = lossfun_outer(t2, lax.stop_gradient(w2), t1, w1).mean()
            s = 0.5 * (t2[:, 1:] + t2[:, :-1])
            dist = (w2[:, :, None] * w2[:, None] * jnp.abs(s[:, :, None] - s[:, None])).sum((1, 2)).mean() + (w2**2 * jnp.diff(t2)).sum(1).mean() / 3
            return data + inter + 0.01 * dist, {"data": data, "interlevel": inter, "distortion": dist, "mse": (resid.sum() / batch["lossmult"].sum() / 3)}
        (loss, stats), grad = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        grad = T(jnp.nan_to_num, grad)
        stats["grad_norms"] = {k: optax.global_norm(v) for k, v in grad.items()}
        updates, opt = tx.update(grad, state["opt_state"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt_state": opt, "step": state["step"] + 1}, {"loss": loss, **stats}, rng

    tx = optax.chain(optax.clip(0.1), optax.clip_by_global_norm(0.05), optax.adam(1e-3, eps=1e-6))
    p = {"prop": layers(0, 18, 12, 1), "nerf": layers(2, 18, 16, 7), "view": layers(4, 12, 12, 3), "glo": draw(6, 9, 3) * 0.1}
    n = 32
    batch = {"origins": draw(7, n, 3) * 0.2, "directions": draw(8, n, 3), "cam_idx": whole(9, 9, n), "rgb": jax.nn.sigmoid(draw(10, n, 3)), "lossmult": jnp.abs(draw(11, n)) + 0.1}
    return Stranger(train_step, (jax.random.PRNGKey(0), {"params": p, "opt_state": tx.init(p), "step": jnp.int32(0)}, batch, jnp.float32(0.3)),
                    ("rng", {"params": "param", "opt_state": "opt", "step": "counter"}, "batch", "scalar"), lambda a, r: (r[2], r[0], *a[2:]), (1,), tolerance=2e-3)


def trajectories_reweighted():
    """DiffTRe: states of a trajectory are reweighted by a Boltzmann factor of new and old energies; an observable's average is fitted; effective size."""
    S, A = 32, 5

    def energy(p, pos):
        d = jnp.sqrt(jnp.square(pos[:, :, None] - pos[:, None]).sum(-1) + jnp.eye(A))
        prior = 4 * jnp.exp(p["log_eps"]) * ((p["sigma"] / d) ** 12 - (p["sigma"] / d) ** 6)
        nn = mlp(p["nn"], jnp.stack([jnp.exp(-jnp.square(d - c) / 0.5) for c in (0.5, 1.0, 1.5, 2.0)], -1), jax.nn.softplus)[..., 0]
        return ((prior + nn) * (1 - jnp.eye(A))).sum((1, 2)) / 2

    def update(params, opt_state, traj, reference_energies, target_rdf, kT):
        def loss_fn(p):
            logw = -(energy(p, traj) - reference_energies) / kT
            w = jax.nn.softmax(logw)
            d = jnp.sqrt(jnp.square(traj[:, :, None] - traj[:, None]).sum(-1) + 1e-6)
            bins = jnp.exp(-0.5 * jnp.square((d[..., None] - jnp.linspace(0.5, 3, 10)) / 0.2)) * (1 - jnp.eye(A))[..., None]
            rdf = (w[:, None] * bins.sum((1, 2))).sum(0)
            n_eff = jnp.exp(-(w * jnp.log(w + 1e-20)).sum())
            return jnp.square(rdf - target_rdf).mean(), (n_eff, rdf)
        (loss, (n_eff, rdf)), grad = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grad, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss, n_eff, rdf

    tx = optax.chain(optax.scale_by_adam(0.1, 0.4), optax.scale_by_schedule(optax.exponential_decay(-0.003, 10, 0.9)))
    p = {"log_eps": jnp.float32(-1.0), "sigma": jnp.float32(1.0), "nn": layers(0, 4, 10, 1)}
    return Stranger(update, (p, tx.init(p), draw(2, S, A, 3) * 2, draw(3, S) * 0.3, jnp.abs(draw(4, 10)), jnp.float32(0.8)),
                    ("param", "opt", "batch", "batch", "frozen", "scalar"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3,
                    asks="it is not clear which result replaces which argument")


def weighted_by_their_kernels():
    """A PINN as in jaxpi: weights of losses from traces of their tangent kernels, an average in the TrainState; points are rows, the first condition is given."""
    N, M = 16, 10

    class State(NamedTuple):
        step: Any
        params: Any
        opt_state: Any
        weights: Any

    def u_net(p, t, x):
        z = jnp.stack([t, jnp.cos(jnp.pi * x), jnp.sin(jnp.pi * x)])
        h = jnp.concatenate([jnp.sin(z @ p["fourier"]), jnp.cos(z @ p["fourier"])])
        u, v = jnp.tanh(h @ p["u"]), jnp.tanh(h @ p["v"])
        for w, b, a in p["layers"]:
            f = jnp.tanh(h @ w + b)
            f = f * u + (1 - f) * v
            h = a * f + (1 - a) * h
        return h @ p["out"]

    def r_net(p, t, x):
        u = u_net(p, t, x)
        u_t = jax.grad(u_net, 1)(p, t, x)
        u_xx = jax.grad(jax.grad(u_net, 2), 2)(p, t, x)
        return u_t + 5 * u**3 - 5 * u - 0.001 * u_xx

    def residual(p, batch):
        return jax.vmap(r_net, (None, 0, 0))(p, batch[:, 0], batch[:, 1])

    def initial_(p, t0, x0):
        return jax.vmap(u_net, (None, None, 0))(p, t0, x0)

    def kernel(f, p, *args):
        g = jax.grad(f)(p, *args)
        return sum(jnp.square(v).sum() for v in jax.tree.leaves(g))

    def step(state, batch, t0, x_star, u0):
        def losses(p):
            return {"ics": jnp.square(u0 - initial_(p, t0, x_star)).mean(), "res": jnp.square(residual(p, batch)).mean()}

        def loss(p):
            each = losses(p)
            return sum(state.weights[k] * v for k, v in each.items()), each
        (total, each), g = jax.value_and_grad(loss, has_aux=True)(state.params)
        u, opt = tx.update(g, state.opt_state)
        params = optax.apply_updates(state.params, u)
        ntk = {"ics": jax.vmap(lambda x: kernel(u_net, params, t0, x))(x_star),
               "res": jax.vmap(lambda r: kernel(r_net, params, r[0], r[1]))(batch)}
        means = T(jnp.mean, ntk)
        w = T(lambda m: sum(means.values()) / (m + 1e-5), means)
        weights = T(lambda o, n: 0.9 * o + 0.1 * lax.stop_gradient(n), state.weights, w)
        return State(state.step + 1, params, opt, weights), {"loss": total, **each}

    tx = optax.adam(optax.exponential_decay(1e-3, 2, 0.9))
    W = 10
    p = {"fourier": draw(0, 3, 5), "u": draw(1, 10, W) * 0.3, "v": draw(2, 10, W) * 0.3, "out": draw(3, W) * 0.3,
         "layers": [(draw(4 + i, 10, W) * 0.3, jnp.zeros(W), jnp.float32(0.1)) for i in range(2)]}
    state = State(jnp.int32(0), p, tx.init(p), {"ics": jnp.float32(1.0), "res": jnp.float32(1.0)})
    x0 = jnp.linspace(-1, 1, M)
    return Stranger(step, (state, jax.nn.sigmoid(draw(6, N, 2)), jnp.float32(0.0), x0, x0**2 * jnp.cos(jnp.pi * x0)),
                    (State("counter", "param", "opt", "model_state"), "batch", "scalar", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def harmonics_of_a_sphere():
    """SFNO: a transform of longitudes by rfft and of latitudes by given Legendre matrices, weights per degree, losses weighted by quadrature, a skip."""
    LAT, LON, LM, C, W = 6, 12, 5, 3, 8

    def sht(x, legendre):
        f = jnp.fft.rfft(x, axis=2, norm="forward")[:, :, :LM]
        return jnp.einsum("bkmc,mlk->blmc", f, legendre.astype(jnp.complex64))

    def isht(c, inverse):
        f = jnp.einsum("blmc,mlk->bkmc", c, inverse.astype(jnp.complex64))
        return jnp.fft.irfft(jnp.pad(f, ((0, 0), (0, 0), (0, LON // 2 + 1 - LM), (0, 0))), LON, axis=2, norm="forward")

    def loss_fn(p, x, y, legendre, inverse, quad):
        h = x @ p["in"] + p["pos"]
        for q in p["blocks"]:
            c = sht(h, legendre)
            c = jnp.einsum("blmi,lio->blmo", c, q["re"] + 1j * q["im"])
            z = isht(c, inverse)
            h = h + jax.nn.gelu(z + h @ q["skip"] + q["b"]) @ q["mlp"]
        out = jnp.concatenate([h, x], -1) @ p["out"]
        err = (jnp.square(out - y) * quad[:, None, None]).sum((1, 2))
        ref = (jnp.square(y) * quad[:, None, None]).sum((1, 2))
        return jnp.sqrt(err / ref).mean()

    rng = np.random.default_rng(1)
    leg = jnp.asarray(rng.standard_normal((LM, LM, LAT)) * 0.4, jnp.float32)
    block = lambda i: {"re": draw(i, LM, W, W) * 0.2, "im": draw(i + 1, LM, W, W) * 0.2, "skip": draw(i + 2, W, W) * 0.2, "b": jnp.zeros(W), "mlp": draw(i + 3, W, W) * 0.2}
    p = {"in": draw(2, C, W) * 0.4, "pos": draw(3, LAT, LON, W) * 0.1, "blocks": [block(5), block(10)], "out": draw(4, W + C, C) * 0.3}
    tx = optax.adamw(optax.cosine_onecycle_schedule(50, 2e-3), weight_decay=1e-5)

    def train_step(params, opt_state, batch, buffers):
        loss, grads = jax.value_and_grad(loss_fn)(params, batch["x"], batch["y"], *buffers)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    return Stranger(train_step, (p, tx.init(p), {"x": draw(20, B, LAT, LON, C), "y": draw(21, B, LAT, LON, C)}, (leg, leg * 0.9, jnp.abs(draw(22, LAT)))),
                    ("param", "opt", "batch", "frozen"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def posteriors_with_drifts():
    """A latent SDE of torchsde in JAX: time first, a context by a GRU backwards, Euler-Maruyama whose carry holds the log ratio, KL by a warm-up scalar."""
    L, F, Z, H = 6, 3, 4, 8

    def loss_fn(p, xs, ts, key, kl_scale):
        """xs [L, B, F], ts [L]."""
        n = xs.shape[1]

        def gru(h, x):
            z, r, c = jnp.split(jnp.concatenate([x, h], -1) @ p["gru"] + p["gru_b"], 3, -1)
            z = jax.nn.sigmoid(z)
            h = (1 - z) * h + z * jnp.tanh(jax.nn.sigmoid(r) * c)
            return h, h
        _, ctx = lax.scan(gru, jnp.zeros((n, H)), xs, reverse=True)
        mean, logstd = jnp.split(ctx[0] @ p["qz0"], 2, -1)
        k0, k1 = jax.random.split(key)
        z0 = mean + jnp.exp(logstd) * jax.random.normal(k0, mean.shape)
        g = lambda z: jax.nn.softplus(jnp.einsum("bz,zh->bhz", z, p["g1"]).mean(1) + p["g2"]) + 1e-2

        def step(carry, inp):
            z, logqp = carry
            c, dt, k = inp
            f = mlp(p["f"], jnp.concatenate([z, c], -1), jax.nn.softplus)
            h = mlp(p["h"], z, jax.nn.softplus)
            u = (f - h) / g(z)
            z = z + f * dt + g(z) * jnp.sqrt(dt) * jax.random.normal(k, z.shape)
            return (z, logqp + 0.5 * (u**2).sum(1) * dt), z
        (_, logqp), zs = lax.scan(step, (z0, jnp.zeros(n)), (ctx[1:], jnp.diff(ts), jax.random.split(k1, L - 1)))
        zs = jnp.concatenate([z0[None], zs])
        rec = zs @ p["proj"]
        logpx = (-0.5 * jnp.square((xs - rec) / 0.1) - jnp.log(0.1) - 0.919).sum((0, 2)).mean()
        kl0 = 0.5 * (jnp.exp(2 * logstd) / jnp.exp(2 * p["pz_logstd"]) + jnp.square(mean - p["pz_mean"]) / jnp.exp(2 * p["pz_logstd"]) - 1 + 2 * p["pz_logstd"] - 2 * logstd).sum(1).mean()
        return -logpx + (logqp.mean() + kl0) * kl_scale, (logpx, kl0, logqp.mean())

    def train_step(params, opt_state, iteration, key, xs, ts):
        kl = jnp.minimum(1.0, (iteration + 1) / 10)
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(params, xs, ts, jax.random.fold_in(key, iteration), kl)
        u, opt_state = tx.update(g, opt_state)
        return optax.apply_updates(params, u), opt_state, iteration + 1, (loss, *aux)

    tx = optax.chain(optax.clip_by_global_norm(100.0), optax.adam(optax.exponential_decay(1e-3, 1, 0.997)))
    p = {"gru": draw(0, F + H, 3 * H) * 0.3, "gru_b": jnp.zeros(3 * H), "qz0": draw(1, H, 2 * Z) * 0.2, "g1": draw(2, Z, 3) * 0.2, "g2": draw(3, Z) * 0.1,
         "f": layers(4, Z + H, 10, Z), "h": layers(6, Z, 10, Z), "proj": draw(8, Z, F), "pz_mean": jnp.zeros(Z), "pz_logstd": jnp.zeros(Z)}
    p["g1"] = draw(2, Z, 5) * 0.2
    return Stranger(train_step, (p, tx.init(p), jnp.int32(0), jax.random.PRNGKey(4), draw(9, L, B, F), jnp.linspace(0, 1, L)),
                    ("param", "opt", "counter", "rng", "batch:1", "frozen"), lambda a, r: (*r[:3], *a[3:]), (0, 1), tolerance=2e-3)


SURVEYORS = {f.__name__: f for f in (weather_with_rows_in_the_middle, structures_recycled, vectors_beside_scalars, latents_of_each_signal, proposals_and_distortions,
                                     trajectories_reweighted, weighted_by_their_kernels, harmonics_of_a_sphere, posteriors_with_drifts)}
