import Glibc

/// An account of this machine.
struct User {
  let name: String
  let uid: uid_t
  let gid: gid_t

  /// Who runs compositors that refuse root: nobody else when the tests do not run as root.
  ///
  /// `meson-helpers/test` makes the account.
  static func forUnprivilegedCompositors() throws -> User? {
    guard geteuid() == 0 else { return nil }
    let name = "hinge-test"
    guard let entry = getpwnam(name) else { throw EndToEndError.missingUser(name) }
    return User(name: name, uid: entry.pointee.pw_uid, gid: entry.pointee.pw_gid)
  }
}
