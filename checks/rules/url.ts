import type { LibraryContent, Problem, Rule, Subject } from "#checks/rule.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguage, languages, parseLanguage } from "#schemas/site/languages.ts";
import { contentsAt, versionsOf } from "./targets.ts";

interface OwnUrl {
  key: string;
  language: Language;
  url: string;
}

function urlsOf({ content }: Subject): OwnUrl[] {
  return Object.entries(content.friendlyURLs).flatMap(([key, url]) => {
    const language = parseLanguage(key);
    return language ? [{ key, language, url }] : [];
  });
}

/** Returns the address in the item's own language; other languages are checked with their own records. */
function ownUrls(subject: Subject): OwnUrl[] {
  return urlsOf(subject).filter(({ language }) => language === subject.content.language);
}

/** False for an address that the portal cannot serve: it starts with a language code, or has an invalid segment or too many. */
function isReachable(url: string): boolean {
  const segments = url.split("/");
  const first = segments[0] ?? "";
  const isPart = (segment: string) => !/^(?:|-|\.{1,2})$/.test(segment) && !/[\\?#%\p{Cc}]|^\s|\s$/u.test(segment);
  return url === "" || (segments.every(isPart) && !Object.hasOwn(languages, first) && segments.length <= 32);
}

export const urlMalformed: Rule = {
  code: "url.malformed",
  level: "reference",
  severity: "error",
  effect: "page-unavailable",
  wcag: [],
  *check(subject) {
    for (const { key, url } of ownUrls(subject)) {
      const isWell = /^[a-z0-9]+(?:[-._~/][a-z0-9]+)*$|^$/.test(url);
      if (isWell && isReachable(url)) continue;
      const problem: Problem = {
        path: ["friendlyURLs", key],
        expected: "lower-case letters without diacritics, digits and hyphens, separated by slashes",
        received: url,
        values: { url },
      };
      yield isReachable(url) ? { ...problem, severity: "warning" } : problem;
    }
  },
};

/** Reports a page without an address. A home page may have none, and a search dictionary is not a page. */
export const urlNone: Rule = {
  code: "url.none",
  level: "reference",
  severity: "error",
  effect: "page-unavailable",
  wcag: [],
  *check(subject) {
    const { content, key } = subject;
    if (key === "main-page" || key === "search-dictionary" || ownUrls(subject).some(({ url }) => url !== "")) return;
    yield { path: ["friendlyURLs"], expected: "an address", received: content.friendlyURLs };
  },
};

export const urlTaken: Rule = {
  code: "url.taken",
  level: "reference",
  severity: "error",
  effect: "page-unavailable",
  wcag: [],
  *check(subject) {
    const { content, library } = subject;
    if (!library) return;
    for (const { key, language, url } of ownUrls(subject)) {
      const other = contentsAt(library, { webId: content.webId, language, slug: url }).find(
        ({ id }) => id !== content.id,
      );
      const isOwnPage = library.ownPaths?.has(url) ?? false;
      if (!other && !isOwnPage) continue;
      yield {
        path: ["friendlyURLs", key],
        expected: "an address that is unique on the site",
        received: url,
        values: { url, name: other?.name ?? "–" },
      };
    }
  },
};

/** Reports two records with the same id in the same language of a site: requests by id get only one of them. */
export const idTaken: Rule = {
  code: "id.taken",
  level: "reference",
  severity: "error",
  wcag: [],
  *check({ content, library }) {
    if (!library) return;
    const { id, webId, language, name, friendlyURLs } = content;
    const same = versionsOf(library, id).filter((each) => each.webId === webId && each.language === language);
    if (same.length < 2) return;
    const own = inLanguage(friendlyURLs, language) ?? "";
    const urlOf = (each: LibraryContent) => inLanguage(each.friendlyURLs, language) ?? "";
    const other = same.find((each) => each.name !== name || urlOf(each) !== own) ?? content;
    yield {
      path: ["id"],
      expected: "an id that is unique in its language",
      received: id,
      values: { id, name: other.name, url: `/${urlOf(other)}` },
    };
  },
};

export const urlWithoutVersion: Rule = {
  code: "url.no-version",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { content, library } = subject;
    if (!library || content.language !== "cs") return;
    const versions = new Set(versionsOf(library, content.id).map(({ language }) => language));
    for (const { key, language, url } of urlsOf(subject)) {
      const isKnown = library.isKnown?.({ webId: content.webId, language, slug: url }) ?? true;
      if (language === content.language || versions.has(language) || !isKnown) continue;
      yield {
        path: ["friendlyURLs", key],
        expected: `the content in ${language}`,
        received: url,
        values: { url, language: languageInBothLanguages(language) },
      };
    }
  },
};
