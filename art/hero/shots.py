"""The two pictures of the front page, each with a camera of its own. Known to Blender and to the film."""

#: Pixels of the still and of the film, where the arc lies across and down, centimetres across the picture there, the way to
#: the viewer; sparks; the lamps far behind (across, down, radius in widths, colour); what stays dark for the words.
SHOTS = {
    "landscape": dict(
        size=(2000, 1040), film=(1280, 666), arc=(0.77, 0.76), wide=64.0, turn=0, rise=18, away=112, sparks=2600, quiet=(0, 0.45),
        lamps=[(0.475, 0.07, 0.013, "#c8671c"), (0.545, 0.16, 0.016, "#ef9a35"), (0.505, 0.28, 0.010, "#33509c"), (0.60, 0.05, 0.011, "#a8511a"),
               (0.955, 0.31, 0.013, "#a8511a"), (0.885, 0.24, 0.009, "#33509c")]),
    "portrait": dict(
        size=(900, 1560), film=(720, 1248), arc=(0.56, 0.69), wide=48.0, turn=4, rise=18, away=112, sparks=2200, quiet=(1, 0.4),
        lamps=[(0.86, 0.06, 0.036, "#ef9a35"), (0.95, 0.2, 0.026, "#33509c"), (0.07, 0.32, 0.033, "#a8511a"), (0.19, 0.40, 0.02, "#33509c")]),
}
