// SwiftUI: parts of an observable store.
// SPDX-License-Identifier: MIT

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A part of this store, for an inner view.
    ///
    /// ```swift
    /// A1View(store: store.scope(value: \.a1, action: CasePath(\.a1, TabBarAction.a1)))
    /// ```
    ///
    /// As long as a view retains the part, every call returns the same object, so SwiftUI sees that
    /// the view inside has not changed when the one around it is updated. A view that calls this does
    /// not count as a reader of the part.
    public func scope<Part, PartAction>(
      value: KeyPath<Value, Part>, action: CasePath<Action, PartAction>
    ) -> ObservableStore<Part, PartAction> {
      let part = parts.part(value, action.path) { store.scope(value: value, action: action) }
      return part!  // This part is never missing.
    }

    /// A part of this store that sends no actions.
    public func scope<Part>(value: KeyPath<Value, Part>) -> ObservableStore<Part, Never> {
      let part = parts.part(value, nil) {
        store.scope(value: { $0[keyPath: value] }, action: { (_: Never) -> Action in })
      }
      return part!  // This part is never missing.
    }

    /// A part that may be missing, such as the payload of a case, or `nil` if it is.
    ///
    /// A view that calls this, like `CaseLet`, is notified when the part arrives or leaves, or is
    /// replaced by one with another id. Otherwise the same as `Scopable/scope(ifPresent:action:)`.
    public func scope<Part, PartAction>(
      ifPresent value: KeyPath<Value, Part?>, action: CasePath<Action, PartAction>
    ) -> ObservableStore<Part, PartAction>? {
      guard let id = self[dynamicMember: value.appending(path: \.ownID)] else { return nil }
      return parts.part(value, action.path, id: id) {
        store.scope(ifPresent: value, action: action)
      }
    }

    /// A store of the screen with the id `id`, or `nil` if it has left and no view shows it.
    ///
    /// It keeps the last value while the screen leaves. Read the routes' `ids` to be notified of
    /// screens that come and go.
    public func scope<Screen, ScreenAction>(
      routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
      action: CasePath<Action, RouterAction<ScreenAction>>
    ) -> ObservableStore<Screen, ScreenAction>? {
      parts.part(routes, action.path, id: id) {
        store.scope(routes: routes, id: id, action: action)
      }
    }

    /// The element with this id in an identified array, or `nil` if it is missing.
    ///
    /// Read the array's `ids` to be notified of elements that come and go.
    public func scope<Element: Identifiable, Part>(
      elementsByID elements: KeyPath<Value, IdentifiedArray<Element>>, id: Element.ID,
      action: CasePath<Action, ElementAction<Element.ID, Part>>
    ) -> ObservableStore<Element, Part>? {
      parts.part(elements, action.path, id: id) {
        store.scope(elementsByID: elements, id: id, action: action)
      }
    }
  }

  /// The parts that views retain.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  final class ObservableParts {
    private var parts: [Key: Part] = [:]
    private var limit = 16

    private struct Key: Hashable {
      let value: AnyKeyPath
      let action: AnyKeyPath?
      let id: AnyHashable?
    }

    private struct Part { weak var store: AnyObject? }

    /// The part that exists for these paths and this id, or else a new one from `make`.
    func part<Value, Action>(
      _ value: AnyKeyPath, _ action: AnyKeyPath?, id: AnyHashable? = nil,
      _ make: () -> ScopedStore<Value, Action>?
    ) -> ObservableStore<Value, Action>? {
      let key = Key(value: value, action: action, id: id)
      if let part = parts[key]?.store as? ObservableStore<Value, Action> { return part }
      guard let part = make().map({ ObservableStore($0) }) else { return nil }
      if parts.count >= limit {
        parts = parts.filter { $0.value.store != nil }
        limit = max(16, 2 * parts.count)
      }
      parts[key] = Part(store: part)
      return part
    }
  }

  // Key paths need properties.
  extension Optional {
    fileprivate var ownID: AnyHashable? { map { childID($0) } }
  }
#endif
