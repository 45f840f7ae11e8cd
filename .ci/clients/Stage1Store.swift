// prints: 3 [3]
var told: [Int] = []
let store = Store(value: 1) { (count: inout Int, step: Int) in count += step }
let token = store.observe { count in told.append(count) }
store.send(2)
token.cancel()
print(store.value, told)
