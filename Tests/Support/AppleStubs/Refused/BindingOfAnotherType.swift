// refused: cannot convert value of type
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

@MainActor func name(_ store: ScopedStore<Int, Int>) -> Binding<String> {
  store.binding(get: \.self, send: { $0 })
}
