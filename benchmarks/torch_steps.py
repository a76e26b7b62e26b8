"""The models of `workloads.py` as PyTorch users write them; step_time.py runs this in an environment with PyTorch.

    PYTHON torch_steps.py '{"kind": "gpt", "compiled": false, "rows": 8, ...}'

Answers each line with a number of steps on the standard input by one JSON list: milliseconds of each step after one that is
dropped. Attention is `scaled_dot_product_attention`, the optimizer fused AdamW behind clipping by global norm. With the
variables of `torchrun` in the environment (RANK, WORLD_SIZE, ...) it is one rank of FSDP2 over gloo: every block and the rest
are sharded by `fully_shard`, and `rows` are those of all ranks. bf16 is `torch.autocast`, parameters stay f32. Images of the
residual network are `channels_last`, the layout that PyTorch advises for convolutions on CPUs.

Weights start as GPT-2's do, from N(0, 0.02), and as those of `workloads.py`. PyTorch's own start of embeddings, N(0, 1), makes
logits of a tied output layer in the hundreds: after a few steps nearly all of their gradient is denormal numbers, and matmuls
that read them take ten times as long.
"""

import json
import math
import os
import sys

import peers
import torch
from torch import distributed, nn
from torch.distributed import fsdp
from torch.nn import functional as F


def rotate(x, angles):
    """Rotary positions of [rows, heads, T, size]."""
    first, second = x.chunk(2, dim=-1)
    return torch.cat([first * angles.cos() - second * angles.sin(), second * angles.cos() + first * angles.sin()], dim=-1)


class Attention(nn.Module):
    def __init__(self, hidden, heads, kv_heads, *, causal, rotary, bias):
        super().__init__()
        self.heads, self.kv_heads, self.size, self.causal, self.rotary = heads, kv_heads, hidden // heads, causal, rotary
        self.qkv = nn.Linear(hidden, (heads + 2 * kv_heads) * self.size, bias=bias)
        self.out = nn.Linear(hidden, hidden, bias=bias)

    def forward(self, x):
        rows, length, hidden = x.shape
        q, k, v = self.qkv(x).split([part * self.size for part in (self.heads, self.kv_heads, self.kv_heads)], dim=-1)
        q, k, v = (part.view(rows, length, -1, self.size).transpose(1, 2) for part in (q, k, v))
        if self.rotary:
            steps = torch.arange(self.size // 2) / (self.size // 2)
            angles = torch.arange(length)[:, None] * 10000.0 ** -steps
            q, k = rotate(q, angles), rotate(k, angles)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=self.causal, enable_gqa=self.heads != self.kv_heads)
        return self.out(y.transpose(1, 2).reshape(rows, length, hidden))


class Gated(nn.Module):
    """SwiGLU."""

    def __init__(self, hidden, feed):
        super().__init__()
        self.gate, self.up = nn.Linear(hidden, feed, bias=False), nn.Linear(hidden, feed, bias=False)
        self.down = nn.Linear(feed, hidden, bias=False)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class Block(nn.Module):
    def __init__(self, spec, *, causal):
        super().__init__()
        hidden, llama = spec["hidden"], spec["kind"] == "llama"
        norm = nn.RMSNorm if llama else nn.LayerNorm
        self.ln_1, self.ln_2 = norm(hidden), norm(hidden)
        self.attn = Attention(hidden, spec["heads"], spec.get("kv_heads", spec["heads"]), causal=causal, rotary=llama,
                              bias=not llama)
        self.mlp = Gated(hidden, spec["feed"]) if llama else nn.Sequential(
            nn.Linear(hidden, 4 * hidden), nn.GELU(approximate="tanh"), nn.Linear(4 * hidden, hidden))

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        return x + self.mlp(self.ln_2(x))


class Language(nn.Module):
    """GPT and Llama: the loss of tokens [rows, T] and the ones that follow."""

    def __init__(self, spec):
        super().__init__()
        hidden, llama = spec["hidden"], spec["kind"] == "llama"
        self.wte = nn.Embedding(spec["vocab"], hidden)
        self.wpe = None if llama else nn.Embedding(spec["context"], hidden)
        self.blocks = nn.ModuleList(Block(spec, causal=True) for _ in range(spec["layers"]))
        self.ln_f = nn.RMSNorm(hidden) if llama else nn.LayerNorm(hidden)
        self.head = nn.Linear(hidden, spec["vocab"], bias=False)
        if spec["tied"]:
            self.head.weight = self.wte.weight

    def forward(self, tokens, targets):
        x = self.wte(tokens)
        if self.wpe is not None:
            x = x + self.wpe(torch.arange(tokens.shape[1]))
        for block in self.blocks:
            x = block(x)
        return F.cross_entropy(self.head(self.ln_f(x)).flatten(0, 1), targets.flatten())


class Images(nn.Module):
    """ViT: the loss of images [rows, channels, height, width] and labels."""

    def __init__(self, spec):
        super().__init__()
        hidden, patch = spec["hidden"], spec["patch"]
        self.patches = nn.Conv2d(spec["channels"], hidden, patch, patch)
        self.token = nn.Parameter(torch.zeros(1, 1, hidden))
        self.position = nn.Parameter(0.02 * torch.randn(1, (spec["image"] // patch) ** 2 + 1, hidden))
        self.blocks = nn.ModuleList(Block(spec, causal=False) for _ in range(spec["layers"]))
        self.ln_f, self.head = nn.LayerNorm(hidden), nn.Linear(hidden, spec["classes"])

    def forward(self, images, labels):
        x = self.patches(images).flatten(2).transpose(1, 2)
        x = torch.cat([self.token.expand(len(x), -1, -1), x], dim=1) + self.position
        for block in self.blocks:
            x = block(x)
        return F.cross_entropy(self.head(self.ln_f(x)[:, 0]), labels)


class Residual(nn.Module):
    """A block of 1x1, 3x3, 1x1 convolutions, each with batch normalisation."""

    def __init__(self, inputs, inside, stride):
        super().__init__()
        outputs = 4 * inside
        self.convolutions = nn.Sequential(
            *normal_convolution(inputs, inside, 1), nn.ReLU(), *normal_convolution(inside, inside, 3, stride), nn.ReLU(),
            *normal_convolution(inside, outputs, 1))
        self.shortcut = nn.Sequential(*(normal_convolution(inputs, outputs, 1, stride)
                                        if inputs != outputs or stride != 1 else ()))

    def forward(self, x):
        return F.relu(self.convolutions(x) + self.shortcut(x))


def normal_convolution(inputs, outputs, size, stride=1):
    return nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs)


class ResidualNetwork(nn.Module):
    """ResNet of bottlenecks: the loss of images [rows, channels, height, width] and labels."""

    def __init__(self, spec):
        super().__init__()
        width = spec["width"]
        layers = [*normal_convolution(spec["channels"], width, 7, 2), nn.ReLU(), nn.MaxPool2d(3, 2, 1)]
        inputs = width
        for stage, count in enumerate(spec["stages"]):
            inside = width * 2 ** stage
            for block in range(count):
                layers.append(Residual(inputs, inside, 2 if stage and not block else 1))
                inputs = 4 * inside
        self.body, self.head = nn.Sequential(*layers), nn.Linear(inputs, spec["classes"])
        self.to(memory_format=torch.channels_last)

    def forward(self, images, labels):
        return F.cross_entropy(self.head(self.body(images).mean((2, 3))), labels)


MODELS = {"gpt": Language, "llama": Language, "vit": Images, "resnet": ResidualNetwork}


def set_initial_weights(model):
    for module in model.modules():
        if isinstance(module, (nn.Linear, nn.Embedding)):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, nn.Linear) and module.bias is not None:
            nn.init.zeros_(module.bias)


def sharded(model):
    """The model as FSDP2 keeps it on this rank; equal weights on all ranks before."""
    mesh = distributed.device_mesh.init_device_mesh("cpu", (distributed.get_world_size(),))
    for block in model.blocks:
        fsdp.fully_shard(block, mesh=mesh)
    return fsdp.fully_shard(model, mesh=mesh)


def batch_of(spec, rows):
    if "image" in spec:
        images = torch.randn(rows, spec["channels"], spec["image"], spec["image"])
        return (images.to(memory_format=torch.channels_last) if spec["kind"] == "resnet" else images,
                torch.randint(spec["classes"], (rows,)))
    shape = (rows, spec["context"])
    return torch.randint(spec["vocab"], shape), torch.randint(spec["vocab"], shape)


def main():
    spec = json.loads(sys.argv[1])
    torch.manual_seed(1)
    torch.set_num_threads(spec["threads"])
    model = MODELS[spec["kind"]](spec)
    set_initial_weights(model)
    ranks = int(os.environ.get("WORLD_SIZE", 1))
    if ranks > 1:
        distributed.init_process_group("gloo")
        model = sharded(model)
    batch = batch_of(spec, spec["rows"] // ranks)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-4, fused=True)
    forward = torch.compile(model) if spec["compiled"] else model

    def step():
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast("cpu", torch.bfloat16, enabled=spec["dtype"] == "bf16"):
            loss = forward(*batch)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        return loss.item()

    first, uniform = step(), math.log(spec["classes"] if "image" in spec else spec["vocab"])  # compiles
    if not abs(first - uniform) < 1:
        sys.exit(f"error: the first loss, {first:.3f}, is not near that of a uniform guess, {uniform:.3f}")
    peers.listen(step)
    if ranks > 1:
        distributed.destroy_process_group()


if __name__ == "__main__":
    main()
