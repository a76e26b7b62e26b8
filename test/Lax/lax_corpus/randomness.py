"""Random numbers: threefry written out, and the distributions made of it."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import BF16, FLOATS, F16, F32, F64, INTS, UNSIGNED, name_of, numbers

KEY = np.array([7, 42], np.uint32)
# Distributions of floats, by function of (key, dtype).
FLOATING = {
    "uniform": lambda k, d: jax.random.uniform(k, (5, 3), d), "uniform_range": lambda k, d: jax.random.uniform(k, (7,), d, -2, 3),
    "normal": lambda k, d: jax.random.normal(k, (5, 3), d), "truncated_normal": lambda k, d: jax.random.truncated_normal(k, -1, 2, (9,), d),
    "exponential": lambda k, d: jax.random.exponential(k, (9,), d), "gumbel": lambda k, d: jax.random.gumbel(k, (9,), d),
    "laplace": lambda k, d: jax.random.laplace(k, (9,), d), "logistic": lambda k, d: jax.random.logistic(k, (9,), d),
    "cauchy": lambda k, d: jax.random.cauchy(k, (9,), d), "rademacher": lambda k, d: jax.random.rademacher(k, (9,), d),
    "pareto": lambda k, d: jax.random.pareto(k, jnp.ones((), d) * 2, (9,), d), "rayleigh": lambda k, d: jax.random.rayleigh(k, jnp.ones((), d), (9,), d),
    "weibull": lambda k, d: jax.random.weibull_min(k, jnp.ones((), d), jnp.ones((), d) * 2, (9,), d),
    "maxwell": lambda k, d: jax.random.maxwell(k, (9,), d), "triangular": lambda k, d: jax.random.triangular(k, jnp.zeros((), d), jnp.ones((), d) / 2, jnp.ones((), d), (9,), d),
    "multivariate": lambda k, d: jax.random.normal(k, (4, 3), d) @ jnp.eye(3, dtype=d),
    "glorot": lambda k, d: jax.nn.initializers.glorot_normal()(k, (4, 5), d), "he": lambda k, d: jax.nn.initializers.he_uniform()(k, (4, 5), d),
    "dropout": lambda k, d: jnp.where(jax.random.bernoulli(k, 0.7, (4, 5)), jnp.ones((4, 5), d) / jnp.array(0.7, d), 0),
}
OTHER = {
    "split": lambda k: jax.random.split(k, 3), "fold_in": lambda k: jax.random.fold_in(k, 9), "key_data": lambda k: jax.random.split(k)[0],
    "bernoulli": lambda k: jax.random.bernoulli(k, 0.3, (9,)), "categorical": lambda k: jax.random.categorical(k, jnp.arange(5.0), shape=(9,)),
    "permutation": lambda k: jax.random.permutation(k, 17), "permuted_rows": lambda k: jax.random.permutation(k, jnp.arange(12).reshape(4, 3)),
    "choice": lambda k: jax.random.choice(k, 9, (4,)), "choice_without": lambda k: jax.random.choice(k, 9, (4,), replace=False),
    "choice_weighted": lambda k: jax.random.choice(k, 4, (6,), p=jnp.array([0.1, 0.2, 0.3, 0.4])),
    "ball_free": lambda k: jax.random.randint(k, (4,), jnp.arange(4), 10), "vmapped": lambda k: jax.vmap(lambda s: jax.random.normal(s, (3,)))(jax.random.split(k, 4)),
    "scanned": lambda k: lax.scan(lambda c, _: (jax.random.split(c)[0], jax.random.uniform(c, (2,))), k, None, length=3)[1],
    "typed_key": lambda k: jax.random.normal(jax.random.wrap_key_data(k), (5,)),
    "from_seed": lambda k: jax.random.normal(jax.random.key(3), (5,)) + k[0],
    "gamma": lambda k: jax.random.gamma(k, 1.5, (3,)), "beta": lambda k: jax.random.beta(k, 1.5, 2.5, (3,)),
    "poisson": lambda k: jax.random.poisson(k, 2.5, (5,)), "binomial": lambda k: jax.random.binomial(k, 10, 0.3, (5,)),
    "dirichlet": lambda k: jax.random.dirichlet(k, jnp.array([1.0, 2.0, 3.0])), "orthogonal_free": lambda k: jax.random.bits(k, (3,)) ^ k[0],
    "multinomial": lambda k: jax.random.categorical(k, jnp.zeros((3, 4)), axis=-1), "gumbel_max": lambda k: jnp.argmax(jax.random.gumbel(k, (3, 4)), -1),
}


def cases():
    for name, function in FLOATING.items():
        for dtype in FLOATS:
            if name == "rademacher" and dtype != F32:
                continue
            yield Case(f"rng_{name}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (lambda k: f(k, d), [KEY]), is_wide(dtype))
    for dtype in UNSIGNED:
        yield Case(f"rng_bits_{name_of(dtype)}", lambda rng, d=dtype: (lambda k: jax.random.bits(k, (5, 3), d), [KEY]), is_wide(dtype))
    for dtype in INTS:
        yield Case(f"rng_randint_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda k: jax.random.randint(k, (9,), 0, 9, d), [KEY]), is_wide(dtype))
    for name, function in OTHER.items():
        yield Case(f"rng_{name}", lambda rng, f=function: (f, [KEY]))
