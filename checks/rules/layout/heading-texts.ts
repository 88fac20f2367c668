import { each, eachElement, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { clean, isHeading, nameOf } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";

const level = "accessibility";

/** Reports a heading that says the name of the page again. */
export const nameAsHeading: Rule = {
  code: "heading.name-repeated",
  level,
  severity: "warning",
  wcag: ["2.4.6"],
  check: eachElement(isHeading, function* ({ path, html, element: heading }, { content }) {
    const text = nameOf(html, heading);
    // A heading of the first level is reported as such.
    if (heading.tag === "h1" || text === "" || text.toLowerCase() !== clean(content.name).toLowerCase()) return;
    yield { path, expected: "a heading of its own", received: text, values: { text: shortened(text) } };
  }),
};

/** Reports a heading that ends like a sentence that goes on. */
export const unfinishedHeading: Rule = {
  code: "heading.sign",
  level,
  severity: "info",
  wcag: [],
  check: eachElement(isHeading, function* ({ path, html, element: heading }) {
    const text = nameOf(html, heading);
    const [sign] = /[:,;–-]$/.exec(text) ?? [];
    if (sign) yield { path, expected: "a heading without it", received: text, values: { text: shortened(text), sign } };
  }),
};

/** Reports numbers of headings that skip one or go back: 1, 2, 4. */
export const headingNumbers: Rule = {
  code: "heading.numbers",
  level,
  severity: "warning",
  wcag: [],
  check: each(richTextsOf, function* ({ path, html }) {
    const last = new Map<string, number>();
    for (const heading of html.elements.filter(isHeading)) {
      const { tag } = heading;
      for (const other of last.keys()) if (other > tag) last.delete(other);
      const text = nameOf(html, heading);
      const [, digits] = /^(\d{1,2})[.)] \p{Lu}/u.exec(text) ?? [];
      const before = last.get(tag);
      if (digits === undefined) last.delete(tag);
      else last.set(tag, Number(digits));
      if (digits === undefined || before === undefined || Number(digits) === before + 1) continue;
      const values = { text: shortened(text), before, next: before + 1 };
      yield { path, expected: `number ${before + 1}`, received: text, values };
    }
  }),
};
