"""Mixtures of experts of `transformers`: every expert on every row, and of the results the router's weighted sum.

Its own implementations look for the rows that an expert has ("eager"), sort rows by expert ("grouped_mm"), or copy an expert's
weights for each row ("batched_mm"): a shape that values decide, an order over all rows of the batch, or copies larger than the
model. They choose how the same function is computed. Here shapes are fixed and each row is computed for itself, at number of
experts / number of a row's experts times the products.
"""

from __future__ import annotations

import contextlib
import sys
from typing import Any

import torch

from zero_export._roles import ExportError


def _dense(experts: Any, rows: Any, chosen: Any, weights: Any) -> Any:
    """What `transformers` calls an experts implementation: `chosen` and `weights` are [rows, experts of a row]."""
    if experts._is_expert_parallel:
        raise ExportError("the experts are divided between processes; export the model as one process has it whole")
    up = "gate_up_proj" if experts.has_gate else "up_proj"

    def product(x: Any, name: str) -> Any:
        matrices = getattr(experts, name)
        result = torch.matmul(x, matrices if experts.is_transposed else matrices.transpose(1, 2))
        return result + getattr(experts, f"{name}_bias").unsqueeze(1) if experts.has_bias else result

    inner = product(rows.unsqueeze(0), up)  # [experts, rows, width]
    inner = experts._apply_gate(inner) if experts.has_gate else experts.act_fn(inner)
    outer = product(inner, "down_proj")
    if experts.has_post_expert_norm:
        outer = experts.post_expert_norm(outer)
    share = torch.zeros(rows.shape[0], outer.shape[0], dtype=weights.dtype, device=weights.device)
    share = share.scatter_add(1, chosen, weights)
    return (outer * share.transpose(0, 1).unsqueeze(-1)).sum(0).to(rows.dtype)


@contextlib.contextmanager
def static_experts() -> Any:
    """Within it, experts of `transformers` are computed by `_dense`, where it has been imported."""
    library = sys.modules.get("transformers.integrations.moe")
    interface = getattr(library, "ExpertsInterface", None)
    if interface is None:
        yield
        return
    original = interface.get_interface
    interface.get_interface = lambda self, name, default: _dense
    try:
        yield
    finally:
        interface.get_interface = original
