"""What a glove looks like: everything that can be seen, in words of the trade."""

from dataclasses import dataclass, field

from stuffs import Stuff


@dataclass(frozen=True)
class Design:
    part: str
    seed: int
    #: gauntlet, slip, band, safety, knit, strap
    cuff: str
    cuff_length: float
    back: Stuff
    palm: Stuff
    cuff_stuff: Stuff
    thread: str
    flare: float = 2.3
    #: heavy, soft, thin or knit: how the shell falls
    drape: str = "heavy"
    thumb: str = "wing"
    women: bool = False
    mitt: bool = False
    #: gunn: seam under the middle fingers on the palm; clute: straight seams
    cut: str = "gunn"
    fine: bool = False
    #: row of stitches along the outline
    outseam: bool = False
    welt: str = ""
    lining: str = "#cfc6b4"
    #: colour of the tape at the hem, or none
    binding: str = ""
    tab: bool = False
    pile: str = ""
    #: yoke, darts, plain, cloth, pads
    back_style: str = "plain"
    tips: Stuff | None = None
    strap: Stuff | None = None
    thumb_back: Stuff | None = None
    #: patches on the palm: palm, heel, strap, double, cells, side, bar, grip, index, saddle, thumb
    patches: tuple[str, ...] = ()
    patch: Stuff | None = None
    #: dip: "", palm, three-quarter, full
    dip: str = ""
    dip_stuff: Stuff | None = None
    guards: str = ""
    low_guards: bool = False
    hidden_guards: bool = False
    side_panels: str = ""
    #: bar, chevron, piping
    reflective: str = ""
    #: shirred elastic across the back of the wrist
    elastic: str = ""
    #: hook, snap, buckle, cord
    closure: str = ""
    closure_colour: str = "#1d1c1b"
    wrist_rib: Stuff | None = None
    label: bool = True
    hem_edge: str = ""
    terry: str = ""
    #: shown as the right hand, and how it lies on the floor in degrees, anticlockwise
    right: bool = False
    turn: float = 0.0
    notes: dict = field(default_factory=dict)
