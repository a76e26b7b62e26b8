"""Pictures, sounds, graphs and fields: symmetries, samplers and solvers inside the model."""

import itertools

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import optax
from contrastive import trained
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map
B = 12


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def _conv(x, w, **options):
    return lax.conv_general_dilated(x, w, options.pop("strides", (1, 1)), options.pop("padding", "SAME"), dimension_numbers=("NHWC", "HWIO", "NHWC"),
                                    **options)


def turned_kernels():
    """A network that commutes with quarter turns: kernels turned by rot90 and their group's axis shifted, stacked, pooled over turns."""
    H, K = 8, 4

    def loss(p, x, y):
        first = jnp.concatenate([jnp.rot90(p["a"], k, (0, 1)) for k in range(4)], -1)
        h = jax.nn.relu(_conv(x, first))
        second = jnp.concatenate([jnp.rot90(jnp.roll(p["b"], k, 2), k, (0, 1)).reshape(3, 3, 4 * K, K) for k in range(4)], -1)
        h = jax.nn.relu(_conv(h, second, strides=(2, 2)))
        h = h.reshape(x.shape[0], -1, 4, K).max(2).mean(1)
        return _ce(h @ p["head"], y).mean()

    p = {"a": draw(0, 3, 3, 2, K) * 0.3, "b": draw(1, 3, 3, 4, K, K) * 0.2, "head": draw(2, K, 5)}
    return trained(loss, p, draw(3, B, H, H, 2), whole(4, 5, B), tx=optax.sgd(0.05, momentum=0.9, nesterov=True), donate=(0, 1))


def harmonics():
    """Messages between atoms by spherical harmonics, radial Bessel functions and a product of vectors; forces as gradients."""
    N, E, K = 5, 6, 4

    def energy(p, r, kind, real):
        d = r[:, None] - r[None]
        length = jnp.sqrt((d ** 2).sum(-1) + 1e-6 + jnp.eye(N))
        unit = d / length[..., None]
        k = jnp.arange(1, K + 1)
        radial = jnp.sqrt(2 / 3.0) * jnp.sin(k * jnp.pi * length[..., None] / 3.0) / length[..., None]
        cut = 0.5 * (jnp.cos(jnp.pi * jnp.minimum(length / 3.0, 1.0)) + 1) * (1 - jnp.eye(N)) * real[:, None] * real
        x, y, z = jnp.moveaxis(unit, -1, 0)
        second = jnp.stack([x * y, y * z, 3 * z ** 2 - 1, x * z, x ** 2 - y ** 2], -1)
        s = p["kind"][kind]
        w = mlp(p["radial"], radial, jax.nn.silu).reshape(N, N, 3, E) * cut[..., None, None]
        m0 = jnp.einsum("ije,je->ie", w[:, :, 0], s)
        m1 = jnp.einsum("ije,ijv,je->iev", w[:, :, 1], unit, s)
        m2 = jnp.einsum("ije,ijv,je->iev", w[:, :, 2], second, s)
        features = jnp.concatenate([m0, (m1 ** 2).sum(-1), (m2 ** 2).sum(-1), (m1 * jnp.cross(m1, jnp.roll(m1, 1, 1))).sum(-1)], -1)
        return (mlp(p["out"], features, jax.nn.silu)[:, 0] * real).sum()

    def loss(p, r, kind, real, e, f):
        found, force = jax.vmap(jax.value_and_grad(energy, 1), (None, 0, 0, 0))(p, r, kind, real)
        return ((found - e) ** 2).mean() + 10 * (((force + f) ** 2).sum(-1) * real).sum() / real.sum()

    p = {"kind": draw(0, 4, E), "radial": layers(1, K, 12, 3 * E), "out": layers(4, 4 * E, 12, 1)}
    real = (jnp.arange(N) < whole(9, 3, B)[:, None] + 3).astype(jnp.float32)
    return trained(loss, p, draw(6, B, N, 3), whole(7, 4, B, N), real, draw(8, B), draw(10, B, N, 3), tx=optax.amsgrad(2e-3), donate=(0, 1),
                   tolerance=1e-3)


def deformed_windows():
    """Deformable convolution: offsets and masks from a convolution, bilinear lookups at moved places, features of nine taps."""
    H, Ci, Co = 6, 3, 8

    def sample(x, at):
        low = jnp.floor(at)
        frac = at - low
        out = 0.0
        for corner in itertools.product((0, 1), (0, 1)):
            place = low + jnp.array(corner)
            weight = jnp.prod(jnp.where(jnp.array(corner) == 1, frac, 1 - frac), -1)
            inside = ((place >= 0) & (place < H)).all(-1)
            i, j = jnp.moveaxis(jnp.clip(place, 0, H - 1).astype(jnp.int32), -1, 0)
            out = out + x[i, j] * (weight * inside)[..., None]
        return out

    def loss(p, x, y):
        moved = _conv(x, p["offset"])
        offsets, mask = moved[..., :18].reshape(B, H, H, 9, 2), jax.nn.sigmoid(moved[..., 18:])
        taps = jnp.stack(jnp.meshgrid(jnp.arange(-1, 2), jnp.arange(-1, 2), indexing="ij"), -1).reshape(9, 2)
        grid = jnp.stack(jnp.meshgrid(jnp.arange(H), jnp.arange(H), indexing="ij"), -1)
        at = grid[:, :, None] + taps + offsets
        h = jax.vmap(sample)(x, at) * mask[..., None]
        h = jax.nn.relu(h.reshape(B, H, H, 9 * Ci) @ p["w"])
        return _ce(h.mean((1, 2)) @ p["head"], y).mean()

    p = {"offset": draw(0, 3, 3, Ci, 27) * 0.1, "w": draw(1, 9 * Ci, Co) * 0.2, "head": draw(2, Co, 5)}
    return trained(loss, p, draw(3, B, H, H, Ci), whole(4, 5, B), tx=optax.adam(3e-3), donate=(0, 1), tolerance=1e-3)


def regions_cut_out():
    """A second stage of detection: regions resized out of the features by scale_and_translate, classes, boxes and masks of each."""
    H, R, K = 8, 3, 4

    def loss(p, x, boxes, kind, masks, real):
        f = jax.nn.relu(_conv(x, p["stem"]))

        def region(f, box):
            size = jnp.maximum(box[2:] - box[:2], 1e-2)
            scale = 4 / (size * H)
            return jax.image.scale_and_translate(f, (4, 4, f.shape[-1]), (0, 1), scale, -box[:2] * H * scale, method="linear", antialias=False)
        cut = jax.vmap(jax.vmap(region, (None, 0)))(f, boxes)
        flat = cut.reshape(B, R, -1)
        classes, deltas = flat @ p["kind"], (flat @ p["box"]).reshape(B, R, K, 4)
        own = jnp.take_along_axis(deltas, kind[..., None, None], 2)[:, :, 0]
        mask = jax.nn.sigmoid(cut @ p["mask"])
        mask = jnp.take_along_axis(mask, kind[..., None, None, None], -1)[..., 0]
        fit = -(masks * jnp.log(mask + 1e-6) + (1 - masks) * jnp.log(1 - mask + 1e-6)).mean((-1, -2))
        each = _ce(classes, kind) + optax.huber_loss(own, boxes).sum(-1) + fit
        return (each * real).sum() / jnp.maximum(real.sum(), 1)

    p = {"stem": draw(0, 3, 3, 3, 6) * 0.3, "kind": draw(1, 96, K) * 0.1, "box": draw(2, 96, 4 * K) * 0.1, "mask": draw(3, 6, K) * 0.3}
    low = jax.nn.sigmoid(draw(4, B, R, 2)) * 0.4
    boxes = jnp.concatenate([low, low + 0.2 + 0.3 * jax.nn.sigmoid(draw(5, B, R, 2))], -1)
    return trained(loss, p, draw(6, B, H, H, 3), boxes, whole(7, K, B, R), (draw(8, B, R, 4, 4) > 0).astype(jnp.float32),
                   (whole(9, 4, B, R) > 0).astype(jnp.float32), tx=optax.adamw(2e-3), donate=(0, 1), tolerance=1e-3)


def disparities():
    """Stereo: a volume of shifted features, 3-D convolutions, a soft minimum over disparities, invalid pixels left out."""
    H, W, M, Ch = 4, 10, 4, 6

    def loss(p, left, right, target):
        a, b = (jax.nn.relu(_conv(x, p["f"])) for x in (left, right))
        volume = jnp.stack([a * jnp.pad(b, ((0, 0), (0, 0), (d, 0), (0, 0)))[:, :, :W] for d in range(M)], 1)
        conv = lambda x, w: lax.conv_general_dilated(x, w, (1, 1, 1), "SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))  # noqa: E731
        cost = conv(jax.nn.relu(conv(volume, p["c1"])), p["c2"])[..., 0]
        found = jnp.einsum("bdhw,d->bhw", jax.nn.softmax(-cost, 1), jnp.arange(M, dtype=jnp.float32))
        valid = (target > 0) & (target < M)
        error = jnp.abs(found - target)
        return (jnp.where(error < 1, 0.5 * error ** 2, error - 0.5) * valid).sum() / valid.sum()

    p = {"f": draw(0, 3, 3, 3, Ch) * 0.3, "c1": draw(1, 3, 3, 3, Ch, 4) * 0.2, "c2": draw(2, 3, 3, 3, 4, 1) * 0.2}
    return trained(loss, p, draw(3, B, H, W, 3), draw(4, B, H, W, 3), jnp.abs(draw(5, B, H, W)) * 2, tx=optax.rmsprop(1e-3), donate=(0, 1),
                   tolerance=1e-3)


def centres_on_maps():
    """CenterNet: targets are made in the step (Gaussians of each object, the largest wins), a focal loss on heat maps, offsets read
    at centres, peaks by a max pool as a metric."""
    H, K, M = 8, 3, 4

    def step(p, opt, x, centre, kind, real):
        grid = jnp.stack(jnp.meshgrid(jnp.arange(H), jnp.arange(H), indexing="ij"), -1)
        place = jnp.floor(centre).astype(jnp.int32)
        bumps = jnp.exp(-((grid[None, None] - place[:, :, None, None]) ** 2).sum(-1) / 2.0) * real[:, :, None, None]
        target = (bumps[..., None] * jax.nn.one_hot(kind, K)[:, :, None, None]).max(1)

        def loss(p):
            h = jax.nn.relu(_conv(x, p["a"]))
            heat = jnp.clip(jax.nn.sigmoid(_conv(h, p["heat"]) - 2.0), 1e-4, 1 - 1e-4)
            offset = _conv(h, p["offset"])
            hit = target >= 0.999
            focal = jnp.where(hit, (1 - heat) ** 2 * jnp.log(heat), (1 - target) ** 4 * heat ** 2 * jnp.log(1 - heat))
            at = jax.vmap(lambda o, c: o[c[:, 0], c[:, 1]])(offset, place)
            n = jnp.maximum(real.sum(), 1)
            return -focal.sum() / n + (jnp.abs(at - (centre - place)).sum(-1) * real).sum() / n, heat

        (value, heat), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        top = lax.reduce_window(heat, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 1, 1, 1), "SAME")
        return optax.apply_updates(p, u), opt, value, ((heat == top) & (heat > 0.3)).sum((1, 2, 3))

    tx = optax.adam(2e-3)
    p = {"a": draw(0, 3, 3, 3, 8) * 0.3, "heat": draw(1, 1, 1, 8, K) * 0.3, "offset": draw(2, 1, 1, 8, 2) * 0.3}
    return Stranger(step, (p, tx.init(p), draw(3, B, H, H, 3), jax.nn.sigmoid(draw(4, B, M, 2)) * (H - 1), whole(5, K, B, M),
                           (whole(6, 3, B, M) > 0).astype(jnp.float32)),
                    ("param", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def dilated_waves():
    """WaveNet: 16-bit sound companded by mu-law into classes, causal convolutions of growing dilation, gates, skips added up, a
    speaker's embedding in each layer."""
    L, D, Q, S = 24, 8, 32, 3

    def loss(p, wave, who):
        x = wave.astype(jnp.float32) / 32768.0
        y = jnp.sign(x) * jnp.log1p((Q - 1) * jnp.abs(x)) / jnp.log(float(Q))
        ids = jnp.clip(((y + 1) / 2 * Q).astype(jnp.int32), 0, Q - 1)
        h, skips = p["e"][ids[:, :-1]], 0.0
        for i, q in enumerate(p["layers"]):
            d = 2 ** i
            c = lax.conv_general_dilated(jnp.pad(h, ((0, 0), (d, 0), (0, 0))), q["w"], (1,), "VALID", rhs_dilation=(d,),
                                         dimension_numbers=("NWC", "WIO", "NWC")) + p["who"][who][:, None] @ q["g"]
            a, b = jnp.split(c, 2, -1)
            z = jnp.tanh(a) * jax.nn.sigmoid(b)
            skips = skips + z @ q["skip"]
            h = h + z @ q["res"]
        return _ce(jax.nn.relu(skips + h) @ p["out"], ids[:, 1:]).mean()

    p = {"e": draw(0, Q, D) * 0.3, "who": draw(1, S, 4), "out": draw(2, D, Q) * 0.3,
         "layers": [{"w": draw(5 + 4 * i, 2, D, 2 * D) * 0.2, "g": draw(6 + 4 * i, 4, 2 * D) * 0.2, "skip": draw(7 + 4 * i, D, D) * 0.2,
                     "res": draw(8 + 4 * i, D, D) * 0.2} for i in range(3)]}
    wave = (jnp.tanh(draw(30, B, L)) * 30000).astype(jnp.int16)
    return trained(loss, p, wave, whole(31, S, B), tx=optax.chain(optax.clip(0.1), optax.adam(2e-3)), donate=(0, 1), tolerance=1e-3)


def speakers_unmixed():
    """Conv-TasNet: a learnt basis of frames, masks for each speaker, overlap-add by a transposed convolution, the best permutation
    of speakers by scale-invariant distortion."""
    L, N, K, S = 32, 12, 8, 3

    def loss(p, mix, sources):
        frames = jax.nn.relu(lax.conv_general_dilated(mix[..., None], p["basis"], (K // 2,), "VALID", dimension_numbers=("NWC", "WIO", "NWC")))
        h = frames
        for i, q in enumerate(p["blocks"]):
            z = jax.nn.standardize(h @ q["in"], -1)
            z = lax.conv_general_dilated(jax.nn.gelu(z), q["dw"], (1,), "SAME", rhs_dilation=(2 ** i,), feature_group_count=N,
                                         dimension_numbers=("NWC", "WIO", "NWC"))
            h = h + z @ q["out"]
        masks = jax.nn.sigmoid(h @ p["mask"]).reshape(B, -1, S, N)
        parts = jnp.moveaxis(frames[:, :, None] * masks, 2, 1).reshape(B * S, -1, N)
        found = lax.conv_transpose(parts, p["synthesis"], (K // 2,), "VALID", dimension_numbers=("NWC", "WIO", "NWC"))[..., 0].reshape(B, S, -1)
        a, b = found - found.mean(-1, keepdims=True), sources - sources.mean(-1, keepdims=True)
        dots = jnp.einsum("bil,bjl->bij", a, b)
        target = dots[..., None] * b[:, None] / ((b ** 2).sum(-1)[:, None, :, None] + 1e-6)
        noise = a[:, :, None] - target
        ratio = 10 * jnp.log10((target ** 2).sum(-1) / ((noise ** 2).sum(-1) + 1e-6) + 1e-6)
        orders = jnp.array(list(itertools.permutations(range(S))))
        each = ratio[:, jnp.arange(S), orders].mean(-1)
        return -each.max(-1).mean()

    block = lambda s: {"in": draw(s, N, N) * 0.3, "dw": draw(s + 1, 3, 1, N) * 0.3, "out": draw(s + 2, N, N) * 0.3}  # noqa: E731
    p = {"basis": draw(0, K, 1, N) * 0.3, "blocks": [block(5), block(9)], "mask": draw(2, N, S * N) * 0.3, "synthesis": draw(3, K, N, 1) * 0.3}
    sources = draw(20, B, S, L)
    return trained(loss, p, sources.sum(1), sources, tx=optax.adam(1e-3), donate=(0, 1), tolerance=1e-3)


def lengths_of_phonemes():
    """FastSpeech with Glow-TTS's search: the best monotonic alignment by a scan and a way back, durations from it, phonemes stretched
    by cumulative durations, a loss on log durations."""
    P, F, M, D = 5, 12, 6, 10

    def align(scores):
        def forward(q, row):
            best = jnp.maximum(q, jnp.pad(q[:-1], (1, 0), constant_values=-1e9))
            q = row + best
            return q, q
        start = jnp.full(P, -1e9).at[0].set(scores[0, 0])
        _, rest = lax.scan(forward, start, scores[1:])
        q = jnp.concatenate([start[None], rest])

        def back(at, row):
            step = (at > 0) & (jnp.take(row, jnp.maximum(at - 1, 0)) > row[at])
            return at - step, at - step
        _, path = lax.scan(back, P - 1, q[:-1], reverse=True)
        return jnp.append(path, P - 1)

    def loss(p, phonemes, mel):
        h = mlp(p["enc"], p["e"][phonemes], jax.nn.relu)
        mean = h @ p["mean"]
        scores = -0.5 * ((mel[:, :, None] - mean[:, None]) ** 2).sum(-1)
        path = jax.vmap(align)(lax.stop_gradient(scores))
        duration = jax.nn.one_hot(path, P).sum(1)
        ends = jnp.cumsum(duration, -1)
        frames = jnp.arange(F)
        owner = ((frames[:, None] >= (ends - duration)[:, None]) & (frames[:, None] < ends[:, None])).astype(jnp.float32)
        stretched = owner @ h
        out = mlp(p["dec"], stretched, jax.nn.relu)
        log = (mlp(p["len"], lax.stop_gradient(h)))[..., 0]
        return optax.huber_loss(out, mel).mean() + ((owner @ mean - mel) ** 2).mean() + ((log - jnp.log(duration + 1)) ** 2).mean()

    p = {"e": draw(0, 20, D) * 0.5, "enc": layers(1, D, 16, D), "mean": draw(4, D, M) * 0.3, "dec": layers(5, D, 16, M), "len": layers(8, D, 8, 1)}
    return trained(loss, p, whole(11, 20, B, P), draw(12, B, F, M), tx=optax.adamw(2e-3, b1=0.8, b2=0.99), donate=(0, 1), tolerance=1e-3)


def voices():
    """GE2E: speakers by utterances [S, U, ...], centroids without the utterance itself, a learnt scale and offset, gradients of which
    are made smaller."""
    S, U, L, F, D = 6, 12, 4, 5, 8

    def loss(p, x):
        def cell(h, x):
            z, n = jnp.split(jnp.concatenate([x, h], -1) @ p["rnn"], 2, -1)
            z = jax.nn.sigmoid(z)
            h = z * h + (1 - z) * jnp.tanh(n)
            return h, None
        flat = x.reshape(S * U, L, F)
        h, _ = lax.scan(cell, jnp.zeros((S * U, D)), jnp.swapaxes(flat, 0, 1))
        e = (h @ p["out"]).reshape(S, U, D)
        e = e / (jnp.linalg.norm(e, axis=-1, keepdims=True) + 1e-6)
        centre = e.mean(1)
        without = (e.sum(1, keepdims=True) - e) / (U - 1)
        unit = lambda v: v / (jnp.linalg.norm(v, axis=-1, keepdims=True) + 1e-6)  # noqa: E731
        scores = jnp.einsum("sud,td->sut", e, unit(centre))
        own = (e * unit(without)).sum(-1)
        scores = jnp.where(jnp.eye(S, dtype=bool)[:, None], own[..., None], scores)
        w, b = (0.01 * v + 0.99 * lax.stop_gradient(v) for v in (p["w"], p["b"]))
        scores = jnp.maximum(w, 1e-6) * scores + b
        return (jax.nn.logsumexp(scores, -1) - jnp.moveaxis(jnp.diagonal(scores, axis1=0, axis2=2), -1, 0)).mean()

    p = {"rnn": draw(0, F + D, 2 * D) * 0.3, "out": draw(1, D, D) * 0.3, "w": jnp.float32(10.0), "b": jnp.float32(-5.0)}
    # Speakers meet one another, their utterances do not.
    return trained(loss, p, draw(2, S, U, L, F), tx=optax.chain(optax.clip_by_global_norm(3.0), optax.sgd(0.01)), donate=(0, 1), tolerance=1e-3,
                   kinds=("batch:1",))


def spectra_of_graphs():
    """A graph transformer: heat kernels from the spectrum of each Laplacian as positions, dropped at random, biases by hops and degrees,
    padded nodes."""
    N, D, K = 6, 12, 3

    def step(p, opt, key, x, adjacency, real, y):
        key, sub = jax.random.split(key)
        a = adjacency * real[:, :, None] * real[:, None]
        degree = a.sum(-1)
        scale = lax.rsqrt(jnp.maximum(degree, 1.0))
        laplacian = jnp.eye(N) - scale[:, :, None] * a * scale[:, None]
        values, vectors = jnp.linalg.eigh(laplacian)
        heat = jnp.exp(-values[:, None] * 2.0 ** jnp.arange(K)[:, None])
        where = jnp.einsum("bne,bke->bnk", vectors ** 2, heat) * jax.random.bernoulli(sub, 0.9, (B, 1, K))
        two = jnp.minimum(a @ a, 1.0) * (1 - a)
        hops = (a + 2 * two).astype(jnp.int32)

        def loss(p):
            h = x @ p["x"] + where @ p["where"] + p["degree"][jnp.minimum(degree, 5).astype(jnp.int32)]
            for q in p["layers"]:
                s = jnp.einsum("bnd,bmd->bnm", h @ q["q"], h @ q["k"]) * D ** -0.5 + p["hop"][hops]
                s = jnp.where(real[:, None] > 0, s, -1e9)
                h = h + jax.nn.softmax(s, -1) @ (h @ q["v"])
                h = h + jax.nn.gelu(jax.nn.standardize(h, -1) @ q["up"]) @ q["down"]
            pooled = (h * real[..., None]).sum(1) / real.sum(1, keepdims=True)
            return optax.huber_loss((pooled @ p["head"])[:, 0], y).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adamw(2e-3)
    layer = lambda s: {k: draw(s + i, *z) * 0.25 for i, (k, z) in enumerate({"q": (D, D), "k": (D, D), "v": (D, D), "up": (D, 24),  # noqa: E731
                                                                            "down": (24, D)}.items())}
    p = {"x": draw(0, 4, D) * 0.5, "where": draw(1, K, D) * 0.3, "degree": draw(2, 6, D) * 0.3, "hop": draw(3, 3), "head": draw(4, D, 1),
         "layers": [layer(10), layer(20)]}
    half = jnp.triu((draw(30, B, N, N) > 0).astype(jnp.float32), 1)
    real = (jnp.arange(N) < whole(31, 3, B)[:, None] + 4).astype(jnp.float32)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(6), draw(32, B, N, 4), half + jnp.swapaxes(half, 1, 2), real, draw(33, B)),
                    ("param", "opt", "rng", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=5e-3)


def relations_as_rotations():
    """RotatE: entities as complex numbers, relations as phases, negatives weighted by their own scores, rows weighted by counts, only
    touched rows of the tables moved (lazy Adagrad)."""
    E, R, D, K = 30, 5, 8, 4

    def score(p, h, r, t):
        head, tail, phase = p["entity"][h], p["entity"][t], p["relation"][r]
        re, im = jnp.split(head, 2, -1)
        tr, ti = jnp.split(tail, 2, -1)
        cos, sin = jnp.cos(phase), jnp.sin(phase)
        return 6.0 - jnp.sqrt((re * cos - im * sin - tr) ** 2 + (re * sin + im * cos - ti) ** 2 + 1e-9).sum(-1)

    def step(p, acc, h, r, t, wrong, weight):
        def loss(p):
            good = jax.nn.log_sigmoid(score(p, h, r, t))
            bad = score(p, h[:, None], r[:, None], wrong)
            bad = (lax.stop_gradient(jax.nn.softmax(bad, -1)) * jax.nn.log_sigmoid(-bad)).sum(-1)
            return -(weight * (good + bad)).sum() / (2 * weight.sum())

        value, g = jax.value_and_grad(loss)(p)
        acc = T(lambda a, g: a + (g ** 2).mean(-1, keepdims=True), acc, g)
        p = T(lambda p, g, a: jnp.where(jnp.abs(g).sum(-1, keepdims=True) > 0, p - 0.1 * g / (jnp.sqrt(a) + 1e-8), p), p, g, acc)
        return p, acc, value

    p = {"entity": draw(0, E, 2 * D) * 0.3, "relation": draw(1, R, D)}
    acc = T(lambda w: jnp.zeros((w.shape[0], 1)), p)
    return Stranger(step, (p, acc, whole(2, E, B), whole(3, R, B), whole(4, E, B), whole(5, E, B, K), jnp.abs(draw(6, B)) + 0.1),
                    ("param", "opt", "batch", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def operators_and_residuals():
    """DeepONet: a branch for sensors, a trunk for places, Fourier features, data and the residual of a diffusion equation together."""
    S, P, D = 10, 6, 12

    def loss(p, sensors, at, u, inside):
        def solution(s, z):
            z = jnp.concatenate([jnp.sin(z @ p["freq"]), jnp.cos(z @ p["freq"])])
            return (mlp(p["branch"], s, jnp.tanh) * mlp(p["trunk"], z, jnp.tanh)).sum() + p["bias"]

        def residual(s, z):
            g, h = jax.grad(solution, 1)(s, z), jax.hessian(solution, 1)(s, z)
            return g[1] - 0.1 * h[0, 0] + 0.05 * solution(s, z) ** 2
        found = jax.vmap(jax.vmap(solution, (None, 0)))(sensors, at)
        rest = jax.vmap(jax.vmap(residual, (None, 0)))(sensors, inside)
        return ((found - u) ** 2).mean() + 0.1 * (rest ** 2).mean()

    p = {"freq": draw(0, 2, 6), "branch": layers(1, S, 20, D), "trunk": layers(4, 12, 20, D), "bias": jnp.float32(0.0)}
    return trained(loss, p, draw(8, B, S), jax.nn.sigmoid(draw(9, B, P, 2)), draw(10, B, P), jax.nn.sigmoid(draw(11, B, P, 2)),
                   tx=optax.adam(optax.exponential_decay(2e-3, 5, 0.9)), donate=(0, 1), tolerance=1e-3)


def energy_kept():
    """A Hamiltonian network: leapfrog steps through gradients of a learnt energy with a learnt mass matrix, trajectories fitted."""
    D, L = 3, 5

    def loss(p, q, m, path):
        low = jnp.tril(p["mass"], -1) + jnp.diag(jax.nn.softplus(jnp.diagonal(p["mass"])))

        def potential(q):
            return jnp.tanh(mlp(p["v"], q, jnp.tanh)[0])
        force = jax.vmap(jax.grad(potential))
        speed = lambda m: jsp.linalg.cho_solve((low, True), m.T).T  # noqa: E731

        def one(s, _):
            q, m = s
            m = m - 0.05 * force(q)
            q = q + 0.1 * speed(m)
            m = m - 0.05 * force(q)
            return (q, m), q
        _, found = lax.scan(one, (q, m), None, L)
        return ((found - jnp.swapaxes(path, 0, 1)) ** 2).mean()

    p = {"v": layers(0, D, 16, 16, 1), "mass": draw(4, D, D) * 0.3 + jnp.eye(D)}
    return trained(loss, p, draw(5, B, D), draw(6, B, D), draw(7, B, L, D), tx=optax.adam(3e-3), donate=(0, 1), tolerance=1e-3)


def one_large_graph():
    """Planetoid: one graph of all nodes, a dense normalised adjacency, edges dropped by a key, a mask of nodes with labels."""
    N, Fi, H, C = 24, 10, 12, 4

    def step(p, opt, key, x, adjacency, y, mask):
        key, kd, ke = jax.random.split(key, 3)
        keep = jax.random.bernoulli(ke, 0.8, (N, N))
        a = adjacency * (keep & keep.T) + jnp.eye(N)
        scale = lax.rsqrt(a.sum(-1))
        a = scale[:, None] * a * scale

        def loss(p):
            h = jax.nn.relu(a @ (x @ p["w1"]))
            h = jnp.where(jax.random.bernoulli(kd, 0.5, h.shape), h / 0.5, 0)
            logits = a @ (h @ p["w2"])
            return (_ce(logits, y) * mask).sum() / mask.sum() + 5e-4 * (p["w1"] ** 2).sum(), logits

        (value, logits), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        hits = ((logits.argmax(-1) == y) * mask).sum() / mask.sum()
        return optax.apply_updates(p, u), opt, key, value, hits

    tx = optax.adam(1e-2)
    p = {"w1": draw(0, Fi, H) * 0.3, "w2": draw(1, H, C) * 0.3}
    half = jnp.triu((draw(2, N, N) > 0.8).astype(jnp.float32), 1)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), draw(4, N, Fi), half + half.T, whole(5, C, N), (whole(6, 3, N) > 0).astype(jnp.float32)),
                    ("param", "opt", "rng", "batch", "frozen", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def implicit_diffusion():
    """Differentiable physics: implicit time steps of a diffusion equation, tridiagonal systems by scans there and back, a network for
    the conductivity."""
    N, L = 10, 4

    def solve(low, middle, up, right):
        def there(s, xs):
            c, d = s
            low, middle, up, right = xs
            scale = 1 / (middle - low * c)
            s = up * scale, (right - low * d) * scale
            return s, s
        zero = jnp.zeros(right.shape[0])
        _, (c, d) = lax.scan(there, (zero, zero), tuple(a.T for a in (low, middle, up, right)))

        def back(x, cd):
            x = cd[1] - cd[0] * x
            return x, x
        return lax.scan(back, zero, (c, d), reverse=True)[1].T

    def loss(p, u, target):
        def one(u, _):
            k = jax.nn.softplus(mlp(p, u[..., None], jnp.tanh)[..., 0])
            face = 0.5 * (k[:, 1:] + k[:, :-1])
            low, up = jnp.pad(face, ((0, 0), (1, 0))), jnp.pad(face, ((0, 0), (0, 1)))
            return solve(-0.1 * low, 1 + 0.1 * (low + up), -0.1 * up, u), None
        u, _ = lax.scan(one, u, None, L)
        return ((u - target) ** 2).mean()

    return trained(loss, layers(0, 1, 12, 1), draw(3, B, N), draw(4, B, N), tx=optax.adam(5e-3), donate=(0, 1), tolerance=1e-3)


GEOMETRY = {
    "turned_kernels": turned_kernels,
    "harmonics": harmonics,
    "deformed_windows": deformed_windows,
    "regions_cut_out": regions_cut_out,
    "disparities": disparities,
    "centres_on_maps": centres_on_maps,
    "dilated_waves": dilated_waves,
    "speakers_unmixed": speakers_unmixed,
    "lengths_of_phonemes": lengths_of_phonemes,
    "voices": voices,
    "spectra_of_graphs": spectra_of_graphs,
    "relations_as_rotations": relations_as_rotations,
    "operators_and_residuals": operators_and_residuals,
    "energy_kept": energy_kept,
    "one_large_graph": one_large_graph,
    "implicit_diffusion": implicit_diffusion,
}
