"""How other people's modules ask for gradients and change states where one step alone would not tell: cases as in habits.py."""

import torch
import torch.nn.functional as F
from eager import registry
from habits import layers, one, with_loss

CASES, REFUSED, case, refused = registry()


@case
def average_of_what_is_trained():
    def forward(m, x):
        with torch.no_grad():
            for name, p in m.one.named_parameters():
                if p.requires_grad:
                    m.get_buffer(f"average_{name}").mul_(0.9).add_(p, alpha=0.1)
        return F.linear(x, m.average_weight, m.one.bias) + m.one(x)
    return one(forward, average_weight=torch.zeros(6, 6), average_bias=torch.zeros(6))


@case
def asks_slices_and_results():
    def forward(m, x):
        h = m.one(x)
        with torch.no_grad():
            still = m.one(x)
            with torch.enable_grad():
                again = m.one(x)
            asked = [v.requires_grad for v in (h, x, still, again, m.one.weight)]
        asked += [v.requires_grad for v in (h[:, 2:], m.one.weight[0], x[0], h.detach(), h[0].detach())]
        return h * sum(2**place for place, answer in enumerate(asked) if answer) / 64
    return one(forward)


class _Asks(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(weight)
        return x @ weight * (2 if weight.requires_grad and not x.requires_grad else 3)

    @staticmethod
    def backward(ctx, gradient):
        return None, gradient.sum() * ctx.saved_tensors[0]


@case
def function_that_asks_for_gradients():
    return one(lambda m, x: _Asks.apply(x, m.one.weight))


class _Counts(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, count):
        ctx.count = count
        return x * (2 + count)

    @staticmethod
    def backward(ctx, gradient):
        ctx.count.add_(1.0)
        return gradient * 2, None


@refused("_Counts.backward changes a parameter or buffer in place")
def function_that_counts_in_backward():
    return one(lambda m, x: _Counts.apply(m.one(x), m.count), count=torch.zeros(()))


class _Reuses(torch.autograd.Function):
    """Backward works in the memory of what forward made and kept, as vocabulary-parallel losses do."""

    @staticmethod
    def forward(ctx, x, weight):
        chances = x.softmax(-1)
        ctx.save_for_backward(chances, weight)
        return chances.log() * weight

    @staticmethod
    def backward(ctx, gradient):
        chances, weight = ctx.saved_tensors
        gradient = gradient * weight
        chances.mul_(-gradient.sum(-1, keepdim=True))
        return chances.add_(gradient), None


@case
def function_that_reuses_memory_in_backward():
    return one(lambda m, x: _Reuses.apply(m.one(x), m.weight), weight=torch.full((6,), 2.0))


@refused("a hook is registered on a tensor that has been used")
def hook_of_what_a_function_used():
    def forward(m, x):
        h = m.one(x)
        y = _Reuses.apply(h, x[0])
        h.register_hook(lambda g: g * 0.5)
        return y + h
    return one(forward)


@refused("a hook is registered on a tensor that has been used")
def hook_of_what_was_assigned():
    def forward(m, x):
        h, y = m.one(x), torch.zeros(16, 6, device=x.device)
        y[8:] = h
        h.register_hook(lambda g: g * 0.5)
        return y[8:] + h
    return one(forward)


@refused("a hook is registered on a tensor that has been used, or is a view")
def hook_of_a_slice():
    def forward(m, x):
        part = m.one(x)[:, :3]
        part.register_hook(lambda g: g * 3)
        return part
    return one(forward)


@refused("another tensor in the place of the buffer 'mean', and reads the first one by another reference too")
def buffer_replaced_and_kept():
    def forward(m, x):
        m.mean = m.mean * 0.5 + m.one(x).detach().mean(0)
        return m.one(x) + m.first[0]
    module, inputs = one(forward, mean=torch.ones(6))
    module.first = [module.mean]
    return module, inputs


@case
def buffer_replaced():
    def forward(m, x):
        m.mean = m.mean * 0.5 + m.one(x).detach().mean(0)
        return m.one(x) + m.mean
    return one(forward, mean=torch.ones(6))


def _two_names(replace):
    def forward(m, x):
        setattr(m, replace, m.mean * 0.5 + m.one(x).detach().mean(0))
        return m.one(x) + m.mean + m.other
    mean = torch.ones(6)
    return one(forward, mean=mean, other=mean)


@refused("'mean' and 'other' are one tensor, and the step puts another one in the place of one of them")
def first_name_of_a_buffer_replaced():
    return _two_names("mean")


@refused("'mean' and 'other' are one tensor, and the step puts another one in the place of one of them")
def second_name_of_a_buffer_replaced():
    return _two_names("other")


@refused("Python asks for a tensor's value")
def list_of_a_parameter():
    module = layers()
    bias = module[2].bias
    return with_loss(module, lambda y, t: F.mse_loss(y, t) * bias.tolist()[0])


@refused(r"a tensor that einsum\(\) gave")
def diagonal_by_einsum():
    def forward(m, x):
        h = m.one(x)[:6] * 1.0
        torch.einsum("ii->i", h).mul_(3.0)
        return h
    return one(forward)


@case
def sums_by_einsum():
    def forward(m, x):
        h = m.one(x) * 1.0
        sums, turned = torch.einsum("ij->i", h), torch.einsum("ij->ji", x)
        h.mul_(2.0)
        return h + sums[:, None] + turned.t()
    return one(forward)


@case
def frozen_and_trained_again():
    def forward(m, x):
        first = m.one(x)
        m.one.requires_grad_(False)
        second = m.one(first)
        m.one.requires_grad_(True)
        return first + second
    return one(forward)


@refused("ends with requires_grad_.False. of it")
def frozen_behind_its_use():
    def forward(m, x):
        y = m.one(x)
        m.one.weight.requires_grad_(False)
        return y
    return one(forward)


@refused("running statistics that are a part of another tensor")
def statistics_of_batches_in_one_tensor():
    return one(lambda m, x: F.batch_norm(m.one(x), m.both[0], m.both[1], training=True) + m.both[0], both=torch.ones(2, 6))


@refused("running statistics that are a part of another tensor")
def statistics_of_instances_in_one_tensor():
    return one(lambda m, x: F.instance_norm(m.one(x)[:, :, None] * x[:, None], m.both[0], m.both[1]), both=torch.ones(2, 6))


@case
def fixed_statistics_in_one_tensor():
    return one(lambda m, x: F.batch_norm(m.one(x), m.both[0], m.both[1]), both=torch.rand(2, 6) + 1)
