// Prime Time in a terminal: reads and replaces whole files.
// SPDX-License-Identifier: MIT

import Foundation

/// Returns all bytes of a regular file with at most `limit` bytes.
func readFile(at path: String, limit: Int) throws -> [UInt8] {
  try checkIsPossible(path)
  // Nonblocking, because opening a pipe would otherwise wait for a writer.
  let file = try checked(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
  defer { close(file) }
  var status = stat()
  try checked(fstat(file, &status))
  try checkIsRegular(status)
  guard status.st_size <= limit else { throw FavoritesFileError.Problem.tooLarge }
  return try Array(unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let length = read(file, buffer.baseAddress! + count, buffer.count - count)
      if length < 0 && errno == EINTR { continue }
      if try checked(length) == 0 { break }
      count += length
    }
  }
}

/// Replaces the file at the path with the bytes. A crash leaves the old or the new file, never a mixture.
///
/// The function writes a temporary file next to the old one, and then renames it. Each step reaches the
/// disk before the next begins. A crash can only leave behind the temporary file, `.favorites-…`, which the next
/// replacement in that directory removes.
///
/// `Data.write(to:options: .atomic)` does less: on Linux, it replaces a symbolic link with the new file, loses
/// the permissions of the old one, and does not guarantee when the new name reaches the disk.
func replaceFile(at path: String, with bytes: [UInt8]) throws {
  try checkIsPossible(path)
  try Task.checkCancellation()
  let path = followingLinks(path)
  let old = try status(ofFileToReplace: path)
  let (parent, name) = split(path)
  try makeDirectory(parent)
  let directory = try openDirectory(parent)
  defer { close(directory) }

  let other = ".favorites-\(UUID().uuidString)"
  let permissions = old.map { $0.st_mode & 0o7777 } ?? 0o644
  removeAbandoned(in: directory, at: parent)
  let file = try makeLocked(other, in: directory, permissions)
  // After the file has been renamed, this finds nothing to remove.
  defer { unlinkat(directory, other, 0) }
  defer { close(file) }
  if let old {
    // Only root can change the owner. If another user saves the file, it becomes that user's.
    fchown(file, old.st_uid, old.st_gid)
    try checked(fchmod(file, permissions))
  }
  var rest = bytes[...]
  while !rest.isEmpty {
    let length = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if length < 0 && errno == EINTR { continue }
    rest = rest.dropFirst(try checked(length))
  }
  try synchronize(file)

  try Task.checkCancellation()
  try checked(renameat(directory, other, directory, name))
  try synchronize(directory)
}

/// Creates a file that is locked for as long as its process writes it, even if the process crashes.
private func makeLocked(
  _ name: String, in directory: Int32, _ permissions: mode_t
) throws -> Int32 {
  while true {
    let file = try checked(
      openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions))
    flock(file, LOCK_EX)
    var status = stat()
    if fstat(file, &status) == 0, status.st_nlink > 0 { return file }
    // Another writer found the file before it was locked.
    close(file)
  }
}

/// Removes the temporary files of writers that were killed, which are no longer locked.
private func removeAbandoned(in directory: Int32, at path: String) {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  for name in names
  where name.hasPrefix(".favorites-") && UUID(uuidString: String(name.dropFirst(11))) != nil {
    let file = openat(directory, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    if file < 0 { continue }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(directory, name, 0) }
    close(file)
  }
}

/// The path to which a symbolic link leads, or the path itself if it is not a link.
private func followingLinks(_ path: String) -> String {
  var path = path
  // As many links as the system follows. If they form a loop, the system reports it.
  for _ in 0..<40 {
    guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
    path = link.hasPrefix("/") ? link : "\(split(path).parent)/\(link)"
  }
  return path
}

/// The status of the file, or `nil` if there is none yet.
private func status(ofFileToReplace path: String) throws -> stat? {
  var status = stat()
  guard stat(path, &status) == 0 else {
    guard errno == ENOENT else { throw FavoritesFileError.Problem.system(errno) }
    guard !path.hasSuffix("/") else { throw FavoritesFileError.Problem.system(EISDIR) }
    return nil
  }
  try checkIsRegular(status)
  // Replacing a file needs no write permission for it, but a read-only file should stay as it is.
  try checked(access(path, W_OK))
  return status
}

/// Creates the directory and its parents if they are missing.
private func makeDirectory(_ path: String) throws {
  guard access(path, F_OK) != 0, errno == ENOENT else { return }
  let parent = split(path).parent
  try makeDirectory(parent)
  guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
    throw FavoritesFileError.Problem.system(errno)
  }
  let directory = try openDirectory(parent)
  defer { close(directory) }
  try synchronize(directory)
}

private func openDirectory(_ path: String) throws -> Int32 {
  try checked(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
}

/// The parent directory of the path, and the last component.
private func split(_ path: String) -> (parent: String, name: String) {
  // By hand, because `deletingLastPathComponent` traps for a path of one letter (Swift 6.3, Linux).
  var path = path.unicodeScalars[...]
  while path.last == "/" { path.removeLast() }
  guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
  return (String(path[...slash]), String(path[path.index(after: slash)...]))
}

/// Waits until all written data is on the disk.
private func synchronize(_ descriptor: Int32) throws {
  #if canImport(Darwin)
    // On Apple's systems, `fsync` does not wait for the drive to write.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  // Some file systems do not support this for directories, and fail with EINVAL.
  guard fsync(descriptor) == 0 || errno == EINVAL else {
    throw FavoritesFileError.Problem.system(errno)
  }
}

private func checkIsPossible(_ path: String) throws {
  // The system would read the path only up to the null.
  guard !path.utf8.contains(0) else { throw FavoritesFileError.Problem.system(EINVAL) }
  guard !path.isEmpty else { throw FavoritesFileError.Problem.system(ENOENT) }
}

private func checkIsRegular(_ status: stat) throws {
  switch status.st_mode & S_IFMT {
  case S_IFREG: return
  case S_IFDIR: throw FavoritesFileError.Problem.system(EISDIR)
  default: throw FavoritesFileError.Problem.notAFile
  }
}

/// Returns the result of a system call, or throws if it failed.
@discardableResult
private func checked<Result: SignedInteger>(_ result: Result) throws -> Result {
  guard result >= 0 else { throw FavoritesFileError.Problem.system(errno) }
  return result
}
