"""damage.py IN OUT cut: the first half of an executable; damage.py IN OUT origin: the step in it spoilt;
damage.py IN OUT plan|calls SHARE: one bit of the plan, or of what it says of its calls, that far into it (0 to 1)."""

import pathlib
import sys

BEGINS = {"plan": b'{"abi":', "calls": b'{"entries":'}

source, result, how = sys.argv[1:4]
data = bytearray(pathlib.Path(source).read_bytes())
if how == "cut":
    del data[len(data) // 2 :]
elif how in BEGINS:
    begin = data.index(BEGINS[how])
    end = data.index(0, begin)
    data[begin + min(int((end - begin) * float(sys.argv[4])), end - begin - 1)] ^= 1
else:
    magic = data.index(b"ML\xefR")  # of MLIR bytecode
    data[magic + 200 : magic + 400] = b"\xff" * 200
pathlib.Path(result).write_bytes(data)
pathlib.Path(result).chmod(0o755)
