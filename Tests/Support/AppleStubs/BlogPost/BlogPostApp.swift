// The app of the blog post that this library comes from, as its author wrote it, without the store.
// swift-format-ignore-file
//
// We have added only the parts that the post leaves out: the imports, and some cases of the reducer. One
// slip is corrected: in the post, `incrTapped` decrements.

import ClassicRedux
import Foundation
import SwiftUI

struct AppState {
    var count = 0
    var favoritePrimes: [Int] = []
    var activityFeed: [Activity] = []
    var loggedInUser: User? = nil

    struct Activity {
        let timestamp: Date
        let type: ActivityType

        enum ActivityType {
            case addedFavoritePrime(Int)
            case removedFavoritePrime(Int)
        }
    }

    struct User {
        let id: Int
        let name: String
        let bio: String
    }
}

enum AppAction {
    case counter(CounterAction)
    case primeModal(PrimeModalAction)
    case favoritePrimes(FavoritePrimeAction)
}

enum CounterAction {
    case decrTapped
    case incrTapped
}

enum FavoritePrimeAction {
    case deleteFavoritePrime(IndexSet)
}

enum PrimeModalAction {
    case saveFavoritePrimeTapped
    case removeFavoritePrimeTapped
}

//Large Reducer
func appReducer(state : inout AppState , action : AppAction) {
    switch action {
    case .counter(.decrTapped):
            state.count -= 1
    case .counter(.incrTapped):
            state.count += 1
    case .primeModal(.saveFavoritePrimeTapped):
            state.favoritePrimes.append(state.count)
    case .primeModal(.removeFavoritePrimeTapped):
            state.favoritePrimes.removeAll { [count = state.count] in $0 == count }
    case .favoritePrimes(.deleteFavoritePrime(let offsets)):
            for offset in offsets.reversed() { state.favoritePrimes.remove(at: offset) }
    }
}

struct ContentView: View {

    @ObservedObject var store : Store<AppState,AppAction>

    var body: some View {
        VStack(content: {
            HStack(content: {
                Button(action: {
                    self.store.send(.counter(.decrTapped))
                }, label: {
                    Text("-")
                })
                Text("\(self.store.value.count)")
                Button(action: {
                    self.store.send(.counter(.incrTapped))
                }, label: {
                    Text("+")
                })
            })
        })
    }
}

struct StateManagerApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView(store: Store(value: AppState(), reducer: appReducer))
        }
    }
}
