"""What this GPU does at best, by PyTorch: bytes a second of a copy on the device, bf16 operations a second of 8192^3.

Prints one line, as peers do. The copy's bytes are those that it reads and writes.
"""

import sys

import peer
import torch

COPIED = 2 << 30
SIZE, ROUNDS = 8192, 5


def seconds(work, count):
    """Of one call: the median of rounds of `count`, by events."""
    times = []
    for _ in range(3):
        work()
    for _ in range(ROUNDS):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(count):
            work()
        end.record()
        end.synchronize()
        times.append(begin.elapsed_time(end) / 1e3 / count)
    return sorted(times)[ROUNDS // 2]


def copy_rate():
    source = torch.randint(255, (COPIED,), dtype=torch.uint8, device="cuda")
    copy = torch.empty_like(source)
    return 2 * COPIED / seconds(lambda: copy.copy_(source), 10)


def matmul_rate():
    a, b = (torch.randn(SIZE, SIZE, device="cuda", dtype=torch.bfloat16) for _ in range(2))
    product = torch.empty_like(a)
    return 2 * SIZE ** 3 / seconds(lambda: torch.mm(a, b, out=product), 10)


def main():
    if not torch.cuda.is_available():
        sys.exit("error: PyTorch sees no GPU")
    properties = torch.cuda.get_device_properties(0)
    peer.say(copy_bytes_per_s=copy_rate(), matmul_flops_per_s=matmul_rate(), gpu=properties.name,
             memory=properties.total_memory, torch=torch.__version__, cuda=torch.version.cuda)


if __name__ == "__main__":
    main()
