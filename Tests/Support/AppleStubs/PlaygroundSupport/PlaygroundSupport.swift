// What this package uses of Apple's PlaygroundSupport, as Apple declares it, and no more.
// SPDX-License-Identifier: MIT

public import SwiftUI

public protocol PlaygroundLiveViewable {}

/// What AppKit and UIKit make live: their views and view controllers.
open class NSView: PlaygroundLiveViewable {}

@MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  init() {}

  public var needsIndefiniteExecution = false
  public var liveView: (any PlaygroundLiveViewable)?

  public func finishExecution() -> Never { fatalError("There is no page.") }

  public final func setLiveView(_ newLiveView: some PlaygroundLiveViewable) {}

  public final func setLiveView<IncomingView>(_ newLiveView: IncomingView)
  where IncomingView: View {}
}
