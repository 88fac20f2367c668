import type { Listing } from "#schemas/lists/listing-view.ts";
import { application } from "./application.ts";
import { calendarRecord } from "./calendar-record.ts";
import { collectiveAgreements } from "./collective-agreements.ts";
import { conference } from "./conference.ts";
import { documentList } from "./document-list.ts";
import { entitlementGuide } from "./entitlement-guide.ts";
import { form } from "./form.ts";
import { formList } from "./form-list.ts";
import { glossary } from "./glossary.ts";
import { glossaryTerm } from "./glossary-term.ts";
import { guideForForeigners } from "./guide-for-foreigners.ts";
import { informationLeaflet } from "./information-leaflet.ts";
import { jobPosition } from "./job-position.ts";
import { landingPage } from "./landing-page.ts";
import { mainPage } from "./main-page.ts";
import { caregiverMap } from "./map.ts";
import { mediators } from "./mediators.ts";
import { newsItem } from "./news-item.ts";
import { organisationStructure } from "./organisation-structure.ts";
import { paymentDates } from "./payment-dates.ts";
import { pressRelease } from "./press-release.ts";
import { propertyOffer } from "./property-offer.ts";
import { providedInformation } from "./provided-information.ts";
import { publicNotice } from "./public-notice.ts";
import { questionsAndAnswers } from "./questions-and-answers.ts";
import { redirect } from "./redirect.ts";
import { regionalBranch } from "./regional-branch.ts";
import { requestedInformation } from "./requested-information.ts";
import { searchDictionary } from "./search-dictionary.ts";
import { searchPage } from "./search-page.ts";
import { service } from "./service.ts";
import { servicePosition } from "./service-position.ts";
import { servicesHub } from "./services-hub.ts";
import { sharedValues } from "./shared-values.ts";
import { sitemap } from "./sitemap.ts";
import { standardPage } from "./standard-page.ts";
import type { PageParts, Structure, View } from "./structure.ts";
import { workplaceContacts } from "./workplace-contacts.ts";
import { workplacesSummary } from "./workplaces-summary.ts";

/** All structures of the portal by key. Templates, stories, checks and the contract derive from this list. */
export const structures = {
  application,
  "calendar-record": calendarRecord,
  "collective-agreements": collectiveAgreements,
  conference,
  "document-list": documentList,
  "entitlement-guide": entitlementGuide,
  form,
  "form-list": formList,
  glossary,
  "glossary-term": glossaryTerm,
  "guide-for-foreigners": guideForForeigners,
  "information-leaflet": informationLeaflet,
  "job-position": jobPosition,
  "landing-page": landingPage,
  "main-page": mainPage,
  map: caregiverMap,
  mediators,
  "news-item": newsItem,
  "organisation-structure": organisationStructure,
  "payment-dates": paymentDates,
  "press-release": pressRelease,
  "property-offer": propertyOffer,
  "provided-information": providedInformation,
  "public-notice": publicNotice,
  "questions-and-answers": questionsAndAnswers,
  redirect,
  "regional-branch": regionalBranch,
  "requested-information": requestedInformation,
  "search-dictionary": searchDictionary,
  "search-page": searchPage,
  service,
  "service-position": servicePosition,
  "services-hub": servicesHub,
  "shared-values": sharedValues,
  sitemap,
  "standard-page": standardPage,
  "workplace-contacts": workplaceContacts,
  "workplaces-summary": workplacesSummary,
} as const satisfies Record<string, Structure>;

export type StructureKey = keyof typeof structures;
export type ViewOf<Key extends StructureKey> = View<(typeof structures)[Key]>;

type RowOf<Key extends StructureKey> =
  (typeof structures)[Key] extends Structure<infer _Schema, infer _ViewModel, infer Row> ? Row : never;

/** Type of a template's `listing` prop; null when the page is not a list. */
export type ListingOf<Key extends StructureKey> = [RowOf<Key>] extends [never] ? null : Listing<RowOf<Key>>;

/** The structures, typed so that each takes its own view. */
const pageParts: { readonly [Key in StructureKey]: PageParts<ViewOf<Key>> } = structures;

export function pagePartsOf<Key extends StructureKey>(key: Key): PageParts<ViewOf<Key>> {
  return pageParts[key];
}

/** Structure for unknown keys and for content whose required fields are invalid. */
export const defaultStructureKey = "standard-page" satisfies StructureKey;

export function isStructureKey(key: string): key is StructureKey {
  return Object.hasOwn(structures, key);
}
