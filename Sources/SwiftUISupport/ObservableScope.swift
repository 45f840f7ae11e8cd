// SwiftUI: parts of an observable store.

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A part of this store, for an inner view. Calling this reads nothing.
    public func scope<Part, PartAction>(
      value: KeyPath<Value, Part>, action: CasePath<Action, PartAction>
    ) -> ObservableStore<Part, PartAction> {
      .init(
        scope().scope(value: value, action: action), in: self, [value, action.path, nil],
        isTotal: value.isTotal)
    }

    /// A part of this store that sends no actions.
    public func scope<Part>(value: KeyPath<Value, Part>) -> ObservableStore<Part, Never> {
      .init(scope().scope(value: value), in: self, [value, nil, nil], isTotal: value.isTotal)
    }

    /// A part of this store that is a property of the scoped store, as an app defines them at stage 7.
    ///
    /// ```swift
    /// CounterView(store: app.scope(\.counter))
    /// ```
    public func scope<Part, PartAction>(
      _ part: KeyPath<ScopedStore<Value, Action>, ScopedStore<Part, PartAction>>
    ) -> ObservableStore<Part, PartAction> { .init(scope()[keyPath: part], in: self, [part]) }

    /// A part that may be missing, such as the payload of a case, or `nil` if it is.
    ///
    /// A view that calls this, like `CaseLet`, is notified when the part arrives or leaves, or is
    /// replaced by one with another id. Otherwise the same as `Scopable/scope(ifPresent:action:)`.
    public func scope<Part, PartAction>(
      ifPresent value: KeyPath<Value, Part?>, action: CasePath<Action, PartAction>
    ) -> ObservableStore<Part, PartAction>? {
      let id = _member(value.appending(path: \.ownID), isTotal: true)
      return scope().scope(ifPresent: value, action: action).map {
        .init($0, in: self, [value, action.path, id])
      }
    }

    /// The screen with the id `id`, or `nil` if it has left. Its store keeps the last value while it leaves.
    func scope<Screen, ScreenAction>(
      routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
      action: CasePath<Action, RouterAction<ScreenAction>>
    ) -> ObservableStore<Screen, ScreenAction>? {
      _ = _member(routes.appending(path: \.ids), isTotal: true)
      return scope().scope(routes: routes, id: id, action: action).map {
        .init($0, in: self, [routes, action.path, id])
      }
    }
  }

  extension Optional {
    /// For a path from which a reader learns whether another part has come.
    var ownID: AnyHashable? { map { childID($0) } }
  }
#endif
