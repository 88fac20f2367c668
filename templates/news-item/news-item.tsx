import { useTranslation } from "react-i18next";
import { ViewPage } from "#components/layout/view-page.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { GallerySection } from "#components/sections/gallery-section.tsx";
import { HeroImage } from "#components/sections/hero-image.tsx";
import { LinkSection } from "#components/sections/link-section.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RelatedSection } from "#components/sections/related-section.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { translatedText } from "#components/text/translated-field.tsx";
import type { NewsItem } from "#schemas/structures/news-item.ts";
import { ExpiryNotice } from "./expiry-notice.tsx";

export function NewsItemTemplate({ view }: { view: NewsItem }) {
  const { t } = useTranslation();
  const dates = (
    <PublishedLine
      isNews
      publishedAt={view.publishedAt}
      validTo={view.validTo}
      issuer={translatedText(view, "issuer")}
      topics={view.topics}
      more={[{ term: t("page.regions"), value: view.regions.map((region) => t(`regions.${region}`)).join(", ") }]}
    />
  );
  return (
    <ViewPage
      view={view}
      underTitle={dates}
      next={
        <>
          <PageContact view={view} />
          <RelatedSection view={view} />
        </>
      }
    >
      <ExpiryNotice validTo={view.validTo} />
      <HeroImage view={view} />
      <RichTextField view={view} name="body" />
      <DocumentSection view={view} />
      <LinkSection view={view} />
      <GallerySection view={view} />
    </ViewPage>
  );
}
