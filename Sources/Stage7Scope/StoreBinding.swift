// Stage 7: a binding for a control, which sends an action instead of writing.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(Observation)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A binding that reads a member of the value and sends an action instead of writing it.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(get: \.name, send: Action.nameChanged))
    /// ```
    ///
    /// The control then shows what the reducer made of the action, which may correct or refuse it.
    ///
    /// - Parameters:
    ///   - path: The member. Readers of the binding are notified of changes to this member only.
    ///   - action: Makes an action from the value that the control would write.
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
    /// A binding that reads a part of the value and sends an action instead of writing it.
    ///
    /// Otherwise the same as ``ObservableStore/binding(get:send:)``.
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
