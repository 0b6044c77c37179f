/// The files that are built into the program, so that it runs from wherever it is put.
public enum Resources {
  /// The built-in menu, a JSON document.
  public static var menuItems: [UInt8] { PackageResources.MenuItems_json }

  /// A file's bytes by the path that the menu gives it, such as `Icons/Smile.svg`; nil for one that is not built in.
  public static func file(at path: String) -> [UInt8]? {
    switch path {
    case "Icons/Smile.svg": PackageResources.Smile_svg
    case "Pictures/SmilePicture.svg": PackageResources.SmilePicture_svg
    case "Icons/Coffee.svg": PackageResources.Coffee_svg
    case "Pictures/CoffeePicture.svg": PackageResources.CoffeePicture_svg
    case "Icons/Drinks.svg": PackageResources.Drinks_svg
    case "Pictures/DrinksPicture.svg": PackageResources.DrinksPicture_svg
    case "Icons/ThumbsUp.svg": PackageResources.ThumbsUp_svg
    case "Pictures/ThumbsUpPicture.svg": PackageResources.ThumbsUpPicture_svg
    case "Icons/ThumbsDown.svg": PackageResources.ThumbsDown_svg
    case "Pictures/ThumbsDownPicture.svg": PackageResources.ThumbsDownPicture_svg
    case "Icons/Raining.svg": PackageResources.Raining_svg
    case "Pictures/RainingPicture.svg": PackageResources.RainingPicture_svg
    case "Icons/Clock.svg": PackageResources.Clock_svg
    case "Pictures/ClockPicture.svg": PackageResources.ClockPicture_svg
    default: nil
    }
  }
}
