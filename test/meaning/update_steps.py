"""Training steps whose updates are not elementwise: name -> () -> UpdateStep.

Adafactor's rows and columns, Muon's matmuls, norms by layer, branches, weights that are computed from parameters, new
parameters that the same step reads, eigenvalues; and losses that sort, and that factorise matrices. Each is exported where a test runs it, by plain `jax.jit`, without roles.
"""

import dataclasses
import pathlib
import sys
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np
import optax

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "strangers"))

import optimizers  # noqa: E402  (the path comes first)
import oracle  # noqa: E402
import tolerances  # noqa: E402
from stranger import Stranger  # noqa: E402

ROWS, WIDTH, HIDDEN, OUT = 12, 8, 16, 4


@dataclasses.dataclass
class UpdateStep:
    """A step, and its gradients at the start.

    Attributes:
      step: as its author wrote it.
      gradients: arguments -> the gradients of the parameters, in the order of the arguments.
      narrow: see `tolerances.check`.
    """

    step: Stranger
    gradients: Callable
    narrow: bool = False

    def __post_init__(self):
        lowered = self.step.lower()
        self.text, self.arguments = lowered.as_text(), self.step.values(lowered)
        self.leaves = self.step.expected(lowered)
        self.carried = {i: leaf[2] for i, leaf in enumerate(self.leaves) if leaf[2] is not None}
        self.states = [tolerances.State(path, "param" if "param" in kinds else "opt_state", path if "param" in kinds else None)
                       for path, kinds, following, _ in self.leaves if following is not None]

    def of_states(self, results):
        """The new states among the results of a step, in the order of `states`."""
        return [results[following] for following in self.carried.values()]

    @property
    def loss(self):
        """The number of the result that is the loss: the last one."""
        return len(oracle.result_types(self.text)) - 1

    def jax_steps(self, count, f64=False, order=0):
        """Results of each of `count` steps as JAX computes them (`oracle.steps`); `order` other than 0 permutes the rows, and
        those of the last states with the rows of the batch back."""
        if not order:
            return oracle.steps(self.text, self.arguments, self.carried, count, f64)
        rows = np.random.default_rng(order).permutation(ROWS)
        arguments = [a if leaf[3] is None else np.take(a, rows, leaf[3]) for a, leaf in zip(self.arguments, self.leaves)]
        back = {leaf[2]: leaf[3] for leaf in self.leaves if leaf[2] is not None and leaf[3] is not None}
        *others, last = oracle.steps(self.text, arguments, self.carried, count, f64)
        return [*others, [np.take(result, np.argsort(rows), back[i]) if i in back else result for i, result in enumerate(last)]]

    def check(self, found, losses, count, orders=8):
        """The `tolerances.Verdict` on final results `found` and the losses of `count` steps."""
        runs = [self.jax_steps(count, order=order) for order in range(orders + 1)]
        named = [state.name for state in self.states if state.role == "param"]
        gradients = jax.tree.leaves(self.gradients(*self.step.arguments))
        return tolerances.check(
            self.states, self.of_states(found), self.of_states(runs[0][-1]),
            self.of_states(self.jax_steps(count, f64=True)[-1]),
            gradients={n: np.asarray(g, np.float64) for n, g in zip(named, gradients, strict=True)},
            losses=(losses, [step[self.loss] for step in runs[0]]), narrow=self.narrow,
            other_orders=[self.of_states(run[-1]) for run in runs[1:]])


def _optimizer(name, narrow=False):
    return UpdateStep(optimizers.build(name), lambda params, _, x, y: jax.grad(optimizers._loss)(params, x, y), narrow)


def _keys(count):
    return jax.random.split(jax.random.key(7), count)


def _data():
    x, y = _keys(2)
    return jax.random.normal(x, (ROWS, WIDTH)), jax.random.normal(y, (ROWS, OUT))


def _trained(params, loss_of, others=(), kinds=(), data=None):
    """A step under AdamW; `others` are arguments between the states and the batch, `data`."""
    tx = optax.adamw(1e-2)

    def step(params, opt_state, *rest):
        loss, grads = jax.value_and_grad(loss_of)(params, *rest)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss
    stranger = Stranger(step, (params, tx.init(params), *others, *(data or _data())), ("param", "opt", *kinds, "batch", "batch"),
                        lambda a, r: (r[0], r[1], *a[2:]), donate=(0, 1))
    return UpdateStep(stranger, lambda params, _, *rest: jax.grad(loss_of)(params, *rest))


def weight_norm():
    """Weights are g * v / |v|, a norm for each column."""
    keys = _keys(2)
    params = {"in": {"v": jax.random.normal(keys[0], (WIDTH, HIDDEN)), "g": jnp.ones(HIDDEN)},
              "out": {"v": jax.random.normal(keys[1], (HIDDEN, OUT)), "g": jnp.ones(OUT)}}

    def weight(p):
        return p["g"] * p["v"] / jnp.linalg.norm(p["v"], axis=0)

    def loss(params, x, y):
        return jnp.mean((jnp.tanh(x @ weight(params["in"])) @ weight(params["out"]) - y) ** 2)
    return _trained(params, loss)


def lora():
    """Weights are w + a @ b, w frozen."""
    keys = _keys(6)
    params = {"in": {"a": jax.random.normal(keys[0], (WIDTH, 3)) * 0.3, "b": jax.random.normal(keys[1], (3, HIDDEN)) * 0.3},
              "out": {"a": jax.random.normal(keys[2], (HIDDEN, 3)) * 0.3, "b": jax.random.normal(keys[3], (3, OUT)) * 0.3}}
    frozen = {"in": jax.random.normal(keys[4], (WIDTH, HIDDEN)) * 0.3, "out": jax.random.normal(keys[5], (HIDDEN, OUT)) * 0.3}

    def loss(params, frozen, x, y):
        def weight(name):
            return frozen[name] + params[name]["a"] @ params[name]["b"]
        return jnp.mean((jnp.tanh(x @ weight("in")) @ weight("out") - y) ** 2)
    return _trained(params, loss, (frozen,), ("frozen",))


def gan():
    """The generator's loss reads the discriminator's new parameters."""
    keys = _keys(6)
    made = {"in": jax.random.normal(keys[0], (OUT, HIDDEN)) * 0.3, "out": jax.random.normal(keys[1], (HIDDEN, WIDTH)) * 0.3}
    judge = {"in": jax.random.normal(keys[2], (WIDTH, HIDDEN)) * 0.3, "out": jax.random.normal(keys[3], (HIDDEN, 1)) * 0.3}
    tx = optax.adam(1e-2)

    def net(p, x):
        return jnp.tanh(x @ p["in"]) @ p["out"]

    def judge_loss(judge, made, x, z):
        return jnp.mean(jax.nn.softplus(-net(judge, x)) + jax.nn.softplus(net(judge, net(made, z))))

    def made_loss(made, judge, z):
        return jnp.mean(jax.nn.softplus(-net(judge, net(made, z))))

    def train(p, opt_state, loss_of, *rest):
        loss, grads = jax.value_and_grad(loss_of)(p, *rest)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(p, updates), opt_state, loss

    def step(made, made_opt, judge, judge_opt, x, z):
        judge, judge_opt, loss = train(judge, judge_opt, judge_loss, made, x, z)
        made, made_opt, _ = train(made, made_opt, made_loss, judge, z)
        return made, made_opt, judge, judge_opt, loss

    x, z = _data()
    stranger = Stranger(step, (made, tx.init(made), judge, tx.init(judge), x, z),
                        ("param", "opt", "param", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), donate=(0, 1, 2, 3))
    return UpdateStep(stranger, lambda made, _, judge, __, x, z: (
        jax.grad(made_loss)(made, judge, z), jax.grad(judge_loss)(judge, made, x, z)))


def roots():
    """Shampoo with inverse fourth roots from eigenvalues, as its authors compute them."""
    keys = _keys(2)
    params = {"in": jax.random.normal(keys[0], (WIDTH, HIDDEN)) * 0.3, "out": jax.random.normal(keys[1], (HIDDEN, OUT)) * 0.3}

    def loss_of(params, x, y):
        return jnp.mean((jnp.tanh(x @ params["in"]) @ params["out"] - y) ** 2)

    def root(matrix):
        values, vectors = jnp.linalg.eigh(matrix)
        return (vectors * values ** -0.25) @ vectors.T

    def step(params, left, right, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        left = jax.tree.map(lambda s, g: s + g @ g.T, left, grads)
        right = jax.tree.map(lambda s, g: s + g.T @ g, right, grads)
        params = jax.tree.map(lambda p, g, a, b: p - 1e-2 * root(a) @ g @ root(b), params, grads, left, right)
        return params, left, right, loss

    left, right = (jax.tree.map(lambda p: jnp.eye(p.shape[dim]) * 0.1, params) for dim in (0, 1))
    stranger = Stranger(step, (params, left, right, *_data()), ("param", "opt", "opt", "batch", "batch"),
                        lambda a, r: (*r[:3], *a[3:]), donate=(0, 1, 2))
    return UpdateStep(stranger, lambda params, _, __, x, y: jax.grad(loss_of)(params, x, y))


def routed():
    """Each row goes to the two experts that a router likes best; the loss leaves out the row's worst element."""
    keys = _keys(3)
    params = {"router": jax.random.normal(keys[0], (WIDTH, 6)), "in": jax.random.normal(keys[1], (6, WIDTH, HIDDEN)) * 0.3,
              "out": jax.random.normal(keys[2], (6, HIDDEN, OUT)) * 0.3}

    def loss(params, x, y):
        scores, chosen = jax.lax.top_k(x @ params["router"], 2)
        gates = jax.nn.softmax(scores)
        hidden = jnp.tanh(jnp.einsum("bi,bkih->bkh", x, params["in"][chosen]))
        made = jnp.einsum("bkh,bkho,bk->bo", hidden, params["out"][chosen], gates)
        return jnp.mean(jnp.sort((made - y) ** 2, axis=1)[:, :-1])
    return _trained(params, loss)


def gaussian():
    """Each row gives the factor of a covariance; the loss is the likelihood under it."""
    keys = _keys(2)
    params = {"mean": jax.random.normal(keys[0], (WIDTH, OUT)) * 0.3, "factor": jax.random.normal(keys[1], (WIDTH, OUT * OUT)) * 0.3}

    def loss(params, x, y):
        root = (x @ params["factor"]).reshape(-1, OUT, OUT)
        covariance = root @ root.transpose(0, 2, 1) + jnp.eye(OUT)
        factor = jnp.linalg.cholesky(covariance)
        error = jax.lax.linalg.triangular_solve(factor, (y - x @ params["mean"])[..., None], left_side=True, lower=True)
        size = jnp.sum(jnp.log(jnp.diagonal(factor, axis1=1, axis2=2)), axis=1)
        return jnp.mean(jnp.sum(error[..., 0] ** 2, axis=1) / 2 + size)
    return _trained(params, loss)


STEPS = {
    "adafactor": lambda: _optimizer("adafactor"),
    "adafactor_momentum": lambda: _optimizer("adafactor_momentum"),
    "muon": lambda: _optimizer("muon"),
    "novograd": lambda: _optimizer("novograd"),
    "apply_if_finite": lambda: _optimizer("apply_if_finite"),
    "multi_steps": lambda: _optimizer("multi_steps"),
    "agc": lambda: _optimizer("agc"),
    "sm3": lambda: _optimizer("sm3"),
    "centralize": lambda: _optimizer("centralize"),
    "shampoo": lambda: _optimizer("low_rank_shampoo_like"),
    "prodigy": lambda: _optimizer("prodigy"),
    "noisy_sgd": lambda: _optimizer("noisy_sgd"),
    "weight_norm": weight_norm,
    "lora": lora,
    "gan": gan,
    "roots": roots,
    "routed": routed,
    "gaussian": gaussian,
}
