"""PyTorch modules of our own for the tests, as somebody who has never heard of an exporter would write them."""

import torch
import torch.nn.functional as F
from torch import nn


class Block(nn.Module):
    """A pre-norm transformer block with causal attention."""

    def __init__(self, width, heads, dropout):
        super().__init__()
        self.heads = heads
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width), nn.Dropout(dropout))

    def forward(self, x):
        rows, length, width = x.shape
        q, k, v = (part.view(rows, length, self.heads, -1).transpose(1, 2) for part in self.qkv(self.ln1(x)).chunk(3, -1))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(rows, length, width))
        return x + self.mlp(self.ln2(x))


class Transformer(nn.Module):
    """A language model; the output layer is tied to the token embedding."""

    def __init__(self, vocab=64, width=32, heads=4, layers=2, context=16, dropout=0.0):
        super().__init__()
        self.tokens, self.positions = nn.Embedding(vocab, width), nn.Embedding(context, width)
        self.blocks = nn.ModuleList(Block(width, heads, dropout) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, vocab, bias=False)
        self.head.weight = self.tokens.weight
        self.apply(self._init)

    def _init(self, module):
        if isinstance(module, (nn.Linear, nn.Embedding)):
            nn.init.normal_(module.weight, std=0.05)

    def forward(self, ids):
        x = self.tokens(ids) + self.positions(torch.arange(ids.shape[1], device=ids.device))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


def language_loss(logits, targets):
    return F.cross_entropy(logits.flatten(0, 1), targets.flatten())


class EncoderDecoder(nn.Module):
    """nn.Transformer on two token streams, called by keyword; a buffer holds the causal mask."""

    def __init__(self, vocab=32, width=24, heads=3, layers=1, context=8, dropout=0.0):
        super().__init__()
        self.source, self.target = nn.Embedding(vocab, width), nn.Embedding(vocab, width)
        self.body = nn.Transformer(width, heads, layers, layers, 2 * width, dropout, batch_first=True)
        self.head = nn.Linear(width, vocab)
        self.register_buffer("mask", torch.triu(torch.full((context, context), float("-inf")), 1), persistent=False)

    def forward(self, *, source, target):
        hidden = self.body(self.source(source), self.target(target), tgt_mask=self.mask)
        return self.head(hidden), hidden


def encoder_decoder_loss(output, labels):
    """Two outputs, a padding label and label smoothing."""
    logits, hidden = output
    value = F.cross_entropy(logits.flatten(0, 1), labels.flatten(), ignore_index=0, label_smoothing=0.1)
    return value, {"hidden_norm": hidden.pow(2).mean()}


class Convolution(nn.Module):
    """A residual net with batch norm, a strided shortcut and pooling."""

    def __init__(self, width=8, classes=5):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, width, 3, padding=1, bias=False), nn.BatchNorm2d(width), nn.ReLU(),
                                  nn.MaxPool2d(2))
        self.conv1 = nn.Conv2d(width, 2 * width, 3, stride=2, padding=1, bias=False)
        self.conv2 = nn.Conv2d(2 * width, 2 * width, 3, padding=1, groups=2, bias=False)
        self.bn1, self.bn2 = nn.BatchNorm2d(2 * width), nn.BatchNorm2d(2 * width)
        self.shortcut = nn.Conv2d(width, 2 * width, 1, stride=2)
        self.head = nn.Linear(2 * width, classes)

    def forward(self, image):
        x = self.stem(image)
        y = self.bn2(self.conv2(F.relu(self.bn1(self.conv1(x)))))
        x = F.relu(y + self.shortcut(x))
        return self.head(F.adaptive_avg_pool2d(x, 1).flatten(1))
