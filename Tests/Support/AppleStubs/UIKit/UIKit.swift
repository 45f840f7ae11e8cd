// The parts of Apple's UIKit that this package uses, declared like Apple's.
// SPDX-License-Identifier: MIT

public import Foundation

@MainActor
open class UIView: NSObject {
  public override nonisolated init() {}
}
