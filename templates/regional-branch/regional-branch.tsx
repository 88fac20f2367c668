import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import { OfficePage, type OfficeSection } from "#components/office/office-page.tsx";
import { WorkplaceTable } from "#components/office/workplace-table.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { TranslatedField, translatedInline } from "#components/text/translated-field.tsx";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import type { RegionalBranch } from "#schemas/structures/regional-branch.ts";
import { AccountTable, CallCentreTable, DepartmentTable } from "./branch-tables.tsx";
import { OfficeMailroom } from "./office-mailroom.tsx";

export function RegionalBranchTemplate({ view }: { view: RegionalBranch }) {
  const { t } = useTranslation();
  const { region, director, dataBox, companyId } = view;
  const facts = [
    { term: t("contact.dataBox"), value: dataBox },
    { term: t("office.companyId"), value: companyId },
    { term: t("office.region"), value: region && t(`regions.${region}`) },
    {
      term: t("office.director"),
      value: translatedInline(view, "director", director && <PersonText person={director} />),
    },
  ];
  return <OfficePage view={view} facts={facts} sections={useSections(view)} />;
}

function useSections(view: RegionalBranch): OfficeSection[] {
  const { t } = useTranslation();
  const { callCentres, departments, mailroom, board, accounts } = view;
  const part = (name: keyof RegionalBranch, content: ReactNode) => (
    <TranslatedField view={view} name={name}>
      {content}
    </TranslatedField>
  );
  const language = view.inCzech.includes("workplaces") ? defaultLanguage : null;
  const workplaces = view.workplaces.map((workplace) => ({ ...workplace, language }));
  return [
    {
      name: "callCentres",
      title: t("office.callCentres"),
      content: callCentres.length > 0 && part("callCentres", <CallCentreTable callCentres={callCentres} />),
    },
    {
      name: "departments",
      title: t("office.departments"),
      content: departments.length > 0 && part("departments", <DepartmentTable departments={departments} />),
    },
    {
      name: "workplaces",
      title: t("office.workplaces"),
      content: workplaces.length > 0 && <WorkplaceTable caption={t("office.workplaces")} workplaces={workplaces} />,
    },
    { name: "board", title: t("office.board"), content: board && part("board", <PageLink link={board} />) },
    {
      name: "mailroom",
      title: t("office.mailroom"),
      content: mailroom && part("mailroom", <OfficeMailroom mailroom={mailroom} />),
    },
    {
      name: "accounts",
      title: t("office.accounts"),
      content: accounts.length > 0 && part("accounts", <AccountTable accounts={accounts} />),
    },
  ];
}
