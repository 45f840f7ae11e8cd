// The parts of Apple's PlaygroundSupport that this package uses, declared like Apple's.

public import SwiftUI

// Documented.

public protocol PlaygroundLiveViewable {}

@MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  init() {}

  public var needsIndefiniteExecution = false

  public final func setLiveView(_ newLiveView: some PlaygroundLiveViewable) {}

  public final func setLiveView(_ newLiveView: some View) {}
}
