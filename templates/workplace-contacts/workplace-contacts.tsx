import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { OfficePage } from "#components/office/office-page.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { WorkplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { periodState } from "#schemas/time/states.ts";
import { ClosureNotice } from "./closure-notice.tsx";

export function WorkplaceContactsTemplate({ view }: { view: WorkplaceContacts }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const { type, closure, branch, region, district, manager, dataBox, municipalities } = view;
  const facts = [
    { term: t("contact.dataBox"), value: dataBox },
    {
      term: t("office.manager"),
      value: manager && (
        <TranslatedField view={view} name="manager" inline>
          <PersonText person={manager} />
        </TranslatedField>
      ),
    },
    { term: t("office.type"), value: t(`office.types.${type}`) },
    {
      term: t("office.branch"),
      value: branch && (
        <TranslatedField view={view} name="branch" inline>
          <PageLink link={branch} />
        </TranslatedField>
      ),
    },
    {
      term: t("office.district"),
      value: (
        <TranslatedField view={view} name="district" inline>
          {district}
        </TranslatedField>
      ),
    },
    { term: t("office.region"), value: t(`regions.${region}`) },
    {
      term: t("office.municipalities"),
      value: municipalities.length > 0 && (
        <TranslatedField view={view} name="municipalities" inline>
          {municipalities.join(", ")}
        </TranslatedField>
      ),
    },
  ];
  const isOpen = closure === null || periodState(closure, now) !== "active";
  return (
    <OfficePage view={view} facts={facts} sections={[]} isOpen={isOpen}>
      <ClosureNotice view={view} />
    </OfficePage>
  );
}
