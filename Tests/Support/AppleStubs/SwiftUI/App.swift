// The parts of SwiftUI that this package uses, declared like Apple's: the app and its scenes.
// SPDX-License-Identifier: MIT

public import Foundation

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}

  public var body: Never { fatalError("Nobody draws these views.") }
}

extension Scene {
  @available(iOS 17.0, macOS 13.0, visionOS 1.0, *)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
