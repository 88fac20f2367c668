import { useTranslation } from "react-i18next";
import { Blocks } from "#components/blocks/blocks.tsx";
import { CardList } from "#components/card/card-list.tsx";
import { ContactCard } from "#components/card/contact-card.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { Figure } from "#components/media/figure.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { StandardPage } from "#schemas/structures/standard-page.ts";

export function StandardPageTemplate({ view }: { view: StandardPage }) {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={<ViewHeading view={view} />}
      aside={
        view.contents.length > 0 && (
          <TranslatedField view={view} name="contents">
            <ContentsList sections={view.contents} />
          </TranslatedField>
        )
      }
    >
      {view.image && (
        <TranslatedField view={view} name="image">
          <Figure image={view.image} hero />
        </TranslatedField>
      )}
      {view.body && (
        <TranslatedField view={view} name="body">
          <RichText html={view.body.html} />
        </TranslatedField>
      )}
      <TranslatedField view={view} name="blocks">
        <Blocks blocks={view.blocks} />
      </TranslatedField>
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
