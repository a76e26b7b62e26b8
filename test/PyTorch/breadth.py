"""Modules as strangers write them, one after another: {name: function that makes a Case}. Small, f32, without dropout."""

import math

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


class ConvNeXtBlock(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.depthwise, self.norm = nn.Conv2d(width, width, 7, padding=3, groups=width), nn.LayerNorm(width, eps=1e-6)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.scale = nn.Parameter(1e-1 * torch.ones(width))

    def forward(self, x):
        y = self.norm(self.depthwise(x).permute(0, 2, 3, 1))
        return x + (self.scale * self.down(F.gelu(self.up(y)))).permute(0, 3, 1, 2)


@case
def convnext():
    module = nn.Sequential(nn.Conv2d(3, 8, 4, stride=4), nn.GroupNorm(1, 8), ConvNeXtBlock(8), nn.Conv2d(8, 12, 2, stride=2),
                           ConvNeXtBlock(12), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(12, 5))
    return module, nn.CrossEntropyLoss(label_smoothing=0.1), images(), labels()


class ViT(nn.Module):
    def __init__(self, width=16):
        super().__init__()
        self.patches = nn.Conv2d(3, width, 4, 4)
        self.token, self.positions = nn.Parameter(torch.zeros(1, 1, width)), nn.Parameter(0.02 * torch.randn(1, 17, width))
        self.body = nn.TransformerEncoder(nn.TransformerEncoderLayer(width, 2, 32, 0.0, batch_first=True), 1,
                                          enable_nested_tensor=False)
        self.head = nn.Linear(width, 5)

    def forward(self, x):
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.token.expand(x.shape[0], -1, -1), x], dim=1) + self.positions
        return self.head(self.body(x)[:, 0])


@case
def vit():
    return ViT(), nn.CrossEntropyLoss(), images(), labels()


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
def norms():
    module = nn.Sequential(nn.Conv2d(3, 8, 3), nn.GroupNorm(2, 8), nn.SiLU(), nn.Conv2d(8, 8, 3), nn.InstanceNorm2d(8, affine=True),
                           nn.ELU(), nn.Flatten(), nn.LayerNorm(8 * 12 * 12, bias=False), nn.Linear(8 * 12 * 12, 5))
    return module, nn.CrossEntropyLoss(), images(), labels()


@case
def rms_norm_of_torch():
    return nn.Sequential(nn.Linear(6, 8), nn.RMSNorm(8), nn.Linear(8, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def local_response_and_weight_norm():
    module = nn.Sequential(nn.utils.parametrizations.weight_norm(nn.Conv2d(3, 6, 3)), nn.LocalResponseNorm(3), nn.Flatten(),
                           nn.utils.parametrizations.weight_norm(nn.Linear(6 * 36, 5)))
    return module, nn.CrossEntropyLoss(), images(size=8), labels()


@case
def batch_norm_1d():
    module = nn.Sequential(nn.BatchNorm1d(6, affine=False), nn.Linear(6, 8, bias=False), nn.BatchNorm1d(8), nn.Tanh(), nn.Linear(8, 5))
    return module, nn.CrossEntropyLoss(), torch.randn(ROWS, 6), labels()


@case
def batch_norm_3d_without_statistics():
    module = nn.Sequential(nn.Conv3d(2, 4, 3, bias=False), nn.BatchNorm3d(4, track_running_stats=False), nn.Flatten(), nn.Linear(4 * 27, 5))
    return module, nn.CrossEntropyLoss(), torch.randn(ROWS, 2, 5, 5, 5), labels()


@case
def pools():
    def forward(m, x):
        x = m.conv(x)
        parts = [F.max_pool2d(x, 2), F.avg_pool2d(x, 2), F.max_pool2d(x, 3, stride=2, padding=1), F.adaptive_max_pool2d(x, 8),
                 F.avg_pool2d(x, 3, 2, padding=1, count_include_pad=False), F.adaptive_avg_pool2d(x, (8, 8)), F.lp_pool2d(x.exp(), 2, 2)]
        return m.head(torch.cat(parts, 1).flatten(1))
    return Lambda(forward, conv=nn.Conv2d(3, 4, 1), head=nn.Linear(28 * 64, 5)), nn.CrossEntropyLoss(), images(), labels()


@case
def pools_1d_and_3d():
    def forward(m, x):
        x = m.conv(x)
        one = torch.cat([F.max_pool1d(x, 2), F.avg_pool1d(x, 2), F.adaptive_avg_pool1d(x, 6), F.adaptive_max_pool1d(x, 6)], 1)
        three = F.max_pool3d(x.reshape(-1, 1, 4, 4, 3), 2, ceil_mode=True).flatten(1)
        return m.head(one.flatten(1)) + m.tail(three)
    return (Lambda(forward, conv=nn.Conv1d(2, 4, 1), head=nn.Linear(96, 5), tail=nn.Linear(8, 5)), nn.CrossEntropyLoss(),
            torch.randn(ROWS, 2, 12), labels())


@case
def adaptive_pool_uneven():
    module = nn.Sequential(nn.Conv2d(3, 4, 1), nn.AdaptiveAvgPool2d(3), nn.Flatten(), nn.Linear(36, 5))
    return module, nn.CrossEntropyLoss(), images(size=8), labels()


@case
def interpolate():
    def forward(m, x):
        x = m.conv(x)
        up = [F.interpolate(x, scale_factor=2), F.interpolate(x, size=(16, 16), mode="bilinear", align_corners=False),
              F.interpolate(x, size=(16, 16), mode="bilinear", align_corners=True), m.pixel(m.wide(x)), m.up(x)]
        return torch.cat(up, 1)
    module = Lambda(forward, conv=nn.Conv2d(3, 4, 3, padding=1), wide=nn.Conv2d(4, 8, 1), pixel=nn.PixelShuffle(2),
                    up=nn.ConvTranspose2d(4, 3, 4, stride=2, padding=1))
    return module, lambda y: y.square().mean(), images(size=8), None


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down1, self.down2 = nn.Conv2d(3, 4, 3, padding=1), nn.Conv2d(4, 8, 3, padding=1, padding_mode="reflect")
        self.up, self.last = nn.ConvTranspose2d(8, 4, 2, stride=2), nn.Conv2d(8, 2, 3, padding="same")

    def forward(self, x):
        first = F.leaky_relu(self.down1(x))
        second = F.relu(self.down2(F.max_pool2d(first, 2)))
        return self.last(torch.cat([first, self.up(second)], dim=1))


@case
def unet():
    return UNet(), nn.BCEWithLogitsLoss(), images(size=8), torch.rand(ROWS, 2, 8, 8).round()


@case
def dilated_convolutions_1d():
    module = nn.Sequential(nn.Conv1d(2, 6, 3, dilation=2, padding=2), nn.GLU(1), nn.ConvTranspose1d(3, 2, 3, stride=2, output_padding=1),
                           nn.Hardswish())
    return module, lambda y, t: F.smooth_l1_loss(y.mean((1, 2)), t), torch.randn(ROWS, 2, 12), torch.randn(ROWS)


@case
def residual_net_with_bottlenecks():
    class Bottleneck(nn.Module):
        def __init__(self, width, stride):
            super().__init__()
            self.body = nn.Sequential(nn.Conv2d(width, width // 2, 1, bias=False), nn.BatchNorm2d(width // 2), nn.ReLU(inplace=True),
                                      nn.Conv2d(width // 2, width // 2, 3, stride, 1, bias=False), nn.BatchNorm2d(width // 2),
                                      nn.ReLU(inplace=True), nn.Conv2d(width // 2, width, 1, bias=False), nn.BatchNorm2d(width))
            self.shortcut = nn.Sequential(nn.Conv2d(width, width, 1, stride, bias=False), nn.BatchNorm2d(width))

        def forward(self, x):
            return F.relu(self.shortcut(x).add_(self.body(x)), inplace=True)

    module = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1, bias=False), Bottleneck(8, 1), Bottleneck(8, 2), nn.AdaptiveAvgPool2d(1), nn.Flatten(1),
                           nn.Linear(8, 5))
    return module, nn.CrossEntropyLoss(), images(), labels()


@case
def squeeze_and_excite():
    def forward(m, x):
        x = F.relu6(m.conv(x))
        return m.head((x * torch.sigmoid(m.excite(x.mean((2, 3), keepdim=True)))).amax((2, 3)))
    return (Lambda(forward, conv=nn.Conv2d(3, 6, 3), excite=nn.Conv2d(6, 6, 1), head=nn.Linear(6, 5)), nn.MultiMarginLoss(), images(),
            labels())


@case
def mixer():
    def forward(m, x):
        x = m.embed(x)
        x = x + m.tokens(m.norm1(x).transpose(1, 2)).transpose(1, 2)
        return m.head((x + m.channels(m.norm2(x))).mean(dim=1))
    mlp = lambda n: nn.Sequential(nn.Linear(n, 2 * n), nn.GELU(approximate="tanh"), nn.Linear(2 * n, n))
    return (Lambda(forward, embed=nn.Linear(6, 8), tokens=mlp(4), channels=mlp(8), norm1=nn.LayerNorm(8), norm2=nn.LayerNorm(8),
                   head=nn.Linear(8, 5)), nn.CrossEntropyLoss(), torch.randn(ROWS, 4, 6), labels())


class VQ(nn.Module):
    """A variational autoencoder's losses, a straight-through nearest code."""

    def __init__(self):
        super().__init__()
        self.encode, self.decode, self.codes = nn.Linear(6, 8), nn.Linear(4, 6), nn.Embedding(7, 4)

    def forward(self, x):
        mean, log_variance = self.encode(x).chunk(2, dim=-1)
        nearest = self.codes(torch.cdist(mean, self.codes.weight).argmin(-1))
        quantised = mean + (nearest - mean).detach()
        divergence = -0.5 * (1 + log_variance - mean.pow(2) - log_variance.exp()).sum(-1).mean()
        return F.mse_loss(self.decode(quantised), x) + 0.1 * divergence + F.mse_loss(nearest, mean.detach())


@case
def vector_quantiser():
    return VQ(), None, torch.randn(ROWS, 6), None


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
