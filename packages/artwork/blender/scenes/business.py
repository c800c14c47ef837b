"""Shops, offices, farms and workshops."""

from buildings import apartment, crate, duka as shop, tower, window
from nature import acacia, crop_row, jacaranda, mango, palm
from palette import clay, dark_pane, gold, steel
from people import person
from scenes import scene
from shapes import ball, box, cylinder, lathe, placed, tube
from things import briefcase, paper
from vehicles import boda, car, tractor


@scene("F3DCC0", plinth=(8.2, 5.8, "E2C08F"), camera=(34, 60))
def duka():
    shop(0, 0.6, scale=1.25)
    mango(-2.9, 1.1, 2.5, 1.0, 3)
    palm(3.0, 1.4)
    person(0.3, -1.7, "gold", 0.85)
    person(0.85, -1.75, "teal", 0.8, skirt=True)
    person(-1.9, -1.5, "rose", 0.8, skirt=True, wears="wrap")
    boda(2.6, -1.5, -20)


@scene("E4EDD6", plinth=(7.0, 5.4, "B98A5A"), camera=(34, 58))
def farm():
    for i in range(5):
        crop_row(-2.7 + i * 0.72, 0.2, 4.2, 8, 1.15, ripe=True, seed=i)
    tractor(1.9, 0.5, -14, scale=1.1)
    for i, fruit in enumerate(("clay", "lime", "gold")):
        with placed(1.2 + i * 0.75, -1.9, 0, 8 * i, 1.5):
            crate(0, 0, 0, fruit)
    person(0.6, -1.5, "gold", 0.95, skirt=True, wears="maroon")
    person(2.9, -0.9, "teal", 0.98, wears="cap")
    acacia(2.6, 2.0, 2.5, 0.9, 5)


@scene("F6E7D3", plinth=(6.6, 5.2, "sand"), camera=(34, 60))
def workshop():
    """Machines at work: a lathe, gears, a maker at his bench."""
    box(-0.3, 1.9, 0, 5.6, 0.16, 2.4, "cream", 0.04)
    box(-0.3, 1.8, 2.3, 5.9, 1.2, 0.1, "terracotta", 0.03)
    for across in (-2.2, -0.3, 1.6):
        window(across, 1.8, 1.1, 1.2, 0.8)
    with placed(-1.2, 0.6, 0):
        box(0, 0, 0, 2.6, 0.9, 0.6, "teal", 0.06)
        box(-0.95, 0, 0.6, 0.7, 0.8, 0.8, "teal", 0.08)
        cylinder(-0.6, 0, 1.0, 0.26, 0.2, steel(), turn=(0, 90, 0))
        cylinder(-0.4, 0, 1.0, 0.12, 1.1, gold(), turn=(0, 90, 0))
        box(0.9, 0, 0.6, 0.45, 0.6, 0.55, "teal", 0.06)
        for i in range(3):
            ball(-1.15 + i * 0.2, -0.42, 1.2, 0.06, ("maroon", "gold", "cream")[i])
    _gear(1.6, 0.3, 0.95, 0.85, "maroon")
    _gear(2.45, -0.55, 0.5, 0.5, "gold")
    box(1.7, 0.4, 0, 1.3, 0.5, 0.25, "grey_dark", 0.05)
    box(0.2, -1.4, 0.55, 1.9, 0.8, 0.1, "bark", 0.03)
    for across in (-0.6, 1.0):
        box(across, -1.4, 0, 0.12, 0.7, 0.56, "bark", 0.02)
    box(-0.2, -1.4, 0.65, 0.5, 0.3, 0.22, "maroon", 0.05)
    tube([(0.4, -1.5, 0.68), (0.95, -1.3, 0.68)], 0.05, steel())
    person(-0.1, -0.5, "navy", 1.15, wears="hard hat")
    person(-2.2, -0.8, "gold", 1.1, skirt=True, wears="hard hat")


def _gear(x, y, z, radius, colour, teeth=12):
    with placed(x, y, z, 20):
        cylinder(0, 0.1, 0, radius * 0.85, 0.24, colour, turn=(90, 0, 0))
        for i in range(teeth):
            with placed(0, -0.02, 0, tilt=(0, i * 360 / teeth)):
                box(0, 0, radius * 0.78, radius * 0.26, 0.24, radius * 0.26, colour, 0.03)
        cylinder(0, 0.12, 0, radius * 0.3, 0.3, "ink", turn=(90, 0, 0))


@scene("DCEBE9", plinth=(6.6, 5.2, "grey"), camera=(34, 60))
def office():
    tower(0.9, 0.8, 4.6, 1.9)
    apartment(-1.5, 0.7, 4, 2.0, 1.7, "cream", "teal")
    jacaranda(2.7, -0.3, 1.9, 0.72, 6)
    acacia(-2.8, -0.8, 1.8, 0.7, 4)
    person(-0.7, -1.6, "navy", 0.72)
    person(-0.3, -1.75, "maroon", 0.7, skirt=True)
    person(1.0, -1.5, "gold", 0.7)
    car(1.7, -2.0, 0, "maroon", 0.62)
    box(0.9, -0.3, 0.1, 0.7, 0.1, 0.6, dark_pane(), 0.02)


@scene("F6E7D3", camera=(30, 58))
def desk():
    """A desk at work: laptop, papers, a case."""
    box(0, 0, 1.0, 3.9, 2.1, 0.14, "bark", 0.05)
    for x in (-1.75, 1.75):
        for y in (-0.85, 0.85):
            tube([(x, y, 0), (x, y, 1.02)], 0.07, "ink")
    with placed(-0.35, 0.15, 1.14, 8):
        box(0, -0.2, 0, 1.7, 1.1, 0.08, "grey", 0.03)
        box(0, -0.1, 0.075, 1.45, 0.5, 0.02, "ink", 0.01)
        with placed(0, 0.36, 0.06, tilt=(-14, 0)):
            box(0, 0, 0, 1.7, 0.08, 1.1, "grey", 0.03)
            box(0, -0.035, 0.07, 1.55, 0.04, 0.95, clay("white", glow=0.15), 0.01)
            box(-0.35, -0.06, 0.72, 0.6, 0.03, 0.16, "maroon", 0.01)
            for i, tall in enumerate((0.2, 0.34, 0.28, 0.46)):
                box(-0.05 + i * 0.2, -0.06, 0.15, 0.13, 0.03, tall, "teal" if i < 3 else "gold", 0.01)
    paper(1.2, -0.3, 1.14, 0.8, 1.1, 5, -12, stamp="gold")
    lathe(1.35, 0.6, 1.14, [(0, 0), (0.17, 0), (0.2, 0.34), (0.16, 0.34), (0, 0.28)], "maroon")
    tube([(1.3, 0.6, 1.4), (1.2, 0.55, 1.85)], 0.03, "gold")
    tube([(1.4, 0.6, 1.4), (1.45, 0.6, 1.9)], 0.03, "teal")
    briefcase(0.9, -1.75, 0, 12, "maroon", 0.95)
    with placed(-0.5, 1.75, 0):
        box(0, 0, 0.75, 0.95, 0.8, 0.16, "teal", 0.07)
        box(0, 0.4, 0.85, 0.95, 0.16, 1.3, "teal", 0.07)
        cylinder(0, 0, 0.1, 0.07, 0.68, "ink")
        cylinder(0, 0, 0, 0.45, 0.1, "ink")
