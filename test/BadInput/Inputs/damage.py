"""damage.py IN OUT cut: the first half of an executable; damage.py IN OUT origin: the step in it spoilt."""

import pathlib
import sys

source, result, how = sys.argv[1:]
data = bytearray(pathlib.Path(source).read_bytes())
if how == "cut":
    del data[len(data) // 2 :]
else:
    magic = data.index(b"ML\xefR")  # of MLIR bytecode
    data[magic + 200 : magic + 400] = b"\xff" * 200
pathlib.Path(result).write_bytes(data)
