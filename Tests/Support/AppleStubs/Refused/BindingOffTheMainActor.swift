// refused: main actor-isolated instance method
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

func count(_ store: ScopedStore<Int, Int>) -> Binding<Int> {
  store.binding(get: \.self, send: { $0 })
}
