import type { ComponentType } from "react";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import type { ListingOf, StructureKey, ViewOf } from "#schemas/structures/registry.ts";
import { ApplicationTemplate } from "./application/application.tsx";
import { CalendarRecordTemplate } from "./calendar-record/calendar-record.tsx";
import { CollectiveAgreementsTemplate } from "./collective-agreements/collective-agreements.tsx";
import { ConferenceTemplate } from "./conference/conference.tsx";
import { DocumentListTemplate } from "./document-list/document-list.tsx";
import { EntitlementGuideTemplate } from "./entitlement-guide/entitlement-guide.tsx";
import { OnlineFormTemplate } from "./form/form.tsx";
import { FormListTemplate } from "./form-list/form-list.tsx";
import { GlossaryTemplate } from "./glossary/glossary.tsx";
import { GlossaryTermTemplate } from "./glossary-term/glossary-term.tsx";
import { GuideForForeignersTemplate } from "./guide-for-foreigners/guide-for-foreigners.tsx";
import { InformationLeafletTemplate } from "./information-leaflet/information-leaflet.tsx";
import { JobPositionTemplate } from "./job-position/job-position.tsx";
import { LandingPageTemplate } from "./landing-page/landing-page.tsx";
import { MainPageTemplate } from "./main-page/main-page.tsx";
import { MapTemplate } from "./map/map.tsx";
import { MediatorsTemplate } from "./mediators/mediators.tsx";
import { NewsItemTemplate } from "./news-item/news-item.tsx";
import { OrganisationStructureTemplate } from "./organisation-structure/organisation-structure.tsx";
import { PaymentDatesTemplate } from "./payment-dates/payment-dates.tsx";
import { PressReleaseTemplate } from "./press-release/press-release.tsx";
import { PropertyOfferTemplate } from "./property-offer/property-offer.tsx";
import { ProvidedInformationTemplate } from "./provided-information/provided-information.tsx";
import { PublicNoticeTemplate } from "./public-notice/public-notice.tsx";
import { QuestionsAndAnswersTemplate } from "./questions-and-answers/questions-and-answers.tsx";
import { RedirectTemplate } from "./redirect/redirect.tsx";
import { RegionalBranchTemplate } from "./regional-branch/regional-branch.tsx";
import { RequestedInformationTemplate } from "./requested-information/requested-information.tsx";
import { SearchDictionaryTemplate } from "./search-dictionary/search-dictionary.tsx";
import { SearchPageTemplate } from "./search-page/search-page.tsx";
import { ServiceTemplate } from "./service/service.tsx";
import { ServicePositionTemplate } from "./service-position/service-position.tsx";
import { ServicesHubTemplate } from "./services-hub/services-hub.tsx";
import { SharedValuesTemplate } from "./shared-values/shared-values.tsx";
import { SitemapTemplate } from "./sitemap/sitemap.tsx";
import { StandardPageTemplate } from "./standard-page/standard-page.tsx";
import { WorkplaceContactsTemplate } from "./workplace-contacts/workplace-contacts.tsx";
import { WorkplacesSummaryTemplate } from "./workplaces-summary/workplaces-summary.tsx";

interface TemplateProps<Key extends StructureKey> {
  view: ViewOf<Key>;
  listing: ListingOf<Key>;
  /** Progress of the visitor on a form; null on other pages and on a form's first page. */
  progress: FormProgress | null;
  /** Progress of the visitor in a guide; null on other pages. */
  guide: GuideProgress | null;
}

/** The template of each structure key; a missing key is a compile error. */
export const templates: { [Key in StructureKey]: ComponentType<TemplateProps<Key>> } = {
  application: ApplicationTemplate,
  "calendar-record": CalendarRecordTemplate,
  "collective-agreements": CollectiveAgreementsTemplate,
  conference: ConferenceTemplate,
  "document-list": DocumentListTemplate,
  "entitlement-guide": EntitlementGuideTemplate,
  form: OnlineFormTemplate,
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
  "payment-dates": PaymentDatesTemplate,
  "press-release": PressReleaseTemplate,
  "property-offer": PropertyOfferTemplate,
  "provided-information": ProvidedInformationTemplate,
  "public-notice": PublicNoticeTemplate,
  "questions-and-answers": QuestionsAndAnswersTemplate,
  redirect: RedirectTemplate,
  "regional-branch": RegionalBranchTemplate,
  "requested-information": RequestedInformationTemplate,
  "search-dictionary": SearchDictionaryTemplate,
  "search-page": SearchPageTemplate,
  service: ServiceTemplate,
  "service-position": ServicePositionTemplate,
  "services-hub": ServicesHubTemplate,
  "shared-values": SharedValuesTemplate,
  sitemap: SitemapTemplate,
  "standard-page": StandardPageTemplate,
  "workplace-contacts": WorkplaceContactsTemplate,
  "workplaces-summary": WorkplacesSummaryTemplate,
};
