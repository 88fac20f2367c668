import type { Page } from "#portal/contract/parse/parse-page.ts";
import { themeOf, type Web } from "#portal/contract/site/web.ts";
import { listingOf } from "#portal/page/read-listing.ts";
import type { Draft } from "./draft.ts";

/** Months that look different: one with every kind of event, those in which the clocks change, an empty one. */
const months = { full: "2026-12", back: "2026-10", forward: "2027-03", empty: "2034-08" };

/** Returns stories of the sites' calendars by month; on translated pages only the full one. */
export function calendarStories(pages: readonly { page: Page; site: { web: Web } }[], now: number): Draft[] {
  return pages.flatMap(({ page, site }) => {
    const { key, view, language } = page;
    if (key !== "search-page" || view.preset !== "calendar") return [];
    const theme = themeOf(site.web);
    return Object.entries(months)
      .filter(([name]) => name === "full" || language === "cs")
      .map(([name, month]) => {
        const parameters = new Map([
          ["view", ["month"]],
          ["month", [month]],
        ]);
        const listing = listingOf(page, parameters, { language, now })?.listing ?? null;
        const story = `month-${name}-${theme}-${language}`;
        return { group: key, name: story, language, theme, fixture: null, props: { view, listing } };
      });
  });
}
