"""Homes, flats, plots and building."""
from buildings import apartment, fence, hedge, house, tower, window
from money import stack
from nature import acacia, bush, jacaranda
from palette import clay, dark_pane
from people import person
from scenes import scene
from shapes import ball, box, cylinder, hip_roof, lathe, placed, tube
from things import book, key
from vehicles import car, excavator


@scene("F8EFD7", plinth=(8.4, 6.2, "lime"), camera=(38, 58))
def home():
    house(0, 0.5)
    box(-0.15, -2.3, 0, 0.95, 1.6, 0.03, "sand", 0.01)
    car(2.7, -1.6, 100, scale=0.95)
    box(2.7, -1.6, 0, 1.3, 2.9, 0.02, "grey", 0.01)
    jacaranda(-2.9, 1.0, 2.9, 1.15, 4)
    acacia(3.1, 1.7, 2.7, 1.1, 2)
    hedge(-2.15, -2.55, 2.9, 6)
    person(-1.2, -1.9, "gold", 0.8)
    person(-1.6, -2.0, "teal", 0.75, skirt=True)
    person(-1.38, -2.25, "rose", 0.5)
    fence(-3.9, 0, 4.9)


@scene("F8EFD7", plinth=(11, 6.6, "grey"), camera=(36, 60))
def city():
    box(0, -2.1, 0, 10.6, 1.3, 0.02, "road", 0)
    for i in range(9):
        box(-4.6 + i * 1.15, -2.1, 0.02, 0.5, 0.07, 0.012, "cream", 0)
    apartment(-3.3, 0.6, 6)
    apartment(-0.4, 0.9, 8, 2.0, wall="pink", accent="teal")
    tower(2.2, 1.1, 6.2)
    apartment(4.3, 0.4, 4, 1.7, wall="sand", accent="clay")
    jacaranda(-4.7, -1.0, 2.0, 0.8, 7)
    jacaranda(-1.9, -1.0, 2.2, 0.85, 8)
    acacia(1.1, -0.95, 2.0, 0.75, 3)
    jacaranda(3.2, -1.0, 1.9, 0.75, 5)
    car(-2.6, -2.4, 0, "gold", 0.62)
    car(1.6, -1.8, 180, "white", 0.62)
    car(3.9, -2.4, 0, "maroon", 0.62)
    for i, colour in enumerate(("maroon", "gold", "teal", "rose", "blue")):
        person(-3.9 + i * 1.7, -1.25 + 0.1 * (i % 2), colour, 0.5, skirt=i % 2 == 1)


@scene("F3DCC0", plinth=(7.6, 6.2, "D9B98A"), camera=(36, 60))
def construction():
    _shell(-0.6, 0.9)
    for along in (-2.75, -1.3, 0.2, 1.55):
        tube([(along, -0.75, 0), (along, -0.75, 3.1)], 0.05, "gold")
    for up in (1.15, 2.35):
        box(-0.6, -0.75, up, 4.5, 0.4, 0.06, "bark", 0.01)
    excavator(2.4, -1.5, 200, scale=0.82)
    _blocks(-2.7, -2.1)
    ball(0.1, -2.2, 0.1, 0.75, "sand", tall=0.55, lumpy=0.08)
    person(-1.4, -1.6, "teal", 0.75, wears="hard hat")
    person(-0.85, -0.75, "rose", 0.72, wears="hard hat", z=1.2)
    person(1.1, -1.9, "navy", 0.75, wears="hard hat")


def _shell(x, y):
    """A house of one storey and a half: walls of blocks, pillars that wait for the next floor."""
    box(x, y, 0, 4.2, 2.9, 0.16, "grey")
    box(x, y, 0.16, 3.9, 2.6, 1.2, "clay", 0.02)
    for i in range(5):
        box(x, y, 0.34 + i * 0.22, 3.92, 2.62, 0.02, "sand", 0)
    box(x, y, 1.36, 4.2, 2.9, 0.18, "grey")
    for along in (-1.3, 0, 1.3):
        box(x + along, y - 1.31, 0.5, 0.75, 0.06, 0.6, dark_pane(), 0.01)
    box(x - 0.65, y - 1.32, 0.16, 0.5, 0.06, 1.0, "ink", 0.01)
    box(x, y + 0.55, 1.54, 3.9, 1.5, 0.9, "clay", 0.02)
    for along in (-1.85, -0.6, 0.6, 1.85):
        box(x + along, y - 1.2, 1.54, 0.2, 0.2, 1.1, "grey", 0.02)
        for rod in (-0.05, 0.05):
            tube([(x + along + rod, y - 1.2, 2.6), (x + along + rod, y - 1.2, 2.95)], 0.015, "terracotta")


def _blocks(x, y):
    for row in range(3):
        for i in range(4 - row):
            box(x + i * 0.36 + row * 0.18, y, row * 0.24, 0.34, 0.5, 0.22, "terracotta", 0.02)


@scene("E4EDD6", plinth=(7.4, 6.0, "lime"), camera=(36, 58))
def plot():
    """Land with its four beacons and nothing on it yet but the plan."""
    box(0.2, 0.5, 0, 5.2, 3.9, 0.05, "green", 0.02)
    for x in (-2.4, 2.8):
        for y in (-1.45, 2.45):
            cylinder(x, y, 0, 0.17, 0.62, "white", top=0.13)
            cylinder(x, y, 0.42, 0.165, 0.14, "maroon", top=0.15)
    for a, b in (((-2.4, -1.45), (2.8, -1.45)), ((2.8, -1.45), (2.8, 2.45)), ((2.8, 2.45), (-2.4, 2.45)), ((-2.4, 2.45), (-2.4, -1.45))):
        tube([(*a, 0.5), (*b, 0.5)], 0.025, "gold")
    for side in (-0.85, 0.85):
        for i in range(6):
            box(0.2 + side, -0.2 + i * 0.42, 0.05, 0.1, 0.24, 0.02, "cream", 0)
    for end in (-0.35, 2.0):
        for i in range(5):
            box(-0.5 + i * 0.36, end, 0.05, 0.22, 0.1, 0.02, "cream", 0)
    tube([(0.2, 0.8, 0), (0.2, 0.8, 2.5)], 0.06, "bark")
    box(0.2, 0.75, 1.5, 1.5, 0.09, 0.85, "maroon", 0.05)
    box(0.2, 0.69, 1.68, 0.55, 0.04, 0.3, "cream", 0.01)
    with placed(0.2, 0.69, 1.97):
        hip_roof(0, 0, 0, 0.6, 0.03, 0.24, "gold_light", over=0.06, bevel=0.01)
    acacia(-2.9, 1.6, 2.3, 0.85, 6)
    bush(3.2, -0.4, 0.22, "green_dark", 3)
    bush(-2.9, -1.9, 0.24, "green", 4)
    person(-0.9, -2.2, "teal", 0.85)
    person(-0.45, -2.25, "gold", 0.8, skirt=True, wears="maroon")


@scene("F6E7D3", camera=(28, 58))
def keys():
    """The key handed over: house and key of one size."""
    with placed(0.3, 0.7, 0, 0, 0.72):
        house(0, 0)
    key(-0.4, -1.6, 0, 8, 1.25, tag="maroon")
    stack(2.0, -1.2, 4, 0.36, 2)
    stack(2.75, -0.75, 2, 0.36, 3)


@scene("F6E7D3", plinth=(6.2, 5.0, "sand"), camera=(36, 60))
def living():
    """A room and what stands in it."""
    box(-0.2, 2.15, 0, 5.4, 0.14, 2.6, "DCEBE9", 0.03)
    box(-2.85, 0.1, 0, 0.14, 4.2, 2.6, "cream", 0.03)
    window(1.4, 2.06, 1.0, 1.3, 1.1)
    box(0, 0.2, 0, 3.6, 2.6, 0.04, "rose", 0.02)
    box(0, 0.2, 0.03, 3.2, 2.2, 0.03, "cream", 0.01)
    with placed(-0.4, 1.4, 0):
        box(0, 0, 0.12, 2.6, 0.95, 0.42, "maroon", 0.1)
        box(0, 0.38, 0.3, 2.6, 0.3, 0.95, "maroon", 0.12)
        for side in (-1.3, 1.3):
            box(side, 0, 0.12, 0.32, 1.0, 0.72, "maroon", 0.12)
        for side in (-0.55, 0.55):
            box(side, -0.05, 0.52, 1.0, 0.75, 0.2, "rose", 0.09)
        box(-0.85, 0.05, 0.68, 0.5, 0.2, 0.5, "gold", 0.09, (-14, 0, 0))
    cylinder(0.1, -0.3, 0.34, 0.62, 0.09, "bark")
    for angle in range(3):
        tube([(0.1 + 0.4 * (angle - 1), -0.3 + 0.3 * (angle % 2), 0), (0.1 + 0.3 * (angle - 1), -0.3, 0.36)], 0.04, "bark")
    lathe(-0.05, -0.3, 0.43, [(0, 0), (0.13, 0), (0.17, 0.16), (0.08, 0.3), (0.1, 0.36)], "teal")
    ball(-0.05, -0.3, 0.95, 0.2, "green", lumpy=0.15)
    book(0.4, -0.35, 0.43, 0.36, 0.26, 0.08, "gold", 20)
    cylinder(2.2, 1.55, 0, 0.26, 0.05, "ink")
    tube([(2.2, 1.55, 0), (2.2, 1.55, 1.7)], 0.04, "ink")
    cylinder(2.2, 1.55, 1.55, 0.4, 0.5, clay("gold_light", glow=0.35), top=0.26)
    with placed(-2.35, -0.6, 0, 90):
        box(0, 0, 0, 1.9, 0.5, 0.5, "bark", 0.05)
        box(0, 0, 0.56, 1.5, 0.08, 0.9, dark_pane(), 0.03)
        box(0, 0, 0.5, 0.4, 0.25, 0.07, "ink", 0.02)
