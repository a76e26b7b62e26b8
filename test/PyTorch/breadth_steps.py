"""What a step does besides layers: losses, indexing, buffers that follow, gradients of one's own."""

import torch
import torch.nn.functional as F
from torch import nn
from torch_case import ROWS, Lambda, case, labels


@case
def contrastive():
    def loss(pair):
        a, b = (F.normalize(x, dim=-1) for x in pair)
        logits = a @ b.T * 10
        target = torch.arange(a.shape[0], device=logits.device)
        return (F.cross_entropy(logits, target) + F.cross_entropy(logits.T, target)) / 2
    return (Lambda(lambda m, a, b: (m.one(a), m.two(b)), one=nn.Linear(6, 8), two=nn.Linear(5, 8)), loss,
            (torch.randn(ROWS, 6), torch.randn(ROWS, 5)), None)


@case
def graph_layer():
    def forward(m, x, edges):
        source, target = edges[..., 0], edges[..., 1]
        h = m.one(x)
        messages = h.gather(1, source[..., None].expand(-1, -1, h.shape[-1]))
        h = torch.zeros_like(h).scatter_add(1, target[..., None].expand_as(messages), messages)
        return m.two(F.relu(h)).sum(1)
    return (Lambda(forward, one=nn.Linear(4, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(),
            (torch.randn(ROWS, 5, 4), torch.randint(0, 5, (ROWS, 9, 2))), labels())


@case
def activations():
    names = ["relu", "gelu", "silu", "elu", "selu", "celu", "mish", "softplus", "softsign", "tanhshrink", "hardtanh", "hardsigmoid",
             "hardswish", "leaky_relu", "logsigmoid", "softmin", "tanh", "sigmoid", "relu6", "softshrink", "hardshrink", "threshold"]
    def forward(m, x):
        h, total = m.one(x), 0
        for name in names:
            options = {"softmin": {"dim": -1}, "threshold": {"threshold": 0.1, "value": 20.0}}.get(name, {})
            total = total + getattr(F, name)(h, **options)
        return m.two(m.prelu(total))
    return Lambda(forward, one=nn.Linear(6, 8), two=nn.Linear(8, 5), prelu=nn.PReLU()), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def losses():
    def loss(y, t):
        p, q, s = y.sigmoid(), t[0], t[1]
        return (F.binary_cross_entropy(p, q) + F.mse_loss(y, q) + F.l1_loss(y, q) + F.huber_loss(y, q, delta=0.5)
                + F.kl_div(y.log_softmax(-1), q.softmax(-1), reduction="batchmean") + F.nll_loss(y.log_softmax(-1), s)
                + F.gaussian_nll_loss(y, q, p) + F.poisson_nll_loss(y, q) + F.soft_margin_loss(y, 2 * q - 1)
                + F.cosine_embedding_loss(y, q, 2 * (s % 2) - 1) + F.triplet_margin_loss(y, q, p)
                + F.margin_ranking_loss(y[:, 0], y[:, 1], 2 * (s % 2) - 1) + F.cross_entropy(y, q.softmax(-1)))
    return nn.Linear(6, 5), loss, torch.randn(ROWS, 6), (torch.rand(ROWS, 5).round(), labels())


@case
def indexing():
    def forward(m, x):
        h = m.one(x)
        rolled = torch.roll(h, 1, dims=1) + h.flip(1) + h[:, [3, 1, 0, 2]] + h[:, torch.arange(3, -1, -1)]
        rolled[:, 0] = 0
        rolled[:, 1:3] += 1
        top = rolled.sort(dim=-1, descending=True).values + rolled.topk(6, dim=-1).values
        picked = torch.take_along_dim(h, h.argsort(-1), -1) + F.pad(h, (1, 1))[..., 1:-1] + F.one_hot(h.argmax(-1), 6)
        tiled = h.unfold(1, 2, 2).flatten(1).mean(1)[:, None, None] + h.diff(dim=1).sum(1, keepdim=True)
        return m.two((top + picked + tiled + torch.tril(h[:, :, :4]).sum(-1, keepdim=True)).mean(1))
    return Lambda(forward, one=nn.Linear(4, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 4, 4), labels()


@case
def reductions():
    def forward(m, x):
        h = m.one(x)
        parts = [h.mean(1), h.std(1), h.var(1, unbiased=False), h.logsumexp(1), h.norm(dim=1), h.amax(1), h.min(1).values, h.median(1).values,
                 h.prod(1), torch.linalg.vector_norm(h, 3, dim=1), h.abs().sum(1), h.max(1)[0], F.softmax(h, 1).sum(1)]
        return m.two(torch.stack(parts).sum(0))
    return Lambda(forward, one=nn.Linear(4, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 5, 4), labels()


@case
def bilinear_and_low_rank():
    module = Lambda(lambda m, a, b: m.out(m.bilinear(a, b) + m.up(m.down(a))), bilinear=nn.Bilinear(4, 3, 6), down=nn.Linear(4, 2, bias=False),
                    up=nn.Linear(2, 6, bias=False), out=nn.Linear(6, 5))
    module.bilinear.requires_grad_(False)
    return module, nn.CrossEntropyLoss(), (torch.randn(ROWS, 4), torch.randn(ROWS, 3)), labels()


@case
def checkpointed_blocks():
    from torch.utils.checkpoint import checkpoint
    def forward(m, x):
        for block in m.blocks:
            x = checkpoint(block, x, use_reentrant=False)
        return m.head(x)
    blocks = nn.ModuleList(nn.Sequential(nn.Linear(6, 6), nn.Tanh()) for _ in range(2))
    return Lambda(forward, blocks=blocks, head=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def exponential_average_of_activations():
    class Tracked(nn.Module):
        def __init__(self):
            super().__init__()
            self.linear = nn.Linear(6, 5)
            self.register_buffer("average", torch.zeros(5))

        def forward(self, x):
            y = self.linear(x)
            with torch.no_grad():
                self.average.mul_(0.9).add_(y.mean(0), alpha=0.1)
            return y - self.average
    return Tracked(), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def spectral_norm():
    module = nn.Sequential(nn.utils.parametrizations.spectral_norm(nn.Linear(6, 8)), nn.Tanh(), nn.utils.spectral_norm(nn.Linear(8, 5)))
    return module, nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


class Sign(torch.autograd.Function):
    """Forward by sign, backward straight through within a range that the context remembers."""

    @staticmethod
    def forward(ctx, x, limit):
        ctx.save_for_backward(x)
        ctx.limit = limit
        return x.sign()

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return gradient * (x.abs() <= ctx.limit), None


@case
def straight_through():
    module = Lambda(lambda m, x: m.two(Sign.apply(m.one(x), 1.0)), one=nn.Linear(6, 8), two=nn.Linear(8, 5))
    return module, nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def stopped_gradients():
    def forward(m, x):
        h = m.one(x)
        with torch.no_grad():
            target = m.one(x) * 2
            scale = h[:, 0]
            same = h.contiguous()
        return m.two(h + target + scale[:, None] + same + h[:, 1:2].detach() + h.data * h.detach())
    return Lambda(forward, one=nn.Linear(6, 8), two=nn.Linear(8, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def momentum_encoder():
    """A frozen copy that follows the trained one, and a queue of its outputs."""
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.query, self.key = nn.Linear(6, 4), nn.Linear(6, 4)
            self.key.requires_grad_(False)
            self.register_buffer("queue", F.normalize(torch.randn(16, 4), dim=1))

        @torch.no_grad()
        def follow(self):
            for q, k in zip(self.query.parameters(), self.key.parameters()):
                k.data = k.data * 0.99 + q.data * 0.01

        def forward(self, x):
            q = F.normalize(self.query(x), dim=1)
            self.follow()
            with torch.no_grad():
                k = F.normalize(self.key(x), dim=1)
            logits = torch.cat([(q * k).sum(1, keepdim=True), q @ self.queue.clone().T], 1) / 0.2
            self.queue = torch.cat([self.queue[x.shape[0]:], k])
            return F.cross_entropy(logits, torch.zeros(x.shape[0], dtype=torch.long, device=x.device))
    return Model(), None, torch.randn(ROWS, 6), None


@case
def shared_memory():
    """Each is changed in place through another name of its memory."""
    def forward(m, x):
        h = m.one(x) * 1.0
        part = h[:, 1:]
        part[x[:, :5] > 0.5] = 0.25
        part[:, 2] = x[:, 0]
        rows = h.view(-1, 3, 2)[:, 0]
        rows[x[:, 0] > 0] = 2.0
        h.view(-1, 3, 2).permute(0, 2, 1)[:, 0, 1:].add_(1.5)
        turned = h.t()
        h[:, 4].fill_(0.5)
        turned[2] = x[:, 1]
        h.unsqueeze(1)[:, 0, 3].mul_(3.0)
        h.T[5].clamp_(max=0.3)
        flat = F.relu((h * x).flatten(1), inplace=True)
        return m.two(h + turned.t() + flat)
    return Lambda(forward, one=nn.Linear(6, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def shared_parts():
    """Each is changed in place through a part that ATen gives."""
    def forward(m, x):
        h = F.pad(input=F.linear(x, weight=m.one.weight, bias=m.one.bias) * 1.0, pad=(0, 0))
        h.narrow(1, 1, 2).add_(1.0)
        h.hsplit(2)[1].mul_(x[:, :3])
        h.tensor_split((1, 3), 1)[2].clamp_(max=0.4)
        h.select(1, 2).mul_(2.0)
        h[:, 1:].select(-1, -1).add_(x[:, 0])
        h.t().narrow(0, 3, 2).mul_(1.5)
        h.expand(8, 6).add_(0.25)
        return m.two(h)
    return Lambda(forward, one=nn.Linear(6, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def changed_unseen():
    """What `.data` and no_grad write, the gradient passes by."""
    def forward(m, x):
        h = m.one(x) * 1.0
        h.data.mul_(2.0)
        h.data[:, 1] = 0.5
        with torch.no_grad():
            h[:, 2] = 0.25
            h[:, 3:].mul_(3.0)
            h.view(-1).clamp_(max=0.8)
            h.add_(0.125)
        h.data = h.data * x
        return m.two(h * x)
    return Lambda(forward, one=nn.Linear(6, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()
