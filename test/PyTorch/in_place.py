"""What changes tensors in place, or through other names of their memory: name -> function of (h, x, the module), or a pair with what
the exporter says. `h` is [8, 6], the result of a layer; buffers of the module are `row` [6] and `rows` [4, 6]."""

import torch
import torch.nn.functional as F
from eager import registry

CASES, REFUSED, case, refused = registry()


def weighed(h):
    """A sum in which each place counts otherwise."""
    return (h * torch.arange(1.0, 1 + h.numel(), device=h.device).reshape(h.shape)).sum(-1)


def index(h, *values):
    return torch.tensor(values, device=h.device)


@case
def transpose_of_a_slice(h, x, m):
    p = h[:, 1:4]
    p.transpose_(0, 1)
    p[0].mul_(2.0)
    return weighed(h) + weighed(p).sum()


@case
def transpose_of_a_square_slice(h, x, m):
    p = h[:6]
    p.t_()
    h.mul_(2.0)
    return weighed(p).sum() + weighed(h)


@case
def swapped_dimensions_of_a_view(h, x, m):
    p = h.view(8, 2, 3)
    p.swapdims_(0, 1)
    p[0].mul_(3.0)
    p.transpose_(1, 2)
    p[1, 2].add_(1.0)
    return weighed(h)


@case
def squeezed(h, x, m):
    p = h[:, 1:2]
    p.squeeze_(1)
    p.mul_(2.0)
    q = h[:, 2]
    q.unsqueeze_(1)
    q[:, 0].add_(p)
    h.unsqueeze_(1)
    return weighed(h.mean(tuple(range(1, h.dim()))).unsqueeze(0)) * h.size(1)


@case
def slices_of_what_is_transposed(h, x, m):
    part = h[:, 1:4]
    h.t_()
    h[1].mul_(3.0)
    return weighed(part) + weighed(h).sum()


@refused(r"a tensor that view\(\) gave")
def views_of_what_is_transposed(h, x, m):
    whole = h.view(8, 2, 3)
    h.t_()
    h[1].mul_(3.0)
    return whole.sum((1, 2))


@case
def detached_in_place(h, x, m):
    p = h * 2
    p.detach_()
    p.mul_(3.0)
    return weighed(p * h)


@refused(r"detach_\(\) of a view")
def view_detached_in_place(h, x, m):
    return h[:, 1:].detach_()


@refused(r"resize_\(\) gives a tensor other memory")
def resized(h, x, m):
    return weighed(h) + x.clone().resize_(4, 12).sum()


@refused(r"set_\(\) gives a tensor other memory")
def set_to_other_memory(h, x, m):
    p = torch.zeros_like(x)
    p.set_(x)
    return weighed(h * p)


@case
def operators_without_one_of_their_own(h, x, m):
    p = h.clone()
    p.addmm_(x, x[:6].clone(), beta=0.5)
    p[:, 1:].cumsum_(1)
    p[1:].clamp_max_(0.4)
    p.put_(index(h, 1, 7), torch.ones(2, device=h.device))
    return weighed(p + h)


@case
def outputs(h, x, m):
    wide = torch.zeros(8, 12, device=h.device)
    torch.mul(x, 2.0, out=wide[:, :6])
    torch.cat([x[:, :3], x[:, 3:]], 1, out=wide[:, 6:])
    square = torch.empty(8, 8, device=h.device)
    torch.matmul(x, x.t(), out=square)
    values, places = torch.empty_like(x), torch.empty(8, 6, dtype=torch.long, device=h.device)
    torch.sort(x, out=(values, places))
    return weighed(square @ h * wide[:, 3:9] + values)


@refused("out= gives that other memory")
def output_of_another_shape(h, x, m):
    out = torch.empty(0, device=h.device)
    torch.mul(x, 2.0, out=out)
    return weighed(h * out)


@case
def lists(h, x, m):
    parts = [h[:, i] for i in range(6)]
    torch._foreach_mul_(parts, 2.0)
    torch._foreach_add_(parts, [x[:, i] for i in range(6)], alpha=0.5)
    return weighed(h)


@case
def diagonals(h, x, m):
    torch.diagonal(h[:6]).mul_(2.0)
    h.view(2, 4, 6).diagonal(1, 1, 2).add_(1.0)
    h.view(2, 4, 6).diagonal(-2, 2, 1).fill_(0.5)
    return weighed(h)


@case
def copied_and_repeated(h, x, m):
    t = torch.zeros(6, device=h.device)
    t.copy_(x.sum())
    wide = torch.zeros_like(h)
    wide.copy_(x[:1])
    h[:, 2:4].copy_(x[:, :1])
    return weighed(h * (wide + t))


@case
def by_index(h, x, m):
    h.index_put_((index(h, 0, 2), index(h, 1, 3)), torch.tensor([5.0, 6.0], device=h.device))
    h[:, 1:].index_put_((index(h, 0, 0), index(h, 1, 1)), torch.tensor([5.0, 6.0], device=h.device), accumulate=True)
    h[1:].index_add_(0, index(h, 0, 2, 0), x[:3])
    h.t().index_fill_(0, index(h, 0, 2), 0.5)
    h.t().scatter_add_(0, torch.full((2, 8), 2, device=h.device), x[:, :2].t())
    h.masked_scatter_(x > 1, x * 2)
    h[:, [1, 3]] = x[:, :2]
    return weighed(h)


@case
def siblings(h, x, m):
    a, b, t = h[:, :4], h[:, 2:], h.t()
    a.mul_(2.0)
    t[3] = 0.5
    h[:, 0], h[:, 1] = b[:, 0], a[:, 0]
    F.hardtanh(h[:, 3:], -0.3, 0.3, inplace=True)
    return weighed(a) + weighed(b) + weighed(t).sum()


@case
def buffers_through_views(h, x, m):
    with torch.no_grad():
        m.rows[1].copy_(h[0])
        m.rows.view(-1)[3:6] = 1.5
        m.rows.t()[2].mul_(2.0)
        m.row.lerp_(h.mean(0), 0.1)
    m.row.data.mul_(0.5)
    return weighed(h * m.rows[1] + m.row)


@case
def loops_over_rows(h, x, m):
    y = x.clone()
    for i, row in enumerate(y):
        row.mul_(i)
    for i, part in enumerate(h.tensor_split(3, 1)):
        part.add_(i)
    return weighed(h * y)
