import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import type { ResolvedPage } from "#renderer/page/resolved.ts";
import type { ShellLink } from "#renderer/shell/shell.ts";
import type { StructureKey, ViewOf } from "#schemas/structures/registry.ts";
import { conferenceToEvent, recordToEvent } from "./event.ts";
import { blocksToFaqPage, groupsToFaqPage, serviceToFaqPage } from "./faq-page.ts";
import { branchToOffice, workplaceToOffice } from "./government-office.ts";
import { toGovernmentService } from "./government-service.ts";
import { jobToPosting, servicePositionToPosting } from "./job-posting.ts";
import type { JsonLdContext } from "./json-ld-context.ts";
import { toNewsArticle } from "./news-article.ts";

type Views = { [Key in StructureKey]: ViewOf<Key> };

/**
 * Converts the view of a structure to schema.org; null when no type of schema.org fits, an empty list when the view lacks
 * what the type requires.
 */
const converters: { [Key in StructureKey]: ((view: Views[Key], context: JsonLdContext) => Thing[]) | null } = {
  application: null,
  "calendar-record": recordToEvent,
  "collective-agreements": null,
  conference: conferenceToEvent,
  "document-list": null,
  "form-list": null,
  glossary: null,
  "glossary-term": null,
  "guide-for-foreigners": null,
  "information-leaflet": null,
  "job-position": jobToPosting,
  "landing-page": null,
  "main-page": null,
  map: null,
  mediators: null,
  "news-item": toNewsArticle,
  "organisation-structure": null,
  "press-release": toNewsArticle,
  "property-offer": null,
  "provided-information": null,
  "public-notice": null,
  "questions-and-answers": groupsToFaqPage,
  redirect: null,
  "regional-branch": branchToOffice,
  "requested-information": null,
  "search-dictionary": null,
  "search-page": null,
  service: (view, context) => [...toGovernmentService(view, context), ...serviceToFaqPage(view, context)],
  "service-position": servicePositionToPosting,
  "services-hub": null,
  sitemap: null,
  "standard-page": blocksToFaqPage,
  "workplace-contacts": workplaceToOffice,
  "workplaces-summary": null,
};

/**
 * The page as JSON-LD. Null for demonstrations, and for pages without a canonical address, such as those of a site
 * without an origin.
 */
export function jsonLdOf(shown: ResolvedPage, time: Pick<JsonLdContext, "now">): Graph | null {
  const { page, shell, canonical, absolute, language, isUnlisted } = shown;
  const url = canonical.find((address) => address.language === language)?.href;
  if (!url || isUnlisted) return null;
  const context: JsonLdContext = {
    url,
    language,
    siteName: shell.siteName,
    home: absolute(shell.home),
    absolute,
    // A getter, because most pages do not depend on the time and can be cached.
    get now() {
      return time.now;
    },
  };
  const graph = [...toThings(page, context), ...toBreadcrumb(shell.breadcrumb, context)];
  return graph.length > 0 ? { "@context": "https://schema.org", "@graph": graph } : null;
}

function toThings<Key extends StructureKey>(
  { key, view }: { key: Key; view: Views[Key] },
  context: JsonLdContext,
): Thing[] {
  return converters[key]?.(view, context) ?? [];
}

function toBreadcrumb(crumbs: readonly ShellLink[], { absolute, url }: JsonLdContext): BreadcrumbList[] {
  const items = crumbs.flatMap(({ label, href }) => {
    const item = absolute(href);
    return item ? [{ name: label, item }] : [];
  });
  if (items.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${url}#breadcrumb`,
      itemListElement: items.map((item, index) => ({ "@type": "ListItem" as const, position: index + 1, ...item })),
    },
  ];
}
