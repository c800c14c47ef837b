"""Accounts: where money is kept, and what it is kept for."""
import math

from money import bundle, card, coin, heap, kiondo as basket, note, safe, stack
from nature import seedling
from palette import gold, thin_glass
from people import person
from scenes import scene
from shapes import ball, box, cylinder, lathe, lettering, placed, ring, slab, tube
from things import seal


@scene("7A1730", camera=(28, 60))
def savings():
    lathe(0, 0, 0, [(0, 0), (0.95, 0), (1.05, 0.12), (1.05, 1.7), (0.8, 2.05), (0.8, 2.3)], thin_glass("FDF1F1"))
    cylinder(0, 0, 2.28, 0.9, 0.2, "gold", bevel=0.06)
    box(0, 0, 2.47, 0.42, 0.09, 0.03, "ink", 0.01)
    heap(0, 0, 0.14, 0.62, 110)
    coin(0.1, -0.05, 2.75, 0.36, 0.09, (80, 0, 25))
    for i, coins in enumerate((3, 6, 9, 12)):
        stack(1.75 + i * 0.95, 0.45 - 0.12 * i, coins, 0.42, i)
    coin(1.1, -1.1)
    coin(0.55, -1.55, radius=0.36)
    coin(-1.1, -1.1)
    seedling(4.6, 0.09, 1.2)


@scene("F6E7D3", camera=(28, 62))
def kiondo():
    basket(0, 0, 1.15)
    cylinder(0, 0, 1.35, 1.1, 0.1, "bark")
    heap(0, 0, 1.45, 0.72, 46, 0.34, 0.009, 8)
    coin(1.75, -0.7)
    coin(1.35, -1.2, 0, 0.36)
    coin(1.6, -0.95, 0.1, 0.4, mark="K")
    coin(-1.45, -0.8, 0, 0.4, mark="K")


@scene("DCEBE9", camera=(32, 64))
def strongbox():
    safe(0, 0, 20)
    with placed(0, 0, 0, 20):
        for i in range(3):
            stack(-0.6 + i * 0.6, -0.1, 5 + i, 0.27, i, 0.3)
        for i in range(3):
            bundle(0, 0, 1.37 + i * 0.22, ("teal", "maroon", "navy")[i], 4 * i, 1.25, 0.2)
    coin(1.5, -1.9, mark="K")
    coin(2.0, -1.5, 0, 0.36)


@scene("F6E7D3", camera=(30, 62))
def hourglass():
    for z in (0, 3.1):
        cylinder(0, 0, z, 1.15, 0.22, "maroon", bevel=0.08)
    for angle in range(3):
        east, north = math.cos(math.radians(angle * 120 + 50)), math.sin(math.radians(angle * 120 + 50))
        tube([(0.95 * east, 0.95 * north, 0.2), (0.95 * east, 0.95 * north, 3.12)], 0.07, gold())
    bulb = [(0.75, 0.24), (0.82, 0.5), (0.78, 0.95), (0.5, 1.4), (0.14, 1.66), (0.5, 1.92), (0.78, 2.37), (0.82, 2.82), (0.75, 3.08)]
    lathe(0, 0, 0, bulb, thin_glass("F4F8F8"))
    heap(0, 0, 0.3, 0.48, 40, 0.22, 0.014, 3)
    lathe(0, 0, 2.0, [(0, -0.25), (0.3, 0.05), (0.56, 0.28), (0.6, 0.42), (0, 0.42)], gold())
    stack(1.7, -0.5, 6, 0.4, 1)
    stack(2.2, -1.2, 3, 0.4, 2)
    coin(-1.3, -1.2, mark="K")


@scene("E4EDD6", camera=(30, 66))
def target():
    with placed(0, 0.3, 1.85, 16, tilt=(-14, 0)):
        for i, (radius, colour) in enumerate(((1.6, "maroon"), (1.22, "cream"), (0.84, "maroon"), (0.46, "gold"))):
            cylinder(0, -0.05 * i, 0, radius, 0.16, colour, turn=(90, 0, 0))
        tube([(0.9, -2.0, 0.7), (0.03, -0.3, 0.02)], 0.055, "bark")
        for side in (-0.14, 0.14):
            slab([(0, 0), (0.35, 0.05), (0.5, 0.22), (0.12, 0.16)], 0.03, "teal", 0.01, (0.72, -1.65 + side, 0.58), (60, -20, -60))
        for side in (-0.9, 0.9):
            tube([(side, 0.1, -0.8), (side * 1.15, 0.5, -2.0)], 0.08, "bark")
    for i, coins in enumerate((2, 4, 6)):
        stack(1.55 + i * 0.72, -1.3 + i * 0.36, coins, 0.36, i)


@scene("F3DCC0", camera=(30, 60))
def chest():
    box(0, 0, 0, 2.6, 1.7, 1.15, "bark", 0.07)
    for across in (-0.95, 0, 0.95):
        box(across, 0, -0.01, 0.2, 1.75, 1.18, gold(), 0.02)
    box(0, 0, 1.1, 2.5, 1.55, 0.1, "maroon_dark", 0.02)
    heap(0, 0, 1.2, 0.72, 60, 0.3, 0.006, 4)
    heap(-0.7, 0, 1.2, 0.4, 18, 0.3, 0.008, 9)
    heap(0.7, 0, 1.2, 0.4, 18, 0.3, 0.008, 2)
    with placed(0, 0.86, 1.15, tilt=(62, 0)):
        arc = [(0.87 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a))) for a in range(0, 181, 15)]
        slab(arc, 2.6, "bark", 0.05, (-1.3, -0.87, 0), (90, 0, 90))
    box(0, -0.9, 0.72, 0.42, 0.1, 0.46, gold(), 0.04)
    cylinder(0, -0.94, 0.95, 0.07, 0.05, "ink", turn=(90, 0, 0))
    with placed(1.85, -1.1, 0, 20):
        box(0, 0, 0, 0.62, 0.62, 0.62, "teal", 0.1)
        lettering("A", 0, -0.325, 0.31, 0.4, "cream")
    with placed(1.25, -1.75, 0, -10):
        box(0, 0, 0, 0.62, 0.62, 0.62, "rose", 0.1)
        lettering("B", 0, -0.325, 0.31, 0.4, "cream")
    ball(-1.5, -1.3, 0.4, 0.4, "gold")
    ring(-1.5, -1.3, 0.4, 0.395, 0.03, "maroon", (20, 30, 0))
    coin(-0.6, -1.6, mark="K")


@scene("E9E2F2", camera=(30, 58))
def wallet():
    with placed(0, 0, 0, 12):
        box(0, 0, 0, 3.0, 2.1, 0.34, "maroon", 0.14)
        note(0.1, 0.62, 0.24, "teal", width=2.5, lean=(14, 0))
        card(-0.1, 0.34, 0.36, "navy", lean=(10, 0), width=2.3)
        card(0.05, 0.06, 0.34, "gold", lean=(8, 0), width=2.3)
        box(0, -0.48, 0.22, 3.0, 1.14, 0.3, "maroon", 0.13)
        box(0, -0.98, 0.49, 2.7, 0.03, 0.03, "gold", 0.01)
        box(1.35, -0.45, 0.36, 0.7, 0.42, 0.22, "maroon_dark", 0.09)
        cylinder(1.22, -0.45, 0.55, 0.1, 0.06, gold())
    stack(2.0, -1.6, 3, 0.36, 1)
    coin(1.3, -1.95, 0, 0.36, mark="K")


@scene("CFE3EE", plinth=(6.2, 5.0, "lime"), camera=(34, 62))
def peak():
    """Kilele, the summit: a path of coins to the top."""
    lathe(-0.2, 0.6, 0, [(2.1, 0), (1.75, 0.45), (1.3, 1.1), (0.8, 2.0), (0.42, 2.75), (0.12, 3.15), (0, 3.2)], "jacaranda", sides=9)
    lathe(1.25, 0.9, 0, [(1.3, 0), (1.0, 0.6), (0.5, 1.5), (0.1, 2.0), (0, 2.03)], "8475B3", sides=8)
    lathe(-0.2, 0.6, 0.02, [(0.92, 1.85), (0.8, 2.02), (0.45, 2.75), (0.15, 3.17), (0, 3.24)], "white", sides=9)
    tube([(-0.2, 0.6, 3.1), (-0.2, 0.6, 4.1)], 0.04, "bark")
    slab([(0, 0), (0.85, 0.24), (0, 0.5)], 0.06, "maroon", 0.02, (-0.18, 0.62, 3.55), (90, 0, 0))
    for i, (x, y, z) in enumerate(((1.9, -1.7, 0), (1.25, -1.5, 0.0), (0.7, -1.25, 0.1), (0.25, -0.75, 0.75), (0.05, -0.3, 1.45))):
        stack(x, y, 2 + (i == 0), 0.34, i, z)
    person(-1.9, -1.6, "gold", 0.85)
    person(-1.45, -1.75, "teal", 0.8, skirt=True)
    ball(-2.4, -0.6, 0.2, 0.36, "green_dark", lumpy=0.1)
    ball(2.4, 0.0, 0.2, 0.34, "green", lumpy=0.1)


@scene("DCEBE9", camera=(28, 60))
def bond():
    """The housing bond: a certificate under its seal, a house on it."""
    from buildings import house

    with placed(0, 0, 0.06, 8):
        box(0, 0, 0, 3.8, 2.8, 0.1, "cream", 0.03)
        box(0, 0, 0.085, 3.5, 2.5, 0.03, "gold", 0.01)
        box(0, 0, 0.095, 3.4, 2.4, 0.03, "white", 0.01)
        for i in range(3):
            box(-0.5, -0.35 - i * 0.25, 0.12, 1.8 - 0.4 * (i == 2), 0.07, 0.012, "grey", 0.003)
        seal(1.15, -0.55, 0.12, 0.4)
        with placed(0.1, 0.5, 0.12, 0, 0.62):
            house(0, 0)
    stack(2.3, -1.4, 5, 0.38, 1)
    stack(-1.9, -1.7, 2, 0.36, 2)
