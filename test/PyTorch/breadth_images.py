"""Modules over images and signals: convolutions, pools, norms over channels, patches."""

import torch
import torch.nn.functional as F
from torch import nn
from torch_case import ROWS, Lambda, case, images, labels


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


@case
def norms():
    module = nn.Sequential(nn.Conv2d(3, 8, 3), nn.GroupNorm(2, 8), nn.SiLU(), nn.Conv2d(8, 8, 3), nn.InstanceNorm2d(8, affine=True),
                           nn.ELU(), nn.Flatten(), nn.LayerNorm(8 * 12 * 12, bias=False), nn.Linear(8 * 12 * 12, 5))
    return module, nn.CrossEntropyLoss(), images(), labels()


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
