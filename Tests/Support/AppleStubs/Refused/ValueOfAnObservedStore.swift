// refused: get-only property
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

struct CountView: View {
  @ObservedObject var store: Store<Int, Int>
  var body: some View { Button("+") { store.value += 1 } }
}
