// Any value as JSON.

import Foundation
import Testing

@testable import LineMode

@Suite struct JSONTests {
  private struct Point: Sendable { var (x, y) = (1, -2.5) }
  private struct Named: CustomStringConvertible { let description: String }
  private enum Shape: Sendable {
    case none
    case dot(Point)
    case line(from: Int, to: Int)
    case text(size: Int)
  }

  @Test(
    arguments: [
      ("a\"b\\\n" as any Sendable, #""a\"b\\\u000a""#), (7, "7"), (UInt8(7), "7"), (0.5, "0.5"),
      (true, "true"),
      (Double.nan, "null"), (Int?.none as any Sendable, "null"),
      (Int??.some(.some(7)) as any Sendable, "7"),
      ([1, 2], "[1,2]"),
      (Date(timeIntervalSince1970: 0), #""1970-01-01T00:00:00Z""#),
      (Point(), #"{"x":1,"y":-2.5}"#), (Named(description: "it"), #""it""#),
      (Shape.none, #""none""#), (Shape.dot(Point()), #"{"dot":{"x":1,"y":-2.5}}"#),
      (Shape.line(from: 1, to: 2), #"{"line":{"from":1,"to":2}}"#),
      (Shape.text(size: 1), #"{"text":{"size":1}}"#),
    ] as [(any Sendable, String)])
  func aValueIsShown(value: any Sendable, text: String) {
    #expect(json(value) == text)
  }
}
