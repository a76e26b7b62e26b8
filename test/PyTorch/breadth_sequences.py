"""Modules over sequences: attention, recurrence, embeddings, experts, scans."""

import math

import torch
import torch.nn.functional as F
from torch import nn
from torch_case import ROWS, Lambda, case, labels, language_loss, tokens


@case
def transformer_encoder():
    layer = nn.TransformerEncoderLayer(16, 2, 32, 0.0, activation="gelu", norm_first=True, batch_first=True)
    module = Lambda(lambda m, x, pad: m.head(m.body(m.embed(x), src_key_padding_mask=pad).mean(1)), embed=nn.Embedding(32, 16),
                    body=nn.TransformerEncoder(layer, 2), head=nn.Linear(16, 5))
    pad = torch.arange(8)[None] >= torch.randint(4, 9, (ROWS, 1))
    return module, nn.CrossEntropyLoss(), (tokens()[0], pad), labels()


@case
def transformer_sequence_first():
    module = Lambda(lambda m, s, t: m.head(m.body(m.embed(s), m.embed(t))), embed=nn.Embedding(32, 16),
                    body=nn.Transformer(16, 2, 1, 1, 32, 0.0), head=nn.Linear(16, 32))
    s, t = tokens()
    return module, language_loss, (s.T.contiguous(), t.T.contiguous()), t.T.contiguous(), 1


@case
def multihead_attention_with_weights():
    def forward(m, x):
        y, weights = m.attention(x, x, x, need_weights=True)
        return m.head(y.mean(1) + weights.sum((1, 2))[:, None])
    return (Lambda(forward, attention=nn.MultiheadAttention(16, 4, batch_first=True, add_bias_kv=True), head=nn.Linear(16, 5)),
            nn.CrossEntropyLoss(), torch.randn(ROWS, 6, 16), labels())


def recurrent(kind, **options):
    width = 12 * (2 if options.get("bidirectional") else 1)
    return (Lambda(lambda m, x: m.head(m.body(m.embed(x))[0]), embed=nn.Embedding(32, 10),
                   body=kind(10, 12, batch_first=True, **options), head=nn.Linear(width, 32)), language_loss, *tokens())


@case
def lstm():
    return recurrent(nn.LSTM)


@case
def lstm_two_layers_both_ways():
    return recurrent(nn.LSTM, num_layers=2, bidirectional=True)


@case
def gru():
    return recurrent(nn.GRU)


@case
def rnn_tanh():
    return recurrent(nn.RNN)


@case
def lstm_cell_loop():
    def forward(m, x):
        h = c = x.new_zeros(x.shape[0], 12)
        for step in range(x.shape[1]):
            h, c = m.cell(x[:, step], (h, c))
        return m.head(h)
    return Lambda(forward, cell=nn.LSTMCell(6, 12), head=nn.Linear(12, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 5, 6), labels()


class RMSNorm(nn.Module):
    def __init__(self, width, eps=1e-5):
        super().__init__()
        self.eps, self.weight = eps, nn.Parameter(torch.ones(width))

    def forward(self, x):
        return (x.float() * torch.rsqrt(x.float().pow(2).mean(-1, keepdim=True) + self.eps)).type_as(x) * self.weight


def rotations(width, length, theta=10000.0):
    angles = torch.outer(torch.arange(length).float(), theta ** (-torch.arange(0, width, 2).float() / width))
    return angles.cos(), angles.sin()


def rotate(x, cos, sin):
    even, odd = x[..., ::2], x[..., 1::2]
    return torch.stack([even * cos - odd * sin, even * sin + odd * cos], -1).flatten(-2)


class LlamaBlock(nn.Module):
    def __init__(self, width, heads, kv_heads):
        super().__init__()
        self.heads, self.kv_heads, self.size = heads, kv_heads, width // heads
        self.wq, self.wo = nn.Linear(width, width, bias=False), nn.Linear(width, width, bias=False)
        self.wk = nn.Linear(width, kv_heads * self.size, bias=False)
        self.wv = nn.Linear(width, kv_heads * self.size, bias=False)
        self.w1, self.w3 = nn.Linear(width, 2 * width, bias=False), nn.Linear(width, 2 * width, bias=False)
        self.w2 = nn.Linear(2 * width, width, bias=False)
        self.norm1, self.norm2 = RMSNorm(width), RMSNorm(width)

    def forward(self, x, cos, sin):
        b, t, _ = x.shape
        h = self.norm1(x)
        q = rotate(self.wq(h).view(b, t, self.heads, self.size).transpose(1, 2), cos, sin)
        k = rotate(self.wk(h).view(b, t, self.kv_heads, self.size).transpose(1, 2), cos, sin)
        v = self.wv(h).view(b, t, self.kv_heads, self.size).transpose(1, 2)
        k, v = (y.repeat_interleave(self.heads // self.kv_heads, dim=1) for y in (k, v))
        scores = torch.matmul(q, k.transpose(2, 3)) / math.sqrt(self.size)
        scores = scores + torch.full((t, t), float("-inf"), device=x.device).triu(1)
        y = torch.matmul(F.softmax(scores.float(), dim=-1).type_as(q), v)
        x = x + self.wo(y.transpose(1, 2).contiguous().view(b, t, -1))
        h = self.norm2(x)
        return x + self.w2(F.silu(self.w1(h)) * self.w3(h))


class Llama(nn.Module):
    def __init__(self, vocab=32, width=16, length=8):
        super().__init__()
        self.embed, self.norm, self.output = nn.Embedding(vocab, width), RMSNorm(width), nn.Linear(width, vocab, bias=False)
        self.layers = nn.ModuleList(LlamaBlock(width, 4, 2) for _ in range(2))
        cos, sin = rotations(width // 4, length)
        self.register_buffer("cos", cos, persistent=False)
        self.register_buffer("sin", sin, persistent=False)

    def forward(self, ids):
        x = self.embed(ids)
        for layer in self.layers:
            x = layer(x, self.cos[:ids.shape[1]], self.sin[:ids.shape[1]])
        return self.output(self.norm(x))


@case
def llama():
    return Llama(), language_loss, *tokens()


@case
def grouped_query_attention_in_one_call():
    def forward(m, x):
        h = m.embed(x)
        q, k, v = m.qkv(h).split([16, 8, 8], dim=-1)
        q, k, v = (y.unflatten(-1, (-1, 4)).transpose(1, 2) for y in (q, k, v))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return m.head(y.transpose(1, 2).flatten(2))
    return Lambda(forward, embed=nn.Embedding(32, 16), qkv=nn.Linear(16, 32), head=nn.Linear(16, 32)), language_loss, *tokens()


class Mixture(nn.Module):
    """Top-2 routing: every expert on every token, gathered by weight; index_add puts rows back."""

    def __init__(self, width=12, experts=4):
        super().__init__()
        self.router = nn.Linear(width, experts)
        self.w1 = nn.Parameter(0.2 * torch.randn(experts, width, 2 * width))
        self.w2 = nn.Parameter(0.2 * torch.randn(experts, 2 * width, width))

    def forward(self, x):
        flat = x.reshape(-1, x.shape[-1])
        weights, chosen = torch.topk(self.router(flat).softmax(-1), 2)
        weights = weights / weights.sum(-1, keepdim=True)
        rows = torch.arange(flat.shape[0], device=x.device).repeat_interleave(2)
        hidden = F.silu(torch.einsum("nd,ndh->nh", flat[rows], self.w1[chosen.flatten()]))
        out = torch.bmm(hidden[:, None], self.w2[chosen.flatten()])[:, 0] * weights.flatten()[:, None]
        return torch.zeros_like(flat).index_add(0, rows, out).view_as(x)


@case
def mixture_of_experts():
    module = Lambda(lambda m, x: m.head(m.mixture(m.embed(x))), embed=nn.Embedding(32, 12), mixture=Mixture(),
                    head=nn.Linear(12, 32))
    return module, language_loss, *tokens()


@case
def embedding_bag():
    module = Lambda(lambda m, x: m.head(torch.cat([m.mean(x), m.sum(x)], -1)), mean=nn.EmbeddingBag(32, 8),
                    sum=nn.EmbeddingBag(32, 8, mode="sum"), head=nn.Linear(16, 5))
    return module, nn.CrossEntropyLoss(), tokens()[0], labels()


@case
def embedding_with_padding():
    module = Lambda(lambda m, x: m.head(m.embed(x).mean(1)), embed=nn.Embedding(32, 8, padding_idx=0), head=nn.Linear(8, 5))
    return module, nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2, 3, 4, 5])), tokens(vocab=4)[0], labels()


@case
def einsum_attention():
    def forward(m, x):
        q, k, v = (torch.einsum("btd,hde->bhte", x, w) for w in (m.q, m.k, m.v))
        y = torch.einsum("bhqk,bhke->bqhe", torch.einsum("bhqe,bhke->bhqk", q, k).softmax(-1), v)
        return m.head(y.flatten(2).mean(1))
    parts = {name: nn.Parameter(0.3 * torch.randn(2, 8, 4)) for name in "qkv"}
    return Lambda(forward, head=nn.Linear(8, 5), **parts), nn.CrossEntropyLoss(), torch.randn(ROWS, 6, 8), labels()


@case
def rms_norm_of_torch():
    return nn.Sequential(nn.Linear(6, 8), nn.RMSNorm(8), nn.Linear(8, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def sequence_tagger_with_masks():
    def loss(output, targets):
        scores, mask = output
        each = F.cross_entropy(scores.transpose(1, 2), targets, reduction="none")
        return (each * mask).sum() / mask.sum()
    def forward(m, x):
        mask = x != 0
        h = m.embed(x).masked_fill(~mask[..., None], 0.0)
        h = torch.where(mask[..., None], m.conv(h.transpose(1, 2)).transpose(1, 2), h)
        return m.head(F.softplus(h).cumsum(1)), mask.float()
    return (Lambda(forward, embed=nn.Embedding(32, 8), conv=nn.Conv1d(8, 8, 3, padding=1), head=nn.Linear(8, 32)), loss, *tokens())


@case
def state_space_scan():
    def forward(m, x):
        x, state, out = m.one(x), 0.0, []
        for step in range(x.shape[1]):
            state = torch.sigmoid(m.decay) * state + x[:, step]
            out.append(state)
        return m.two(torch.stack(out, 1).mean(1))
    return Lambda(forward, one=nn.Linear(4, 6), two=nn.Linear(6, 5), decay=nn.Parameter(torch.zeros(6))), nn.CrossEntropyLoss(), torch.randn(
        ROWS, 6, 4), labels()


@case
def fourier_mixing():
    def forward(m, x):
        return m.two(torch.fft.fft2(m.one(x)).real.mean(1))
    return Lambda(forward, one=nn.Linear(4, 6), two=nn.Linear(6, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 4, 4), labels()


@case
def relative_position_bias():
    class Attention(nn.Module):
        def __init__(self, width=8, heads=2, length=6):
            super().__init__()
            self.heads, self.qkv, self.table = heads, nn.Linear(width, 3 * width), nn.Embedding(2 * length - 1, heads)
            position = torch.arange(length)
            self.register_buffer("relative", position[:, None] - position[None] + length - 1)

        def forward(self, x):
            q, k, v = self.qkv(x).view(*x.shape[:2], 3, self.heads, -1).permute(2, 0, 3, 1, 4).unbind(0)
            bias = self.table(self.relative).permute(2, 0, 1)
            return F.scaled_dot_product_attention(q, k, v, attn_mask=bias.expand(x.shape[0], -1, -1, -1)).transpose(1, 2).flatten(2)
    return nn.Sequential(Attention(), nn.Flatten(), nn.Linear(48, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6, 8), labels()
