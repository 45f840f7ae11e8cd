// Coordinator in SwiftUI: something that is loaded.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Coordinator
  import SwiftUI

  /// A text, or that it is loading, or why it cannot be had.
  struct LoadingText: View {
    private let text: Loading<String>

    init(_ text: Loading<String>) { self.text = text }

    var body: some View {
      switch text {
      case .notBegun: EmptyView()
      case .underway: ProgressView()
      case .done(let text): Text(text)
      case .failed(let why): Text("Failed: \(why)")
      }
    }
  }
#endif
