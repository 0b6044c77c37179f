/// Holds views that fill it.
@MainActor public final class ContainerView: View {
  public override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
