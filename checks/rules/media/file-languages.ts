import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { clean, parseHtml } from "#checks/rules/html.ts";
import { wordsOf } from "#checks/rules/prose.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

const level = "content";

/** The end of a title that says in which language a file is, in any of the four languages. */
const saidIn: Readonly<Record<Language, RegExp>> = {
  cs: endingWith("v češtině|česky|česká verze|in czech|czech version|на чешском(?: языке)?|чеською(?: мовою)?"),
  en: endingWith(
    "v angličtině|anglicky|anglická verze|in english|english version|english|на английском(?: языке)?|англійською(?: мовою)?",
  ),
  ua: endingWith(
    "v ukrajinštině|ukrajinsky|ukrajinská verze|in ukrainian|ukrainian version|на украинском(?: языке)?|українською(?: мовою)?",
  ),
  ru: endingWith("v ruštině|rusky|ruská verze|in russian|russian version|на русском(?: языке)?|російською(?: мовою)?"),
};

function endingWith(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})[)\\]]?$`, "iu");
}

/** Returns the language of a title that is neither in the language of the page nor in that of the field; null when unsure. */
function writtenIn(title: string, page: Language, said: Language): Language | null {
  const isCyrillic = (each: Language) => each === "ru" || each === "ua";
  if (/[\u0400-\u04ff]{3}/.test(title)) {
    const own = /[іїєґ]/iu.test(title) ? "ua" : /[ыэъё]/iu.test(title) ? "ru" : null;
    if (own) return own === page ? null : own;
    return isCyrillic(page) || isCyrillic(said) ? null : "ru";
  }
  const words = wordsOf(title.toLowerCase());
  const isEnglish = /^[\p{ASCII}–’]*$/u.test(title) && words.length > 2 && words.some((each) => english.has(each));
  if (isEnglish && page !== "en") return "en";
  return /[ěščřžýůťďň]/iu.test(title) && words.length > 1 && page !== "cs" ? "cs" : null;
}

const english: ReadonlySet<string> = new Set(["the", "of", "for", "how", "at", "in", "and", "your", "with"]);

/** `klientska-zona-ru.vtt`, `leaflet_en.pdf`. */
const endOfName = /[-_.](cs|cz|en|ru|uk|ua)\.\w{2,4}$/i;
const codes: Readonly<Record<string, Language>> = { cs: "cs", cz: "cs", en: "en", ru: "ru", uk: "ua", ua: "ua" };

/** A file or captions in another language than their field says. */
const otherLanguage: Rule = {
  code: "file.language",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["jazyk", "url"], function* ({ path, value }, { content: { language } }) {
    const { jazyk, url, nazev } = value;
    const said = typeof jazyk === "string" ? parseLanguage(jazyk) : null;
    if (!said || typeof url !== "string") return;
    const title = typeof nazev === "string" ? clean(nazev) : "";
    const byTitle = languageCodes.filter((each) => saidIn[each].test(title));
    const written = byTitle.length === 0 ? writtenIn(title, language, said) : null;
    const actual = written ?? byTitle[0] ?? codes[endOfName.exec(url)?.[1]?.toLowerCase() ?? ""];
    if (!actual || actual === said || byTitle.length > 1) return;
    const values = { said: languageInBothLanguages(said), actual: languageInBothLanguages(actual) };
    const [first, second] = title === "" ? ["url", "jazyk"] : ["jazyk", "url"];
    yield { path: [...path, first], alsoAt: [[...path, second]], expected: actual, received: value[first], values };
  }),
};

/** One file offered twice in a list, under two titles. */
const repeatedFile: Rule = {
  code: "document.repeated",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject([], function* ({ path, value, shape }) {
    for (const { key } of shape.fields) {
      const list = value[key];
      if (!Array.isArray(list) || list.length < 2) continue;
      const seen = new Map<unknown, unknown>();
      for (const [index, file] of list.entries()) {
        if (!isRecord(file) || !("velikost" in file || "jazyk" in file) || typeof file["url"] !== "string") continue;
        const { url, nazev } = file;
        const first = seen.get(url);
        if (first === undefined) seen.set(url, nazev);
        else if (first !== nazev)
          yield {
            path: [...path, key, index, "url"],
            expected: "another file",
            received: url,
            values: { text: String(nazev), other: String(first) },
          };
      }
    }
  }),
};

/** A Czech page with a video whose captions are in other languages only: who does not hear does not understand it. */
const captionsOfPage: Rule = {
  code: "captions.page-language",
  level: "accessibility",
  severity: "warning",
  wcag: ["1.2.2"],
  check: eachObject(["titulky"], function* ({ path, value: { titulky } }, { content: { language } }) {
    if (language !== "cs" || !Array.isArray(titulky) || titulky.length === 0) return;
    const tags = titulky.map((each) => (isRecord(each) ? parseLanguage(String(each["jazyk"])) : null));
    if (tags.includes(language)) return;
    yield { path: [...path, "titulky"], expected: "captions in Czech", received: titulky, values: {} };
  }),
};

/** Fewer words a minute are no speech. */
const slowest = 20;
const announced =
  /(?<!\p{L})(?:připrav|doplním|doplněn|zveřejn|bude|brzy|chystá|pracujeme|coming|soon|will be|being|preparing|not yet|готов|скоро|будет|появится|незабаром|готу|буде|з’явиться)/iu;
const withoutSpeech =
  /(?<!\p{L})(?:beze? (?:slov|mluv|komentář|řeč)|no (?:speech|words|dialogue)|без (?:слов|речи|комментар|слів|мовлення))/iu;

/** A transcript that is only announced, or far too short for its recording. */
const shortTranscript: Rule = {
  code: "recording.transcript",
  level: "accessibility",
  severity: "warning",
  wcag: ["1.2.1"],
  check: eachObject(["prepis", "delka"], function* ({ path, value: { prepis, delka } }, { content: { language } }) {
    if (typeof prepis !== "string" || prepis.trim() === "") return;
    const { text } = parseHtml(prepis, language);
    const count = wordsOf(text).length;
    const isAnnounced = count <= 15 && announced.test(text);
    const isShort = typeof delka === "number" && delka >= 60 && count < (delka / 60) * slowest;
    if ((!isAnnounced && !isShort) || withoutSpeech.test(text)) return;
    const values = { count, context: isAnnounced ? "announced" : undefined };
    yield { path: [...path, "prepis"], expected: "what is said", received: prepis, values };
  }),
};

export const fileRules: readonly Rule[] = [otherLanguage, repeatedFile, captionsOfPage, shortTranscript];
