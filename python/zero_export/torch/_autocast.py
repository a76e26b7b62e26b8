"""`torch.autocast`: which operators run narrow and which in f32, as on PyTorch's CPU."""

from __future__ import annotations

import contextvars
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torchax import tensor, view

from zero_export._roles import ExportError

_NARROW = frozenset((
    "linear", "matmul", "__matmul__", "__rmatmul__", "mm", "bmm", "addmm", "addbmm", "baddbmm", "conv1d", "conv2d", "conv3d",
    "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "convolution", "_convolution", "prelu", "linalg_vecdot",
    "scaled_dot_product_attention", "_scaled_dot_product_flash_attention_for_cpu", "einsum"))
_WIDE = frozenset((
    "avg_pool3d", "adaptive_avg_pool3d", "adaptive_max_pool3d", "max_pool3d", "binary_cross_entropy", "mse_loss", "nll_loss",
    "l1_loss", "smooth_l1_loss", "huber_loss", "cross_entropy", "kl_div", "binary_cross_entropy_with_logits",
    "cosine_embedding_loss", "hinge_embedding_loss", "poisson_nll_loss", "margin_ranking_loss", "soft_margin_loss",
    "triplet_margin_loss", "multi_margin_loss", "multilabel_margin_loss", "ctc_loss", "grid_sample", "prod", "cdist", "trace",
    "quantile", "fft_fft", "fft_ifft", "fft_fft2", "fft_rfft", "fft_irfft", "fft_rfft2", "stft"))


# Whether the loss of the step that is traced is scaled: f16 loses small gradients otherwise.
scaled = contextvars.ContextVar("scaled", default=False)


def check(dtype: Any) -> None:
    """Raises ExportError unless `dtype` is None or one that can be trained in as the loss is scaled, or not."""
    if dtype == torch.float16 and not scaled.get():
        raise ExportError("autocast is torch.float16, and the loss is not scaled: small gradients would be lost; pass "
                          "scaler=torch.amp.GradScaler('cpu'), or use torch.bfloat16")
    if dtype not in (None, torch.bfloat16, torch.float16):
        raise ExportError(f"autocast is {dtype}; torch.bfloat16 and torch.float16 are exported")


def _dtype() -> Any:
    """The narrow dtype of the autocast region that is open, or None."""
    for device in ("cpu", "cuda"):
        if torch.is_autocast_enabled(device):
            return torch.get_autocast_dtype(device)
    return None


def cast(func: Any, args: Any, kwargs: Any) -> Any:
    """The operands of `func` in the dtype that autocast gives them."""
    narrow = _dtype()
    if narrow is None:
        return args, kwargs
    name = tensor._name_of_func(func).split("::")[-1].split(".")[0]
    wanted = narrow if name in _NARROW else torch.float32 if name in _WIDE else None
    if wanted is None:
        return args, kwargs
    check(narrow)

    def one(value: Any) -> Any:
        if isinstance(value, (tensor.Tensor, view.View)) and value.dtype in (torch.float32, torch.bfloat16, torch.float16):
            return value.to(wanted)
        return value

    return pytree.tree_map(one, (args, kwargs))
