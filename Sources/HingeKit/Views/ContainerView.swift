/// Holds views that fill it: each subview's frame is kept as large as the container's bounds.
@MainActor public final class ContainerView: View {
  /// Gives every subview the container's `bounds` as its frame.
  public override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
