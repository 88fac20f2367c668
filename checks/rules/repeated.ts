import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { clean, closest } from "./html.ts";
import { proseOf, shortened, wordsOf } from "./prose.ts";
import { textsOf } from "./texts.ts";

/** Shorter paragraphs, such as a note at each of several offices, may be repeated on purpose. */
const fewestLetters = 80;

/** Reports a paragraph that occurs twice in a text, or that repeats the lead. */
export const repeatedText: Rule = {
  code: "text.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const lead = subject.content.data["perex"];
    for (const [path, texts] of paragraphsOf(subject)) {
      const seen = new Set<string>();
      const start = typeof lead === "string" ? clean(lead) : "";
      const again = texts.find((text) => text === start || seen.size === seen.add(text).size);
      if (!again) continue;
      const values = { text: shortened(again), context: again === start ? "lead" : undefined };
      yield { path, expected: "each paragraph once", received: again, values };
    }
  },
};

/** Returns the long paragraphs and list items of each rich text. Table cells may be equal. */
const paragraphsOf = memo((subject: Subject): ReadonlyMap<RecordPath, string[]> => {
  const texts = new Map<RecordPath, string[]>();
  for (const { path, text, block, isPlain } of proseOf(subject)) {
    if (isPlain || text.length < fewestLetters || closest(block, "table")) continue;
    texts.set(path, [...(texts.get(path) ?? []), text]);
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
