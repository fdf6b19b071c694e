"""What the tests measure on the screen, of all that is on it at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# A worker that never answers: what is looked at before the engine is there needs no engine.
NO_WORKER = "globalThis.Worker = class { addEventListener() {} postMessage() {} terminate() {} }"

_NAME = """const named = one => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")}: `
    + (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim().slice(0, 40);
const seen = one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, noscript");"""

# Whatever reaches beyond the screen to the right, but for what a scrolling or cutting parent holds back.
_WIDE = f"""() => {{ {_NAME}
    const held = one => one.parentElement?.closest(".tabs, .board-pane, svg, select");
    return [...document.querySelectorAll("#app *")].filter(one => seen(one) && !held(one))
        .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(named);
}}"""

# Beside the words of a menu lies the arrow that the browser draws.
_ARROW = 16

# Text that is cut off: by an ellipsis, or by a box that hides what does not fit. Of the brand the mark alone may stay.
_CUT = f"""() => {{ {_NAME}
    const arrow = {_ARROW};
    const hides = one => ["hidden", "clip"].includes(getComputedStyle(one).overflowX);
    const pen = document.createElement("canvas").getContext("2d");
    const tight = one => {{
        const look = getComputedStyle(one);
        pen.font = look.font;
        const room = one.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - arrow;
        return pen.measureText(one.selectedOptions[0]?.text ?? "").width > room;
    }};
    const menus = [...document.querySelectorAll("select:not(.language select)")].filter(one => seen(one) && tight(one));
    return [...menus.map(named), ...[...document.querySelectorAll("#app *:not(svg, svg *, .board-pane, .brand)")]
        .filter(one => seen(one) && hides(one))
        .filter(one => one.scrollWidth > one.clientWidth + 1 && one.textContent.trim()).map(named)];
}}"""

_SMALL = f"""least => {{ {_NAME}
    const room = one => {{
        const box = one.getBoundingClientRect();
        const after = getComputedStyle(one, "::after");
        if (after.position !== "absolute" || after.content === "none") return [box.width, box.height];
        return [Math.max(box.width, parseFloat(after.width) || 0), Math.max(box.height, parseFloat(after.height) || 0)];
    }};
    const inText = one => one.matches("p a, li a") && getComputedStyle(one).display === "inline";
    const between = one => one.matches(".stepper input"); // − and + beside it do the same
    const target = one => one.closest("label.segment") ?? one;
    return [...new Set([...document.querySelectorAll("button, input, select, textarea, a[href]")].map(target))]
        .filter(one => seen(one) && !inText(one)).flatMap(one => {{
            const [width, height] = room(one).map(side => Math.round(side * 2) / 2);
            const fits = height >= least && (width >= least || between(one));
            return fits ? [] : [`${{width}} x ${{height}} ${{named(one)}}`];
        }});
}}"""


def too_wide(page: Page) -> list[str]:
    """What sticks out of the screen at the right, and how wide the page is where it can be scrolled sideways."""
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*([f"scrolls by {width} px"] if width > 0 else []), *page.evaluate(_WIDE)]


def cut_off(page: Page) -> list[str]:
    """The elements whose words do not fit into them and are cut."""
    return page.evaluate(_CUT)


def too_small(page: Page, least: int = 44) -> list[str]:
    """What can be tapped and has less than a thumb's room, in px."""
    return page.evaluate(_SMALL, least)
