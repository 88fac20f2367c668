import { useTranslation } from "react-i18next";
import { FactList } from "#components/list/fact-list.tsx";
import type { Service } from "#schemas/structures/service.ts";

/** Deadlines of a service: application, decision and validity of the decision. */
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
