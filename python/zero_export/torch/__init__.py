"""Turns a PyTorch module, its loss and its optimizer into one MLIR module that `zero-compile` reads.

    import torch, zero_export.torch

    model = torch.nn.Linear(64, 10)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    exported = zero_export.torch.export_step(model, torch.nn.CrossEntropyLoss(), optimizer,
                                             torch.empty(12, 64), torch.empty(12, dtype=torch.long))
    exported.save("step.mlir")
    exported.save_initial("init.safetensors", model)

Needs `pip install './python[torch]'`: PyTorch 2.9 and torchax 0.0.13. See docs/PyTorch.md.
"""

from zero_export._roles import ExportError
from zero_export.torch import _versions

_versions.check()

from zero_export.torch._export import TorchExported, export_step  # noqa: E402  (after the check of releases)
from zero_export.torch._operators import register_operator  # noqa: E402
from zero_export.torch._weights import (  # noqa: E402
    arrays_of, batch_arrays, state_dict_from_safetensors, state_dict_of, state_dict_to_safetensors)

__all__ = ["ExportError", "TorchExported", "arrays_of", "batch_arrays", "export_step", "register_operator",
           "state_dict_from_safetensors", "state_dict_of", "state_dict_to_safetensors"]
