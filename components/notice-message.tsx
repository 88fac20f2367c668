import { useTranslation } from "react-i18next";
import type { periodState } from "#schemas/states.ts";
import { formatDate } from "./dates.tsx";
import { useEnvironment } from "./environment.tsx";
import { Message } from "./message.tsx";

type Props = {
  state: ReturnType<typeof periodState>;
  /** ISO instant. */
  postedOn: string;
};

/** Says that a notice is not on the official board yet, or no longer. */
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
