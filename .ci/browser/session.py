"""Records a session, and steps through its page in a browser. Each moment must show the state of the store."""

import json, os, random, re, subprocess, sys, tempfile
from chromium import Browser, views

hostile = '</script><b onclick=alert(1)>"Blob"</b> & <!-- 漢字 🎉 \\u003c DATA TITLE'
# Commands, and the number of actions that each sends.
session = [
    ("= 7", 1), ("save", 1), ("+", 1), ("= 2", 1), ("save", 1), ("= 13", 1), ("save", 1), ("nth?", 2),
    ("delete 0 2", 1), (f"login {hostile}", 1), ("= 9223372036854775807", 1),
    ("undo", 1), ("undo", 1), ("redo", 1), ("write", 2), ("remove", 0), ("= -9223372036854775808", 1),
    ("nth?", 2), ("load", 2), ("logout", 1),
]
last = sum(actions for _, actions in session)


def main(counter, pictures):
    with tempfile.TemporaryDirectory() as folder:
        record(counter, folder)
        browser = Browser()
        try:
            page = f"file://{folder}/session.html"
            check_moments(browser, page, states(folder))
            check_links(browser, page)
            check_keys(browser, page)
            check_focus_and_folds(browser, page)
            check_actions(browser, page)
            check_hostile(browser, folder, counter)
            check_download(browser, page, folder, counter)
            check_reading(browser, page)
            check_views(browser, page, pictures)
            check_many_moments(browser, folder)
            check_without_scripts(browser, page)
            check_requests(browser)
        finally:
            browser.close()


def record(counter, folder):
    def run(*flags, **options):
        return subprocess.run([counter, *flags], cwd=folder, capture_output=True, check=False, text=True, **options)

    lines = "\n".join(command for command, _ in session) + "\n"
    answers = run("--json", "--file", "favorites.json", "--record", "session.jsonl", input=lines).stdout
    with open(f"{folder}/answers", "w") as file:
        file.write(answers)
    # No command accepts characters that reverse or break a line, but someone may write them into a recording.
    for name in ("answers", "session.jsonl"):
        with open(f"{folder}/{name}") as file:
            text = file.read().replace("DATA TITLE", r"DATA TITLE \u202e\u2028")
        with open(f"{folder}/{name}", "w") as file:
            file.write(text)
    written = run("--replay", "session.jsonl", "--html", "session.html", stdin=subprocess.DEVNULL)
    assert written.returncode == 0, written.stderr


def states(folder):
    """The state after each command, by the moment that ended it."""
    states, moment = {}, 0
    with open(f"{folder}/answers") as file:
        for (_, actions), answer in zip(session, map(json.loads, file), strict=True):
            moment += actions
            states[moment] = answer["state"]
    return states


def value(lines):
    """The value of a state's lines, which are JSON without commas."""
    line = lines.pop(0).strip()
    if line[-1] not in "[{":
        return json.loads(line)
    values, end = [], {"[": "]", "{": "}"}[line[-1]]
    while lines[0].strip() != end:
        line_start = lines[0].lstrip()
        key, separator, rest = line_start.partition('" : ')
        if end == "}":
            lines[0] = rest
            values.append((json.loads(key + '"'), value(lines)))
        else:
            values.append(value(lines))
    lines.pop(0)
    return dict(values) if end == "}" else values


def check_moments(browser, page, states):
    """Keys lead forward, and the slider back. Both show the same moments."""
    browser.open(page)
    assert browser.evaluate("listed.length") == last + 1
    with open(page.removeprefix("file://").replace(".html", ".jsonl")) as file:
        recorded = [None, *map(str.strip, list(file)[1:])]
    panels = "['now', 'screen', 'difference', 'effects', 'state'].map((id) => $(id).innerText)"
    forward = {}
    for moment in range(last + 1):
        lines = browser.evaluate("shown.lines.map((id) => texts[id])")
        if moment in states:
            assert value(lines[:]) == states[moment], f"the state of moment {moment}"
        assert leaves(browser) == [visible(line.strip()) for line in lines if line.strip() not in "]}"]
        forward[moment] = browser.evaluate(panels)
        if moment > 0:
            assert browser.evaluate("$('recorded').textContent") == recorded[moment], f"the recorded action {moment}"
        if moment > 1:
            now = browser.evaluate("$('now').textContent")
            assert re.search(r" · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} UTC · [+−][\d,]+\.\d{3} s$", now), now
        browser.press("ArrowRight")
    for moment in reversed(range(last + 1)):
        scrub(browser, moment)
        assert browser.evaluate(panels) == forward[moment], f"back to {moment}"


def check_links(browser, page):
    """The address follows, also to a fast slider, and leads back. Links to no moment lead to the nearest."""
    browser.open(page)
    assert browser.evaluate("""
      for (let number = 0; number <= last; number++) { $("moment").value = number; $("moment").oninput(); }
      location.hash""") == "", "a fast slider writes the address too often"
    browser.wait(f"location.hash === '#m={last}'")
    browser.evaluate("document.querySelector('#list a[href=\"#m=8\"]').click()")
    browser.wait("shown.number === 8 && location.hash === '#m=8'")
    browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    browser.evaluate("$('copy').click()")
    browser.wait("$('copy').textContent === 'Copied'")
    assert browser.evaluate("navigator.clipboard.readText()") == "session.html#m=8", "the link names folders"
    browser.evaluate("$('filter').value = 'c&=#', $('filter').oninput()")
    browser.wait("location.hash === '#m=8&f=c%26%3D%23'")
    line = "[...document.querySelectorAll('#state button')].find((line) => /^.count/.test(line.textContent))"
    browser.evaluate(f"{line}.click(), $('filter').value = 'Entered', $('filter').oninput()")
    browser.wait("location.hash.includes('f=Entered')")
    address, listed = browser.evaluate("[location.hash, listed]")
    assert address.startswith("#m=6&") and len(listed) > 3, (address, listed)
    browser.open("about:blank")
    browser.open(page + address)
    assert browser.evaluate("[shown.number, listed, $('filter').value]") == [6, listed, "Entered"]
    assert "changed count" in browser.evaluate("$('found').innerText")
    browser.evaluate("document.querySelector('#list li a').click()")
    browser.wait(f"shown.number === {listed[0]}")
    assert browser.evaluate("listed") == listed, "a step loses the filter"
    for fragment, number in (("#m=11", 11), ("#m=99999", last), ("#m=-1", 0), ("#m=x", 0), ("#", 0), ("#t=1&m=3", 3),
                             ('#m=3&t="abc"', 3), ("#m=3&t=[{},-1]", 3), ("#m=3&t=[&f=%", 3)):
        browser.open("about:blank")
        browser.open(page + fragment)
        assert browser.evaluate("shown.number") == number, fragment


def check_hostile(browser, folder, counter):
    """A recording with numbers and times from the ends of their ranges, and endless letters, is shown and stays quick."""
    ends = [-2**63, -2**63 + 1, -1, 0, 1, 7, 2**63 - 25, 2**63 - 2, 2**63 - 1]
    times = [-8_640_000_000_000_000, -8_639_999_999_999_999, -1, 0, 1, 8_639_999_999_999_999, 8_640_000_000_000_000]
    texts = ["", "</script>", "\u202e\u2028\0", "e" + "\u0301" * 10_000, "👨‍👩‍👧‍👦" * 1_000]
    names = ["counter.countEntered", "counter.incrTapped", "counter.decrTapped", "primeModal.saveFavoritePrimeTapped",
             "login.loginTapped", "nthPrime.asked", "nthPrime.answered", "nthPrime.failed", "favoritesFile.failed",
             "timeline.visit", "timeline.returnToFork", "undo", "redo"]
    choice = random.Random(1).choice
    actions = [{"action": choice(names), "at": choice(times), "count": choice(ends), "n": choice(ends), "id": choice(ends),
                "prime": choice(ends), "moment": choice(ends), "name": choice(texts), "bio": choice(texts),
                "message": choice(texts)} for _ in range(150)]
    with open(f"{folder}/hostile.jsonl", "w") as file:
        file.write("".join(json.dumps(line) + "\n" for line in [{"recording": "counter", "version": 1}, *actions]))
    run = lambda *flags, **options: subprocess.run([counter, "--replay", "hostile.jsonl", *flags], cwd=folder,
                                                   capture_output=True, text=True, **options)
    written = run("--html", "hostile.html", stdin=subprocess.DEVNULL)
    assert (written.returncode, written.stderr) == (0, ""), written.stderr
    open_at(browser, f"file://{folder}/hostile.html", 0)
    for number in range(len(actions) + 1):
        browser.evaluate(f"visit({number})")
        assert browser.evaluate("document.documentElement.scrollHeight") > 500, number
    assert not browser.complaints, set(browser.complaints)


def check_keys(browser, page):
    """Only two arrows step, and not in fields. All other keys do what they do on any page."""
    number = lambda: browser.evaluate("shown.number")
    browser.view(390, "light")
    open_at(browser, page, 8)
    for key, scrolls in (("End", True), ("Home", True), ("PageDown", True), (" ", True), ("ArrowUp", False)):
        before = browser.evaluate("scrollY")
        browser.press(key)
        if scrolls:
            browser.wait(f"scrollY !== {before}")
        assert number() == 8, f"{key!r} steps"
    browser.press("ArrowLeft")
    assert number() == 7
    for field, key, moment in (("filter", "ArrowLeft", 7), ("speed", "ArrowRight", 7), ("moment", "ArrowRight", 8),
                               ("next", "ArrowRight", 9), ("next", "Enter", 10), ("play", "ArrowLeft", 9)):
        browser.evaluate(f"$('{field}').focus()")
        browser.press(key)
        assert number() == moment, f"{key} in {field}"
    browser.view(1440, "light")


def check_focus_and_folds(browser, page):
    open_at(browser, page, 10)
    browser.evaluate("""
      fold_ = [...document.querySelectorAll("#state summary")].find((summary) => /favoritePrimes/.test(summary.textContent));
      fold_.click();
      fold_.focus()""")
    for key in ("ArrowRight", "ArrowLeft", "ArrowLeft"):
        browser.press(key)
        assert browser.evaluate("document.activeElement === fold_ && !fold_.parentElement.open"), "a step opened a fold"
    # In the list, the focus follows.
    browser.evaluate("document.querySelector('[aria-current]').focus()")
    browser.press("ArrowRight")
    assert browser.evaluate("document.activeElement.hash") == "#m=10"
    assert browser.evaluate("[...rows.querySelectorAll('a')].filter((a) => a.tabIndex === 0).length") == 1


def check_actions(browser, page):
    """The list can be filtered, also to the moments that changed a line of the state, and is played as it is."""
    open_at(browser, page, 10)
    numbers = lambda: browser.evaluate("[...document.querySelectorAll('#list li')].map((item) => item.number)")
    browser.evaluate("$('filter').value = 'PRIMEMODAL', $('filter').oninput()")
    assert numbers() == [2, 5, 7] and browser.evaluate("$('found').innerText").startswith(f"3 of {last + 1}")
    browser.evaluate("$('all').click()")
    assert len(numbers()) == last + 1 and browser.evaluate("document.activeElement.id") == "filter"
    line = "[...document.querySelectorAll('#state button')].find((line) => /^.count/.test(line.textContent))"
    browser.evaluate(f"{line}.click()")
    assert numbers()[:5] == [0, 1, 3, 4, 6] and browser.evaluate("shown.number") == 6, numbers()
    assert browser.evaluate("$('difference').querySelector('pre').textContent") == "− count: 2+ count: 13"
    browser.evaluate("$('status').textContent = 'quiet', $('speed').value = 4, visit(0), $('play').click()")
    address = browser.evaluate("location.hash")
    browser.wait(f"location.hash !== '{address}'")
    assert browser.evaluate("playing && $('status').textContent") == "quiet", "playing is announced"
    browser.evaluate("$('speed').value = 16, $('speed').onchange()")
    browser.wait("!playing")
    assert browser.evaluate("shown.number") == numbers()[-1]
    browser.evaluate("$('all').click(), visit(9)")
    difference = "$('difference').querySelector('pre').textContent"
    scrub(browser, 10)
    assert "− favoritePrimes[0]: 7" in browser.evaluate(difference), browser.evaluate(difference)


def check_download(browser, page, folder, counter):
    """The recording that the page offers is the one from which it was made."""
    open_at(browser, page, 0)
    os.rename(f"{folder}/session.jsonl", f"{folder}/recorded.jsonl")
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder, eventsEnabled=True)
    browser.evaluate("$('download').click()")
    browser.wait_for("completed")
    with open(f"{folder}/session.jsonl") as file, open(f"{folder}/recorded.jsonl") as recorded:
        assert file.read() == recorded.read()
    shown = browser.evaluate("visit(last), shown.lines.map((id) => texts[id])")
    answer = subprocess.run([counter, "--json", "--replay", "session.jsonl"], cwd=folder, capture_output=True, text=True,
                            input="show\n").stdout
    assert json.loads(answer)["state"] == value(shown)


def check_reading(browser, page):
    """Everything has a name and a place for a screen reader, which can read the terminal."""
    open_at(browser, page, 10)
    browser.press("ArrowRight")
    browser.wait("$('status').textContent === $('now').textContent")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    found = [(node.get("role", {}).get("value"), node.get("name", {}).get("value")) for node in nodes if not node["ignored"]]
    for role in ("button", "link", "combobox", "searchbox", "slider", "heading", "region"):
        names = [name for a_role, name in found if a_role == role]
        assert names and all(names), f"{role}: {names}"
    landmarks = [role for role, _ in found if role in ("banner", "main")]
    assert landmarks == ["banner", "main"], landmarks
    assert any(role == "StaticText" and "Timeline 11" in name for role, name in found), "no terminal"
    # A name shows its hostile characters, and reverses or breaks nothing.
    for panel in ("state", "difference", "now", "list"):
        text = browser.evaluate(f"$('{panel}').textContent")
        assert "\\u202e\\u2028" in text and not {"\u202e", "\u2028"} & set(text), f"{panel}: {text}"
    assert browser.evaluate("document.querySelectorAll('main b[onclick], main script').length") == 0


def check_views(browser, page, pictures):
    open_at(browser, page, 11)
    for width, scheme in [*views, (720, "light"), (3840, "dark")]:
        browser.view(width, scheme)
        assert browser.overflow() <= 0, f"the session is wider than {width} pixels"
        screen = browser.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)($('screen'))")
        assert screen <= 0 or width < 768, f"the terminal is wider than {width} pixels"
        letters = browser.evaluate("parseFloat(getComputedStyle($('screen').querySelector('pre[aria-hidden]')).fontSize)")
        assert letters >= 12, f"the terminal's letters have {letters} pixels"
        assert browser.evaluate("$('actions').getBoundingClientRect().top + scrollY") < 900, "the actions come late"
        if pictures:
            browser.screenshot(f"{pictures}/session-{width}-{scheme}.png")
    browser.call("Emulation.setEmulatedMedia", media="print")
    assert browser.evaluate("getComputedStyle($('play').parentElement).display") == "none"
    browser.call("Emulation.setEmulatedMedia", media="")
    browser.evaluate("visit(20), dispatchEvent(new Event('beforeprint'))")
    assert browser.evaluate("rows.firstChild.number === 10 && rows.querySelector('[aria-current]') !== null")


def check_many_moments(browser, folder):
    """100,000 moments, with a name of a million letters, need no more room than a few."""
    with open(f"{folder}/session.html") as file:
        start, rest = file.read().split('id="data">')
    data, end = rest.split("</script>", 1)
    data = json.loads(data)
    count = len(data["texts"])
    data["texts"] += ["x" * 1_000_000, *(f'  "count" : {number}' for number in range(10))]
    lines = ["{", "}"]
    data["texts"] += lines
    data["moments"] = [[count, count, 0, [0, 0, [count + 11, count + 1, count + 12]], [], 0]] + [
        [count, count, 1, [1, 1, [count + 1 + number % 10]], [], 0] for number in range(1, 100_001)]
    with open(f"{folder}/many.html", "w") as file:
        file.write(start + 'id="data">' + json.dumps(data).replace("<", r"\u003c") + "</script>" + end)
    browser.view(1440, "light")
    open_at(browser, f"file://{folder}/many.html", 99_999)
    assert browser.evaluate("document.querySelector('#list [aria-current]').hash") == "#m=99999"
    for number in range(0, 100_000, 7_001):
        scrub(browser, number)
        assert browser.evaluate("tree(shown.lines)[1].value") == str(number % 10)
    assert browser.evaluate("document.querySelectorAll('*').length") < 1_000
    assert browser.evaluate("document.documentElement.scrollHeight") < 3_000, "a name covers the page"
    browser.evaluate("$('list').scrollTop = 1e9, $('list').onscroll()")
    assert browser.evaluate("rows.lastChild.number") == 100_000
    browser.evaluate("document.querySelector('#state li li button').click()")
    assert browser.evaluate("listed.length") == 100_001


def check_without_scripts(browser, page):
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open("about:blank")
    browser.open(page)
    assert "needs JavaScript" in browser.evaluate("document.body.innerText")
    assert browser.evaluate("document.querySelector('noscript').getBoundingClientRect().bottom") < 200
    browser.call("Emulation.setScriptExecutionDisabled", value=False)


def check_requests(browser):
    allowed = ("file:", "data:", "about:", "blob:")
    assert all(request.startswith(allowed) for request in browser.requests), browser.requests
    assert not browser.complaints, set(browser.complaints)
    print(f"A session of {last} actions: each moment shows the state of the store.")


def open_at(browser, page, moment):
    browser.open("about:blank")
    browser.open(f"{page}#m={moment}")


def scrub(browser, moment):
    browser.evaluate(f"$('moment').value = {moment}, $('moment').oninput()")


def visible(line):
    return line.replace("\u202e", "\\u202e").replace("\u2028", "\\u2028")


def leaves(browser):
    """The lines of the state in the tree, all of it unfolded."""
    text = browser.evaluate("""
      for (let folded; folded = document.querySelector("#state details:not([open])");) folded.open = true;
      [...document.querySelectorAll("#state li")].map((item) =>
        (item.querySelector(":scope > details > summary") ?? item).textContent)""")
    # An empty array or object takes one line.
    return [part for line in text for part in ([line[:-1]] if line.endswith(("[]", "{}")) else [line])]


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
