"""Records a session, and steps through its page in a browser. Each moment must show the state of the store."""

import json, subprocess, sys, tempfile
from chromium import Browser

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
            check_keys(browser, page)
            check_list(browser, page)
            check_download(browser, page, folder)
            check_reading(browser, page)
            check_views(browser, page, pictures)
            check_many_moments(browser, folder)
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


def app(state):
    """What the page and the program's answers both show."""
    app = state.get("app", state)
    return {name: app[name] for name in ("count", "favoritePrimes", "loggedInUser")}


def check_moments(browser, page, states):
    """Keys lead forward, and the slider back. Both show the same moments."""
    browser.open(page)
    panels = "['now', 'screen', 'difference', 'state'].map((id) => $(id).innerText)"
    forward = {}
    for moment in range(last + 1):
        if moment in states:
            lines = browser.evaluate("shown.lines.map((id) => texts[id])")
            found, told = app(value(lines)), app(states[moment])
            assert found == told, f"the state of moment {moment}: {found}, not {told}"
            state = browser.evaluate("$('state').innerText")
            assert f"count: {told['count']}" in state, state
            assert state.index("count") < state.index("favoritePrimes"), "the count comes late"
        forward[moment] = browser.evaluate(panels)
        browser.press("ArrowRight")
    for moment in reversed(range(last + 1)):
        scrub(browser, moment)
        assert browser.evaluate(panels) == forward[moment], f"back to {moment}"


def check_keys(browser, page):
    """← and → step, but not in fields. ↑ ↓ Home End move in the list, which keeps the focus, and scroll elsewhere."""
    number = lambda: browser.evaluate("shown.number")
    browser.view(390, "light")
    open_at(browser, page, 8)
    for key in ("End", "Home", "ArrowUp"):
        browser.press(key)
        assert number() == 8, f"{key} steps"
    for field, key, moment in (("filter", "ArrowLeft", 8), ("moment", "ArrowRight", 9), ("next", "ArrowLeft", 8),
                               ("next", "Enter", 9), ("play", "ArrowLeft", 8)):
        browser.evaluate(f"$('{field}').focus()")
        browser.press(key)
        assert number() == moment, f"{key} in {field}"
    browser.evaluate("document.querySelector('#list [tabindex=\"0\"]').focus()")
    for key, moment in (("ArrowDown", 9), ("ArrowUp", 8), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1), ("End", last),
                        ("ArrowLeft", last - 1)):
        browser.press(key)
        assert number() == moment and browser.evaluate("document.activeElement.hash") == f"#m={moment}", key
    assert browser.evaluate("document.querySelectorAll('#list [tabindex=\"0\"]').length") == 1
    browser.view(1440, "light")


def check_list(browser, page):
    """The address follows, and leads to the nearest moment. The list can be filtered, and is played as it is."""
    for fragment, number in (("#m=11", 11), ("#m=99999", last), ("#m=-1", 0), ("#m=x", 0), ("#", 0)):
        browser.open("about:blank")
        browser.open(page + fragment)
        assert browser.evaluate("shown.number") == number, fragment
    browser.evaluate("document.querySelector('#list [href=\"#m=8\"]').click()")
    browser.wait("shown.number === 8 && location.hash === '#m=8'")
    browser.evaluate("$('filter').value = 'PRIMEMODAL', $('filter').oninput(), visit(0)")
    assert browser.evaluate("listed") == [2, 5, 7]
    browser.evaluate("$('play').click()")
    browser.wait("!playing && shown.number === 7")


def check_download(browser, page, folder):
    """The recording that the page offers is the one from which it was made."""
    open_at(browser, page, 0)
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=f"{folder}/downloads", eventsEnabled=True)
    browser.evaluate("$('download').click()")
    browser.wait_for("completed")
    with open(f"{folder}/session.jsonl") as file, open(f"{folder}/downloads/session.jsonl") as downloaded:
        assert file.read() == downloaded.read()


def check_reading(browser, page):
    """Everything has a name and a place for a screen reader, which can read the terminal."""
    open_at(browser, page, 10)
    browser.press("ArrowRight")
    browser.wait("$('status').textContent === $('now').textContent")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    found = [(node.get("role", {}).get("value"), node.get("name", {}).get("value")) for node in nodes if not node["ignored"]]
    for role in ("button", "link", "searchbox", "slider", "heading", "region"):
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


# The contrast of two colors, as the Web Content Accessibility Guidelines define it.
contrast = """((text, ground) => {
  const luminance = (color) => color.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  const [dark, light] = [luminance(text.color), luminance(ground.backgroundColor)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
})(getComputedStyle($('filter'), '::placeholder'), getComputedStyle($('filter')))"""


def check_views(browser, page, pictures):
    open_at(browser, page, 11)
    for width, scheme in ((390, "dark"), (768, "light"), (1440, "light"), (3840, "dark")):
        browser.view(width, scheme)
        assert browser.overflow() <= 0, f"the session is wider than {width} pixels"
        letters = browser.evaluate("parseFloat(getComputedStyle($('screen').querySelector('pre[aria-hidden]')).fontSize)")
        assert letters >= 12, f"the terminal's letters have {letters} pixels"
        assert browser.evaluate("$('actions').getBoundingClientRect().top + scrollY") < 900, "the actions come late"
        assert browser.evaluate(contrast) >= 4.5, f"the placeholder is hard to read in the {scheme}"
        if pictures:
            browser.screenshot(f"{pictures}/session-{width}-{scheme}.png")


def check_many_moments(browser, folder):
    """10,000 moments, with a name of a million letters, need no more room on the page than a few."""
    with open(f"{folder}/session.html") as file:
        start, rest = file.read().split('id="data">')
    data, end = rest.split("</script>", 1)
    data = json.loads(data)
    count = len(data["texts"])
    data["texts"] += ["x" * 1_000_000, *(f'  "count" : {number}' for number in range(10))]
    lines = ["{", "}"]
    data["texts"] += lines
    data["moments"] = [[count, count, 0, [0, 0, [count + 11, count + 1, count + 12]], [], 0]] + [
        [count, count, 1, [1, 1, [count + 1 + number % 10]], [], 0] for number in range(1, 10_001)]
    with open(f"{folder}/many.html", "w") as file:
        file.write(start + 'id="data">' + json.dumps(data).replace("<", r"\u003c") + "</script>" + end)
    browser.view(1440, "light")
    open_at(browser, f"file://{folder}/many.html", 9_999)
    assert browser.evaluate("document.querySelector('#list [aria-current]').hash") == "#m=9999"
    for number in range(0, 10_000, 701):
        scrub(browser, number)
        assert browser.evaluate("tree(shown.lines)[1].value") == str(number % 10)
    assert browser.evaluate("document.documentElement.scrollHeight") < 3_000, "a name covers the page"
    # Only rows near what is in sight exist, so a letter in the filter and a step take no longer than in a short session.
    browser.evaluate("$('list').scrollTop = 32 * 5_000")
    browser.wait("document.querySelector('#list [href=\"#m=5010\"]') !== null")
    assert browser.evaluate("document.querySelectorAll('#list li').length") < 200, "too many rows"


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


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
