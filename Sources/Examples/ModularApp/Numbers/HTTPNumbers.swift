// Numbers: a client for an HTTP service.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NumbersClient {
  /// Creates a client for the service at `address`. The request is `GET <address>/<number>`; the answer has status
  /// 200 and contains the fact as UTF-8 text. The client caches nothing, and has no timeout of its own.
  public static func http(_ address: String) -> NumbersClient {
    NumbersClient { number throws(NumbersError) in
      guard let url = URL(string: address)?.appending(path: "\(number.rawValue)"),
        let (body, response) = try? await session.data(from: url),
        let status = (response as? HTTPURLResponse)?.statusCode
      else { throw .unreachable }
      guard status == 200 else { throw .status(status) }
      return String(decoding: body, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The client for numbersapi.com, or for the service whose address is in the environment variable `NUMBERS_API`,
  /// which may also be `embedded`.
  ///
  /// The variable applies to the whole process, so a test cannot choose its own address.
  public static let live = NumbersClient { number throws(NumbersError) in
    let address = ProcessInfo.processInfo.environment["NUMBERS_API"] ?? "http://numbersapi.com"
    return try await (address == "embedded" ? embedded : http(address)).fact(number)
  }

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    // A day instead of a minute: the caller's clock decides when a request takes too long.
    configuration.timeoutIntervalForRequest = 86_400
    // On Linux, a session with a cache traps if a request is cancelled during the lookup.
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()
}
