import { useTranslation } from "react-i18next";
import type { GuideForForeigners } from "#schemas/guide-for-foreigners.ts";
import { InLanguage } from "./environment.tsx";
import { PageLink } from "./page-link.tsx";
import { RichText } from "./rich-text.tsx";
import { Section } from "./section.tsx";

/** One part of a guide: the text of a page, and the way to the page itself. */
export function GuidePart({
  part: { id, title, body, language, page },
}: {
  part: GuideForForeigners["parts"][number];
}) {
  const { t } = useTranslation();
  return (
    <Section id={id} title={title}>
      <InLanguage language={language}>
        <RichText html={body.html} />
      </InLanguage>
      {page && (
        <p>
          <PageLink link={{ label: t("guide.wholePage", { title }), href: page.href, external: false, language }} />
        </p>
      )}
    </Section>
  );
}
