"""Houses: a bungalow, pairs of maisonettes, a row of townhouses."""
import random

from block import surface_of
from openings import Facade
from surfaces import DARK, TRIM, courses, lit_pane, plain

FLOOR = 0.4


def _facade(model, spec, is_lit):
    trim = plain(spec.get("trim", TRIM), 0.6)
    return Facade(model, random.Random(spec["seed"]), is_lit, trim, surface_of(spec["accent"]), spec.get("frame", DARK))


def _tiles(spec):
    return courses(*spec["tiles"], 0.34, 0.15)


def _post(model, x, y, z, height, surface, side=0.26):
    model.box(x, y, z, side, side, height, surface)


def _porch_light(facade, x, y, z):
    facade.model.cylinder(x, y, z, 0.09, 0.16, lit_pane(6 if facade.is_lit else 1.2))


def bungalow(model, spec, is_lit):
    """All on one floor, of dressed stone: a wing to the front, and a veranda beside it."""
    facade, wall, tiles = _facade(model, spec, is_lit), surface_of(spec["wall"]), _tiles(spec)
    eaves, top = plain("F1ECE2", 0.6), FLOOR + 2.75
    model.box(0, 0, 0, 13.4, 10, FLOOR, plain("8E857A", 0.9))
    model.box(0, 0.8, FLOOR, 12.8, 7.6, 2.75, wall)
    model.hip(0, 0.8, top, 12.8, 7.6, 2.3, tiles, 0.7, eaves)
    model.box(-3.7, -3.0, FLOOR, 4.6, 2.4, 2.75, wall)
    model.gable(-3.7, -2.0, top - 0.05, 4.6, 4.4, 1.35, tiles, wall, 0.45)
    with model.at(x=-3.7, y=-4.22):
        facade.window(0, FLOOR + 0.75, 2.6, 1.5, 3)
        facade.sill(0, FLOOR + 0.75, 2.6)
    with model.at(y=-3.02):
        facade.door(-0.2, FLOOR, 1.1, 2.2)
        facade.window(2.0, FLOOR + 0.7, 2.0, 1.5, 2)
        facade.window(4.8, FLOOR + 0.7, 1.8, 1.5, 2)
        facade.sill(4.8, FLOOR + 0.7, 1.8)
    for turn, x in ((90, 6.42), (-90, -6.42)):
        with model.at(x=x, y=0.8, turn=turn):
            for along in (-2.2, 1.6):
                facade.window(along, FLOOR + 0.8, 1.5, 1.35, 2)
    _veranda(facade, tiles)
    model.box(3.6, 2.4, top, 0.9, 0.7, 3.0, wall)
    model.box(3.6, 2.4, top + 3.0, 1.1, 0.9, 0.16, eaves)


def _veranda(facade, tiles):
    model = facade.model
    model.pitch(-1.4, 3.6, (-5.0, 2.75), (-2.9, 3.35), 0.14, tiles)
    model.box(1.1, -4.0, 0, 5.0, 2.2, FLOOR, plain("A5583F", 0.5))
    model.box(-0.2, -5.4, 0, 1.9, 0.7, 0.2, plain("A5583F", 0.5))
    for x in (-1.2, 1.1, 3.4):
        _post(model, x, -4.8, FLOOR, 2.35, facade.trim, 0.2)
    _porch_light(facade, 1.1, -3.6, 2.65)


def maisonettes(model, spec, is_lit):
    """Two houses under one roof, each the mirror of the other; `pairs` of them in a row."""
    facade, wall, tiles = _facade(model, spec, is_lit), surface_of(spec["wall"]), _tiles(spec)
    gap = spec.get("gap", 5.5)
    for pair in range(spec["pairs"]):
        with model.at(x=(pair - (spec["pairs"] - 1) / 2) * (14 + gap)):
            _pair(facade, spec, wall, tiles)


def _pair(facade, spec, wall, tiles):
    model, top = facade.model, FLOOR + 5.7
    model.box(0, 0, 0, 14.6, 9.6, FLOOR, plain("9A9186", 0.9))
    model.box(0, 0, FLOOR, 14, 8.6, 5.7, wall)
    model.box(0, 0, FLOOR, 14.1, 8.7, 0.7, facade.accent)
    model.hip(0, 0, top, 14, 8.6, 2.5, tiles, 0.65, facade.trim)
    for hand in (-1, 1):
        x = hand * 4.7
        model.box(x, -4.6, FLOOR, 3.8, 1.2, 5.7, wall)
        model.gable(x, -2.6, top - 0.05, 3.8, 5.2, 1.25, tiles, wall, 0.4)
        with model.at(y=-5.22):
            facade.window(x, FLOOR + 0.7, 2.5, 1.6, 3)
            facade.window(x, FLOOR + 3.65, 2.1, 1.4, 2)
            facade.sill(x, FLOOR + 3.65, 2.1)
            model.box(x, -0.02, FLOOR + 2.75, 3.8, 0.06, 0.5, facade.accent)
        with model.at(y=-4.32):
            facade.door(hand * 1.5, FLOOR, 1.0, 2.2, plain(spec.get("door", "7A1730"), 0.4))
            facade.window(hand * 1.5, FLOOR + 3.65, 1.4, 1.4, 2)
        model.pitch(hand * 1.5 - 1.25, hand * 1.5 + 1.25, (-5.9, 2.85), (-4.3, 3.3), 0.14, tiles)
        _post(model, hand * 0.35, -5.7, 0, 2.95, facade.trim, 0.22)
        _porch_light(facade, hand * 1.5, -4.9, 2.7)
        with model.at(x=hand * 7.02, turn=90 * hand):
            facade.window(-1.5, FLOOR + 3.65, 1.3, 1.4, 2)
            facade.window(1.6, FLOOR + 0.8, 1.3, 1.4, 2)


def townhouses(model, spec, is_lit):
    """A row of `count` houses of three levels of colour, a wall between each and the next."""
    facade, width = _facade(model, spec, is_lit), 6.6
    walls = [surface_of(each) for each in spec["walls"]]
    for i in range(spec["count"]):
        with model.at(x=(i - (spec["count"] - 1) / 2) * width, y=0.5 * (i % 2)):
            _townhouse(facade, walls[i % len(walls)], width)


def _townhouse(facade, wall, width):
    model, top = facade.model, FLOOR + 6.0
    model.box(0, 0, 0, width, 11, FLOOR, plain("9A9186", 0.9))
    model.box(0, 0.6, FLOOR, width, 9.4, 6.0, wall)
    model.box(-width / 2, -0.6, FLOOR, 0.34, 12.2, 6.9, facade.trim)
    model.box(width / 2, -0.6, FLOOR, 0.34, 12.2, 6.9, facade.trim)
    model.box(0, -0.3, top, width, 12, 0.3, facade.trim)
    model.box(0, 0.9, top + 0.3, width - 0.6, 8, 0.25, plain("4A4744", 0.8))
    # Above: a box of accent with a wide window, and a balcony.
    model.box(-1.2, -4.6, FLOOR + 3.05, 3.7, 1.3, 2.9, facade.accent)
    with model.at(x=-1.2, y=-5.28):
        facade.window(0, FLOOR + 3.9, 2.5, 1.6, 3)
    with model.at(x=1.9, y=-4.14):
        facade.balcony(0, FLOOR + 3.05, 2.4, "glass", 1.3)
    # Below: a place for the car, the door, the living room.
    with model.at(y=-4.14):
        facade.door(1.9, FLOOR, 1.1, 2.4, plain("5A3B2A", 0.4))
        facade.window(-1.2, FLOOR + 0.2, 3.0, 2.3, 4)
    model.box(0.2, -6.2, FLOOR + 2.75, width - 0.5, 2.2, 0.16, facade.trim)
    _porch_light(facade, 1.9, -4.6, FLOOR + 2.55)
    model.pitch(-0.8, 1.4, (1.0, top + 0.7), (2.4, top + 1.3), 0.06, plain("1B2A44", 0.1, 0.8))
    model.cylinder(2.0, 3.6, top + 0.5, 0.6, 1.5, plain("23262B", 0.5))
