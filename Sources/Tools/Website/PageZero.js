// Runs page 0, which is compiled to WebAssembly. A moment is shown by running the page again: a new store gets the
// actions up to that moment, so stepping back needs no undo.
const $ = (id) => document.getElementById(id)
let sent = [], moment = 0

const page = await WebAssembly.compile(await (await fetch("page-0.wasm")).arrayBuffer())

/** The functions of a new run of the page, and a function that returns what they have printed since its last call. */
function start() {
  let bytes = []
  const { exports } = new WebAssembly.Instance(page, { page: { put: (byte) => bytes.push(byte) } })
  const printed = () => new TextDecoder().decode(new Uint8Array(bytes.splice(0)))
  return { ...exports, printed }
}

function show() {
  const run = start()
  let observers = "none yet", state = "lost in the crash"
  try {
    run.observe($("rule").checked)
    for (const { name, count } of sent.slice(0, moment)) { run.printed(); run[name](count) }
    observers = run.printed() || observers
    run.printState()
    state = run.printed()
    $("count").value = /-?\d+/.exec(state)[0]
  } catch (error) {
    // The stack is full. Its first calls have printed what they could.
    if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error
    observers = run.printed()
  }
  $("crash").hidden = state !== "lost in the crash"
  $("observers").textContent = observers
  $("state").textContent = state
  const action = sent[moment - 1]
  $("action").textContent = action ? `store.send(.${text(action)})` : "none yet"

  $("actions").replaceChildren(...[undefined, ...sent].map((action, index) => {
    const item = document.createElement("li"), button = document.createElement("button")
    button.textContent = action ? text(action) : "start"
    if (index === moment) button.setAttribute("aria-current", "step")
    button.onclick = () => { moment = index; show(); $("actions").children[index].firstChild.focus() }
    item.append(button)
    return item
  }))
  $("actions").scrollTop = $("actions").scrollHeight * moment / (sent.length + 1)
  for (const line of $("source").querySelectorAll(".code code")) {
    line.classList.toggle("now", !!action && new RegExp(`case \\.${action.name}\\b.*:`).test(line.textContent))
  }
}

const text = ({ name, count }) => count === undefined ? name : `${name}(${count})`
function send(action) { sent = [...sent.slice(0, moment++), action]; show() }

for (const button of $("buttons").querySelectorAll("[data-action]")) button.onclick = () => send({ name: button.dataset.action })
$("buttons").onsubmit = (event) => { event.preventDefault(); send({ name: "countEntered", count: $("count").valueAsNumber }) }
$("reset").onclick = () => { sent = []; moment = 0; show() }
$("rule").onchange = show

const whole = start()
whole.__main_argc_argv(0, 0)
$("printed").textContent = whole.printed()
$("status").textContent = "This is page 0 itself, compiled for your browser. Send it an action."
$("buttons").hidden = $("shown").hidden = false
show()
