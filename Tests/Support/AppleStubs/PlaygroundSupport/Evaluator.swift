// What an evaluated page calls before and after each statement, to show values beside the code.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// From the compiler, which calls these functions by their names.

import Foundation

public final class Logged {}

public func __builtin_log_with_id<T>(
  _ value: T, _ name: String, _: Int, _: Int, _: Int, _: Int, _: Int, _: Int, _: Int
) -> AnyObject { Logged() }
public func __builtin_log_scope_entry(
  _: Int, _: Int, _: Int, _: Int, _: Int, _: Int
) -> AnyObject { Logged() }
public func __builtin_log_scope_exit(
  _: Int, _: Int, _: Int, _: Int, _: Int, _: Int
) -> AnyObject { Logged() }
public func __builtin_send_data(_ logged: AnyObject?) {}

public func __builtin_postPrint(
  _: Int, _: Int, _: Int, _: Int, _: Int, _: Int
) -> AnyObject {
  fflush(nil)
  return Logged()
}
