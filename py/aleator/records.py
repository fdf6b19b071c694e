"""Fields of many values, and the helpers that declare the fields of a dataclass."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from aleator.fields import BAD, Field, Flag, Integer, Number, Option, Text, join, measured, repeated
from aleator.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing(Field):
    """A list of `least` to `most` like items, kept as a tuple."""

    kind = "list"
    item: Field
    least: int = 0
    most: int

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take a list and read each item."""
        if type(value) is not list:
            return self.wrong_type(value, path, problems)
        if not measured(value, self.least, self.most, path, problems):
            return BAD
        items = tuple(self.item.read(v, f"{path}.{i}", problems) for i, v in enumerate(value))
        return BAD if any(item is BAD for item in items) else items

    def write(self, value: Any) -> Any:
        """Give a list."""
        return [self.item.write(item) for item in value] if value is not None else None

    def declare(self) -> dict[str, Any]:
        """Tell the item's declaration with the bounds."""
        return {
            "type": self.kind,
            "nullable": self.nullable,
            "least": self.least,
            "most": self.most,
            "item": self.item.declare(),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Lookup(Field):
    """Like items under keys that are read by `key`; kept as a dict of frozen values."""

    kind = "lookup"
    key: Field
    item: Field
    most: int

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take an object, read each key and each item."""
        if not isinstance(value, dict):
            return self.wrong_type(value, path, problems)
        faults = len(problems)
        repeated(value, path, problems)
        measured(value, 0, self.most, path, problems)
        found = {}
        for name, item in value.items():
            key = self.key.read(name, join(path, name), problems)
            found[key] = self.item.read(item, join(path, name), problems)
        return BAD if len(problems) > faults else found

    def write(self, value: Any) -> Any:
        """Give an object with its keys in order."""
        return {key: self.item.write(item) for key, item in sorted(value.items())}

    def declare(self) -> dict[str, Any]:
        """Tell both declarations."""
        return {
            "type": self.kind,
            "nullable": self.nullable,
            "most": self.most,
            "keys": self.key.declare(),
            "item": self.item.declare(),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Record(Field):
    """A frozen dataclass whose fields were declared with `declared`."""

    kind = "record"
    of: type

    def parts(self) -> dict[str, dataclasses.Field[Any]]:
        """The dataclass fields by name, in declared order."""
        return _parts(self.of)

    def read_given(self, value: Any, path: str, problems: list[Problem]) -> Any:
        """Take an object with known keys, each read by its own declaration."""
        if not isinstance(value, dict):
            return self.wrong_type(value, path, problems)
        faults, parts = len(problems), self.parts()
        repeated(value, path, problems)
        problems.extend(Problem(join(path, key), "unknown-key", value[key]) for key in value if key not in parts)
        read = {name: self._part(part, value, path, problems) for name, part in parts.items()}
        self._compare(read, path, problems)
        return BAD if len(problems) > faults else self.of(**read)

    def _part(self, part: dataclasses.Field[Any], value: Mapping[str, Any], path: str, problems: list[Problem]) -> Any:
        if part.name in value:
            return spec(part).read(value[part.name], join(path, part.name), problems)
        if required(part):
            problems.append(Problem(join(path, part.name), "missing"))
            return BAD
        return default(part)

    def _compare(self, read: Mapping[str, Any], path: str, problems: list[Problem]) -> None:
        for name, bound in _bounds(self.of).items():
            if BAD in (read[name], read[bound]) or read[name] is None:
                continue
            if read[name] > read[bound]:
                problems.append(Problem(join(path, name), "too-large", read[name], read[bound]))

    def write(self, value: Any) -> Any:
        """Give an object in declared order, without what stands at its default."""
        if value is None:
            return None
        return {
            name: spec(part).write(getattr(value, name))
            for name, part in self.parts().items()
            if required(part) or getattr(value, name) != default(part)
        }

    def declare(self) -> dict[str, Any]:
        """Tell every part with its key, its default and where it stands in the form."""
        return {"type": self.kind, "nullable": self.nullable, "fields": self.declare_parts()}

    def declare_parts(self) -> list[dict[str, Any]]:
        """The parts alone."""
        return [
            {
                "key": name,
                **spec(part).declare(),
                "default": None if required(part) else spec(part).write(default(part)),
                "required": required(part),
                "group": part.metadata["group"],
                "widget": part.metadata["widget"],
                "when": _when(part.metadata["when"]),
            }
            for name, part in self.parts().items()
        ]


@cache
def _parts(of: type) -> dict[str, dataclasses.Field[Any]]:
    return {part.name: part for part in dataclasses.fields(of)}


@cache
def _bounds(of: type) -> dict[str, str]:
    """Of each part that may not exceed another: the other's name."""
    bounds = {name: getattr(spec(part), "at_most", None) for name, part in _parts(of).items()}
    return {name: bound for name, bound in bounds.items() if bound is not None}


def _when(when: tuple[Any, ...] | None) -> dict[str, Any] | None:
    return {"field": when[0], "is": list(when[1:])} if when else None


def spec(part: dataclasses.Field[Any]) -> Field:
    """The declaration that a dataclass field carries."""
    declaration: Field = part.metadata["field"]
    return declaration


def required(part: dataclasses.Field[Any]) -> bool:
    """Whether a dataclass field has no default."""
    return part.default is dataclasses.MISSING and part.default_factory is dataclasses.MISSING


def default(part: dataclasses.Field[Any]) -> Any:
    """The default of a dataclass field that has one."""
    if part.default_factory is not dataclasses.MISSING:
        return part.default_factory()
    return part.default


def declared(
    declaration: Field,
    default: Any = dataclasses.MISSING,
    *,
    group: str | None = None,
    widget: str | None = None,
    when: tuple[Any, ...] | None = None,
) -> Any:
    """Declare a dataclass field. `group` is its place in the form, `widget` an editor of its own.

    `when` is a field of the same record and those of its values for which this field counts at all:
    elsewhere a form leaves it out.
    """
    metadata = {"field": declaration, "group": group, "widget": widget, "when": when}
    if isinstance(default, (dict, list)):
        return field(default_factory=default.copy, metadata=metadata)
    return field(default=default, metadata=metadata)


def integer(low: int, high: int, default: int | None, **more: Any) -> Any:
    """Declare a whole number from `low` to `high`; a default of None makes it nullable."""
    limits = {key: more.pop(key) for key in ("unit", "at_most") if key in more}
    return declared(Integer(low=low, high=high, nullable=default is None, **limits), default, **more)


def number(low: int, high: int, default: float | None, *, unit: str | None = None, **more: Any) -> Any:
    """Declare a number that may have a fraction; a default of None makes it nullable."""
    return declared(Number(low=low, high=high, nullable=default is None, unit=unit), default, **more)


def flag(default: bool, **more: Any) -> Any:  # noqa: FBT001 - a declaration reads as flag(True)
    """Declare a yes or no."""
    return declared(Flag(), default, **more)


def option(*values: Any, default: Any = BAD, **more: Any) -> Any:
    """Declare one of `values`; the default is the first unless given (None makes it nullable)."""
    start = values[0] if default is BAD else default
    return declared(Option(values=values, nullable=start is None), start, **more)


def text(longest: int, default: Any = "", **more: Any) -> Any:
    """Declare a text of at most `longest` characters."""
    return declared(Text(longest=longest), default, **more)


def record(of: type, **more: Any) -> Any:
    """Declare a nested record whose default is its own defaults."""
    return declared(Record(of=of), of(), **more)
