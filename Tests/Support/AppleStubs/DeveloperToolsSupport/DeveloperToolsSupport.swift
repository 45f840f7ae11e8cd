// Apple's DeveloperToolsSupport, whose macro `#Preview` cannot be declared here.
// SPDX-License-Identifier: MIT
