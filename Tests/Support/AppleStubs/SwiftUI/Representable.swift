// The parts of SwiftUI that this package uses, declared like Apple's: views of UIKit.
// SPDX-License-Identifier: MIT

public import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension UIViewRepresentable {
  @MainActor @preconcurrency
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  @MainActor @preconcurrency public var body: Never { fatalError("Nobody draws these views.") }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
}
