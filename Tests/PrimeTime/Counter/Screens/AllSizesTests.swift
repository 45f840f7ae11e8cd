// Every state has a frame in every size.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct AllSizesTests {
  /// Every screen in the small sizes, and some of the larger ones, to save time.
  @Test(arguments: 0..<Screen.allCases.count)
  func everySizeHasAFrameOfThatSize(index: Int) {
    let states = Self.states.map { $0.after(.screenChosen(Screen.allCases[index])) }
    for columns in 1...90 {
      for rows in 1...30 where columns <= 20 && rows <= 6 || (columns + 3 * rows + index) % 23 == 0
      {
        let state = states[(columns * 5 + rows) % states.count]
        expectFrame(state, Size(columns: columns, rows: rows))
      }
    }
  }

  @Test func anEmptySizeHasAnEmptyFrame() {
    for size in [Size(columns: 0, rows: 0), Size(columns: 0, rows: 5), Size(columns: 5, rows: 0)] {
      for state in Self.states { expectFrame(state, size) }
    }
  }

  private func expectFrame(_ state: ScreenState, _ size: Size) {
    let frame = frame(state, size: size)
    #expect(frame.size == size)
  }

  private static let states: [ScreenState] = [
    .fresh, .evening,
    crowded.after(.app(.counter(.countEntered(.max)))),
    crowded.after(.app(.counter(.countEntered(.min)))),
    crowded.after(.timeline(.visit(moment: 3))),
    crowded.after(
      .app(.favoritesFile(.failed(message: String(repeating: "漢字", count: 200)))),
      .app(.nthPrime(.failed(n: .min, message: "no")))),
    crowded.after(.typed(.name(TextField(String(repeating: "한글", count: 90))))),
    evening.after(.app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: .max, progress: 2)))),
  ]

  private static let evening = ScreenState.evening

  /// A thousand favorites, a thousand activities, and a name longer than any screen is wide.
  private static let crowded: ScreenState = {
    var state = ScreenState(file: String(repeating: "/目录", count: 100))
    let primes = (2...8_000).filter(isPrime).prefix(1_000)
    state = state.after(
      primes.flatMap {
        [.app(.counter(.countEntered($0))), .app(.primeModal(.saveFavoritePrimeTapped))]
      })
    let name = String(repeating: "漢字 👩‍👩‍👧 e\u{301} ", count: 30)
    return state.after(
      .app(.login(.loginTapped(AppState.User(id: 1, name: name, bio: "")))),
      .screenChosen(.favorites), .cursorMoved(.toEnd), .selectAllTapped)
  }()
}
