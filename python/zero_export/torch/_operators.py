"""Operators whose meaning in torchax differs from PyTorch's, or is missing: ours, as {torch function: implementation}.

An implementation takes torchax tensors (not JAX arrays) and may write `_elem`, which is how a tensor is changed in place.
"""

import jax
import jax.numpy as jnp
import torch
from torchax import tensor, view


def _wide(dtype):
    """The dtype in which statistics of `dtype` are kept: f32 for the narrow floats."""
    return jnp.float32 if jnp.dtype(dtype).itemsize < 4 else dtype


def _batch_norm(env):
    def unwrap(value):
        return None if value is None else env.t2j_iso(value)

    def write(old, new):
        old._elem = jax.lax.stop_gradient(new).astype(old._elem.dtype)

    def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
        x = unwrap(input)
        wide = x.astype(_wide(x.dtype))
        axes = (0, *range(2, x.ndim))
        shape = (1, -1) + (1,) * (x.ndim - 2)
        if training:
            count = x.size // x.shape[1]
            if count == 1:
                raise ValueError(f"batch norm in training needs more than one value a channel, got input size {x.shape}")
            mean, var = jnp.mean(wide, axes), jnp.var(wide, axes)
            if running_mean is not None:
                write(running_mean, (1 - momentum) * unwrap(running_mean) + momentum * mean)
                # PyTorch normalises by the biased variance but records the unbiased one.
                write(running_var, (1 - momentum) * unwrap(running_var) + momentum * var * (count / (count - 1)))
        else:
            mean, var = unwrap(running_mean), unwrap(running_var)
        result = (wide - mean.reshape(shape)) * jax.lax.rsqrt(var.reshape(shape) + eps)
        if weight is not None:
            result = result * unwrap(weight).reshape(shape)
        if bias is not None:
            result = result + unwrap(bias).reshape(shape)
        return tensor.Tensor(result.astype(x.dtype), env)

    return batch_norm


def _normal_(env):
    def normal_(self, mean=0.0, std=1.0, *, generator=None):
        old = self.jax()
        drawn = jax.random.normal(env.get_and_rotate_prng_key(generator), old.shape, _wide(old.dtype))
        new = tensor.Tensor((mean + std * drawn).astype(old.dtype), env)
        if isinstance(self, view.View):
            self.update(new)
        else:
            self._elem = new._elem
        return self

    return normal_


_registered = {}


def register_operator(function, implementation):
    """Gives a PyTorch function (`torch.ops.aten.NAME`, `torch.nn.functional.NAME`) a meaning, before the first export.

    `implementation` has the arguments of `function` and computes with other PyTorch operators.
    """
    _registered[function] = implementation


def table(env):
    """{torch function: implementation} for the environment `env`."""
    batch_norm = _batch_norm(env)

    def torch_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled=False):
        return batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)

    return {torch.nn.functional.batch_norm: batch_norm, torch.batch_norm: torch_batch_norm,
            torch.ops.aten.normal_: _normal_(env), **_registered}
