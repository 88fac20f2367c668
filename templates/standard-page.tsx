import { useTranslation } from "react-i18next";
import { Blocks } from "#components/blocks.tsx";
import { CardList } from "#components/card-list.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { ContentsList } from "#components/contents-list.tsx";
import { Figure } from "#components/figure.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import type { StandardPage } from "#schemas/standard-page.ts";

export function StandardPageTemplate({ view }: { view: StandardPage }) {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={<PageHeading title={view.title} lead={view.lead} />}
      aside={view.contents.length > 0 && <ContentsList sections={view.contents} />}
    >
      {view.image && <Figure image={view.image} hero />}
      {view.body && <RichText html={view.body.html} />}
      <Blocks blocks={view.blocks} />
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
