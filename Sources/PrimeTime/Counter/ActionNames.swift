// The names of actions, which differ if the actions do.

import ClassicRedux
import PrimeTime

extension SessionAction {
  var name: String { moment?.action.name ?? "\(self)" }
}

extension Stage8App.Action {
  /// The case and what it holds, without the cases around it that add nothing: `countEntered(7)`.
  var name: String {
    switch self {
    case .app(.history(.perform(let action))): action.name
    case .app(.history(.undo)): "undo"
    case .app(.history(.redo)): "redo"
    case .app(.isPrimeTapped): "isPrimeTapped"
    case .app(.primeTapped(let number)): "primeTapped(\(number))"
    case .app(.primeSheet(.doneTapped)): "doneTapped"
    case .app(.primeSheet(.primeModal(let action))): "sheet.\(action)"
    case .app(.fact(let row)): "fact(\(row.id)).\(row.action)"
    case .router(.routeAction(.id(let number), let action)): "\(action) on screen \(number)"
    case .router(.routeAction(.index(let index), let action)): "\(action) on screens[\(index)]"
    case .router(.wentBack(let numbers)): "wentBack(\(listed(numbers)))"
    case .linkOpened(let link): "linkOpened(\(link))"
    }
  }
}

extension Stage4App.Action {
  fileprivate var name: String {
    switch self {
    case .app(.counter(let action)): "\(action)"
    case .app(.primeModal(let action)): "\(action)"
    case .app(.favoritePrimes(.deleteFavoritePrime(let offsets))):
      "deleteFavoritePrime(\(listed(offsets)))"
    case .app(.login(.loginTapped(let user))):
      "loginTapped(\(user.name)\(user == .init(name: user.name) ? "" : ", \(user.id), \(user.bio)"))"
    case .app(.login(.logoutTapped)): "logoutTapped"
    case .nthPrime(let action): "nthPrime.\(action)"
    case .favoritesFile(.writeTapped(let path)): "writeTapped(\(path))"
    case .favoritesFile(.loadTapped(let path)): "loadTapped(\(path))"
    case .favoritesFile(.written(let path, let file)): "written(\(path), \(file.text))"
    case .favoritesFile(.loaded(let path, let file)): "loaded(\(path), \(file.text))"
    case .favoritesFile(.failed(let message)): "favoritesFile.failed(\(message))"
    }
  }
}

extension FavoritesFile {
  fileprivate var text: String {
    ([listed(primes)] + added.map { "+ \($0)" } + removed.map { "− \($0)" }).joined(separator: ", ")
  }
}

private func listed(_ numbers: some Sequence<Int>) -> String {
  numbers.map(String.init).joined(separator: " ")
}
