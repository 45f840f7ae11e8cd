// Terminal test support: a frame as a picture, and frames as a moving one.

public import TerminalUI

extension Frame {
  /// The frame as an SVG that follows the reader's light or dark mode.
  ///
  /// - Parameter title: The text for screen readers.
  public func svg(title: String) -> String {
    let rows = (0..<size.rows).flatMap(runs).joined(separator: "\n")
    return picture(title: title, size: size, extraHeight: 0, style: style, body: rows)
  }

  /// The runs of cells in a row that have one style, without invisible blanks.
  fileprivate func runs(row: Int) -> [String] {
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

/// Frames that an SVG shows in turn, again and again, each with a caption.
///
/// If the reader prefers reduced motion, only the last one is shown.
public struct Film {
  private var scenes: [(frame: Frame, caption: String, seconds: Double)] = []

  public init() {}

  public mutating func show(_ frame: Frame, _ caption: String, seconds: Double) {
    scenes.append((frame, caption, seconds))
  }

  public func svg(title: String) -> String {
    guard let size = scenes.first?.frame.size else { return "" }
    // Most rows stay as they are from frame to frame, so each is written once.
    var rows: [String] = []
    var numbers: [String: Int] = [:]
    let groups = scenes.enumerated().map { index, scene in
      let uses = (0..<size.rows).compactMap { row -> String? in
        let content = scene.frame.runs(row: row).joined()
        if content.isEmpty { return nil }
        if numbers[content] == nil {
          numbers[content] = rows.count
          rows.append(#"<g id="r\#(rows.count)">\#(content)</g>"#)
        }
        return ##"<use href="#r\##(numbers[content]!)"/>"##
      }
      let y = size.rows * cellHeight + 2 * margin + 24
      return #"<g class="scene" id="s\#(index)">\#(uses.joined())"#
        + #"<text class="caption" x="\#(margin)" y="\#(y)">\#(escaped(scene.caption))</text></g>"#
    }
    return picture(
      title: title, size: size, extraHeight: 36, style: "\(style)\n\(animation)",
      body: "<defs>\n\(rows.joined(separator: "\n"))\n</defs>\n"
        + groups.joined(separator: "\n"))
  }

  /// The rules that show each scene for its time.
  private var animation: String {
    let length = scenes.reduce(0) { $0 + $1.seconds }
    func percent(_ seconds: Double) -> String { "\((seconds / length * 10_000).rounded() / 100)%" }
    var start = 0.0
    let scenes = scenes.enumerated().map { index, scene in
      let end = start + scene.seconds
      defer { start = end }
      let before = index == 0 ? "" : "0% { visibility: hidden } "
      return """
        #s\(index) { animation: s\(index) \(length)s step-end infinite }
        @keyframes s\(index) { \(before)\(percent(start)) { visibility: visible } \(percent(end)) { visibility: hidden } }
        """
    }
    return """
      .caption { font-size: 17px; font-weight: bold }
      .scene { visibility: hidden }
      \(scenes.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) {
      .scene { animation: none !important }
      #s\(scenes.count - 1) { visibility: visible }
      }
      """
  }
}

private func picture(
  title: String, size: Size, extraHeight: Int, style: String, body: String
) -> String {
  let width = size.columns * cellWidth + 2 * margin
  let height = size.rows * cellHeight + 2 * margin
  // Some browsers preserve runs of spaces only with the attribute, others only with the style.
  return """
    <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 \(width) \(height + extraHeight)" role="img">
    <title>\(escaped(title))</title>
    <style>\(style)</style>
    <rect class="screen" width="\(width)" height="\(height)" rx="8"/>
    \(body)
    </svg>

    """
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
  let color = style.foreground.map { "\($0)" }
  return [
    style.reverse ? "reverse" : nil, style.bold ? "bold" : nil, style.dim ? "dim" : nil,
    style.reverse ? nil : color,
  ].compactMap(\.self).joined(separator: " ")
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
