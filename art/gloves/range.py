"""The one table from a glove's catalogue data to what is seen of it; by part number only what the catalogue has no field for."""

import hashlib
import json
import zlib
from dataclasses import replace
from functools import cache
from pathlib import Path

from design import Design
from hues import (BLACK_THREAD, BROWN_HEM, FOIL, GREY_THREAD, GUARD_ORANGE, GUARD_RED, HEMS, HIDES, KEVLAR, LIME, LINING, ORANGE,
                  SPLITS, WHITE, darker)
from stuffs import Stuff

PRODUCTS = Path(__file__).parents[2] / "content/catalogue/products"


@cache
def products() -> dict:
    found = (json.loads(f.read_text()) for f in sorted(PRODUCTS.glob("*.json")))
    return {p["partNumber"]: p for p in found}


def seen_hash(product: dict) -> str:
    """Of what the catalogue says about a glove's looks; the website's test reckons the same."""
    lines = [product["partNumber"], product["color"], *(f"{k}: {v}" for k, v in product["specifications"].items())]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def _hide(words: str, colour: str) -> Stuff:
    words = words.lower()
    hue = HIDES[colour]
    if "split" in words and "grain" not in words:
        return Stuff("split", hue)
    for kind in ("kid", "deer", "elk", "moose", "bison", "pig", "goat", "cow"):
        if kind in words:
            return Stuff("oiled" if "oil" in words else kind, hue)
    return Stuff("cow", hue)


def _inches(words: str) -> float | None:
    words = words.replace("(", " ").replace(")", " ").split()
    for number, unit in zip(words, words[1:]):
        if unit.startswith("in") and number.replace(".", "").isdigit():
            return float(number)
    return None


def _thread(words: str, colour: str) -> str:
    words = words.lower()
    if "black" in words or (colour == "black" and "para-aramid" in words):
        return BLACK_THREAD
    if "grey" in words:
        return GREY_THREAD
    if "para-aramid" in words:
        return KEVLAR
    return {"straw": "#7a4d22", "saddle": "#e0c79a", "walnut": "#c9a36a", "tobacco": "#d8b878", "plum": "#c9a9b8"}.get(colour, WHITE)


def _lining(words: str) -> str:
    words = words.lower()
    for key, name in (("para-aramid", "kevlar"), ("hppe", "hppe"), ("pile", "pile"), ("fleece", "fleece"), ("wool", "wool"),
                      ("thinsulate", "fleece"), ("cotton", "cotton"), ("tricot", "black")):
        if key in words:
            return LINING[name]
    return LINING["none"]


def _thumb(words: str) -> str:
    words = words.lower()
    return next((kind for kind in ("keystone", "straight", "wing") if kind in words), "wing")


def _patches(p: dict) -> tuple:
    """What the details say lies on the palm."""
    told = " / ".join(p["productDetails"]).lower() + " / " + p["specifications"].get("Hide", "").lower()
    hand = p["specifications"].get("Thumb", "").lower()
    out = []
    if "double palm" in told or "outer palm" in told:
        out.append("double")
    for words, name in (("palm strap", "strap"), ("pad split into four", "cells"), ("heel of the hand", "heel"), ("patch on the heel", "heel"),
                        ("foam heel", "heel"), ("at the heel", "heel"), ("heel for resting", "heel"), ("palm patch", "palm"), ("grip patch", "grip"),
                        ("across the palm", "bar"), ("palm of the same", "palm"), ("little-finger edge", "side"), ("side-drag", "side"),
                        ("little finger and heel", "side"), ("wheel and gearshift", "palm"), ("strap or cable", "bar"),
                        ("thumb saddle", "saddle"), ("thumb crotch", "saddle"), ("thumb and forefinger", "saddle"),
                        ("index tip", "index"), ("index and thumb", "index"), ("index edge", "index"), ("index side", "index"),
                        ("index finger seam", "index")):
        if words in told and name not in out:
            out.append(name)
    if "saddle" in hand or "crotch patch" in hand or "reinforced" in hand and "saddle" not in out:
        out.append("saddle")
    if "doubled" in hand:
        out.append("thumb")
    return tuple(dict.fromkeys(out))


def _gauntlet(p: dict, s: dict, base: dict) -> Design:
    colour = p["color"]
    tig = "tig" in p["description"].lower() and "winter" not in p["description"].lower() or "TIG" in p["description"]
    hide = _hide(s["Hide"], colour)
    back = FOIL if "aluminized" in s["Back"].lower() else _hide(s["Back"], colour) if any(
        w in s["Back"].lower() for w in ("split", "goat", "grain", "skin", "hide", "elk", "deer", "pig")) else hide
    cuff_words = s["Cuff"].lower()
    split = Stuff("split", SPLITS["tan"])
    if colour == "black":
        split = Stuff("split", SPLITS["black"])
    elif colour in ("slate", "pearl grey", "pale grey"):
        split = Stuff("split", {"slate": "#454a50", "pearl grey": "#8f887e", "pale grey": "#9b9184"}[colour])
    elif hide.kind == "split" and back.kind == "split":
        split = hide
    elif "undyed" in " ".join(p["productDetails"]):
        split = Stuff("split", SPLITS["undyed"])
    elif colour == "russet":
        split = Stuff("split", SPLITS["brown"])
    elif colour == "bark brown":
        split = Stuff("split", "#7d5a38")
    elif colour == "cream and rust":
        split = Stuff("split", SPLITS["rust"])
    elif colour == "sand":
        split = Stuff("split", "#9b7f58")
    if back is FOIL:
        split = FOIL
    welt = "welt" in s.get("Seams", "").lower() and "thumb" not in s.get("Seams", "").lower() or "welted at thumb and fingers" in s.get("Seams", "").lower() or "bound" in s.get("Seams", "").lower()
    inches = _inches(s.get("Cuff length", "") or s["Cuff"]) or 5
    flare = 3.1 if any(w in cuff_words for w in ("flared", "bell", "wide")) else 1.5 if any(w in cuff_words for w in ("straight", "flat", "shaped")) else 2.3
    outseam = hide.kind == "split" and back.kind == "split" or "welted" in s.get("Seams", "").lower()
    foam = "foam" in (s["Lining"] + s["Back"]).lower() or "felt" in s["Back"].lower()
    return Design(
        **{**base, "cuff": "gauntlet", "cuff_length": inches * 2.54, "back": back, "palm": hide, "cuff_stuff": split, "flare": flare,
           "drape": "thin" if tig else "soft" if hide.kind in ("deer", "elk", "moose") else "heavy", "outseam": outseam and not tig,
           "fine": tig or "fine" in s["Thread"].lower(), "welt": darker(hide.colour, 0.72) if welt else "",
           "back_style": "yoke" if foam else "darts" if back.kind == "split" and hide.kind == "split" and not tig else "plain",
           "tab": "pull tab" in " ".join(p["productDetails"]).lower() or "pull tab" in s.get("Closure", "").lower(),
           "patches": _patches(p), "patch": Stuff(hide.kind, darker(hide.colour)),
           "notes": {"foam": foam, **({"one piece": True} if "one piece" in cuff_words else {})}})


def _driver(p: dict, s: dict, base: dict) -> Design:
    hide = _hide(s["Hide"], p["color"])
    length = float(s["Length in size L"].split()[0]) / 10 - 22.9
    closure = s.get("Closure", "").lower()
    return Design(
        **{**base, "cuff": "slip", "cuff_length": max(1.7, length), "back": hide, "palm": hide, "cuff_stuff": hide, "drape": "soft" if hide.kind == "deer" else "heavy",
           "fine": True, "back_style": "darts", "elastic": "y" if "elastic" in (closure + s["Back"].lower()) else "",
           "closure": "cord" if "ball" in closure else "hook" if "hook" in closure else "",
           "patches": _patches(p), "patch": Stuff(hide.kind, darker(hide.colour, 0.92)), "outseam": "outseam" in s.get("Seams", "").lower()})


CLOTHS = (("hi-vis orange", Stuff("cloth", ORANGE)), ("hi-vis lime", Stuff("cloth", LIME)), ("denim", Stuff("denim", "#8d97a6", "#22344f")),
          ("stripe", Stuff("twill-stripe", "#d5cbb6", "#51545a")), ("canvas", Stuff("canvas", "#c9b896")), ("duck", Stuff("canvas", "#a98d66")),
          ("drill", Stuff("canvas", "#d3cbb9")), ("hi-vis knit", Stuff("cloth", LIME)), ("hi-vis brushed", Stuff("cloth", ORANGE)),
          ("hi-vis polyester", Stuff("cloth", LIME)), ("spandex", Stuff("cloth", "#242527")), ("stretch", Stuff("cloth", "#202124")),
          ("woven polyester", Stuff("cloth", "#26272a")), ("fr knit", Stuff("cloth", "#2b2c2f")))


def _cloth(words: str) -> Stuff | None:
    words = words.lower()
    return next((stuff for key, stuff in CLOTHS if key in words), None)


def _fitter(p: dict, s: dict, base: dict) -> Design:
    hide = _hide(s["Hide"], p["color"])
    cuff = s["Cuff"].lower()
    cloth = _cloth(s["Back"]) or Stuff("canvas", "#d3cbb9")
    inches = _inches(s.get("Cuff length", "")) or 2.5
    gauntlet = "gauntlet" in cuff
    stuff = (Stuff("split", hide.colour) if gauntlet else Stuff("rubberised", "#232527" if "duck" in cuff else "#3a3d40") if "rubber" in cuff or "plastic" in cuff
             else Stuff("canvas", "#d3cbb9"))
    told = s["Back"].lower() + " " + " ".join(p["productDetails"]).lower()
    return Design(
        **{**base, "cuff": "gauntlet" if gauntlet else "safety", "cuff_length": inches * 2.54, "back": cloth, "palm": hide, "cuff_stuff": stuff,
           "drape": "heavy", "back_style": "cloth", "tips": hide, "strap": hide if "strap" in told else None, "thumb_back": hide, "fine": hide.kind != "split",
           "reflective": "chevron" if "chevron" in told else "bar" if "reflective bar" in told else "", "patches": _patches(p),
           "patch": Stuff(hide.kind, darker(hide.colour, 0.9)), "welt": darker(hide.colour, 0.7) if "welt" in s.get("Seams", "").lower() else "",
           "tab": "pull tab" in told, "guards": GUARD_ORANGE if "guards" in told else ""})


def _mechanic(p: dict, s: dict, base: dict) -> Design:
    hide = _hide(s["Hide"], p["color"])
    cloth = _cloth(s["Back"]) or hide
    cuff = s["Cuff"].lower()
    knit = "knit wrist" in cuff
    inches = _inches(s.get("Cuff length", "")) or 1.8
    closure = (s.get("Closure", "") + " " + cuff).lower()
    told = " ".join(p["productDetails"]).lower()
    guards = (GUARD_RED if "red" in p["color"] else GUARD_ORANGE) if "guards" in s["Back"].lower() else ""
    return Design(
        **{**base, "cuff": "knit" if knit else "strap", "cuff_length": max(inches * 2.54, 3.4), "back": cloth, "palm": hide,
           "cuff_stuff": Stuff("rib", "#2b2c2f") if knit else cloth, "drape": "thin", "fine": True, "thumb_back": hide if not guards else None,
           "guards": guards, "low_guards": "low" in p["description"].lower(),
           "closure": "hook" if "hook" in closure else "snap" if "snap" in closure else "", "patches": _patches(p),
           "patch": Stuff("sandy" if "grip patch" in told else hide.kind, "#1b1c1e" if "grip patch" in told else darker(hide.colour, 0.92)),
           "terry": "#a9a6a0" if "terry" in told else "", "back_style": "plain"})


def _knit(p: dict, s: dict, base: dict) -> Design:
    yarn, coat = {
        "xy162": (Stuff("fine-knit", "#e0b020"), Stuff("sandy", "#1b1c1e")), "xy163": (Stuff("knit", "#777b80", "#b4b8bc"), Stuff("foam", "#1b1c1e")),
        "xy207": (Stuff("fine-knit", "#e8641c"), Stuff("sandy", "#1a1b1d")),
    }[p["partNumber"]]
    full = "full dip" in s["Coating"].lower()
    rib = Stuff("rib", yarn.colour if not full else "#1d1e20")
    return Design(
        **{**base, "cuff": "knit", "cuff_length": (_inches(s.get("Cuff length", "")) or 2.75) * 2.54, "back": yarn, "palm": yarn, "cuff_stuff": rib, "drape": "knit",
           "dip": "full" if full else "palm" if "palm and fingertips" in s["Coating"].lower() else "three-quarter", "dip_stuff": coat,
           "notes": {"first dip": "#e8641c"} if full else {}})


def _winter(p: dict, s: dict, base: dict) -> Design:
    hide = _hide(s["Hide"], p["color"])
    cuff = s["Cuff"].lower()
    inches = _inches(s.get("Cuff length", "")) or 2.5
    knit = "knit" in cuff and "safety" not in cuff
    return Design(
        **{**base, "cuff": "knit" if knit else "band", "cuff_length": max(inches * 2.54 * (1 if knit else 0.75), 2.4), "back": hide, "palm": hide,
           "cuff_stuff": Stuff("rib", darker(hide.colour, 0.55)) if knit else hide, "drape": "soft", "fine": True, "back_style": "darts",
           "mitt": "mitt" in s["Pattern"].lower(), "closure": "buckle" if "buckle" in s.get("Closure", "").lower() else "",
           "elastic": "y" if "elastic" in s.get("Closure", "").lower() else "", "tab": "pull loop" in " ".join(p["productDetails"]).lower(),
           "patches": _patches(p), "patch": Stuff(hide.kind, darker(hide.colour, 0.9)),
           "terry": "#6d4a60" if "nose wipe" in " ".join(p["productDetails"]).lower() else ""})


BUILDERS = {
    "driver": ("xy073-2", "xy073-2-grey", "xy074", "xy075", "xy077", "xy081", "xy204"),
    "fitter": ("xy076", "xy150", "xy151", "xy152", "xy153", "xy154", "xy155", "xy156", "xy201", "xy203"),
    "mechanic": ("xy078", "xy079", "xy160", "xy161", "xy164", "xy165", "xy166"),
    "knit": ("xy162", "xy163", "xy207"),
    "winter": ("xy200", "xy206", "xy208"),
}
MAKERS = {"driver": _driver, "fitter": _fitter, "mechanic": _mechanic, "knit": _knit, "winter": _winter}

#: What the catalogue has no field for.
BY_PART = {
    "xy300": {"tab": False, "binding": BROWN_HEM, "welt": "#7d5528"},
    "xy300-black": {"welt": "#171615", "lining": LINING["red"]},
    "xy073-2": {"elastic": "y", "patches": ("palm",)},
    "xy073-2-grey": {"elastic": "y", "closure_colour": "#5d5a57", "patches": ("bar",)},
    "xy075": {"tab": True, "binding": "#d9a91c"},
    "xy076": {"cuff": "band", "cuff_length": 3.6, "cuff_stuff": Stuff("cloth", ORANGE), "reflective": "bar", "fine": True, "drape": "soft", "strap": None,
              "thumb_back": None, "notes": {"index": False}},
    "xy078": {"back": Stuff("cloth", LIME), "cuff_stuff": Stuff("cloth", LIME), "reflective": "piping", "closure": "hook", "thumb_back": None},
    "xy079": {"palm": Stuff("cow", "#2a2826"), "closure": "hook", "side_panels": GUARD_ORANGE, "binding": "#1b1b1d"},
    "xy081": {"binding": "", "drape": "heavy", "elastic": "y"},
    "xy155": {"reflective": "", "strap": None, "back": Stuff("cloth", "#8f959b"), "notes": {"index": False}},
    "xy152": {"notes": {"quilt": True, "index": False}, "binding": BROWN_HEM},
    "xy161": {"thumb_back": None},
    "xy164": {"back": Stuff("fine-knit", "#8b8f93", "#6c7176"), "cuff_stuff": Stuff("rib", "#7d8187"), "thumb_back": Stuff("goat", "#bdb199")},
    "xy165": {"patches": ("grip",), "closure": "hook"},
    "xy166": {"back": Stuff("cloth", "#6b5a45"), "cuff_stuff": Stuff("cloth", "#6b5a45"), "closure_colour": "#ad916c"},
    "xy200": {"pile": ""},
    "xy201": {"pile": "#dccfb6"},
    "xy203": {"pile": "#e0d6c4"},
    "xy202": {"outseam": True, "welt": "#2c1b10"},
    "xy204": {"pile": "#d8c9ad", "binding": ""},
    "xy206": {"closure_colour": "#4a2d1b"},
    "xy282": {"patches": ("side",)},
    "xy277": {"cuff_stuff": Stuff("deer", HIDES["gold"])},
    "xy279": {"back_style": "panel", "strap": Stuff("split", SPLITS["rust"]), "back": Stuff("goat", HIDES["cream"])},
    "xy303": {"back_style": "plain"},
    "xy304": {"thread": KEVLAR, "welt": "", "back_style": "plain", "outseam": True},
    "xy306": {"back_style": "darts"},
    "xy309": {"back_style": "pads"},
    "xy308": {"binding": BROWN_HEM, "welt": "#7d5528", "back_style": "knuckle", "patches": ("index", "palm")},
}


def _build(p: dict) -> Design:
    s, part = p["specifications"], p["partNumber"]
    base = dict(part=part, seed=zlib.crc32(part.encode()) % 100_000, thread=_thread(s["Thread"], p["color"]), thumb=_thumb(s.get("Thumb", "")),
                women="women" in (p["name"] + p["description"]).lower(), cut="clute" if "clute" in s["Pattern"].lower() else "gunn",
                lining=_lining(s["Lining"]), binding=BROWN_HEM if "Hem colour in L" in s else "")
    kind = next((name for name, parts in BUILDERS.items() if part in parts), None)
    design = (MAKERS[kind] if kind else _gauntlet)(p, s, base)
    changes = BY_PART.get(part, {})
    if "notes" in changes:
        changes = {**changes, "notes": {**design.notes, **changes["notes"]}}
    design = replace(design, **changes)
    # Each glove lies in its own way, some are right hands, and the sizes photographed differ.
    turn, size = (design.seed * 7919 % 1000) / 1000 * 14 - 7, ("L", "M", "XL")[design.seed // 7 % 3]
    return replace(design, turn=turn, right=design.seed % 3 == 0, binding=HEMS[size] if design.binding == BROWN_HEM else design.binding)


@cache
def designs() -> dict:
    return {part: _build(p) for part, p in products().items()}
