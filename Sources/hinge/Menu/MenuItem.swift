import Drawing

/// A row of the menu, and what the detail shows when it is chosen.
struct MenuItem: Hashable, Identifiable {
  /// What it is known by: never empty, and no other item of its menu has it.
  var id: String
  /// A few words for the detail's bar.
  var title: String
  /// What choosing it says, in a sentence; may be empty.
  var text: String
  /// The ground of its row and of its detail.
  var color: Color
  /// Where its row's picture is, as its menu writes it; drawn 80 x 80.
  var icon: String
  /// Where its detail's picture is, as its menu writes it.
  var picture: String
}
