// Terminal UI: the main loop of a full-screen program.

@MainActor
public final class MainLoop {
  private let terminal: Terminal
  private let frame: (Size) -> Frame
  private var shown: Frame

  public init(_ terminal: Terminal, frame: @escaping (Size) -> Frame) {
    (self.terminal, self.frame, shown) = (terminal, frame, Frame(size: terminal.size))
  }

  /// Runs until the program is done, the input ends, or a signal asks the program to quit.
  ///
  /// - Parameter press: Handles a key, except for Ctrl-L, which draws the screen again. A click comes with what is
  ///   shown there.
  public func run(until isDone: () -> Bool, press: (Key, Target?) -> Void) async -> Int32? {
    draw()
    for await _ in terminal.events.arrivals {
      for event in terminal.events.take() where !isDone() {
        switch event {
        case .key(.control("l")), .redraw: terminal.resume()
        case .key(.click(let row, let column)):
          // It is meant for what the keys before it have led to.
          draw()
          press(.click(row: row, column: column), shown.target(row: row, column: column))
        case .key(let key): press(key, nil)
        case .quitRequested(let signal): return signal
        case .endOfInput: return nil
        }
      }
      if isDone() { return nil }
      draw()
    }
    return nil
  }

  /// Draws when the main actor has finished its current work, such as a batch of keys or of effects' actions.
  public func drawSoon() { terminal.events.arrival.yield() }

  public func draw() {
    shown = frame(terminal.size)
    terminal.draw(shown)
  }
}
