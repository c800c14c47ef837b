"""Blocks of flats, offices and shops, put together bay by bay."""
import random

from openings import Facade
from surfaces import TRIM, courses, lit_pane, pane, plain, render

# Each letter of a rhythm is a bay: balcony, window, narrow window, stair, glass from floor to floor, blank wall.
BAYS = {"B": 3.8, "W": 2.9, "N": 1.9, "S": 3.2, "G": 3.6, "-": 2.0}
PLINTH = 0.45


def surface_of(spec):
    """A wall by its name in the catalogue: `stone`, `brick`, or two colours of paint."""
    if spec == "stone":
        return courses("A79A86", "93866F", "6F6557", 0.55, 0.26)
    if spec == "brick":
        return courses("8E4B3A", "A05A45", "C9BBAA", 0.4, 0.16)
    if spec == "timber":
        return courses("6B4E39", "7A5A42", "4A3526", 3.0, 0.14, roughness=0.6)
    colour, shade = spec
    return render(colour, shade)


def block(model, spec, is_lit):
    """`storeys` counts the ground floor. Fronts and backs follow `rhythm`, the ends `sides`."""
    rng = random.Random(spec["seed"])
    storeys, height = spec["storeys"], spec.get("storeyHeight", 3.05)
    rhythm, sides = spec["rhythm"], spec.get("sides", "WNW")
    width = sum(BAYS[bay] for bay in rhythm)
    depth = max(spec.get("depth", 12), sum(BAYS[bay] for bay in sides) + 0.6)
    wall, accent = surface_of(spec["wall"]), surface_of(spec["accent"])
    trim = plain(spec.get("trim", TRIM), 0.6)
    top = PLINTH + storeys * height
    model.box(0, 0, 0, width + 1.2, depth + 1.2, PLINTH, plain("B3ABA0", 0.8))
    model.box(0, 0, PLINTH, width, depth, top - PLINTH, wall)
    if spec.get("groundWall"):
        model.box(0, 0, PLINTH, width + 0.12, depth + 0.12, height - 0.3, surface_of(spec["groundWall"]))
    if spec.get("bands", True):
        for storey in range(1, storeys):
            model.box(0, 0, PLINTH + storey * height - 0.22, width + 0.22, depth + 0.22, 0.22, trim)
    facade = Facade(model, rng, is_lit, trim, accent)
    with model.at(y=-depth / 2 - 0.02):
        _face(facade, spec, rhythm, width, storeys, height, True)
    with model.at(y=depth / 2 + 0.02, turn=180):
        _face(facade, {**spec, "ground": "windows"}, rhythm[::-1], width, storeys, height, False)
    for turn in (90, -90):
        x = width / 2 + 0.02 if turn == 90 else -width / 2 - 0.02
        with model.at(x=x, turn=turn):
            _face(facade, {**spec, "ground": "windows"}, sides, sum(BAYS[b] for b in sides), storeys, height, False)
    _roof(model, spec, width, depth, top, wall, trim, accent)


def _face(facade, spec, rhythm, width, storeys, height, is_front):
    x = -width / 2
    for i, bay in enumerate(rhythm):
        across = BAYS[bay]
        middle = x + across / 2
        x += across
        if bay == "S":
            _stair(facade, spec, middle, across, storeys, height, is_front)
            continue
        for storey in range(storeys):
            z = PLINTH + storey * height
            if storey == 0 and spec.get("ground") == "shops":
                colours = spec["signs"]
                sign = plain(colours[i % len(colours)], 0.5, 0.3, 0, 0.35 if facade.is_lit else 0)
                awning = plain(colours[(i + 1) % len(colours)], 0.8) if i % 3 == 1 else None
                facade.shop(middle, z, across, height - 1.1, sign, awning)
            elif bay == "B" and storey > 0:
                _balcony_bay(facade, spec, middle, z, across, height, storey, i)
            elif bay == "G":
                facade.curtain_wall(middle, z, across, height - 0.2)
            elif bay != "-":
                _window_bay(facade, bay, middle, z, across)


def _window_bay(facade, bay, x, z, width):
    if bay == "N":
        facade.window(x, z + 1.2, 0.8, 1.1, 1)
        return
    facade.window(x, z + 0.95, width * 0.56, 1.4, 2)
    facade.sill(x, z + 0.95, width * 0.56)


def _balcony_bay(facade, spec, x, z, width, height, storey, i):
    facade.balcony(x, z, width - 0.3, spec.get("balcony", "glass"))
    if spec.get("screens") == "checked" and (storey + i) % 2:
        facade.model.box(x + width / 2 - 0.3, -0.75, z, 0.1, 1.5, height - 0.3, facade.accent)
        facade.model.box(x - width / 2 + 0.3, -0.75, z, 0.1, 1.5, height - 0.3, facade.accent)
    elif spec.get("screens") == "framed":
        for side in (-1, 1):
            facade.model.box(x + side * (width / 2 - 0.12), -0.8, z - 0.2, 0.16, 1.6, height, facade.trim)
    elif spec.get("screens") == "louvred":
        for step in range(6):
            facade.model.box(x - width / 2 + 0.35 + step * 0.2, -1.46, z + 0.1, 0.09, 0.06, height - 0.4, facade.accent)


def _stair(facade, spec, x, width, storeys, height, is_front):
    """A tower of the accent's colour with a strip of glass, and at its foot the way in."""
    model = facade.model
    top = PLINTH + storeys * height
    model.box(x, -0.25, PLINTH, width - 0.3, 0.6, top - PLINTH + 1.5, facade.accent)
    glass = lit_pane(0.8) if facade.is_lit else pane()
    for storey in range(1, storeys):
        model.box(x, -0.58, PLINTH + storey * height + 0.3, 1.1, 0.1, height - 0.7, glass)
    if not is_front or spec.get("ground") == "shops":
        return
    model.box(x, -0.58, PLINTH, 2.0, 0.1, 2.4, lit_pane(1.3) if facade.is_lit else pane())
    model.box(x, -1.5, PLINTH + 2.6, width + 1.0, 2.8, 0.22, plain("2E2C2B", 0.4))
    for side in (-1, 1):
        model.box(x + side * width * 0.5, -2.7, 0, 0.16, 0.16, PLINTH + 2.6, plain("2E2C2B", 0.4))


def _roof(model, spec, width, depth, top, wall, trim, accent):
    kind = spec.get("roof", "flat")
    if kind == "hip":
        tiles = courses(*spec.get("tiles", ("A5523A", "8F4632", "6B3324")), 0.35, 0.16)
        model.hip(0, 0, top, width, depth, min(width, depth) * 0.24, tiles, 0.7, trim)
        return
    model.box(0, 0, top, width + 0.2, depth + 0.2, 0.25, trim)
    for y in (-depth / 2, depth / 2):
        model.box(0, y, top + 0.2, width, 0.22, 0.95, wall)
    for x in (-width / 2, width / 2):
        model.box(x, 0, top + 0.2, 0.22, depth, 0.95, wall)
    model.box(0, 0, top + 1.12, width + 0.3, 0.3, 0.02, trim)
    if kind == "crown":
        for x in (-width * 0.36, width * 0.36):
            for y in (-depth * 0.4, depth * 0.4):
                model.box(x, y, top, 0.3, 0.3, 2.9, trim)
        model.box(0, 0, top + 2.9, width + 1.4, depth + 1.4, 0.3, trim)
    model.box(width * 0.18, depth * 0.1, top, 4.2, 4.0, 2.6, wall)
    for i in range(4):
        model.cylinder(-width * 0.34 + i * 1.7, depth * 0.22, top + 0.25, 0.62, 1.6, plain("23262B", 0.5))
    for i in range(3):
        x = -width * 0.3 + i * 2.6
        model.pitch(x, x + 2, (-depth * 0.2, top + 0.4), (0, top + 1.1), 0.05, plain("1B2A44", 0.1, 0.8))
