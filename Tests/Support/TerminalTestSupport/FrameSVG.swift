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
      \((0..<size.rows).flatMap(runs).joined(separator: "\n"))
      </svg>

      """
  }

  /// The runs of cells in a row that have one style, without invisible blanks.
  private func runs(row: Int) -> [String] {
    let columns = (0..<size.columns).filter { self[row, $0].columns > 0 }
    let starts = columns.filter { $0 == 0 || self[row, $0].style != self[row, $0 - 1].style }
    return zip(starts, starts.dropFirst() + [size.columns]).compactMap { start, end in
      let style = self[row, start].style
      let text = String(columns.filter { start..<end ~= $0 }.map { self[row, $0].character })
      if !style.reverse && text.allSatisfy({ $0 == " " }) { return nil }
      let (x, y) = (start * cellWidth + margin, row * cellHeight + margin)
      let width = (end - start) * cellWidth
      let box =
        #"<rect class="reverse" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(cellHeight)"/>"#
      return (style.reverse ? box : "")
        + #"<text class="\#(classes(style))" x="\#(x)" y="\#(y + 14)" textLength="\#(width)">"#
        + "\(escaped(text))</text>"
    }
  }
}

private let cellWidth = 9
private let cellHeight = 19
private let margin = 12

private let style = """
  text { font: 15px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #24292f }
  .screen { fill: #f6f8fa; stroke: #d0d7de }
  .reverse { fill: #24292f } text.reverse { fill: #f6f8fa }
  .bold { font-weight: bold } .dim { opacity: .6 }
  .red { fill: #cf222e } .green { fill: #1a7f37 }
  .yellow { fill: #9a6700 } .blue { fill: #0969da }
  .magenta { fill: #8250df } .cyan { fill: #1b7c83 }
  @media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .screen { fill: #0d1117; stroke: #30363d }
  .reverse { fill: #e6edf3 } text.reverse { fill: #0d1117 }
  .red { fill: #ff7b72 } .green { fill: #3fb950 }
  .yellow { fill: #d29922 } .blue { fill: #58a6ff }
  .magenta { fill: #bc8cff } .cyan { fill: #39c5cf }
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
