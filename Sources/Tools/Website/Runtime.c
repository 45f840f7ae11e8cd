// The parts of a C library that page 0 needs: memory, a few functions for bytes, and a character of output.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Memory is never freed: each run of the page starts with new memory.
void *malloc(size_t size) {
  static uintptr_t top;
  uintptr_t start = top ? top : ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  top = (start + size + 15) & ~(uintptr_t)15;
  size_t have = __builtin_wasm_memory_size(0) * 65536;
  if (top > have && __builtin_wasm_memory_grow(0, (top - have + 65535) / 65536) == (size_t)-1) __builtin_trap();
  return (void *)start;
}
void free(void *pointer) {}
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *result = malloc(size);
  return 0;
}

// With -mbulk-memory, these are instructions.
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count--; a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

__attribute__((import_module("page"), import_name("put"))) void put(int byte);
int putchar(int byte) { put(byte); return byte; }
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 4, count); }
