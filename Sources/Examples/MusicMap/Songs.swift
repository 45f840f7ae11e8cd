// Music map: made-up songs, and a service that finds them.

import Foundation

/// A song, and its place if it has one.
public struct Song: Hashable, Identifiable, Sendable {
  public var id: Int
  public var title: String
  public var artist: String
  public var place: Coordinate?

  init(_ id: Int, _ title: String, by artist: String, at place: Coordinate? = nil) {
    (self.id, self.title, self.artist, self.place) = (id, title, artist, place)
  }

  /// The songs whose title or artist contains `text`, ignoring case and accents.
  public static func search(_ text: String) -> [Song] {
    let text = text.trimmingCharacters(in: .whitespaces)
    return all.filter { song in
      [song.title, song.artist].contains {
        $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }

  public static let all: [Song] = [
    Song(1, "Han River Lights", by: "The Night Ferries", at: Coordinate(37.5172, 126.9950)),
    Song(3, "Lights of Itaewon", by: "Cable Car", at: Coordinate(37.5345, 126.9946)),
    Song(7, "Lights of Odaiba", by: "Paper Umbrella", at: Coordinate(35.6300, 139.7800)),
    Song(8, "Seine, Later", by: "Café Minuit", at: Coordinate(48.8530, 2.3499)),
    Song(9, "Rue des Lumières", by: "Café Minuit", at: Coordinate(48.8867, 2.3431)),
    Song(11, "Greenwich Lights", by: "Mind the Band", at: Coordinate(51.4769, -0.0005)),
    Song(12, "Taveuni Today", by: "Both Sides of Yesterday", at: Coordinate(-16.82, 179.98)),
    Song(13, "Taveuni Yesterday", by: "Both Sides of Yesterday", at: Coordinate(-16.85, -179.99)),
    Song(14, "Northern Lights", by: "Long Polar Night", at: Coordinate(78.2232, 15.6267)),
    Song(15, "Lights Out in Ushuaia", by: "End of the World", at: Coordinate(-54.8019, -68.3030)),
    Song(16, "Lights of Nowhere", by: "No Fixed Abode"),
  ]
}
