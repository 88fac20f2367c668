import type { Library, Rule, Subject } from "#checks/rule.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { wordsOf } from "./prose.ts";
import { addressesOf, contentsAt, pagesAt, type Target, targetsOf, versionsOf } from "./targets.ts";
import { functionWords } from "./words.ts";

const level = "reference";

export const deadReference: Rule = {
  code: "reference.dead",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library) return;
    for (const target of targetsOf(subject)) {
      if (target.slug === "" || pagesAt(library, target).length > 0 || isInCzech(target, library)) continue;
      yield {
        path: target.path,
        expected: "the address of an existing page",
        received: target.written,
        values: { url: target.written },
      };
    }
  },
};

export const czechReference: Rule = {
  code: "reference.czech-only",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library || subject.content.language === "cs") return;
    for (const target of targetsOf(subject)) {
      if (isForeign(target, subject, library)) continue;
      const isOwn = target.slug === "" || (target.language !== "cs" && pagesAt(library, target).length > 0);
      if (isOwn || !isInCzech(target, library)) continue;
      yield {
        path: target.path,
        expected: `a page in ${subject.content.language}`,
        received: target.written,
        values: { url: target.written, language: languageInBothLanguages(subject.content.language) },
        // Visitors see an error page with a link to the Czech version.
        severity: target.language === "cs" ? undefined : "warning",
      };
    }
  },
};

export const hiddenReference: Rule = {
  code: "reference.hidden",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library) return;
    for (const target of targetsOf(subject)) {
      const found = pagesAt(library, target);
      if (found.length === 0 || found.some(({ published }) => published)) continue;
      yield {
        path: target.path,
        expected: "a published page",
        received: target.written,
        values: { url: target.written, name: found[0]?.name ?? "" },
      };
    }
  },
};

/** Reports a link to another language version of a page that has one in the language of the link. */
export const foreignReference: Rule = {
  code: "reference.other-language",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { library, content } = subject;
    if (!library) return;
    for (const target of targetsOf(subject)) {
      if (!isForeign(target, subject, library)) continue;
      const url = target.written;
      const [language, own] = [target.language, content.language].map(languageInBothLanguages);
      if (language && own)
        yield {
          path: target.path,
          expected: `a page in ${content.language}`,
          received: url,
          values: { url, language, own },
        };
    }
  },
};

/** True for the address of another language, unless the text of the link is in it or names it. */
function isForeign(target: Target, subject: Subject, library: Library): boolean {
  const { language } = subject.content;
  if (target.isReference || target.language === language || target.slug === "") return false;
  const text = addressesOf(subject).find(
    ({ path, address }) => path === target.path && address === target.written,
  )?.text;
  if (text === undefined || text === target.written || named.test(text) || !isInOwnScript(text, language)) return false;
  return contentsAt(library, target)
    .flatMap(({ id }) => versionsOf(library, id))
    .some((version) => version.language === language && version.published);
}

/** Names of the languages in each of them. */
const named =
  /anglick|angličtin|english|англи[йч]|англійськ|česk|češtin|czech|чешск|чеськ|rusk|rušt|russian|русск|російськ|ukraj|ukrain|украин|україн|version|verz[eí]|верси|версі|(?<!\p{L})(?:EN|CZ|CS|RU|UA|UK)(?!\p{L})/iu;

/** False for a text that only the other page's readers understand. */
function isInOwnScript(text: string, language: Language): boolean {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  if (isCyrillic !== (language === "ru" || language === "ua")) return false;
  const words = wordsOf(text.toLowerCase());
  if (isCyrillic) return true;
  const isEnglish = words.some((word) => functionWords.en.includes(word));
  return language === "cs" ? !isEnglish : !/[ěščřžýůďťň]/i.test(text);
}

function isInCzech(target: Target, library: Library): boolean {
  return contentsAt(library, { ...target, language: "cs" }).length > 0;
}
