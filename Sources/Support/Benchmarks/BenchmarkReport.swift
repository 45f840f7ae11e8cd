// The measurements as a table and as JSON.
// SPDX-License-Identifier: MIT

import Foundation

let header = line(
  "id", "ours ns", "twin ns", "ratio", "spread", "bound", "met", "against")

func row(_ measurement: Measurement) -> String {
  line(
    measurement.benchmark.id,
    String(format: "%.1f", measurement.ours),
    String(format: "%.1f", measurement.twin),
    String(format: "%.2f", measurement.ratio),
    String(format: "%.2f–%.2f", measurement.spread.lowerBound, measurement.spread.upperBound),
    String(format: "%.2f", measurement.benchmark.bound),
    measurement.isMet ? "yes" : "NO",
    measurement.benchmark.against)
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

extension Measurement: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, against, ratio, spread, bound, met
    case ours = "ours_ns"
    case twin = "twin_ns"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(benchmark.id, forKey: .id)
    try container.encode(benchmark.against, forKey: .against)
    try container.encode(ours, forKey: .ours)
    try container.encode(twin, forKey: .twin)
    try container.encode(ratio, forKey: .ratio)
    try container.encode([spread.lowerBound, spread.upperBound], forKey: .spread)
    try container.encode(benchmark.bound, forKey: .bound)
    try container.encode(isMet, forKey: .met)
  }
}
