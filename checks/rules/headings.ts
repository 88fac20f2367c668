import type { TriedRule } from "./examples.ts";
import { type Element, type Html, inside, isHeading, nameOf, textOf } from "./html.ts";
import { shortened } from "./prose.ts";
import { textsOf } from "./texts.ts";

const level = "accessibility";

export const skippedHeading: TriedRule = {
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
  examples: {
    failed: ["<h2>Kdo má nárok</h2><h4>Rodiče</h4>", "<h2>A</h2><h3>B</h3><h6>C</h6>"],
    passed: ["<h2>Kdo má nárok</h2><h3>Rodiče</h3><h2>Jak požádat</h2>", "<h3>Rodiče</h3><p>Text</p>"],
    inapplicable: ["<p>Bez nadpisu.</p>"],
  },
};

/** The portal leaves such headings out. */
export const emptyHeading: TriedRule = {
  code: "heading.empty",
  level,
  severity: "info",
  wcag: ["2.4.6"],
  *check(subject) {
    for (const { path, html } of textsOf(subject).html)
      for (const heading of html.elements.filter(isHeading))
        if (nameOf(html, heading) === "") yield { path, expected: "words", received: `<${heading.tag}>` };
  },
  examples: {
    failed: ["<h2></h2><p>Text</p>", "<h3>&nbsp;<br></h3><p>Text</p>"],
    passed: ["<h2>Kdo má nárok</h2>", '<h2><img src="/documents/files/a.png" alt="Nárok"></h2>'],
    inapplicable: ["<p>Bez nadpisu.</p>"],
  },
};

export const headingOfPage: TriedRule = {
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
  examples: {
    failed: ["<h1>Přídavek na dítě</h1><p>Text</p>"],
    passed: ["<h2>Kdo má nárok</h2>"],
    inapplicable: ["<p>Bez nadpisu.</p>", "<h1></h1><p>Text</p>"],
  },
};

const longestHeading = 100;

export const boldHeading: TriedRule = {
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
  examples: {
    failed: [
      "<p><strong>Kdo má nárok</strong></p><p>Rodiče dítěte.</p>",
      "<p><b>Kdo má nárok:</b></p><ul><li>rodiče</li></ul>",
    ],
    passed: [
      "<p><strong>Pozor:</strong> lhůta končí v pátek.</p><p>Text</p>",
      "<p><strong>Žádost podejte do pátku.</strong></p><p>Text</p>",
      "<h2><strong>Kdo má nárok</strong></h2><p>Text</p>",
      "<p>Text</p><p><strong>Děkujeme za pochopení</strong></p>",
    ],
    inapplicable: [
      "<p>Rodiče dítěte.</p>",
      "<table><tr><th>A</th></tr><tr><td><p><b>1</b></p><p>2</p></td></tr></table>",
    ],
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
