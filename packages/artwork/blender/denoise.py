"""
An edge-avoiding à-trous wavelet filter (Dammertz and others, 2010), led by colour, normal and depth. It stands in for
OpenImageDenoise, which Debian's Blender is built without.
"""
import numpy

_KERNEL = numpy.array([1, 4, 6, 4, 1], numpy.float32) / 16
_LUMA = numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)
_COLOUR_SPREAD = 0.08


def denoise(light, colour, normal, depth, rounds=4, contrast=0.9):
    """
    Height by width by channel, 32-bit. Only the light is smoothed: the colour is divided out before and put back after,
    so that its edges stay sharp. `contrast` is how much two places may differ in light and still be mixed.
    """
    normal = normal / numpy.maximum(numpy.linalg.norm(normal, axis=-1, keepdims=True), 1e-4)
    guard = 0.02
    smooth = (light / (colour + guard)).astype(numpy.float32)
    slope = numpy.gradient(depth)
    steepness = numpy.maximum(numpy.abs(slope[0]), numpy.abs(slope[1])) + 1e-3
    for turn in range(rounds):
        smooth = _pass(smooth, colour, normal, depth, steepness, 1 << turn, contrast * 0.6 ** turn)
    return smooth * (colour + guard)


def _pass(light, colour, normal, depth, steepness, step, contrast):
    height, width, _ = light.shape
    brightness = light @ _LUMA
    padded = [_pad(each, 2 * step) for each in (light, normal, depth, colour, brightness)]
    total = numpy.zeros_like(light)
    weights = numpy.zeros((height, width, 1), numpy.float32)
    for j in range(5):
        for i in range(5):
            there = (slice(j * step, j * step + height), slice(i * step, i * step + width))
            light_there, normal_there, depth_there, colour_there, brightness_there = (p[there] for p in padded)
            weight = numpy.full((height, width), _KERNEL[j] * _KERNEL[i], numpy.float32)
            distance = abs(j - 2) + abs(i - 2)
            if distance:
                weight *= _steep_power(numpy.clip(_dot(normal, normal_there), 0, 1))
                exponent = numpy.abs(depth - depth_there) / (steepness * distance * step + 1e-4)
                apart = colour - colour_there
                exponent += _dot(apart, apart) / _COLOUR_SPREAD ** 2
                exponent += numpy.abs(brightness - brightness_there) / (contrast * (0.25 + brightness))
                weight *= numpy.exp(-exponent)
            total += weight[..., None] * light_there
            weights += weight[..., None]
    return total / numpy.maximum(weights, 1e-6)


def _dot(a, b):
    return numpy.einsum("ijk,ijk->ij", a, b)


def _steep_power(values):
    """To the 64th: six squarings are many times faster than a power."""
    for _ in range(6):
        values = values * values
    return values


def blur_where(values, mask, rounds=3):
    """Smooths one channel among the places of the mask, cheaply: for shadows on empty ground."""
    kept = mask.astype(numpy.float32)
    smooth = values * kept
    height, width = values.shape
    for turn in range(rounds):
        step = 1 << turn
        light, share = _pad(smooth, 2 * step), _pad(kept, 2 * step)
        total, weights = numpy.zeros_like(smooth), numpy.zeros_like(smooth)
        for j in range(5):
            for i in range(5):
                there = (slice(j * step, j * step + height), slice(i * step, i * step + width))
                weight = _KERNEL[j] * _KERNEL[i]
                total += weight * light[there]
                weights += weight * share[there]
        smooth = kept * total / numpy.maximum(weights, 1e-6)
    return numpy.where(mask, smooth, values)


def spread(values, mask, reach=3):
    """Lets the values of the mask run on over its edge; what lies farther away keeps its own."""
    kept = mask.astype(numpy.float32)
    height, width = mask.shape
    if values.ndim == 2:
        return spread(values[..., None], mask, reach)[..., 0]
    values = values.astype(numpy.float32)
    for _ in range(reach):
        sums, shares = _pad(values * kept[..., None], 1), _pad(kept, 1)
        places = [(slice(y, y + height), slice(x, x + width)) for y in range(3) for x in range(3)]
        share = sum(shares[each] for each in places)
        mean = sum(sums[each] for each in places) / numpy.maximum(share, 1)[..., None]
        is_new = (kept == 0) & (share > 0)
        values = numpy.where(is_new[..., None], mean, values)
        kept = numpy.maximum(kept, is_new)
    return values


def _pad(values, by):
    return numpy.pad(values, ((by, by), (by, by)) + ((0, 0),) * (values.ndim - 2), mode="edge")
