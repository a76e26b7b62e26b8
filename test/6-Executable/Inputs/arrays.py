"""arrays.py write|check FILE: the argument of planned.mlir, and its result."""

import json
import struct
import sys

COUNT = 40
if sys.argv[1] == "write":
    header = json.dumps({"arg0": {"dtype": "F32", "shape": [COUNT], "data_offsets": [0, 4 * COUNT]}}).encode()
    with open(sys.argv[2], "wb") as file:
        file.write(struct.pack("<Q", len(header)) + header + struct.pack(f"<{COUNT}f", *range(COUNT)))
else:
    with open(sys.argv[2], "rb") as file:
        data = file.read()
    start = 8 + struct.unpack("<Q", data[:8])[0]
    assert json.loads(data[8:start])["result0"]["dtype"] == "F32"
    assert struct.unpack(f"<{COUNT}f", data[start:]) == tuple(2.0 * i for i in range(COUNT))
