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
    case "Examples/task-chooser.json": PackageResources.task_chooser_json
    case "Examples/door.json": PackageResources.door_json
    case "Examples/slide-out.json": PackageResources.slide_out_json
    case "Examples/floating-burger.json": PackageResources.floating_burger_json
    case "Gallery/penguin-balloon.svg": PackageResources.penguin_balloon_svg
    case "Gallery/penguin-family.svg": PackageResources.penguin_family_svg
    case "Gallery/penguin-fish.svg": PackageResources.penguin_fish_svg
    case "Gallery/penguin-slide.svg": PackageResources.penguin_slide_svg
    case "Gallery/penguin-sunbath.svg": PackageResources.penguin_sunbath_svg
    case "Gallery/penguin-umbrella.svg": PackageResources.penguin_umbrella_svg
    case "Gallery/penguins.svg": PackageResources.penguins_svg
    case "Gallery/robot-bath.svg": PackageResources.robot_bath_svg
    case "Gallery/robot-bird.svg": PackageResources.robot_bird_svg
    case "Gallery/robot-dance.svg": PackageResources.robot_dance_svg
    case "Gallery/robot-flower.svg": PackageResources.robot_flower_svg
    case "Gallery/robot-sleep.svg": PackageResources.robot_sleep_svg
    case "Gallery/robot-toast.svg": PackageResources.robot_toast_svg
    case "Gallery/robots.svg": PackageResources.robots_svg
    default: nil
    }
  }
}
