"""Modules of another framework, called as functions: states are flat dictionaries by dotted names, weights lie [out, in], pictures
[rows, channels, height, width], sequences time first; buffers count batches, optimizers keep lists with a count for each parameter."""

import jax
import jax.numpy as jnp
import numpy as np
from drawn import draw, whole
from jax import lax
from stranger import Stranger

B = 8


def linear_weights(name, seed, i, o, bias=True):
    return {f"{name}.weight": draw(seed, o, i) * i**-0.5} | ({f"{name}.bias": jnp.zeros(o)} if bias else {})


def linear(p, name, x):
    y = x @ p[f"{name}.weight"].T
    return y + p[f"{name}.bias"] if f"{name}.bias" in p else y


def conv_weights(name, seed, i, o, k=3, bias=False):
    return {f"{name}.weight": draw(seed, o, i, k, k) * (i * k * k) ** -0.5} | ({f"{name}.bias": jnp.zeros(o)} if bias else {})


def conv(p, name, x, stride=1, padding=1):
    y = lax.conv_general_dilated(x, p[f"{name}.weight"], (stride, stride), [(padding, padding)] * 2, dimension_numbers=("NCHW", "OIHW", "NCHW"))
    return y + p[f"{name}.bias"][None, :, None, None] if f"{name}.bias" in p else y


def norm_weights(name, d):
    return {f"{name}.weight": jnp.ones(d), f"{name}.bias": jnp.zeros(d)}


def norm_buffers(name, d):
    return {f"{name}.running_mean": jnp.zeros(d), f"{name}.running_var": jnp.ones(d), f"{name}.num_batches_tracked": jnp.int32(0)}


def batch_norm(p, buffers, name, x, momentum=0.1):
    """Writes its buffers into the dictionary `buffers`."""
    axes = (0, *range(2, x.ndim))
    shape = (1, -1) + (1,) * (x.ndim - 2)
    mean, var = x.mean(axes), x.var(axes)
    n = x.size // x.shape[1]
    buffers[f"{name}.num_batches_tracked"] = buffers[f"{name}.num_batches_tracked"] + 1
    buffers[f"{name}.running_mean"] = (1 - momentum) * buffers[f"{name}.running_mean"] + momentum * lax.stop_gradient(mean)
    buffers[f"{name}.running_var"] = (1 - momentum) * buffers[f"{name}.running_var"] + momentum * lax.stop_gradient(var) * (n / (n - 1))
    y = (x - mean.reshape(shape)) / jnp.sqrt(var.reshape(shape) + 1e-5)
    return y * p[f"{name}.weight"].reshape(shape) + p[f"{name}.bias"].reshape(shape)


def layer_norm(p, name, x):
    mean, var = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return (x - mean) / jnp.sqrt(var + 1e-5) * p[f"{name}.weight"] + p[f"{name}.bias"]


def residual_of_buffers():
    """A residual network with all its buffers in one dictionary, a max pool, label smoothing, momentum kept by the index of parameters, decay added to gradients, the rate an argument; top-1 and top-3 counted."""
    CLASSES = 6

    def forward(p, b, x):
        x = jax.nn.relu(batch_norm(p, b, "bn1", conv(p, "conv1", x, 2, 1)))
        x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 3, 3), (1, 1, 2, 2), ((0, 0), (0, 0), (1, 1), (1, 1)))
        for name, stride in (("layer1.0", 1), ("layer2.0", 2)):
            identity = x
            y = jax.nn.relu(batch_norm(p, b, f"{name}.bn1", conv(p, f"{name}.conv1", x, stride)))
            y = batch_norm(p, b, f"{name}.bn2", conv(p, f"{name}.conv2", y))
            if f"{name}.downsample.0.weight" in p:
                identity = batch_norm(p, b, f"{name}.downsample.1", conv(p, f"{name}.downsample.0", x, stride, 0))
            x = jax.nn.relu(y + identity)
        return linear(p, "fc", x.mean((2, 3)))

    def train_step(weights, buffers, optimizer_state, args, lr):
        images, target = args

        def loss_fn(weights):
            new_buffers = dict(buffers)
            output = forward(weights, new_buffers, images)
            logp = jax.nn.log_softmax(output, -1)
            nll = -jnp.take_along_axis(logp, target[:, None], 1)[:, 0]
            return (0.9 * nll + 0.1 * -logp.mean(-1)).mean(), (output, new_buffers)
        (loss, (output, new_buffers)), grads = jax.value_and_grad(loss_fn, has_aux=True)(weights)
        new_weights, new_state = {}, {"state": {}}
        for i, name in enumerate(names):
            p = weights[name]
            d_p = grads[name] + 1e-4 * p
            buf = optimizer_state["state"][str(i)]["momentum_buffer"] * 0.9 + d_p
            new_state["state"][str(i)] = {"momentum_buffer": buf}
            new_weights[name] = p - lr * buf
        _, pred = lax.top_k(output, 3)
        correct = pred == target[:, None]
        return new_weights, new_buffers, new_state, loss, (correct[:, :1].sum() * (100.0 / B), correct.any(1).sum() * (100.0 / B))

    weights = conv_weights("conv1", 0, 3, 8) | norm_weights("bn1", 8)
    buffers = norm_buffers("bn1", 8)
    for i, (name, a, b) in enumerate((("layer1.0", 8, 8), ("layer2.0", 8, 16))):
        weights |= conv_weights(f"{name}.conv1", 10 * i + 1, a, b) | norm_weights(f"{name}.bn1", b) | conv_weights(f"{name}.conv2", 10 * i + 2, b, b) | norm_weights(f"{name}.bn2", b)
        buffers |= norm_buffers(f"{name}.bn1", b) | norm_buffers(f"{name}.bn2", b)
        if a != b:
            weights |= conv_weights(f"{name}.downsample.0", 10 * i + 3, a, b, 1) | norm_weights(f"{name}.downsample.1", b)
            buffers |= norm_buffers(f"{name}.downsample.1", b)
    weights |= linear_weights("fc", 99, 16, CLASSES)
    names = list(weights)
    state = {"state": {str(i): {"momentum_buffer": jnp.zeros_like(p)} for i, p in enumerate(weights.values())}}
    kinds = {n: "counter" if "tracked" in n else "model_state" for n in buffers}
    return Stranger(train_step, (weights, buffers, state, (draw(100, B, 3, 16, 16), whole(101, CLASSES, B)), jnp.float32(0.05)), ("param", kinds, "opt", "batch", "scalar"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


def _adamw(params, grads, exp_avgs, exp_avg_sqs, state_steps, lr, wd=0.01, b1=0.9, b2=0.999, eps=1e-8):
    """Over lists, each parameter with a count of its own."""
    steps = [t + 1 for t in state_steps]
    params = [p * (1 - lr * wd) for p in params]
    exp_avgs = [m + (1 - b1) * (g - m) for m, g in zip(exp_avgs, grads)]
    exp_avg_sqs = [v * b2 + (1 - b2) * g * g for v, g in zip(exp_avg_sqs, grads)]
    correction1, correction2 = [1 - b1**t for t in steps], [1 - b2**t for t in steps]
    step_size = [lr / c for c in correction1]
    denominators = [jnp.sqrt(v) / jnp.sqrt(c) + eps for v, c in zip(exp_avg_sqs, correction2)]
    return [p - s * m / d for p, s, m, d in zip(params, step_size, exp_avgs, denominators)], exp_avgs, exp_avg_sqs, steps


def encoder_time_first():
    """Layers of a library's encoder on [time, rows, width], queries, keys and values by one matrix, padding by a mask of rows; AdamW over lists with counts in f32, one for each parameter."""
    S, D, H, V, CLASSES = 12, 16, 2, 30, 4
    names = None

    def encode(p, src, src_key_padding_mask):
        x = p["embedding.weight"][src] * D**0.5 + p["pos"][:, None]
        for i in range(2):
            n = f"layers.{i}"
            qkv = x @ p[f"{n}.self_attn.in_proj_weight"].T + p[f"{n}.self_attn.in_proj_bias"]
            t, b, _ = x.shape
            q, k, v = (z.reshape(t, b * H, D // H).transpose(1, 0, 2) for z in jnp.split(qkv, 3, -1))
            mask = jnp.where(src_key_padding_mask, -jnp.inf, 0.0)
            mask = jnp.broadcast_to(mask[:, None, None, :], (b, H, 1, t)).reshape(b * H, 1, t)
            w = jax.nn.softmax(q * (D // H) ** -0.5 @ k.transpose(0, 2, 1) + mask, -1)
            a = (w @ v).transpose(1, 0, 2).reshape(t, b, D)
            x = layer_norm(p, f"{n}.norm1", x + linear(p, f"{n}.self_attn.out_proj", a))
            x = layer_norm(p, f"{n}.norm2", x + linear(p, f"{n}.linear2", jax.nn.relu(linear(p, f"{n}.linear1", x))))
        keep = (~src_key_padding_mask).T[..., None].astype(x.dtype)
        return linear(p, "classifier", (x * keep).sum(0) / keep.sum(0))

    def step(params, exp_avgs, exp_avg_sqs, state_steps, src, mask, target):
        def loss_fn(params):
            out = encode(dict(zip(names, params)), src, mask)
            logp = jax.nn.log_softmax(out)
            weight = jnp.array([1.0, 2.0, 0.5, 1.5])[target]
            picked = jnp.take_along_axis(logp, target[:, None], 1)[:, 0]
            return -(weight * picked).sum() / weight.sum()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        total_norm = jnp.linalg.norm(jnp.stack([jnp.linalg.norm(g) for g in grads]))
        coefficient = jnp.clip(1.0 / (total_norm + 1e-6), None, 1.0)
        new = _adamw(params, [g * coefficient for g in grads], exp_avgs, exp_avg_sqs, state_steps, 1e-3)
        return *new, loss, total_norm

    p = {"embedding.weight": draw(0, V, D), "pos": draw(1, S, D) * 0.1}
    for i in range(2):
        n = f"layers.{i}"
        p |= {f"{n}.self_attn.in_proj_weight": draw(10 + i, 3 * D, D) * D**-0.5, f"{n}.self_attn.in_proj_bias": jnp.zeros(3 * D)}
        p |= linear_weights(f"{n}.self_attn.out_proj", 20 + i, D, D) | norm_weights(f"{n}.norm1", D) | norm_weights(f"{n}.norm2", D)
        p |= linear_weights(f"{n}.linear1", 30 + i, D, 2 * D) | linear_weights(f"{n}.linear2", 40 + i, 2 * D, D)
    p |= linear_weights("classifier", 50, D, CLASSES)
    names, params = list(p), list(p.values())
    zeros = [jnp.zeros_like(x) for x in params]
    mask = np.arange(S) >= np.asarray(5 + whole(61, S - 5, B))[:, None]
    return Stranger(step, (params, zeros, zeros, [jnp.float32(0)] * len(params), whole(60, V, S, B), jnp.asarray(mask), whole(62, CLASSES, B)), ("param", "opt", "opt", "opt", "batch:1", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=2e-3)


def recurrent_words():
    """A language model of stacked recurrences on [time, rows], hidden states carried to the next call, gradients clipped, plain descent at a rate that is given; targets are one long vector."""
    S, D, V, L = 6, 16, 24, 2

    def cell(p, layer, x, h, c):
        def one(carry, x_t):
            h, c = carry
            gates = x_t @ p[f"rnn.weight_ih_l{layer}"].T + p[f"rnn.bias_ih_l{layer}"] + h @ p[f"rnn.weight_hh_l{layer}"].T + p[f"rnn.bias_hh_l{layer}"]
            i, f, g, o = jnp.split(gates, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h
        return lax.scan(one, (h, c), x)

    def train(params, hidden, data, targets, lr, rng):
        hidden = jax.tree.map(lax.stop_gradient, hidden)

        def loss_fn(params):
            x = params["encoder.weight"][data]
            hs, cs = [], []
            for layer in range(L):
                keep = jax.random.bernoulli(jax.random.fold_in(rng, layer), 0.8, x.shape)
                x = jnp.where(keep, x / 0.8, 0)
                (h, c), x = cell(params, layer, x, hidden[0][layer], hidden[1][layer])
                hs.append(h)
                cs.append(c)
            decoded = (x @ params["encoder.weight"].T + params["decoder.bias"]).reshape(-1, V)
            logp = jax.nn.log_softmax(decoded, 1)
            return -jnp.take_along_axis(logp, targets[:, None], 1).mean(), (jnp.stack(hs), jnp.stack(cs))
        (loss, hidden), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        norm = jnp.sqrt(sum((g**2).sum() for g in grads.values()))
        coefficient = jnp.minimum(0.25 / (norm + 1e-6), 1.0)
        params = {n: p + grads[n] * coefficient * -lr for n, p in params.items()}
        return loss, hidden, params

    p = {"encoder.weight": draw(0, V, D) * 0.3, "decoder.bias": jnp.zeros(V)}
    for layer in range(L):
        p |= {f"rnn.weight_ih_l{layer}": draw(10 + layer, 4 * D, D) * 0.2, f"rnn.weight_hh_l{layer}": draw(20 + layer, 4 * D, D) * 0.2, f"rnn.bias_ih_l{layer}": jnp.zeros(4 * D), f"rnn.bias_hh_l{layer}": jnp.zeros(4 * D)}
    hidden = jnp.zeros((L, B, D)), jnp.zeros((L, B, D))
    return Stranger(train, (p, hidden, whole(30, V, S, B), whole(31, V, S * B), jnp.float32(20.0), jax.random.PRNGKey(0)), ("param", "batch_state:1", "batch:1", "batch", "scalar", "rng"),
                    lambda a, r: (r[2], r[1], *a[2:]), (0, 1), tolerance=2e-3)


def pictures_of_two_players():
    """Two networks with buffers of their own: the judge sees real and made pictures apart, its buffers move twice in its step and once more in the other's; Adam over dictionaries with one count each; noise is given."""
    Z = 10

    def up(p, name, x, stride, padding):
        w = p[f"{name}.weight"]  # [in, out, k, k]
        k = w.shape[-1]
        return lax.conv_general_dilated(x, jnp.flip(w, (2, 3)), (1, 1), [(k - 1 - padding,) * 2] * 2, lhs_dilation=(stride, stride), dimension_numbers=("NCHW", "IOHW", "NCHW"))

    def generate(p, b, z):
        x = jax.nn.relu(batch_norm(p, b, "main.1", up(p, "main.0", z, 1, 0)))
        x = jax.nn.relu(batch_norm(p, b, "main.4", up(p, "main.3", x, 2, 1)))
        return jnp.tanh(up(p, "main.6", x, 2, 1))

    def judge(p, b, x):
        x = jax.nn.leaky_relu(conv(p, "main.0", x, 2), 0.2)
        x = jax.nn.leaky_relu(batch_norm(p, b, "main.3", conv(p, "main.2", x, 2)), 0.2)
        return jax.nn.sigmoid(conv(p, "main.5", x, 1, 0)).reshape(-1)

    def bce(output, label):
        return -(label * jnp.maximum(jnp.log(output), -100) + (1 - label) * jnp.maximum(jnp.log(1 - output), -100)).mean()

    def adam(params, grads, state, lr=2e-4, b1=0.5, b2=0.999):
        t = state["step"] + 1
        m = {n: b1 * state["exp_avg"][n] + (1 - b1) * g for n, g in grads.items()}
        v = {n: b2 * state["exp_avg_sq"][n] + (1 - b2) * g**2 for n, g in grads.items()}
        size = lr / (1 - b1**t)
        new = {n: p - size * m[n] / (jnp.sqrt(v[n]) / jnp.sqrt(1 - b2**t) + 1e-8) for n, p in params.items()}
        return new, {"step": t, "exp_avg": m, "exp_avg_sq": v}

    def step(netD, netG, optimizerD, optimizerG, real, noise):
        bufD, bufG = dict(netD["buffers"]), dict(netG["buffers"])
        fake = generate(netG["params"], bufG, noise)

        def loss_d(p):
            b = dict(bufD)
            out_real = judge(p, b, real)
            out_fake = judge(p, b, lax.stop_gradient(fake))
            errs = bce(out_real, 1.0) + bce(out_fake, 0.0)
            return errs, (b, out_real.mean(), out_fake.mean())
        (errD, (bufD, D_x, D_G_z1)), gD = jax.value_and_grad(loss_d, has_aux=True)(netD["params"])
        paramsD, optimizerD = adam(netD["params"], gD, optimizerD)

        def loss_g(p):
            b = dict(bufD)
            out = judge(paramsD, b, generate(p, dict(netG["buffers"]), noise))
            return bce(out, 1.0), (b, out.mean())
        (errG, (bufD, D_G_z2)), gG = jax.value_and_grad(loss_g, has_aux=True)(netG["params"])
        paramsG, optimizerG = adam(netG["params"], gG, optimizerG)
        return {"params": paramsD, "buffers": bufD}, {"params": paramsG, "buffers": bufG}, optimizerD, optimizerG, {"errD": errD, "errG": errG, "D_x": D_x, "D_G_z": (D_G_z1, D_G_z2)}

    g = {"main.0.weight": draw(0, Z, 16, 4, 4) * 0.1, "main.3.weight": draw(1, 16, 8, 4, 4) * 0.1, "main.6.weight": draw(2, 8, 3, 4, 4) * 0.1} | norm_weights("main.1", 16) | norm_weights("main.4", 8)
    d = conv_weights("main.0", 3, 3, 8, 4) | conv_weights("main.2", 4, 8, 16, 4) | norm_weights("main.3", 16) | conv_weights("main.5", 5, 16, 1, 4)
    net = lambda p, b: {"params": p, "buffers": b}
    bg, bd = norm_buffers("main.1", 16) | norm_buffers("main.4", 8), norm_buffers("main.3", 16)
    adam_state = lambda p: {"step": jnp.int32(0), "exp_avg": jax.tree.map(jnp.zeros_like, p), "exp_avg_sq": jax.tree.map(jnp.zeros_like, p)}
    counted = lambda b: {"params": "param", "buffers": {n: "counter" if "tracked" in n else "model_state" for n in b}}
    return Stranger(step, (net(d, bd), net(g, bg), adam_state(d), adam_state(g), draw(6, B, 3, 16, 16), draw(7, B, Z, 1, 1)), (counted(bd), counted(bg), "opt", "opt", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=5e-3)


def scaled_masks_of_organs():
    """Segmentation in half precision: a scaler's scale and tracker, gradients that are undone if one isn't finite, cross entropy beside Dice's ratio over the batch, RMSprop with momentum, upsampling by bilinear weights."""
    CLASSES = 3

    def double(p, b, name, x):
        for i in (0, 3):
            x = jax.nn.relu(batch_norm(p, b, f"{name}.{i + 1}", conv(p, f"{name}.{i}", x).astype(jnp.float32))).astype(jnp.float16)
        return x

    def unet(p, b, x):
        p16 = {n: w.astype(jnp.float16) if w.ndim == 4 else w for n, w in p.items()}
        x1 = double(p16, b, "inc", x.astype(jnp.float16))
        x2 = double(p16, b, "down1", lax.reduce_window(x1, -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID"))
        up = jax.image.resize(x2.astype(jnp.float32), (*x2.shape[:2], x1.shape[2], x1.shape[3]), "bilinear").astype(jnp.float16)
        y = double(p16, b, "up1", jnp.concatenate([x1, up], 1))
        return conv(p16, "outc", y, 1, 0).astype(jnp.float32)

    def step(params, buffers, square_avg, momentum_buffer, scaler, images, true_masks):
        def loss_fn(params):
            b = dict(buffers)
            masks = unet(params, b, images)
            logp = jax.nn.log_softmax(masks, 1)
            onehot = jax.nn.one_hot(true_masks, CLASSES, axis=1)
            ce = -(onehot * logp).sum(1).mean()
            guess = jnp.exp(logp)
            inter = 2 * (guess * onehot).sum((0, 2, 3))
            sets = guess.sum((0, 2, 3)) + onehot.sum((0, 2, 3))
            sets = jnp.where(sets == 0, inter, sets)
            dice = ((inter + 1e-6) / (sets + 1e-6)).mean()
            return (ce + 1 - dice) * scaler["scale"], (ce + 1 - dice, b)
        (_, (loss, new_buffers)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        grads = {n: g / scaler["scale"] for n, g in grads.items()}
        found_inf = ~jnp.all(jnp.stack([jnp.isfinite(g).all() for g in grads.values()]))
        norm = jnp.sqrt(sum((g**2).sum() for g in grads.values()))
        grads = {n: g * jnp.minimum(1.0, 1.0 / (norm + 1e-6)) for n, g in grads.items()}
        sq = {n: 0.99 * square_avg[n] + 0.01 * g**2 for n, g in grads.items()}
        buf = {n: 0.9 * momentum_buffer[n] + g / (jnp.sqrt(sq[n]) + 1e-8) for n, g in grads.items()}
        new = {n: p - 1e-3 * buf[n] for n, p in params.items()}
        keep = lambda old, new: {n: jnp.where(found_inf, old[n], new[n]) for n in old}
        grown = scaler["growth_tracker"] + 1
        scale = jnp.where(found_inf, scaler["scale"] * 0.5, jnp.where(grown == 2, scaler["scale"] * 2, scaler["scale"]))
        tracker = jnp.where(found_inf | (grown == 2), 0, grown)
        return keep(params, new), new_buffers, keep(square_avg, sq), keep(momentum_buffer, buf), {"scale": scale, "growth_tracker": tracker}, loss

    def block(name, seed, i, o):
        return conv_weights(f"{name}.0", seed, i, o) | norm_weights(f"{name}.1", o) | conv_weights(f"{name}.3", seed + 1, o, o) | norm_weights(f"{name}.4", o)
    p = block("inc", 0, 3, 8) | block("down1", 10, 8, 16) | block("up1", 20, 24, 8) | conv_weights("outc", 30, 8, CLASSES, 1, bias=True)
    buffers = {}
    for name, d in (("inc", 8), ("down1", 16), ("up1", 8)):
        buffers |= norm_buffers(f"{name}.1", d) | norm_buffers(f"{name}.4", d)
    zeros = {n: jnp.zeros_like(x) for n, x in p.items()}
    kinds = {n: "counter" if "tracked" in n else "model_state" for n in buffers}
    scaler = {"scale": jnp.float32(2.0**10), "growth_tracker": jnp.int32(0)}
    # Roots of the first squares make each step as large as the next, of rounding in half precision, too.
    return Stranger(step, (p, buffers, zeros, zeros, scaler, draw(40, B, 3, 8, 8), whole(41, CLASSES, B, 8, 8)),
                    ("param", kinds, "opt", "opt", {"scale": "opt", "growth_tracker": "counter"}, "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4), tolerance=0.5)


CONVERSIONS = {
    "residual_of_buffers": residual_of_buffers,
    "encoder_time_first": encoder_time_first,
    "recurrent_words": recurrent_words,
    "pictures_of_two_players": pictures_of_two_players,
    "scaled_masks_of_organs": scaled_masks_of_organs,
}
