// Terminal test support: a frame as a picture.
// SPDX-License-Identifier: MIT

public import TerminalUI

extension Frame {
  /// The frame as an SVG that follows the reader's light or dark mode.
  ///
  /// - Parameter title: The text for screen readers.
  public func svg(title: String) -> String {
    let (width, height) = (
      size.columns * cellWidth + 2 * margin, size.rows * cellHeight + 2 * margin
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(escaped(title))</title>
      <style>\(style)</style>
      <rect class="screen" width="\(width)" height="\(height)" rx="8"/>
      \((0..<size.rows).flatMap(runs).map(element).joined(separator: "\n"))
      </svg>

      """
  }

  /// The runs of a row with the same style, without invisible blanks.
  private func runs(row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<size.columns where self[row, column].columns > 0 {
      let cell = self[row, column]
      if let last = runs.last, last.style == cell.style, last.end == column {
        runs[runs.count - 1].text.append(cell.character)
        runs[runs.count - 1].end = column + cell.columns
      } else {
        runs.append(
          Run(
            row: row, start: column, end: column + cell.columns, style: cell.style,
            text: String(cell.character)))
      }
    }
    return runs.filter { $0.style.reverse || $0.text.contains { $0 != " " } }
  }

  private func element(_ run: Run) -> String {
    let (x, y) = (run.start * cellWidth + margin, run.row * cellHeight + margin)
    let width = (run.end - run.start) * cellWidth
    let box =
      run.style.reverse
      ? #"<rect class="reverse" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(cellHeight)"/>"#
      : ""
    return box
      + #"<text class="\#(classes(run.style))" x="\#(x)" y="\#(y + 14)" textLength="\#(width)">"#
      + "\(escaped(run.text))</text>"
  }
}

private struct Run {
  let row: Int
  let start: Int
  var end: Int
  let style: Style
  var text: String
}

private let cellWidth = 9
private let cellHeight = 19
private let margin = 12

private let style = """
  text { font: 15px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #24292f }
  .screen { fill: #f6f8fa; stroke: #d0d7de }
  .reverse { fill: #24292f } text.reverse { fill: #f6f8fa }
  .bold { font-weight: bold } .dim { opacity: .6 }
  .red, .brightRed { fill: #cf222e } .green, .brightGreen { fill: #1a7f37 }
  .yellow, .brightYellow { fill: #9a6700 } .blue, .brightBlue { fill: #0969da }
  .magenta, .brightMagenta { fill: #8250df } .cyan, .brightCyan { fill: #1b7c83 }
  @media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .screen { fill: #0d1117; stroke: #30363d }
  .reverse { fill: #e6edf3 } text.reverse { fill: #0d1117 }
  .red, .brightRed { fill: #ff7b72 } .green, .brightGreen { fill: #3fb950 }
  .yellow, .brightYellow { fill: #d29922 } .blue, .brightBlue { fill: #58a6ff }
  .magenta, .brightMagenta { fill: #bc8cff } .cyan, .brightCyan { fill: #39c5cf }
  }
  """

private func classes(_ style: Style) -> String {
  let colour = style.foreground.map { "\($0)" }
  return [
    style.reverse ? "reverse" : nil, style.bold ? "bold" : nil, style.dim ? "dim" : nil,
    style.reverse ? nil : colour,
  ].compactMap(\.self).joined(separator: " ")
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
