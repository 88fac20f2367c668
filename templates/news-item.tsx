import { useTranslation } from "react-i18next";
import { CardList } from "#components/card-list.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { ExpiryNotice } from "#components/expiry-notice.tsx";
import { Figure } from "#components/figure.tsx";
import { FileList } from "#components/file-list.tsx";
import { Gallery } from "#components/gallery.tsx";
import { LinkList } from "#components/link-list.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import { tagOf } from "#schemas/languages.ts";
import type { NewsItem } from "#schemas/news-item.ts";

export function NewsItemTemplate({ view }: { view: NewsItem }) {
  const { t } = useTranslation();
  const heading = (
    <PageHeading title={view.title} lead={view.lead}>
      <PublishedLine
        publishedAt={view.publishedAt}
        validTo={view.validTo}
        issuer={view.issuer}
        topics={view.topics && <span lang={tagOf(view.topicsLanguage)}>{view.topics}</span>}
      />
    </PageHeading>
  );
  return (
    <PageLayout heading={heading}>
      <ExpiryNotice validTo={view.validTo} />
      {view.image && <Figure image={view.image} hero />}
      <RichText html={view.body.html} />
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <FileList files={view.documents} />
        </Section>
      )}
      {view.links.length > 0 && (
        <Section title={t("sections.links")}>
          <LinkList links={view.links} />
        </Section>
      )}
      {view.gallery.length > 0 && (
        <Section title={t("sections.gallery")}>
          <Gallery images={view.gallery} />
        </Section>
      )}
      {view.contact && <ContactCard contact={view.contact} level={2} />}
      {view.related.length > 0 && (
        <Section title={t("page.related")}>
          <CardList cards={view.related} />
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
