import Testing

/// Everything that runs under real compositors, one after another: a machine may have two cores.
@Suite(.serialized)
struct EndToEnd {}
