// Numbers: a service that is asked over HTTP.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NumbersClient {
  /// Asks the service at `address`: `GET <address>/<number>`, answered by status 200 and the fact
  /// as text in UTF-8, whatever type it is said to be.
  ///
  /// White space around the fact is not part of it. Redirections are followed; nothing is cached.
  /// It has no deadline of its own, see ``request(_:clock:)``.
  ///
  /// - Parameter address: As `http://example.com/numbers`, with or without a slash at the end.
  /// - Returns: `nil` if `address` is no URL of the scheme `http` or `https` with a host, or if it
  ///   has a query or a fragment.
  public static func http(_ address: String) -> NumbersClient? {
    guard
      let base = URL(string: address, encodingInvalidCharacters: false),
      ["http", "https"].contains(base.scheme?.lowercased()), base.host()?.isEmpty == false,
      base.port.map({ 1...65_535 ~= $0 }) ?? true, base.query() == nil, base.fragment() == nil
    else { return nil }
    return NumbersClient { number throws(NumbersError) in
      let (body, status) = try await get(base.appending(path: "\(number.rawValue)"))
      guard status == 200 else { throw .status(status) }
      let fact = String(validating: body, as: UTF8.self)?
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard let fact, !fact.isEmpty else { throw .notText }
      return fact
    }
  }

  /// Asks numbersapi.com, or the service whose address is in the environment variable `NUMBERS_API`.
  ///
  /// The variable is for the whole process: a test cannot choose an address of its own.
  public static var live: NumbersClient {
    let address = ProcessInfo.processInfo.environment["NUMBERS_API"] ?? "http://numbersapi.com"
    return http(address) ?? NumbersClient { _ throws(NumbersError) in throw .unreachable }
  }

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    // A day instead of a minute: the caller's clock decides when a request takes too long.
    configuration.timeoutIntervalForRequest = 86_400
    // On Linux, a session with a cache traps if a request is cancelled while it is looked up there.
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  private static func get(_ url: URL) async throws(NumbersError) -> (body: Data, status: Int) {
    do {
      let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else { throw NumbersError.unreachable }
      return (body, response.statusCode)
    } catch {
      throw (error as? URLError)?.code == .timedOut ? .timedOut : .unreachable
    }
  }
}
