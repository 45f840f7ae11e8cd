// SwiftUI: rows for the elements of an identified array.

#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ForEach where Content: View {
    /// A row for each element of an identified array, with a part of the store for each.
    ///
    /// ```swift
    /// ForEach(store, elementsByID: \.rows, action: CasePath(\.row, ContactsAction.row)) { row in
    ///   Button("Details") { store.send(.rowTapped(row.id)) }
    /// }
    /// ```
    ///
    /// The view around it is notified when elements come, go or move, and a row when its element
    /// changes. A computed array is computed once for each action. A row that SwiftUI still shows when
    /// its element has left keeps the last value.
    @MainActor
    public init<Value, Action, Element: Identifiable, Part>(
      _ store: ObservableStore<Value, Action>,
      elementsByID elements: KeyPath<Value, IdentifiedArray<Element>>,
      action: CasePath<Action, ElementAction<Element.ID, Part>>,
      @ViewBuilder row: @escaping (ObservableStore<Element, Part>) -> Content
    ) where Data == IdentifiedArray<Element>, ID == Element.ID {
      self.init(store._elements(elements)) { element in row(store._row(element, elements, action)) }
    }
  }
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ObservableStore {
  /// The elements, whose reader is notified when they come, go or move.
  func _elements<Element>(
    _ elements: KeyPath<Value, IdentifiedArray<Element>>
  ) -> IdentifiedArray<Element> {
    let list = _list(elements)
    _ = list._member(\.ids, isTotal: true)
    return list.scope().value
  }

  /// The part for an element, which SwiftUI may ask for late, when the element has left.
  func _row<Element, Part>(
    _ element: Element, _ elements: KeyPath<Value, IdentifiedArray<Element>>,
    _ action: CasePath<Action, ElementAction<Element.ID, Part>>
  ) -> ObservableStore<Element, Part> {
    let (list, id) = (_list(elements), element.id)
    let row = list.scope().scope(elementsByID: \.self, id: id, action: action)
    let late = list.scope().scope(
      value: { _ in element }, action: { action.embed(ElementAction(id: id, action: $0)) })
    // A late row is not equal to one that comes back.
    return .init(row ?? late, in: list, [action.path, id, row == nil])
  }

  /// A store of an identified array. A computed one is computed once for each action.
  private func _list<Element>(
    _ elements: KeyPath<Value, IdentifiedArray<Element>>
  ) -> ObservableStore<IdentifiedArray<Element>, Action> {
    let name = _name + [elements]
    let computed = { [weak _readings] (value: Value) -> IdentifiedArray<Element> in
      _readings?.result(name) { value[keyPath: elements] } ?? value[keyPath: elements]
    }
    let list =
      elements.isTotal
      ? scope().scope(value: elements) { $0 } : scope().scope(value: computed) { $0 }
    return .init(list, in: self, [elements])
  }
}
