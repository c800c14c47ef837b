"""What a building stands in: ground, street, walls, cars, planting, and the town behind."""
import math
import random

from light import lamp
from model import Model
from planting import grass, hedge, plant
from surfaces import TRIM, courses, lit_pane, mottled, pane, plain

GROUNDS = {
    "lawn": ("5A7346", "6F8A54", "4F683C"),
    "dry": ("8B8256", "9C8E60", "77744A"),
    "savanna": ("7E7B4C", "938A58", "6A6E42"),
    "red": ("8A6246", "9A7350", "7C6A48"),
}


def ground(kind="lawn", size=900):
    soil = Model()
    a = size / 2
    soil.solid([(-a, -a, 0), (a, -a, 0), (a, a, 0), (-a, a, 0)], [(0, 1, 2, 3)], mottled(GROUNDS[kind], 0.12, 0.95))
    soil.finish()


def street(model, y, width=7.0):
    """Along x, with kerbs, a walk on the near side of the buildings and a line in the middle."""
    tar = mottled(("4C4A48", "595653"), 4, 0.95)
    model.box(0, y, 0, 700, width, 0.05, tar)
    for side in (-1, 1):
        model.box(0, y + side * (width / 2 + 0.12), 0, 700, 0.22, 0.16, plain("A9A297", 0.9))
    model.box(0, y + width / 2 + 1.2, 0, 700, 1.9, 0.11, paving("A79A8C", "978B7D"))
    for i in range(-14, 15):
        model.box(i * 6, y, 0.02, 2.6, 0.12, 0.045, plain("DDD6C8", 0.9))


def paving(one="A79A8C", other="8F8478"):
    return courses(one, other, "6B635B", 0.42, 0.21, False)


def gravel():
    return mottled(("A8623F", "B87048", "94502F"), 1.4, 0.95)


def wall(model, x0, y0, x1, y1, height=2.0, colour=("D9CDBB", "C9BCA8"), rails=False):
    length = math.hypot(x1 - x0, y1 - y0)
    with model.at((x0 + x1) / 2, (y0 + y1) / 2, 0, math.degrees(math.atan2(y1 - y0, x1 - x0))):
        model.box(0, 0, 0, length, 0.24, 0.6 if rails else height, mottled(colour, 1.2, 0.9, 0.05))
        if not rails:
            model.box(0, 0, height, length, 0.36, 0.1, plain(TRIM, 0.8))
            return
        for i in range(round(length / 0.2)):
            model.box(-length / 2 + 0.1 + i * 0.2, 0, 0.6, 0.04, 0.04, height - 0.6, plain("2E2C2B", 0.4))
        for i in range(round(length / 4) + 1):
            model.box(-length / 2 + min(length, i * 4), 0, 0, 0.36, 0.36, height + 0.1, mottled(colour, 1.2, 0.9))


def _disc(x, z, radius, corners=20):
    angles = [2 * math.pi * i / corners for i in range(corners)]
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def car(model, x, y, turn, colour):
    """A small car, 4.2 metres long."""
    body, dark = plain(colour, 0.18, 0.8, 0.3), plain("23262B", 0.5)
    side = [(-2.05, 0.35), (2.05, 0.35), (2.1, 0.75), (1.95, 0.95), (1.05, 1.05), (-1.85, 1.08), (-2.1, 0.9)]
    cabin = [(1.05, 1.03), (0.4, 1.5), (-1.2, 1.52), (-1.85, 1.06)]
    with model.at(x, y, 0, turn):
        model.side(side, -0.86, 0.86, body)
        model.side(cabin, -0.72, 0.72, pane())
        model.box(-0.4, 0, 1.5, 1.5, 1.36, 0.05, body)
        for px in (0.42, -0.5):
            for py in (-0.73, 0.73):
                model.box(px, py, 1.0, 0.08, 0.05, 0.5, body)
        for px in (-1.3, 1.3):
            # The dark of the arch, the tyres, and their hubs, each a little wider than the one before.
            model.side(_disc(px, 0.36, 0.4), -0.868, 0.868, dark)
            for py in (-0.79, 0.79):
                model.side(_disc(px, 0.32, 0.32), py - 0.1, py + 0.1, plain("17181A", 0.8))
                model.side(_disc(px, 0.32, 0.19), py - 0.11, py + 0.11, plain("B8B4AE", 0.3, 0.6, 0.8))
        for py in (-0.6, 0.6):
            model.box(2.08, py, 0.68, 0.06, 0.34, 0.14, plain("F2EBDD", 0.2, 0.6))
            model.box(-2.1, py, 0.75, 0.06, 0.3, 0.14, plain("A03030", 0.3, 0.6))


def street_light(model, x, y, is_lit):
    metal = plain("5C5A58", 0.4, 0.5, 0.4)
    model.cylinder(x, y, 0, 0.07, 6.2, metal, sides=10)
    model.box(x, y - 0.6, 6.15, 0.08, 1.4, 0.08, metal)
    model.box(x, y - 1.2, 6.06, 0.22, 0.5, 0.09, lit_pane(14) if is_lit else metal)
    if is_lit:
        lamp(x, y - 1.2, 5.8, 260)


def town(model, seed, nearest=55, count=46, is_lit=False):
    """Houses and trees behind and beside, low and pale, so that no building stands alone in the world."""
    rng = random.Random(seed)
    roofs = [courses(*each, 0.5, 0.3) for each in (("9A5540", "8A4A38", "6B3324"), ("7C6A5C", "6E5E52", "584A40"))]
    roofs.append(plain("9AA3A0", 0.4, 0.4))
    for i in range(count):
        angle = rng.uniform(-1.25, 1.25)
        away = nearest + 170 * rng.random() ** 1.3
        x, y = away * math.sin(angle), away * math.cos(angle)
        with model.at(x, y, 0, rng.uniform(-20, 20)):
            w, d, h = rng.uniform(8, 15), rng.uniform(7, 10), rng.choice((3, 3, 6, 6, 9))
            model.box(0, 0, 0, w, d, h, plain(rng.choice(("D8CEBE", "CFC2AE", "E0D8CA", "C7B7A0")), 0.9))
            model.hip(0, 0, h, w, d, 2.0, rng.choice(roofs), 0.4)
            for px in (-0.3, 0, 0.3):
                glass = lit_pane(0.8) if is_lit and rng.random() < 0.5 else pane()
                model.box(px * w, -d / 2 - 0.02, h - 2.2, 1.3, 0.06, 1.2, glass)
    for i in range(count * 2):
        angle = rng.uniform(-1.35, 1.35)
        away = nearest * 0.75 + 200 * rng.random() ** 1.2
        kind = rng.choice(("broadleaf", "broadleaf", "young", "jacaranda", "flame"))
        plant(kind, away * math.sin(angle), away * math.cos(angle), rng.uniform(0.8, 1.3), i)


def hills(seed=1, height=45, colour=("6F7F62", "7F8C6A", "5F7058"), away=420):
    """A ridge on the horizon, grown pale with distance."""
    rng = random.Random(seed)
    ridge = Model()
    phases = [rng.uniform(0, 6.28) for _ in range(3)]
    steps = 60
    points = []
    for i in range(steps + 1):
        angle = -1.5 + 3.0 * i / steps
        waves = zip((0.28, 0.16, 0.06), (3, 7, 17), phases)
        up = height * (0.5 + sum(size * math.sin(angle * often + phase) for size, often, phase in waves))
        for out, z in ((away, 0), (away + 160, max(4, up))):
            points.append((out * math.sin(angle), out * math.cos(angle), z))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    ridge.solid(points, faces, mottled(colour, 0.02, 1.0))
    ridge.finish()


def furnish(model, spec, is_lit):
    """What the catalogue lists around the buildings."""
    for i, (x, y, w, d) in enumerate(spec.get("paved", [])):
        # Each a little above the last: where two meet at one height, both are drawn black.
        model.box(x, y, 0, w, d, 0.06 + 0.004 * i, paving())
    for x, y, w, d in spec.get("gravel", []):
        model.box(x, y, 0, w, d, 0.05, gravel())
    for y in spec.get("streets", []):
        street(model, y)
    for each in spec.get("walls", []):
        wall(model, *each["line"], each.get("height", 2.0), rails=each.get("rails", False))
    for i, (x, y, turn) in enumerate(spec.get("cars", [])):
        car(model, x, y, turn, ("D8D8D6", "27496D", "7A1730", "6E7276", "F1EEE8", "2F4F46")[(i + spec.get("carTones", 0)) % 6])
    for x, y in spec.get("lights", []):
        street_light(model, x, y, is_lit)
    for i, (kind, x, y, size) in enumerate(spec.get("trees", [])):
        plant(kind, x, y, size, i + 1)
    for each in spec.get("hedges", []):
        hedge(*each["line"], each.get("kind", "shrub"))
    for patch in spec.get("grass", []):
        grass(*patch, dry=spec.get("ground") in ("dry", "savanna"))
    if spec.get("town"):
        town(model, spec["town"], spec.get("townFrom", 55), is_lit=is_lit)
    if spec.get("hills"):
        hills(spec["hills"], spec.get("hillHeight", 45))
