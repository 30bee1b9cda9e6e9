"""Colours of the trade by their catalogue names, as hides and cloths look before the film's curve."""

from stuffs import Stuff

HIDES = {
    "gold": "#b07c41", "cream": "#bfb49c", "cream and rust": "#bfb49c", "cream and yellow": "#c0b294", "cream and black": "#bfb49c",
    "grey and cream": "#bdb199", "pearl": "#b9b1a1", "pearl grey": "#a5a19a", "pale grey": "#aeaaa2", "sand": "#ad916c",
    "straw": "#c29d68", "saddle": "#8f552a", "russet": "#814626", "dark brown": "#452c1c", "bark brown": "#4b3427",
    "tobacco": "#69432a", "buckskin": "#b8834f", "tan": "#ab8254", "rust": "#86452a", "rust red": "#7c2e20", "slate": "#50575f",
    "black": "#33312f", "grey": "#85807a", "charcoal": "#4a4744", "walnut": "#4f3222", "plum": "#4a2a3c", "silver": "#9a8f82",
    "black and tan": "#ab8254", "gold and orange": "#b8834f", "blue denim": "#c29d68", "black and orange": "#2a2826",
    "black and red": "#2a2826", "grey and orange": "#938a7f", "hi-vis lime": "#b9ad97", "hi-vis orange": "#9a8f82",
}
SPLITS = {
    "tan": "#a9824e", "gold": "#b07c41", "undyed": "#a98c62", "brown": "#6a4629", "black": "#33312f", "rust": "#8a4a2b",
    "grey": "#948a7e",
}
PATCH_TONE = 0.86
LINING = {"wool": "#8d8778", "fleece": "#e2d8c4", "pile": "#e4dac6", "cotton": "#d2c8b4", "kevlar": "#d6a81a", "hppe": "#c9cccf",
          "none": "#a89878", "red": "#a81f1a", "black": "#2c2b2a"}
#: The trade's colours of a hem by size: the range was photographed in three of them.
HEMS = {"M": "#2c4a2c", "L": "#4e2d17", "XL": "#22395c"}
BROWN_HEM = HEMS["L"]
LIME, ORANGE, GUARD_ORANGE, GUARD_RED = "#a8c41b", "#dc560e", "#ff5a14", "#b5191c"
KEVLAR, WHITE, BLACK_THREAD, GREY_THREAD = "#efc11d", "#e9e4d8", "#191817", "#6d6b69"
FOIL = Stuff("foil", "#d9d9d6")
WOOL_GREY = "#8b8f93"


def darker(colour: str, by: float = PATCH_TONE) -> str:
    return "#" + "".join(f"{int(int(colour[k : k + 2], 16) * by):02x}" for k in (1, 3, 5))
