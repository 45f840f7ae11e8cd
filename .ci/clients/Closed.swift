// Declarations that a copy keeps closed: the compiler refuses each line below the first comment in any copy, those below
// the second in an internal copy and in a single file, and those below the third in a single file.

struct Row: Identifiable { var id = 0 }
func closed(
  _ store: Store<Int, Int>, _ rows: inout IdentifiedArray<Row>, _ routes: inout Routes<Int>,
  _ send: EffectSend<Int>, _ scope: ScopedStore<Int, Int>, _ history: inout Undoable<Int>,
  _ recorded: inout Recorded<Int, Int>
) {
  // Refused in every copy:
  store.value = 1
  store.state = 1
  store.observers = []
  store.queue = []
  store.phase = .idle
  store.handle(1)
  rows.ids = []
  rows.elements = []
  rows.positions = [:]
  routes.ids = []
  routes.routes = []
  routes.removed = []
  routes.refusedPushes = 0
  send.receive(1)
  scope.source
  history.past = []
  history.undo()
  recorded.actions = []
  recorded.append(1)
  // Also refused in an internal copy:
  store._state = 1
  store._observers = []
  store._queue = []
  store._phase = .idle
  store._handle(1)
  store._enqueue(1)
  store._drainQueue()
  // Also refused in a single file:
  rows._ids = []
  rows._elements = []
  routes._routes = []
  scope._sendAction(1)
}
