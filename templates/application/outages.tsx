import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { dayAndTime, formatPeriod } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Outage } from "#schemas/structures/application.ts";
import { periodState } from "#schemas/time/states.ts";

/** Current and upcoming outages; past ones are left out. */
export function Outages({ outages }: { outages: readonly Outage[] }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const timeOf = ({ from, to }: Outage) =>
    to === null
      ? t("validity.from", { date: t("dates.since", dayAndTime(from, language)) })
      : formatPeriod(from, to, language);
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
