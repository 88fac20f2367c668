import type { Problem, Rule, Subject } from "#checks/rule.ts";
import { linksOf } from "#checks/rules/links/link-texts.ts";
import { proseOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { laws } from "#checks/rules/words.ts";

/**
 * A law with the number of another one, or one that cannot exist. Laws of the same title before it differ in both number
 * and year.
 */
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
        if (!right || right === cited || !(differsInOne(right, cited) || laws[cited])) continue;
        const values = { text: cited, right, title: laws[right] ?? "", context: undefined };
        yield { path, expected: right, received: cited, values };
      }
      for (const cited of impossibleIn(text, subject.now)) {
        const values = { text: cited, right: "", title: "", context: "none" };
        yield { path, expected: "a law", received: cited, values };
      }
    }
    yield* otherTargets(subject);
  },
};

/** The year before the number. */
const turned = /(?<=č\. ?)((?:19|20)\d\d\/\d{1,3})[ \u00a0]Sb\./gu;

function impossibleIn(text: string, now: number): string[] {
  const isPossible = (number: number, year: number) =>
    year >= 1918 && year <= new Date(now).getUTCFullYear() + 1 && number > 0 && number <= mostLaws;
  const wrong = [...text.matchAll(anyLaw)].filter(([, number, year]) => !isPossible(Number(number), Number(year)));
  return [
    ...wrong.map(([, number, year]) => `${number}/${year}`),
    ...Array.from(text.matchAll(turned), ([, cited = ""]) => cited),
  ];
}

/** No year had as many laws. */
const mostLaws = 850;
const anyLaw = /(?<![\d/])(\d{1,5})\/(\d{4})[ \u00a0]Sb\.(?! z\. a n)/gu;

/** A link to another law than its words say. */
function* otherTargets(subject: Subject): Generator<Problem> {
  const fields = textsOf(subject).objects.flatMap(({ path, value: { nazev, adresa } }) =>
    typeof nazev === "string" && typeof adresa === "string"
      ? [{ path: [...path, "adresa"], text: nazev, href: adresa }]
      : [],
  );
  for (const { path, text, href } of [...fields, ...linksOf(subject)]) {
    const [, year, number] = /e-sbirka\.\w+\/sb\/(\d{4})\/(\d+)|$/u.exec(href) ?? [];
    const [, otherYear = year, otherNumber = number] = /zakonyprolidi\.cz\/cs\/(\d{4})-(\d+)|$/u.exec(href) ?? [];
    const named = [...text.matchAll(anyLaw)].map(([, own, from]) => `${own}/${from}`);
    const target = `${Number(otherNumber)}/${otherYear}`;
    if (!otherYear || named.length === 0 || named.includes(target)) continue;
    yield {
      path,
      expected: named[0] ?? "",
      received: href,
      values: { text: named[0] ?? "", right: target, title: "", context: "link" },
      about: [text, href],
    };
  }
}

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
