"""Operators whose meaning in torchax differs from PyTorch's, or is missing: ours, as {torch function: implementation}.

An implementation takes torchax tensors (not JAX arrays) and may write `_elem`, which is how a tensor is changed in place.
"""

from __future__ import annotations

import contextlib
import math
from typing import Any

import jax
import jax.numpy as jnp
import torch
from torchax import tensor, view
from torchax.ops import jtorch, mappings

from zero_export._roles import ExportError
from zero_export.torch import _aliases


def _wide(dtype: Any) -> Any:
    """The dtype in which statistics of `dtype` are kept: f32 for the narrow floats."""
    return jnp.float32 if jnp.dtype(dtype).itemsize < 4 else dtype


def _check_whole(statistics: Any) -> None:
    """Raises ExportError for statistics of which only a copy is given here, because they are a slice."""
    if statistics is not None and "_of_view" in vars(statistics):
        raise ExportError("running statistics that are a part of another tensor are not exported; give the mean and the "
                          "variance a buffer each")


def _batch_norm(env: Any) -> Any:
    def unwrap(value: Any) -> Any:
        return None if value is None else env.t2j_iso(value)

    def write(old: Any, new: Any) -> None:
        env.bound.check_write(old)
        _check_whole(old)
        old._elem = jax.lax.stop_gradient(new).astype(old._elem.dtype)

    def batch_norm(input: Any, running_mean: Any, running_var: Any, weight: Any = None, bias: Any = None,
                   training: bool = False, momentum: float = 0.1, eps: float = 1e-5) -> Any:
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
                running_mean, running_var = env.bound.replaced((running_mean, running_var))
                momentum = unwrap(momentum)
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


def _statistics(env: Any, result: Any, input: Any, training: bool, eps: float) -> Any:
    """What `native_batch_norm` returns: the result, and of training the means and the inverse deviations."""
    if not training:
        return result, input.new_zeros(0), input.new_zeros(0)
    x = env.t2j_iso(input)
    wide, axes = x.astype(_wide(x.dtype)), (0, *range(2, x.ndim))
    deviation = jax.lax.rsqrt(jnp.var(wide, axes) + eps)
    return result, tensor.Tensor(jnp.mean(wide, axes), env), tensor.Tensor(deviation, env)


def _batch_norm_forward(self: Any, input: Any) -> Any:
    """`_BatchNorm.forward`, where an average over all batches (`momentum=None`) takes their number as it is in the step."""
    self._check_input_dim(input)
    momentum, tracked = self.momentum, self.training and self.track_running_stats
    if tracked and self.num_batches_tracked is not None:
        self.num_batches_tracked.add_(1)
        if momentum is None:
            momentum = 1.0 / self.num_batches_tracked.float()
    kept = not self.training or self.track_running_stats
    return torch.nn.functional.batch_norm(
        input, self.running_mean if kept else None, self.running_var if kept else None, self.weight, self.bias,
        self.training or self.running_mean is None and self.running_var is None, 0.0 if momentum is None else momentum,
        self.eps)


@contextlib.contextmanager
def batch_norms() -> Any:
    """Within it, modules of batch norm ask for no number."""
    kind = torch.nn.modules.batchnorm._BatchNorm
    original = kind.forward
    kind.forward = _batch_norm_forward
    try:
        yield
    finally:
        kind.forward = original


def _instance_norm(batch_norm: Any) -> Any:
    """Batch norm of one row each; what is recorded is the mean over the rows."""

    def instance_norm(input: Any, running_mean: Any = None, running_var: Any = None, weight: Any = None, bias: Any = None,
                      use_input_stats: bool = True, momentum: float = 0.1, eps: float = 1e-5) -> Any:
        rows, channels = input.shape[:2]

        def repeated(value: Any) -> Any:
            return None if value is None else value.repeat(rows)

        if use_input_stats:
            _check_whole(running_mean)
            _check_whole(running_var)
        mean, var = repeated(running_mean), repeated(running_var)
        x = input.reshape(1, rows * channels, *input.shape[2:])
        result = batch_norm(x, mean, var, repeated(weight), repeated(bias), use_input_stats, momentum, eps)
        if running_mean is not None and use_input_stats:
            with torch.no_grad():
                running_mean.copy_(mean.view(rows, channels).mean(0))
                running_var.copy_(var.view(rows, channels).mean(0))
        return result.view(input.shape)

    return instance_norm


def _embedding(input: Any, weight: Any, padding_idx: Any = None, max_norm: Any = None, norm_type: float = 2.0,
               scale_grad_by_freq: bool = False, sparse: bool = False) -> Any:
    if max_norm is not None or scale_grad_by_freq:
        raise NotImplementedError("embedding with max_norm or scale_grad_by_freq")
    return torch.ops.aten.embedding(weight, input, -1 if padding_idx is None else padding_idx % weight.shape[0])


def _copy_(env: Any) -> Any:
    """`copy_()`, which repeats what it copies where the lengths say so."""

    def copy_(self: Any, src: Any, non_blocking: bool = False) -> Any:
        target = self.jax()
        array = jnp.broadcast_to(env.t2j_iso(src).astype(target.dtype), target.shape)
        if isinstance(self, view.View):
            self.update(array)
        else:
            self._elem = array
        return self

    return copy_


def _solve(env: Any) -> Any:
    def solve(A: Any, B: Any, *, left: bool = True) -> Any:
        a, b = env.t2j_iso((A, B))
        if b.ndim == 1 or b.ndim == a.ndim - 1 and b.shape == a.shape[:-1]:
            return tensor.Tensor(jnp.linalg.solve(a, b[..., None])[..., 0], env)
        if not left:
            return tensor.Tensor(jnp.linalg.solve(a.mT, b.mT).mT, env)
        return tensor.Tensor(jnp.linalg.solve(a, b), env)

    return solve


def _normal_(env: Any) -> Any:
    def normal_(self: Any, mean: float = 0.0, std: float = 1.0, *, generator: Any = None) -> Any:
        old = self.jax()
        drawn = jax.random.normal(env.get_and_rotate_prng_key(generator), old.shape, _wide(old.dtype))
        new = tensor.Tensor((mean + std * drawn).astype(old.dtype), env)
        if isinstance(self, view.View):
            self.update(new)
        else:
            self._elem = new._elem
        return self

    return normal_


def _attention(env: Any) -> Any:
    """Scaled dot-product attention with scores and softmax in f32, as PyTorch's fused kernels keep them."""

    def attention(query: Any, key: Any, value: Any, attn_mask: Any = None, dropout_p: float = 0.0, is_causal: bool = False,
                  scale: Any = None, enable_gqa: bool = False) -> Any:
        q: Any
        k: Any
        v: Any
        q, k, v, mask = (None if x is None else env.t2j_iso(x) for x in (query, key, value, attn_mask))
        if enable_gqa:
            k, v = (jnp.repeat(x, q.shape[-3] // x.shape[-3], axis=-3) for x in (k, v))
        wide = _wide(q.dtype)
        scores = jnp.einsum("...qe,...ke->...qk", q, k, preferred_element_type=wide)
        scores = scores * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
        if is_causal:
            mask = jnp.tril(jnp.ones(scores.shape[-2:], bool))
        if mask is not None:
            scores = jnp.where(mask, scores, -jnp.inf) if mask.dtype == bool else scores + mask
        weights = tensor.Tensor(jax.nn.softmax(scores, axis=-1).astype(v.dtype), env)
        if dropout_p > 0:
            weights = torch.dropout(weights, dropout_p, train=True)
        result = jnp.einsum("...qk,...ke->...qe", env.t2j_iso(weights), v, preferred_element_type=wide)
        return tensor.Tensor(result.astype(q.dtype), env)

    return attention


def _adaptive_max_pool(dims: Any) -> Any:
    """Max over windows of PyTorch's bounds, one dimension after the other."""

    def pool(input: Any, output_size: Any, return_indices: bool = False) -> Any:
        if return_indices:
            raise NotImplementedError("adaptive max pooling with return_indices=True")
        sizes = output_size if isinstance(output_size, (tuple, list)) else (output_size,) * dims
        for dim, size in zip(range(-dims, 0), sizes):
            length = input.shape[dim]
            if size is None or size == length:
                continue
            windows = [(i * length // size, -(-(i + 1) * length // size)) for i in range(size)]
            input = torch.stack([input.narrow(dim, low, high - low).amax(dim) for low, high in windows], dim)
        return input

    return pool


def _embedding_bag(input: Any, weight: Any, offsets: Any = None, max_norm: Any = None, norm_type: float = 2,
                   scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, per_sample_weights: Any = None,
                   include_last_offset: bool = False, padding_idx: Any = None) -> Any:
    if max_norm is not None or scale_grad_by_freq or padding_idx is not None or mode not in ("sum", "mean"):
        raise NotImplementedError("embedding_bag with max_norm, scale_grad_by_freq, padding_idx or mode='max'")
    rows = torch.nn.functional.embedding(input, weight)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(-1)
    if input.dim() == 2:
        return rows.sum(1) if mode == "sum" else rows.mean(1)
    starts = offsets[:-1] if include_last_offset else offsets
    bag = (torch.arange(input.shape[0], device=input.device)[:, None] >= starts[None]).sum(1) - 1
    sums = rows.new_zeros(starts.shape[0], weight.shape[1]).index_add(0, bag, rows)
    if mode == "sum":
        return sums
    counts = rows.new_zeros(starts.shape[0]).index_add(0, bag, torch.ones_like(rows[:, 0]))
    return sums / counts.clamp(min=1).unsqueeze(-1)


def _gaussian_nll_loss(input: Any, target: Any, var: Any, full: bool = False, eps: float = 1e-6,
                       reduction: str = "mean") -> Any:
    """PyTorch's formula without its look at the values of `var`."""
    var = torch.ones_like(input) * var if isinstance(var, float) else var
    if var.shape != input.shape and input.shape[:-1] == var.shape:
        var = var.unsqueeze(-1)
    # The clamped values are used, the gradient is that of the values as they are.
    var = var + (var.clamp(min=eps) - var).detach()
    loss = 0.5 * (var.log() + (input - target) ** 2 / var)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    return loss.mean() if reduction == "mean" else loss.sum() if reduction == "sum" else loss


def _cumsum(env: Any) -> Any:
    """Running sums by doubling: slices and additions, where JAX would write a window as long as the row."""

    def cumsum(self: Any, dim: Any, *, dtype: Any = None) -> Any:
        x = env.t2j_iso(self)
        if dtype is not None:
            x = x.astype(mappings.t2j_dtype(dtype))
        elif not jnp.issubdtype(x.dtype, jnp.inexact):
            x = x.astype(jnp.int32)
        return tensor.Tensor(jax.lax.associative_scan(jnp.add, x, axis=dim) if x.ndim else x, env)

    return cumsum


def _take_along_dim(input: Any, indices: Any, dim: Any = None) -> Any:
    """PyTorch's own wants 64-bit indices; here they are 32-bit."""
    if dim is None:
        input, indices, dim = input.reshape(-1), indices.reshape(-1), 0
    shape, other = list(input.shape), list(indices.shape)
    shape[dim] = other[dim] = 1
    common = torch.broadcast_shapes(shape, other)

    def whole(x: Any) -> Any:
        return x.expand(*common[: dim % x.dim()], x.shape[dim], *common[dim % x.dim() + 1:])

    return torch.gather(whole(input), dim, whole(indices))


def _reshapes(env: Any) -> Any:
    """Operators that share memory where strides allow it, by names of their own: `_aliases` tells them from `view`."""

    def reshape(input: Any, *lengths: Any, shape: Any = None) -> Any:
        wanted: Any = lengths if shape is None else shape
        if isinstance(wanted, tuple) and len(wanted) == 1 and isinstance(wanted[0], (tuple, list)):
            wanted = wanted[0]
        return tensor.Tensor(jnp.reshape(env.t2j_iso(input), tuple(wanted)), env)

    def reshape_as(self: Any, other: Any) -> Any:
        return reshape(self, other.shape)

    def flatten(input: Any, start_dim: int = 0, end_dim: int = -1) -> Any:
        rank = max(input.dim(), 1)
        first, last = start_dim % rank, end_dim % rank
        lengths = tuple(input.shape) or (1,)
        return reshape(input, lengths[:first] + (math.prod(lengths[first:last + 1]),) + lengths[last + 1:])

    def contiguous(self: Any, *, memory_format: Any = None) -> Any:
        if memory_format in (None, torch.contiguous_format) and not _aliases.may_be_strided(self):
            return self
        return tensor.Tensor(env.t2j_iso(self), env)

    return {torch.Tensor.reshape: reshape, torch.reshape: reshape, torch.Tensor.reshape_as: reshape_as,
            torch.Tensor.flatten: flatten, torch.flatten: flatten, torch.Tensor.ravel: flatten, torch.ravel: flatten,
            torch.Tensor.contiguous: contiguous}


def _renamed(env: Any) -> Any:
    """torchax's own, by PyTorch's names of the arguments."""

    def linear(input: Any, weight: Any, bias: Any = None) -> Any:
        arrays = (None if value is None else env.t2j_iso(value) for value in (input, weight, bias))
        return tensor.Tensor(jtorch.functional_linear(*arrays), env)

    def pad(input: Any, pad: Any, mode: str = "constant", value: Any = None) -> Any:
        return tensor.Tensor(jtorch.pad(env.t2j_iso(input), pad, mode, value), env)

    return {torch.nn.functional.linear: linear, torch.nn.functional.pad: pad}


_registered: dict[Any, Any] = {}


def register_operator(function: Any, implementation: Any) -> None:
    """Gives a PyTorch function (`torch.ops.aten.NAME`, `torch.nn.functional.NAME`) a meaning, before the first export.

    `implementation` has the arguments of `function` and computes with other PyTorch operators.
    """
    _registered[function] = implementation


def table(env: Any) -> Any:
    """{torch function: implementation} for the environment `env`."""
    batch_norm = _batch_norm(env)

    def torch_batch_norm(input: Any, weight: Any, bias: Any, running_mean: Any, running_var: Any, training: Any, momentum: Any,
                         eps: Any, cudnn_enabled: bool = False) -> Any:
        return batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)

    def native_batch_norm(input: Any, weight: Any, bias: Any, running_mean: Any, running_var: Any, training: bool,
                          *rest: Any) -> Any:
        if training and running_mean is not None:
            raise NotImplementedError("batch norm as an operator of ATen, which records nothing here: use "
                                      "torch.nn.functional.batch_norm")
        result = batch_norm(input, running_mean, running_var, weight, bias, training, *rest)
        return _statistics(env, result, input, training, rest[-1])

    def detach(self: Any) -> Any:
        return tensor.Tensor(jax.lax.stop_gradient(env.t2j_iso(self)), env)

    functional = torch.nn.functional
    env.override_op_definition(torch.ops.aten.copy_, _copy_(env), is_view_op=True)
    return {
        functional.batch_norm: batch_norm,
        torch.batch_norm: torch_batch_norm,
        torch.ops.aten.native_batch_norm: native_batch_norm,
        functional.instance_norm: _instance_norm(batch_norm),
        functional.embedding: _embedding,
        torch.linalg.solve: _solve(env),
        torch.Tensor.tolist: lambda self: env.t2j_iso(self).tolist(),
        torch.ops.aten.normal_: _normal_(env),
        torch.ops.aten.detach: detach,
        torch.ops.aten.cumsum: _cumsum(env),
        functional.scaled_dot_product_attention: _attention(env),
        functional.embedding_bag: _embedding_bag,
        functional.gaussian_nll_loss: _gaussian_nll_loss,
        torch.take_along_dim: _take_along_dim,
        functional.adaptive_max_pool1d: _adaptive_max_pool(1),
        functional.adaptive_max_pool2d: _adaptive_max_pool(2),
        functional.adaptive_max_pool3d: _adaptive_max_pool(3),
        **_reshapes(env),
        **_renamed(env),
        **_registered,
    }
