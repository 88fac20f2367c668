import { useTranslation } from "react-i18next";
import type { Service } from "#schemas/service.ts";
import { FactList } from "./fact-list.tsx";

/** When to apply for a service, when the office decides and how long that holds. */
export function DeadlineFacts({ deadlines: { apply, decision, duration, retroactive } }: Pick<Service, "deadlines">) {
  const { t } = useTranslation();
  return (
    <FactList
      look="row"
      facts={[
        { term: t("service.deadline.apply"), value: apply },
        { term: t("service.deadline.decision"), value: decision },
        { term: t("service.deadline.duration"), value: duration },
        { term: t("service.deadline.retroactive"), value: retroactive },
      ]}
    />
  );
}
