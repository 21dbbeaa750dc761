"""The site's icon: a card with a spade on green, drawn point by point, as PNG."""

from __future__ import annotations

import struct
import zlib
from math import cos, hypot, radians, sin

Colour = tuple[int, int, int]
FELT: Colour = (31, 92, 66)
PAPER: Colour = (252, 250, 244)
INK: Colour = (28, 32, 36)
ACROSS, UP = cos(radians(-8)), sin(radians(-8))
"""How the card leans."""
FINE = 2
"""So many points along each side of a pixel, where not all about it is of one colour."""
REACH = 0.21**2 + 0.3**2
"""Beyond this distance, squared, there is no card."""


def icon(size: int) -> bytes:
    """A square that is full to its edge: phones cut their own shape out of it."""
    middles = [
        [_colour((x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5) for x in range(-1, size + 1)]
        for y in range(-1, size + 1)
    ]
    rows = bytearray()
    for y in range(size):
        rows.append(0)
        above, here, below = middles[y : y + 3]
        for x in range(size):
            near = {*above[x : x + 3], *here[x : x + 3], *below[x : x + 3]}
            rows += bytes(here[x + 1] if len(near) == 1 else _pixel(x, y, size))
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _pixel(x: int, y: int, size: int) -> Colour:
    step = [(0.5 + each) / FINE for each in range(FINE)]
    seen = [_colour((x + dx) / size - 0.5, (y + dy) / size - 0.5) for dy in step for dx in step]
    red, green, blue = (round(sum(part) / len(seen)) for part in zip(*seen, strict=True))
    return red, green, blue


def _colour(x: float, y: float) -> Colour:
    """Of a point in a square of side 1 about the origin."""
    if x * x + y * y > REACH:
        return FELT
    x, y = x * ACROSS + y * UP, y * ACROSS - x * UP
    if not _is_card(x, y):
        return FELT
    return INK if _is_spade(x / 0.17, y / 0.17) else PAPER


def _is_card(x: float, y: float) -> bool:
    wide, high, round_ = 0.21, 0.3, 0.04
    dx, dy = abs(x) - wide + round_, abs(y) - high + round_
    return max(dx, dy) <= round_ and hypot(max(dx, 0), max(dy, 0)) <= round_


def _is_spade(x: float, y: float) -> bool:
    """Two lobes, what joins them at the tip, and the stem."""
    lobe = hypot(abs(x) - 0.42, y - 0.2) <= 0.44
    tip = -1 <= y <= -0.08 and abs(x) <= 0.8256 * (y + 1)  # its sides touch the lobes
    middle = -0.08 <= y <= 0.35 and abs(x) <= 0.42
    stem = 0.3 <= y <= 1 and abs(x) <= 0.08 + 0.3 * max(0.0, y - 0.45) ** 1.4
    return lobe or tip or middle or stem
