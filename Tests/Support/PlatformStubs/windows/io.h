// A stub of Microsoft's C library. In its real header, too, `write` is deprecated.
// https://learn.microsoft.com/cpp/c-runtime-library/reference/write
int _write(int fd, const void *buffer, unsigned int count);
__attribute__((deprecated("The POSIX name for this item is deprecated. Instead, use the ISO C and C++ name: _write.")))
int write(int fd, const void *buffer, unsigned int count);
