import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

// Lit's styleMap writes a style attribute at first, which the page's policy forbids; the CSSOM is free of it.
class Vars extends Directive {
  /** @param {Record<string, string | number>} _properties */
  render(_properties) {
    return noChange;
  }

  /**
   * @param {import("lit/directive.js").ElementPart} part
   * @param {[Record<string, string | number>]} properties
   * @override
   */
  update({ element }, [properties]) {
    const { style } = /** @type {HTMLElement} */ (element);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, String(value));
    return noChange;
  }
}

/** Sets custom properties on an element: `<li ${vars({ "--i": 3 })}>`. */
export const vars = directive(Vars);
