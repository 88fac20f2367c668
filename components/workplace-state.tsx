import { useTranslation } from "react-i18next";
import { periodState } from "#schemas/states.ts";
import type { Closure } from "#schemas/values/closure.ts";
import type { OfficeHours } from "#schemas/values/office-hours.ts";
import { useEnvironment } from "./environment.tsx";
import { OpeningTag } from "./opening-tag.tsx";
import { StateTag } from "./state-tag.tsx";

type Props = { closure: Closure | null; hours: OfficeHours | null };

/** A word on whether a workplace can be visited at the time of the request. */
export function WorkplaceState({ closure, hours }: Props) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  if (closure && periodState(closure, now) === "active")
    return <StateTag tone="bad">{closure.to ? t("office.states.temporary") : t("office.states.permanent")}</StateTag>;
  return hours && <OpeningTag hours={hours} />;
}
