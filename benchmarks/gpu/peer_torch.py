"""GPT-2's step as a PyTorch user writes it, with the arithmetic of zero_export's bf16: see peer.py.

Parameters, moments and the optimizer are f32; weights are cast to bf16 in the step, activations are bf16; norms, softmax and
the loss compute in f32 inside their kernels. Attention is `scaled_dot_product_attention`, the optimizer fused AdamW behind
clipping by global norm. Names: torch; torch.compile, of the whole model; torch.compile-blocks, of a block and of the loss;
torch.fsdp2, FSDP2 with blocks that are compiled, each one a unit: gathered in bf16, gradients reduced in f32, one rank; and
torch.fsdp2:N of N ranks, each with a GPU and its share of the rows, which the first one starts.
"""

import math
import os
import socket
import subprocess
import sys
import time

import peer
import torch
import torch.distributed as dist
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


def initialised(config, device):
    """The model with GPT-2's first weights."""
    torch.manual_seed(1)
    with torch.device(device):
        model = Gpt(config)
    for module in model.modules():
        if isinstance(module, (nn.Linear, nn.Embedding)):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, nn.Linear):
            nn.init.zeros_(module.bias)
    return model


def optimizer_of(model):
    matrices = [p for p in model.parameters() if p.ndim > 1]
    others = [p for p in model.parameters() if p.ndim <= 1]
    groups = [{"params": matrices, "weight_decay": 0.1}, {"params": others, "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=3e-4, betas=(0.9, 0.95), eps=1e-8, fused=True)


class Ranks:
    """The processes of a step: this one alone, or one of several, of which the first starts the others."""

    FIRST = "torch.fsdp2"

    def __init__(self, name, device):
        self.sharded, self.others = name.split(":")[0] == self.FIRST, []
        self.count = int(name.split(":")[1]) if self.sharded and ":" in name else 1
        self.rank = int(os.environ.get("RANK", 0)) if self.sharded else 0
        self.device = f"cuda:{self.rank}" if device == "cuda" else device
        if device == "cuda":
            torch.cuda.set_device(self.rank)
        if self.sharded:
            self._join("nccl" if device == "cuda" else "gloo")

    def _join(self, backend):
        if self.rank == 0:
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(free.getsockname()[1]), WORLD_SIZE=str(self.count), RANK="0")
            for rank in range(1, self.count):
                self.others.append(subprocess.Popen([sys.executable, *sys.argv], env={**os.environ, "RANK": str(rank)},
                                                    stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True))
        dist.init_process_group(backend, rank=self.rank, world_size=self.count)

    def lines(self):
        """Those of standard input, for the others, too."""
        for line in sys.stdin:
            for other in self.others:
                other.stdin.write(line)
                other.stdin.flush()
            yield line

    def shard(self, model):
        """Each block is a unit, and all else is one."""
        from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard  # not in older ones, whose other peers run

        policy = MixedPrecisionPolicy(param_dtype=NARROW, reduce_dtype=torch.float32)
        for block in model.blocks:
            fully_shard(block, mp_policy=policy)
        fully_shard(model, mp_policy=policy)

    def mean(self, loss):
        if self.count > 1:
            dist.all_reduce(loss)
        return loss.item() / self.count

    def end(self):
        for other in self.others:
            other.stdin.close()
            other.wait()
        if self.sharded:
            dist.destroy_process_group()


def forward_of(model, name, ranks):
    """What is called for the loss."""
    if name == "torch.compile":
        return torch.compile(model)
    if name == "torch.compile-blocks" or (ranks.sharded and ranks.device != "cpu"):
        for block in model.blocks:
            block.compile()
        model.loss = torch.compile(loss_of)
    elif name != "torch" and not ranks.sharded:
        raise SystemExit(f"error: no peer {name}")
    if ranks.sharded:
        ranks.shard(model)
    return model


def main():
    case, name, device, data = peer.arguments()
    begun, config, ranks = time.perf_counter(), case["config"], Ranks(name, device)
    if case["rows"] % ranks.count:
        raise SystemExit(f"error: {case['rows']} rows are not as many for each of {ranks.count} ranks")
    model = initialised(config, ranks.device)
    forward = forward_of(model, name, ranks)
    optimizer = optimizer_of(model)
    rows, shape = case["rows"] // ranks.count, (case["rows"], config["context"])
    tokens, targets = (torch.frombuffer(bytearray(each), dtype=torch.int32).long().view(shape)[ranks.rank * rows:][:rows].to(
        ranks.device) for each in data)
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
        return ranks.mean(last.clone())

    def facts():
        if device != "cuda":
            return {}
        return {"peak_bytes": torch.cuda.max_memory_allocated(), "reserved_bytes": torch.cuda.max_memory_reserved()}

    step()
    first = wait()
    peer.say(ready=time.perf_counter() - begun, loss=first, uniform=math.log(config["vocab"]), version=torch.__version__)
    peer.serve(step, wait, facts, ranks.lines())
    ranks.end()


if __name__ == "__main__":
    main()
