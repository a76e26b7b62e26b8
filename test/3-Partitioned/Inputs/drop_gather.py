"""Lets backward of a stage-3 step read what forward gathered of unit @u1: the second gather goes."""

import re
import sys

text = open(sys.argv[1]).read()
gathers = re.findall(r"(%\d+) = zero\.all_gather %\w+ \{units = \[@u1\]\}", text)
first, second = gathers
text = re.sub(rf" *{second} = zero\.all_gather .*\n", "", text)
sys.stdout.write(re.sub(rf"{second}\b", first, text))
