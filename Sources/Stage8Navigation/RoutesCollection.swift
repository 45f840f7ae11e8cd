// Stage 8: routes to be read one by one, and screens to be changed in place.
// SPDX-License-Identifier: MIT

extension Routes: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { above.count + 1 }

  /// The route at `index`, the root at 0.
  @inlinable
  public subscript(index: Int) -> Route<Screen> {
    index == 0 ? .cover(root, withNavigation: rootHasNavigation) : above[index - 1]
  }

  /// The screen at `index`, the root at 0. It is changed where it lies, and its id stays.
  ///
  /// - Precondition: There is a screen at `index`. Look for that of an id by `ids.firstIndex(of:)`.
  @inlinable
  public subscript(screen index: Int) -> Screen {
    get { index == 0 ? root : above[index - 1].screen }
    _modify {
      if index == 0 { yield &root } else { yield &above[index - 1].screen }
    }
  }

  /// The screen on top, which may be the root. It is changed where it lies, and its id stays.
  @inlinable
  public var top: Screen {
    get { self[screen: above.count] }
    _modify { yield &self[screen: above.count] }
  }
}

extension Routes: CustomReflectable {
  /// The routes without their ids, as those make no difference between equal ones.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
