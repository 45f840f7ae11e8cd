// Stage 8: out of what is presented.
// SPDX-License-Identifier: MIT

extension Routes {
  /// Removes the last `count` presentations, each with the screens pushed on it; `false` if there are
  /// not so many, or for 0 or less.
  @discardableResult
  public mutating func dismiss(_ count: Int = 1) -> Bool {
    let presented = above.indices.filter { above[$0].style.isPresentation }
    guard count > 0 && count <= presented.count else { return false }
    // What lies at an offset in `above` is one higher as an index, so this is the index below it.
    return goBackTo(index: presented[presented.count - count])
  }

  /// Removes all presentations with the screens pushed on them; `false` if there are none.
  @discardableResult
  public mutating func dismissAll() -> Bool {
    guard let first = above.firstIndex(where: \.style.isPresentation) else { return false }
    return goBackTo(index: first)
  }
}
