"""Links: a scenario in a fragment, `<format>.<payload>`, short enough for a QR code.

The payload is the canonical scenario as compact JSON and its CRC-32 (4 bytes, big-endian), deflated
with a dictionary that is frozen for the format, in base64url without padding.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path

from aleator.problems import Problem, ScenarioError
from aleator.scenario import FORMAT, Scenario

LONGEST_PAYLOAD = 16 * 1024  # characters of base64url
LONGEST_INFLATED = 64 * 1024  # bytes
_CHECK_BYTES = 4
_RAW = -15
_BASE64 = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_BLANK = re.compile("[\\s\u00ad\u200b-\u200d\u2060\ufeff]+")
_QUOTED = re.compile(r"\n[ \t]*(>[ \t]*)+")
_BROKEN = {"link-not-a-link", "link-cut", "link-altered"}
_LONGEST_LINK = LONGEST_PAYLOAD * 4  # characters: one sent percent-encoded is up to three times as long


@cache
def _dictionary() -> bytes:
    return Path(__file__).with_name(f"link-{FORMAT}.txt").read_bytes().replace(b"\n", b"")


def to_fragment(scenario: Scenario) -> str:
    """The fragment that opens to this scenario, without the `#`.

    Raises `ScenarioError` (`link-too-long`) for a scenario that no link may carry.
    """
    text = json.dumps(scenario.to_json(), ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary())
    packed = packer.compress(text + zlib.crc32(text).to_bytes(_CHECK_BYTES, "big")) + packer.flush()
    payload = urlsafe_b64encode(packed).decode().rstrip("=")
    if len(payload) > LONGEST_PAYLOAD or len(text) + _CHECK_BYTES > LONGEST_INFLATED:
        raise ScenarioError(Problem("", "link-too-long", len(payload), LONGEST_PAYLOAD))
    return f"{FORMAT}.{payload}"


def from_fragment(text: str) -> Scenario:
    """The scenario of a link or fragment, as people send it: escaped, in brackets, over lines.

    Raises `ScenarioError`: `link-not-a-link`, `link-too-long`, `link-newer`, `link-cut`,
    `link-altered`, or the problems of the scenario itself.
    """
    if len(text) > _LONGEST_LINK:
        raise ScenarioError(Problem("", "link-too-long", len(text), _LONGEST_LINK))
    text = _unescaped(_QUOTED.sub("\n", text))
    try:
        return _opened(_BLANK.sub("", text))
    except ScenarioError as error:
        words = text.split() or [text]
        word = next((each for each in words if "#" in each), words[0])
        if error.problems[0].code not in _BROKEN or word == text:
            raise
    return _opened(_BLANK.sub("", word))


def _opened(text: str) -> Scenario:
    version, payload = _split(text)
    if version != FORMAT:
        raise ScenarioError(Problem("", "link-newer", version, FORMAT))
    if len(payload) > LONGEST_PAYLOAD:
        raise ScenarioError(Problem("", "link-too-long", len(payload), LONGEST_PAYLOAD))
    return Scenario.from_json(_checked(_inflated(_decoded(payload))))


def _split(text: str) -> tuple[int, str]:
    """Format and payload, without what messengers and trackers put around them."""
    plain = text.strip("<>()[]{}\"'«»„“”‘’`*")
    version, dot, payload = re.split(r"[#/]", plain)[-1].partition(".")
    if not dot or not re.fullmatch(r"[1-9][0-9]{0,3}", version):
        raise ScenarioError(Problem("", "link-not-a-link"))
    return int(version), re.split(r"[?&]", payload)[0].rstrip(".,;:!)>]}\"'»“”’*…")


def _unescaped(text: str) -> str:
    """Undo percent-encoding, which a browser gives to all but ASCII; also where it was done twice."""
    for _ in range(3):
        text = _ESCAPES.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(errors="replace"), text)
    return text


def _decoded(payload: str) -> bytes:
    if not payload:
        raise ScenarioError(Problem("", "link-cut"))
    if not _BASE64.fullmatch(payload):
        raise ScenarioError(Problem("", "link-altered"))
    if len(payload) % 4 == 1:
        raise ScenarioError(Problem("", "link-cut"))
    packed = urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
    if urlsafe_b64encode(packed).decode().rstrip("=") != payload:
        raise ScenarioError(Problem("", "link-altered"))
    return packed


def _inflated(packed: bytes) -> bytes:
    unpacker = zlib.decompressobj(_RAW, _dictionary())
    try:
        whole = unpacker.decompress(packed, LONGEST_INFLATED)
    except zlib.error:
        raise ScenarioError(Problem("", "link-altered")) from None
    if unpacker.unconsumed_tail:
        raise ScenarioError(Problem("", "link-too-long", None, LONGEST_INFLATED))
    if not unpacker.eof:
        raise ScenarioError(Problem("", "link-cut"))
    if unpacker.unused_data:
        raise ScenarioError(Problem("", "link-altered"))
    return whole


def _checked(whole: bytes) -> str:
    text, check = whole[:-_CHECK_BYTES], whole[-_CHECK_BYTES:]
    if zlib.crc32(text).to_bytes(_CHECK_BYTES, "big") != check:
        raise ScenarioError(Problem("", "link-altered"))
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise ScenarioError(Problem("", "link-altered")) from None
