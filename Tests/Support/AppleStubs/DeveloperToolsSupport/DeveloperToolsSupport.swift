// Apple's DeveloperToolsSupport, which has the macro `#Preview`: none of it can be declared here.
// SPDX-License-Identifier: MIT
