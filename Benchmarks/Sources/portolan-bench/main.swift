// Measures what Portolan promises about speed, and fails when a promise is broken.
//
// Bounds hold for one core of an ordinary machine; a run prints the median of several.

var report = Report()
try measurePlaces(into: &report)
try measureCounts(into: &report)
report.printAndExit()
