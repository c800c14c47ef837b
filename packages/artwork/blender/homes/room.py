"""A living room with a glazed side: the walls, what stands in it, and what is seen outside."""
import math

import light
from model import Model
from planting import plant
from site_plan import GROUNDS
from surfaces import DARK, clear_glass, courses, mottled, plain, render

HIGH = 2.75


def room(spec):
    light.day(spec.get("sunFrom", 105), 30, 0.5)
    model = Model()
    _shell(model, spec)
    _outside(model, spec)
    _sofa(model, 0.2, 2.35, 0, 2.7, spec)
    _sofa(model, -2.7, 0.1, 90, 1.6, {**spec, "sofa": spec["chair"]})
    _rug(model, spec)
    _table(model, spec)
    _on_the_walls(model, spec)
    _lamps(model)
    model.finish()
    light.panel(4.2, 0, 1.4, 4.2, 2.4, 300, (0, 90, 0), (0.93, 0.96, 1))
    light.panel(-0.5, -3.4, 2.6, 5, 5, 150, (35, 0, 0), (1, 0.95, 0.88))


def _shell(model, spec):
    wall = render(*spec["wall"])
    length, width = (1.2, 0.19) if spec["floorKind"] == "boards" else (0.6, 0.6)
    floor = courses(*spec["floor"], length, width, False, 0.3)
    frame = plain(DARK, 0.4)
    model.box(0, 0, -0.1, 9.2, 7.4, 0.1, floor)
    model.box(0, 0, HIGH, 9.2, 7.4, 0.15, plain("F6F1E8", 0.9))
    model.box(-4.6, 0, 0, 0.1, 7.3, HIGH, wall)
    model.box(0, 3.65, 0, 9.1, 0.1, HIGH, render(*spec.get("accentWall", spec["wall"])))
    for y in (-2.95, 2.95):
        model.box(4.55, y, 0, 0.1, 1.4, HIGH, wall)
    model.box(4.55, 0, 2.45, 0.1, 4.5, 0.31, wall)
    for y in (-2.2, -0.73, 0.73, 2.2):
        model.box(4.52, y, 0, 0.08, 0.07, 2.45, frame)
    model.box(0, 3.59, 0, 9.0, 0.03, 0.1, plain("F6F1E8", 0.7))
    model.box(-4.53, 0, 0, 0.03, 7.2, 0.1, plain("F6F1E8", 0.7))
    for side in (-1, 1):
        for i in range(8):
            model.cylinder(4.36 - 0.03 * (i % 2), side * (2.25 + i * 0.1), 0.02, 0.06, 2.5, plain(spec["curtain"], 0.9), sides=12)
    model.box(4.36, 0, 2.55, 0.04, 6.4, 0.04, frame)


def _outside(model, spec):
    if spec["outside"] == "balcony":
        model.box(5.6, 0, -0.16, 2.0, 7.0, 0.12, courses("A79A8C", "978B7D", "7B7268", 0.4, 0.4, False))
        model.box(6.55, 0, 0, 0.03, 7.0, 0.95, clear_glass())
        model.box(6.55, 0, 0.96, 0.06, 7.0, 0.05, plain(DARK, 0.4))
        model.box(120, 0, -7.5, 220, 600, 0.1, mottled(GROUNDS[spec["soil"]], 0.1, 0.95))
        for i, (kind, x, y, size) in enumerate(spec["trees"]):
            plant(kind, x, y, size, i + 1, -7.4)
        return
    model.box(36, 0, -0.3, 60, 120, 0.1, mottled(GROUNDS[spec["soil"]], 0.4, 0.95))
    model.box(5.6, 0, -0.24, 2.0, 8, 0.16, courses("A5583F", "B06449", "7A4030", 0.3, 0.3, False))
    model.box(19, 0, -0.2, 0.25, 80, 2.3, render("D9CDBB", "C9BCA8"))
    for i, (kind, x, y, size) in enumerate(spec["trees"]):
        plant(kind, x, y, size, i + 1, -0.2)


def _cushioned(model, x, y, z, width, depth, height, surface):
    """A box with its upper edges drawn in, as stuffing draws them."""
    model.box(x, y, z, width, depth, height * 0.75, surface)
    a, b, c = width / 2, depth / 2, 0.05
    low = [(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)]
    high = [(x - a + c, y - b + c), (x + a - c, y - b + c), (x + a - c, y + b - c), (x - a + c, y + b - c)]
    model.raised(low, z + height * 0.75, high, z + height, surface)


def _sofa(model, x, y, turn, width, spec):
    cloth, legs = mottled((spec["sofa"], spec["sofa"]), 30, 0.95, 0.15), plain("3A2C22", 0.5)
    with model.at(x, y, 0, turn):
        # A little within the arms: where two surfaces are one, both are drawn black.
        _cushioned(model, 0, 0, 0.15, width - 0.06, 0.88, 0.25, cloth)
        _cushioned(model, 0, 0.38, 0.15, width - 0.06, 0.2, 0.67, cloth)
        for side in (-1, 1):
            _cushioned(model, side * (width / 2 - 0.1), 0, 0.14, 0.2, 0.92, 0.5, cloth)
            for leg in (-0.38, 0.38):
                model.cylinder(side * (width / 2 - 0.12), leg, 0, 0.025, 0.14, legs, sides=8)
        seats = max(2, round(width / 0.85))
        each = (width - 0.42) / seats
        for i in range(seats):
            middle = -width / 2 + 0.21 + (i + 0.5) * each
            _cushioned(model, middle, -0.06, 0.39, each - 0.02, 0.74, 0.19, cloth)
            _cushioned(model, middle, 0.24, 0.56, each - 0.04, 0.18, 0.4, cloth)
        for side, colour in ((-1, spec["cushions"][0]), (1, spec["cushions"][1])):
            _cushioned(model, side * (width / 2 - 0.42), 0.1, 0.58, 0.42, 0.15, 0.4, plain(colour, 0.9))


def _rug(model, spec):
    edge, field, stripes = spec["rug"][0], spec["rug"][1], spec["rug"][2:]
    model.box(0, 0.2, 0, 4.2, 3.0, 0.012, plain(edge, 0.95))
    model.box(0, 0.2, 0.004, 3.9, 2.7, 0.012, plain(field, 0.95))
    for i in range(9):
        model.box(-1.68 + i * 0.42, 0.2, 0.008, 0.12, 2.5, 0.012, plain(stripes[i % len(stripes)], 0.95))


def _table(model, spec):
    wood = courses("6B4A33", "7A573D", "5A3D2A", 2.0, 0.09, False, 0.4)
    model.cylinder(0.1, 0.2, 0.34, 0.6, 0.05, wood, sides=48)
    for angle in (0.5, 2.6, 4.7):
        model.cylinder(0.1 + 0.4 * math.cos(angle), 0.2 + 0.4 * math.sin(angle), 0, 0.03, 0.34, wood, sides=10)
    model.box(0.0, 0.3, 0.39, 0.32, 0.24, 0.035, plain(spec["cushions"][0], 0.7))
    model.box(0.02, 0.3, 0.425, 0.28, 0.2, 0.03, plain("F2EBDD", 0.7))
    model.cylinder(0.36, 0.05, 0.39, 0.07, 0.12, plain("B9573A", 0.4), 0.1)
    model.box(-4.25, 1.6, 0, 0.42, 2.0, 0.5, wood)
    model.box(-4.45, 1.6, 0.85, 0.05, 1.4, 0.8, plain("121314", 0.12, 0.8))


def _on_the_walls(model, spec):
    """Three framed pieces of cloth, striped as the rug is."""
    for i in range(3):
        x = -0.9 + i * 1.1
        model.box(x, 3.57, 1.3, 0.9, 0.05, 1.1, plain("3A2C22", 0.5))
        model.box(x, 3.54, 1.36, 0.78, 0.03, 0.98, plain("FBF3E6", 0.9))
        for row in range(6):
            colour = spec["rug"][2:][(row + i) % len(spec["rug"][2:])] if row % 2 == 0 else spec["rug"][0]
            model.box(x, 3.52, 1.46 + row * 0.14, 0.56, 0.02, 0.1, plain(colour, 0.9))


def _lamps(model):
    dark = plain(DARK, 0.4)
    model.cylinder(2.5, 2.9, 0, 0.17, 0.03, dark)
    model.cylinder(2.5, 2.9, 0, 0.018, 1.5, dark, sides=8)
    model.cylinder(2.5, 2.9, 1.45, 0.26, 0.34, plain("FFE9C4", 0.6, 0.3, 0, 1.3), 0.19, 28)
    model.cylinder(3.75, 2.75, 0, 0.2, 0.42, plain("B9573A", 0.7), 0.27, 24)
    plant("young", 3.75, 2.75, 0.21, 2, 0.2)
    model.cylinder(0.1, 0.2, 2.2, 0.012, 0.55, dark, sides=6)
    model.cylinder(0.1, 0.2, 1.95, 0.36, 0.27, courses("A67C4A", "C79A62", "7A5A34", 0.1, 0.05), 0.12, 32)
