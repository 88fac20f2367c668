import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { formatStart } from "#components/text/date-formats.tsx";
import type { EventState } from "#schemas/time/event-states.ts";

const tones = { cancelled: "error", moved: "warn", past: "info" } as const;

type Props = {
  state: EventState;
  /** ISO instant of the original start of an event or a date that was moved. */
  movedFrom: string | null;
  allDay: boolean;
};

/** Notice of a cancelled, moved or past event; nothing for one that takes place as planned. */
export function EventMessage({ state, movedFrom, allDay }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (state === "scheduled") return null;
  return (
    <Message tone={tones[state]} title={t(`event.messages.${state}`)}>
      {state === "moved" && movedFrom && (
        <p>{t("event.movedFrom", { date: formatStart(movedFrom, allDay, language) })}</p>
      )}
    </Message>
  );
}
