import type { Rule } from "#checks/rule.ts";
import { closest } from "#checks/rules/html.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { phrase, presentIn } from "./phrase.ts";

/** A word that the end of a line has divided. A hyphen before a conjunction stands for the rest of a word. */
const dividedWord = phrase({
  code: "text.divided-word",
  severity: "warning",
  expected: "the word in one piece",
  before: 1,
  pattern:
    /(?<=(?<![\p{L}\d-])\p{Ll}{2,20})- (?!(?:a|i|nebo|anebo|či|až|ale|and|or|to|nor|und|и|или|до|та|і|й|або|чи)(?!\p{L}))\p{Ll}{2,20}(?![\p{L}-])/u,
});

/** Two capitals at the start of a word, with the endings of abbreviations such as `PC` left alone. */
const twoCapitals = /(?<![\p{L}\p{N}.@/_-])\p{Lu}{2}(?!čk)\p{Ll}{3,20}(?![\p{L}\p{N}@_.-]\p{L})/u;
/** A name that begins small, such as `eGovernment` or `e-mail`, and an address. */
const smallName = /^(?:\p{Ll}{1,2}-?\p{Lu}|\p{Ll}-|www|https?:|\S{0,60}[@/_\d]|\S{1,30}\.\S)/u;

/** A title or a paragraph that begins with a small letter, and a slip of the shift key. */
const capitalSlip: Rule = {
  code: "text.capitals",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { name } = subject.content;
    const report = (path: readonly (string | number)[], text: string, context?: string) => ({
      path,
      expected: "capitals as in a sentence",
      received: text,
      values: { text: shortened(text), context },
    });
    if (startsSmall(name) && name.includes(" ")) yield report(["name"], name);
    const prose = proseOf(subject);
    const hasSlip = presentIn([twoCapitals], subject).length > 0;
    for (const [at, { path, text, own, block, isPersonal }] of prose.entries()) {
      const [slip] = hasSlip && !isPersonal ? (twoCapitals.exec(own) ?? []) : [];
      if (slip) yield report(path, slip, "slip");
      if (block?.tag !== "p" || own !== text || text.length < 30 || !startsSmall(text)) continue;
      // It may go on with a sentence of the paragraph, list or link before it.
      const before = prose[at - 1];
      const isAfterEnd = before?.path !== path || (/[.!?]$/.test(before.text) && before.block !== block);
      const isLoose = closest(block, "li", "td", "th", "dd", "blockquote", "figcaption") === null;
      if (isAfterEnd && isLoose && /[.!?]$/.test(text)) yield report(path, text);
    }
  },
};

function startsSmall(text: string): boolean {
  return /^\p{Ll}{2}/u.test(text) && !smallName.test(text);
}

export const spelling: readonly Rule[] = [dividedWord, capitalSlip];
