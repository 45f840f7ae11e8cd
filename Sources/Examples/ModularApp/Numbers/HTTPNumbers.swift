// Numbers: the client for the real service.

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NumbersClient {
  /// The client for numbersapi.com, or for the service whose address is in the environment variable `NUMBERS_API`,
  /// which may also be `embedded`. It caches nothing.
  ///
  /// The variable applies to the whole process, so a test cannot choose its own address.
  public static let live = NumbersClient { number in
    let address = ProcessInfo.processInfo.environment["NUMBERS_API"] ?? "http://numbersapi.com"
    if address == "embedded" { return await embedded.fact(number) }
    guard let url = URL(string: address)?.appending(path: "\(number.rawValue)"),
      let body = await body(of: url)
    else { return .failure(.unavailable) }
    return .success(String(decoding: body, as: UTF8.self))
  }

  /// `nil` if the request fails. On Linux, `URLSession.data(from:)` can wait for itself, and hang, when it is
  /// cancelled at the moment of the answer.
  private static func body(of url: URL) async -> Data? {
    let (bodies, answer) = AsyncStream<Data>.makeStream()
    let request = session.dataTask(with: url) { body, response, _ in
      if let body, (response as? HTTPURLResponse)?.statusCode == 200 { answer.yield(body) }
      answer.finish()
    }
    answer.onTermination = { _ in Task { request.cancel() } }
    request.resume()
    return await bodies.first { _ in true }
  }

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    // On Linux, a session with a cache traps if a request is cancelled during the lookup.
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()
}
