"""Vision and generative models: batch statistics, random numbers, two towers."""

import functools
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax.training import train_state

from stranger import Stranger, initial

ROWS, CLASSES = 12, 4


def images(seed=1, size=8, channels=3):
    return jax.random.normal(jax.random.key(seed), (ROWS, size, size, channels))


def labels(seed=2):
    return jax.random.randint(jax.random.key(seed), (ROWS,), 0, CLASSES)


class Block(nn.Module):
    width: int
    stride: int = 1

    @nn.compact
    def __call__(self, x, train):
        norm = functools.partial(nn.BatchNorm, use_running_average=not train, momentum=0.9)
        y = nn.relu(norm()(nn.Conv(self.width, (3, 3), (self.stride,) * 2, use_bias=False)(x)))
        y = norm(scale_init=nn.initializers.zeros)(nn.Conv(self.width, (3, 3), use_bias=False)(y))
        if x.shape != y.shape:
            x = norm()(nn.Conv(self.width, (1, 1), (self.stride,) * 2, use_bias=False)(x))
        return nn.relu(x + y)


class ResNet(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        x = nn.Conv(8, (3, 3), use_bias=False)(x)
        x = nn.relu(nn.BatchNorm(use_running_average=not train, momentum=0.9)(x))
        x = nn.max_pool(x, (3, 3), (2, 2), padding="SAME")
        for width, stride in ((8, 1), (16, 2)):
            x = Block(width, stride)(x, train)
        return nn.Dense(CLASSES)(x.mean((1, 2)))


class BatchNormState(train_state.TrainState):
    batch_stats: Any = None


def resnet(style="train_state", donate=True):
    model = ResNet()
    variables = initial(model.init, jax.random.key(0), images(), train=False)
    params, stats = variables["params"], variables["batch_stats"]
    schedule = optax.cosine_decay_schedule(0.1, 100)
    tx = optax.sgd(schedule, momentum=0.9, nesterov=True)

    def loss_fn(params, stats, x, y):
        logits, new = model.apply({"params": params, "batch_stats": stats}, x, train=True, mutable=["batch_stats"])
        loss = optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()
        decay = 1e-4 * sum(jnp.sum(p ** 2) for p in jax.tree.leaves(params) if p.ndim > 1) / 2
        return loss + decay, (new["batch_stats"], logits, loss)

    def with_state(state, batch):
        (_, (stats, logits, loss)), grads = jax.value_and_grad(loss_fn, has_aux=True)(
            state.params, state.batch_stats, batch["image"], batch["label"])
        metrics = {"loss": loss, "accuracy": jnp.mean(logits.argmax(-1) == batch["label"]),
                   "learning_rate": schedule(state.step)}
        return state.apply_gradients(grads=grads, batch_stats=stats), metrics

    def flat(params, stats, opt_state, x, y):
        (loss, (stats, logits, _)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, stats, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), stats, opt_state, loss, logits

    if style == "flat":
        return Stranger(flat, (params, stats, tx.init(params), images(), labels()),
                        ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]),
                        donate=(0, 1, 2) if donate else ())
    state = BatchNormState.create(apply_fn=model.apply, params=params, tx=tx, batch_stats=stats)
    kinds = state.replace(step="step", params=jax.tree.map(lambda _: "param", params),
                          opt_state=jax.tree.map(lambda _: "opt", state.opt_state),
                          batch_stats=jax.tree.map(lambda _: "model_state", stats))
    return Stranger(with_state, (state, {"image": images(), "label": labels()}), (kinds, "batch"),
                    lambda a, r: (r[0], a[1]), donate=(0,) if donate else ())


class ConvNeXt(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.LayerNorm()(nn.Conv(12, (2, 2), (2, 2))(x))
        for _ in range(2):
            y = nn.LayerNorm()(nn.Conv(12, (3, 3), feature_group_count=12)(x))
            y = nn.Dense(12)(nn.gelu(nn.Dense(24)(y)))
            x = x + y * self.param(f"gamma{_}", nn.initializers.constant(1e-2), (12,))
        return nn.Dense(CLASSES)(nn.LayerNorm()(x.mean((1, 2))))


class ViT(nn.Module):
    rate: float = 0.1

    @nn.compact
    def __call__(self, x, train=True):
        x = nn.Conv(16, (4, 4), (4, 4), padding="VALID")(x)
        x = x.reshape(x.shape[0], -1, 16)
        cls = self.param("cls", nn.initializers.zeros, (1, 1, 16))
        x = jnp.concatenate([jnp.tile(cls, (x.shape[0], 1, 1)), x], 1)
        x = x + self.param("positions", nn.initializers.normal(0.02), (1, x.shape[1], 16))
        x = nn.Dropout(self.rate, deterministic=not train)(x)
        for _ in range(2):
            h = nn.LayerNorm()(x)
            x = x + nn.SelfAttention(num_heads=2, dropout_rate=self.rate, deterministic=not train)(h)
            x = x + nn.Dense(16)(nn.gelu(nn.Dense(32)(nn.LayerNorm()(x))))
        return nn.Dense(CLASSES)(nn.LayerNorm()(x)[:, 0])


class Mixer(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.Conv(16, (4, 4), (4, 4))(x)
        x = x.reshape(x.shape[0], -1, 16)
        for _ in range(2):
            y = nn.LayerNorm()(x).swapaxes(1, 2)
            x = x + nn.Dense(x.shape[1])(nn.gelu(nn.Dense(8)(y))).swapaxes(1, 2)
            x = x + nn.Dense(16)(nn.gelu(nn.Dense(32)(nn.LayerNorm()(x))))
        return nn.Dense(CLASSES)(nn.LayerNorm()(x).mean(1))


class UNet(nn.Module):
    @nn.compact
    def __call__(self, x, t=None):
        if t is not None:
            x = x + nn.Dense(x.shape[-1])(jnp.sin(t[:, None] * jnp.arange(1, 5)))[:, None, None]
        a = nn.relu(nn.GroupNorm(2)(nn.Conv(8, (3, 3))(x)))
        b = nn.relu(nn.GroupNorm(2)(nn.Conv(16, (3, 3))(nn.avg_pool(a, (2, 2), (2, 2)))))
        up = nn.ConvTranspose(8, (2, 2), (2, 2))(b)
        up = up + jax.image.resize(b[..., :8], up.shape, "nearest")
        return nn.Conv(x.shape[-1], (3, 3))(jnp.concatenate([a, up], -1))


def classifier(model, tx, mixup=False, ema=False):
    """A plain training loop: (params, opt_state, x, y), with parameters averaged or labels as distributions."""
    params = initial(model.init, jax.random.key(0), images())
    targets = jax.nn.softmax(jax.random.normal(jax.random.key(4), (ROWS, CLASSES))) if mixup else labels()

    def loss_fn(params, x, y):
        logits = model.apply(params, x)
        if mixup:
            return optax.softmax_cross_entropy(logits, y).mean()
        return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()

    def step(params, opt_state, x, y):
        loss, grads = jax.value_and_grad(loss_fn)(params, x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss

    def averaged(carry, x, y):
        params, opt_state, loss = step(carry["params"], carry["opt_state"], x, y)
        average = optax.incremental_update(params, carry["ema"], 0.01)
        return {"params": params, "ema": average, "opt_state": opt_state}, loss

    if ema:
        carry = {"params": params, "ema": params, "opt_state": tx.init(params)}
        return Stranger(averaged, (carry, images(), targets),
                        ({"params": "param", "ema": "model_state", "opt_state": "opt"}, "batch", "batch"),
                        lambda a, r: (r[0], a[1], a[2]))
    return Stranger(step, (params, tx.init(params), images(), targets), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]), donate=(0, 1))


def vit_dropout(donate=True):
    model, tx = ViT(), optax.lamb(1e-3)
    params = initial(model.init, jax.random.key(0), images(), train=False)["params"]

    def step(params, opt_state, rng, batch):
        rng, key = jax.random.split(rng)
        loss, grads = jax.value_and_grad(lambda p: optax.softmax_cross_entropy_with_integer_labels(
            model.apply({"params": p}, batch[0], rngs={"dropout": key}), batch[1]).mean())(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, rng, loss
    return Stranger(step, (params, tx.init(params), jax.random.PRNGKey(3), (images(), labels())),
                    ("param", "opt", "rng", "batch"), lambda a, r: (r[0], r[1], r[2], a[3]),
                    donate=(0, 1, 2) if donate else ())


def segmentation():
    model, tx = UNet(), optax.adam(1e-3)
    params = initial(model.init, jax.random.key(0), images())

    def step(params, opt_state, image, target):
        def loss_fn(params):
            return jnp.mean((model.apply(params, image) - target) ** 2)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, loss
    return Stranger(step, (params, tx.init(params), images(), images(9)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], a[2], a[3]))


def diffusion():
    """DDPM: a random time and noise per image, an averaged copy of the parameters, the key split in the step."""
    model, tx = UNet(), optax.adamw(1e-3)
    alphas = jnp.cumprod(1 - jnp.linspace(1e-4, 0.02, 10))
    params = initial(model.init, jax.random.key(0), images(), jnp.zeros(ROWS))["params"]

    def step(state, images):
        key, time_key, noise_key = jax.random.split(state["key"], 3)
        t = jax.random.randint(time_key, (images.shape[0],), 0, 10)
        noise = jax.random.normal(noise_key, images.shape)

        def loss_fn(params):
            a = alphas[t][:, None, None, None]
            noisy = jnp.sqrt(a) * images + jnp.sqrt(1 - a) * noise
            return jnp.mean((model.apply({"params": params}, noisy, t.astype(jnp.float32)) - noise) ** 2)
        loss, grads = jax.value_and_grad(loss_fn)(state["params"])
        updates, opt_state = tx.update(grads, state["opt_state"], state["params"])
        params = optax.apply_updates(state["params"], updates)
        ema = jax.tree.map(lambda e, p: 0.999 * e + 0.001 * p, state["ema"], params)
        return {"params": params, "ema": ema, "opt_state": opt_state, "key": key, "step": state["step"] + 1}, loss

    state = {"params": params, "ema": params, "opt_state": tx.init(params), "key": jax.random.PRNGKey(1), "step": jnp.int32(0)}
    return Stranger(step, (state, images()), ({"params": "param", "ema": "model_state", "opt_state": "opt", "key": "rng",
                                               "step": "step"}, "batch"), lambda a, r: (r[0], a[1]), donate=(0,))


class Vae(nn.Module):
    @nn.compact
    def __call__(self, x, key):
        h = nn.relu(nn.Dense(16)(x))
        mean, log_variance = nn.Dense(4)(h), nn.Dense(4)(h)
        z = mean + jnp.exp(0.5 * log_variance) * jax.random.normal(key, mean.shape)
        return nn.Dense(x.shape[-1])(nn.relu(nn.Dense(16)(z))), mean, log_variance


def vae():
    model, tx = Vae(), optax.adam(1e-3)
    x = jax.random.uniform(jax.random.key(1), (ROWS, 20))
    params = initial(model.init, jax.random.key(0), x, jax.random.key(1))["params"]
    state = train_state.TrainState.create(apply_fn=model.apply, params=params, tx=tx)

    def train_step(state, batch, z_rng):
        def loss_fn(params):
            logits, mean, log_variance = state.apply_fn({"params": params}, batch, z_rng)
            bce = optax.sigmoid_binary_cross_entropy(logits, batch).sum(-1).mean()
            kld = -0.5 * jnp.sum(1 + log_variance - mean ** 2 - jnp.exp(log_variance), -1).mean()
            return bce + kld
        return state.apply_gradients(grads=jax.grad(loss_fn)(state.params))
    kinds = state.replace(step="step", params=jax.tree.map(lambda _: "param", params),
                          opt_state=jax.tree.map(lambda _: "opt", state.opt_state))
    return Stranger(train_step, (state, x, jax.random.key(5)), (kinds, "batch", "rng"), lambda a, r: (r, a[1], a[2]))


def two_towers(temperature=True):
    keys = jax.random.split(jax.random.key(0), 4)
    params = {"image": {"w1": jax.random.normal(keys[0], (10, 16)) * 0.3, "w2": jax.random.normal(keys[1], (16, 8)) * 0.3},
              "text": {"embed": jax.random.normal(keys[2], (20, 16)) * 0.3, "w": jax.random.normal(keys[3], (16, 8)) * 0.3},
              "logit_scale": jnp.float32(2.6)}
    tx = optax.adamw(1e-3)

    def loss_fn(params, image, text):
        a = jnp.tanh(image @ params["image"]["w1"]) @ params["image"]["w2"]
        b = params["text"]["embed"][text].mean(1) @ params["text"]["w"]
        a, b = (v / jnp.linalg.norm(v, axis=-1, keepdims=True) for v in (a, b))
        logits = a @ b.T * jnp.exp(params["logit_scale"])
        own = jnp.arange(logits.shape[0])
        ce = optax.softmax_cross_entropy_with_integer_labels
        return (ce(logits, own).mean() + ce(logits.T, own).mean()) / 2

    def step(params, opt_state, batch):
        loss, grads = jax.value_and_grad(loss_fn)(params, batch["image"], batch["text"])
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    batch = {"image": jax.random.normal(jax.random.key(1), (ROWS, 10)),
             "text": jax.random.randint(jax.random.key(2), (ROWS, 5), 0, 20)}
    # The scale is a rank-0 parameter.
    return Stranger(step, (params, tx.init(params), batch), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]),
                    donate=(0, 1))


def gan():
    """Two models that train in one step, each with an optimizer."""
    keys = jax.random.split(jax.random.key(0), 4)
    g = {"w1": jax.random.normal(keys[0], (4, 16)) * 0.3, "w2": jax.random.normal(keys[1], (16, 10)) * 0.3}
    d = {"w1": jax.random.normal(keys[2], (10, 16)) * 0.3, "w2": jax.random.normal(keys[3], (16, 1)) * 0.3}
    tx = optax.adam(1e-3, b1=0.5)

    def generate(g, z):
        return jnp.tanh(jax.nn.relu(z @ g["w1"]) @ g["w2"])

    def judge(d, x):
        return (jax.nn.leaky_relu(x @ d["w1"]) @ d["w2"])[:, 0]

    def step(g, d, g_opt, d_opt, key, real):
        z = jax.random.normal(key, (real.shape[0], 4))
        bce = optax.sigmoid_binary_cross_entropy

        def d_loss(d):
            return (bce(judge(d, real), jnp.ones(ROWS)) + bce(judge(d, generate(g, z)), jnp.zeros(ROWS))).mean()

        def g_loss(g):
            return bce(judge(d, generate(g, z)), jnp.ones(ROWS)).mean()
        dl, dg = jax.value_and_grad(d_loss)(d)
        gl, gg = jax.value_and_grad(g_loss)(g)
        du, d_opt = tx.update(dg, d_opt)
        gu, g_opt = tx.update(gg, g_opt)
        return optax.apply_updates(g, gu), optax.apply_updates(d, du), g_opt, d_opt, {"d": dl, "g": gl}
    return Stranger(step, (g, d, tx.init(g), tx.init(d), jax.random.key(2), jax.random.normal(jax.random.key(3), (ROWS, 10))),
                    ("param", "param", "opt", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4], a[5]))


def distillation():
    """A teacher that is only read, and one that is an average of the student (as in DINO and BYOL)."""
    keys = jax.random.split(jax.random.key(0), 4)
    student = {"w": jax.random.normal(keys[0], (10, 16)) * 0.3, "v": jax.random.normal(keys[1], (16, 6)) * 0.3}
    teacher = jax.tree.map(lambda p: p + 0.01, student)
    tx = optax.sgd(0.1, momentum=0.9)

    def apply(p, x):
        return jnp.tanh(x @ p["w"]) @ p["v"]

    def step(student, teacher, center, opt_state, x, x2):
        def loss_fn(student):
            target = jax.nn.softmax((apply(teacher, x2) - center) / 0.04)
            return optax.softmax_cross_entropy(apply(student, x), target).mean()
        loss, grads = jax.value_and_grad(loss_fn)(student)
        updates, opt_state = tx.update(grads, opt_state)
        student = optax.apply_updates(student, updates)
        center = 0.9 * center + 0.1 * apply(teacher, x2).mean(0)
        teacher = jax.tree.map(lambda t, s: 0.99 * t + 0.01 * s, teacher, student)
        return student, teacher, center, opt_state, loss
    x = jax.random.normal(jax.random.key(3), (ROWS, 10))
    return Stranger(step, (student, teacher, jnp.zeros(6), tx.init(student), x, x + 0.1),
                    ("param", "model_state", "model_state", "opt", "batch", "batch"),
                    lambda a, r: (*r[:4], a[4], a[5]), donate=(0, 1, 2, 3))


VISION = {
    "resnet": resnet,
    "resnet_kept": lambda: resnet(donate=False),
    "resnet_flat": lambda: resnet("flat"),
    "resnet_flat_kept": lambda: resnet("flat", donate=False),
    "convnext": lambda: classifier(ConvNeXt(), optax.adamw(1e-3)),
    "convnext_averaged": lambda: classifier(ConvNeXt(), optax.adamw(1e-3), ema=True),
    "mixer": lambda: classifier(Mixer(), optax.adamw(1e-3)),
    "mixer_mixup": lambda: classifier(Mixer(), optax.lars(1e-2), mixup=True),
    "vit_dropout": vit_dropout,
    "vit_dropout_kept": lambda: vit_dropout(False),
    "unet": segmentation,
    "diffusion": diffusion,
    "vae": vae,
    "two_towers": two_towers,
    "gan": gan,
    "distillation": distillation,
}
