import type { Rule } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";

interface Pair {
  code: string;
  expected: string;
  /** The signs that open and close, and what looks like them. */
  signs: RegExp;
  opens: string;
  closes: string;
}

/** Creates a rule that reports the last sign that is not closed. All of a text counts: a pair may enclose several paragraphs. */
function unclosed({ code, expected, signs, opens, closes }: Pair): Rule {
  function placeIn(text: string): number | null {
    const open: number[] = [];
    for (const { 0: sign, index } of text.matchAll(signs))
      if (opens.includes(sign)) open.push(index);
      else if (closes.includes(sign)) open.pop();
    return open.at(-1) ?? null;
  }
  return {
    code,
    level: "content",
    severity: "info",
    wcag: [],
    *check(subject) {
      const { plain, html } = textsOf(subject);
      const rich = html.map((each) => ({ path: each.path, text: each.html.text }));
      for (const { path, text } of [...plain, ...rich]) {
        const at = placeIn(text);
        if (at === null) continue;
        const values = { text: shortened(text.slice(at).replace(/\s+/g, " ")) };
        yield { path, expected, received: text, values };
      }
    },
  };
}

/** A list such as `1)` has ends alone, a square one closes an interval, and `:(` is a face. */
export const openBracket = unclosed({
  code: "text.open-bracket",
  expected: "a closing bracket",
  signs: /[()\]]|[:;]-?\(/g,
  opens: "(",
  closes: ")]",
});

export const openQuote = unclosed({
  code: "text.open-quote",
  expected: "a closing quotation mark",
  signs: /[„«“”»"]/g,
  opens: "„«",
  closes: '“”»"',
});
