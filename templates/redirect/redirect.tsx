import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField, translatedInline } from "#components/text/translated-field.tsx";
import type { Redirect } from "#schemas/structures/redirect.ts";

/** Page of a moved or removed content item, for cases without an HTTP redirect. */
export function RedirectTemplate({ view }: { view: Redirect }) {
  const { t } = useTranslation();
  const { title, target, reason, gone } = view;
  return (
    <PageLayout
      heading={<PageHeading title={title} lead={gone ? t("redirect.gone") : target && t("redirect.moved")} />}
    >
      {reason && <p>{translatedInline(view, "reason", reason)}</p>}
      {gone && (
        <TranslatedField view={view} name="gone">
          <RichText html={gone.explanation.html} />
          {gone.alternative && <ActionLink link={gone.alternative} />}
        </TranslatedField>
      )}
      {target && !gone && (
        <TranslatedField view={view} name="target">
          <ActionLink link={target} />
        </TranslatedField>
      )}
    </PageLayout>
  );
}
