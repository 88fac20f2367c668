import { useTranslation } from "react-i18next";
import type { LandingPage } from "#schemas/landing-page.ts";
import { periodState } from "#schemas/states.ts";
import { formatDate } from "./dates.tsx";
import { useEnvironment } from "./environment.tsx";
import { Message } from "./message.tsx";
import { PageLink } from "./page-link.tsx";
import { Part } from "./part.tsx";

/** Says when a campaign has not begun or is over, and where to go then; nothing while it runs. */
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
    <Message tone="warn">
      <p>
        <strong>{t("campaign.ended", { date: formatDate(to, language) })}</strong>
      </p>
      <p>{t("campaign.endedText")}</p>
      {after && (
        <p>
          {t("campaign.after")}{" "}
          <Part view={view} name="after" inline>
            <PageLink link={after} />
          </Part>
        </p>
      )}
    </Message>
  );
}
