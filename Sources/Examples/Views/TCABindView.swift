// The view that bound the two stores of the music map's original.

#if canImport(SwiftUI)
  import SwiftUI

  /// A view that shows nothing, and calls `content` when `sendEntity` changes: with a value of one store, to send an
  /// action to another.
  ///
  /// Do not copy this; it is here for comparison with `musicMapReducer`, a parent that relays between two features. No
  /// reducer knows what `content` does, and a test has to draw the view.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct TCABindView<SendEntityType: Equatable>: View {
    let sendEntity: SendEntityType?
    let content: (SendEntityType?) -> Void

    var body: some View {
      EmptyView().onChange(of: sendEntity) { _, sendEntity in content(sendEntity) }
    }
  }
#endif
