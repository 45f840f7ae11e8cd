// SwiftUI: parts of an observable store.

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A part of this store, for an inner view.
    ///
    /// As long as a view retains the part, every call returns the same object, so SwiftUI sees that
    /// the inner view has not changed when the outer one is updated. Calling this reads nothing.
    public func scope<Part, PartAction>(
      value: KeyPath<Value, Part>, action: CasePath<Action, PartAction>
    ) -> ObservableStore<Part, PartAction> {
      _retained(value, action.path) { scope().scope(value: value, action: action) }!
    }

    /// A part of this store that sends no actions.
    public func scope<Part>(value: KeyPath<Value, Part>) -> ObservableStore<Part, Never> {
      _retained(value, nil) { scope().scope(value: value) { (_: Never) -> Action in } }!
    }

    /// A part that may be missing, such as the payload of a case, or `nil` if it is.
    ///
    /// A view that calls this, like `CaseLet`, is notified when the part arrives or leaves, or is
    /// replaced by one with another id. Otherwise the same as `Scopable/scope(ifPresent:action:)`.
    public func scope<Part, PartAction>(
      ifPresent value: KeyPath<Value, Part?>, action: CasePath<Action, PartAction>
    ) -> ObservableStore<Part, PartAction>? {
      let idPath = value.appending(path: \.ownID)
      guard let id = _member(idPath, comparing: idPath) else { return nil }
      return _retained(value, action.path, id: id) {
        scope().scope(ifPresent: value, action: action)
      }
    }

    /// A store of the screen with the id `id`, or `nil` if it has left and no view shows it.
    ///
    /// It keeps the last value while the screen leaves. Calling this reads nothing.
    public func scope<Screen, ScreenAction>(
      routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
      action: CasePath<Action, RouterAction<ScreenAction>>
    ) -> ObservableStore<Screen, ScreenAction>? {
      _retained(routes, action.path, id: id) {
        scope().scope(routes: routes, id: id, action: action)
      }
    }

    /// The element with this id in an identified array, or `nil` if it is missing. Calling this reads
    /// nothing.
    public func scope<Element: Identifiable, Part>(
      elementsByID elements: KeyPath<Value, IdentifiedArray<Element>>, id: Element.ID,
      action: CasePath<Action, ElementAction<Element.ID, Part>>
    ) -> ObservableStore<Element, Part>? {
      _retained(elements, action.path, id: id) {
        scope().scope(elementsByID: elements, id: id, action: action)
      }
    }
  }

  extension Optional {
    fileprivate var ownID: AnyHashable? { map { childID($0) } }
  }
#endif
