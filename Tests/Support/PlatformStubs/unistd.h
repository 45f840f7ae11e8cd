// A stub of a POSIX C library. https://pubs.opengroup.org/onlinepubs/9799919799/functions/write.html
#include <stddef.h>
long write(int fildes, const void *buf, size_t nbyte);
