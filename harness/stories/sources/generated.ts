import { generatedContext, ownReference } from "#harness/content/page-record.ts";
import { statesOf } from "#harness/content/states.ts";
import { parsePage } from "#portal/contract/parse/parse-page.ts";
import { themeOf } from "#portal/contract/site/web.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
import { documentsPath } from "#portal/contract/values/image-address.ts";
import { listingOf } from "#portal/page/read-listing.ts";
import { createViewContext } from "#portal/view/view-context.ts";
import type { Draft } from "./draft.ts";
import { guideProps } from "./guide-pages.ts";
import { pointsOf } from "./points.ts";
import { type RecordedSite, visitOf } from "./recorded-site.ts";

const yearMs = 365.25 * 24 * 3_600_000;
/** A time at which the examples of the schemas are current: services are offered, registrations and selections are open. */
const timeOfExamples = Date.UTC(2026, 9, 15, 8);

/** Returns stories of generated content: minimal, maximal and unusual items of each structure. */
export function generatedStories(sites: readonly RecordedSite[]): Draft[] {
  const site = sites.find(({ web }) => web.id === ownReference.web.id);
  if (!site) throw new Error(`There is no site ${ownReference.web.id} for generated pages.`);
  const theme = themeOf(site.web);
  const drafts = Object.keys(structures)
    .filter(isStructureKey)
    .flatMap((key) =>
      statesOf(key).map(({ name, content, czech = null, years = 0, lacksFiles }) => {
        const around = { ...generatedContext(key), czech };
        const { page } = parsePage(content, createViewContext(visitOf(site, sites, content.language)), around);
        const { view, language } = page;
        const own = timeOfExamples + years * yearMs;
        const lacks = lacksFiles ? { lacks: [documentsPath] } : {};
        const listing = listingOf(page, new Map(), { language, now: own })?.listing ?? null;
        const props = { view, listing, ...guideProps(page) };
        // An item without data required by its structure is rendered by another template.
        const state = page.key === key ? name : `${name}-${key}`;
        return {
          group: page.key,
          name: `generated-${state}`,
          language,
          theme,
          fixture: null,
          props,
          now: own,
          ...lacks,
          ...pointsOf(page, language, listing),
        };
      }),
    );
  return distinct(drafts);
}

/** Removes stories equal to an earlier one of their group. */
function distinct(drafts: readonly Draft[]): Draft[] {
  const seenViews = new Set<string>();
  return drafts.filter(({ group, props, now }) => {
    // Only dated content depends on the time.
    const view = JSON.stringify({ group, props });
    const key = /\d{4}-\d{2}-\d{2}/.test(view) ? `${view} ${now}` : view;
    return seenViews.size < seenViews.add(key).size;
  });
}
