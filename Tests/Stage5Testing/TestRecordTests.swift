import Testing

@testable import Stage5Testing

@Suite struct TestRecordTests {
  @Test func aTracedActionPrintsAsTheActionItCarries() {
    let action = TracedAction.perform(CounterAction.worked(1), startedBy: .workTapped)
    #expect("\(action)" == "worked(1)")
    #expect("\(TracedAction<CounterAction>.cancelAll)" == "cancelAll")
  }
}
