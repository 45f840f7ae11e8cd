// refused: requires that 'ScopedStore<Int, Int>'
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

struct CountView: View {
  @ObservedObject var store: ScopedStore<Int, Int>
  var body: some View { Text("\(store.value)") }
}
