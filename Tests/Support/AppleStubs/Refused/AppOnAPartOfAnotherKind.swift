// refused: no exact matches in call to initializer
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import PrimeTimeViews

@MainActor func view(_ store: ObservableStore<Int, CounterAction>) -> AppView {
  AppView(store: store)
}
