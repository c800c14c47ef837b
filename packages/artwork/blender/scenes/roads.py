"""On the road: cars and what they carry."""

from money import stack
from nature import acacia, bush, jacaranda
from people import person
from scenes import scene
from shapes import ball, box, cylinder, placed, tube
from things import key
from vehicles import boda as motorbike, car, lorry as truck, matatu as minibus


def _road(length, width=1.6, y=0.0):
    box(0, y, 0, length, width, 0.025, "road", 0)
    for i in range(int(length / 1.1)):
        box(-length / 2 + 0.7 + i * 1.1, y, 0.025, 0.5, 0.08, 0.012, "cream", 0)


@scene("DCEBE9", plinth=(6.6, 4.4, "lime"), camera=(36, 60))
def matatu():
    _road(6.4, 2.0, -0.3)
    minibus(0.1, -0.3, 0, scale=1.35)
    tube([(-2.6, 1.3, 0), (-2.6, 1.3, 2.0)], 0.05, "bark")
    box(-2.6, 1.3, 1.45, 0.8, 0.08, 0.55, "gold", 0.05)
    person(-2.0, 1.35, "maroon", 0.95, skirt=True, wears="wrap")
    person(-1.5, 1.5, "teal", 1.0)
    acacia(2.4, 1.4, 2.5, 0.85, 4)
    bush(-2.7, -1.8, 0.24, "green_dark", 2)
    person(2.2, -1.8, "rose", 0.95)


@scene("F3DCC0", plinth=(7.0, 4.6, "lime"), camera=(36, 60))
def lorry():
    _road(6.8, 2.0, -0.2)
    truck(0, -0.2, 0, scale=1.4)
    acacia(-2.4, 1.6, 2.7, 0.85, 8)
    for i in range(3):
        box(1.6 + i * 0.62, 1.6, 0, 0.55, 0.55, 0.5, ("bark", "earth", "bark")[i], 0.04)
    box(1.9, 1.6, 0.5, 0.55, 0.55, 0.5, "earth", 0.04)
    person(2.9, -1.8, "gold", 0.95)
    bush(-2.9, -1.8, 0.25, "green_dark", 2)


@scene("F6E7D3", plinth=(6.0, 4.8, "E2C08F"), camera=(36, 60))
def boda():
    _road(5.8, 1.9, -0.2)
    motorbike(0.1, -0.2, -8, scale=2.0)
    person(-0.35, -0.15, "gold", 1.35, z=1.45, wears="helmet")
    bush(-2.4, 1.7, 0.28, "green", 2)
    jacaranda(2.2, 1.6, 2.3, 0.8, 7)


@scene("F3DCC0", camera=(36, 60))
def logbook():
    """The car and the book that says whose it is."""
    car(-0.1, 0.6, 0, "teal", 1.75)
    with placed(0.4, -1.5, 0, 12):
        box(0, 0, 0, 2.5, 1.5, 0.1, "maroon", 0.04)
        for side in (-0.6, 0.6):
            box(side, 0, 0.1, 1.15, 1.36, 0.1, "cream", 0.03)
            for i in range(4):
                box(side, 0.42 - i * 0.24, 0.19, 0.85 - 0.25 * (i == 3), 0.06, 0.02, "grey", 0.003)
        cylinder(0.85, -0.42, 0.195, 0.18, 0.02, "gold", bevel=0)
    key(-1.9, -1.5, 0, -14, 0.72, tag="gold")
    stack(2.4, -0.9, 4, 0.34, 1)


@scene("F6E7D3", plinth=(6.0, 4.6, "sand"), camera=(38, 60))
def showroom():
    """A new car on its turntable."""
    cylinder(0, 0, 0, 2.2, 0.16, "white", bevel=0.06)
    cylinder(0, 0, 0.12, 2.0, 0.06, "grey", bevel=0.02)
    with placed(0, 0, 0.17):
        car(0, 0, -18, "maroon", 1.65)
        with placed(0, 0, 0, -18):
            box(-0.1, 0, 1.52, 0.16, 1.0, 0.07, "gold", 0.02)
            box(-0.1, 0, 1.5, 1.1, 0.16, 0.08, "gold", 0.02)
            for side in (-1, 1):
                ball(-0.1 + side * 0.2, 0, 1.68, 0.2, "gold", deep=0.6, tall=0.7)
    person(2.4, -1.3, "navy", 1.0)
    person(-2.0, -1.6, "rose", 1.0, skirt=True)
    key(1.1, -2.0, 0, 10, 0.5)
