// The part of Core Graphics that this package uses.
// SPDX-License-Identifier: MIT

@_exported public import struct Foundation.CGFloat
