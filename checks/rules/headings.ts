import type { Rule } from "../rule.ts";
import { type Element, type Html, inside, isHeading, nameOf, textOf } from "./html.ts";
import { shortened } from "./prose.ts";
import { textsOf } from "./texts.ts";

const level = "accessibility";

export const skippedHeading: Rule = {
  code: "heading.skip",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, html } of textsOf(subject).html) {
      let before = 0;
      for (const heading of html.elements.filter(isHeading)) {
        const own = Number(heading.tag.slice(1));
        const text = shortened(textOf(html, heading));
        if (before > 0 && own > before + 1)
          yield { path, expected: `a heading h${before + 1}`, received: text, values: { text, level: own, before } };
        before = own;
      }
    }
  },
};

/** The portal leaves such headings out. */
export const emptyHeading: Rule = {
  code: "heading.empty",
  level,
  severity: "info",
  wcag: ["2.4.6"],
  *check(subject) {
    for (const { path, html } of textsOf(subject).html)
      for (const heading of html.elements.filter(isHeading))
        if (nameOf(html, heading) === "") yield { path, expected: "words", received: `<${heading.tag}>` };
  },
};

export const headingOfPage: Rule = {
  code: "heading.of-page",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, html } of textsOf(subject).html)
      for (const heading of html.elements.filter(({ tag }) => tag === "h1")) {
        const text = shortened(textOf(html, heading));
        if (text) yield { path, expected: "headings from h2 on", received: text, values: { text } };
      }
  },
};

const longestHeading = 100;

export const boldHeading: Rule = {
  code: "heading.bold",
  level,
  severity: "warning",
  wcag: ["1.3.1", "2.4.6"],
  *check(subject) {
    for (const { path, html } of textsOf(subject).html)
      for (const paragraph of html.elements) {
        const bold = paragraph.tag === "p" ? boldIn(html, paragraph) : null;
        const text = bold ? textOf(html, bold) : "";
        if (!isLikeHeading(text) || textOf(html, paragraph) !== text || !isFollowed(html, paragraph)) continue;
        yield { path, expected: "a heading", received: text, values: { text: shortened(text) } };
      }
  },
};

function isLikeHeading(text: string): boolean {
  return text !== "" && text.length <= longestHeading && !/[.!?,;…]$/.test(text) && /\p{L}{2}/u.test(text);
}

/** Returns the bold element that is the whole paragraph. */
function boldIn(html: Html, paragraph: Element): Element | null {
  const [first, ...others] = inside(html, paragraph).filter(({ tag }) => tag === "strong" || tag === "b");
  return first && others.length === 0 ? first : null;
}

/** True for a paragraph with content below it on the same level. */
function isFollowed({ elements }: Html, { last, parent }: Element): boolean {
  const next = elements[last + 1];
  const isBeside = next !== undefined && next.parent === parent && !/^(?:td|th|li)$/.test(parent?.tag ?? "");
  return isBeside && /^(?:p|ul|ol|table|dl|figure|div)$/.test(next.tag);
}
