// Stage 8: screens by position and by id.

nonisolated extension Routes: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { _routes.count }

  // Without a member of `Sequence` itself, the conformance does not compile in a module whose
  // default isolation is the main actor.
  public func makeIterator() -> IndexingIterator<[Route<Screen>]> { _routes.makeIterator() }

  /// The route at `index`. The root is at 0 and is a cover.
  public subscript(index: Int) -> Route<Screen> { _routes[index] }

  /// The screen on top, which may be the root, changed in place.
  public var top: Screen {
    get { _routes[_routes.count - 1].screen }
    _modify { yield &_routes[_routes.count - 1].screen }
  }

  /// The id of the screen on top.
  public var topID: RouteID { ids[ids.count - 1] }

  /// Whether the screen at an address is on top. All others are covered, so their actions may be second taps.
  public func isTop(_ address: RouteAddress) -> Bool { index(of: address) == count - 1 }

  /// The index of the screen at an address, or `nil` if it has left.
  public func index(of address: RouteAddress) -> Int? {
    switch address {
    case .id(let number): ids.lastIndex { $0.number == number }
    case .index(let index): indices.contains(index) ? index : nil
    }
  }

  /// The id of the screen at an address, or `nil` if it has left.
  public func id(of address: RouteAddress) -> RouteID? { index(of: address).map { ids[$0] } }

  /// The screen with the id `id`, or `nil` if it has left. Otherwise the same as with an address.
  public subscript(id: RouteID) -> Screen? {
    get { self[_address(of: id)] }
    set { self[_address(of: id)] = newValue }
    _modify { yield &self[_address(of: id)] }
  }

  /// Once the screen has left, its number may be another one's; no screen has the number 0.
  func _address(of id: RouteID) -> RouteAddress { .id(ids.contains(id) ? id.number : 0) }

  /// The screen at an address, or `nil` if there is none. It is changed in place.
  ///
  /// ```swift
  /// case .router(.routeAction(let address, .edit(.saved))):
  ///   flow.routes[address]?.edit?.isSaved = true
  /// ```
  ///
  /// Assigning `nil` removes the screen as ``removeAll(where:)`` does, so the root stays. A screen that is
  /// assigned to an address without one is dropped.
  ///
  /// - Precondition: No function that gets the root `inout` sets it to `nil`.
  public subscript(address: RouteAddress) -> Screen? {
    get { index(of: address).map { _routes[$0].screen } }
    set {
      guard let index = index(of: address) else { return }
      if let newValue {
        _routes[index].screen = newValue
      } else {
        _remove(_indicesToRemove { $0 == index })
      }
    }
    _modify {
      guard let index = index(of: address) else {
        var none: Screen?
        yield &none
        return
      }
      let (style, hasNavigation) = (_routes[index].style, _routes[index].hasNavigation)
      // The route is moved out while its screen is changed: with two owners it would be copied.
      var screen: Screen? = _routes.remove(at: index).screen
      defer {
        if let screen {
          _routes.insert(
            Route(style: style, hasNavigation: hasNavigation, screen: screen), at: index)
        } else if index > 0 {
          ids.remove(at: index)
          _remove(_indicesToRemove())
        } else {
          fatalError("A function that got the root `inout` set it to `nil`: the root must stay.")
        }
      }
      yield &screen
    }
  }
}
