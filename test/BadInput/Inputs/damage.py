"""damage.py IN OUT cut: the first half of an executable; damage.py IN OUT origin: the step in it spoilt;
damage.py IN OUT plan|calls SHARE: one bit of the plan, or of what it says of its calls, that far into it (0 to 1);
damage.py IN OUT SYMBOL BYTE: one bit of that byte of what has the name."""

import pathlib
import struct
import sys

BEGINS = {"plan": b'{"abi":', "calls": b'{"entries":'}



def place(data, name):
    """Where in the file what has the name begins."""
    begin, size, count = struct.unpack_from("<Q10xHH", data, 0x28)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, begin + i * size) for i in range(count)]
    for _, kind, _, _, offset, length, link, *_ in sections:
        for at in range(offset, offset + length, 24) if kind == 2 else ():  # symbols
            named, _, _, section, value, _ = struct.unpack_from("<IBBHQQ", data, at)
            text = sections[link][4] + named
            if data[text : data.index(0, text)] == name.encode():
                return sections[section][4] + value - sections[section][3]
    raise SystemExit(f"{name} is not there")


source, result, how = sys.argv[1:4]
data = bytearray(pathlib.Path(source).read_bytes())
if how == "cut":
    del data[len(data) // 2 :]
elif how in BEGINS:
    begin = data.index(BEGINS[how])
    end = data.index(0, begin)
    data[begin + min(int((end - begin) * float(sys.argv[4])), end - begin - 1)] ^= 1
elif how != "origin":
    data[place(data, how) + int(sys.argv[4])] ^= 64
else:
    magic = data.index(b"ML\xefR")  # of MLIR bytecode
    data[magic + 200 : magic + 400] = b"\xff" * 200
pathlib.Path(result).write_bytes(data)
pathlib.Path(result).chmod(0o755)
