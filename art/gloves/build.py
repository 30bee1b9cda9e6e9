"""Builds one glove in one pose: sewn, painted, with its trims, ready for a renderer."""

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

import cloth
import mesh
import pattern
import trim
from cutting import drape_of, form_of
from design import Design
from face import Row, runs
from shapes import WRIST, Sheet
from tailor import Tailor

DENSITY = 46


@dataclass
class Part:
    """Geometry of one colour: points, triangles, what it is made of."""

    name: str
    place: np.ndarray
    faces: np.ndarray
    colour: str
    rough: float = 0.8
    sheen: float = 0.2
    bump: float = 0.0


@dataclass
class Glove:
    place: np.ndarray
    flat: np.ndarray
    faces: np.ndarray
    panel: np.ndarray
    sheets: list
    painted: list
    parts: list
    lining: str
    surface: mesh.Surface


#: How far the cuff of a glove that lies pressed flat stands apart, in centimetres: seen from above, more is only a shadow.
FLAT_MOUTH = 1.7


def _sewn(d: Design, form, palm_up: bool, scratch: Path, flat: bool):
    panels = pattern.cut(form, d.seed)
    drape = drape_of(d)
    if flat:
        drape = replace(drape, mouth=FLAT_MOUTH)
    key = hashlib.sha256(repr((form, drape, d.seed, palm_up, 9)).encode()).hexdigest()[:16]
    kept = scratch / f"sewn-{key}.npy"
    if kept.exists():
        return panels, np.load(kept)
    place = cloth.sew(form, drape, panels, d.seed, palm_up)
    scratch.mkdir(parents=True, exist_ok=True)
    np.save(kept, place)
    return panels, place


def _windowed(window, sheet_box, density):
    if window is None:
        return Sheet(*sheet_box, density)
    return Sheet(*window, density)


def build(d: Design, palm_up: bool, scratch: Path, window=None, density=DENSITY, levels=2, pose=None, flat=False) -> Glove:
    """`window` (x0, y0, x1, y1 of the pattern) paints only that part, for a close-up; `pose` moves the sewn vertices; `flat` presses the cuff."""
    form = form_of(d)
    panels, place = _sewn(d, form, palm_up, scratch, flat)
    # Half way between the box's and the area's middle, so that the thumb does not push the hand aside.
    middle = 0.5 * ((place.min(0) + place.max(0)) / 2 + place.mean(0))
    if pose:
        place = pose(place, panels, form)
    else:
        place = place - (middle[0], (place[:, 1].min() + place[:, 1].max()) / 2, 0)
    edge = pattern.outline(form, 0.05)
    low = WRIST - form.cuff
    box = (edge[:, 0].min() - 0.2, low - 0.1, edge[:, 0].max() + 0.2, edge[:, 1].max() + 0.2)
    sheets = [_windowed(window, box, density) for _ in (0, 1)]
    faces_painted, rows = Tailor(d, form, edge, sheets).work()

    p, flat, faces, panel, sharp = mesh.subdivide(place, panels.flat, panels.faces, panels.panel, panels.seam)
    for _ in range(levels - 1):
        p, flat, faces, panel, sharp = mesh.subdivide(p, flat, faces, panel, np.zeros((0, 2), int))
    if window is not None:
        p, flat, faces, panel = _crop(p, flat, faces, panel, window)
    normal = mesh.normals(p, faces)
    side = np.full(len(p), -1)
    for k in (0, 1):
        side[faces[panel == k].ravel()] = k
    both = np.zeros(len(p), int)
    for k in (0, 1):
        both[np.unique(faces[panel == k])] += 1
    lift = np.zeros(len(p))
    for k in (0, 1):
        mine = (side == k) & (both == 1)
        if mine.any():
            lift[mine] = sheets[k].sample(faces_painted[k].body, flat[mine])
    p = p + normal * lift[:, None]
    surface = mesh.Surface(p, flat, faces, panel)
    if window is not None:
        x0, y0, x1, y1 = window
        rows = [r for r in rows if ((r.points > (x0, y0)) & (r.points < (x1, y1))).all(1).any()]
        parts = _stitch_parts([_clip(r, window) for r in rows], surface, True)
        return Glove(p, flat, faces, panel, sheets, faces_painted, parts, d.lining, surface)
    parts = _stitch_parts(rows, surface, False)
    parts += _trims(d, form, edge, surface)
    return Glove(p, flat, faces, panel, sheets, faces_painted, parts, d.lining, surface)


def _clip(row, window):
    x0, y0, x1, y1 = window
    keep = ((row.points > (x0 + 0.05, y0 + 0.05)) & (row.points < (x1 - 0.05, y1 - 0.05))).all(1)
    parts = [q for q in runs(row.points, keep) if len(q) > 5]
    return Row(row.panel, max(parts, key=len) if parts else row.points[:0], row.thread, row.lift)


def _crop(p, flat, faces, panel, window):
    x0, y0, x1, y1 = window
    centre = flat[faces].mean(1)
    keep = (centre[:, 0] > x0) & (centre[:, 0] < x1) & (centre[:, 1] > y0) & (centre[:, 1] < y1)
    faces, panel = faces[keep], panel[keep]
    used, faces = np.unique(faces, return_inverse=True)
    p, flat, faces, panel, _ = mesh.subdivide(p[used], flat[used], faces.reshape(-1, 3), panel, np.zeros((0, 2), int))
    return p, flat, faces, panel


def _stitch_parts(rows, surface, twisted):
    parts = []
    for colour in sorted({r.thread.colour for r in rows if len(r.points) > 3}):
        mine = [r for r in rows if r.thread.colour == colour and len(r.points) > 3]
        place, faces = trim.stitches(surface, mine, twisted)
        if len(place):
            parts.append(Part("stitches", place, faces, colour, 0.55, 0.25))
    return parts


def _trims(d: Design, form, edge, surface):
    parts = []
    if d.welt:
        parts.append(Part("welt", *trim.welt(surface, edge), d.welt, 0.7, 0.3, 0.006))
    if d.pile:
        parts.append(Part("fleece", *trim.fleece(surface, form, edge, d.seed), d.pile, 0.9, 0.5))
    elif d.cuff == "knit" or d.notes.get("overlock"):
        parts.append(Part("overlock", *trim.hem(surface, form, edge, 0.15, 0.17, 0.02), d.binding or d.hem_edge or d.cuff_stuff.colour, 0.85, 0.3, 0.02))
    elif d.binding:
        parts.append(Part("binding", *trim.hem(surface, form, edge, 0.09, 0.32, 0.2), d.binding, 0.8, 0.3, 0.008))
    else:
        parts.append(Part("hem", *trim.hem(surface, form, edge), d.hem_edge or d.cuff_stuff.colour, 0.85, 0.3, 0.008))
    if d.tab:
        place, faces, _ = trim.tab(surface, form, -form.bottom * 0.55 if d.cuff == "gauntlet" else 0.0)
        parts.append(Part("tab", place, faces, d.hem_edge or d.cuff_stuff.colour, 0.9, 0.4, 0.012))
    return parts


def mirror(glove: Glove) -> Glove:
    """The other hand of the pair."""
    for piece in (glove, glove.surface, *glove.parts):
        piece.place = piece.place * (-1, 1, 1)
    for piece in (glove, *glove.parts):
        piece.faces = piece.faces[:, ::-1]
    glove.surface.normal = glove.surface.normal * (-1, 1, 1)
    return glove


def turn(glove: Glove, degrees: float) -> Glove:
    """Turned on the floor, anticlockwise seen from above."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    about = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    for piece in (glove, glove.surface, *glove.parts):
        piece.place = piece.place @ about
    glove.surface.normal = glove.surface.normal @ about
    return glove
