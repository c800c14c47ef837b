"""Loans and services of money that are no building and no vehicle."""
import math

from money import bundle, coin, note, stack, standing_coin
from palette import gold, steel
from people import person
from scenes import scene
from shapes import ball, box, cylinder, lathe, placed, ring, slab, tube
from things import arrow, briefcase, book, phone, seal, shield


@scene("F3DCC0", plinth=(5.4, 5.2, "D9B98A"), camera=(34, 58))
def chama():
    """A savings group about its table."""
    cylinder(0, 0, 0.62, 1.15, 0.12, "bark", bevel=0.05)
    cylinder(0, 0, 0, 0.2, 0.62, "bark")
    cylinder(0, 0, 0, 0.6, 0.08, "bark")
    clothes = ("maroon", "gold", "teal", "rose", "jacaranda", "navy")
    for i, colour in enumerate(clothes):
        angle = math.radians(i * 60 + 20)
        x, y = 1.75 * math.cos(angle), 1.75 * math.sin(angle)
        person(x, y, colour, 1.35, skirt=i % 2 == 0, wears=("wrap", None, "teal", None, "maroon", "cap")[i])
    lathe(0, 0, 0.74, [(0, 0), (0.3, 0), (0.42, 0.18), (0.46, 0.26), (0.4, 0.26), (0, 0.2)], "terracotta")
    for i in range(7):
        coin(0.2 * math.cos(i * 0.9), 0.2 * math.sin(i * 0.9), 0.96 + i * 0.012, 0.15, 0.05, (12 * (-1) ** i, 10, 0))
    book(-0.55, -0.45, 0.74, 0.5, 0.36, 0.08, "maroon", 24)
    stack(0.6, -0.5, 4, 0.15, 2, 0.74, None)


@scene("F6E7D3", camera=(30, 64))
def exchange():
    """One money for another: coins of three currencies in a ring of arrows."""
    silver = steel()
    with placed(-1.05, 0.2, 1.0, 22):
        standing_coin(0, 0, 0, 1.0, 0, "KES")
    with placed(1.25, -0.1, 0.85, 30):
        standing_coin(0, 0, 0, 0.85, 0, "USD", silver)
    with placed(0.1, 0.1, 1.05, 28):
        arrow([(-1.2, 0.35, 1.2), (-0.6, 0.35, 1.62), (0.15, 0.35, 1.75), (0.9, 0.35, 1.5), (1.15, 0.35, 1.3)], 0.09, "teal")
        arrow([(1.3, -0.9, -0.92), (0.7, -1.25, -0.94), (-0.1, -1.35, -0.94), (-0.9, -1.1, -0.94), (-1.1, -0.98, -0.94)], 0.09, "maroon")
    coin(0.5, -2.0, mark="GBP")
    coin(1.4, -1.75, 0, 0.42, mark="EUR", metal=silver)
    note(-0.95, -2.0, 0, "teal", turn=14, width=1.4)


@scene("E9E2F2", camera=(26, 66))
def transfer():
    """From phone to phone."""
    for x, turn, colour in ((-1.55, 24, "maroon"), (1.55, 8, "teal")):
        phone(x, 0, 0.12, 0.95, turn=turn, theme=colour)
        cylinder(x, 0, 0, 0.95, 0.12, "maroon_dark" if colour == "maroon" else colour)
    arrow([(-1.1, -0.2, 2.75), (-0.5, -0.3, 3.15), (0.2, -0.3, 3.2), (0.8, -0.2, 2.95), (1.0, -0.2, 2.8)], 0.07, "gold")
    for i in range(3):
        with placed(-0.42 + i * 0.42, -0.25, 1.55 + 0.16 * (i % 2), 28):
            coin(0, 0, 0, 0.27, 0.09, (90, 0, 0))
    coin(0, -1.2, mark="K")


@scene("DCEBE9", camera=(30, 60))
def calendar():
    """A premium in months."""
    with placed(-0.3, 0.35, 0, 14):
        slab([(-0.6, 0), (0.6, 0), (0.1, 2.3), (-0.1, 2.3)], 2.9, "maroon_dark", 0.04, (-1.45, 0, 0), (90, 0, 90))
        with placed(0, -0.62, 0.06, tilt=(-13, 0)):
            box(0, 0, 0, 2.8, 0.1, 2.3, "white", 0.04)
            box(0, -0.02, 1.75, 2.82, 0.12, 0.56, "maroon", 0.04)
            for row in range(3):
                for i in range(4):
                    is_paid = row * 4 + i < 5
                    box(-1.0 + i * 0.66, -0.07, 1.22 - row * 0.52, 0.48, 0.06, 0.38, "gold" if is_paid else "sand", 0.05)
        for i in range(5):
            ring(-1.1 + i * 0.55, -0.1, 2.32, 0.15, 0.035, steel(), (0, 90, 0))
    for i, coins in enumerate((3, 3, 3)):
        stack(0.9 + i * 0.8, -1.55 + i * 0.42, coins, 0.34, i)
    shield(-1.75, -1.1, 0.95, 0.62, 14, "teal")


@scene("F6E7D3", camera=(30, 60))
def personal():
    """A hand's reach of notes: the loan for what life asks."""
    with placed(0, 0.3, 0, 8):
        for i, colour in enumerate(("navy", "teal", "maroon")):
            for j in range(3):
                bundle(-1.15 + i * 1.2, 0, j * 0.24, colour, 3 * (-1) ** j, 1.1, 0.22)
    standing_coin(0.2, -0.25, 1.45, 0.72, 22)
    stack(-1.4, -1.15, 5, 0.38, 1)
    stack(-0.55, -1.45, 3, 0.38, 2)
    stack(1.6, -1.0, 6, 0.38, 3)
    coin(0.6, -1.6, mark="K")


@scene("E9E2F2", camera=(30, 60))
def guarantee():
    """A bid bond: a scroll under seal, and the stamp that made it."""
    with placed(-0.3, 0.2, 0, 14):
        box(0, 0, 0.1, 3.0, 2.2, 0.06, "FFF6E2", 0.02)
        for end in (-1, 1):
            cylinder(end * 1.5, 1.1, 0.24, 0.22, 2.2, "FFF6E2", turn=(90, 0, 0))
            for tip in (-1.22, 1.22):
                ball(end * 1.5, tip, 0.24, 0.17, "maroon")
        box(-0.35, 0.72, 0.15, 1.6, 0.14, 0.02, "maroon", 0.004)
        for i in range(4):
            box(-0.15 - 0.2 * (i == 3), 0.4 - i * 0.24, 0.15, 2.0 - 0.5 * (i == 3), 0.06, 0.015, "grey", 0.003)
        seal(0.75, -0.55, 0.16, 0.38)
    with placed(1.75, -1.1, 0, 20):
        box(0, 0, 0, 1.0, 0.6, 0.22, "maroon", 0.05)
        lathe(0, 0, 0.22, [(0.22, 0), (0.16, 0.2), (0.12, 0.5), (0.26, 0.8), (0.22, 1.02), (0, 1.08)], "bark")
    coin(-1.9, -1.3, mark="K")


@scene("DCEBE9", camera=(28, 62))
def scales():
    cylinder(0, 0, 0, 0.9, 0.2, "maroon", bevel=0.07)
    lathe(0, 0, 0.2, [(0.28, 0), (0.14, 0.25), (0.1, 1.5), (0.13, 2.6), (0, 2.65)], gold())
    ball(0, 0, 2.85, 0.2, gold())
    tube([(-1.5, 0, 2.5), (-0.7, 0, 2.7), (0, 0, 2.62), (0.7, 0, 2.7), (1.5, 0, 2.5)], 0.08, gold())
    for side in (-1.5, 1.5):
        for angle in (0, 120, 240):
            east, north = 0.62 * math.cos(math.radians(angle)), 0.62 * math.sin(math.radians(angle))
            tube([(side, 0, 2.46), (side + east, north, 1.15)], 0.022, "bark")
        lathe(side, 0, 0.85, [(0, 0), (0.45, 0.08), (0.68, 0.3), (0.74, 0.32), (0.48, 0.02), (0, -0.06)], gold())
    book(-1.5, 0, 1.0, 0.8, 0.55, 0.2, "teal", 12)
    book(-1.5, 0, 1.2, 0.7, 0.5, 0.18, "maroon", -6)
    for i in range(5):
        coin(1.5, 0, 1.0 + i * 0.1, 0.34, 0.1)
    briefcase(1.2, -1.5, 0, 16, scale=0.75)
