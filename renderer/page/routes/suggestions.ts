import { facetTexts } from "#components/listing/facet-texts.ts";
import { textFile } from "#renderer/exports/export-file.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import { toFoundResults } from "#schemas/lists/search/everything.ts";
import { type SuggestionAnswer, suggestionsPath } from "#schemas/lists/search/suggestions.ts";
import { termQuery } from "#schemas/lists/search-term.ts";
import { readTerm } from "#schemas/lists/state.ts";
import { tagOf } from "#schemas/site/languages.ts";
import type { ServiceEnd } from "#schemas/values/offer/service-end.ts";
import type { SiteRoute } from "./route.ts";

/** Seconds for which browsers cache the suggestions for a term. */
const maxAgeS = 60;

/** Suggestions while the visitor types, below the page that searches the site: `/hledani/suggestions.json?q=…`. */
export const suggestions: SiteRoute = {
  name: "suggestions",
  of: "site",
  matches: (path) => path.endsWith(suggestionsPath),
  async answer({ request, services }, { input, ctx, search }) {
    if (search === null || request.path !== search + suggestionsPath) return null;
    const { language, web } = input;
    const { t } = i18nOf(language);
    const term = readTerm(request.query.get("q")?.[0] ?? "");
    const found = term === "" ? nothing : await services.search.suggest(term, { site: web.id, language });
    const { expressions, hits, contentsOf } = found ?? nothing;
    const pages = toFoundResults(contentsOf(hits), ctx);
    const { optionName } = facetTexts(t, language);
    const isEnded = (end: ServiceEnd | null) => end !== null && Date.parse(end.from) <= services.clock.now();
    const options = [
      ...expressions.map((label) => ({ label, href: `${search}${termQuery(label)}`, kind: null })),
      ...pages.map(({ title, href, language: own, type, ended }) => ({
        label: title,
        href,
        ...(own && { lang: tagOf(own) }),
        kind: type && [optionName("type", type), isEnded(ended) && t("link.ended")].filter(Boolean).join(", "),
      })),
    ];
    const count = options.length;
    const announcement = count === 0 ? t("search.suggestions.none") : t("search.suggestions.count", { count });
    const isReady = found !== null;
    const answer: SuggestionAnswer = {
      label: t("search.suggestions.label"),
      said: isReady ? announcement : "",
      options,
      isReady,
    };
    const file = textFile("application/json", JSON.stringify(answer), { staleFor: 0 });
    return { ...file, usedParameters: ["q"], ...(found && { maxAgeS }) };
  },
};

const nothing = { expressions: [], hits: [], contentsOf: () => [] };
