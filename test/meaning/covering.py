"""Part of a grid: rows that hold every two (or three) values of different factors together.

A fault of one value, or of a few together, shows in such a part as it does in the whole grid, which takes several times as many
runs: with four factors of four values 256, every three values together 64.
"""

import itertools


def groups_of(row, together):
    """Every `together` of the values of a row, with their places."""
    return {tuple((place, row[place]) for place in places) for places in itertools.combinations(range(len(row)), together)}


def cover(factors, together=2, first=(), is_row=lambda row: True):
    """The rows `first`, then others in which all is met that some row of the grid holds: each next one holds most of what is
    missing, the first of equal ones."""
    rows = [row for row in itertools.product(*factors) if is_row(row)]
    unknown = set(first) - set(rows)
    if unknown:
        raise ValueError(f"expected rows of the grid, found {unknown}")
    groups, chosen = {row: groups_of(row, together) for row in rows}, sorted(first, key=rows.index)
    missing = set().union(*groups.values()).difference(*(groups[row] for row in chosen))
    while missing:
        chosen.append(max(rows, key=lambda row: len(groups[row] & missing)))
        missing -= groups[chosen[-1]]
    return chosen
