"""GPT-2's step as a PyTorch user writes it for one GPU, with the arithmetic of zero_export's bf16: see peer.py.

Parameters, moments and the optimizer are f32; weights are cast to bf16 in the step, activations are bf16; norms, softmax and
the loss compute in f32 inside their kernels. Attention is `scaled_dot_product_attention`, the optimizer fused AdamW behind
clipping by global norm. Names: torch; torch.compile, of the whole model; torch.compile-blocks, of a block and of the loss.
"""

import math
import time

import peer
import torch
from torch import nn
from torch.nn import functional as F

NARROW = torch.bfloat16


class Linear(nn.Linear):
    def forward(self, x):
        return F.linear(x, self.weight.to(NARROW), self.bias.to(NARROW))


class Norm(nn.LayerNorm):
    def forward(self, x):
        return F.layer_norm(x, self.normalized_shape, self.weight.to(NARROW), self.bias.to(NARROW), self.eps)


class Block(nn.Module):
    def __init__(self, hidden, heads):
        super().__init__()
        self.heads = heads
        self.ln_1, self.ln_2 = Norm(hidden), Norm(hidden)
        self.qkv, self.out = Linear(hidden, 3 * hidden), Linear(hidden, hidden)
        self.up, self.down = Linear(hidden, 4 * hidden), Linear(4 * hidden, hidden)

    def attention(self, x):
        rows, length, hidden = x.shape
        q, k, v = (part.view(rows, length, self.heads, -1).transpose(1, 2) for part in self.qkv(x).split(hidden, dim=-1))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.out(y.transpose(1, 2).reshape(rows, length, hidden))

    def forward(self, x):
        x = x + self.attention(self.ln_1(x))
        return x + self.down(F.gelu(self.up(self.ln_2(x)), approximate="tanh"))


def loss_of(x, table, targets):
    return F.cross_entropy(F.linear(x, table).float().flatten(0, 1), targets.flatten())


class Gpt(nn.Module):
    def __init__(self, config):
        super().__init__()
        hidden = config["hidden"]
        self.wte, self.wpe = nn.Embedding(config["vocab"], hidden), nn.Embedding(config["context"], hidden)
        self.blocks = nn.ModuleList(Block(hidden, config["heads"]) for _ in range(config["layers"]))
        self.ln_f, self.loss = Norm(hidden), loss_of

    def forward(self, tokens, targets):
        table = self.wte.weight.to(NARROW)
        x = F.embedding(tokens, table) + self.wpe.weight.to(NARROW)[: tokens.shape[1]]
        for block in self.blocks:
            x = block(x)
        return self.loss(self.ln_f(x), table, targets)


def made(config, device):
    """The model with GPT-2's first weights, and its optimizer."""
    torch.manual_seed(1)
    with torch.device(device):
        model = Gpt(config)
    for module in model.modules():
        if isinstance(module, (nn.Linear, nn.Embedding)):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, nn.Linear):
            nn.init.zeros_(module.bias)
    matrices = [p for p in model.parameters() if p.ndim > 1]
    others = [p for p in model.parameters() if p.ndim <= 1]
    groups = [{"params": matrices, "weight_decay": 0.1}, {"params": others, "weight_decay": 0.0}]
    return model, torch.optim.AdamW(groups, lr=3e-4, betas=(0.9, 0.95), eps=1e-8, fused=True)


def main():
    case, name, device, data = peer.arguments()
    begun, config = time.perf_counter(), case["config"]
    model, optimizer = made(config, device)
    forward = model
    if name == "torch.compile":
        forward = torch.compile(model)
    elif name == "torch.compile-blocks":
        for block in model.blocks:
            block.compile()
        model.loss = torch.compile(loss_of)
    elif name != "torch":
        raise SystemExit(f"error: no peer {name}")
    shape = (case["rows"], config["context"])
    tokens, targets = (torch.frombuffer(bytearray(each), dtype=torch.int32).long().view(shape).to(device) for each in data)
    parameters, last = list(model.parameters()), None

    def step():
        nonlocal last
        optimizer.zero_grad(set_to_none=True)
        loss = forward(tokens, targets)
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        last = loss.detach()

    def wait():
        if device == "cuda":
            torch.cuda.synchronize()
        return last.item()

    def facts():
        if device != "cuda":
            return {}
        return {"peak_bytes": torch.cuda.max_memory_allocated(), "reserved_bytes": torch.cuda.max_memory_reserved()}

    step()
    first = wait()
    peer.say(ready=time.perf_counter() - begun, loss=first, uniform=math.log(config["vocab"]), version=torch.__version__)
    peer.serve(step, wait, facts)


if __name__ == "__main__":
    main()
