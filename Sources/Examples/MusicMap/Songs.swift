// Music map: made-up songs, and a service that finds them.

import Foundation

/// A song, and its place if it has one.
public struct Song: Hashable, Identifiable, Sendable {
  public var id: Int
  public var title: String
  public var artist: String
  public var place: Coordinate?

  public init(id: Int, title: String, artist: String, place: Coordinate? = nil) {
    (self.id, self.title, self.artist, self.place) = (id, title, artist, place)
  }

  /// Whether the title or the artist's name contains `text`, ignoring case and accents.
  public func matches(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces)
    return [title, artist].contains {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  public static let all: [Song] = [
    Song(1, "Han River Lights", "The Night Ferries", 37.5172, 126.9950),
    Song(3, "Lights of Itaewon", "Cable Car", 37.5345, 126.9946),
    Song(7, "Lights of Odaiba", "Paper Umbrella", 35.6300, 139.7800),
    Song(8, "Seine, Later", "Café Minuit", 48.8530, 2.3499),
    Song(9, "Rue des Lumières", "Café Minuit", 48.8867, 2.3431),
    Song(11, "Greenwich Lights", "Mind the Band", 51.4769, -0.0005),
    Song(12, "Taveuni Today", "Both Sides of Yesterday", -16.8200, 179.9800),
    Song(13, "Taveuni Yesterday", "Both Sides of Yesterday", -16.8500, -179.9900),
    Song(14, "Northern Lights", "Long Polar Night", 78.2232, 15.6267),
    Song(15, "Lights Out in Ushuaia", "End of the World", -54.8019, -68.3030),
    Song(id: 16, title: "Lights of Nowhere", artist: "No Fixed Abode"),
  ]

  private init(
    _ id: Int, _ title: String, _ artist: String, _ latitude: Double, _ longitude: Double
  ) {
    self.init(id: id, title: title, artist: artist, place: Coordinate(nearest: latitude, longitude))
  }
}
