import { useTranslation } from "react-i18next";
import type { GuideForForeigners } from "#schemas/guide-for-foreigners.ts";
import { FactList } from "./fact-list.tsx";
import { Panel } from "./panel.tsx";

/** Whom a guide is for; nothing where its editor says nothing of that. */
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
