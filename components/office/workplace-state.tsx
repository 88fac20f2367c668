import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { periodState } from "#schemas/time/states.ts";
import type { Closure } from "#schemas/values/office/closure.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { OpeningTag } from "./opening-tag.tsx";

type Props = { closure: Closure | null; hours: OfficeHours | null };

/** Whether a workplace is open to visitors at the time of the request, in a word. */
export function WorkplaceState({ closure, hours }: Props) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  if (closure && periodState(closure, now) === "active")
    return <StateTag tone="bad">{closure.to ? t("office.states.temporary") : t("office.states.permanent")}</StateTag>;
  return hours && <OpeningTag hours={hours} />;
}
