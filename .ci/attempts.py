"""Attempts at the exercises and the steps. Tests/Learn/Attempts.txt explains their format."""

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Attempt:
    kind: str
    title: str
    # A part of what the failure has to say.
    says: str = ""
    # What is replaced, and what by.
    changes: list[tuple[str, str]] = field(default_factory=list)

    @property
    def is_right(self):
        return self.kind == "right"

    def applied(self, code):
        """Our solution with the changes."""
        for old, new in self.changes:
            if not old:
                code += f"\n{new}\n"
                continue
            pieces = [r"\s+".join(map(re.escape, piece.split())) for piece in old.split("…")]
            found = list(re.finditer(".*?".join(pieces), code, re.DOTALL))
            if len(found) != 1:
                raise ValueError(f"{self.title} Our solution should contain this once, not {len(found)} times: {old}")
            code = code[: found[0].start()] + new + code[found[0].end() :]
        return code


def attempts(file):
    """The attempts in a file, by their exercise or step."""
    sections = {}
    for line in Path(file).read_text().splitlines():
        if name := re.fullmatch(r"== (.+)", line):
            section = sections[name[1]] = []
        elif not sections or not line:
            continue
        elif title := re.fullmatch(r"(right|wrong): (.+?)(?: \| (.+))?", line):
            section.append(Attempt(title[1], title[2], title[3] or ""))
        elif change := re.fullmatch(r"  (?:(\S.*) )?=> ?(.*)", line):
            section[-1].changes.append((change[1] or "", change[2]))
        else:
            old, new = section[-1].changes.pop()
            section[-1].changes.append((old, f"{new}\n{line}"))
    return sections


def each(check, *items):
    """Checks all items, and ends with the problems if there are any."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        if problems := list(filter(None, pool.map(check, *items))):
            sys.exit("\n\n".join(problems))
