import { each, eachElement, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { type Element, type Html, inside, textOf } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";

/** A whole paragraph this long in bold or italic type says that all of it matters, and nothing stands out. */
const longestEmphasis = 120;

const emphasis: ReadonlySet<string> = new Set(["strong", "b", "em", "i"]);

export const emphasisedParagraph: Rule = {
  code: "text.all-emphasised",
  level: "accessibility",
  severity: "warning",
  wcag: [],
  check: each(richTextsOf, function* ({ path, html }) {
    const isOwn = ({ tag, parent }: Element) => tag === "p" && parent?.tag !== "blockquote";
    const paragraphs = html.elements.filter(isOwn).map((element) => ({ element, text: textOf(html, element) }));
    const emphasised = paragraphs.filter(({ element, text }) => text !== "" && isAllIn(html, element, text));
    const [first, second] = emphasised;
    const isWhole = second !== undefined && lengthOf(emphasised) >= mostOfText * lengthOf(paragraphs);
    if (first && isWhole && lengthOf(emphasised) >= longestEmphasis) {
      const values = { text: shortened(first.text), context: "text" };
      yield { path, expected: "single words emphasised", received: first.text, values };
      return;
    }
    for (const { text } of emphasised)
      if (text.length >= longestEmphasis)
        yield { path, expected: "single words emphasised", received: text, values: { text: shortened(text) } };
  }),
};

/** A greater part of the paragraphs is the whole text. */
const mostOfText = 0.8;

function lengthOf(paragraphs: readonly { text: string }[]): number {
  return paragraphs.reduce((sum, { text }) => sum + text.length, 0);
}

function isAllIn(html: Html, paragraph: Element, text: string): boolean {
  return inside(html, paragraph).some((part) => emphasis.has(part.tag) && textOf(html, part) === text);
}

/** Reports bold or italic type for a part of a word, as when a letter was left out while marking it. */
export const splitWord: Rule = {
  code: "text.part-emphasised",
  level: "accessibility",
  severity: "info",
  wcag: [],
  check: eachElement(
    ({ tag }) => emphasis.has(tag),
    function* ({ path, html, element }) {
      const { start, end } = element;
      const own = html.text.slice(start, end);
      const [before] = /\p{L}*$/u.exec(html.text.slice(Math.max(0, start - 40), start)) ?? [""];
      const [after] = /^\p{L}*/u.exec(html.text.slice(end, end + 40)) ?? [""];
      // A letter in a word explains an abbreviation, as in “**O**soba **S**amostatně …”, when others do the same.
      const isStart = before !== "" && /^\p{L}/u.test(own);
      const isEnd = after !== "" && /\p{L}$/u.test(own);
      if ((!isStart && !isEnd) || isOneOfSeveral(html, element)) return;
      const text = `${before}${own}${after}`;
      yield { path, expected: "whole words emphasised", received: text, values: { text: shortened(text) } };
    },
  ),
};

function isOneOfSeveral({ elements, text }: Html, { index, parent, start, end }: Element): boolean {
  const isLetter = end - start <= 2;
  return (
    isLetter &&
    elements.some(
      (other) =>
        other.index !== index &&
        other.parent === parent &&
        emphasis.has(other.tag) &&
        other.end - other.start <= 2 &&
        /\p{L}/u.test(text.slice(other.start, other.end)),
    )
  );
}
