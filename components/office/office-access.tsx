import { useTranslation } from "react-i18next";
import { FactList } from "#components/list/fact-list.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import type { BarrierFree } from "#schemas/values/office/barrier-free.ts";

/** Accessibility of a building for people with disabilities. */
export function OfficeAccess({ access: { features, checkedAt } }: { access: BarrierFree }) {
  const { t } = useTranslation();
  const facts = features.map(({ name, isThere }) => ({
    term: t(`office.features.${name}`),
    value: isThere ? t("office.isThere") : t("office.isNotThere"),
  }));
  return (
    <FactList facts={[...facts, { term: t("office.checked"), value: checkedAt && <DateText instant={checkedAt} /> }]} />
  );
}
