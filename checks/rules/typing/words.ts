import type { Rule } from "#checks/rule.ts";
import { foreignPart } from "#checks/rules/foreign-texts.ts";
import { proseOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { doubledWords, repeatableWords } from "#checks/rules/words.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { presentIn } from "./phrase.ts";

const level = "content";

/** Words in a phrase that may have been pasted twice. */
const longestPhrase = 6;

/** A word or phrase twice in a row. Short words that may follow themselves, such as the Czech `se`, are not reported. */
export const doubledWord: Rule = {
  code: "text.doubled-word",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, own } of proseOf(subject)) {
      const text = own.length < 5 ? null : doubledIn(own, subject.content.language);
      if (text) yield { path, expected: "the words once", received: own, values: { text: shortened(text) } };
    }
  },
};

function doubledIn(text: string, language: Language): string | null {
  const words = text.split(" ");
  const small = words.map((each) => each.toLowerCase());
  for (let at = 1; at < words.length; at++)
    for (let length = 1; length <= Math.min(at, longestPhrase); length++) {
      const start = at - length;
      if (!isAgain(small, start, length)) continue;
      const [first, second] = [start, at].map((from) => words.slice(from, from + length));
      if (first && second && isFault(first, second, language)) return [...first, ...second].join(" ");
    }
  return null;
}

/** True if the words from a place on stand twice; the last may have a mark after it, the first one before it. */
function isAgain(words: readonly string[], start: number, length: number): boolean {
  for (let nth = 0; nth < length; nth++) {
    let [first = "", second = ""] = [words[start + nth], words[start + length + nth]];
    if (nth === 0) first = first.replace(/^[("„“«]/, "");
    if (nth === length - 1) second = second.replace(/[.,;:!?)“”"»…]{1,3}$/, "");
    if (first !== second || first === "") return false;
  }
  return true;
}

function isFault(first: readonly string[], second: readonly string[], language: Language): boolean {
  const words = first.map((each) => each.replace(/^[("„“«]/, ""));
  const [word = ""] = words;
  const isWord = (each: string) => /^\p{L}[\p{L}’'-]{3,30}$/u.test(each);
  const { small, ends, words: emphatic } = repeatable[language];
  const isJoined = [words[0], words.at(-1)].some((each) => ends.has(each?.toLowerCase() ?? ""));
  if (words.length > 1) return words.some(isWord) && !isJoined;
  if (small.has(word.toLowerCase())) return word === word.toLowerCase() || word === "Kč";
  // Names of places may consist of the same word twice.
  return isWord(word) && /^\p{Ll}/u.test(second[0] ?? "") && !emphatic.has(word.toLowerCase());
}

const repeatableIn = (language: Language) => ({
  small: new Set(doubledWords[language].map((each) => each.toLowerCase())),
  words: new Set(repeatableWords[language]),
  ends: new Set(["a", "i", "ani", "and", "or", "и", "і", "та", "й"]),
});

const repeatable: Readonly<Record<Language, ReturnType<typeof repeatableIn>>> = {
  cs: repeatableIn("cs"),
  en: repeatableIn("en"),
  ru: repeatableIn("ru"),
  ua: repeatableIn("ua"),
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

/** Thousands divided as in another language, or not by three: `5,000 Kč` reads as five crowns in Czech. */
export const otherSeparator: Rule = {
  code: "amount.separator",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { language } = subject.content;
    const sign = language === "en" ? "," : "\u00a0";
    const pattern = language === "en" ? withFullStop : withSigns;
    if (presentIn([pattern, unevenGroups], subject).length === 0) return;
    for (const { path, own } of proseOf(subject)) {
      const [text] = pattern.exec(own) ?? [];
      const right = text
        ?.replace(/(?<=\d)[.,](?=\d{3})/g, sign)
        .replace(/,(?=\d\d(?!\d))/, language === "en" ? "." : ",");
      if (text && right) yield { path, expected: right, received: own, values: { text, right } };
      const [uneven] = unevenGroups.exec(own) ?? [];
      if (uneven)
        yield {
          path,
          expected: "groups of three",
          received: own,
          values: { text: uneven, right: "", context: "groups" },
          about: [],
        };
    }
  },
};

const crowns = "(?:Kč|CZK|korun|крон)";
/** Rates of exchange have three decimals, which are seldom round. */
const withSigns = new RegExp(
  `(?<![\\d.,/])(?:\\d{1,3}(?:,\\d00|(?:,\\d{3}){2,4})|\\d{1,3}(?:\\.\\d{3}){1,4},(?:\\d\\d|[-–—]))[ \\u00a0]?${crowns}|CZK[ \\u00a0]?\\d{1,3}(?:,\\d00|(?:,\\d{3}){2,4})(?![\\d.])`,
  "iu",
);
const withFullStop =
  /(?<![\d.,/])\d{1,3}(?:\.\d{3}){1,4}(?:,\d\d)?[ \u00a0]?(?:Kč|CZK|crowns)|CZK[ \u00a0]?\d{1,3}(?:\.\d{3}){1,4}(?:,\d\d)?(?!\d)/iu;
/** A group of one, two or four digits among others. */
const unevenGroups = new RegExp(
  `(?<![\\d.,/:–-][ \\u00a0]?)\\d{1,3}[ \\u00a0](?:\\d{3}[ \\u00a0]){0,3}(?:\\d{1,2}[ \\u00a0]\\d{3}|\\d{4,5})[ \\u00a0]?${crowns}`,
  "u",
);

/** An asterisk or a number that promises a note which the page does not have. */
export const missingNote: Rule = {
  code: "text.missing-note",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    if (presentIn([star, numbered], subject).length === 0) return;
    const prose = proseOf(subject);
    const starred = prose.filter(({ text }) => text.includes("*"));
    const hasNote = starred.some(({ text }) => /^\(?\*|\*\)?$|\s\*|\*\*/.test(text));
    for (const { path, text } of hasNote ? [] : starred) {
      const [word] = /[\p{L}\d%]{2,}\*(?=[\s.,;:)])/u.exec(text) ?? [];
      if (word) yield { path, expected: "a note", received: text, values: { text: shortened(word) } };
    }
    if (presentIn([numbered], subject).length === 0) return;
    const notes = new Set(prose.map(({ text }) => numberOf(/^[[(]?(\d{1,2}|[¹²³])(?=[\]). \p{L}])/u.exec(text)?.[1])));
    // A link to a note has its own finding when the note is missing.
    const linked = new Set(
      textsOf(subject)
        .html.filter(({ source }) => source.includes('href="#'))
        .map(({ path }) => path),
    );
    for (const { path, text, isPlain } of prose) {
      const match = numbered.exec(text);
      if (!match || isPlain || linked.has(path) || notes.has(numberOf(match[1] ?? match[2]))) continue;
      const word = text.slice(text.lastIndexOf(" ", match.index) + 1, match.index + match[0].length);
      yield { path, expected: "a note", received: text, values: { text: shortened(word), context: "number" } };
    }
  },
};

const star = /\*/;
/** A number in square brackets or a raised figure after a word; units and formulas are shorter than four letters. */
const numbered = /(?<=\p{L}{4}[.,;:!?]?)(?:\[(\d{1,2})\]|([¹²³]))(?=[\s.,;:)]|$)/u;

function numberOf(mark = ""): string {
  return mark.replace(/[¹²³]/, (sign) => String("¹²³".indexOf(sign) + 1));
}
