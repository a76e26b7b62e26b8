"""The updates of torch.optim's optimizers, as functions of one parameter's arrays.

PyTorch's formulas (`_single_tensor_*`), in its order of operations. Arithmetic on bf16 and f16 goes as in PyTorch's CPU
kernels: every tensor operation is done in f32 and rounded once. What PyTorch computes of the count of steps, in f64 by
Python, is written such that f32 loses nothing.

An update is `(parameter, gradient, slots, group, count, factor) -> (new parameter, new slots)`: `slots` are the parameter's
states by PyTorch's names, `group` its options, `count` the steps with this one, `factor` what the rate is multiplied by.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import torch


def _rounded(function: Any) -> Any:
    """`function` on arrays, computed in f32 where they are narrower and rounded to the dtype of the first."""

    def apply(first: Any, *others: Any) -> Any:
        dtype = first.dtype
        if jnp.dtype(dtype).itemsize >= 4:
            return function(first, *others)
        wide = [x.astype(jnp.float32) if hasattr(x, "astype") else x for x in (first, *others)]
        return function(*wide).astype(dtype)

    return apply


def _scaled_sum(x: Any, y: Any, factor: Any) -> Any:
    """x + factor * y: torch's add(alpha=), which rounds the factor to the dtype."""
    return _rounded(lambda x, y, factor: x + factor * y)(x, y, jnp.asarray(factor, x.dtype))


def _scaled(x: Any, factor: Any) -> Any:
    """x * factor: torch's mul."""
    return _rounded(lambda x: x * factor)(x)


def _plus(x: Any, number: Any) -> Any:
    return _rounded(lambda x: x + number)(x)


def _toward(x: Any, y: Any, weight: Any) -> Any:
    """x moved toward y by a weight known now: torch's lerp, which starts from the nearer one."""
    if weight < 0.5:
        return _rounded(lambda x, y: x + weight * (y - x))(x, y)
    return _rounded(lambda x, y: y - (y - x) * (1 - weight))(x, y)


def _squares(old: Any, gradient: Any, decay: Any) -> Any:
    """decay * old + (1 - decay) * gradient^2, in PyTorch's two operations."""
    return _rounded(lambda v, g: v + (1 - decay) * g * g)(_scaled(old, decay), gradient)


def _quotient_added(parameter: Any, above: Any, below: Any, factor: Any) -> Any:
    """parameter + factor * (above / below): torch's addcdiv."""
    return _rounded(lambda p, a, b: p + factor * (a / b))(parameter, above, below)


def _bias_correction(beta: Any, count: Any) -> Any:
    """1 - beta**count, without the cancellation that f32 has where beta is near 1 (PyTorch computes it in f64)."""
    if beta == 0:
        return jnp.float32(1)
    return -jnp.expm1(count.astype(jnp.float32) * jnp.float32(math.log(beta)))


def _directed(gradient: Any, parameter: Any, group: Any, decoupled: bool = False) -> Any:
    gradient = -gradient if group.get("maximize") else gradient
    if group.get("weight_decay", 0) != 0 and not decoupled:
        gradient = _scaled_sum(gradient, parameter, group["weight_decay"])
    return gradient


def _decayed(parameter: Any, group: Any, factor: Any) -> Any:
    """Decoupled weight decay."""
    decay = group["weight_decay"]
    return parameter if decay == 0 else _scaled(parameter, 1 - group["lr"] * factor * decay)


def _with_weight_decay(parameter: Any, gradient: Any, group: Any, factor: Any) -> Any:
    """(parameter, gradient) with weight decay in one of them: the parameter, where it is decoupled."""
    decoupled = group.get("decoupled_weight_decay", False)
    gradient = _directed(gradient, parameter, group, decoupled)
    return (_decayed(parameter, group, factor) if decoupled else parameter), gradient


def _sgd(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient = _directed(gradient, parameter, group)
    slots = dict(slots)
    if group["momentum"] != 0:
        momentum, kept = group["momentum"], 1 - group["dampening"]
        buffer = _scaled_sum(_scaled(slots["momentum_buffer"], momentum), gradient, kept)
        if group["dampening"] != 0:
            # The first step has no buffer yet, and takes the gradient undamped.
            buffer = jnp.where(count == 1, gradient, buffer)
        slots["momentum_buffer"] = buffer
        gradient = _scaled_sum(gradient, buffer, momentum) if group["nesterov"] else buffer
    return _scaled_sum(parameter, gradient, -group["lr"] * factor), slots


def _adam(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    beta1, beta2 = group["betas"]
    parameter, gradient = _with_weight_decay(parameter, gradient, group, factor)
    first = _rounded(lambda m, g: m + (g - m) * (1 - beta1))(slots["exp_avg"], gradient)
    second = _squares(slots["exp_avg_sq"], gradient, beta2)
    new = {**slots, "exp_avg": first, "exp_avg_sq": second}
    if group["amsgrad"]:
        new["max_exp_avg_sq"] = second = jnp.maximum(slots["max_exp_avg_sq"], second)
    step_size = group["lr"] * factor / _bias_correction(beta1, count)
    root = jnp.sqrt(_bias_correction(beta2, count))
    denominator = _plus(_rounded(lambda v: v / root)(jnp.sqrt(second)), group["eps"])
    return _rounded(lambda p, m, d: p - step_size * (m / d))(parameter, first, denominator), new


def _nadam(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    (beta1, beta2), rate = group["betas"], group["lr"] * factor
    parameter, gradient = _with_weight_decay(parameter, gradient, group, factor)

    def momentum(count: Any) -> Any:
        return beta1 * (1 - 0.5 * jnp.power(jnp.float32(0.96), count.astype(jnp.float32) * group["momentum_decay"]))

    now, following = momentum(count), momentum(count + 1)
    product = slots["mu_product"] * now
    first = _toward(slots["exp_avg"], gradient, 1 - beta1)
    second = _squares(slots["exp_avg_sq"], gradient, beta2)
    correction = _bias_correction(beta2, count)
    denominator = _plus(jnp.sqrt(_rounded(lambda v: v / correction)(second)), group["eps"])
    parameter = _quotient_added(parameter, gradient, denominator, -rate * (1 - now) / (1 - product))
    parameter = _quotient_added(parameter, first, denominator, -rate * following / (1 - product * following))
    return parameter, {"exp_avg": first, "exp_avg_sq": second, "mu_product": product}


def _length(beta: float, count: Any) -> Any:
    """RAdam's rho: the length of the average that beta**i over `count` steps is like.

    (1 + b) / (1 - b) - 2 t b^t / (1 - b^t) are two large numbers that nearly cancel while t is small. With a = -ln b and
    y = a t it is coth(a / 2) - (2 / a) * y / (e^y - 1), whose series begins with t.
    """
    limit = 2 / (1 - beta) - 1
    if beta == 0:
        return jnp.float32(limit)
    a, t = -math.log(beta), count.astype(jnp.float32)
    y = jnp.float32(a) * t
    whole = limit - 2 * t / jnp.expm1(y)
    square = y * y
    bent = square * (1 / 12 - square * (1 / 720 - square * (1 / 30240 - square / 1209600)))
    series = t - jnp.float32(2 / a) * bent + jnp.float32(limit - 2 / a)
    return jnp.where(y < 0.5, series, whole)


def _radam(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    (beta1, beta2), rate = group["betas"], group["lr"] * factor
    parameter, gradient = _with_weight_decay(parameter, gradient, group, factor)
    first = _toward(slots["exp_avg"], gradient, 1 - beta1)
    second = _squares(slots["exp_avg_sq"], gradient, beta2)
    corrected = _rounded(lambda m: m / _bias_correction(beta1, count))(first)
    limit, length = 2 / (1 - beta2) - 1, _length(beta2, count)
    adapts = length > 5
    safe = jnp.where(adapts, length, 6.0)
    rectified = jnp.sqrt((safe - 4) * (safe - 2) * limit / ((limit - 4) * (limit - 2) * safe)) if limit > 5 else 1.0
    root = jnp.sqrt(_bias_correction(beta2, count))
    adapted = _rounded(lambda v: root / v)(_plus(jnp.sqrt(second), group["eps"]))
    step = _scaled(corrected, rate)
    change = jnp.where(adapts, _scaled(_rounded(lambda s, a: s * a)(step, adapted), rectified), step)
    return _scaled_sum(parameter, change, -1.0), {"exp_avg": first, "exp_avg_sq": second}


def _adamax(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    beta1, beta2 = group["betas"]
    gradient = _directed(gradient, parameter, group)
    first = _toward(slots["exp_avg"], gradient, 1 - beta1)
    largest = jnp.maximum(_scaled(slots["exp_inf"], beta2), _plus(jnp.abs(gradient), group["eps"]))
    rate = group["lr"] * factor / _bias_correction(beta1, count)
    return _quotient_added(parameter, first, largest, -rate), {"exp_avg": first, "exp_inf": largest}


def _adagrad(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient = _directed(gradient, parameter, group)
    total = _rounded(lambda s, g: s + g * g)(slots["sum"], gradient)
    rate = group["lr"] * factor
    if group["lr_decay"] != 0:
        rate = rate / (1 + (count - 1).astype(jnp.float32) * group["lr_decay"])
    return _quotient_added(parameter, gradient, _plus(jnp.sqrt(total), group["eps"]), -rate), {"sum": total}


def _rmsprop(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient, rate, alpha = _directed(gradient, parameter, group), group["lr"] * factor, group["alpha"]
    squares = _squares(slots["square_avg"], gradient, alpha)
    new, root = {"square_avg": squares}, squares
    if group["centered"]:
        new["grad_avg"] = mean = _toward(slots["grad_avg"], gradient, 1 - alpha)
        root = _rounded(lambda v, m: v - m * m)(squares, mean)
    root = _plus(jnp.sqrt(root), group["eps"])
    if group["momentum"] > 0:
        buffer = _quotient_added(_scaled(slots["momentum_buffer"], group["momentum"]), gradient, root, 1.0)
        return _scaled_sum(parameter, buffer, -rate), {**new, "momentum_buffer": buffer}
    return _quotient_added(parameter, gradient, root, -rate), new


def _adadelta(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient, rho, eps = _directed(gradient, parameter, group), group["rho"], group["eps"]
    squares = _squares(slots["square_avg"], gradient, rho)
    root, change = (jnp.sqrt(_plus(x, eps)) for x in (squares, slots["acc_delta"]))
    change = _rounded(lambda d, g: d * g)(_rounded(lambda d, s: d / s)(change, root), gradient)
    new = {"square_avg": squares, "acc_delta": _squares(slots["acc_delta"], change, rho)}
    return _scaled_sum(parameter, change, -group["lr"] * factor), new


def _rprop(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient = _directed(gradient, parameter, group)
    (slower, faster), (least, most) = group["etas"], group["step_sizes"]
    agreement = gradient * slots["prev"]
    change = jnp.where(agreement > 0, faster, jnp.where(agreement < 0, slower, 1.0))
    size = jnp.clip(_rounded(lambda s, c: s * c)(slots["step_size"], change), least, most)
    gradient = jnp.where(agreement < 0, jnp.zeros_like(gradient), gradient)
    parameter = _rounded(lambda p, g, s: p - jnp.sign(g) * s)(parameter, gradient, size)
    return parameter, {"prev": gradient, "step_size": size}


def _asgd(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient, rate, lambd = _directed(gradient, parameter, group), group["lr"] * factor, group["lambd"]
    eta, weight, average = slots["eta"], slots["mu"], slots["ax"]
    parameter = _scaled_sum(_scaled(parameter, 1 - lambd * eta), gradient, -eta)
    moved = _rounded(lambda a, d: a + d)(average, _rounded(lambda p, a: (p - a) * weight)(parameter, average))
    steps = count.astype(jnp.float32)
    new = {"ax": jnp.where(weight == 1, parameter, moved),
           "eta": jnp.asarray(rate / (1 + lambd * rate * steps) ** group["alpha"], eta.dtype),
           "mu": 1 / jnp.maximum(1, steps - group["t0"])}
    return parameter, new


def _adafactor(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    gradient, rate = _directed(gradient, parameter, group, decoupled=True), group["lr"] * factor
    least, smallest = group["eps"]
    limits: Any = jnp.finfo
    least = float(limits(parameter.dtype).eps) if least is None else least
    steps = count.astype(jnp.float32)
    weight = steps ** group["beta2_decay"]

    def size(x: Any) -> Any:
        return jnp.sqrt(jnp.mean(jnp.square(x.astype(jnp.float32))))

    alpha = jnp.maximum(smallest, size(parameter)) * jnp.minimum(rate, 1 / jnp.sqrt(steps))
    parameter = _decayed(parameter, group, factor)
    moved = _rounded(lambda old, g, weight: old + weight * (g - old))
    if gradient.ndim > 1:
        mean = _rounded(lambda g: jnp.square(g))(gradient)
        row = moved(slots["row_var"], jnp.mean(mean, -1, keepdims=True), weight)
        column = moved(slots["col_var"], jnp.mean(mean, -2, keepdims=True), weight)
        new = {"row_var": row, "col_var": column}
        variance = row * column / jnp.maximum(jnp.mean(row, -2, keepdims=True), least)
    else:
        new = {"variance": moved(slots["variance"], jnp.square(gradient), weight)}
        variance = new["variance"]
    update = _rounded(lambda v, g: jnp.reciprocal(jnp.sqrt(jnp.maximum(v, least * least))) * g)(variance, gradient)
    denominator = jnp.maximum(1.0, size(update) / group["d"])
    return _scaled_sum(parameter, update, -alpha / denominator), new


def _orthogonal(matrix: Any, group: Any) -> Any:
    """Muon's Newton-Schulz iteration, in bf16 as PyTorch has it."""
    a, b, c = group["ns_coefficients"]
    x = matrix.astype(jnp.bfloat16)
    tall = matrix.shape[0] > matrix.shape[1]
    x = x.T if tall else x

    def product(x: Any, y: Any) -> Any:
        return jnp.matmul(x, y, preferred_element_type=jnp.float32)

    norm = jnp.sqrt(jnp.sum(jnp.square(x.astype(jnp.float32)))).astype(jnp.bfloat16)
    x = _rounded(lambda x, n: x / n)(x, jnp.maximum(norm, jnp.asarray(group["eps"], jnp.bfloat16)))
    for _ in range(group["ns_steps"]):
        gram = product(x, x.T).astype(jnp.bfloat16)
        update = (b * gram.astype(jnp.float32) + c * product(gram, gram)).astype(jnp.bfloat16)
        x = (a * x.astype(jnp.float32) + product(update, x)).astype(jnp.bfloat16)
    return x.T if tall else x


def _muon(parameter: Any, gradient: Any, slots: Any, group: Any, count: Any, factor: Any) -> Any:
    momentum, rate = group["momentum"], group["lr"] * factor
    buffer = _toward(slots["momentum_buffer"], gradient, 1 - momentum)
    update = _orthogonal(_toward(gradient, buffer, momentum) if group["nesterov"] else buffer, group)
    rows, columns = parameter.shape
    if group["adjust_lr_fn"] == "match_rms_adamw":
        adjusted = rate * 0.2 * math.sqrt(max(rows, columns))
    else:
        adjusted = rate * math.sqrt(max(1, rows / columns))
    parameter = _decayed(parameter, group, factor)
    return _scaled_sum(parameter, update.astype(parameter.dtype), -adjusted), {"momentum_buffer": buffer}


def _zeros(*names: str) -> Any:
    """Slots of the parameter's shape that begin at 0."""
    return lambda group, parameter: {name: jnp.zeros_like(parameter) for name in names}


def _sgd_slots(group: Any, parameter: Any) -> Any:
    return _zeros(*["momentum_buffer"] * (group["momentum"] != 0))(group, parameter)


def _adam_slots(group: Any, parameter: Any) -> Any:
    return _zeros("exp_avg", "exp_avg_sq", *["max_exp_avg_sq"] * bool(group["amsgrad"]))(group, parameter)


def _nadam_slots(group: Any, parameter: Any) -> Any:
    return {**_zeros("exp_avg", "exp_avg_sq")(group, parameter), "mu_product": jnp.ones((), jnp.float32)}


def _adagrad_slots(group: Any, parameter: Any) -> Any:
    return {"sum": jnp.full_like(parameter, group["initial_accumulator_value"])}


def _rmsprop_slots(group: Any, parameter: Any) -> Any:
    return _zeros("square_avg", *["momentum_buffer"] * (group["momentum"] > 0),
                  *["grad_avg"] * bool(group["centered"]))(group, parameter)


def _rprop_slots(group: Any, parameter: Any) -> Any:
    return {"prev": jnp.zeros_like(parameter), "step_size": jnp.full_like(parameter, group["lr"])}


def _asgd_slots(group: Any, parameter: Any) -> Any:
    return {"ax": jnp.zeros_like(parameter), "eta": jnp.asarray(group["lr"], jnp.float32), "mu": jnp.ones((), jnp.float32)}


def _adafactor_slots(group: Any, parameter: Any) -> Any:
    if parameter.ndim < 2:
        return _zeros("variance")(group, parameter)
    *outer, rows, columns = parameter.shape
    return {"row_var": jnp.zeros((*outer, rows, 1), parameter.dtype),
            "col_var": jnp.zeros((*outer, 1, columns), parameter.dtype)}


def _always(group: Any) -> bool:
    return True


def _never(group: Any) -> bool:
    return False


@dataclasses.dataclass(frozen=True)
class Rule:
    """An optimizer of torch.optim.

    Attributes:
      update: see above.
      slots: (group, parameter) -> {slot: its first value}.
      counts: whether the update reads the count of steps, by the options of a group.
      options: names of the options that the update reads.
    """

    update: Callable[..., Any]
    slots: Callable[..., Any]
    counts: Callable[..., bool]
    options: frozenset[str]


def _rule(update: Any, slots: Any, counts: Any, options: str) -> Rule:
    return Rule(update, slots, counts, frozenset(options.split()))


_ADAM = _rule(_adam, _adam_slots, _always, "lr betas eps weight_decay amsgrad maximize decoupled_weight_decay")
RULES = {
    torch.optim.SGD: _rule(_sgd, _sgd_slots, lambda group: bool(group["momentum"] and group["dampening"]),
                           "lr momentum dampening weight_decay nesterov maximize"),
    torch.optim.Adam: _ADAM,
    torch.optim.AdamW: _ADAM,
    torch.optim.NAdam: _rule(_nadam, _nadam_slots, _always,
                             "lr betas eps weight_decay momentum_decay decoupled_weight_decay maximize"),
    torch.optim.RAdam: _rule(_radam, _zeros("exp_avg", "exp_avg_sq"), _always,
                             "lr betas eps weight_decay decoupled_weight_decay maximize"),
    torch.optim.Adamax: _rule(_adamax, _zeros("exp_avg", "exp_inf"), _always, "lr betas eps weight_decay maximize"),
    torch.optim.Adagrad: _rule(_adagrad, _adagrad_slots, lambda group: group["lr_decay"] != 0,
                               "lr lr_decay weight_decay initial_accumulator_value eps maximize"),
    torch.optim.RMSprop: _rule(_rmsprop, _rmsprop_slots, _never, "lr alpha eps weight_decay momentum centered maximize"),
    torch.optim.Adadelta: _rule(_adadelta, _zeros("square_avg", "acc_delta"), _never, "lr rho eps weight_decay maximize"),
    torch.optim.Rprop: _rule(_rprop, _rprop_slots, _never, "lr etas step_sizes maximize"),
    torch.optim.ASGD: _rule(_asgd, _asgd_slots, _always, "lr lambd alpha t0 weight_decay maximize"),
    torch.optim.Adafactor: _rule(_adafactor, _adafactor_slots, _always, "lr beta2_decay eps d weight_decay maximize"),
    torch.optim.Muon: _rule(_muon, _zeros("momentum_buffer"), _never,
                            "lr weight_decay momentum nesterov ns_coefficients eps ns_steps adjust_lr_fn"),
}
