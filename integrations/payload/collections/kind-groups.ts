import type { WordKey } from "../locales/words.ts";
import type { structures } from "../portal.ts";

/** Groups of kinds of content in the admin, in this order. */
export const kindGroups = {
  "group.news": ["calendar-record", "conference", "landing-page", "news-item", "press-release"],
  "group.services": [
    ...(["application", "entitlement-guide", "form", "form-list", "guide-for-foreigners"] as const),
    ...(["payment-dates", "questions-and-answers", "service", "services-hub"] as const),
  ],
  "group.offices": [
    ...(["map", "mediators", "organisation-structure", "regional-branch"] as const),
    ...(["workplace-contacts", "workplaces-summary"] as const),
  ],
  "group.notices": [
    ...(["collective-agreements", "document-list", "information-leaflet", "job-position", "property-offer"] as const),
    ...(["provided-information", "public-notice", "requested-information", "service-position"] as const),
  ],
  "group.pages": ["embedded-page", "main-page", "redirect", "search-page", "sitemap", "standard-page"],
  "group.values": ["glossary", "glossary-term", "search-dictionary", "shared-values"],
  "group.site": ["web-config"],
} as const satisfies Partial<Record<WordKey, readonly Key[]>>;

type Key = keyof typeof structures | "embedded-page" | "web-config";
type GroupKey = keyof typeof kindGroups;

export const groupNames = Object.keys(kindGroups);

/** Returns the group of a kind of content; tests/kind-groups.test.ts holds that each has one. */
export function groupOf(key: string): GroupKey {
  const groups = Object.entries(kindGroups).filter(([, keys]) => keys.some((each) => each === key));
  const [name] = groups[0] ?? [];
  return isGroup(name) ? name : "group.pages";
}

function isGroup(name: string | undefined): name is GroupKey {
  return name !== undefined && Object.hasOwn(kindGroups, name);
}
