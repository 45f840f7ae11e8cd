"""Opens the pages of the documentation in a browser, from a server of its own, and follows each link.

These are the articles and the sessions. With ALL_PAGES=1, they are the reference of all stages, too.
"""

import functools, http.server, os, sys, threading, urllib.parse
from chromium import Browser, views


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


everything = os.environ.get("ALL_PAGES") == "1"


def main(folder, pictures):
    serve = functools.partial(Handler, directory=folder)
    server = http.server.ThreadingHTTPServer(("localhost", 0), serve)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://localhost:{server.server_port}"
    browser = Browser()
    try:
        crawl(browser, site, folder, pictures)
    finally:
        browser.close()


def crawl(browser, site, folder, pictures):
    # From the front page, by links alone.
    front = f"{site}/documentation/classicredux"
    seen, waiting, others, broken = {front}, [front], set(), []
    opened, articles = 0, 0
    browser.view(1440, "light")
    while waiting:
        url = waiting.pop()
        show(browser, url)
        opened += 1
        if is_article(url):
            articles += 1
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
                elif everything or is_article(link):
                    waiting.append(link)
    assert not broken, broken
    written = {"/documentation" + path.removeprefix(folder + "/documentation") for path, _, files in
               os.walk(folder + "/documentation") if "index.html" in files}
    unreached = written - {urllib.parse.unquote(url[len(site):]) for url in seen}
    assert not everything or not unreached, f"no link leads to {sorted(unreached)}"
    foreign = {url for url in browser.requests if not url.startswith((site, "data:", "about:"))}
    assert not foreign, f"requests to another host: {foreign}"
    assert not browser.complaints, set(browser.complaints)
    show(browser, site)
    browser.wait("location.pathname.startsWith('/documentation/classicredux')")
    print(f"{len(seen)} pages, {opened} opened, {articles} in {len(views)} views; links to other sites: {sorted(others)}")


def is_article(url):
    return "/documentation/classicredux" in url or "/sessions/" in url


def show(browser, url):
    browser.open(url)
    browser.wait("document.querySelector('.doc-content, #actions li, meta[http-equiv=refresh]') !== null")
    assert browser.evaluate("document.querySelector('.not-found, [class*=error]') === null"), f"{url} is not there"


def look(browser, url, pictures):
    for width, scheme in views:
        browser.view(width, scheme)
        assert browser.overflow() <= 0, f"{url} is wider than {width} pixels"
        if pictures:
            browser.screenshot(f"{pictures}/{url.rsplit('/', 1)[1]}-{width}-{scheme}.png")
    browser.view(1440, "light")


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
