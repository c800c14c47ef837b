"""Plots of land: the lie of the ground, a road, fences and beacons; for aerials, the plots drawn."""
import math

from model import Model
from site_plan import GROUNDS, gravel
from surfaces import mottled, plain

FOOT = 0.3048


def land(model, spec, is_drawn):
    _terrain(spec)
    width, depth = spec["plot"]["widthFeet"] * FOOT, spec["plot"]["depthFeet"] * FOOT
    with model.at(*spec.get("origin", (0, 0))):
        _roads(model, spec, width, depth)
        for row, column, x, y in _plots(spec, width, depth):
            number = row * spec["columns"] + column + spec.get("firstNumber", 1)
            is_ours = number == spec["ours"]
            _beacons(model, x, y, width, depth, is_ours or is_drawn)
            if is_drawn:
                _drawn(model, number, x, y, width, depth, is_ours)
            elif is_ours:
                _fence(model, x, y, width, depth, spec.get("openFront", True))
        if spec.get("gatehouse"):
            _gatehouse(model, *spec["gatehouse"])
    if spec.get("mountain"):
        _mountain(*spec["mountain"])


def _plots(spec, width, depth):
    """Rows in pairs, back to back, a road between each pair and the next; by their middles."""
    for row in range(spec["rows"]):
        roads = math.ceil(row / 2) if spec.get("roadFirst") else row // 2
        y = row * depth + roads * spec["roadWidth"]
        for column in range(spec["columns"]):
            yield row, column, (column - (spec["columns"] - 1) / 2) * width, y + depth / 2


def _roads(model, spec, width, depth):
    length = spec["columns"] * width + 60
    surface = mottled(("55524F", "605D59"), 3, 0.95) if spec.get("road") == "tarmac" else gravel()
    across = spec["roadWidth"]
    model.box(0, -across / 2 - 0.5, 0, 600 if spec.get("longRoad", True) else length, across, 0.06, surface)
    y = depth if spec.get("roadFirst") else 2 * depth
    rows = spec["rows"] - (1 if spec.get("roadFirst") else 2)
    while rows > 0:
        model.box(0, y + across / 2, 0, length - 50, across - 1, 0.06, surface)
        y += 2 * depth + across
        rows -= 2
    if spec.get("sideRoad"):
        x = spec["columns"] * width / 2 + across / 2
        model.box(x, 90, 0.005, across - 1, 190, 0.06, surface)


def _corners(x, y, width, depth):
    a, b = width / 2, depth / 2
    return [(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)]


def _beacons(model, x, y, width, depth, is_bold):
    for cx, cy in _corners(x, y, width, depth):
        if is_bold:
            model.box(cx, cy, 0, 0.34, 0.34, 0.75, plain("E9E2D6", 0.8))
            model.box(cx, cy, 0.55, 0.36, 0.36, 0.22, plain("B3261E", 0.6))
        else:
            model.box(cx, cy, 0, 0.25, 0.25, 0.4, plain("D8CFC0", 0.8))


def _drawn(model, number, x, y, width, depth, is_ours):
    """Lines on the ground as an artist lays them over a picture from the air, and the plot's number."""
    line = plain("B3261E" if is_ours else "FFF8EA", 0.9, 0.0, 0, 0.9 if is_ours else 0.75)
    thick = 0.75 if is_ours else 0.4
    up = 0.16 if is_ours else 0.1
    for side in (-1, 1):
        model.box(x, y + side * depth / 2, up, width + thick, thick, 0.05, line)
        model.box(x + side * width / 2, y, up + 0.004, thick, depth, 0.05, line)
    if is_ours:
        model.box(x, y, 0.07, width - thick, depth - thick, 0.03, plain("E3B564", 0.9))
    model.words(str(number), x, y, 0.2, 6.4, line if not is_ours else plain("7A1730", 0.9, 0, 0, 0.6), flat=True)


def _fence(model, x, y, width, depth, is_open):
    post, wire = plain("8A7A68", 0.9), plain("6E6862", 0.5, 0.4, 0.5)
    corners = _corners(x, y, width, depth)
    sides = list(zip(corners, corners[1:] + corners[:1]))
    for (ax, ay), (bx, by) in sides[1 if is_open else 0 :]:
        length = math.hypot(bx - ax, by - ay)
        count = round(length / 2.6)
        for i in range(1, count):
            model.cylinder(ax + (bx - ax) * i / count, ay + (by - ay) * i / count, 0, 0.06, 1.3, post, sides=8)
        with model.at((ax + bx) / 2, (ay + by) / 2, 0, math.degrees(math.atan2(by - ay, bx - ax))):
            for z in (0.4, 0.75, 1.1):
                model.box(0, 0, z, length, 0.022, 0.022, wire)


def _gatehouse(model, x, y):
    stone, roof = mottled(("C9B79C", "B5A286"), 2, 0.9, 0.1), plain("8A4A38", 0.7)
    for side in (-1, 1):
        model.box(x + side * 5.2, y, 0, 0.9, 0.9, 3.4, stone)
        model.box(x + side * 9.5, y, 0, 8.0, 0.3, 2.1, stone)
    model.box(x, y, 3.4, 12.6, 2.2, 0.3, plain("EFEAE0", 0.7))
    model.box(x, y, 0, 3.0, 3.0, 2.9, plain("EFE6D6", 0.8))
    model.box(x, y - 1.52, 1.0, 1.6, 0.08, 1.1, plain("14242E", 0.05, 0.9))
    model.box(x, y, 2.9, 4.2, 3.8, 0.2, roof)


def _terrain(spec):
    """Level where the plots are; beyond, as hilly as the place is."""
    soil, steps, size = Model(), 90, 1400
    slope, rough = spec.get("slope", 0.0), spec.get("hilliness", 0.0)
    points = []
    for j in range(steps + 1):
        for i in range(steps + 1):
            x, y = (i / steps - 0.5) * size, (j / steps - 0.25) * size
            far = max(0.0, math.hypot(x, y - 60) - 150)
            roll = 1 + math.sin(x * 0.011 + 1) + 0.6 * math.sin(x * 0.023 + y * 0.008)
            points.append((x, y, -0.02 + far * rough * 0.06 * roll + max(0, y - 140) * slope))
    row = steps + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(steps) for i in range(steps)]
    soil.solid(points, faces, mottled(GROUNDS[spec["soil"]], 0.06, 0.95))
    soil.finish()


def _mountain(x, y, height):
    """Twin peaks with snow between them, pale with distance."""
    peak, steps = Model(), 70
    half, points = height * 4.2, []
    for j in range(6):
        t = j / 5
        for i in range(steps + 1):
            u = (i / steps - 0.5) * 2
            crest = max(0.0, 1 - abs(u)) ** 1.5
            for up, at, wide in ((0.32, -0.02, 0.022), (0.26, 0.035, 0.02), (0.05, -0.16, 0.03)):
                crest += up * math.exp(-(((u - at) / wide) ** 2))
            crest += 0.02 * math.sin(i * 2.1) + 0.015 * math.sin(i * 4.7)
            points.append((x + u * half, y + t * height * 1.4, max(0.0, crest) * height * 0.76 * t**0.8))
    row = steps + 1
    rock, snow = plain("7F8FA6", 1.0, 0), plain("E6EAF0", 1.0, 0)
    low, high = [], []
    for j in range(5):
        for i in range(steps):
            face = (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            top = sum(points[k][2] for k in face) / 4
            (high if top > height * 0.72 else low).append(face)
    peak.solid(points, low, rock)
    peak.solid(points, high, snow)
    peak.finish()
