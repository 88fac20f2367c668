import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Message } from "#components/message/message.tsx";
import { ConsentSettings } from "#components/shell/consent-settings.tsx";
import { sentParameter } from "#schemas/forms/submission.ts";
import type { Consent } from "#schemas/visitor/consent.ts";

export interface CookieSettings {
  consent: Consent | null;
  /** True when the visitor has just saved them. */
  isSaved: boolean;
}

/** Lists the cookies and lets a visitor choose among them (spec §2.4 cookie settings). */
export function CookieSettingsPage({ view: { consent, isSaved } }: { view: CookieSettings }) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  return (
    <PageLayout heading={<PageHeading title={t("consent.title")} />}>
      {isSaved && (
        // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
        <div role="status" tabIndex={-1} autoFocus>
          <Message tone="success">
            <p>{t("consent.saved")}</p>
          </Message>
        </div>
      )}
      <ConsentSettings consent={consent} address={`${address}?${sentParameter}=consent`} />
    </PageLayout>
  );
}
