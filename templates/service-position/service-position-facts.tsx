import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PositionFacts } from "#components/offer/position-facts.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { translatedInline, translatedText } from "#components/text/translated-field.tsx";
import { languages } from "#schemas/site/languages.ts";
import type { ServicePosition } from "#schemas/structures/service-position.ts";

/** The key facts of a service position that the law requires (spec §2.4: duty station, workplace). */
export function ServicePositionFacts({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { announced, workload, round } = view;
  return (
    <PositionFacts
      view={view}
      first={[
        { term: t("servicePosition.authority"), value: translatedText(view, "authority") },
        { term: t("position.unit"), value: translatedText(view, "unit") },
        { term: t("servicePosition.grade"), value: translatedText(view, "grade") },
        { term: t("servicePosition.managerial"), value: view.managerial && t("servicePosition.isManagerial") },
        { term: t("servicePosition.fields"), value: translatedInline(view, "fields", view.fields.join(", ")) },
        { term: t("servicePosition.dutyStation"), value: translatedText(view, "dutyStation") },
        { term: t("office.region"), value: view.region && t(`regions.${view.region}`) },
      ]}
      last={[
        {
          term: t("servicePosition.workload"),
          value: workload < 1 && workload.toLocaleString(languages[language].locale),
        },
        {
          term: t("servicePosition.clearance"),
          value: view.clearance && t(`servicePosition.clearances.${view.clearance}`),
        },
        { term: t("servicePosition.round"), value: round && t("servicePosition.rounds", { round }) },
        {
          term: t("servicePosition.announced"),
          value: translatedInline(
            view,
            "announced",
            (announced.place || announced.on) && (
              <>
                {announced.place}
                {announced.place && announced.on && ", "}
                {announced.on && <DateText instant={announced.on} />}
              </>
            ),
          ),
        },
        { term: t("notice.referenceNo"), value: translatedText(view, "referenceNo") },
      ]}
    />
  );
}
