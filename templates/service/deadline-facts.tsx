import { useTranslation } from "react-i18next";
import { FactList } from "#components/list/fact-list.tsx";
import type { Service } from "#schemas/structures/service.ts";
import type { ServiceTense } from "./service-tense.ts";

interface Props extends Pick<Service, "deadlines"> {
  tense: ServiceTense;
}

/** Deadlines of a service: application, decision and validity of the decision. */
export function DeadlineFacts({ deadlines: { apply, decision, duration, retroactive }, tense }: Props) {
  const { t } = useTranslation();
  return (
    <FactList
      look="row"
      facts={[
        { term: t("service.deadline.apply"), value: apply },
        { term: t(`service.${tense}.decision`), value: decision },
        { term: t(`service.${tense}.duration`), value: duration },
        { term: t("service.deadline.retroactive"), value: retroactive },
      ]}
    />
  );
}
