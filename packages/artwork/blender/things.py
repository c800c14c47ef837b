"""Things at hand: phones, umbrellas, shields, cases, books, keys, papers."""
import math

import bmesh
from mathutils import Matrix

from palette import clay, gold
from shapes import ball, box, cylinder, lettering, placed, ring, rounded, slab, solid, tube

SPREAD = math.radians(68)


def phone(x, y, z, scale=1.0, lean=82, turn=0, theme="maroon"):
    """Stands, leaning back, and shows an app: its own colour, a balance, six things to do and three lines."""
    width, height, thick = 1.12, 2.4, 0.12
    with placed(x, y, z, turn, scale), placed(0, 0, height / 2, tilt=(lean, 0)):
        slab(rounded(width, height, 0.17), thick, clay("ink", roughness=0.25, specular=0.6))
        slab(rounded(width * 0.92, height * 0.96, 0.13), 0.02, "white", 0.005, (0, 0, thick - 0.005))
        _app(thick + 0.012, theme)


def _app(z, theme):
    slab(rounded(0.98, 0.66, 0.1), 0.02, theme, 0.005, (0, 0.78, z))
    box(-0.2, 0.95, z + 0.015, 0.36, 0.05, 0.015, "cream", 0.004)
    slab(rounded(0.86, 0.4, 0.06), 0.03, "cream", 0.01, (0, 0.56, z + 0.012))
    box(-0.1, 0.6, z + 0.04, 0.54, 0.09, 0.015, "ink", 0.004)
    box(-0.14, 0.46, z + 0.04, 0.46, 0.04, 0.015, "gold", 0.004)
    colours = ("maroon", "navy", "gold", "teal", "rose", "jacaranda")
    for i, colour in enumerate(colours):
        across, up = (i % 3 - 1) * 0.3, 0.16 - i // 3 * 0.32
        slab(rounded(0.2, 0.2, 0.05), 0.035, colour, 0.01, (across, up, z))
    for i in range(3):
        box(-0.12, -0.5 - i * 0.2, z, 0.62, 0.05, 0.015, "grey", 0.004)
        box(0.36, -0.5 - i * 0.2, z, 0.16, 0.05, 0.015, "teal", 0.004)


def umbrella(x, y, z, radius=2.2, colours=("maroon", "gold"), panels=8, pole=2.6):
    """Open, its rim at `z`; the pole hangs from its top."""
    with placed(x, y, z):
        for i in range(panels):
            _panel(i, panels, radius, colours[i % 2])
        top = radius * 0.78 * (1 - math.cos(SPREAD))
        cylinder(0, 0, top - pole, 0.05, pole + 0.18, "bark")
        ball(0, 0, top + 0.2, 0.07, "gold")
        foot = top - pole
        tube([(0, 0, foot), (0, 0, foot - 0.2), (0.16, 0, foot - 0.3), (0.3, 0, foot - 0.15)], 0.06, "maroon_dark")


def _panel(index, panels, radius, colour, rings=8, columns=6):
    mesh = bmesh.new()
    grid = []
    for a in range(rings + 1):
        out = a / rings
        row = []
        for b in range(columns + 1):
            # Between two ribs the cloth is pulled in a little and lifts at the rim.
            sag = math.sin(math.pi * b / columns)
            angle = 2 * math.pi * (index + b / columns) / panels
            away = radius * math.sin(out * SPREAD) / math.sin(SPREAD) * (1 - 0.035 * sag * out ** 2)
            up = radius * 0.78 * (math.cos(out * SPREAD) - math.cos(SPREAD)) + 0.09 * sag * out ** 3
            row.append(mesh.verts.new((away * math.cos(angle), away * math.sin(angle), up)))
        grid.append(row)
    for a in range(rings):
        for b in range(columns):
            mesh.faces.new([grid[a][b], grid[a][b + 1], grid[a + 1][b + 1], grid[a + 1][b]])
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-4)
    cloth = solid(mesh, colour, name="cloth").modifiers.new("thick", "SOLIDIFY")
    cloth.thickness = 0.05


def shield(x, y, z, scale=1.0, turn=0, colour="maroon", edge="gold"):
    """With a tick on it."""
    arc = [((1 - (i / 12) ** 2.2), -1.5 * i / 12 * 0.95) for i in range(1, 13)]
    outline = [(1, 0.75), (0.5, 0.82), (0, 1.0), (-0.5, 0.82), (-1, 0.75), (-1, 0)]
    outline += [(-a, b) for a, b in arc] + [(a, b) for a, b in arc[-2::-1]] + [(1, 0)]
    with placed(x, y, z, turn, scale):
        slab(outline, 0.22, edge, 0.06, turn=(90, 0, 0))
        slab([(a * 0.84, b * 0.84) for a, b in outline], 0.1, colour, 0.05, (0, -0.18, 0), (90, 0, 0))
        for across, up, length, angle in ((-0.24, -0.1, 0.42, -45), (0.14, 0.06, 0.8, 48)):
            box(across, -0.31, up - 0.18, length, 0.12, 0.15, "white", 0.05, (0, -angle, 0))


def suitcase(x, y, turn=0, colour="maroon", scale=1.0):
    with placed(x, y, 0, turn, scale):
        box(0, 0, 0.1, 1.3, 0.55, 1.7, colour, 0.14)
        for across in (-0.4, 0, 0.4):
            box(across, -0.28, 0.3, 0.09, 0.05, 1.3, "gold", 0.02)
            box(across, 0.28, 0.3, 0.09, 0.05, 1.3, "gold", 0.02)
        tube([(-0.22, 0.05, 1.75), (-0.22, 0.05, 2.35), (0.22, 0.05, 2.35), (0.22, 0.05, 1.75)], 0.05, "bark")
        for across in (-0.48, 0.48):
            for deep in (-0.16, 0.16):
                cylinder(across, deep, 0, 0.09, 0.12, "ink")


def briefcase(x, y, z=0.0, turn=0, colour="bark", scale=1.0):
    with placed(x, y, z, turn, scale):
        box(0, 0, 0, 1.7, 0.5, 1.15, colour, 0.1)
        box(0, -0.02, 0.62, 1.73, 0.52, 0.07, "maroon_dark", 0.02)
        for across in (-0.45, 0.45):
            box(across, -0.27, 0.5, 0.2, 0.06, 0.28, gold(), 0.03)
        tube([(-0.3, 0, 1.1), (-0.28, 0, 1.38), (0.28, 0, 1.38), (0.3, 0, 1.1)], 0.06, "maroon_dark")


def book(x, y, z, width, depth, thick, colour, turn=0):
    with placed(x, y, z, turn):
        box(0.03, -0.02, 0.03, width - 0.04, depth - 0.04, thick - 0.06, "cream", 0.01)
        for up in (0, thick - 0.05):
            box(0, 0, up, width, depth, 0.05, colour, 0.02)
        box(-width / 2 + 0.03, 0, 0, 0.06, depth, thick, colour, 0.02)


def books(x, y, z=0.0, turn=0, scale=1.0, colours=("maroon", "gold", "teal")):
    with placed(x, y, z, turn, scale):
        for i, colour in enumerate(colours):
            book(0.05 * (-1) ** i, 0, i * 0.24, 1.4 - 0.1 * (i % 2), 0.95, 0.24, colour, (i * 7) % 12 - 5)


def paper(x, y, z, width=1.2, depth=1.6, lines=6, turn=0, lean=(0, 0), stamp=None):
    """A sheet that lies down: a heading, lines, and a round stamp."""
    with placed(x, y, z, turn, tilt=lean):
        box(0, 0, 0, width, depth, 0.04, "white", 0.015)
        box(-width * 0.12, depth * 0.36, 0.035, width * 0.5, depth * 0.06, 0.015, "maroon", 0.004)
        for i in range(lines):
            short = 0.55 if i == lines - 1 else 0.76
            box(-width * (0.76 - short) / 2, depth * (0.22 - i * 0.11), 0.035, width * short, depth * 0.025, 0.012, "grey", 0.003)
        if stamp:
            seal(width * 0.22, -depth * 0.3, 0.04, width * 0.17, stamp)


def seal(x, y, z, radius, colour="gold", teeth=14):
    """A round wafer with a scalloped rim and two ribbons."""
    for side in (-1, 1):
        with placed(x, y, z, side * 18):
            box(0, -radius * 1.3, 0, radius * 0.5, radius * 1.6, 0.02, "maroon", 0.005)
    cylinder(x, y, z + 0.015, radius * 0.92, 0.06, colour, bevel=0.02)
    for i in range(teeth):
        angle = 2 * math.pi * i / teeth
        cylinder(x + radius * 0.9 * math.cos(angle), y + radius * 0.9 * math.sin(angle), z + 0.01, radius * 0.2, 0.06,
                 colour, bevel=0.015, sides=16)
    ring(x, y, z + 0.08, radius * 0.62, radius * 0.06, colour)


def key(x, y, z, turn=0, scale=1.0, lean=(0, 0), tag=None):
    """Lies down, its bow at the left."""
    with placed(x, y, z, turn, scale, lean):
        ring(-0.6, 0, 0.08, 0.34, 0.085, gold())
        tube([(-0.28, 0, 0.08), (1.0, 0, 0.08)], 0.085, gold())
        for along, deep in ((0.62, 0.3), (0.82, 0.22), (0.98, 0.32)):
            box(along, -deep / 2, 0.02, 0.11, deep, 0.12, gold(), 0.02)
        if tag:
            tube([(-0.6, 0.3, 0.1), (-0.75, 0.6, 0.06), (-0.7, 0.85, 0.06)], 0.03, "ink")
            box(-0.7, 1.15, 0, 0.5, 0.7, 0.1, tag, 0.04)


def arrow(points, radius, colour):
    """A rod that ends in a point; the last two points give its direction."""
    from mathutils import Vector

    tube(points, radius, colour)
    end, before = Vector(points[-1]), Vector(points[-2])
    tip = cylinder(0, 0, 0, radius * 2.6, radius * 5, colour, top=0.001, bevel=0)
    direction = (end - before).normalized()
    tip.matrix_world = Matrix.Translation(end) @ direction.to_track_quat("Z", "Y").to_matrix().to_4x4()


def cross(x, y, z, size=0.6, thick=0.12, colour="teal", turn=0):
    """A plus, upright and facing the front. Not red: a red one on white is an emblem with an owner."""
    with placed(x, y, z, turn):
        box(0, 0, -size / 2, size * 0.34, thick, size, colour, 0.03)
        box(0, 0, -size * 0.17, size, thick * 1.02, size * 0.34, colour, 0.03)


def nameplate(words, x, y, z, width, height=0.34, colour="maroon"):
    box(x, y, z, width, 0.08, height, colour, 0.03)
    lettering(words, x, y - 0.055, z + height / 2, height * 0.66, "gold_light", 0.012)
