import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDateTime } from "#components/text/dates.tsx";
import type { eventState } from "#schemas/time/event-states.ts";

const tones = { cancelled: "error", moved: "warn", past: "info" } as const;

type Props = {
  state: ReturnType<typeof eventState>;
  /** ISO instant of the original start of an event that was moved. */
  movedFrom: string | null;
};

/** Notice of a cancelled, moved or past event; nothing for one that takes place as planned. */
export function EventMessage({ state, movedFrom }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (state === "scheduled") return null;
  return (
    <Message tone={tones[state]} title={t(`event.messages.${state}`)}>
      {state === "moved" && movedFrom && <p>{t("event.movedFrom", { date: formatDateTime(movedFrom, language) })}</p>}
    </Message>
  );
}
