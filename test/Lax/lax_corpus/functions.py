"""What networks and losses are made of, special functions, and their derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy import special as sp

from lax_corpus.case import Case, is_wide
from lax_corpus.values import BF16, FLOATS, F16, F32, F64, between, name_of, numbers

NN = ("relu relu6 elu selu celu gelu silu softplus log_sigmoid sigmoid hard_tanh hard_sigmoid hard_swish leaky_relu mish "
      "softmax log_softmax standardize glu soft_sign squareplus sparse_plus").split()
# Function of one array, and the range of its arguments.
SPECIAL = {
    "ndtr": (sp.ndtr, -2, 2), "ndtri": (sp.ndtri, 0.05, 0.95), "log_ndtr": (sp.log_ndtr, -2, 2), "logit": (sp.logit, 0.1, 0.9),
    "entr": (sp.entr, 0.1, 3), "i0e": (sp.i0e, -2, 2), "i1e": (sp.i1e, -2, 2), "i0": (sp.i0, -2, 2), "i1": (sp.i1, -2, 2),
    "gamma": (sp.gamma, 0.5, 4), "gammaln": (sp.gammaln, 0.5, 4), "digamma": (sp.digamma, 0.5, 4), "sinc": (jnp.sinc, 0.1, 3),
    "polygamma1": (lambda x: sp.polygamma(1, x), 0.5, 4), "polygamma3": (lambda x: sp.polygamma(3, x), 0.5, 4),
    "zeta": (lambda x: sp.zeta(x, 1.5), 1.5, 4), "erfinv": (sp.erfinv, -0.9, 0.9), "expit": (sp.expit, -3, 3),
    "xlogy": (lambda x: sp.xlogy(x, x), 0.1, 3), "betaln": (lambda x: sp.betaln(x, 1.5), 0.5, 4),
    "gammainc": (lambda x: sp.gammainc(1.5, x), 0.5, 4), "gammaincc": (lambda x: sp.gammaincc(1.5, x), 0.5, 4),
    "betainc": (lambda x: sp.betainc(1.5, 2.5, x), 0.1, 0.9), "kl_div": (lambda x: sp.kl_div(x, 1.5), 0.3, 3),
    "hypot": (lambda x: jnp.hypot(x, 2.0), 0.1, 3), "logaddexp": (lambda x: jnp.logaddexp(x, 0.5), -3, 3),
    "logaddexp2": (lambda x: jnp.logaddexp2(x, 0.5), -3, 3), "power": (lambda x: x**1.7, 0.1, 3), "deg2rad": (jnp.deg2rad, 0, 90),
    "log10_log2": (lambda x: jnp.log10(x) + jnp.log2(x), 0.1, 9), "exp2": (jnp.exp2, -3, 3), "nan_to_num": (jnp.nan_to_num, -3, 3),
    "float_power": (lambda x: jnp.power(2.5, x), -3, 3), "fmod": (lambda x: jnp.fmod(x, 0.7), -3, 3),
    "remainder": (lambda x: jnp.remainder(x, 0.7), -3, 3), "floor_divide": (lambda x: x // 0.7, -3, 3),
    "divmod": (lambda x: sum(jnp.divmod(x, 0.7)), -3, 3), "modf": (lambda x: sum(jnp.modf(x)), -3, 3),
    "ldexp": (lambda x: jnp.ldexp(x, 3), -3, 3), "copysign": (lambda x: jnp.copysign(2.0, x), -3, 3),
    "heaviside": (lambda x: jnp.heaviside(x, 0.5), -3, 3), "interp": (lambda x: jnp.interp(x, jnp.arange(4.0), jnp.arange(4.0) ** 2), 0, 3),
    "trunc_rint": (lambda x: jnp.trunc(x) + jnp.rint(x), -3, 3), "clip": (lambda x: jnp.clip(x, -1, 1), -3, 3),
    "spence": (sp.spence, 0.2, 3), "expi": (sp.expi, 0.2, 3), "exp1": (sp.exp1, 0.2, 3), "bernoulli_kl": (lambda x: sp.rel_entr(x, 0.5), 0.1, 3),
}
NO_DERIVATIVE = {"heaviside", "floor_divide", "zeta", "betainc", "polygamma3"}


def _activations():
    for name in NN:
        function = getattr(jax.nn, name)
        for dtype in FLOATS:
            yield Case(f"nn_{name}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (f, [numbers(rng, (4, 12), d)]),
                       is_wide(dtype))
        for dtype in (F32, F64):
            yield Case(f"vjp_nn_{name}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (
                lambda x, t: jax.vjp(f, x)[1](t[:, : f(x).shape[1]]), [numbers(rng, (4, 12), d), numbers(rng, (4, 12), d)]),
                is_wide(dtype))


def _specials():
    for name, (function, low, high) in SPECIAL.items():
        for dtype in (F32, F64):
            yield Case(f"sp_{name}_{name_of(dtype)}", lambda rng, f=function, l=low, h=high, d=dtype: (
                f, [between(rng, (4, 5), l, h, d)]), is_wide(dtype))
        if name not in NO_DERIVATIVE:
            yield Case(f"vjp_sp_{name}", lambda rng, f=function, l=low, h=high: (
                lambda x: jax.grad(lambda v: f(v).sum())(x), [between(rng, (4, 5), l, h)]))


def _layer_norm(x, scale, bias):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + bias


def _rms_norm(x, scale, bias):
    return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale + bias


def _batch_norm(x, scale, bias):
    mean, variance = x.mean((0, 1)), x.var((0, 1))
    return (x - mean) / jnp.sqrt(variance + 1e-5) * scale + bias


def _attention(x, scale, bias):
    scores = jnp.einsum("btd,bsd->bts", x * scale, x) / np.sqrt(x.shape[-1])
    mask = jnp.tril(jnp.ones(scores.shape[1:], bool))
    return jax.nn.softmax(jnp.where(mask, scores, -1e9), -1) @ x + bias


def _cross_entropy(x, scale, bias):
    labels = jnp.arange(x.shape[0] * x.shape[1]).reshape(x.shape[:2]) % x.shape[2]
    logits = jax.nn.log_softmax(x * scale + bias)
    return -jnp.take_along_axis(logits, labels[..., None], -1)


def _rope(x, scale, bias):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None] * 10.0 ** -jnp.arange(half)
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), a * jnp.sin(angle) + b * jnp.cos(angle)], -1) * scale + bias


LAYERS = {"layer_norm": _layer_norm, "rms_norm": _rms_norm, "batch_norm": _batch_norm, "attention": _attention,
          "cross_entropy": _cross_entropy, "rope": _rope,
          "swiglu": lambda x, s, b: jax.nn.silu(x * s) * (x + b), "dot_product_attention": lambda x, s, b: (
              jax.nn.dot_product_attention(x[:, :, None] * s, x[:, :, None], x[:, :, None] + b, is_causal=True)),
          "label_smoothing": lambda x, s, b: -(jax.nn.log_softmax(x * s + b) * (0.9 * jax.nn.one_hot(1, x.shape[-1]) + 0.1 / x.shape[-1])).sum(-1)}


def _layers():
    for name, layer in LAYERS.items():
        for dtype in (F32, BF16, F64):
            arguments = lambda rng, d=dtype: [numbers(rng, (2, 5, 8), d), between(rng, (8,), 0.5, 1.5, d), numbers(rng, (8,), d)]
            yield Case(f"layer_{name}_{name_of(dtype)}", lambda rng, f=layer, a=arguments: (f, a(rng)), is_wide(dtype))
            if dtype != BF16:
                yield Case(f"vjp_layer_{name}_{name_of(dtype)}", lambda rng, f=layer, a=arguments: (
                    jax.grad(lambda *v: jnp.sin(f(*v)).sum(), (0, 1, 2)), a(rng)), is_wide(dtype))


def cases():
    for family in (_activations, _specials, _layers):
        yield from family()
