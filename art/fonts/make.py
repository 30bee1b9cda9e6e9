"""Makes the two typefaces that pages load: Latin, upright, in the weights that the pages use and no others.

    python3 -m venv F && F/bin/pip install fonttools==4.66.1 brotli==1.2.0
    F/bin/python art/fonts/make.py

The whole range of weights, hints and features that no page uses would be 30 kB more, a sixth of a second on a slow telephone before
the first picture stands. Figures of one width stay (`tnum`: tables), and kerning.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[2]
SOURCE, TARGET = ROOT / "node_modules" / "@fontsource-variable", ROOT / "src" / "ui" / "fonts"

#: Weights, light to heavy.
FACES = {"sofia-sans-extra-condensed": (700, 900), "atkinson-hyperlegible-next": (400, 700)}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]


def make(name, weights):
    whole = TTFont(SOURCE / name / "files" / f"{name}-latin-wght-normal.woff2", recalcTimestamp=False)
    narrowed = io.BytesIO()
    instancer.instantiateVariableFont(whole, {"wght": weights}).save(narrowed)
    narrowed.seek(0)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"], notdef_outline=True)
    font = TTFont(narrowed, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = "woff2"
    path = TARGET / f"{name}-latin-{weights[0]}-{weights[1]}.woff2"
    font.save(path)
    (TARGET / f"LICENSE-{name}.txt").write_bytes((SOURCE / name / "LICENSE").read_bytes())
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size} bytes")


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for name, weights in FACES.items():
        make(name, weights)
