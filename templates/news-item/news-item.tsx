import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { ContactCard } from "#components/card/contact-card.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Figure } from "#components/media/figure.tsx";
import { Gallery } from "#components/media/gallery.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { NewsItem } from "#schemas/structures/news-item.ts";
import { ExpiryNotice } from "./expiry-notice.tsx";

export function NewsItemTemplate({ view }: { view: NewsItem }) {
  const { t } = useTranslation();
  const heading = (
    <ViewHeading view={view}>
      <PublishedLine
        publishedAt={view.publishedAt}
        validTo={view.validTo}
        issuer={
          view.issuer && (
            <TranslatedField view={view} name="issuer" inline>
              {view.issuer}
            </TranslatedField>
          )
        }
        topics={view.topics && <span lang={tagOf(view.topicsLanguage)}>{view.topics}</span>}
        more={[{ term: t("page.regions"), value: view.regions.map((region) => t(`regions.${region}`)).join(", ") }]}
      />
    </ViewHeading>
  );
  return (
    <PageLayout heading={heading}>
      <ExpiryNotice validTo={view.validTo} />
      {view.image && (
        <TranslatedField view={view} name="image">
          <Figure image={view.image} hero />
        </TranslatedField>
      )}
      <TranslatedField view={view} name="body">
        <RichText html={view.body.html} />
      </TranslatedField>
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <TranslatedField view={view} name="documents">
            <FileList files={view.documents} />
          </TranslatedField>
        </Section>
      )}
      {view.links.length > 0 && (
        <Section title={t("sections.links")}>
          <TranslatedField view={view} name="links">
            <LinkList links={view.links} />
          </TranslatedField>
        </Section>
      )}
      {view.gallery.length > 0 && (
        <Section title={t("sections.gallery")}>
          <TranslatedField view={view} name="gallery">
            <Gallery images={view.gallery} />
          </TranslatedField>
        </Section>
      )}
      {view.contact && (
        <TranslatedField view={view} name="contact">
          <ContactCard contact={view.contact} level={2} />
        </TranslatedField>
      )}
      {view.related.length > 0 && (
        <Section title={t("page.related")}>
          <TranslatedField view={view} name="related">
            <CardList cards={view.related} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
