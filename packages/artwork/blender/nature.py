"""Trees, bushes and crops."""
import math
import random

from shapes import ball, box, cylinder, tube


def acacia(x, y, height=2.2, size=1.0, seed=1):
    """A flat crown on three bent stems."""
    dice = random.Random(seed)
    for _ in range(3):
        angle = dice.uniform(0, 2 * math.pi)
        east, north = math.cos(angle), math.sin(angle)
        tube([
            (x, y, 0), (x + 0.1 * east, y + 0.1 * north, height * 0.45),
            (x + 0.55 * size * east, y + 0.55 * size * north, height * 0.86),
        ], 0.055 * size, "bark")
    for i in range(7):
        is_top = i == 6
        angle, away = i * math.pi / 3, 0 if is_top else 0.62 * size
        ball(
            x + away * math.cos(angle), y + away * math.sin(angle),
            height * (1.02 if is_top else 0.92) + dice.uniform(-0.05, 0.06), 0.62 * size,
            "green" if i % 2 else "green_dark", tall=0.34, lumpy=0.06, seed=seed + i,
        )


def jacaranda(x, y, height=2.4, size=1.0, seed=1):
    _round_tree(x, y, height, size, seed, ("jacaranda", "jacaranda_light"))
    dice = random.Random(seed + 100)
    for _ in range(40):
        east, north = dice.gauss(0, 0.55) * size, dice.gauss(0, 0.55) * size
        cylinder(x + east, y + north, 0.002, 0.03, 0.012, "jacaranda_light", bevel=0, sides=8)


def mango(x, y, height=2.4, size=1.0, seed=1):
    _round_tree(x, y, height, size, seed, ("green_dark", "green"))


def _round_tree(x, y, height, size, seed, leaves):
    dice = random.Random(seed)
    tube([(x, y, 0), (x + 0.05, y, height * 0.3), (x, y, height * 0.6)], 0.085 * size, "bark")
    for _ in range(3):
        angle = dice.uniform(0, 2 * math.pi)
        east, north = math.cos(angle) * size, math.sin(angle) * size
        tube([
            (x, y, height * 0.35), (x + 0.2 * east, y + 0.2 * north, height * 0.5),
            (x + 0.4 * east, y + 0.4 * north, height * 0.75),
        ], 0.045 * size, "bark")
    lumps = 26
    for i in range(lumps):
        # Evenly over an ellipsoid: the golden angle, in radians.
        up = 1 - 2 * (i + 0.5) / lumps
        around, angle = math.sqrt(1 - up * up), i * 2.39996 + seed
        ball(
            x + 0.72 * size * around * math.cos(angle), y + 0.72 * size * around * math.sin(angle),
            height * 0.84 + up * 0.5 * size, dice.uniform(0.26, 0.4) * size, leaves[(i * 7) % 3 % 2],
            lumpy=0.1, seed=seed * 9 + i,
        )
    ball(x, y, height * 0.84, 0.62 * size, leaves[0])


def palm(x, y, height=2.6, size=1.0):
    top = (x + 0.3, y, height)
    tube([(x, y, 0), (x + 0.1, y, height * 0.5), top], 0.07 * size, "bark")
    for i in range(9):
        east, north = math.cos(i * 2 * math.pi / 9) * size, math.sin(i * 2 * math.pi / 9) * size
        tube([
            top, (top[0] + 0.5 * east, y + 0.5 * north, height + 0.25),
            (top[0] + 0.95 * east, y + 0.95 * north, height - 0.2),
        ], 0.06 * size, "green_dark")


def bush(x, y, radius=0.25, colour="green", seed=1):
    dice = random.Random(seed)
    for i in range(4):
        east, north = dice.uniform(-radius, radius) * 0.7, dice.uniform(-radius, radius) * 0.7
        ball(x + east, y + north, radius * 0.55, radius * dice.uniform(0.6, 0.9), colour, lumpy=0.08, seed=seed + i)


def seedling(x, y, z, size=1.0):
    tube([(x, y, z), (x + 0.03 * size, y, z + 0.25 * size), (x, y, z + 0.5 * size)], 0.04 * size, "green_dark")
    for side in (1, -1):
        ball(x + side * 0.25 * size, y, z + 0.55 * size, 0.27 * size, "lime", deep=0.5, tall=0.18)


def crop_row(x, y, length, plants, size=1.0, turn_y=True, ripe=False, seed=1):
    """A ridge of soil with maize on it, along y or along x."""
    dice = random.Random(seed)
    box(x, y, 0, 0.34 if turn_y else length, length if turn_y else 0.34, 0.08, "bark", 0.04)
    for i in range(plants):
        along = (i + 0.5) / plants * length - length / 2
        px, py = (x, y + along) if turn_y else (x + along, y)
        tall = size * dice.uniform(0.5, 0.62)
        tube([(px, py, 0.05), (px, py, tall)], 0.03 * size, "green_dark")
        for side in (1, -1):
            reach = side * 0.2 * size
            tube([
                (px, py, tall * 0.4), (px + reach * 0.7, py + reach * 0.3, tall * 0.85),
                (px + reach * 1.2, py + reach * 0.5, tall * 0.55),
            ], 0.03 * size, "green")
        if ripe:
            ball(px, py, tall, 0.08 * size, "gold", tall=1.5)
