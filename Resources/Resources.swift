public enum Resources { public static var menuItems: [UInt8] { PackageResources.MenuItems_json } }
