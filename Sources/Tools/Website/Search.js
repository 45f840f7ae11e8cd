// The search and the list of pages, in the header of each page. A place is the text below one heading of an article, or
// the reference of a public name. All of it happens in the browser, with an index that is loaded at the first use.
"use strict"
{
const search = document.querySelector(".site .search"), field = search.querySelector("input")
const panel = search.querySelector(".panel"), status = search.querySelector("[role=status]")
const list = search.querySelector("[role=listbox]"), pages = document.querySelector(".site .pages")

// MARK: Words

const ignored = new Set(("a about an and any are as at be by can cannot could did do does doing done for from get gets got had has "
  + "have how i if in into is it its just like make makes me mine my need needs not of on one or our please should so some than that the their "
  + "them then there these they thing this those to too use uses using want was way we were what when where which who why will with "
  + "without work works would you your").split(" "))

/** The words of a text, and those inside a name such as sendAndWait. */
const wordsOf = (text) => `${text.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")} ${/\p{Ll}\p{Lu}/u.test(text) ? text : ""}`
  .toLowerCase().replace(/[’']\p{L}{1,2}\b/gu, "").match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without its ending: cancel, cancels, cancelled and cancelling are one. */
const stem = (word) => word.replace(/(?<=.{3})(?:ies|ied|ing|ed|es|s|e|y)$/, "").replace(/(?<=.{2})([^aeiouls])\1$/, "$1")
  .replace(/(?<=.{3})ll$/, "l")
const stemsOf = (text) => wordsOf(text).map(stem)

// MARK: The index

let index, loading
function load() {
  return loading ??= fetch("BASE/search.json").then((response) => response.json()).then(prepare)
    .catch(() => { loading = undefined })
}

function prepare({ pages, meanings }) {
  const counted = (words, weight, counts = new Map()) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight)
    return counts
  }
  const places = pages.flatMap(({ path, title, module, sections }) => (sections.length ? sections : [["", "", ""]])
    .map(([anchor, heading, text]) => {
      const words = stemsOf(text), titles = new Set(stemsOf(title))
      // A heading says what its text is about. The title says it of the text before the first heading.
      const counts = counted(words, 1, counted(new Set(stemsOf(heading)), 8, counted(titles, heading ? 2 : 6)))
      const name = /^[^(]*/.exec(title)[0].toLowerCase()
      return { path, anchor, title, module, heading, text, name, counts, length: words.length }
    }))
  const mean = places.reduce((sum, { length }) => sum + length, 0) / places.length
  const found = counted(places.flatMap(({ counts }) => [...counts.keys()]), 1)
  const table = meanings.map(([entered, meant]) => ({
    entered: stemsOf(entered), isPhrase: wordsOf(entered).some((word) => ignored.has(word)), place: Array.isArray(meant) ? meant : undefined,
    words: Array.isArray(meant) ? [] : meant.split(", ").map(stemsOf),
  }))
  index = { places, mean, found, table, vocabulary: [...found.keys()] }
}

// MARK: Search

/** How much a place says about a word: much if few places have it, and if its heading does (BM25). */
function weigh(place, word) {
  const count = place.counts.get(word)
  if (!count) return 0
  const { found, places, mean } = index
  const rarity = Math.log(1 + (places.length - found.get(word) + 0.5) / (found.get(word) + 0.5))
  return rarity * count * 2.2 / (count + 1.2 * (0.4 + 0.6 * place.length / mean))
}

/** Whether the words differ by one letter that is added, missing or replaced, or by two that are swapped. */
function isTypo(word, other) {
  if (Math.abs(word.length - other.length) > 1 || other.length < 4) return false
  let start = 0, end = 0
  while (start < word.length && word[start] === other[start]) start++
  while (end < Math.min(word.length, other.length) - start && word.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [word.slice(start, word.length - end), other.slice(start, other.length - end)]
  return left.length < 2 && right.length < 2 || left.length === 2 && left === right[1] + right[0]
}

/** What a question means: for each of its words the groups of words that may be meant, and the places that answer it. */
function meaning(text) {
  const all = stemsOf(text)
  let asked = all.filter((word, at) => !ignored.has(wordsOf(text)[at]))
  if (!asked.length) asked = all
  const groups = new Map([...new Set(asked)].map((word) => [word, [{ words: [word], weight: 1 }]]))
  const answers = []
  const phrase = ` ${all.join(" ")} `
  for (const { entered, isPhrase, place, words } of index.table) {
    // "log in" is not "in the log".
    if (isPhrase ? !phrase.includes(` ${entered.join(" ")} `) : !entered.every((word) => all.includes(word))) continue
    if (place) answers.push({ place, weight: entered.length / Math.max(asked.length, entered.length) })
    for (const word of entered) {
      groups.get(word)?.push(...words.map((words) => ({ words, weight: 0.8 })))
    }
  }
  for (const [word, choices] of groups) {
    const last = word === asked.at(-1)
    if (index.found.has(word) && !last) continue
    for (const other of index.vocabulary) {
      if (other === word || word.length < 2) continue
      if (other.startsWith(word)) choices.push({ words: [other], weight: index.found.has(word) ? 0.3 : 0.6 })
      else if (!index.found.has(word) && choices.length === 1 && word.length > 3 && isTypo(word, other)) {
        choices.push({ words: [other], weight: 0.5 })
      }
    }
  }
  return { groups: [...groups.values()], answers, asked }
}

/** The places that answer a question, the best first. */
function find(text) {
  const { groups, answers, asked } = meaning(text)
  const name = text.trim().toLowerCase()
  return index.places.map((place) => {
    let sum = 0, has = 0
    for (const choices of groups) {
      const best = Math.max(...choices.map(({ words, weight }) =>
        weight * Math.min(...words.map((word) => weigh(place, word)))))
      sum += best
      if (best > 0) has++
    }
    // An article explains more than the reference of a name, unless someone enters that name.
    let total = sum * (has / Math.max(1, groups.length)) * (place.module ? 0.55 : 1)
    if (place.module && place.name === name.replace(/\(.*/, "")) total += 40
    for (const { place: [title, heading], weight } of answers) {
      if (place.title === title && place.heading === heading) total += 30 * weight
    }
    return { place, total }
  }).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total).slice(0, 12)
    .map(({ place }) => ({ ...place, groups, excerpt: excerpt(place.text, groups) }))
}

/** The part of a text that answers most of a question, preferably in its own words, and those words in it. */
function bestPart(text, groups) {
  const worths = new Map()
  groups.forEach((choices, group) => choices.forEach(({ words, weight }) => words.forEach((word) => {
    if (!(worths.get(word)?.weight >= weight)) worths.set(word, { group, weight })
  })))
  const parts = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []
  const found = parts.map((part) => stemsOf(part).flatMap((word) => worths.get(word) ?? []))
  const length = 40
  let start = 0, most = 0
  for (let at = 0; at < parts.length; at++) {
    if (!found[at].length) continue
    const best = groups.map(() => 0)
    for (const { group, weight } of found.slice(at, at + length).flat()) best[group] = Math.max(best[group], weight)
    const sum = best.reduce((sum, weight) => sum + weight)
    if (sum > most) [start, most] = [at, sum]
  }
  return { parts: parts.map((text, at) => ({ text, isMeant: found[at].length > 0 })), start, end: start + length, isFound: most > 0 }
}

function excerpt(text, groups) {
  const { parts, start: best } = bestPart(text, groups)
  const start = best > 12 ? best - 8 : 0, end = start + 50
  return [...start > 0 ? [{ text: "… " }] : [], ...parts.slice(start, end), ...end < parts.length ? [{ text: " …" }] : []]
}

// MARK: The place

/** On the page to which the search has led, marks the words below the heading, and scrolls to them where they are out of sight. */
async function showFound() {
  const { address, groups } = JSON.parse(sessionStorage.found ?? "{}")
  if (address !== location.href) return
  delete sessionStorage.found
  const anchor = decodeURIComponent(location.hash.slice(1))
  let place, top
  // docc shows the text later, and then scrolls to the heading.
  for (let frame = 0, still = 0; frame < 600 && still < 20; frame++) {
    await new Promise(requestAnimationFrame)
    place = anchor ? document.getElementById(anchor) : document.querySelector("h1")
    const now = place?.getBoundingClientRect().top
    still = now !== undefined && now === top ? still + 1 : 0
    top = now
  }
  if (!place) return
  const nodes = textBelow(place)
  const { parts, start, end, isFound } = bestPart(nodes.map(({ data }) => data).join("\n"), groups)
  if (!isFound) return
  const ranges = []
  let node = 0, offset = 0
  parts.slice(0, end).forEach(({ text, isMeant }, at) => {
    while (offset > nodes[node].length) offset -= nodes[node++].length + 1
    if (at >= start && isMeant) {
      const range = new Range()
      range.setStart(nodes[node], offset)
      range.setEnd(nodes[node], offset + text.length)
      ranges.push(range)
    }
    offset += text.length
  })
  CSS.highlights?.set("found", new Highlight(...ranges))
  const { top: upper, bottom } = ranges[0].getBoundingClientRect()
  const isInSight = upper > 0 && bottom < innerHeight
  ranges[0].startContainer.parentElement.scrollIntoView({ block: isInSight ? "nearest" : "center", inline: "nearest" })
}

/** The texts that are shown below a heading, up to the next one, or below the title. */
function textBelow(place) {
  const walker = document.createTreeWalker(document.body), nodes = [], isPart = place.matches("h2, h3, h4")
  walker.currentNode = place
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isPart && node.matches?.("h1, h2, h3, h4")) break
    const isText = node.nodeType === Node.TEXT_NODE && !node.parentElement.closest("h1, h2, h3, h4")
    if (isText && node.parentElement.checkVisibility()) nodes.push(node)
  }
  return nodes
}

// MARK: The field

function element(name, text = "") {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function row({ path, anchor, title, module, heading, groups, excerpt }, at) {
  const item = element("li"), link = item.appendChild(element("a")), small = element("small")
  item.id = `search-result-${at}`
  item.role = "option"
  item.ariaSelected = "false"
  link.href = `BASE${path}${anchor ? `#${anchor}` : ""}`
  link.tabIndex = -1
  small.append(...excerpt.map(({ text, isMeant }) => isMeant ? element("mark", text) : text))
  link.append(element("strong", title + (heading ? ` › ${heading}` : "") + (module && module !== title ? ` in ${module}` : "")), small)
  link.onclick = () => {
    close()
    sessionStorage.found = JSON.stringify({ address: link.href, groups })
    if (link.pathname === location.pathname) setTimeout(showFound)
  }
  return item
}

async function answer() {
  const text = field.value
  if (!text.trim()) return close()
  await load()
  if (text !== field.value) return
  panel.hidden = false
  field.ariaExpanded = "true"
  if (!index) {
    status.textContent = "The index cannot be loaded. Are you offline?"
    return list.replaceChildren()
  }
  const found = find(text)
  list.replaceChildren(...found.map(row))
  const count = found.length === 1 ? "1 place" : `${found.length} places, the best first`
  status.innerHTML = found.length ? count : `Nothing found. Try other words, or open
    <a href="BASE/documentation/classicredux/">the course</a>,
    <a href="BASE/documentation/classicredux/firstfeature/">your first feature</a>, or
    <a href="BASE/documentation/classicredux/errors/">errors you will see</a>.`
  panel.scrollTop = 0
  select(undefined)
}

let selected
function select(at) {
  const items = list.children
  if (items[selected]) items[selected].ariaSelected = "false"
  selected = at
  if (items[at]) {
    items[at].ariaSelected = "true"
    items[at].scrollIntoView({ block: "nearest" })
    field.setAttribute("aria-activedescendant", items[at].id)
  } else {
    field.removeAttribute("aria-activedescendant")
  }
}

function close() {
  panel.hidden = true
  field.ariaExpanded = "false"
  select(undefined)
}

search.hidden = false
showFound()
field.onfocus = () => { pages.open = false; load(); if (field.value.trim()) answer() }
field.oninput = answer
field.onkeydown = async (event) => {
  const count = list.children.length, isOpen = !panel.hidden
  if (event.isComposing) return
  if (event.key === "Escape") {
    if (isOpen) close(); else if (field.value) field.value = ""; else field.blur()
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!isOpen) await answer()
    else if (count) {
      const step = event.key === "ArrowDown" ? 1 : -1
      select(selected === undefined ? (step > 0 ? 0 : count - 1) : (selected + step + count) % count)
    }
  } else if (event.key === "Enter") {
    if (!isOpen || !index) await answer()
    list.children[selected ?? 0]?.querySelector("a").click()
  } else return
  event.preventDefault()
  event.stopPropagation()
}

// docc also listens to this key, for a list that has only titles.
addEventListener("keydown", (event) => {
  const isInField = event.target.closest?.("input, textarea, select, [contenteditable]")
  if (event.key === "Escape" && pages.open) {
    pages.open = false
    pages.querySelector("summary").focus()
  }
  if (event.key !== "/" || isInField || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  field.focus()
  field.select()
  scrollTo({ top: 0 })
}, { capture: true })

// Both panels close when the focus or a tap goes elsewhere.
for (const kind of ["pointerdown", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    if (!search.contains(target)) close()
    if (!pages.contains(target)) pages.open = false
  })
}
pages.ontoggle = () => {
  for (const link of pages.querySelectorAll("a")) {
    link.ariaCurrent = link.pathname === location.pathname && link.origin === location.origin ? "page" : null
  }
}
}
