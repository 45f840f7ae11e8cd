// Stage 1: the store as an object that a SwiftUI view observes. Skip this file at first.
// SPDX-License-Identifier: MIT

#if canImport(Combine)
  public import Combine

  /// ```swift
  /// @ObservedObject var store: Store<AppState, AppAction>
  /// ```
  ///
  /// SwiftUI updates such a view after every action, whatever it changed. It costs nothing until a
  /// view observes the store.
  nonisolated extension Store: ObservableObject {
    /// Sends before every action, in the store's isolation, while ``value`` is still the old one.
    ///
    /// It is the same publisher each time. It does not retain the store.
    public var objectWillChange: ObservableObjectPublisher {
      if let publication = publication as? Publication { return publication.publisher }
      let publisher = ObservableObjectPublisher()
      let token = beforeEachAction { publisher.send() }
      publication = Publication(publisher: publisher, token: token)
      return publisher
    }
  }

  /// The publisher of a store that a view observes, and its subscription.
  private nonisolated final class Publication {
    let publisher: ObservableObjectPublisher
    let token: ObserverToken

    init(publisher: ObservableObjectPublisher, token: ObserverToken) {
      self.publisher = publisher
      self.token = token
    }
  }
#endif
