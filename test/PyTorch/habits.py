"""How other people's modules hold tensors, ask for gradients, and use their parameters: each function returns (module, inputs), or
(module, inputs, loss, targets)."""

import torch
import torch.nn.functional as F
from eager import registry
from torch import nn
from torch.utils import checkpoint
from torch_case import Lambda

CASES, REFUSED, case, refused = registry()


def rows():
    return torch.randn(8, 6)


def layers():
    return nn.Sequential(nn.Linear(6, 6), nn.Tanh(), nn.Linear(6, 4))


def with_loss(module, loss):
    return module, rows(), loss, torch.randn(8, 4)


def one(function, **parts):
    module = Lambda(function, one=nn.Linear(6, 6), **{name: p for name, p in parts.items() if not isinstance(p, torch.Tensor)})
    for name, value in parts.items():
        if isinstance(value, torch.Tensor):
            module.register_buffer(name, value)
    return module, rows()


@case
def penalty_of_the_parameters():
    module = layers()
    return with_loss(module, lambda y, t: F.mse_loss(y, t) + 0.1 * sum(p.abs().sum() for p in module.parameters() if p.requires_grad))


@case
def penalty_of_a_list_of_parameters():
    module = layers()
    kept = [p for p in module.parameters() if p.dim() > 1]
    return with_loss(module, lambda y, t: F.mse_loss(y, t) + 0.1 * torch.norm(kept[0]) + kept[1].square().sum())


@refused("'0.bias' is also read through another tensor that shares its memory")
def penalty_of_the_data_of_parameters():
    module = layers()
    kept = [p.data for p in module.parameters()]
    return with_loss(module, lambda y, t: F.mse_loss(y, t) + sum((p * q).sum() for p, q in zip(module.parameters(), kept)))


@case
def loss_that_calls_the_module_again():
    module = layers()
    return with_loss(module, lambda y, t: F.mse_loss(y, t) + module(F.pad(t, (1, 1))).square().mean())


@case
def parameters_in_a_list():
    module = Lambda(lambda m, x: F.linear(x, *m.kept), one=nn.Linear(6, 4))
    module.kept = [module.one.weight, module.one.bias]
    return module, rows()


@case
def parameters_in_a_closure():
    module = layers()
    first = module[0].weight
    module[2] = Lambda(lambda m, x: x @ first, one=nn.Linear(1, 1))
    return module, rows()


@refused("neither a parameter nor a buffer of the module is changed in place")
def number_of_the_loss():
    number = torch.ones(())

    def loss(y, t):
        number.add_(1.0)
        return F.mse_loss(y, t) * number.clone()
    return with_loss(layers(), loss)


@refused("neither a parameter nor a buffer of the module is changed in place")
def attribute_changed_in_place():
    def forward(m, x):
        m.kept.add_(m.one(x).detach().mean(0))
        return m.one(x) * m.kept
    module, inputs = one(forward)
    module.kept = torch.zeros(6)
    return module, inputs


@refused("'whole' and 'first' share memory")
def buffers_that_share_memory():
    def forward(m, x):
        m.whole.add_(m.one(x).detach()[:2])
        return m.one(x) * (m.first + 1)
    whole = torch.zeros(2, 6)
    return one(forward, whole=whole, first=whole[0])


@case
def parameters_side_by_side_in_memory():
    memory = torch.randn(6, 12)
    return Lambda(lambda m, x: x @ m.a + x @ m.b, a=nn.Parameter(memory[:, :6]), b=nn.Parameter(memory[:, 6:])), rows()


@case
def gradients_through_hooks():
    def forward(m, x):
        h = m.one(x)
        h.register_hook(lambda g: g * 0.5)
        h.register_hook(lambda g: None)
        return h.tanh()
    module, inputs = one(forward)
    module.one.weight.register_hook(lambda g: g.clamp(-1, 1))
    return module, inputs


@refused("a hook is registered on a tensor that has been used")
def hook_of_what_was_used():
    def forward(m, x):
        h = m.one(x)
        y = h * 2
        h.register_hook(lambda g: g * 0.5)
        return y
    return one(forward)


@refused("module '2' .Linear. has a backward hook")
def hook_of_a_module():
    module = layers()
    module[2].register_full_backward_hook(lambda part, inputs, outputs: (inputs[0] * 2,))
    return module, rows()


@case
def frozen_for_a_while():
    def forward(m, x):
        m.two.requires_grad_(False)
        y = m.two(m.one(x))
        m.two.requires_grad_(True)
        return y + (m.two(x) if m.two.weight.requires_grad and not x.requires_grad else x)
    return one(forward, two=nn.Linear(6, 6))


@refused("requires_grad=False outside of the step")
def trained_within_the_step():
    module, inputs = one(lambda m, x: m.two.requires_grad_(True)(m.one(x)), two=nn.Linear(6, 6))
    module.two.requires_grad_(False)
    return module, inputs


@refused("torch.autograd.grad asks PyTorch for a gradient")
def gradient_penalty():
    def forward(m, x):
        x = x.detach().requires_grad_(True)
        return torch.autograd.grad(m.one(x).tanh().sum(), x, create_graph=True)[0]
    return one(forward)


class _Records(torch.autograd.Function):
    """Writes a buffer, and its operand unannounced, in forward."""

    @staticmethod
    def forward(ctx, x, mean):
        mean.copy_(x.mean(0))
        x.mul_(2.0)
        return x + 1

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 3, None


@case
def function_that_writes_its_operands():
    def forward(m, x):
        h = m.one(x) * 1.0
        return _Records.apply(h, m.means[1]) * m.means.sum(0) + h
    return one(forward, means=torch.zeros(2, 6))


@case
def reentrant_checkpoint_of_the_batch():
    """PyTorch warns that parameters inside have no gradient."""
    return one(lambda m, x: m.one(checkpoint.checkpoint(m.two, x, use_reentrant=True)), two=nn.Linear(6, 6))


@refused("turn checkpointing off for the export")
def checkpointed_batch_norm():
    return one(lambda m, x: checkpoint.checkpoint(m.norm, m.one(x), use_reentrant=False), norm=nn.BatchNorm1d(6))


@case
def average_over_all_batches():
    module, inputs = one(lambda m, x: m.norm(m.one(x)), norm=nn.BatchNorm1d(6, momentum=None))
    module.norm.num_batches_tracked += 3
    return module, inputs


@case
def statistics_of_instances():
    return nn.Sequential(nn.Conv1d(6, 6, 1), nn.InstanceNorm1d(6, affine=True, track_running_stats=True)), torch.randn(8, 6, 4)


@case
def cayley_map():
    return nn.utils.parametrizations.orthogonal(nn.Linear(6, 6), orthogonal_map="cayley"), rows()


@refused("embedding with max_norm or scale_grad_by_freq")
def embedding_scaled_by_frequency():
    return Lambda(lambda m, x: m.table((x * 3).abs().long()), table=nn.Embedding(20, 4, scale_grad_by_freq=True)), rows()


SET = "sets the attribute {} of Lambda and reads it again in the next step"


@refused(SET.format("'count'"))
def counter_that_warms_up():
    def forward(m, x):
        m.count += 1
        return m.one(x) * min(1.0, m.count / 100)
    module, inputs = one(forward)
    module.count = 0
    return module, inputs


@refused(SET.format("'hidden'"))
def hidden_state_kept_for_the_next_step():
    def forward(m, x):
        h = m.cell(m.one(x), m.hidden)
        m.hidden = h.detach()
        return h
    module, inputs = one(forward, cell=nn.GRUCell(6, 6))
    module.hidden = torch.zeros(8, 6)
    return module, inputs


@refused(SET.format("'average'"))
def average_that_the_first_step_begins():
    def forward(m, x):
        mean = m.one(x).detach().mean(0)
        m.average = mean if m.average is None else 0.9 * m.average + 0.1 * mean
        return m.one(x) - m.average
    module, inputs = one(forward)
    module.average = None
    return module, inputs


@case
def attributes_that_no_step_needs():
    """Calls that are counted, the last output, a table made in the first step, one that moves to the batch's device."""
    def forward(m, x):
        m.calls += 1
        if m.table is None:
            m.table = torch.arange(6.0, device=x.device)
        m.moved = m.moved.to(x.device)
        m.last = m.one(x) * m.table + m.moved
        return m.last
    module, inputs = one(forward)
    module.calls, module.table, module.last, module.moved = 0, None, None, torch.arange(6)
    return module, inputs


@refused(SET.format("'seen'"))
def attribute_that_the_first_step_makes():
    def forward(m, x):
        m.seen = m.one(x).detach().mean(0) + (0.5 * m.seen if hasattr(m, "seen") else 0)
        return m.one(x) - m.seen
    return one(forward)


@refused("compiled by torch.jit; export the module that it was made of")
def scripted():
    return torch.jit.script(layers()), rows()


@refused("module '1' is a DistributedDataParallel; export the module that it was made of")
def divided_between_processes():
    class DistributedDataParallel(nn.parallel.DistributedDataParallel):
        """Without a process group, which the real one asks for."""

        def __init__(self, module):
            nn.Module.__init__(self)
            self.module = module
    return nn.Sequential(nn.Linear(6, 6), DistributedDataParallel(nn.Linear(6, 4))), rows()


@case
def function_mapped_over_rows():
    return one(lambda m, x: torch.vmap(lambda a, b: a * b + a.exp())(m.one(x), x))
