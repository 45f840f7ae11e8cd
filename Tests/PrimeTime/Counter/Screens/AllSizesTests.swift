// Every state has a frame in every kind of size.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI
import Testing

@testable import counter

@Suite struct AllSizesTests {
  /// Around each size at which the layout changes.
  private static let sizes = [
    (0, 0), (1, 1), (3, 2), (20, 5), (39, 8), (64, 11), (119, 31), (120, 12), (200, 60),
  ].map { Size(columns: $0, rows: $1) }

  @Test(arguments: Screen.allCases)
  func everySizeHasAFrameOfThatSize(screen: Screen) {
    for state in Self.states.map({ $0.after(.screenChosen(screen)) }) {
      for size in Self.sizes { #expect(frame(state, size: size).size == size) }
    }
  }

  private static let states: [ScreenState] = [
    crowded.after(.count(.max)), crowded.after(.timeline(.visit(moment: 1))),
    crowded.after(
      .app(.favoritesFile(.failed(message: String(repeating: "漢字", count: 200)))),
      .app(.nthPrime(.failed(n: .min, message: "no")))),
    crowded.after(.typed(.name(TextField(String(repeating: "한글", count: 90))))),
    .evening.after(.app(.nthPrime(.asked)), .app(.nthPrime(.progressed(n: .max, progress: 2)))),
  ]

  /// Three hundred favorites and activities, and a name longer than any screen is wide.
  private static let crowded = ScreenState(file: String(repeating: "/目录", count: 100)).after(
    .app(
      .favoritesFile(.loaded(path: "f", primes: (2...2_000).filter(isPrime)))),
    .app(
      .login(
        .loginTapped(
          .init(id: 1, name: String(repeating: "漢字 👩‍👩‍👧 e\u{301} ", count: 30), bio: "")))),
    .count(.min), .screenChosen(.favorites), .cursorMoved(.toEnd), .selectAllTapped)
}
