// Stage 8: screens by position and by id.

nonisolated extension Routes: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { _routes.count }

  // Without a member of `Sequence` itself, the conformance does not compile in a module whose
  // default isolation is the main actor.
  public func makeIterator() -> IndexingIterator<[Route<Screen>]> { _routes.makeIterator() }

  /// The route at `index`, where there must be one. The root is at 0 and is a cover.
  public subscript(index: Int) -> Route<Screen> { _routes[_checked(index)] }

  /// The screen at `index`, where there must be one, changed in place.
  public subscript(screen index: Int) -> Screen {
    get { _routes[_checked(index)].screen }
    _modify { yield &_routes[_checked(index)].screen }
  }

  /// The screen on top, which may be the root, changed in place.
  public var top: Screen {
    get { _routes[_routes.count - 1].screen }
    _modify { yield &_routes[_routes.count - 1].screen }
  }

  public var topID: RouteID { ids[ids.count - 1] }

  /// The position of the screen with this id, or `nil` if it has left.
  public func index(of id: RouteID) -> Int? { ids.lastIndex(of: id) }

  /// The position of the screen at an address, or `nil` if there is none.
  public func index(of address: RouteAddress) -> Int? {
    switch address {
    case .number(let number): ids.lastIndex { $0.number == number }
    case .index(let index): indices.contains(index) ? index : nil
    }
  }

  /// The id of the screen at an address, or `nil` if there is none.
  public func id(of address: RouteAddress) -> RouteID? { index(of: address).map { ids[$0] } }

  /// The screen with the id `id`, or `nil` if it has left. Otherwise the same as with an address.
  public subscript(id: RouteID) -> Screen? {
    get { self[address(of: id)] }
    set { self[address(of: id)] = newValue }
    _modify { yield &self[address(of: id)] }
  }

  private func address(of id: RouteID) -> RouteAddress { .index(index(of: id) ?? -1) }

  /// The screen at an address, or `nil` if there is none. It is changed in place.
  ///
  /// ```swift
  /// case .router(.routeAction(let address, .edit(.saved))):
  ///   flow.routes[address]?.edit?.isSaved = true
  /// ```
  ///
  /// Assigning `nil` removes the screen as ``remove(ids:)`` does, so the root stays. A screen that is
  /// assigned to an address without one is dropped.
  ///
  /// - Precondition: No function that gets the root `inout` sets it to `nil`.
  public subscript(address: RouteAddress) -> Screen? {
    get { index(of: address).map { _routes[$0].screen } }
    set {
      guard let index = index(of: address) else { return }
      if let newValue { _routes[index].screen = newValue } else { remove(ids: [ids[index]]) }
    }
    _modify {
      let index = index(of: address)
      let style = index.map { _routes[$0].style }
      // The screen is moved out while it is changed: with two owners it would be copied.
      var screen = index.map { _routes.remove(at: $0).screen }
      defer {
        switch (index, style, screen) {
        case (nil, _, _): break
        case (let index?, let style?, let screen?):
          _routes.insert(Route(style: style, screen: screen), at: index)
        case (let index?, _, nil) where index > 0:
          ids.remove(at: index)
          remove(ids: [])  // The pushes that have lost their navigation.
        default:
          fatalError("A function that got the root `inout` set it to `nil`: the root must stay.")
        }
      }
      yield &screen
    }
  }

  func _checked(_ index: Int) -> Int {
    if indices.contains(index) { return index }
    fatalError(
      """
      There is no screen at \(index), only at 0..<\(count). Look for the screen with `index(of:)`, or \
      read it with `routes[address]`.
      """)
  }
}

nonisolated extension Routes: CustomReflectable {
  /// The routes without their ids, because equal routes may have different ids.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
