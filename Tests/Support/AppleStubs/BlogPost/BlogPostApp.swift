// The view and the app of the blog post that this library comes from, as its author wrote them, with Prime Time's state.
// swift-format-ignore-file

import ClassicRedux
import Foundation
import PrimeTime
import SwiftUI

func appReducer(state : inout AppState , action : AppAction) {
    Stage1App.appReducer(now: Date.init)(&state, action)
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
