import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDateTime } from "#components/text/dates.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Outage } from "#schemas/structures/application.ts";
import { periodState } from "#schemas/time/states.ts";

/** Outages that are announced or under way; past ones concern nobody. */
export function Outages({ outages }: { outages: readonly Outage[] }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const timeOf = ({ from, to }: Outage) => {
    const start = formatDateTime(from, language);
    return to === null ? t("validity.from", { date: start }) : `${start} – ${formatDateTime(to, language)}`;
  };
  return outages
    .map((outage) => ({ outage, state: periodState(outage, now) }))
    .filter(({ state }) => state !== "expired")
    .map(({ outage, state }) => (
      <Message key={outage.from} tone={state === "active" ? "warn" : "info"}>
        <h2>{state === "active" ? t("application.outageNow") : t("application.outagePlanned")}</h2>
        <p>{timeOf(outage)}</p>
        <RichText html={outage.body.html} />
      </Message>
    ));
}
