# PassDeclarations.cmake IN OUT: the passes that TableGen generated, with statistics that count (zero/Support/Statistic.h)
# and with options that others may read (zero/Options/Options.h records them).
file(READ ${IN} text)
string(REPLACE "::mlir::Pass::Statistic " "::zero::Statistic " text "${text}")
string(REPLACE "\nprotected:\n" "\npublic:\n" text "${text}")
file(WRITE ${OUT} "${text}")
