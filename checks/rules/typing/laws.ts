import type { Rule } from "#checks/rule.ts";
import { proseOf } from "#checks/rules/prose.ts";
import { laws } from "#checks/rules/words.ts";

/** A law cited by its title with one slip in its number or year; laws of the same title before it differ in both. */
export const misquotedLaw: Rule = {
  code: "law.number",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text } of proseOf(subject)) {
      if (!text.includes("Sb.")) continue;
      for (const { 1: cited = "", 2: title = "" } of text.matchAll(citation)) {
        const right = Object.entries(laws).find(([, words]) => startsWith(title, words))?.[0];
        if (!right || right === cited || !differsInOne(right, cited)) continue;
        yield { path, expected: right, received: cited, values: { text: cited, right, title: laws[right] ?? "" } };
      }
    }
  },
};

const citation = /(\d{1,3}\/\d{4})[ \u00a0]Sb\., (\p{L}[^,.;()]{5,80})/gu;

/** A longer title is that of another law. */
function startsWith(title: string, words: string): boolean {
  return title.startsWith(words) && !title.startsWith(`${words} a o `);
}

function differsInOne(right: string, cited: string): boolean {
  const [number, year] = right.split("/");
  const [otherNumber, otherYear] = cited.split("/");
  return (number === otherNumber) !== (year === otherYear);
}
