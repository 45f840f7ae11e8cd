"""Drives a headless Chromium with the DevTools protocol, through a pipe. Needs only Python's standard library."""

import base64, json, os, shutil, subprocess, tempfile, time


def find_browser():
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next(filter(None, map(shutil.which, names)), None)


class Browser:
    """One tab in a new profile, which records the complaints and the requests of its pages."""

    def __init__(self):
        (child_in, self.out), (self.input, child_out) = os.pipe(), os.pipe()

        def at_3_and_4():
            # Through higher numbers, because the pipes themselves may be 3 or 4.
            pipes = os.dup2(child_in, 60), os.dup2(child_out, 61)
            for wanted, pipe in zip((3, 4), pipes):
                os.dup2(pipe, wanted)

        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [find_browser(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--force-color-profile=srgb", "--hide-scrollbars",
             f"--user-data-dir={self.profile.name}"],
            preexec_fn=at_3_and_4, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(child_in), os.close(child_out)
        self.count, self.rest, self.session = 0, b"", None
        self.complaints, self.requests, self.events = [], [], []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method, **params):
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def read(self):
        while b"\0" not in self.rest:
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise RuntimeError("the browser has ended")
            self.rest += piece
        line, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(line)
        self.note(message.get("method"), message.get("params", {}))
        return message

    def note(self, method, params):
        self.events.append(method)
        if method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(params["exceptionDetails"].get("exception", {}).get("description", "?"))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
            self.complaints.append(str([a.get("value") for a in params["args"]]))

    def open(self, url):
        """Opens a page, and waits until it is loaded."""
        self.events.clear()
        if "loaderId" in self.call("Page.navigate", url=url):
            self.wait_for("Page.loadEventFired")

    def wait_for(self, event):
        while event not in self.events:
            self.read()

    def evaluate(self, script):
        """The value of an expression, or of its promise."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"]["description"])
        return result["result"].get("value")

    def wait(self, script):
        """Waits until an expression is true, also when the page is being left for another."""
        end = time.monotonic() + 20
        while not self.is_true(script):
            if time.monotonic() > end:
                raise RuntimeError(f"not within 20 s: {script}")
            time.sleep(0.01)

    def is_true(self, script):
        try:
            return self.evaluate(script)
        except RuntimeError as error:
            if "Inspected target navigated" in str(error) or "Cannot find default execution context" in str(error):
                return False
            raise

    def press(self, key):
        text = {"text": {"Enter": "\r"}.get(key, key)} if len(key) == 1 or key == "Enter" else {}
        # Without the old code of the key, the browser itself does nothing with it.
        pressed = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": key_codes.get(key, 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", **pressed, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **pressed)

    def view(self, width, scheme):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1,
                  mobile=width < 500)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def close(self):
        self.process.kill()
        self.process.wait()
        self.profile.cleanup()


key_codes = {"Tab": 9, "Enter": 13, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
             "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
