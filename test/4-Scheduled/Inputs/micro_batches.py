"""micro_batches.py COUNT [interleaved]: prints a step of eight layers of eight numbers in COUNT micro-batches, formed into kernels. Each
runs forward and backward before the next one, or layer by layer beside the others. The first layer's backward reads no weight."""

import sys

LAYERS = 8
T = "tensor<8xf32>"


def dispatch(result, kernel, *operands):
    return f"    %{result} = zero.dispatch @{kernel}({', '.join('%' + one for one in operands)}) tied [-1] : ({', '.join([T] * len(operands))}) -> {T}"


def forward(batch):
    return [dispatch(f"h{batch}_{layer}", "k_forward", f"h{batch}_{layer - 1}" if layer > 1 else f"x{batch}", f"w{layer}")
            for layer in range(1, LAYERS + 1)]


def backward(batch):
    """With the sums of gradients behind each."""
    lines = []
    for layer in range(LAYERS, 0, -1):
        above = f"g{batch}_{layer + 1}" if layer < LAYERS else f"h{batch}_{LAYERS}"
        kept = f"h{batch}_{layer}"
        lines.append(dispatch(f"g{batch}_{layer}", *(("k_backward", above, kept, f"w{layer}") if layer > 1 else ("k_first", above, kept))))
        summand = (f"s{batch - 1}_{layer}" if batch > 1 else f"g0_{layer}") if batch else ""
        lines += [dispatch(f"s{batch}_{layer}", "k_sum", summand, f"g{batch}_{layer}")] if batch else []
    return lines


def kernel(name, *parameters, lines):
    text = ", ".join(f"%{one}: {T}" for one in parameters)
    body = "\n".join(f"    %{number} = stablehlo.{line} : {T}" for number, line in enumerate(lines))
    return (f"  func.func private @{name}({text}) -> {T} attributes {{zero.kernel}} {{\n{body}\n"
            f"    return %{len(lines) - 1} : {T}\n  }}")


def main(count, is_interleaved):
    batches = range(count)
    if is_interleaved:
        ops = [*zip(*map(forward, batches)), *map(backward, batches)]
    else:
        ops = [part for batch in batches for part in (forward(batch), backward(batch))]
    layers = range(1, LAYERS + 1)
    ops.append([dispatch(f"n{layer}", "k_update", f"w{layer}", f"s{count - 1}_{layer}") for layer in layers])
    arguments = [f'%x{batch}: {T} {{zero.role = #zero.role<batch "x{batch}" dim = 0>}}' for batch in batches]
    arguments += [f'%w{layer}: {T} {{zero.role = #zero.role<param "w{layer}" next = {layer - 1}>}}' for layer in layers]
    print(f'module attributes {{zero.phase = "partitioned", zero.config = {{accumulate = {count} : i64}}, zero.format = 3 : i64}} {{\n'
          '  zero.mesh @mesh ["dp" = 1]')
    print(kernel("k_forward", "h", "w", lines=["multiply %h, %w", "tanh %0"]))
    print(kernel("k_backward", "g", "h", "w", lines=["multiply %h, %h", "subtract %g, %0", "multiply %1, %w"]))
    print(kernel("k_first", "g", "h", lines=["multiply %h, %h", "subtract %g, %0"]))
    print(kernel("k_sum", "s", "g", lines=["add %s, %g"]))
    print(kernel("k_update", "w", "g", lines=["subtract %w, %g"]))
    print(f"  func.func @main({', '.join(arguments)}) -> ({', '.join([T] * LAYERS)}) {{")
    print("\n".join(line for part in ops for line in part))
    print(f"    return {', '.join(f'%n{layer}' for layer in layers)} : {', '.join([T] * LAYERS)}\n  }}\n}}")


if __name__ == "__main__":
    main(int(sys.argv[1]), "interleaved" in sys.argv)
