// SwiftUI: what views have read of a store and its parts.

import Observation

/// A value that the store compares after each action, by the key paths and ids that lead to it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct Compared {
  let name: [AnyHashable?]
  /// Reads the value, and returns whether it is still equal to that.
  let start: () -> () -> Bool

  init<Member>(_ member: ScopedStore<Member, Never>, name: [AnyHashable?]) {
    func comparison<Last: Equatable>(_ last: Last) -> () -> Bool {
      let member = member as? ScopedStore<Last, Never>
      return member.map { member in { member.value == last } } ?? { false }
    }
    self.name = name
    start = { (member.value as? any Equatable).map { comparison($0) } ?? { false } }
  }
}

/// What readers of a store and of all its parts wait for.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class Readings: Observable {
  private let registrar = ObservationRegistrar()
  private var readings: [[AnyHashable?]: () -> Reading?] = [:]
  private var token: ObserverToken?
  /// Arrays that properties have computed since the last action.
  private var results: [[AnyHashable?]: Any] = [:]

  init(of store: ScopedStore<some Any, some Any>) {
    token = store.observe { [weak self] _ in self?.compare() }
  }

  /// Notifies those who are reading now when `compared` has changed.
  func add(_ compared: Compared) {
    // Keep the reading of earlier readers: if an observer of the store reads a new value before
    // they are notified, a new reading would hide the change from them.
    let known = readings[compared.name]?()
    let reading = known ?? Reading(isUnchanged: compared.start())
    registrar.access(self, keyPath: \.[reading])
    if known == nil { readings[compared.name] = { [weak reading] in reading } }
  }

  /// Notifies the readers of the values with these names.
  func notify(_ names: [[AnyHashable?]]) {
    // Remove the readings first, because a reader may read again while it is being notified.
    let changed = names.compactMap { readings.removeValue(forKey: $0)?() }
    for reading in changed { registrar.withMutation(of: self, keyPath: \.[reading]) {} }
  }

  private func compare() {
    results = [:]
    notify(readings.compactMap { $0.value()?.isUnchanged() == true ? nil : $0.key })
  }

  /// The result of `compute`, which is called once for each action.
  func result<Result>(_ name: [AnyHashable?], _ compute: () -> Result) -> Result {
    if let result = results[name] as? Result { return result }
    let result = compute()
    results[name] = result
    return result
  }

  /// A member for each reading, so that Observation retains it as long as its readers wait.
  private subscript(_: Reading) -> Void { () }
}

/// What was read, for the main actor. Observation retains it, in a key path, as long as its readers wait. It retains
/// the store, but not the readings, so it ends with them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private nonisolated final class Reading: Hashable, @unchecked Sendable {
  let isUnchanged: () -> Bool

  init(isUnchanged: @escaping () -> Bool) { self.isUnchanged = isUnchanged }

  static func == (a: Reading, b: Reading) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
