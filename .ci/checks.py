"""What several checks do."""

import re, subprocess, sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent


def run(*command, **options):
    """Runs a command, and returns what it prints. If it fails, prints that and ends."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}\nThis ends with {result.returncode}.")
    return result.stdout


def enter(command, folder):
    """Enters a command as a reader does, and returns what it prints. If it fails or warns, ends."""
    print(f"$ {command}", flush=True)
    result = subprocess.run(command, shell=True, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0 or re.search(r"\.swift:\d+:\d+: warning: ", result.stdout + result.stderr):
        sys.exit(f"{result.stdout}{result.stderr}\nThis ends with {result.returncode}, or warns.")
    return result.stdout


def built(*product):
    """The folder of the debug build, with the library and the product in it."""
    return Path(subprocess.check_output([root / ".ci/tools", "built", *product], text=True).strip())


def paste(article, folder):
    """Writes the Swift code of an article to a file in a folder, as the tests compile it."""
    file = Path(folder, f"{article}.swift")
    run(built("article-code") / "article-code", root / f"Sources/ClassicRedux/Articles/{article}.md", file)
    return file


# The kinds of projects that people have, as flags of the compiler

SWIFT_6 = ["-swift-version", "6"]
SWIFT_5 = ["-swift-version", "5", "-strict-concurrency=minimal"]
SWIFT_5_COMPLETE = ["-swift-version", "5", "-strict-concurrency=complete"]


def features(*names):
    return [flag for name in names for flag in ("-enable-upcoming-feature", name)]


def project(mode, isolation, is_approachable):
    """A language mode, a default isolation, and whether Xcode's "approachable concurrency" is on."""
    approachable = features("NonisolatedNonsendingByDefault", "InferIsolatedConformances")
    if "5" in mode:  # Swift 6 mode includes these.
        approachable += features("DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures")
    return [*mode, "-default-isolation", isolation, *(approachable if is_approachable else [])]
