import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import type { PeriodState } from "#schemas/time/states.ts";

type Props = {
  state: PeriodState;
  /** ISO instant. */
  postedOn: string;
};

/** Message that a notice is not yet, or no longer, on the official board. */
export function NoticeMessage({ state, postedOn }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (state === "active") return null;
  return (
    <Message tone="info">
      <p>{state === "future" ? t("notice.future", { date: formatDate(postedOn, language) }) : t("notice.removed")}</p>
    </Message>
  );
}
