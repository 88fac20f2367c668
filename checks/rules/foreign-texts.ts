import type { Rule } from "#checks/rule.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "./prose.ts";
import { functionWords } from "./words.ts";

/** Shorter texts may be names in their original language. */
const fewestWords = 6;
const fewestHits = 3;

const sets: Record<Language, ReadonlySet<string>> = {
  cs: new Set(functionWords.cs),
  en: new Set(functionWords.en),
  ru: new Set(functionWords.ru),
  ua: new Set(functionWords.ua),
};

export const foreignText: Rule = {
  code: "text.foreign-language",
  level: "accessibility",
  severity: "warning",
  wcag: ["3.1.2"],
  *check(subject) {
    const { language } = subject.content;
    for (const { path, own, isPlain, isPersonal, isReportedForeign } of proseOf(subject)) {
      if (isPersonal || isReportedForeign || own.length < 15) continue;
      const found =
        foreignPart(own, language) ?? (isPlain && titles.has(path.at(-1) ?? "") ? czechTitle(own, language) : null);
      if (!found) continue;
      yield {
        path,
        expected: `text in ${language}`,
        received: found.text,
        values: { text: shortened(found.text), language: languageInBothLanguages(found.language) },
        // Plain text cannot be marked with a language.
        severity: isPlain ? "info" : undefined,
      };
    }
  },
};

/** Fields that are translated; names of offices, services and terms may stay in Czech. */
const titles: ReadonlySet<string | number> = new Set(["name", "perex", "description", "titulek", "oznamovatel"]);

/** Returns a title or lead of an English page that nobody has translated; names have few small letters. */
function czechTitle(text: string, language: Language): { text: string; language: Language } | null {
  if (language !== "en" || !/[ěščřžýůďťň]/.test(text)) return null;
  const words = wordsOf(text);
  const czech = words.filter((word) => /^\p{Ll}{3,}$/u.test(word) && /[ěščřžýáíéúůďťň]/.test(word));
  return words.length > 2 && czech.length > 1 && hitsOf(words, "en") === 0 ? { text, language: "cs" } : null;
}

/** Returns the language that a text is in beyond doubt; null for short texts, and for those in other languages. */
export function certainLanguage(text: string): Language | null {
  const words = wordsOf(text);
  if (words.length < fewestWords) return null;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  const [first, second] = isCyrillic ? (["ru", "ua"] as const) : (["cs", "en"] as const);
  return [first, second].find((language) => isIn(text, language, language === first ? second : first)) ?? null;
}

/** Returns the first part of a text that is in another language, with that language; null when there is none. */
export function foreignPart(text: string, language: Language): { text: string; language: Language } | null {
  const isLatin = language === "cs" || language === "en";
  const other = isLatin ? otherScript(text, cyrillicRun) : otherScript(text, latinRun);
  if (other) {
    const foreign = languageOf(other, isLatin ? ["ru", "ua"] : ["cs", "en"]);
    // Names of offices and laws keep their own script; only a sentence has several function words.
    if (foreign && (isLatin || foreign.hits > 2)) return { text: other, language: foreign.language };
  }
  const sibling = siblings[language];
  // Without letters of the sibling language, a text has no sentence in it.
  if (!hasSigns(text, sibling)) return null;
  for (const sentence of sentencesOf(text))
    if (isIn(sentence, sibling, language)) return { text: sentence, language: sibling };
  return null;
}

/** Returns false when a text or markup certainly has no part in another language: a cheap test before each part is read. */
export function mayBeForeign(text: string, language: Language): boolean {
  // Tags and addresses use Latin letters.
  if (language === "ru" || language === "ua") return true;
  return /\p{Script=Cyrillic}/u.test(text) || hasSigns(text, siblings[language]);
}

/** The other language of the same script. */
const siblings = { cs: "en", en: "cs", ru: "ua", ua: "ru" } as const;

/** True for a text with enough words of a language for a sentence. */
function hasSigns(text: string, language: Language): boolean {
  return hitsOf(wordsOf(text), language) >= fewestHits;
}

const cyrillicRun = /(?<![\p{Script=Cyrillic}'’-])(?:[\p{Script=Cyrillic}'’-]+[\s,]+){3,}[\p{Script=Cyrillic}'’-]+/u;
const latinRun = /(?<![\p{Script=Latin}'’-])(?:[\p{Script=Latin}'’-]+[\s,]+){5,}[\p{Script=Latin}'’-]+/u;

function otherScript(text: string, run: RegExp): string | null {
  const own = run === cyrillicRun ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  return own.test(text) ? (run.exec(text)?.[0] ?? null) : null;
}

function languageOf(text: string, among: readonly Language[]): { language: Language; hits: number } | null {
  const words = wordsOf(text);
  const ranked = among
    .map((language) => ({ language, hits: hitsOf(words, language) }))
    .toSorted((a, b) => b.hits - a.hits);
  return ranked[0] ?? null;
}

/** Counts function words and letters that only this language has. */
function hitsOf(words: readonly string[], language: Language): number {
  const [functionWords, letters] = [sets[language], ownLetters[language]];
  let hits = 0;
  for (const each of words) if (functionWords.has(each.toLowerCase()) || letters?.test(each)) hits += 1;
  return hits;
}

/** Distinctive letters of languages that share most of their function words. */
const ownLetters: Readonly<Partial<Record<Language, RegExp>>> = {
  // Names of places keep their letters.
  cs: /^\p{Ll}*[ěřů]/u,
  ru: /[ыэъёЫЭЪЁ]/,
  ua: /[іїєґІЇЄҐ]/,
};

function isIn(sentence: string, foreign: Language, own: Language): boolean {
  const words = wordsOf(sentence);
  if (words.length < fewestWords) return false;
  const hits = hitsOf(words, foreign);
  return hits >= fewestHits && hits * 5 >= words.length && hitsOf(words, own) === 0;
}
