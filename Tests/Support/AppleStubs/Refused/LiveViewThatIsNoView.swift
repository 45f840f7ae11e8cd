// refused: NotAView
// SPDX-License-Identifier: MIT

import PlaygroundSupport

struct NotAView {}
@MainActor func show() { PlaygroundPage.current.setLiveView(NotAView()) }
