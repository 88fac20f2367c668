import { Blocks } from "#components/blocks/blocks.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { HeroImage } from "#components/sections/hero-image.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RelatedSection } from "#components/sections/related-section.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { StandardPage } from "#schemas/structures/standard-page.ts";

export function StandardPageTemplate({ view }: { view: StandardPage }) {
  return (
    <ViewPage
      view={view}
      heading={<ViewHeading view={view} drawing={view.image === null ? view.drawing : null} />}
      aside={
        view.contents.length > 0 && (
          <TranslatedField view={view} name="contents">
            <ContentsList sections={view.contents} />
          </TranslatedField>
        )
      }
      next={
        <>
          <PageContact view={view} />
          <RelatedSection view={view} />
        </>
      }
    >
      <HeroImage view={view} />
      <RichTextField view={view} name="body" />
      <TranslatedField view={view} name="blocks">
        <Blocks blocks={view.blocks} />
      </TranslatedField>
    </ViewPage>
  );
}
