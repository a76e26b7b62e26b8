"""A rank's matmuls in oneDNN alone, as often as its step has them: what ranks.py's floor is made of. Listens (peers.py).

    rank_matmuls.py '{"threads": 1, "matmuls": [[512, 1536, 384, 1, [[384, 1], [1536, 1], [1536, 1]], 12]]}'
"""

import json
import sys

import machine
import peers


def main():
    spec = json.loads(sys.argv[1])
    work = [(machine.Matmul(*shape, threads=spec["threads"]), count) for *shape, count in spec["matmuls"]]

    def step():
        for matmul, count in work:
            for _ in range(count):
                matmul.run()

    peers.listen(step)


if __name__ == "__main__":
    main()
