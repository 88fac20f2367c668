import { withCzech } from "#portal/contract/lists/listed.ts";
import { createMatch, wordsOf } from "#portal/contract/lists/match.ts";
import { toFoundResults } from "#portal/contract/lists/search/everything.ts";
import { resultTypes } from "#portal/contract/lists/search/result-types.ts";
import { wordsIn } from "#portal/contract/lists/search/words.ts";
import { readTerm } from "#portal/contract/lists/state.ts";
import type { Page } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { themeOf } from "#portal/contract/site/web.ts";
import { listingOf } from "#portal/page/read-listing.ts";
import { createViewContext, type ViewContextInput } from "#portal/view/view-context.ts";
import type { RecordedSite } from "./recorded-site.ts";

/** A search page with the inputs of its views. */
interface SearchPage {
  site: RecordedSite;
  visit: ViewContextInput;
  page: Page;
}

/** Queries; the number of results is part of the story. */
const searches = [
  { name: "many", term: "příspěvek", languages: ["cs"] },
  { name: "few", term: "ošetřovné", languages: ["cs"] },
  { name: "one", term: "paušál", languages: ["cs"] },
  { name: "none", term: "velbloud", languages: ["cs", "en", "ru", "ua"] },
  { name: "in-czech-too", term: "Praha", languages: ["en", "ru", "ua"] },
  { name: "too-short", term: "ab", languages: ["cs", "en", "ru", "ua"] },
  { name: "invalid", term: "?!*", languages: ["cs", "en", "ru", "ua"] },
  { name: "markup", term: '<b onclick="alert(1)">příspěvek</b>', languages: ["cs"] },
  { name: "failed", term: "příspěvek", languages: ["cs", "en", "ru", "ua"] },
] as const;

/** Returns stories of searches on the ministry's site in each language, with and without results. */
export function searchStories(pages: readonly SearchPage[], contents: readonly Content[], now: number) {
  return languageCodes.flatMap((language) => {
    const own = pages.filter(({ page }) => page.key === "search-page" && page.language === language);
    const all = own.find(
      ({ page }) => page.key === "search-page" && page.view.preset === "all" && page.view.tabs.length > 5,
    );
    if (!all) throw new Error(`No search page of a whole site in ${language} is among the fixtures.`);
    const { site, visit, page } = all;
    const found = toFind(
      contents.filter(({ webId }) => webId === site.web.id),
      visit,
    );
    return searches
      .filter(({ languages }) => languages.some((each) => each === language))
      .map(({ name, term }) => {
        const answer = readTerm(term) === "" ? null : found(term);
        const around = { language, now, found: name === "failed" ? ("failed" as const) : answer };
        const rows = around.found && around.found !== "failed" ? around.found.rows : [];
        const pageWithRows = page.key === "search-page" ? { ...page, view: { ...page.view, rows } } : page;
        const listing = listingOf(pageWithRows, new Map([["q", [term]]]), around)?.listing ?? null;
        const theme = themeOf(site.web);
        const props = { view: page.view, listing };
        return { group: "search-page", name: `search-${name}-${language}`, language, theme, fixture: null, props };
      });
  });
}

/** Searches for literal words, like a CMS without knowledge of word forms. */
function toFind(contents: readonly Content[], visit: ViewContextInput) {
  const { language } = visit;
  const inLanguage = (wanted: Language) => contents.filter((content) => content.language === wanted);
  const all = language === "cs" ? inLanguage("cs") : withCzech(inLanguage(language), inLanguage("cs"));
  const ctx = createViewContext(visit);
  const isType = (key: string) => resultTypes.some((type) => type === key);
  return (term: string) => {
    const isMatch = createMatch(term);
    const hits = all.filter(
      (content) => isType(ctx.keyOf(content)) && isMatch(wordsOf(`${content.name} ${wordsIn(content.data)}`).join(" ")),
    );
    return { ids: hits.map(({ id }) => id), rows: toFoundResults(hits, ctx) };
  };
}
