/// Of the same name as a private type of another file.
private struct Twin { var two = 2 }

struct TwinHolder { fileprivate var twin = Twin() }
