// The part of Core Graphics that this package uses.

@_exported public import struct Foundation.CGFloat
