// Errors you will see: a model where everything is on the main actor.
// Compiled with: -default-isolation MainActor

import Foundation
import Stage4Effects

struct Track: Decodable { var title: String }

func load(data: Data) -> Effect<Track> {
  .run { send in
    // error: main actor-isolated conformance of 'Track' to 'Decodable'
    await send(try JSONDecoder().decode(Track.self, from: data))
  }
}
