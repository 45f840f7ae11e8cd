// Apple's DeveloperToolsSupport, whose macro `#Preview` cannot be declared here.
