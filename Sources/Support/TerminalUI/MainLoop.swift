// Terminal UI: the main loop of a full-screen program.

extension Terminal {
  /// Shows `frame` until the program is done, the input ends, or a signal asks it to quit. Returns that signal.
  ///
  /// - Parameter press: Handles a key, except for Ctrl-L, which draws the screen again. A click comes with what is
  ///   shown there.
  @MainActor
  public func run(
    until isDone: () -> Bool, frame: (Size) -> Frame, press: (Key, Target?) -> Void
  ) async -> Int32? {
    draw(frame(size))
    for await _ in events.arrivals {
      for event in events.take() where !isDone() {
        switch event {
        case .key(.control("l")), .redraw: resume()
        case .key(.click(let row, let column)):
          // It is meant for what the keys before it have led to.
          press(.click(row: row, column: column), frame(size).target(row: row, column: column))
        case .key(let key): press(key, nil)
        case .quitRequested(let signal): return signal
        }
      }
      if isDone() { return nil }
      draw(frame(size))
    }
    return nil
  }

  /// Draws when the main actor has finished its current work, such as a batch of keys or of effects' actions.
  public func drawSoon() { events.arrival.yield() }
}
