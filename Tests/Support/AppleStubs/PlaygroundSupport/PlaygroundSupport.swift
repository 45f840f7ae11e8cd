// The parts of Apple's PlaygroundSupport that this package uses, declared like Apple's.
// SPDX-License-Identifier: MIT

public import SwiftUI

public protocol PlaygroundLiveViewable {}

/// AppKit and UIKit make their views and view controllers conform.
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
