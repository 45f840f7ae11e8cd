// refused: cannot convert value of type
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

enum Screen { case home(Int) }
enum ScreenAction { case home(Int) }
enum OtherAction { case home(Int) }
extension Screen { var home: Int? { if case .home(let home) = self { home } else { nil } } }
extension OtherAction { var home: Int? { if case .home(let home) = self { home } else { nil } } }

@MainActor func view(_ store: ObservableStore<Screen, ScreenAction>) -> some View {
  CaseLet(store, value: \.home, action: CasePath(\.home, OtherAction.home)) { Text("\($0.value)") }
}
