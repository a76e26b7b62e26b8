"""How a module is made a case: `@case` puts a function that returns one into CASES by its name."""

import torch
import torch.nn.functional as F
from torch import nn
from torch_training import Case

CASES = {}
ROWS = 8


def adamw(module):
    return torch.optim.AdamW(module.parameters(), lr=1e-3, eps=1e-6)


def case(function):
    """Registers a function that returns (module, loss, inputs, targets[, batch_dim])."""

    def make():
        torch.manual_seed(0)
        module, loss, inputs, targets, *batch_dim = function()
        return Case(module, loss, adamw, inputs, targets, batch_dim=batch_dim[0] if batch_dim else 0)

    CASES[function.__name__] = make
    return function


def tokens(length=8, vocab=32):
    ids = torch.randint(0, vocab, (ROWS, length + 1))
    return ids[:, :-1], ids[:, 1:]


def labels(classes=5):
    return torch.randint(0, classes, (ROWS,))


def images(channels=3, size=16):
    return torch.randn(ROWS, channels, size, size)


def language_loss(logits, targets):
    return F.cross_entropy(logits.reshape(-1, logits.shape[-1]), targets.reshape(-1))


class Lambda(nn.Module):
    """A function between an embedding of the input and a linear head; `parts` are its modules."""

    def __init__(self, function, **parts):
        super().__init__()
        self.function = function
        for name, part in parts.items():
            setattr(self, name, part)

    def forward(self, *inputs):
        return self.function(self, *inputs)
