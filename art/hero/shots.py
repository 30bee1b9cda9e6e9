"""The pictures of hands at work, each with a camera of its own. Known to Blender and to the film."""

#: Pixels of the still and of the film, where the work lies across and down, centimetres across the picture there, the way to
#: the viewer; sparks; the lamps far behind (across, down, radius in widths, colour); what stays dark for the words. Then the
#: glove, what it holds, what makes the light, and how much of the shop's own is taken.
SHOTS = {
    "landscape": dict(
        part="xy300", tool="torch", heat="arc", shop=1.0,
        size=(2000, 1040), film=(1280, 666), arc=(0.77, 0.76), wide=64.0, turn=0, rise=18, away=112, sparks=5200, quiet=(0, 0.45),
        lamps=[(0.475, 0.07, 0.013, "#c8671c"), (0.545, 0.16, 0.016, "#ef9a35"), (0.505, 0.28, 0.010, "#33509c"), (0.60, 0.05, 0.011, "#a8511a"),
               (0.955, 0.31, 0.013, "#a8511a"), (0.885, 0.24, 0.009, "#33509c")]),
    "portrait": dict(
        part="xy300", tool="torch", heat="arc", shop=1.0,
        size=(900, 1560), film=(720, 1248), arc=(0.56, 0.69), wide=48.0, turn=4, rise=18, away=112, sparks=4400, quiet=(1, 0.4),
        lamps=[(0.86, 0.06, 0.036, "#ef9a35"), (0.95, 0.2, 0.026, "#33509c"), (0.07, 0.32, 0.033, "#a8511a"), (0.19, 0.40, 0.02, "#33509c")]),
    "work-stick": dict(
        part="xy301", tool="stinger", heat="arc", shop=1.0,
        size=(1280, 854), arc=(0.64, 0.86), wide=62.0, turn=0, rise=16, away=112, sparks=3000,
        lamps=[(0.06, 0.2, 0.03, "#c8671c"), (0.14, 0.42, 0.02, "#33509c"), (0.93, 0.16, 0.026, "#ef9a35")]),
    "work-grind": dict(
        part="xy152", tool="grinder", heat="cut", shop=2.3,
        size=(1280, 854), arc=(0.60, 0.80), wide=52.0, turn=0, rise=16, away=112, sparks=4200,
        lamps=[(0.08, 0.14, 0.028, "#33509c"), (0.16, 0.3, 0.018, "#c8671c"), (0.9, 0.2, 0.02, "#a8511a")]),
    "work-pipe": dict(
        part="xy200", tool="pipe", heat="", shop=3.8,
        size=(1280, 854), arc=(0.56, 0.80), wide=60.0, turn=0, rise=22, away=112, sparks=0,
        lamps=[(0.1, 0.1, 0.03, "#ef9a35"), (0.2, 0.05, 0.02, "#c8671c"), (0.9, 0.1, 0.026, "#33509c")]),
}
