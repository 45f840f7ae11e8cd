// Random sessions of the map, which replay.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import MusicMap

@MainActor @Suite(.hangLimit) struct MusicMapSessionTests {
  private let clock = TestClock()

  /// An action as it is encoded. The app's own encoding rounds places, for people to read.
  private enum Coded: Codable {
    case moved(Place, scale: Int, heading: Double)
    case changed, visibleAsked, pinTapped
    case showsUser(Bool)
    case visible([Cluster])
    case carriedOut(Int)
    case typed(String)
    case found(CodedResult<[Place]>)
    case chosen(Place)
  }

  /// A place, or a song or pin there.
  private struct Place: Codable {
    var id = 0
    var title = ""
    var artist = ""
    var degrees: [Double] = []
  }

  private struct Cluster: Codable {
    var pins: [Place]
    var center: Place
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    let environment = MusicEnvironment(
      search: { [clock] text in
        try await clock.sleep(for: .milliseconds(100))
        if text == "bad" { throw MusicError("refused") }
        return Song.all.filter { $0.matches(text) }
      }, clock: clock)
    let recorded = try await playRandomSession(
      seed: seed, from: MusicMapState(camera: .world), reducer: musicMapReducer(environment),
      encoded: coded, decoded: action,
      pause: { [clock] generator in
        await clock.advance(by: .milliseconds(Int.random(in: 0..<400, using: &generator)))
      }, next: randomAction)
    #expect(!recorded.value.pinned.isEmpty)
  }

  private func randomAction(
    _ state: MusicMapState, _ generator: inout SeededGenerator
  ) -> MusicMapAction {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let song = state.music.results.randomElement(using: &generator) ?? Song.all[0]
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let center = Coordinate(nearest: number(-90...90), number(-180...180))
      return .map(
        .moved(MapViewpoint(center: center, scale: Int(number(0...9)), heading: number(0...360))))
    case 1: return .map(.showsUserLocationTapped(.random(using: &generator)))
    case 2: return .map(.visibleAsked)
    case 3: return .music(.songChosen(song))
    case 4: return .pinTapped
    case 5:
      // As the view carries out the first order.
      guard let order = state.map.orders.first else { return .map(.mapCommandCarriedOut(0)) }
      if order.command == .reportVisible, state.map.visible != state.map.clusters {
        return .map(.visibleAnswered(state.map.clusters))
      }
      return .map(.mapCommandCarriedOut(order.id))
    default:
      let texts = ["lights", "cafe", "night", "nowhere", "bad", " "]
      return .music(.searchTextChanged(texts.randomElement(using: &generator)!))
    }
  }

  // MARK: The encoding

  private func coded(_ action: MusicMapAction) -> Coded {
    switch action {
    case .map(.moved(let camera)):
      .moved(coded(camera.center), scale: camera.scale, heading: camera.heading)
    case .map(.cameraChanged): .changed
    case .map(.showsUserLocationTapped(let shows)): .showsUser(shows)
    case .map(.visibleAsked): .visibleAsked
    case .map(.visibleAnswered(let clusters)):
      .visible(
        clusters.map { cluster in
          Cluster(
            pins: cluster.pins.map { pin in
              Place(id: pin.id, title: pin.title, degrees: coded(pin.coordinate).degrees)
            }, center: coded(cluster.center))
        })
    case .map(.mapCommandCarriedOut(let id)): .carriedOut(id)
    case .music(.searchTextChanged(let text)): .typed(text)
    case .music(.searchResponse(let result)): .found(CodedResult(result.map { $0.map(coded) }))
    case .music(.songChosen(let song)): .chosen(coded(song))
    case .pinTapped: .pinTapped
    }
  }

  private func coded(_ place: Coordinate) -> Place {
    Place(degrees: [place.latitude, place.longitude])
  }

  private func coded(_ song: Song) -> Place {
    Place(
      id: song.id, title: song.title, artist: song.artist,
      degrees: song.place.map { coded($0).degrees } ?? [])
  }

  private func action(_ coded: Coded) -> MusicMapAction {
    switch coded {
    case .moved(let center, let scale, let heading):
      .map(.moved(MapViewpoint(center: place(center)!, scale: scale, heading: heading)))
    case .changed: .map(.cameraChanged)
    case .showsUser(let shows): .map(.showsUserLocationTapped(shows))
    case .visibleAsked: .map(.visibleAsked)
    case .visible(let clusters):
      .map(
        .visibleAnswered(
          clusters.map { cluster in
            PinCluster(
              pins: cluster.pins.map { Pin(id: $0.id, title: $0.title, coordinate: place($0)!) },
              center: place(cluster.center)!)
          }))
    case .carriedOut(let id): .map(.mapCommandCarriedOut(id))
    case .typed(let text): .music(.searchTextChanged(text))
    case .found(let coded):
      .music(.searchResponse(coded.result { MusicError($0) }.map { $0.map(song) }))
    case .chosen(let place): .music(.songChosen(song(place)))
    case .pinTapped: .pinTapped
    }
  }

  private func place(_ place: Place) -> Coordinate? {
    place.degrees.isEmpty
      ? nil : Coordinate(latitude: place.degrees[0], longitude: place.degrees[1])
  }

  private func song(_ place: Place) -> Song {
    Song(id: place.id, title: place.title, artist: place.artist, place: self.place(place))
  }
}
