"""Renders the whole range, or the parts and views named. Restartable: what was drawn with the same parameters is left alone.

    /usr/bin/python3 art/gloves/make.py                 all gloves: backs and three-quarters, then palms, then close-ups
    /usr/bin/python3 art/gloves/make.py xy300 xy079     only these
    /usr/bin/python3 art/gloves/make.py --view palm     only this view
    /usr/bin/python3 art/gloves/make.py --size 480      small, to look at
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from closeup import window_of
from range import designs

HERE = Path(__file__).parent
#: Raise it when the renderer's own look changes; a change of a glove's parameters is noticed by itself.
EDITION = 1
SAMPLES = {"back": 20, "angle": 20, "palm": 20, "macro": 24}
ROUNDS = [("back", ("back", "angle")), ("palm", ("palm",)), ("macro", ("macro",))]


def key_of(design, view, size):
    return hashlib.sha256(repr((EDITION, design, view, size)).encode()).hexdigest()[:12]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("parts", nargs="*")
    ask.add_argument("--view", action="append")
    ask.add_argument("--size", type=int, default=1280)
    ask.add_argument("--work", default=os.environ.get("ART_WORK", "/tmp/art-work"))
    ask.add_argument("--threads", type=int, default=2)
    a = ask.parse_args()
    masters = Path(a.work) / f"masters-{a.size}"
    masters.mkdir(parents=True, exist_ok=True)
    every = designs()
    for pose, views in ROUNDS:
        for part in a.parts or every:
            design = every[part]
            wanted = []
            for view in views:
                if a.view and view not in a.view:
                    continue
                path, key = masters / f"{part}-{view}.png", key_of(design, view, a.size)
                mark = path.with_suffix(".key")
                if path.exists() and mark.exists() and mark.read_text() == key:
                    continue
                wanted.append((view, path, mark, key))
            if not wanted:
                continue
            window, side = window_of(design)
            job = {"part": part, "pose": side if pose == "macro" else pose, "scratch": str(Path(a.work) / "scratch"), "threads": a.threads,
                   "views": [{"name": v, "path": str(p), "size": a.size, "samples": SAMPLES[v]} for v, p, _, _ in wanted]}
            if pose == "macro":
                job["window"] = window
            file = Path(a.work) / f"job-{part}-{pose}.json"
            file.write_text(json.dumps(job))
            done = subprocess.run(["nice", "-n", "19", "blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python",
                                   str(HERE / "scene.py"), "--", str(file)], capture_output=True, text=True)
            file.unlink()
            said = done.stdout + done.stderr
            print("\n".join(line for line in said.splitlines() if line.startswith("ART")), flush=True)
            if done.returncode != 0:
                print(f"{part} {pose}: failed\n{said[-1500:]}", file=sys.stderr, flush=True)
                continue
            for _, path, mark, key in wanted:
                if path.exists():
                    mark.write_text(key)


if __name__ == "__main__":
    main()
