import type { Listing } from "#schemas/lists/list.ts";
import { application } from "./application.ts";
import { calendarRecord } from "./calendar-record.ts";
import { collectiveAgreements } from "./collective-agreements.ts";
import { conference } from "./conference.ts";
import { documentList } from "./document-list.ts";
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
import { pressRelease } from "./press-release.ts";
import { propertyOffer } from "./property-offer.ts";
import { providedInformation } from "./provided-information.ts";
import { publicNotice } from "./public-notice.ts";
import { questionsAndAnswers } from "./questions-and-answers.ts";
import { redirect } from "./redirect.ts";
import { regionalBranch } from "./regional-branch.ts";
import { requestedInformation } from "./requested-information.ts";
import { searchPage } from "./search-page.ts";
import { service } from "./service.ts";
import { servicePosition } from "./service-position.ts";
import { servicesHub } from "./services-hub.ts";
import { sitemap } from "./sitemap.ts";
import { standardPage } from "./standard-page.ts";
import type { Structure, View } from "./structure.ts";
import { workplaceContacts } from "./workplace-contacts.ts";
import { workplacesSummary } from "./workplaces-summary.ts";

interface Registration {
  /** The structure key in the CMS. */
  cmsKey: string;
  /** Labels for editors. */
  cs: string;
  en: string;
}

/** Every structure of the portal by its key; templates, stories, checks and the contract follow from this list. */
export const structures = {
  application: { ...application, cmsKey: "aplikace", cs: "Aplikace", en: "Application" },
  "calendar-record": {
    ...calendarRecord,
    cmsKey: "up-kalendarni-zaznam",
    cs: "Kalendářní záznam",
    en: "Calendar record",
  },
  "collective-agreements": {
    ...collectiveAgreements,
    cmsKey: "kolektivni-smlouvy",
    cs: "Kolektivní smlouvy",
    en: "Collective agreements",
  },
  conference: { ...conference, cmsKey: "konference", cs: "Konference", en: "Conference" },
  "document-list": { ...documentList, cmsKey: "seznam-dokumentu", cs: "Seznam dokumentů", en: "List of documents" },
  "form-list": { ...formList, cmsKey: "seznam-formularu", cs: "Seznam formulářů", en: "List of forms" },
  glossary: { ...glossary, cmsKey: "slovnik-pojmu", cs: "Slovník pojmů", en: "Glossary" },
  "glossary-term": { ...glossaryTerm, cmsKey: "pojem", cs: "Pojem", en: "Glossary term" },
  "guide-for-foreigners": {
    ...guideForForeigners,
    cmsKey: "pruvodce-cizince",
    cs: "Průvodce cizince",
    en: "Guide for foreigners",
  },
  "information-leaflet": {
    ...informationLeaflet,
    cmsKey: "up-informacni-letak",
    cs: "Informační leták",
    en: "Information leaflet",
  },
  "job-position": { ...jobPosition, cmsKey: "pracovni-pozice", cs: "Pracovní pozice", en: "Job position" },
  "landing-page": { ...landingPage, cmsKey: "landing-page", cs: "Landing page", en: "Landing page" },
  "main-page": { ...mainPage, cmsKey: "hlavni-stranka", cs: "Hlavní stránka", en: "Main page" },
  map: { ...caregiverMap, cmsKey: "up-mapa", cs: "Mapa", en: "Map" },
  mediators: { ...mediators, cmsKey: "zprostredkovatele", cs: "Zprostředkovatelé", en: "Mediators" },
  "news-item": { ...newsItem, cmsKey: "aktualita", cs: "Aktualita", en: "News item" },
  "organisation-structure": {
    ...organisationStructure,
    cmsKey: "organizacni-struktura",
    cs: "Organizační struktura",
    en: "Organisation structure",
  },
  "press-release": { ...pressRelease, cmsKey: "tiskova-zprava", cs: "Tisková zpráva", en: "Press release" },
  "property-offer": { ...propertyOffer, cmsKey: "up-nabidka-majetku", cs: "Nabídka majetku", en: "Property offer" },
  "provided-information": {
    ...providedInformation,
    cmsKey: "up-poskytnuta-informace",
    cs: "Poskytnutá informace",
    en: "Provided information",
  },
  "public-notice": { ...publicNotice, cmsKey: "up-verejna-vyhlaska", cs: "Veřejná vyhláška", en: "Public notice" },
  "questions-and-answers": {
    ...questionsAndAnswers,
    cmsKey: "otazky-a-odpovedi",
    cs: "Otázky a odpovědi",
    en: "Questions and answers",
  },
  redirect: { ...redirect, cmsKey: "presmerovani", cs: "Přesměrování", en: "Redirect" },
  "regional-branch": { ...regionalBranch, cmsKey: "up-krajska-pobocka", cs: "Krajská pobočka", en: "Regional branch" },
  "requested-information": {
    ...requestedInformation,
    cmsKey: "vyzadana-informace",
    cs: "Vyžádaná informace",
    en: "Requested information",
  },
  "search-page": { ...searchPage, cmsKey: "vyhledavani", cs: "Vyhledávání", en: "Search page" },
  service: { ...service, cmsKey: "sluzba", cs: "Služba", en: "Service" },
  "service-position": { ...servicePosition, cmsKey: "up-sluzebni-misto", cs: "Služební místo", en: "Service position" },
  "services-hub": { ...servicesHub, cmsKey: "rozcestnik-sluzeb", cs: "Rozcestník služeb", en: "Services hub" },
  sitemap: { ...sitemap, cmsKey: "mapa-webu", cs: "Mapa webu", en: "Sitemap" },
  "standard-page": { ...standardPage, cmsKey: "stranka", cs: "Stránka", en: "Page" },
  "workplace-contacts": {
    ...workplaceContacts,
    cmsKey: "up-kontaktni-pracoviste",
    cs: "Kontaktní pracoviště",
    en: "Workplace",
  },
  "workplaces-summary": {
    ...workplacesSummary,
    cmsKey: "up-kontaktni-pracoviste-prehled",
    cs: "Přehled kontaktních pracovišť",
    en: "Summary of workplaces",
  },
} as const satisfies Record<string, Structure & Registration>;

export type StructureKey = keyof typeof structures;
export type ViewOf<Key extends StructureKey> = View<(typeof structures)[Key]>;

/** The `listing` prop of a template: the rows shown; null when the page is not a list. */
export type ListingOf<Key extends StructureKey> =
  (typeof structures)[Key] extends Structure<infer _Schema, infer _ViewModel, infer Row>
    ? [Row] extends [never]
      ? null
      : Listing<Row>
    : null;

/** Structure for unknown keys and for content whose required fields are invalid. */
export const defaultStructureKey = "standard-page" satisfies StructureKey;

export function isStructureKey(key: string): key is StructureKey {
  return Object.hasOwn(structures, key);
}
