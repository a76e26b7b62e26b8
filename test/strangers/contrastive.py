"""Self-supervised and metric learning: rows that meet rows, teachers, codebooks, queues."""

import jax
import jax.numpy as jnp
import optax

from stranger import Stranger

ROWS, WIDTH, FEATURES = 12, 8, 6
ADAM = optax.adam(1e-2)

UNCLEAR = "it is not clear which result replaces which argument"


def net(key, *sizes):
    keys = jax.random.split(jax.random.PRNGKey(key), len(sizes))
    return [{"w": jax.random.normal(k, (i, o)) * (i ** -0.5), "b": jnp.zeros(o)} for k, i, o in zip(keys, sizes, sizes[1:])]


def apply(layers, x):
    for layer in layers[:-1]:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    return x @ layers[-1]["w"] + layers[-1]["b"]


def rows(seed, *shape):
    return jax.random.normal(jax.random.PRNGKey(seed), (ROWS, *shape))


def classes(seed, count):
    return jax.random.randint(jax.random.PRNGKey(seed), (ROWS,), 0, count)


def unit(z):
    return z / jnp.sqrt((z * z).sum(-1, keepdims=True) + 1e-6)


def trained(loss_fn, params, *batch, tx=ADAM, donate=(), kinds=None, asks=None, refused=None, tolerance=1e-4):
    """loss_fn(params, *batch) with an optimizer: what most people write."""
    def step(params, opt_state, *batch):
        loss, grads = jax.value_and_grad(loss_fn)(params, *batch)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    return Stranger(step, (params, tx.init(params), *batch), ("param", "opt", *(kinds or ["batch"] * len(batch))),
                    lambda a, r: (r[0], r[1], *a[2:]), donate, asks=asks, refused=refused, tolerance=tolerance)


def simclr():
    """NT-Xent: both views behind one another, each row against all others."""
    def loss_fn(p, first, second):
        z = unit(apply(p, jnp.concatenate([first, second])))
        scores = z @ z.T / 0.5 - 1e9 * jnp.eye(2 * ROWS)
        positives = jnp.roll(jnp.arange(2 * ROWS), ROWS)
        return optax.softmax_cross_entropy_with_integer_labels(scores, positives).mean()
    return trained(loss_fn, net(0, WIDTH, 16, FEATURES), rows(1, WIDTH), rows(2, WIDTH))


def clip_learned_temperature():
    """CLIP: two towers, a learnt temperature that is bounded, both directions."""
    def loss_fn(p, image, text):
        a, b = unit(apply(p["image"], image)), unit(apply(p["text"], text))
        logits = a @ b.T * jnp.exp(jnp.minimum(p["scale"], 4.6))
        truth = jnp.arange(ROWS)
        return (optax.softmax_cross_entropy_with_integer_labels(logits, truth).mean()
                + optax.softmax_cross_entropy_with_integer_labels(logits.T, truth).mean()) / 2
    params = {"image": net(0, WIDTH, 16, FEATURES), "text": net(1, 5, FEATURES), "scale": jnp.float32(1.0)}
    return trained(loss_fn, params, rows(1, WIDTH), rows(2, 5))


def siglip():
    """A sigmoid for each pair of rows."""
    def loss_fn(p, image, text):
        a, b = unit(apply(p["image"], image)), unit(apply(p["text"], text))
        logits = a @ b.T * jnp.exp(p["scale"]) + p["bias"]
        return -jax.nn.log_sigmoid((2 * jnp.eye(ROWS) - 1) * logits).sum() / ROWS
    params = {"image": net(0, WIDTH, FEATURES), "text": net(1, 5, FEATURES), "scale": jnp.float32(1.0), "bias": jnp.float32(-2.0)}
    return trained(loss_fn, params, rows(1, WIDTH), rows(2, 5))


def barlow_twins():
    def loss_fn(p, first, second):
        a, b = ((z - z.mean(0)) / (z.std(0) + 1e-3) for z in (apply(p, first), apply(p, second)))
        c = a.T @ b / ROWS
        on = ((jnp.diagonal(c) - 1) ** 2).sum()
        return on + 5e-3 * ((c - jnp.diag(jnp.diagonal(c))) ** 2).sum()
    return trained(loss_fn, net(0, WIDTH, 16, FEATURES), rows(1, WIDTH), rows(2, WIDTH), tolerance=1e-3)


def vicreg():
    def loss_fn(p, first, second):
        def terms(z):
            z = z - z.mean(0)
            c = z.T @ z / (ROWS - 1)
            return jax.nn.relu(1 - jnp.sqrt(z.var(0) + 1e-4)).mean(), (c ** 2).sum() - (jnp.diagonal(c) ** 2).sum()
        a, b = apply(p, first), apply(p, second)
        (va, ca), (vb, cb) = terms(a), terms(b)
        return 25 * ((a - b) ** 2).mean() + 25 * (va + vb) + (ca + cb) / FEATURES
    return trained(loss_fn, net(0, WIDTH, 16, FEATURES), rows(1, WIDTH), rows(2, WIDTH))


def byol(tau=0.99):
    """A target network that is an average of the online one; only the online one has a predictor."""
    def step(online, target, opt_state, first, second):
        def loss_fn(p):
            def side(x, y):
                guess = unit(apply(p["head"], apply(p["body"], x)))
                return (2 - 2 * (guess * jax.lax.stop_gradient(unit(apply(target, y)))).sum(-1)).mean()
            return side(first, second) + side(second, first)
        loss, grads = jax.value_and_grad(loss_fn)(online)
        updates, opt_state = ADAM.update(grads, opt_state)
        online = optax.apply_updates(online, updates)
        target = optax.incremental_update(online["body"], target, 1 - tau)
        return online, target, opt_state, loss
    online = {"body": net(0, WIDTH, 16, FEATURES), "head": net(1, FEATURES, 8, FEATURES)}
    return Stranger(step, (online, net(2, WIDTH, 16, FEATURES), ADAM.init(online), rows(1, WIDTH), rows(2, WIDTH)),
                    ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]))


def simsiam():
    def loss_fn(p, first, second):
        def side(x, y):
            return -(unit(apply(p["head"], x)) * jax.lax.stop_gradient(unit(y))).sum(-1).mean()
        a, b = apply(p["body"], first), apply(p["body"], second)
        return (side(a, b) + side(b, a)) / 2
    return trained(loss_fn, {"body": net(0, WIDTH, 16, FEATURES), "head": net(1, FEATURES, 8, FEATURES)},
                   rows(1, WIDTH), rows(2, WIDTH), tx=optax.sgd(0.05, momentum=0.9))


def dino():
    """Teacher and centre as averages; the centre is a mean over rows."""
    def step(state, batch):
        def loss_fn(p):
            guess = jax.nn.log_softmax(apply(p, batch["local"]) / 0.1)
            taught = apply(state["teacher"], batch["global"])
            truth = jax.nn.softmax((taught - state["centre"]) / 0.04)
            return -(jax.lax.stop_gradient(truth) * guess).sum(-1).mean(), taught
        (loss, taught), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["student"])
        updates, opt = ADAM.update(grads, state["opt"])
        student = optax.apply_updates(state["student"], updates)
        return {"student": student, "opt": opt, "centre": 0.9 * state["centre"] + 0.1 * taught.mean(0),
                "teacher": jax.tree.map(lambda t, s: 0.996 * t + 0.004 * s, state["teacher"], student)}, loss
    student = net(0, WIDTH, 16, FEATURES)
    state = {"student": student, "teacher": net(0, WIDTH, 16, FEATURES), "opt": ADAM.init(student), "centre": jnp.zeros(FEATURES)}
    return Stranger(step, (state, {"local": rows(1, WIDTH), "global": rows(2, WIDTH)}),
                    ({"student": "param", "teacher": "model_state", "opt": "opt", "centre": "model_state"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,))


def supervised_contrastive():
    """Rows of one class attract one another."""
    def loss_fn(p, x, y):
        z = unit(apply(p, x))
        scores = z @ z.T / 0.3 - 1e9 * jnp.eye(ROWS)
        same = (y[:, None] == y[None, :]) * (1.0 - jnp.eye(ROWS))
        logs = jax.nn.log_softmax(scores)
        return -((logs * same).sum(1) / jnp.maximum(same.sum(1), 1)).mean()
    return trained(loss_fn, net(0, WIDTH, 16, FEATURES), rows(1, WIDTH), classes(2, 3))


def triplet_in_batch():
    """The hardest positive and negative of each row among all rows."""
    def loss_fn(p, x, y):
        z = apply(p, x)
        far = ((z[:, None] - z[None]) ** 2).sum(-1)
        same = y[:, None] == y[None, :]
        positive = jnp.where(same, far, -jnp.inf).max(1)
        negative = jnp.where(same, jnp.inf, far).min(1)
        return jax.nn.relu(positive - negative + 0.5).mean()
    return trained(loss_fn, net(0, WIDTH, 16, FEATURES), rows(1, WIDTH), classes(2, 3), tx=optax.sgd(0.05))


def triplets_given():
    """Anchor, positive, negative as one argument with three rows a sample."""
    def loss_fn(p, triple):
        a, b, c = (apply(p, triple[:, i]) for i in range(3))
        return jax.nn.relu(((a - b) ** 2).sum(-1) - ((a - c) ** 2).sum(-1) + 1.0).mean()
    return trained(loss_fn, net(0, WIDTH, 16, FEATURES), rows(1, 3, WIDTH))


def two_tower_retrieval():
    """Users and items by number, in-batch negatives corrected by how often items occur, one ragged list of features."""
    def loss_fn(p, user, item, history, mask, rate):
        h = (p["item"][history] * mask[..., None]).sum(1) / jnp.maximum(mask.sum(1, keepdims=True), 1)
        u = apply(p["tower"], jnp.concatenate([p["user"][user], h], -1))
        scores = u @ p["item"][item].T - jnp.log(rate)[None]
        return optax.softmax_cross_entropy(scores, jnp.eye(ROWS)).mean()
    keys = jax.random.split(jax.random.PRNGKey(3), 4)
    params = {"user": jax.random.normal(keys[0], (20, 4)), "item": jax.random.normal(keys[1], (30, 4)), "tower": net(4, 8, 16, 4)}
    mask = (jax.random.uniform(keys[3], (ROWS, 5)) > 0.4).astype("f")
    return trained(loss_fn, params, classes(5, 20), classes(6, 30), jax.random.randint(keys[2], (ROWS, 5), 0, 30), mask,
                   jnp.abs(rows(7)) + 0.1)


def sampled_negatives():
    """word2vec: some negatives for each pair."""
    def loss_fn(p, centre, context, negative):
        c = p["in"][centre]
        positive = jax.nn.log_sigmoid((c * p["out"][context]).sum(-1))
        wrong = jax.nn.log_sigmoid(-jnp.einsum("bd,bnd->bn", c, p["out"][negative])).sum(-1)
        return -(positive + wrong).mean()
    keys = jax.random.split(jax.random.PRNGKey(3), 3)
    params = {"in": jax.random.normal(keys[0], (30, 8)), "out": jax.random.normal(keys[1], (30, 8))}
    return trained(loss_fn, params, classes(5, 30), classes(6, 30), jax.random.randint(keys[2], (ROWS, 4), 0, 30),
                   tx=optax.adagrad(0.1))


def vector_quantised():
    """A codebook that moves to the average of what is assigned to each code (VQ-VAE): a step along a gradient, at a rate that
    the counts give."""
    codes = 7

    def step(params, book, counts, opt_state, x):
        def loss_fn(p):
            z = apply(p["encoder"], x)
            far = (z ** 2).sum(1, keepdims=True) - 2 * z @ book.T + (book ** 2).sum(1)
            chosen = jax.nn.one_hot(far.argmin(1), codes)
            q = chosen @ book
            straight = z + jax.lax.stop_gradient(q - z)
            loss = ((apply(p["decoder"], straight) - x) ** 2).mean() + 0.25 * ((z - jax.lax.stop_gradient(q)) ** 2).mean()
            return loss, (chosen, z)
        (loss, (chosen, z)), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        counts = 0.99 * counts + 0.01 * chosen.sum(0)
        book = book + 0.01 * (chosen.T @ z - chosen.sum(0)[:, None] * book) / (counts[:, None] + 1e-3)
        return optax.apply_updates(params, updates), book, counts, opt_state, loss
    params = {"encoder": net(0, WIDTH, 16, FEATURES), "decoder": net(1, FEATURES, 16, WIDTH)}
    book = jax.random.normal(jax.random.PRNGKey(3), (codes, FEATURES))
    return Stranger(step, (params, book, jnp.ones(codes), ADAM.init(params), rows(1, WIDTH)),
                    ("param", "param", "opt", "opt", "batch"), lambda a, r: (*r[:4], a[4]))


def vector_quantised_learnt():
    def loss_fn(p, x):
        z = apply(p["encoder"], x)
        q = p["book"][((z[:, None] - p["book"][None]) ** 2).sum(-1).argmin(1)]
        straight = z + jax.lax.stop_gradient(q - z)
        return (((apply(p["decoder"], straight) - x) ** 2).mean() + ((jax.lax.stop_gradient(z) - q) ** 2).mean()
                + 0.25 * ((z - jax.lax.stop_gradient(q)) ** 2).mean())
    params = {"encoder": net(0, WIDTH, 16, FEATURES), "decoder": net(1, FEATURES, 16, WIDTH),
              "book": jax.random.normal(jax.random.PRNGKey(3), (7, FEATURES))}
    return trained(loss_fn, params, rows(1, WIDTH))


def masked_autoencoder():
    """The mask is drawn in the step; the loss is over what was hidden."""
    def step(params, opt_state, key, x):
        key, draw = jax.random.split(key)
        hidden = jax.random.bernoulli(draw, 0.5, x.shape)

        def loss_fn(p):
            guess = apply(p, jnp.where(hidden, 0.0, x))
            return (jnp.where(hidden, guess - x, 0.0) ** 2).sum() / jnp.maximum(hidden.sum(), 1)
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = ADAM.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, loss
    params = net(0, WIDTH, 16, WIDTH)
    return Stranger(step, (params, ADAM.init(params), jax.random.PRNGKey(7), rows(1, WIDTH)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]))


def swapped_assignments():
    """SwAV: Sinkhorn over the whole batch."""
    def loss_fn(p, first, second):
        def scores(x):
            return unit(apply(p["body"], x)) @ unit(p["prototypes"]).T

        def assign(s):
            q = jnp.exp(s / 0.5)
            q = q / q.sum()
            for _ in range(3):
                q = q / q.sum(0, keepdims=True) / q.shape[1]
                q = q / q.sum(1, keepdims=True) / q.shape[0]
            return jax.lax.stop_gradient(q * ROWS)
        a, b = scores(first), scores(second)
        return -((assign(a) * jax.nn.log_softmax(b / 0.3)).sum(1) + (assign(b) * jax.nn.log_softmax(a / 0.3)).sum(1)).mean()
    return trained(loss_fn, {"body": net(0, WIDTH, 16, FEATURES), "prototypes": rows(3, FEATURES)[:5]},
                   rows(1, WIDTH), rows(2, WIDTH))


def kernel_discrepancy():
    """Maximum mean discrepancy between what is generated and what is real."""
    def loss_fn(p, noise, real):
        fake = apply(p, noise)

        def k(a, b):
            return jnp.exp(-((a[:, None] - b[None]) ** 2).sum(-1) / 8).mean()
        return k(fake, fake) - 2 * k(fake, real) + k(real, real)
    return trained(loss_fn, net(0, 4, 16, WIDTH), rows(1, 4), rows(2, WIDTH))


def merged_head():
    """No contrast: a frozen head of as many classes as there are rows, low-rank updates merged into it."""
    def loss_fn(p, head, x, y):
        scores = apply(p["body"], x) @ (head + p["a"] @ p["b"]).T
        return optax.softmax_cross_entropy_with_integer_labels(scores, y).mean()
    labels = jax.random.randint(jax.random.key(7), (ROWS,), 0, ROWS)
    params = {"body": net(0, WIDTH, 16, FEATURES), "a": rows(3, 2), "b": jnp.zeros((2, FEATURES))}
    return trained(loss_fn, params, rows(2, FEATURES), rows(1, WIDTH), labels, kinds=["frozen", "batch", "batch"])


CONTRASTIVE = {
    "simclr": simclr,
    "clip_learned_temperature": clip_learned_temperature,
    "siglip": siglip,
    "barlow_twins": barlow_twins,
    "vicreg": vicreg,
    "byol": byol,
    "simsiam": simsiam,
    "dino": dino,
    "supervised_contrastive": supervised_contrastive,
    "triplet_in_batch": triplet_in_batch,
    "triplets_given": triplets_given,
    "two_tower_retrieval": two_tower_retrieval,
    "sampled_negatives": sampled_negatives,
    "vector_quantised": vector_quantised,
    "vector_quantised_learnt": vector_quantised_learnt,
    "masked_autoencoder": masked_autoencoder,
    "swapped_assignments": swapped_assignments,
    "kernel_discrepancy": kernel_discrepancy,
    "merged_head": merged_head,
}
