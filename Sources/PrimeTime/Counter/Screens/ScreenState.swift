// All that the full-screen program knows.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// All that the full-screen program knows.
struct ScreenState: Equatable {
  /// The app, and all that it went through.
  var timeline = Timeline()
  /// Where the favorites are written, and loaded from.
  var file: String
  var screen = Screen.counter
  /// What is being typed.
  var typed: Typed?
  /// What the rows of the list contain that are shown; empty for all of them.
  var filter = ""
  /// The row that a key would select, among the favorites that are shown.
  var favoritesCursor = 0
  /// The favorites that a key would delete.
  var selected: Set<Int> = []
  var activityCursor = 0
  /// The row that was clicked last.
  var clicked: Clicked?
  var helpCursor = 0
  /// Good news, until the next key.
  var note: String?
  /// What is not to be missed: each stays until it is closed.
  var alerts: [Alert] = []
  /// Whether the timeline goes on from moment to moment by itself.
  var isPlaying = false
  var isQuitting = false

  /// The app as it is shown, which may be the past.
  var app: AppState { timeline.shown.present }
}

/// What is shown.
///
/// One of a few, and no ``Routes``: each is a key away from every other, none is there twice, Esc leads to
/// the counter from all of them, and none has a state or an effect that ends when it is left. A stack
/// would have to be kept from growing, and would hold nothing that this does not.
enum Screen: CaseIterable {
  case counter, primeSheet, favorites, activity, timeline, help

  /// Those that have a tab, in their order.
  static let tabs: [Screen] = [.counter, .favorites, .activity, .timeline, .help]

  /// The screen that Tab leads to, or Shift-Tab with −1.
  func next(_ step: Int) -> Screen {
    let (tabs, index) = (Screen.tabs, Screen.tabs.firstIndex(of: self) ?? 0)
    return tabs[(index + step + tabs.count) % tabs.count]
  }
}

/// A row that was clicked, and the one in the middle of the list then, where it stays: else the rows would
/// move under the mouse.
struct Clicked: Equatable {
  var row: Int
  var screen: Screen
  var middle: Int
}

/// Something that is typed, and means something only once Enter is.
enum Typed: Equatable {
  case number(String)
  case name(String)
  /// The text itself is the filter already.
  case filter
}

/// A box over the screen.
struct Alert: Equatable {
  var title: String
  var text: String
  var isFailure: Bool
}

/// What can happen on the screens.
enum ScreenAction: Equatable {
  case timeline(TimelineAction)
  case screenChosen(Screen)
  case cursorMoved(Movement)
  /// A row of a list was clicked.
  case rowChosen(Int, Screen)
  /// The box of a favorite was clicked.
  case boxTicked(row: Int)
  /// What the rows of the list are to contain, whether that is still being typed or not.
  case filtered(String, isTyped: Bool)
  case selectTapped
  case selectAllTapped
  /// What is typed now, `nil` if it was dropped.
  case typed(Typed?)
  /// A key came that has nothing to do, and this is why.
  case refused(String)
  case alerted(Alert)
  case alertClosed
  case playTapped
  /// A moment has been shown long enough.
  case played
  /// The timeline is to be written as a web page.
  case exportTapped
  /// It is in this file.
  case exported(String)
  case quitTapped
  /// The program is about to end, and waits for what still runs.
  case finishing

  enum Movement: Equatable {
    case by(Int)
    case toStart, toEnd
  }
}

extension ScreenAction {
  var timeline: TimelineAction? {
    if case .timeline(let action) = self { action } else { nil }
  }

  /// An action of the app.
  static func app(_ action: AppAction) -> ScreenAction { .timeline(.app(.perform(action))) }
}
