import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { PressRelease } from "#schemas/structures/press-release.ts";

/** Title, day, place and number of a press release, and what it says in short. */
export function PressHeading({ view }: { view: PressRelease }) {
  const { t } = useTranslation();
  const own = (name: "lead" | "place" | "number") =>
    view[name] && (
      <TranslatedField view={view} name={name} inline>
        {view[name]}
      </TranslatedField>
    );
  return (
    <PageHeading title={view.title} lead={own("lead")}>
      <PublishedLine
        publishedAt={view.publishedAt}
        topics={view.topics && <span lang={tagOf(view.topicsLanguage)}>{view.topics}</span>}
        more={[
          { term: t("press.place"), value: own("place") },
          { term: t("press.number"), value: own("number") },
        ]}
      />
    </PageHeading>
  );
}
