import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";
import { periodState } from "#schemas/time/states.ts";

/** Notice before and after a campaign, with a link for afterwards; nothing while it runs. */
export function CampaignNotice({ view }: { view: LandingPage }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const { from, to, after } = view;
  const state = periodState({ from, to }, now);
  if (state === "future" && from) {
    return (
      <Message tone="info">
        <p>{t("campaign.upcoming", { date: formatDate(from, language) })}</p>
      </Message>
    );
  }
  if (state !== "expired" || !to) return null;
  return (
    <Message tone="warn" title={t("campaign.ended", { date: formatDate(to, language) })}>
      <p>{t("campaign.endedText")}</p>
      {after && (
        <p>
          {t("campaign.after")} {translatedInline(view, "after", <PageLink link={after} />)}
        </p>
      )}
    </Message>
  );
}
