// The measurements as a table and as JSON.

import Foundation

let header = line("id", "ours ns", "twin ns", "ratio", "spread", "bound", "met", "against")

func row(_ measurement: Measurement) -> String {
  line(
    measurement.id,
    String(format: "%.1f", measurement.ours),
    String(format: "%.1f", measurement.twin),
    String(format: "%.2f", measurement.ratio),
    String(format: "%.2f–%.2f", measurement.spread[0], measurement.spread[1]),
    String(format: "%.2f", measurement.bound),
    measurement.met ? "yes" : "NO",
    measurement.against)
}

private func line(_ columns: String...) -> String {
  zip(columns, [-25, 10, 10, 7, 11, 7, 5, 0]).map { text, width in
    let padding = String(repeating: " ", count: max(abs(width) - text.count, 0))
    return width < 0 ? text + padding : padding + text
  }.joined(separator: " ")
}

func json(_ measurements: [Measurement]) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  guard let data = try? encoder.encode(measurements) else { fatalError("A time is not a number.") }
  return String(decoding: data, as: UTF8.self)
}
