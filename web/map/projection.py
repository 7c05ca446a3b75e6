"""From latitude and longitude to the sheet: a conic projection, enlarged by lenses.

Lambert's conformal conic keeps the shape of the Mediterranean. A lens enlarges the land around a point; the
enlargement fades with the distance. So crowded Italy gets the room that the empty desert does not need.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

EARTH_RADIUS = 6371.0  # km
#: Of the Mediterranean; a sheet may name its own: latitudes without distortion, and the middle, in degrees.
PARALLELS = (33.0, 46.0)
CENTRE = (39.0, 14.0)


@dataclass(frozen=True)
class Lens:
    """Enlarges (1 + gain) times at its centre, and hardly anything farther away than three radii."""

    x: float
    y: float
    gain: float
    radius: float

    def _enlarged(self, r: np.ndarray) -> np.ndarray:
        return r * (1 + self.gain * np.exp(-((r / self.radius) ** 2) / 2))

    def apply(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        dx, dy = x - self.x, y - self.y
        k = 1 + self.gain * np.exp(-(dx * dx + dy * dy) / self.radius**2 / 2)
        return self.x + dx * k, self.y + dy * k

    def invert(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        dx, dy = x - self.x, y - self.y
        seen = np.hypot(dx, dy)
        table = np.linspace(0, max(float(seen.max()), 1.0) * 1.01, 20_000)
        k = np.interp(seen, self._enlarged(table), table) / np.maximum(seen, 1e-9)
        return self.x + dx * k, self.y + dy * k


class Projection:
    """The projection of one sheet, and its inverse, in units of the sheet; y grows downwards."""

    def __init__(self, sheet: dict[str, Any]) -> None:
        first, second = np.radians(sheet.get("parallels", PARALLELS))
        latitude, self._longitude = sheet.get("centre", CENTRE)
        self._n = np.log(np.cos(first) / np.cos(second)) / np.log(_half(second) / _half(first))
        self._f = np.cos(first) * _half(first) ** self._n / self._n
        self._rho = EARTH_RADIUS * self._f / _half(np.radians(latitude)) ** self._n
        self.lenses: list[Lens] = []
        for lens in sheet["lenses"]:
            x, y = self._through_lenses(*self._conic(*map(np.float64, lens["at"])))
            self.lenses.append(Lens(float(x), float(y), lens["gain"], lens["radius"]))
        self.width, self.height = sheet["size"]
        west, east = sheet["window"]["x"]
        south, north = sheet["window"]["y"]
        self._west, self._north = west, north
        self._kx, self._ky = self.width / (east - west), self.height / (north - south)

    def _conic(self, lat: np.ndarray, lon: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        rho = EARTH_RADIUS * self._f / _half(np.radians(lat)) ** self._n
        theta = self._n * np.radians(lon - self._longitude)
        return rho * np.sin(theta), self._rho - rho * np.cos(theta)

    def _through_lenses(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        for lens in self.lenses:
            x, y = lens.apply(x, y)
        return x, y

    def to_sheet(self, lat: Any, lon: Any) -> tuple[np.ndarray, np.ndarray]:
        x, y = self._through_lenses(*self._conic(np.asarray(lat, float), np.asarray(lon, float)))
        return (x - self._west) * self._kx, (self._north - y) * self._ky

    def to_earth(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        x, y = x / self._kx + self._west, self._north - y / self._ky
        for lens in reversed(self.lenses):
            x, y = lens.invert(x, y)
        rho = np.hypot(x, self._rho - y)
        lat = 2 * np.arctan((EARTH_RADIUS * self._f / rho) ** (1 / self._n)) - np.pi / 2
        return np.degrees(lat), self._longitude + np.degrees(np.arctan2(x, self._rho - y)) / self._n


def _half(phi: Any) -> Any:
    return np.tan(np.pi / 4 + phi / 2)
