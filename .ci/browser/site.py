"""Opens the front page, the articles and the session in a browser, from a server of its own, and follows each link."""

import functools, glob, http.server, os, subprocess, sys, threading, urllib.parse
from chromium import Browser


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main(folder, stage_0, pictures):
    serve = functools.partial(Handler, directory=folder)
    server = http.server.ThreadingHTTPServer(("localhost", 0), serve)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://localhost:{server.server_port}"
    browser = Browser()
    try:
        crawl(browser, site, folder, pictures)
        search(browser, site)
        run_page_0(browser, site, folder, stage_0)
        assert not browser.complaints, set(browser.complaints)
    finally:
        browser.close()


def crawl(browser, site, folder, pictures):
    # From the front page, by links alone.
    seen, waiting, others, broken = {site}, [site], set(), []
    opened = 0
    browser.view(1440, "light")
    while waiting:
        url = waiting.pop()
        show(browser, url)
        opened += 1
        look(browser, url, pictures)
        for link in browser.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.href)"):
            link, _, fragment = link.partition("#")
            link = link.rstrip("/")
            if not link.startswith(site):
                others.add(link)
            elif link not in seen:
                seen.add(link)
                if not os.path.exists(folder + urllib.parse.unquote(link[len(site):])):
                    broken.append(f"{url} links to {link}")
                elif is_article(link):
                    waiting.append(link)
    assert not broken, broken
    foreign = {url for url in browser.requests if not url.startswith((site, "data:", "about:"))}
    assert not foreign, f"requests to another host: {foreign}"
    print(f"{len(seen)} pages, {opened} opened in two sizes; links to other sites: {sorted(others)}")


# What people ask for, and the first thing that they find.
questions = {
    "getting started": "Install or copy", "install": "Install or copy", "how do I copy it": "Install or copy",
    "swift package manager": "Install or copy", "license": "Install or copy › License", "tutorial": "ClassicRedux ›",
    "network request": "Stage 4: effects", "dependency injection": "Stage 4: effects › Dependencies",
    "share state between screens": "Recipes › Keep shared state", "memory leak": "What the store promises",
    "nothing happens": "Errors you will see › Nothing happens", "undo": "Stage 3: higher-order", "time travel": "Stage 3:",
    "different from TCA": "Is it for you?", "how do I test an effect?": "Stage 5: testing", "unit tests": "Stage 5: testing",
    "what is pullback": "Stage 2: pullback", "What is a pulback": "Stage 2: pullback", "undoable": "undoable(",
    "sendAndWait": "sendAndWait(", "navigation": "Stage 8: navigation", "timer": "Recipes › A timer",
    "save to disk": "Recipes › State on disk", "swiftui binding": "SwiftUI: views that read a store › Controls get bindings",
    "how fast is it": "Inside the stages › How fast", "deep link": "Stage 8: navigation", "zzzz undo": "Stage 3:",
}


def search(browser, site):
    for words, title in questions.items():
        show(browser, f"{site}/search.html?q={urllib.parse.quote(words)}")
        browser.wait("document.querySelector('#results a') !== null")
        first = browser.evaluate("document.querySelector('#results a').textContent")
        assert first.startswith(title), f"{words} finds {first}"
    show(browser, f"{site}/search.html?q=nothing+happens")
    browser.wait("document.querySelector('#results a') !== null")
    browser.evaluate("document.querySelector('#results a').click()")
    browser.wait("document.getElementById('Nothing-happens') !== null")


def run_page_0(browser, site, folder, stage_0):
    """The page prints what the program prints, and shows what a visitor's actions do."""
    show(browser, site)
    runs = os.path.exists(folder + "/page-0.wasm")
    if runs:
        browser.wait("!document.getElementById('shown').hidden")
    text = lambda id: browser.evaluate(f"document.getElementById('{id}').textContent")
    assert text("printed") == subprocess.run([stage_0], capture_output=True, check=True, text=True).stdout
    assert ("recorded" in text("status")) != runs
    if not runs:
        return
    click = lambda selector: browser.evaluate(f"document.querySelector('{selector}').click()")
    for action in ("incrTapped", "incrTapped", "saveFavoritePrimeTapped"):
        click(f"[data-action={action}]")
    assert text("state") == "count: 2\nfavoritePrimes: [2]\n", text("state")
    click("#actions li:nth-child(2) button")
    assert text("state") == "count: 1\nfavoritePrimes: []\n", text("state")
    assert text("observers") == "the screen shows 1, []\nthe second screen shows 1\n", text("observers")
    assert text("action") == "store.send(.incrTapped)"
    click("#rule")
    assert text("observers").count("the second screen shows 2") == 2, text("observers")
    assert browser.evaluate("document.querySelector('#source .now').textContent.includes('state.count += 1')")
    # An endless chain of sends fills the stack, which is explained. The page stays usable.
    browser.evaluate("document.getElementById('count').value = '-1000000'")
    click("#buttons button:not([type])")
    assert browser.evaluate("document.getElementById('crash').checkVisibility()") and "lost" in text("state"), text("state")
    click("#actions li:nth-child(2) button")
    assert browser.evaluate("document.getElementById('crash').hidden") and text("state").startswith("count: 2\n"), text("state")
    click("#rule")
    browser.evaluate("document.getElementById('count').value = '13'")
    click("#buttons button:not([type])")
    assert text("action") == "store.send(.countEntered(13))" and text("state").startswith("count: 13\n"), text("state")
    click("#actions li:nth-child(2) button")
    # Going on from here forgets the actions after it.
    click("[data-action=decrTapped]")
    assert browser.evaluate("document.querySelectorAll('#actions li').length") == 3
    click("#reset")
    assert text("state") == "count: 0\nfavoritePrimes: []\n" and text("action") == "none yet"
    with open(glob.glob("Playgrounds/Stages.playground/Pages/0*/Contents.swift")[0]) as file:
        code = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("//:")]
    lines = browser.evaluate("[...document.querySelectorAll('#source .code code')].map((line) => line.textContent)")
    assert [line for line in lines if line] == code, "the source is not that of page 0"
    # The source reads as it does in the playground: text is text, and code is code.
    assert browser.evaluate("document.querySelector('#source p em').textContent") == "value"
    assert "//:" not in text("source") and browser.evaluate("document.querySelectorAll('#source .keyword').length") > 20


def is_article(url):
    return "/source/" not in url and "/documentation/" not in url or "/documentation/classicredux" in url


def show(browser, url):
    browser.open(url)
    browser.wait("document.querySelector('.doc-content, #actions li, main form') !== null")
    assert browser.evaluate("document.querySelector('.not-found, [class*=error]') === null"), f"{url} is not there"
    assert browser.evaluate("document.querySelector('.site a') !== null"), f"{url} has no header"
    browser.wait("document.title.includes('ClassicRedux')")


def look(browser, url, pictures):
    for width, scheme in ((390, "dark"), (1440, "light")):
        browser.view(width, scheme)
        assert browser.overflow() <= 0, f"{url} is wider than {width} pixels"
        assert width > 1000 or browser.evaluate(
            "[...document.querySelectorAll('.code-listing pre')].every((code) => code.scrollWidth <= code.clientWidth)"
        ), f"{url} has code that does not fit in {width} pixels"
        if pictures:
            browser.screenshot(f"{pictures}/{url.rsplit('/', 1)[1]}-{width}-{scheme}.png")
    browser.view(1440, "light")


main(*sys.argv[1:3], sys.argv[3] if len(sys.argv) > 3 else None)
