import { useTranslation } from "react-i18next";
import { tagOf } from "#schemas/languages.ts";
import type { PressRelease } from "#schemas/press-release.ts";
import { PageHeading } from "./page-heading.tsx";
import { Part } from "./part.tsx";
import { PublishedLine } from "./published-line.tsx";

/** Title, day, place and number of a press release, and what it says in short. */
export function PressHeading({ view }: { view: PressRelease }) {
  const { t } = useTranslation();
  const own = (name: "lead" | "place" | "number") =>
    view[name] && (
      <Part view={view} name={name} inline>
        {view[name]}
      </Part>
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
