"""Edge-avoiding wavelets (Dammertz and others, 2010): noise goes, edges of colour, form and distance stay."""
import numpy as np

KERNEL = np.array([1, 2, 1], np.float32) / 4
PASSES = 5
EPSILON = 0.02


def denoise(colour, albedo, normal, depth, softness):
    """Filters the light alone: the surface's own colour is divided out before and put back after."""
    normal = normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-4)
    light = (colour / (albedo + EPSILON)).astype(np.float32)
    slope = np.maximum(*(np.abs(each) for each in np.gradient(depth))) + 1e-3
    for step in range(PASSES):
        light = _pass(light, albedo.astype(np.float32), normal.astype(np.float32), depth, slope, 1 << step, softness * 0.6**step)
    return light * (albedo + EPSILON)


def _pass(light, albedo, normal, depth, slope, stride, softness):
    height, width = depth.shape
    bright = _brightness(light)
    wide = [_padded(each, stride) for each in (light, normal, depth, albedo, bright)]
    total = np.zeros_like(light)
    weights = np.zeros((height, width), np.float32)
    for j in range(3):
        for i in range(3):
            part = (slice(j * stride, j * stride + height), slice(i * stride, i * stride + width))
            its_light, its_normal, its_depth, its_albedo, its_bright = (each[part] for each in wide)
            weight = np.full((height, width), KERNEL[j] * KERNEL[i], np.float32)
            if (i, j) != (1, 1):
                reach = slope * (abs(j - 1) + abs(i - 1)) * stride + 1e-4
                exponent = np.abs(depth - its_depth) / reach
                exponent += ((albedo - its_albedo) ** 2).sum(-1) / 0.0064
                exponent += np.abs(bright - its_bright) / (softness * (0.25 + bright))
                weight *= np.exp(-exponent - 40 * (1 - np.clip((normal * its_normal).sum(-1), 0, 1)))
            total += weight[..., None] * its_light
            weights += weight
    return total / np.maximum(weights, 1e-6)[..., None]


def _brightness(light):
    return 0.2126 * light[..., 0] + 0.7152 * light[..., 1] + 0.0722 * light[..., 2]


def _padded(values, by):
    return np.pad(values, ((by, by), (by, by)) + ((0, 0),) * (values.ndim - 2), mode="edge")
