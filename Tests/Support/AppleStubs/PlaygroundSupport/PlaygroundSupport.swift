// What this package uses of Apple's PlaygroundSupport, as Apple declares it, and no more.
// SPDX-License-Identifier: MIT

public import SwiftUI

public final class PlaygroundPage {
  // The main actor is ours: Apple says nothing of isolation, and a page has no other.
  @MainActor public static let current = PlaygroundPage()

  init() {}

  public final func setLiveView<IncomingView>(_ newLiveView: IncomingView)
  where IncomingView: View {}
}
