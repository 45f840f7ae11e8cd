// Tried: the blog post's view is updated once for each tap, before the store's observers are notified

import Combine
import PrimeTime
import Stage1Store
import SwiftUI

var store: Store! = Store(value: AppState(), reducer: appReducer)
weak let released = store
var log: [String] = []
let token = store.observe { log.append("observed \($0.count)") }
let cancellable = store.objectWillChange.sink { [weak store] in
  log.append("was \(store?.value.count ?? -1)")
}
var renderer: Renderer! = Renderer(ContentView(store: store))

for _ in 0..<2 { renderer.tap("+") }
renderer.tap("-")
expect(renderer.texts == ["-", "1", "+"] && renderer.bodies == 4)
expect(log == ["was 0", "observed 1", "was 1", "observed 2", "was 2", "observed 1"])

// A subscriber may send, and is not notified once it has cancelled.
var isFirst = true
let sender = store.objectWillChange.sink { [weak store] in
  if isFirst { store?.send(.counter(.incrTapped)) }
  isFirst = false
}
cancellable.cancel()
log = []
store.send(.counter(.incrTapped))
renderer.update()
expect(log == ["observed 2", "observed 3"] && renderer.texts[1] == "3")

// Neither the publisher nor its subscribers retain the store.
let publisher = store.objectWillChange
(store, renderer) = (nil, nil)
expect(released == nil)
withExtendedLifetime((publisher, token, sender)) {}
