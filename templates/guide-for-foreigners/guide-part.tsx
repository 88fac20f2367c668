import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { GuideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";

/** One part of a guide: the text of a page with a link to it. */
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
