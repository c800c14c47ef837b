"""A shopping centre of three floors: shops to the street, and a hall of glass in the middle."""
import random

from block import surface_of
from openings import Facade
from surfaces import TRIM, clear_glass, lit_pane, plain


def mall(model, spec, is_lit):
    wall, accent, trim = surface_of(spec["wall"]), surface_of(spec["accent"]), plain(TRIM, 0.6)
    facade = Facade(model, random.Random(spec["seed"]), is_lit, trim, accent)
    model.box(0, 0, 0, 66, 32, 0.3, plain("B3ABA0", 0.8))
    for hand in (-1, 1):
        with model.at(x=hand * 20.5):
            _wing(facade, spec, wall)
    _hall(facade, spec, wall)
    for x in (-26, -22, 20, 24):
        model.box(x, 6, 13.2, 2.4, 1.8, 1.5, plain("C9C4BE", 0.5))


def _wing(facade, spec, wall):
    model = facade.model
    model.box(0, 0, 0.3, 23, 28, 12.6, wall)
    model.box(0, 0, 12.9, 23.4, 28.4, 0.35, facade.trim)
    signs = [plain(colour, 0.5, 0.3, 0, 0.5 if facade.is_lit else 0) for colour in spec["signs"]]
    with model.at(y=-14.02):
        for i in range(5):
            facade.shop((i - 2) * 4.4, 0.3, 4.2, 2.9, signs[i % len(signs)])
        model.box(0, -1.4, 4.25, 23.4, 2.8, 0.25, facade.trim)
        for i in range(6):
            model.cylinder((i - 2.5) * 4.4, -2.4, 0.3, 0.2, 3.95, facade.trim)
        for storey in (1, 2):
            z = 0.8 + storey * 4.0
            model.box(0, -0.02, z + 0.3, 22, 0.1, 2.6, plain("24404C", 0.1, 0.8))
            for i in range(5):
                facade.curtain_wall((i - 2) * 4.3, z, 4.1, 3.0, 3)
        for i in range(12):
            model.box((i - 5.5) * 1.95, -0.5, 9.0, 0.12, 0.75, 3.7, facade.accent)
    for turn, x in ((90, 11.52), (-90, -11.52)):
        with model.at(x=x, turn=turn):
            for i in range(4):
                model.box((i - 1.5) * 6, 0, 5.3, 4.2, 0.12, 5.4, facade.accent)


def _hall(facade, spec, wall):
    model = facade.model
    model.box(0, 1, 0.3, 18, 28, 13.6, wall)
    model.box(0, -0.6, 13.9, 19, 30.5, 0.45, facade.trim)
    with model.at(y=-13.3):
        for storey in range(3):
            for i in range(4):
                facade.curtain_wall((i - 1.5) * 4.2, 0.3 + storey * 4.3, 4.1, 4.2, 3)
        for x in (-8.8, 8.8):
            model.box(x, -0.7, 0.3, 0.7, 2.0, 13.6, facade.accent)
        model.box(0, -2.2, 3.9, 13, 4.4, 0.3, plain("2E2C2B", 0.4))
        for x in (-6, 6):
            model.cylinder(x, -4.0, 0.3, 0.18, 3.6, plain("2E2C2B", 0.4))
        model.box(0, -0.3, 10.6, 9.6, 0.25, 2.1, facade.accent)
        model.words(spec["sign"], 0, -0.46, 11.62, 1.5, plain("FFF3DA", 0.5, 0.3, 0, 2.2 if facade.is_lit else 0.25))
        model.box(0, -0.12, 0.35, 4.4, 0.12, 2.8, lit_pane(1.6) if facade.is_lit else clear_glass())
