"""Which gloves lie on the bench for which page, and how."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lying:
    """A glove on the bench: `turn` in degrees counter-clockwise from fingers away from the camera, `at` in centimetres."""

    part: str
    turn: float
    at: tuple[float, float]
    palm: bool = False
    #: The other hand of the pair; only for a palm, whose label lies underneath.
    mirrored: bool = False
    #: Fingers folded to the palm, each by its turn in degrees.
    folded: tuple[tuple[str, float], ...] = ()


def pair(part, other=None, apart=16.0, folded=()):
    """The right hand on its back, and in front of it, on its palm, the left one; `folded` are fingers of the right one."""
    return (Lying(other or part, 50, (apart, 6), palm=True, mirrored=True, folded=folded), Lying(part, 86, (0, -2.5)))


def fan(back, middle, front):
    """Three gloves spread like cards, the front one on top."""
    return (Lying(back, 34, (25, 6.5)), Lying(middle, 60, (12, 3)), Lying(front, 88, (-3, -4)))


PLACES = {
    "welding-gloves": pair("xy300"),
    "tig": pair("xy276-3"),
    "mig-stick": pair("xy304", apart=18),
    "prep": pair("xy162", "xy163", 14),
    "work-gloves": pair("xy152"),
    "fitter": pair("xy156", folded=(("ring", 190), ("pinky", 190))),
    "driver": pair("xy074", apart=13.5, folded=(("ring", 180), ("pinky", 190))),
    "winter": pair("xy204", apart=14),
    "argon-series": fan("xy304", "xy276-3", "xy301"),
    "track-series": fan("xy156", "xy081", "xy079"),
    "about": pair("xy301-brown"),
    "two-lines": (Lying("xy081", 46, (20, 7)), Lying("xy285", 86, (0, -2.5))),
}
