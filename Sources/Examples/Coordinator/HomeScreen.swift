// Coordinator: the first screen of the main flow.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A list of numbers, each of which has a detail screen.
public struct HomeState: Equatable, Sendable, Codable {
  public var nums = Array(1...10)
  public var news = Loading<String>.notBegun

  public init() {}
}

/// The actions of the home screen.
public enum HomeAction: Equatable, Sendable {
  case appeared
  case itemTapped(Int)
  case formTapped
  case numberTapped
  case signOutTapped
  case newsChanged(Loading<String>)
}

/// Loads the news. The coordinator handles the taps.
public func homeReducer(
  _ news: @escaping @Sendable () async throws -> String
) -> EffectReducer<HomeState, HomeAction> {
  { state, action in
    switch action {
    case .appeared:
      guard state.news.isWanted else { return .none }
      state.news = .underway
      return .load(as: HomeAction.newsChanged, news)
    case .newsChanged(let news):
      state.news = news
    case .itemTapped, .formTapped, .numberTapped, .signOutTapped: break
    }
    return .none
  }
}
