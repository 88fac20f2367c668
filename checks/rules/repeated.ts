import { eachObject } from "#checks/each.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { regionInBothLanguages } from "#checks/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { clean, closest, type Element, type Html } from "./html.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "./prose.ts";
import { textsOf } from "./texts.ts";

/** Shorter paragraphs, such as a note at each of several offices, may be repeated on purpose. */
const fewestLetters = 80;
/** One right after the other, or the lead, is not repeated on purpose. */
const fewestAdjacent = 30;
/** Letters of a sentence that stands again right after itself. */
const fewestRightAfter = 12;
/** Letters of a sentence that stands again in its paragraph. */
const fewestInParagraph = 20;

/** Reports a paragraph that occurs twice in a text or that repeats the lead, and a sentence or an item of a list twice. */
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
      const alike = texts.slice(0, 2).find((text) => isLead(text, start));
      const sentence = texts.map(repeatedSentence).find((text) => text !== null);
      if (!alike && !sentence) continue;
      const values = { text: shortened(alike ?? sentence ?? ""), context: alike ? "lead" : "sentence" };
      yield { path, expected: "each sentence once", received: alike ?? sentence, values };
    }
    for (const { path, html } of textsOf(subject).html) {
      const item = repeatedItem(html);
      if (item)
        yield { path, expected: "each item once", received: item, values: { text: shortened(item), context: "item" } };
    }
  },
};

/** Returns a sentence that a paragraph has twice; null for none. */
function repeatedSentence(text: string): string | null {
  const seen = new Set<string>();
  const all = sentencesOf(text);
  const isAgain = (each: string, at: number) =>
    (each.length >= fewestRightAfter && each.includes(" ") && each === all[at - 1]) ||
    (each.length >= fewestInParagraph && seen.size === seen.add(each).size);
  return all.find(isAgain) ?? null;
}

/** Words that a lead must share with a paragraph, as a part of those of both, and the fewest words of a lead. */
const alike = { share: 0.8, words: 8 };

/** True for a paragraph with nearly all words of the lead and hardly any other. */
function isLead(text: string, lead: string): boolean {
  if (lead.length > 2 * text.length || text.length > 2 * lead.length) return false;
  const [own, others] = [text, lead].map((each) => wordsOf(each.toLowerCase()));
  if (!own || !others || others.length < alike.words) return false;
  const left = Map.groupBy(others, (word) => word);
  const shared = own.filter((word) => left.get(word)?.pop() !== undefined).length;
  return shared >= alike.share * Math.max(own.length, others.length);
}

/** Returns an item that a list has twice. Links differ by their targets. */
function repeatedItem({ elements, text }: Html): string | null {
  const linked = new Set(elements.filter(({ tag }) => tag === "a").map(({ parent }) => parent));
  const seen = new Map<Element | null, Set<string>>();
  for (const element of elements) {
    const { tag, parent, start, end } = element;
    const item = tag === "li" && !linked.has(element) ? clean(text.slice(start, end)) : "";
    // A short step, such as a break, may be repeated.
    if (item === "" || (parent?.tag === "ol" && wordsOf(item).length < 3)) continue;
    const key = item
      .toLowerCase()
      .replace(/^(?:a|and|nebo|or|и|или|і|або) /, "")
      .replace(/[.,;]+$/, "");
    const own = seen.get(parent) ?? new Set();
    seen.set(parent, own);
    if (/\p{L}{2}/u.test(key) && own.size === own.add(key).size) return item;
  }
  return null;
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

/** Shorter answers, such as “No.”, answer many questions. */
const fewestLettersOfAnswer = 40;

/** Two questions with one answer, as after copying an entry. */
export const repeatedAnswer: Rule = {
  code: "answer.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Map<string, string>();
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { otazka, odpoved } = value;
      if (!shape.keys.has("otazka") || typeof odpoved !== "string" || typeof otazka !== "string") continue;
      const text = clean(odpoved).toLowerCase();
      // Groups of questions about several benefits may share their answers.
      const answer = `${path.slice(0, -1).join("/")} ${text}`;
      const first = seen.get(answer);
      if (text.length < fewestLettersOfAnswer) continue;
      if (first === undefined) seen.set(answer, clean(otazka));
      else if (first.toLowerCase() !== clean(otazka).toLowerCase())
        yield { path: [...path, "odpoved"], expected: "its own answer", received: odpoved, values: { text: first } };
    }
  },
};

/** A value that stands twice in a list of values: a region, a condition, a kind of client. */
export const repeatedValue: Rule = {
  code: "list.value-repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject([], function* ({ path, value, shape }) {
    for (const { key } of shape.fields) {
      const list = value[key];
      if (!Array.isArray(list) || list.length < 2) continue;
      const seen = new Set<string>();
      for (const [index, item] of list.entries()) {
        const text = typeof item === "string" ? clean(item).toLowerCase() : "";
        const values = { text: regionInBothLanguages(shortened(String(item))) };
        if (text !== "" && seen.has(text))
          yield { path: [...path, key, index], expected: "each value once", received: item, values };
        seen.add(text);
      }
    }
  }),
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
