// SwiftUI: rows for the elements of an identified array.

#if canImport(SwiftUI) && canImport(Observation)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ForEach where Content: View {
    /// A row for each element of an identified array, with a part of the store for each.
    ///
    /// ```swift
    /// ForEach(store, elementsByID: \.found, action: CasePath(\.item, ToDoAction.item)) { item in
    ///   ItemRow(store: item)
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
      let list = store._list(elements)
      self.init(list._elements()) { element in row(list._row(element, action)) }
    }
  }
#endif

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A store of an identified array, for the rows of a list.
    func _list<Element>(
      _ elements: KeyPath<Value, IdentifiedArray<Element>>
    ) -> ObservableStore<IdentifiedArray<Element>, Action> {
      _retained(elements, nil, id: "list") {
        if elements.isStored || scope()._computedFrom != nil {
          return scope().scope(value: elements) { (action: Action) in action }
        }
        let computed = ComputedPart(of: scope(), at: elements)
        return scope().scope(value: { _ in computed.value }, action: { (action: Action) in action })
      }!
    }

    /// The elements, whose reader is notified when they come, go or move.
    func _elements<Element>() -> Value where Value == IdentifiedArray<Element> {
      _ = _member(\.ids, comparing: \.ids)
      return scope().value
    }

    /// The part for an element, which SwiftUI may show even when the element has left.
    func _row<Element, Part>(
      _ element: Element, _ action: CasePath<Action, ElementAction<Element.ID, Part>>
    ) -> ObservableStore<Element, Part> where Value == IdentifiedArray<Element> {
      let row = scope(elementsByID: \.self, id: element.id, action: action)
      // What such a row sends goes to the reducer, which reports it.
      return row
        ?? ObservableStore<Element, Part>(
          Store(value: element) { [list = scope()] element, part in
            list.send(action.embed(ElementAction(id: element.id, action: part)))
          })
    }
  }

  /// A part that is computed once for each action. It subscribes before its readers, who see the result.
  private final class ComputedPart<Part> {
    private(set) var value: Part
    private var token: ObserverToken?

    init<Value>(of store: ScopedStore<Value, some Any>, at path: KeyPath<Value, Part>) {
      value = store.value[keyPath: path]
      token = store.observe { [weak self] in self?.value = $0[keyPath: path] }
    }
  }
#endif
