// The songs, and how they are found.
// SPDX-License-Identifier: MIT

import MusicMap
import Testing

@Suite struct SongsTests {
  @Test(arguments: [
    ("taveuni", [12, 13]), ("CAFE", [8, 9]), ("lumieres", [9]), (" seine ", [8]),
    ("no fixed abode", [16, 17]), ("xyz", []),
  ])
  func songsAreFoundByTitleAndArtist(text: String, ids: [Int]) async throws {
    #expect(try await MusicService().search(text).map(\.id) == ids)
  }

  @Test func everySongHasItsOwnID() {
    #expect(Set(Song.all.map(\.id)).count == Song.all.count)
  }

  @Test func theServiceFailsWhenItShould() async throws {
    let service = MusicService()
    await service.setFailing(true)
    await #expect(throws: MusicError.self) { try await service.search("lights") }
    await service.setFailing(false)
    #expect(try await service.search("umbrella").count == 2)
  }
}
