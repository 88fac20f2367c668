import type { SearchNotes } from "#schemas/lists/listing-view.ts";
import { toFoundResults } from "#schemas/lists/search/everything.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";

/** What a search of the visited site found: the number of results, and the words that no page contains. */
export interface SearchFound extends Pick<SearchNotes, "missing"> {
  total: number;
}

interface SearchSource {
  site: Pick<Site, "input" | "ctx">;
  services: Services;
}

/** Returns top results in the site's other languages and on other sites, when a search of the site found little. */
export async function searchElsewhere(
  term: string,
  found: SearchFound,
  source: SearchSource,
): Promise<SearchNotes["elsewhere"]> {
  return [...(await searchOtherLanguages(term, found, source)), ...(await searchOtherSites(term, found, source))];
}

/** With fewer results than this, the other sites are searched as well. */
const minOwnResults = 5;
const maxResultsElsewhere = 3;

/** Top results in the site's other languages, when no page in the visitor's language contains all words of the term. */
async function searchOtherLanguages(
  term: string,
  { total, missing }: SearchFound,
  { site: { input, ctx }, services }: SearchSource,
): Promise<SearchNotes["elsewhere"]> {
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
  return links.length > 0 ? [{ site: null, links }] : [];
}

/** Top results from other sites, when the search found little on its own site. */
async function searchOtherSites(
  term: string,
  { total }: SearchFound,
  { site: { input, ctx }, services }: SearchSource,
): Promise<SearchNotes["elsewhere"]> {
  if (total >= minOwnResults) return [];
  const others = input.webs.filter(({ id }) => id !== input.web.id);
  const found = await Promise.all(
    others.map(async ({ id, names }) => {
      const results = await services.search.search(term, { site: id, language: input.language, keys: null });
      const name = inLanguageOrDefault(names, input.language);
      if (results === "preparing" || name === null || results.missing.length > 0) return [];
      const whole = results.hits.filter((hit) => !hit.isPartial);
      const best = (whole.length > 0 ? whole : results.hits).slice(0, maxResultsElsewhere);
      const rows = toFoundResults(results.contentsOf(best), ctx);
      const links = rows.map(({ title, href, language }) => ({ title, href, language }));
      return links.length > 0 ? [{ site: name.value, links }] : [];
    }),
  );
  return found.flat();
}
