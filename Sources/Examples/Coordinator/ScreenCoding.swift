// Coordinator: encodes and decodes the screens of a saved stack.
// SPDX-License-Identifier: MIT

extension ScreenState: Codable {
  private enum CodingKeys: CodingKey { case home, detail, form, edit, number, name, code }

  /// Encodes an object with one key, the name of the screen.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .home(let state): try container.encode(state, forKey: .home)
    case .detail(let state): try container.encode(state, forKey: .detail)
    case .form(let state): try container.encode(state, forKey: .form)
    case .edit(let state): try container.encode(state, forKey: .edit)
    case .number(let state): try container.encode(state, forKey: .number)
    case .name(let state): try container.encode(state, forKey: .name)
    case .code(let state): try container.encode(state, forKey: .code)
    }
  }

  /// Decodes a screen.
  ///
  /// - Throws: `DecodingError`, for example if there is no such screen.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try container.onlyKey() {
      case .home: .home(try container.decode(HomeState.self, forKey: .home))
      case .detail: .detail(try container.decode(DetailState.self, forKey: .detail))
      case .form: .form(try container.decode(FormState.self, forKey: .form))
      case .edit: .edit(try container.decode(EditState.self, forKey: .edit))
      case .number: .number(try container.decode(NumberState.self, forKey: .number))
      case .name: .name(try container.decode(NameState.self, forKey: .name))
      case .code: .code(try container.decode(CodeState.self, forKey: .code))
      }
  }
}

extension KeyedDecodingContainer {
  /// The name of the case, if an enum is encoded as an object with one key.
  func onlyKey() throws -> Key {
    guard allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: allKeys.isEmpty
            ? "There is no such screen." : "There are two screens in one."))
    }
    return allKeys[0]
  }
}
