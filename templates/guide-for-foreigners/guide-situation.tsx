import { useTranslation } from "react-i18next";
import { Panel } from "#components/layout/panel.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import type { GuideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";

/** The audience of a guide; nothing when the editor has not set it. */
export function GuideSituation({ situation }: Pick<GuideForForeigners, "situation">) {
  const { t } = useTranslation();
  const { place, citizenship, work } = situation;
  if (!place && !citizenship && !work) return null;
  return (
    <Panel>
      <FactList
        look="row"
        facts={[
          { term: t("guide.place.term"), value: place && t(`guide.place.${place}`) },
          { term: t("guide.citizenship.term"), value: citizenship && t(`guide.citizenship.${citizenship}`) },
          { term: t("guide.work.term"), value: work && t(`guide.work.${work}`) },
        ]}
      />
    </Panel>
  );
}
