// The state of the full-screen program.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TerminalScreens
import TerminalUI

struct ScreenState: Equatable {
  /// The app with its whole history.
  var timeline = Timeline()
  var file: String
  var screen = Screen.counter
  var typed: Typed?
  /// The text that all shown rows of the list contain; empty to show all rows.
  var filter = ""
  /// The cursors of the lists. One that is missing is at the start.
  var cursors: [Screen: Cursor] = [:]
  var selected: Set<Int> = []
  /// A note, shown until the next key.
  var note: String?
  /// Alerts, each of which stays until the user closes it.
  var alerts: [Alert] = []
  /// The part that is done of a page to which the timeline is being exported.
  var exportProgress: Double?
  var isQuitting = false
  /// Whether the user quit while the favorites were being written.
  var quitsWhenWritten = false

  /// The app as it is shown, which may be the past.
  var app: AppState { timeline.shown.present }
}

/// The screen that is shown.
///
/// An enum is enough here, without ``Routes``: every screen is one key away from any other, exists once, and
/// has no state or effect that ends when the user leaves it, and Esc always goes to the counter. A stack would
/// only have to be kept from growing.
enum Screen: String, CaseIterable {
  case counter, primeSheet, favorites, activity, timeline, help

  /// The screens that have a tab, in order.
  static let tabs: [Screen] = [.counter, .favorites, .activity, .timeline, .help]

  /// The screen that Tab leads to, or Shift-Tab with −1.
  func next(_ step: Int) -> Screen {
    let (tabs, index) = (Screen.tabs, Screen.tabs.firstIndex(of: self) ?? 0)
    return tabs[(index + step + tabs.count) % tabs.count]
  }
}

/// Text that is being typed, until Enter confirms it.
enum Typed: Equatable {
  case number(TextField)
  case name(TextField)
  /// The text is in ``ScreenState/filter``, too, so that it filters the list while it is being typed.
  case filter(TextField)

  var field: TextField {
    switch self {
    case .number(let field), .name(let field), .filter(let field): field
    }
  }
}

/// A box over the screen.
struct Alert: Equatable {
  var title: String
  var text: String
  var isFailure = true
  var question: Question?

  enum Question: Equatable {
    case overwrite(path: String)
    case quit
  }
}

enum ScreenAction: Equatable {
  case timeline(TimelineAction)
  case screenChosen(Screen)
  /// Moves the cursor of a list, by default that of the screen.
  case cursorMoved(Movement, on: Screen? = nil)
  case rowChosen(Int, Screen)
  case boxTicked(row: Int)
  /// The filter of the list changed, while it was being typed or afterwards.
  case filtered(TextField, isTyped: Bool)
  case selectTapped
  case selectAllTapped
  case typed(Typed?)
  /// A key has no effect now, for this reason.
  case refused(String)
  case alerted(Alert)
  case alertClosed
  case exportTapped
  case exporting(Double)
  /// The timeline has been exported to this file.
  case exported(String)
  case quitTapped
  case writeAndQuitTapped
  /// The program is about to end, and waits for effects in flight.
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

  static func app(_ action: AppAction) -> ScreenAction { .timeline(.app(.perform(action))) }
}
