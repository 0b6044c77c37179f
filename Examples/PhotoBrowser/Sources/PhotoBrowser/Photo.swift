import HingeKit

/// A picture with its words. These are drawn; a program of its own would show files, as `.file(path:)`.
struct Photo {
  var title: String
  var place: String
  var story: String
  var source: PictureSource

  private init(_ title: String, _ place: String, _ story: String, svg drawing: String) {
    (self.title, self.place, self.story) = (title, place, story)
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200">"#
    source = .data(Array("\(head)\(drawing)</svg>".utf8), name: title)
  }

  static let all = [
    Photo(
      "First light", "Above the tree line",
      """
      We had left the hut at four, with lamps. Where the path comes out of the wood the sun stood all of a sudden between \
      the two summits, and for as long as it takes to drink a cup of tea the snow was the colour of apricots.

      Then it was simply day.
      """,
      svg: """
        <rect width="300" height="200" fill="#fbd9a0"/><circle cx="196" cy="96" r="30" fill="#fff3d6"/>
        <path d="M0 150 70 62 120 118 165 74 300 168V200H0Z" fill="#8d6a8f"/>
        <path d="M70 62 50 88 66 84 74 94 88 82Z" fill="#fdeee0"/>
        <path d="M0 176 90 132 180 172 250 146 300 160V200H0Z" fill="#54415f"/>
        """),
    Photo(
      "Low tide", "The long beach",
      """
      At low tide the sea goes out so far that one forgets it. Somebody has walked straight towards it, and has not come \
      back yet.
      """,
      svg: """
        <rect width="300" height="200" fill="#bfe3ea"/><circle cx="70" cy="52" r="20" fill="#fff7dc"/>
        <rect y="92" width="300" height="34" fill="#3f9bab"/><path d="M0 126H300V132Q200 140 120 130T0 136Z" fill="#e6f4f1"/>
        <path d="M0 132Q60 142 120 134T300 136V200H0Z" fill="#e8cf9d"/>
        <path d="M226 92 226 56 254 88H226M222 92H262L254 102H230Z" fill="#f4efe6" stroke="#7b4b2a" stroke-width="2"/>
        """),
    Photo(
      "Last bus", "The edge of town",
      """
      It had gone. One window was still lit, on the third floor, and whoever sat there had no need of the moon.
      """,
      svg: """
        <rect width="300" height="200" fill="#1d2545"/><circle cx="226" cy="54" r="24" fill="#f3eecb"/>
        <circle cx="216" cy="48" r="22" fill="#1d2545"/>
        <g fill="#f3eecb"><circle cx="40" cy="30" r="1.5"/><circle cx="90" cy="58" r="1.5"/>
        <circle cx="140" cy="24" r="1.5"/><circle cx="276" cy="96" r="1.5"/></g>
        <path d="M0 200V130H46V104H98V146H136V84H190V138H230V116H270V150H300V200Z" fill="#0f142b"/>
        <rect x="152" y="100" width="12" height="14" fill="#f7c65a"/>
        """),
    Photo(
      "Dunes", "Three days south",
      """
      The wind had combed them all night. Each of us stepped into the footprints of the one before, so that only one line \
      of them was left behind, and that was gone in the evening.
      """,
      svg: """
        <rect width="300" height="200" fill="#f7b267"/><circle cx="236" cy="46" r="22" fill="#fff0c9"/>
        <path d="M0 122Q80 70 160 116T300 96V200H0Z" fill="#e07a3f"/>
        <path d="M0 160Q90 110 190 150T300 140V200H0Z" fill="#b6532f"/>
        <path d="M0 190Q120 150 300 182V200H0Z" fill="#7d3524"/>
        """),
  ]
}
