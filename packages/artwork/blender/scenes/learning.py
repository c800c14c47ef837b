"""Schools and what they lead to."""
from buildings import window
from money import stack
from nature import acacia, jacaranda
from palette import gold
from people import person
from scenes import scene
from shapes import box, cylinder, gable_roof, lathe, placed, tube
from things import book, books, nameplate


@scene("E4EDD6", plinth=(8.0, 5.6, "D9B98A"), camera=(34, 60))
def school():
    box(0, 1.2, 0, 5.6, 1.7, 1.5, "cream")
    gable_roof(0, 1.2, 1.5, 5.6, 1.7, 0.9, "terracotta", over=0.25)
    box(0, 0, 0, 5.8, 0.9, 0.1, "grey", 0.03)
    for i in range(6):
        cylinder(-2.6 + i * 1.04, -0.3, 0.1, 0.05, 1.35, "white")
    box(0, -0.1, 1.42, 5.9, 0.75, 0.07, "terracotta", 0.02)
    for across in (-2.1, -0.9, 0.95, 2.1):
        window(across, 0.36, 0.6, 0.8, 0.6)
    box(0, 0.35, 0.1, 0.5, 0.06, 1.0, "maroon", 0.02)
    nameplate("SHULE", 0, -0.46, 1.5, 1.7, 0.4)
    cylinder(-3.3, -1.5, 0, 0.05, 1.4, "bark")
    tube([(-3.3, -1.5, 1.4), (-2.9, -1.5, 1.4)], 0.04, "bark")
    lathe(-2.92, -1.5, 0.98, [(0.24, 0), (0.2, 0.1), (0.14, 0.28), (0, 0.36)], gold())
    jacaranda(3.1, 0.4, 2.6, 1.0, 12)
    acacia(-3.2, 1.2, 2.2, 0.85, 9)
    for i, (x, y) in enumerate(((-1.5, -1.3), (-1.0, -1.6), (-0.4, -1.25), (0.2, -1.7), (0.9, -1.4))):
        person(x, y, ("maroon", "navy")[i % 2], 0.72, skirt=i % 2 == 1)
    books(2.5, -1.7, 0, 20, 0.9)


@scene("E9E2F2", plinth=(4.8, 4.2, "lime"), camera=(32, 62))
def graduation():
    person(0.55, 0.5, "maroon", 2.2, skirt=True, wears="mortarboard")
    person(-0.75, 0.2, "navy", 2.3, wears="mortarboard")
    with placed(0.2, -0.35, 0.95, 30, tilt=(0, 80)):
        cylinder(0, 0, -0.4, 0.11, 0.8, "cream")
        cylinder(0, 0, -0.08, 0.125, 0.16, "maroon")
    books(-1.1, -1.2, 0, 14, 0.95)
    stack(0.6, -1.35, 3, 0.34, 1)
    stack(1.35, -1.05, 5, 0.34, 2)
    jacaranda(1.7, 1.4, 2.2, 0.7, 3)


@scene("F3DCC0", camera=(30, 60))
def education():
    """A stack of books under a mortarboard, and the savings that lead there."""
    books(-0.3, 0.2, 0, 10, 1.7)
    book(-0.3, 0.2, 1.22, 2.0, 1.4, 0.36, "navy", 16)
    with placed(-0.3, 0.2, 1.58, 24):
        cylinder(0, 0, 0, 0.68, 0.42, "ink")
        box(0, 0, 0.42, 1.85, 1.85, 0.1, "ink", 0.03)
        cylinder(0, 0, 0.5, 0.09, 0.06, "gold")
        tube([(0, 0, 0.55), (0.85, -0.5, 0.56), (0.95, -0.56, 0.1)], 0.04, "gold")
        cylinder(0.95, -0.56, -0.22, 0.09, 0.34, "gold", top=0.05)
    for i, coins in enumerate((2, 4, 6)):
        stack(1.35 + i * 0.62, -1.2 + i * 0.5, coins, 0.34, i)
    tube([(-1.7, -1.35, 0.1), (-0.6, -1.6, 0.1)], 0.09, "gold")
    cylinder(-0.62, -1.595, 0.1, 0.09, 0.24, "sand", top=0.01, turn=(0, 90, -13), bevel=0)
