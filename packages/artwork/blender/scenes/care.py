"""Insurance: what is covered, and those for whom."""
import math

from buildings import house, window
from money import coin
from nature import acacia, bush, jacaranda
from palette import clay, dark_pane, gold, steel
from people import family as household, person
from scenes import scene
from shapes import ball, box, cylinder, lathe, placed, tube
from things import cross, shield, umbrella as parasol
from vehicles import car


@scene("F8EFD7", plinth=(6.6, 5.4, "lime"), camera=(34, 62))
def insure():
    house(-0.3, 0.7, scale=0.72)
    car(1.9, -1.3, -62, "gold", 0.85)
    household(-1.05, -1.25)
    acacia(-2.5, 0.8, 1.7, 0.75, 2)
    parasol(0.1, 0.2, 2.75, 2.6, pole=2.8)
    shield(-2.6, -2.1, 0.75, 0.55, 14)


@scene("E4EDD6", plinth=(4.8, 4.4, "lime"), camera=(32, 62))
def family():
    """A family under one umbrella."""
    person(-0.55, 0.1, "teal", 1.7)
    person(0.45, 0.15, "maroon", 1.6, skirt=True, wears="wrap")
    person(-0.1, -0.7, "gold", 1.1)
    person(0.95, -0.6, "rose", 0.95, skirt=True)
    parasol(0, 0.3, 2.75, 2.3, ("teal", "cream"), pole=2.9)
    bush(-1.8, 1.4, 0.3, "green_dark", 1)
    bush(1.8, 1.5, 0.26, "green", 5)


@scene("DCEBE9", plinth=(7.4, 5.4, "lime"), camera=(34, 60))
def hospital():
    box(0, 0.9, 0, 5.4, 2.2, 0.12, "grey")
    box(0, 0.9, 0.12, 5.2, 2.0, 1.75, "white", 0.05)
    box(0, 0.9, 1.8, 5.35, 2.15, 0.16, "teal", 0.04)
    box(-0.1, 0.75, 1.9, 2.0, 1.7, 0.95, "white", 0.05)
    box(-0.1, 0.75, 2.8, 2.12, 1.82, 0.14, "teal", 0.04)
    cross(-0.1, -0.16, 2.36, 0.66)
    for across in (-2.0, -1.25, 1.1, 1.85):
        for up in (0.35, 1.1):
            window(across, -0.1, up, 0.5, 0.45, sill=False)
    for along in (0.35, 1.35):
        for up in (0.35, 1.1):
            window(2.6, along, up, 0.6, 0.45, "side", sill=False)
    box(-0.1, -0.1, 0.12, 1.3, 0.08, 1.0, dark_pane(), 0.02)
    box(-0.1, -0.75, 1.2, 1.7, 1.4, 0.1, "teal", 0.03)
    for side in (-0.85, 0.65):
        cylinder(side, -1.3, 0, 0.06, 1.2, "white")
    _ambulance(2.0, -1.7)
    person(-1.4, -1.5, "teal", 0.8, wears="cap")
    person(-1.0, -1.65, "gold", 0.78, skirt=True)
    acacia(-3.0, -0.6, 2.1, 0.75, 3)
    jacaranda(3.1, 0.1, 1.9, 0.62, 6)


def _ambulance(x, y):
    from vehicles import matatu

    with placed(x, y, 0, 0, 0.78):
        matatu(0, 0, 0, "white", "teal")


@scene("E9E2F2", camera=(28, 60))
def medical():
    """A kit, a stethoscope, and what is taken in the morning."""
    with placed(-0.3, 0.5, 0, 10):
        box(0, 0, 0, 2.6, 1.0, 1.7, "maroon", 0.2)
        cylinder(0, -0.48, 0.85, 0.55, 0.08, "white", turn=(90, 0, 0))
        cross(0, -0.6, 0.85, 0.66, 0.06)
        tube([(-0.5, 0, 1.65), (-0.45, 0, 2.05), (0.45, 0, 2.05), (0.5, 0, 1.65)], 0.09, "maroon_dark")
    tube([(1.3, -0.3, 0.1), (1.9, -0.6, 0.1), (2.1, -1.3, 0.1), (1.5, -1.8, 0.1), (0.8, -1.6, 0.1), (0.5, -1.2, 0.1)], 0.075, "teal")
    tube([(1.3, -0.3, 0.1), (1.5, 0.2, 0.1), (1.9, 0.5, 0.2)], 0.06, steel())
    tube([(1.3, -0.3, 0.1), (0.95, 0.0, 0.1), (0.9, 0.4, 0.2)], 0.06, steel())
    cylinder(0.42, -1.15, 0.02, 0.3, 0.16, steel())
    for x, y, a in ((-1.7, -1.0, "gold"), (-1.35, -1.35, "rose")):
        lathe(x, y, 0.17, [(0, -0.35), (0.13, -0.3), (0.17, -0.15), (0.17, 0.15), (0.13, 0.3), (0, 0.35)], a, turn=(90, 0, 50))
    with placed(-0.75, -1.3, 0):
        cylinder(0, 0, 0, 0.34, 0.8, "gold")
        cylinder(0, 0, 0.78, 0.36, 0.18, "white")
        box(0, -0.33, 0.2, 0.4, 0.06, 0.4, "white", 0.02)


@scene("E9E2F2", plinth=(5.2, 4.4, "lime"), camera=(32, 60))
def remembrance():
    """Lilies, a candle and those who stand together."""
    with placed(-0.6, 0.4, 0):
        lathe(0, 0, 0, [(0, 0), (0.4, 0), (0.62, 0.5), (0.55, 0.95), (0.36, 1.2), (0.42, 1.3), (0.34, 1.3), (0, 1.1)], "teal")
        for i in range(7):
            angle = i * 2.4
            x, y, z = 0.62 * math.cos(angle) * (i > 0), 0.62 * math.sin(angle) * (i > 0), 2.35 - 0.3 * (i > 0) + 0.12 * (i % 3)
            tube([(0, 0, 1.2), (x * 0.5, y * 0.5, z - 0.5), (x, y, z)], 0.04, "green_dark")
            for petal in range(5):
                turn = math.radians(petal * 72)
                ball(x + 0.16 * math.cos(turn), y + 0.16 * math.sin(turn), z + 0.08, 0.19, "white", deep=0.8, tall=0.5)
            ball(x, y, z + 0.16, 0.1, "gold")
            ball(x * 0.6 + 0.1, y * 0.6, z - 0.75, 0.2, "green", tall=0.4)
    for x, y, tall in ((1.0, -0.7, 0.95), (1.55, -0.25, 0.65), (0.55, -1.2, 0.5)):
        cylinder(x, y, 0, 0.34, 0.08, gold())
        cylinder(x, y, 0.06, 0.22, tall, "cream")
        lathe(x, y, tall + 0.08, [(0, 0), (0.08, 0.08), (0.06, 0.2), (0, 0.34)], clay("gold_light", glow=0.7))
    person(-1.9, -0.9, "navy", 1.1)
    person(-1.4, -1.2, "jacaranda", 1.05, skirt=True, wears="maroon")


@scene("E4EDD6", plinth=(5.6, 4.8, "lime"), camera=(32, 62))
def legacy():
    """A great tree, and three generations in its shade."""
    tube([(0.4, 0.8, 0), (0.35, 0.8, 0.9), (0.4, 0.8, 1.8)], 0.3, "bark")
    for x, y in ((-0.8, 0.6), (1.5, 0.5), (0.4, 1.8), (0.3, -0.3)):
        tube([(0.4, 0.8, 1.2), ((x + 0.4) / 2, (y + 0.8) / 2, 2.0), (x, y, 2.6)], 0.14, "bark")
    for i in range(13):
        angle, away = i * 2.4, 1.55 * math.sqrt(i / 13)
        ball(0.4 + away * math.cos(angle), 0.8 + away * math.sin(angle), 2.95 + 0.5 * (1 - i / 13), 0.72, ("green_dark", "green", "lime")[i % 3], tall=0.8, lumpy=0.08, seed=i)
    for i in range(9):
        angle, away = i * 2.4 + 1, 1.9
        with placed(0.4 + away * 0.8 * math.cos(angle), 0.8 + away * 0.8 * math.sin(angle), 2.45 + 0.15 * (i % 3), 34):
            coin(0, 0, 0, 0.19, 0.07, (90, 0, 0))
    person(-1.3, -1.0, "navy", 1.1, hair="grey")
    person(-0.8, -1.2, "maroon", 1.05, skirt=True, hair="grey")
    person(0.35, -1.3, "teal", 1.1)
    person(0.85, -1.2, "gold", 1.05, skirt=True, wears="rose")
    person(0.6, -1.75, "rose", 0.75)
    person(-0.2, -1.75, "jacaranda", 0.68, skirt=True)
