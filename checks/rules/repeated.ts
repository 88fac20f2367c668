import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { clean, closest } from "./html.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "./prose.ts";
import { textsOf } from "./texts.ts";

/** Shorter paragraphs, such as a note at each of several offices, may be repeated on purpose. */
const fewestLetters = 80;
/** One right after the other, or the lead, is not repeated on purpose. */
const fewestAdjacent = 30;

/** Reports a paragraph that occurs twice in a text or that repeats the lead, and a sentence twice in one paragraph. */
export const repeatedText: Rule = {
  code: "text.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const lead = subject.content.data["perex"];
    const start = typeof lead === "string" ? clean(lead) : "";
    for (const [path, texts] of paragraphsOf(subject)) {
      const seen = new Set<string>();
      const isAgain = (text: string, index: number) =>
        text.length >= fewestAdjacent &&
        (text === start ||
          text === texts[index - 1] ||
          (text.length >= fewestLetters && seen.size === seen.add(text).size));
      const again = texts.find(isAgain);
      if (again) {
        const values = { text: shortened(again), context: again === start ? "lead" : undefined };
        yield { path, expected: "each paragraph once", received: again, values };
        continue;
      }
      const sentence = texts.map(repeatedSentence).find((text) => text !== null);
      if (!sentence) continue;
      const values = { text: shortened(sentence), context: "sentence" };
      yield { path, expected: "each sentence once", received: sentence, values };
    }
  },
};

/** Returns a sentence that a paragraph has twice; null for none. */
function repeatedSentence(text: string): string | null {
  const seen = new Set<string>();
  const sentences = sentencesOf(text).filter((each) => each.length >= fewestAdjacent);
  return sentences.find((each) => seen.size === seen.add(each).size) ?? null;
}

/** Returns the paragraphs and list items of each rich text. Table cells may be equal. */
const paragraphsOf = memo((subject: Subject): ReadonlyMap<RecordPath, string[]> => {
  const texts = new Map<RecordPath, string[]>();
  for (const { path, text, block, isPlain } of proseOf(subject)) {
    if (isPlain || closest(block, "table")) continue;
    const own = texts.get(path);
    if (own) own.push(text);
    else texts.set(path, [text]);
  }
  return texts;
});

export const repeatedQuestion: Rule = {
  code: "question.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Set<string>();
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { otazka } = value;
      if (!shape.keys.has("odpoved") || typeof otazka !== "string" || clean(otazka) === "") continue;
      const question = clean(otazka).toLowerCase();
      const values = { text: shortened(clean(otazka)) };
      if (seen.has(question)) yield { path: [...path, "otazka"], expected: "a new question", received: otazka, values };
      seen.add(question);
    }
  },
};

/** Lists whose repeated entries are reported more precisely by other rules. */
const ownRules: ReadonlySet<string | number> = new Set(["dny", "zmeny", "useky", "otazky"]);
const fewestFields = 2;

/** Reports a duplicate entry in a list: a card, a file, a person, a date. */
export const repeatedEntry: Rule = {
  code: "list.entry-repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Map<string, number>();
    for (const { path, value } of textsOf(subject).objects) {
      const [list, index] = path.slice(-2);
      if (typeof index !== "number" || list === undefined || ownRules.has(list)) continue;
      if (Object.keys(value).length < fewestFields) continue;
      const entry = `${path.slice(0, -1).join("/")} ${JSON.stringify(value)}`;
      const first = seen.get(entry);
      if (first === undefined) seen.set(entry, index);
      else
        yield { path, expected: "each entry once", received: value, values: { number: index + 1, first: first + 1 } };
    }
  },
};

/** Numbers that belong to one entry alone. */
const numbers = ["evidencniCislo", "inventarniCislo"] as const;

export const repeatedNumber: Rule = {
  code: "list.number-repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Set<string>();
    for (const { path, value, shape } of textsOf(subject).objects)
      for (const key of numbers) {
        const text = shape.keys.has(key) ? clean(String(value[key] ?? "")) : "";
        if (text === "") continue;
        if (seen.has(text))
          yield { path: [...path, key], expected: "a number of its own", received: text, values: { text } };
        seen.add(text);
      }
  },
};

/** A lead or a description that says no more than the title above it. */
export const repeatedTitle: Rule = {
  code: "title.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content, record }) {
    const title = wordsOf(content.name).join(" ");
    const description = isRecord(record) ? record["description"] : null;
    for (const [path, text] of [
      [["data", "perex"], content.data["perex"]],
      [["description"], description],
    ] as const)
      if (typeof text === "string" && title !== "" && wordsOf(text.toLowerCase()).join(" ") === title.toLowerCase())
        yield { path, expected: "more than the title", received: text, values: {} };
  },
};
