import { useTranslation } from "react-i18next";
import { FactList } from "#components/list/fact-list.tsx";
import { TextList } from "#components/text/text-list.tsx";
import type { JobPosition } from "#schemas/structures/job-position.ts";

type Known = JobPosition["requirements"];
type Requirements = Pick<Known, "education" | "languages" | "further"> & Partial<Known>;

/** What a position asks of those who apply for it. */
export function RequirementList({ requirements }: { requirements: Requirements }) {
  const { t } = useTranslation();
  const { education, field = null, experience = null, languages, further } = requirements;
  const facts = [
    { term: t("position.education"), value: education && t(`position.educationLevels.${education}`) },
    { term: t("position.field"), value: field },
    { term: t("position.experience"), value: experience },
    { term: t("position.languages"), value: languages },
    { term: t("position.further"), value: further.length > 0 && <TextList texts={further} /> },
  ];
  return <FactList facts={facts} look="row" />;
}
