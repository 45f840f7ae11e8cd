// Stage 7: what a control shows and changes, as a binding.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(Observation)
  public import SwiftUI

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ObservableStore {
    /// A binding that reads a member of the value, and sends an action instead of writing it.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(get: \.name, send: Action.nameChanged))
    /// ```
    ///
    /// What the control then shows is what the reducer made of the action: it may correct or refuse it.
    ///
    /// - Parameters:
    ///   - path: Where the member lies. Who reads the binding is told of this member only.
    ///   - action: Makes the action from what the control wants the member to be.
    @MainActor
    public func binding<Member: Equatable>(
      get path: KeyPath<Value, Member>, send action: @escaping (_ new: Member) -> Action
    ) -> Binding<Member> {
      Binding(
        get: { @MainActor in self[dynamicMember: path] },
        set: { @MainActor new in self.send(action(new)) })
    }
  }
#endif

#if canImport(SwiftUI) && canImport(Combine)
  extension StoreObject {
    /// A binding that reads a part of the value, and sends an action instead of writing it.
    ///
    /// For the rest it is as ``ObservableStore/binding(get:send:)``.
    @MainActor
    public func binding<Member>(
      get member: @escaping (Value) -> Member, send action: @escaping (_ new: Member) -> Action
    ) -> Binding<Member> {
      Binding(
        get: { @MainActor in member(self.value) },
        set: { @MainActor new in self.send(action(new)) })
    }
  }
#endif
