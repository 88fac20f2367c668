import { eachElement } from "#checks/each.ts";
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
  check: eachElement(
    ({ tag, parent }) => tag === "p" && parent?.tag !== "blockquote",
    function* ({ path, html, element: paragraph }) {
      const text = textOf(html, paragraph);
      if (text.length < longestEmphasis || !isAllIn(html, paragraph, text)) return;
      yield { path, expected: "single words emphasised", received: text, values: { text: shortened(text) } };
    },
  ),
};

function isAllIn(html: Html, paragraph: Element, text: string): boolean {
  return inside(html, paragraph).some((each) => emphasis.has(each.tag) && textOf(html, each) === text);
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
