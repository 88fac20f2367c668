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

/** Says what has become of an event; nothing of one that is to take place as planned. */
export function EventMessage({ state, movedFrom }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (state === "scheduled") return null;
  return (
    <Message tone={tones[state]}>
      <p>
        <strong>{t(`event.messages.${state}`)}</strong>
      </p>
      {state === "moved" && movedFrom && <p>{t("event.movedFrom", { date: formatDateTime(movedFrom, language) })}</p>}
    </Message>
  );
}
