// The terminal program: a file, read as a whole and replaced as a whole.
// SPDX-License-Identifier: MIT

import Foundation

/// All bytes of a regular file that has no more than `limit` of them.
func readFile(at path: String, limit: Int) throws -> [UInt8] {
  try checkIsPossible(path)
  // Nonblocking, or to open a pipe would be to wait for someone to write to it.
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

/// Puts the bytes in place of the file at the path: a crash leaves the old or the new, never a mix.
///
/// They are written beside it under another name, which then becomes its own; each step reaches the
/// disk before the next begins. All that a crash can leave behind is that other file, `.favorites-…`,
/// and the next to replace a file there removes it.
///
/// `Data.write(to:options: .atomic)` does less: on Linux it puts the new file in place of a symbolic
/// link, forgets the permissions of the old, and leaves open when the new name reaches the disk.
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
  // Once it is renamed, this finds nothing to remove.
  defer { unlinkat(directory, other, 0) }
  defer { close(file) }
  if let old {
    // Only root can give a file away. Saved by anyone else, it is theirs from now on.
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

/// Makes a new file, which is locked as long as its process writes it, however that ends.
private func makeLocked(
  _ name: String, in directory: Int32, _ permissions: mode_t
) throws -> Int32 {
  while true {
    let file = try checked(
      openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions))
    flock(file, LOCK_EX)
    var status = stat()
    if fstat(file, &status) == 0, status.st_nlink > 0 { return file }
    // Another writer has found it before it was locked.
    close(file)
  }
}

/// Removes what writers that were killed have left behind: their files are locked no more.
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

/// Where the file at the path is, if that is a symbolic link; itself, if it is none.
private func followingLinks(_ path: String) -> String {
  var path = path
  // As many as the system follows. Of a circle it will itself complain.
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
  // Replacing a file takes no permission to write to it, but who withheld that meant it.
  try checked(access(path, W_OK))
  return status
}

/// Makes the directory, and those around it, if they are missing.
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

/// The directory that the path leads into, and the name of what is there.
private func split(_ path: String) -> (parent: String, name: String) {
  // By hand: of a path that is but one letter, `deletingLastPathComponent` traps (Swift 6.3, Linux).
  var path = path.unicodeScalars[...]
  while path.last == "/" { path.removeLast() }
  guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
  return (String(path[...slash]), String(path[path.index(after: slash)...]))
}

/// Waits until all that was written is on the disk.
private func synchronize(_ descriptor: Int32) throws {
  #if canImport(Darwin)
    // There, `fsync` is content once the drive has been told.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  // Some file systems do not do this for a directory, and call it invalid.
  guard fsync(descriptor) == 0 || errno == EINVAL else {
    throw FavoritesFileError.Problem.system(errno)
  }
}

private func checkIsPossible(_ path: String) throws {
  // The system would read it only up to the null.
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

/// What a call to the system returned, unless it failed.
@discardableResult
private func checked<Result: SignedInteger>(_ result: Result) throws -> Result {
  guard result >= 0 else { throw FavoritesFileError.Problem.system(errno) }
  return result
}
