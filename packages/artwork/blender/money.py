"""Coins, notes, cards, safes, and other things of money."""
import math
import random

from palette import clay, gold
from shapes import box, cylinder, lathe, lettering, placed, ring, rounded, slab, tube


def coin(x, y, z=0.0, radius=0.42, height=0.1, turn=(0, 0, 0), mark=None, metal=None):
    """Lies on its back; `mark` is stamped on it while it does."""
    metal = metal or gold()
    profile = [
        (0, 0), (radius * 0.97, 0), (radius, 0.02), (radius, height - 0.02), (radius * 0.97, height),
        (radius * 0.84, height), (radius * 0.82, height - 0.02), (0, height - 0.02),
    ]
    lathe(x, y, z, profile, metal, turn=turn)
    if mark and turn == (0, 0, 0):
        lettering(mark, x, y, z + height - 0.015, radius * 0.6, metal, 0.012, (0, 0, 35))


def standing_coin(x, y, z, radius=0.5, turn=34, mark="KES", metal=None):
    """On its edge, its stamped face to the camera."""
    metal = metal or gold()
    with placed(x, y, z, turn):
        coin(0, 0, 0, radius, 0.14, (90, 0, 0), metal=metal)
        lettering(mark, 0, -0.125, 0, radius * 0.62, metal, 0.015)


def stack(x, y, coins, radius=0.42, seed=1, z=0.0, mark="K"):
    dice = random.Random(seed)
    for i in range(coins):
        east, north = dice.uniform(-0.03, 0.03), dice.uniform(-0.03, 0.03)
        coin(x + east, y + north, z + i * 0.1, radius, mark=mark if i == coins - 1 else None)


def heap(x, y, z, radius, coins, coin_radius=0.3, rise=0.0108, seed=5):
    """Coins thrown into something round."""
    dice = random.Random(seed)
    for i in range(coins):
        angle, away = dice.uniform(0, 2 * math.pi), radius * math.sqrt(dice.random())
        lean = (dice.uniform(-28, 28), dice.uniform(-28, 28), 0)
        coin(x + away * math.cos(angle), y + away * math.sin(angle), z + i * rise, coin_radius, 0.07, lean)


def note(x, y, z=0.0, colour="teal", mark="KES", turn=0, width=1.5, lean=(0, 0)):
    """A banknote of no country's design."""
    with placed(x, y, z, turn, tilt=lean):
        box(0, 0, 0, width, width * 0.5, 0.035, colour, 0.015)
        box(0, 0, 0.03, width * 0.9, width * 0.4, 0.012, "cream", 0.004)
        cylinder(0, 0, 0.035, width * 0.15, 0.014, colour, bevel=0)
        lettering(mark, 0, 0, 0.055, width * 0.1, "cream", 0.006, (0, 0, 0))


def bundle(x, y, z=0.0, colour="teal", turn=0, width=1.5, thick=0.22):
    """Notes in a paper band."""
    with placed(x, y, z, turn):
        box(0, 0, 0, width, width * 0.5, thick, "cream", 0.02)
        box(0, 0, thick - 0.03, width * 0.99, width * 0.49, 0.045, colour, 0.015)
        box(0, 0, -0.005, width * 0.2, width * 0.52, thick + 0.04, "gold", 0.01)


def card(x, y, z, colour="maroon", turn=0, lean=(0, 0), width=1.6):
    """A bank card that lies down; `lean` raises it."""
    with placed(x, y, z, turn, tilt=lean):
        slab(rounded(width, width * 0.63, width * 0.07), 0.05, clay(colour, roughness=0.35), 0.015)
        box(-width * 0.28, width * 0.05, 0.045, width * 0.17, width * 0.13, 0.02, gold(), 0.01)
        for i in range(4):
            box(-width * 0.32 + i * width * 0.2, -width * 0.17, 0.045, width * 0.14, width * 0.04, 0.015, "cream", 0.004)
        for side in (0, 1):
            cylinder(width * (0.29 + side * 0.08), width * 0.2, 0.045 + side * 0.006, width * 0.065, 0.014,
                     ("gold_light", "rose")[side], bevel=0)


def safe(x, y, turn=0, scale=1.0, is_open=True):
    """A strong-room cupboard, 2.2 wide; open, it shows its two shelves."""
    with placed(x, y, 0, turn, scale):
        if is_open:
            for wall in ((0, 0.85, 0.15, 2.2, 0.14, 2.3), (-1.03, 0, 0.15, 0.14, 1.8, 2.3), (1.03, 0, 0.15, 0.14, 1.8, 2.3)):
                box(*wall, "maroon", 0.04)
            for z in (0.15, 2.38):
                box(0, 0, z, 2.2, 1.8, 0.14, "maroon", 0.04)
            box(0, 0.8, 0.25, 2.0, 0.06, 2.2, "maroon_dark", 0)
            box(0, 0.05, 1.3, 1.96, 1.5, 0.06, "maroon_dark", 0.01)
        else:
            box(0, 0, 0.15, 2.2, 1.8, 2.37, "maroon", 0.08)
        for along in (-0.85, 0.85):
            for side in (-0.65, 0.65):
                cylinder(along, side, 0, 0.12, 0.18, "ink")
        with placed(-1.05, -0.95, 0, -112 if is_open else 0):
            _safe_door(1.05)


def _safe_door(middle):
    box(middle, 0, 0.2, 2.1, 0.2, 2.27, "maroon", 0.05)
    box(middle, -0.1, 0.38, 1.75, 0.06, 1.9, "maroon_dark", 0.03)
    cylinder(middle, -0.1, 1.35, 0.34, 0.1, gold(), turn=(90, 0, 0))
    for angle in (0, 60, 120):
        with placed(middle, -0.24, 1.35, tilt=(0, angle)):
            box(0, 0, -0.035, 1.0, 0.07, 0.07, gold(), 0.03)
    # Its inner side is the one that an open safe shows.
    box(middle, 0.12, 0.38, 1.75, 0.06, 1.9, "maroon_dark", 0.03)
    for up in (0.7, 1.35, 2.0):
        cylinder(middle + 0.62, 0.05, up, 0.07, 0.7, gold(), turn=(0, 90, 0))
        box(middle + 0.3, 0.16, up - 0.14, 0.5, 0.06, 0.28, gold(), 0.03)


def kiondo(x, y, size=1.0):
    """A woven basket with bands of colour, open at the top; its rim is at 1.5."""
    with placed(x, y, 0, scale=size):
        bands = ("sand", "maroon", "sand", "gold", "maroon", "sand", "teal", "sand", "maroon")
        for i, colour in enumerate(bands):
            low, high = i / len(bands), (i + 1) / len(bands)
            for step in range(2):
                t = low + (high - low) * (step + 0.5) / 2
                radius = 0.62 + 0.5 * math.sin(math.radians(20 + 75 * t))
                ring(0, 0, 0.09 + 1.42 * t, radius, 0.085, colour)
        cylinder(0, 0, 0.02, 0.85, 0.08, "sand")
        ring(0, 0, 1.55, 1.1, 0.09, "bark")
        for side in (-1, 1):
            tube([
                (-0.55, side * 0.97, 1.5), (-0.5, side * 1.1, 2.1), (0, side * 1.12, 2.4), (0.5, side * 1.1, 2.1),
                (0.55, side * 0.97, 1.5),
            ], 0.06, "bark")
