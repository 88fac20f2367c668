import type { Rule } from "#checks/rule.ts";
import { foreignPart } from "#checks/rules/foreign-texts.ts";
import { proseOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { doubledWords } from "#checks/rules/words.ts";
import type { Language } from "#schemas/site/language-codes.ts";

const level = "content";

/** The same small word twice in a row. Words that may follow themselves, such as the Czech `se`, are not in the list. */
export const doubledWord: Rule = {
  code: "text.doubled-word",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const pattern = doubled[subject.content.language];
    for (const { path, own } of proseOf(subject)) {
      const [text] = pattern.exec(own) ?? [];
      if (text) yield { path, expected: "the word once", received: own, values: { text } };
    }
  },
};

function doubledIn(language: Language): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(${doubledWords[language].join("|")}) \\1(?![\\p{L}\\p{N}-])`, "iu");
}

const doubled: Readonly<Record<Language, RegExp>> = {
  cs: doubledIn("cs"),
  en: doubledIn("en"),
  ru: doubledIn("ru"),
  ua: doubledIn("ua"),
};

/** A sentence, or a part of one, that begins without a space; addresses and names of programs look alike. */
export const missingSpace: Rule = {
  code: "text.no-space",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text, isPersonal } of proseOf(subject)) {
      if (isPersonal || !joined.test(text)) continue;
      const found = text.split(" ").find((word) => joined.test(word) && !address.test(word));
      if (found) yield { path, expected: "a space", received: text, values: { text: shortened(found) } };
    }
  },
};

const joined = /\p{Ll}{3}(?:[.!?](?:\p{Lu}\p{Ll}{3}|\p{Lu}\p{Ll}*(?=$))|,\p{L}\p{Ll}{3})/u;
const address = /[@/\\_:=&\d]|www\.|\.(?:com|org|net|gov|info|eu|online)(?!\p{L})/iu;

/** An opening bracket without its end. A list such as `1)` has ends alone. */
export const openBracket: Rule = {
  code: "text.open-bracket",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    const { plain, html } = textsOf(subject);
    const texts = [
      ...plain.map(({ path, text }) => ({ path, text })),
      ...html.map(({ path, html: { text } }) => ({ path, text })),
    ];
    for (const { path, text } of texts) {
      const at = text.includes("(") ? unclosedIn(text) : null;
      if (at === null) continue;
      const values = { text: shortened(text.slice(at).replace(/\s+/g, " ")) };
      yield { path, expected: "a closing bracket", received: text, values };
    }
  },
};

/** Returns the place of the last bracket that is not closed; a square one closes an interval. */
function unclosedIn(text: string): number | null {
  const open: number[] = [];
  for (const { 0: bracket, index } of text.matchAll(/[()\]]|[:;]-?\(/g))
    if (bracket === "(") open.push(index);
    else if (bracket === ")" || bracket === "]") open.pop();
  return open.at(-1) ?? null;
}

/** A word with letters that its language lacks: Russian ones in Ukrainian and the other way round. */
export const otherAlphabet: Rule = {
  code: "text.other-alphabet",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { language } = subject.content;
    const letters = foreignLetters[language];
    // The search dictionary holds what visitors type, in whatever language.
    if (!letters || subject.key === "search-dictionary") return;
    for (const { path, own, isPersonal, isReportedForeign } of proseOf(subject)) {
      if (isPersonal || isReportedForeign || !letters.test(own) || foreignPart(own, language)) continue;
      // Names keep their own letters.
      const word = wordsOf(own).find((each) => letters.test(each) && /^\p{Ll}+$/u.test(each));
      if (word) yield { path, expected: "letters of the language", received: own, values: { text: shortened(word) } };
    }
  },
};

const foreignLetters: Readonly<Partial<Record<Language, RegExp>>> = { ru: /[іїєґ]/, ua: /[ыэъё]/ };

/** Thousands divided as in another language: `5,000 Kč` reads as five crowns in Czech. */
export const otherSeparator: Rule = {
  code: "amount.separator",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { language } = subject.content;
    const pattern = language === "en" ? withFullStop : withComma;
    for (const { path, own } of proseOf(subject)) {
      const [text] = pattern.exec(own) ?? [];
      if (!text) continue;
      const right = language === "en" ? text.replaceAll(".", ",") : text.replaceAll(",", "\u00a0");
      yield { path, expected: right, received: own, values: { text, right } };
    }
  },
};

const withComma = /(?<![\d.,])\d{1,3}(?:,000)+[ \u00a0]?(?:Kč|CZK|korun|крон)/iu;
const withFullStop = /(?<![\d.,])\d{1,3}(?:\.000)+[ \u00a0]?(?:Kč|CZK|crowns)/iu;

/** An asterisk that promises a note which the page does not have. */
export const missingNote: Rule = {
  code: "text.missing-note",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const prose = proseOf(subject);
    const marked = prose.filter(({ text }) => text.includes("*"));
    if (marked.length === 0 || marked.some(({ text }) => /^\(?\*|\*\)?$|\s\*|\*\*/.test(text))) return;
    for (const { path, text } of marked) {
      const [word] = /[\p{L}\d%]{2,}\*(?=[\s.,;:)])/u.exec(text) ?? [];
      if (word) yield { path, expected: "a note", received: text, values: { text: shortened(word) } };
    }
  },
};
