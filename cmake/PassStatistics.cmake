# PassStatistics.cmake IN OUT: the passes that TableGen generated, with statistics that count (zero/Support/Statistic.h).
file(READ ${IN} text)
string(REPLACE "::mlir::Pass::Statistic " "::zero::Statistic " text "${text}")
file(WRITE ${OUT} "${text}")
