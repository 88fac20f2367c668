import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { OfficePage } from "#components/office/office-page.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { translatedInline, translatedText } from "#components/text/translated-field.tsx";
import type { WorkplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { periodState } from "#schemas/time/states.ts";
import { ClosureNotice } from "./closure-notice.tsx";

export function WorkplaceContactsTemplate({ view }: { view: WorkplaceContacts }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const { type, closure, branch, region, manager, dataBox, municipalities } = view;
  const facts = [
    { term: t("contact.dataBox"), value: dataBox },
    { term: t("office.manager"), value: translatedInline(view, "manager", manager && <PersonText person={manager} />) },
    { term: t("office.type"), value: type && t(`office.types.${type}`) },
    { term: t("office.branch"), value: translatedInline(view, "branch", branch && <PageLink link={branch} />) },
    { term: t("office.district"), value: translatedText(view, "district") },
    { term: t("office.region"), value: region && t(`regions.${region}`) },
    { term: t("office.municipalities"), value: translatedInline(view, "municipalities", municipalities.join(", ")) },
  ];
  const isOpen = view.hasState && (closure === null || periodState(closure, now) !== "active");
  return (
    <OfficePage view={view} facts={facts} sections={[]} isOpen={isOpen}>
      <ClosureNotice view={view} />
    </OfficePage>
  );
}
