import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { translatedText } from "#components/text/translated-field.tsx";
import type { PressRelease } from "#schemas/structures/press-release.ts";

/** Title, day, place, number and lead of a press release. */
export function PressHeading({ view }: { view: PressRelease }) {
  const { t } = useTranslation();
  return (
    <PageHeading title={view.title} lead={translatedText(view, "lead")}>
      <PublishedLine
        isNews
        publishedAt={view.publishedAt}
        topics={view.topics}
        more={[
          { term: t("press.place"), value: translatedText(view, "place") },
          { term: t("press.number"), value: translatedText(view, "number") },
        ]}
      />
    </PageHeading>
  );
}
