import type { FoundLink, SearchNotes } from "#schemas/lists/listing-view.ts";
import { toFoundResults } from "#schemas/lists/search/everything.ts";
import { toOfficeAnswers } from "#schemas/lists/search/office-answer.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { createRanking } from "#server/search/ranking.ts";
import type { Results } from "#server/search/search.ts";
import type { Result } from "#server/search/search-result.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";

/** Result of a search of the visited site: its best hits, their number, and the words that no page contains. */
export interface SearchFound extends Pick<Results, "hits" | "clauses" | "missing"> {
  total: number;
}

interface SearchSource {
  site: Pick<Site, "input" | "ctx">;
  services: Services;
}

type Elsewhere = Pick<SearchNotes, "offices" | "near" | "elsewhere">;

/**
 * Returns the offices that a term asks for, top results in the site's other languages when a search of the site found
 * little, and top results of other sites also when they are better.
 */
export async function searchElsewhere(term: string, found: SearchFound, source: SearchSource): Promise<Elsewhere> {
  const { offices, near } = findOffices(term, source);
  const isNew = ({ href }: FoundLink) => offices.every((office) => office.href !== href);
  const [inLanguages, onSites] = await Promise.all([
    searchOtherLanguages(term, found, source),
    searchOtherSites(term, { ...found, isAnswered: offices.length > 0 }, source),
  ]);
  const elsewhere = [...inLanguages, ...onSites]
    .map(({ links, ...from }) => ({ ...from, links: links.filter(isNew) }))
    .filter(({ links }) => links.length > 0);
  return { offices, near, elsewhere };
}

/** Returns the offices of the visited site or else of another. */
function findOffices(
  term: string,
  { site: { input, ctx }, services }: SearchSource,
): Pick<Elsewhere, "offices" | "near"> {
  const { webs, web, language } = input;
  const sites = [web, ...webs.filter(({ id }) => id !== web.id)].map(({ id }) => id);
  const { offices, near } = services.search.offices(term, { sites, language });
  return { offices: toOfficeAnswers(offices, ctx), near };
}

/** With fewer results than this, the other sites are searched as well. */
const minOwnResults = 5;
const maxResultsElsewhere = 3;

/** Top results in the site's other languages, when no page in the visitor's language contains all words of the term. */
async function searchOtherLanguages(
  term: string,
  { total, missing }: SearchFound,
  { site: { input, ctx }, services }: SearchSource,
): Promise<Elsewhere["elsewhere"]> {
  if (total > 0 && missing.length === 0) return [];
  const { web, language, languages = languageCodes } = input;
  const others = languages.filter((other) => other !== language);
  const found = await Promise.all(
    others.map(async (other) => {
      const results = await services.search.search(term, { site: web.id, language: other, keys: null });
      if (results === "preparing" || results.missing.length + results.corrected.length > 0 || results.isPartial)
        return [];
      const own = results.hits.filter((hit) => hit.language === other).slice(0, maxResultsElsewhere);
      return toFoundResults(results.contentsOf(own), ctx);
    }),
  );
  const links = found.flat().map(({ title, href, language: own }) => ({ title, href, language: own }));
  return [{ site: null, isBetter: false, links }];
}

/** Top results from other sites, when the search found little on its own site or a better one there. */
async function searchOtherSites(
  term: string,
  { isAnswered, ...own }: SearchFound & { isAnswered: boolean },
  { site: { input, ctx }, services }: SearchSource,
): Promise<Elsewhere["elsewhere"]> {
  const { total } = own;
  if (isAnswered && total >= minOwnResults) return [];
  const { webs, web, language } = input;
  const others = webs.filter(({ id }) => id !== web.id);
  const found = await Promise.all(
    others.map(async ({ id, names }) => {
      const results = await services.search.search(term, { site: id, language, keys: null });
      const name = inLanguageOrDefault(names, language);
      if (results === "preparing" || name === null || results.missing.length > 0) return [];
      const isBetter = !isAnswered && isBetterResult(results, own, { language, now: services.clock.now() });
      if (total >= minOwnResults && !isBetter) return [];
      const whole = results.hits.filter((hit) => !hit.isPartial);
      const best = (whole.length > 0 ? whole : results.hits).slice(0, maxResultsElsewhere);
      const rows = toFoundResults(results.contentsOf(best), ctx);
      const links = rows.map(({ title, href, language: shown }) => ({ title, href, language: shown }));
      return [{ site: name.value, isBetter, links }];
    }),
  );
  return found.flat();
}

/** Difference of relevance from which a result of another site is better. */
const margin = 0.2;

/** True when the best result of another site has all words and is clearly better than the best one of the visited site. */
function isBetterResult(
  theirs: Results,
  own: SearchFound,
  { language, now }: { language: Language; now: number },
): boolean {
  const [first] = theirs.hits;
  const [ownFirst] = own.hits;
  if (!first || first.isPartial) return false;
  if (!ownFirst) return true;
  const answers = (hit: Result, { clauses }: Pick<Results, "clauses">) =>
    createRanking(clauses, { language: hit.language, now }).answers(hit);
  // A page in the visitor's language comes before one in Czech only.
  if (ownFirst.language !== language && first.language === language && answers(first, theirs)) return true;
  if (answers(ownFirst, own)) return false;
  // Without a score, the page was chosen by editors.
  if (ownFirst.score === 0 || first.score === 0) return ownFirst.score !== 0;
  const best = Math.min(first.score, ownFirst.score);
  const rate = (hit: Result, { clauses }: Pick<Results, "clauses">) =>
    createRanking(clauses, { language, now }).rate(hit, best);
  return rate(first, theirs) > rate(ownFirst, own) + margin;
}
