import type { ComponentType } from "react";
import type { ListingOf, StructureKey, ViewOf } from "#schemas/registry.ts";
import { ApplicationTemplate } from "./application.tsx";
import { CalendarRecordTemplate } from "./calendar-record.tsx";
import { CollectiveAgreementsTemplate } from "./collective-agreements.tsx";
import { ConferenceTemplate } from "./conference.tsx";
import { DocumentListTemplate } from "./document-list.tsx";
import { FormListTemplate } from "./form-list.tsx";
import { GlossaryTemplate } from "./glossary.tsx";
import { GlossaryTermTemplate } from "./glossary-term.tsx";
import { GuideForForeignersTemplate } from "./guide-for-foreigners.tsx";
import { InformationLeafletTemplate } from "./information-leaflet.tsx";
import { JobPositionTemplate } from "./job-position.tsx";
import { LandingPageTemplate } from "./landing-page.tsx";
import { MainPageTemplate } from "./main-page.tsx";
import { MapTemplate } from "./map.tsx";
import { MediatorsTemplate } from "./mediators.tsx";
import { NewsItemTemplate } from "./news-item.tsx";
import { OrganisationStructureTemplate } from "./organisation-structure.tsx";
import { PressReleaseTemplate } from "./press-release.tsx";
import { PropertyOfferTemplate } from "./property-offer.tsx";
import { ProvidedInformationTemplate } from "./provided-information.tsx";
import { PublicNoticeTemplate } from "./public-notice.tsx";
import { QuestionsAndAnswersTemplate } from "./questions-and-answers.tsx";
import { RedirectTemplate } from "./redirect.tsx";
import { RegionalBranchTemplate } from "./regional-branch.tsx";
import { RequestedInformationTemplate } from "./requested-information.tsx";
import { SearchPageTemplate } from "./search-page.tsx";
import { ServiceTemplate } from "./service.tsx";
import { ServicePositionTemplate } from "./service-position.tsx";
import { ServicesHubTemplate } from "./services-hub.tsx";
import { SitemapTemplate } from "./sitemap.tsx";
import { StandardPageTemplate } from "./standard-page.tsx";
import { WorkplaceContactsTemplate } from "./workplace-contacts.tsx";
import { WorkplacesSummaryTemplate } from "./workplaces-summary.tsx";

/** The template of each structure; a structure without its line does not compile. */
export const templates: { [Key in StructureKey]: ComponentType<{ view: ViewOf<Key>; listing: ListingOf<Key> }> } = {
  application: ApplicationTemplate,
  "calendar-record": CalendarRecordTemplate,
  "collective-agreements": CollectiveAgreementsTemplate,
  conference: ConferenceTemplate,
  "document-list": DocumentListTemplate,
  "form-list": FormListTemplate,
  glossary: GlossaryTemplate,
  "glossary-term": GlossaryTermTemplate,
  "guide-for-foreigners": GuideForForeignersTemplate,
  "information-leaflet": InformationLeafletTemplate,
  "job-position": JobPositionTemplate,
  "landing-page": LandingPageTemplate,
  "main-page": MainPageTemplate,
  map: MapTemplate,
  mediators: MediatorsTemplate,
  "news-item": NewsItemTemplate,
  "organisation-structure": OrganisationStructureTemplate,
  "press-release": PressReleaseTemplate,
  "property-offer": PropertyOfferTemplate,
  "provided-information": ProvidedInformationTemplate,
  "public-notice": PublicNoticeTemplate,
  "questions-and-answers": QuestionsAndAnswersTemplate,
  redirect: RedirectTemplate,
  "regional-branch": RegionalBranchTemplate,
  "requested-information": RequestedInformationTemplate,
  "search-page": SearchPageTemplate,
  service: ServiceTemplate,
  "service-position": ServicePositionTemplate,
  "services-hub": ServicesHubTemplate,
  sitemap: SitemapTemplate,
  "standard-page": StandardPageTemplate,
  "workplace-contacts": WorkplaceContactsTemplate,
  "workplaces-summary": WorkplacesSummaryTemplate,
};
