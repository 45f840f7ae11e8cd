import Foundation
import PrimeTime
import Testing

@testable import PrimeTimeViews

@Suite struct ActivityRowTests {
  @Test func theFeedShowsTheNewestFirst() {
    var state = AppState()
    let noon = Date(timeIntervalSince1970: 1_767_268_800)
    state.activityFeed = [
      .init(timestamp: noon, type: .addedFavoritePrime(7)),
      .init(timestamp: noon.addingTimeInterval(60), type: .removedFavoritePrime(7)),
    ]
    let rows = state.activityRows
    #expect(rows.map(\.text) == ["Removed 7", "Added 7"])
    #expect(rows.map(\.time) == [noon.addingTimeInterval(60), noon])
    #expect(rows.map(\.id) == [1, 0])
  }

  @Test func anAppThatWasNeverUsedHasNoRows() {
    #expect(AppState().activityRows.isEmpty)
  }
}
