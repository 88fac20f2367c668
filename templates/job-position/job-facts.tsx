import { useTranslation } from "react-i18next";
import { PositionFacts } from "#components/offer/position-facts.tsx";
import { translatedText } from "#components/text/translated-field.tsx";
import type { JobPosition } from "#schemas/structures/job-position.ts";

/** The key facts of a job: employer, place, conditions and pay. */
export function JobFacts({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  const { employments, hoursPerWeek, suitableForDisabled, employer, workplace } = view;
  return (
    <PositionFacts
      view={view}
      first={[
        { term: t("position.employer"), value: employer !== workplace?.name && translatedText(view, "employer") },
        { term: t("position.unit"), value: translatedText(view, "unit") },
      ]}
      last={[
        {
          term: t("position.employment"),
          value: employments.map((type) => t(`position.employments.${type}`)).join(", "),
        },
        { term: t("position.hours"), value: hoursPerWeek },
        { term: t("position.suitableForDisabled"), value: suitableForDisabled && t("position.isSuitable") },
      ]}
    />
  );
}
