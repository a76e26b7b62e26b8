"""Curves as an SVG file: a few lines beside one another, and levels that they are compared with."""

WIDTH, HEIGHT, LEFT, BOTTOM = 860, 420, 50, 40
COLOURS = ["#9aa7b4", "#b4a79a", "#a7b49a", "#b49aa7", "#9ab4a7", "#c0392b", "#1f5fa8"]


def smooth(values, over=20):
    """The mean of every `over` values, with the position of the last one."""
    return [(end, sum(values[end - over:end]) / over) for end in range(over, len(values) + 1, over)]


def svg(curves, levels):
    """SVG text of `curves`, {name: one value a step}, smoothed, over dashed `levels`, {name: value}."""
    points = {name: smooth(values) for name, values in curves.items()}
    last = max(at for line in points.values() for at, _ in line)
    heights = [value for line in points.values() for _, value in line] + list(levels.values())
    low, high = min(heights) * 0.95, max(heights) * 1.02

    def place(at, value):
        return (LEFT + (WIDTH - LEFT - 10) * at / last, 10 + (HEIGHT - BOTTOM - 10) * (high - value) / (high - low))

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
    for name, value in levels.items():
        (left, y), (right, _) = place(0, value), place(last, value)
        out.append(f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="#888" stroke-dasharray="4 4"/>')
        out.append(f'<text x="{right - 4:.1f}" y="{y - 3:.1f}" text-anchor="end" fill="#666">{name}: {value:.2f}</text>')
    for index, (name, line) in enumerate(points.items()):
        colour = COLOURS[index % len(COLOURS)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in line))
        out.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.4"/>')
        out.append(f'<text x="{WIDTH / 2 - 20}" y="{24 + 14 * index}" fill="{colour}">{name}</text>')
    for step in range(0, last + 1, max(1, last // 5)):
        x, y = place(step, low)
        out.append(f'<text x="{x:.1f}" y="{y + 16:.1f}" text-anchor="middle">{step}</text>')
    for value in range(int(low) + 1, int(high) + 1):
        x, y = place(0, value)
        out.append(f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    out.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">step; nats a byte, means of 20 steps</text></svg>')
    return "\n".join(out) + "\n"
