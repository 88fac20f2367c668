import { Blocks } from "#components/blocks/blocks.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { HeroImage } from "#components/sections/hero-image.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RelatedSection } from "#components/sections/related-section.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { StandardPage } from "#schemas/structures/standard-page.ts";
import { StandardHeading } from "./standard-heading.tsx";

export function StandardPageTemplate({ view }: { view: StandardPage }) {
  return (
    <ViewPage
      view={view}
      heading={<StandardHeading view={view} />}
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
