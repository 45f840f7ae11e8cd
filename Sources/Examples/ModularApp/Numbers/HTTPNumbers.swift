// Numbers: a client for an HTTP service.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NumbersClient {
  /// Creates a client for the service at `address`. The request is `GET <address>/<number>`; the answer has status
  /// 200 and contains the fact as UTF-8 text, whatever its content type.
  ///
  /// The client follows redirections and caches nothing. It has no timeout of its own.
  ///
  /// - Returns: `nil` if `address` is not an `http` or `https` URL with a host.
  public static func http(_ address: String) -> NumbersClient? {
    guard
      let base = URL(string: address, encodingInvalidCharacters: false),
      ["http", "https"].contains(base.scheme), base.host()?.isEmpty == false
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

  /// The client for numbersapi.com, or for the service whose address is in the environment variable `NUMBERS_API`,
  /// which may also be `embedded`.
  ///
  /// The variable applies to the whole process, so a test cannot choose its own address.
  public static let live = NumbersClient { number throws(NumbersError) in
    let address = ProcessInfo.processInfo.environment["NUMBERS_API"] ?? "http://numbersapi.com"
    guard let client = address == "embedded" ? embedded : http(address) else { throw .unreachable }
    return try await client.fact(number)
  }

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    // A day instead of a minute: the caller's clock decides when a request takes too long.
    configuration.timeoutIntervalForRequest = 86_400
    // On Linux, a session with a cache traps if a request is cancelled during the lookup.
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
