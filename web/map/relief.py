"""The relief of a sheet: Natural Earth's hill shading on parchment, and the depth of the sea."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image
from projection import Projection
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

PARCHMENT = np.array([226, 208, 170], float)
TRUE_COLOUR_SHARE = 0.34  # how much of the true colour is mixed into the parchment
SHADING = 1.15  # strength of the hill shading

Image.MAX_IMAGE_PIXELS = None


def draw_land(source: Path, projection: Projection, land: np.ndarray) -> Image.Image:
    """The relief at the mask's size. It continues under the sea, so that the coast cuts it cleanly."""
    height, width = land.shape
    kx, ky = projection.width / width, projection.height / height
    x, y = np.meshgrid((np.arange(width) + 0.5) * kx, (np.arange(height) + 0.5) * ky)
    lat, lon = projection.to_earth(x, y)
    with Image.open(source) as image:
        per_degree = image.width / 360
        west, north = np.floor(lon.min()) - 1, np.ceil(lat.max()) + 1
        east, south = np.ceil(lon.max()) + 1, np.floor(lat.min()) - 1
        box = [round(v * per_degree) for v in (west + 180, 90 - north, east + 180, 90 - south)]
        piece = np.asarray(image.crop(tuple(box)).convert("RGB"), float)
    at = [(north - lat) * per_degree - 0.5, (lon - west) * per_degree - 0.5]
    colour = np.stack(
        [map_coordinates(piece[..., c], at, order=3, mode="nearest") for c in range(3)], axis=-1
    )

    # Everything below is averaged over land alone, so that no blue of the water reaches the beaches.
    inland = distance_transform_edt(land) > 1.5
    weight = inland.astype(float)

    def over_land(values: np.ndarray, sigma: float) -> np.ndarray:
        reach = gaussian_filter(weight, sigma) + 1e-4
        return gaussian_filter(values * weight, sigma) / reach

    luminance = colour @ [0.299, 0.587, 0.114]
    hills = np.where(inland, luminance - over_land(luminance, width / 70), 0)
    hills = np.tanh(hills / 55) * 55 * SHADING
    tint = np.stack([over_land(colour[..., c], width / 160) for c in range(3)], axis=-1)
    tint -= (tint @ [0.299, 0.587, 0.114])[..., None]  # its hue only
    known = over_land(weight, width / 160)[..., None] > 0.02
    base = PARCHMENT + TRUE_COLOUR_SHARE * np.where(known, tint - tint[inland].mean(axis=0), 0)
    warm = np.array([1.0, 0.97, 0.86])  # shadows brown, not grey
    drawn = base + hills[..., None] * np.where(hills[..., None] > 0, 0.8 * warm, 2 - warm)
    return Image.fromarray(np.clip(drawn, 0, 255).astype(np.uint8))


def draw_water(land: np.ndarray, scale: float) -> Image.Image:
    """Black that thickens with the distance from the shore, to lie over whatever blue the theme has."""
    distance = distance_transform_edt(~land) / scale
    near, far = 1 - np.exp(-distance / 26), 1 - np.exp(-distance / 150)
    depth = gaussian_filter(0.5 * near + 0.5 * far, 3 * scale)
    alpha = (np.clip(depth, 0, 1) * 255).astype(np.uint8)
    out = np.zeros((*land.shape, 4), np.uint8)
    out[..., 3] = alpha
    return Image.fromarray(out, "RGBA")
