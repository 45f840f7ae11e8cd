"""Records a session, and steps through its page in a browser. Each moment must show the state of the store."""

import json, os, subprocess, sys, tempfile
from chromium import Browser, views

hostile = '</script><b onclick=alert(1)>"Blob"</b> & <!-- 漢字 🎉 \\u003c DATA TITLE'
# Commands, and the number of actions that each sends.
session = [
    ("= 7", 1), ("save", 1), ("+", 1), ("= 2", 1), ("save", 1), ("= 13", 1), ("save", 1), ("nth?", 2),
    ("delete 0 2", 1), (f"login {hostile} --id 7 --bio {hostile}", 1), ("= 9223372036854775807", 1),
    ("undo", 1), ("undo", 1), ("redo", 1), ("write", 2), ("remove", 0), ("= -9223372036854775808", 1),
    ("nth?", 2), ("load", 2), ("logout", 1),
]


def main(counter, pictures):
    with tempfile.TemporaryDirectory() as folder:
        record(counter, folder)
        browser = Browser()
        try:
            check(browser, f"file://{folder}/session.html", states(folder), pictures)
        finally:
            browser.close()


def record(counter, folder):
    def run(*flags, **options):
        return subprocess.run([counter, *flags], cwd=folder, capture_output=True, check=False, text=True, **options)

    lines = "\n".join(command for command, _ in session) + "\n"
    answers = run("--json", "--file", "favorites.json", "--record", "session.jsonl", input=lines).stdout
    with open(f"{folder}/answers", "w") as file:
        file.write(answers)
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


def check(browser, url, states, pictures):
    last = max(states)
    browser.open(url)
    assert browser.evaluate("document.querySelectorAll('#actions li').length") == last + 1
    # Keys lead forward, the slider back, and links anywhere. All show the same moments.
    forward = {}
    for moment in range(last + 1):
        forward[moment] = browser.evaluate("[shown.lines.map((id) => texts[id]), document.body.innerText]")
        if moment in states:
            assert value(forward[moment][0][:]) == states[moment], f"the state of moment {moment}"
        assert leaves(browser) == [line.strip() for line in forward[moment][0] if line.strip() not in "]}"]
        assert browser.evaluate("location.hash || '#m=0'") == f"#m={moment}"
        browser.press("ArrowRight")
    for moment in reversed(range(last + 1)):
        browser.evaluate(f"moment_ = $('moment'), moment_.value = {moment}, moment_.oninput()")
        assert browser.evaluate("document.body.innerText") == forward[moment][1], f"back to {moment}"
    browser.press("End")
    assert browser.evaluate("shown.number") == last
    browser.press("Home")
    assert browser.evaluate("shown.number") == 0
    browser.press(" ")
    browser.wait("shown.number >= 2")
    browser.press(" ")
    browser.evaluate("document.querySelector('a[href=\"#m=8\"]').click()")
    browser.wait("shown.number === 8")
    # A link to a moment, and links to moments that do not exist.
    for fragment, number in (("#m=11", 11), ("#m=99999", last), ("#m=-1", 0), ("#m=x", 0), ("#", 0)):
        browser.open("about:blank")
        browser.open(url + fragment)
        assert browser.evaluate("shown.number") == number, fragment
    browser.open(url + "#m=11")
    browser.wait("shown.number === 11")
    for panel in ("state", "difference"):
        text = browser.evaluate(f"$('{panel}').textContent")
        assert json.dumps(hostile, ensure_ascii=False) in text, f"{panel}: {text}"
    assert browser.evaluate("document.querySelectorAll('main b[onclick], main script').length") == 0
    for width, scheme in views:
        browser.view(width, scheme)
        assert browser.overflow() <= 0, f"the session is wider than {width} pixels"
        if pictures:
            browser.screenshot(f"{pictures}/session-{width}-{scheme}.png")
    assert all(request.startswith(("file:", "data:", "about:")) for request in browser.requests), browser.requests
    assert not browser.complaints, set(browser.complaints)
    print(f"A session of {last} actions: each moment shows the state of the store.")


def leaves(browser):
    """The lines of the state in the tree, all of it unfolded."""
    text = browser.evaluate("""
      for (let folded; folded = document.querySelector("#state details:not([open])");) folded.open = true;
      [...document.querySelectorAll("#state li")].map((item) =>
        (item.querySelector(":scope > details > summary") ?? item).textContent)""")
    # An empty array or object takes one line.
    return [part for line in text for part in ([line[:-1]] if line.endswith(("[]", "{}")) else [line])]


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
