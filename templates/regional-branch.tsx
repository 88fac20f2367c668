import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountTable, CallCentreTable, DepartmentTable } from "#components/branch-tables.tsx";
import { OfficeMailroom } from "#components/office-mailroom.tsx";
import { OfficePage, type OfficeSection } from "#components/office-page.tsx";
import { PageLink } from "#components/page-link.tsx";
import { Part } from "#components/part.tsx";
import { PersonText } from "#components/person-text.tsx";
import { WorkplaceTable } from "#components/workplace-table.tsx";
import { defaultLanguage } from "#schemas/languages.ts";
import type { RegionalBranch } from "#schemas/regional-branch.ts";

export function RegionalBranchTemplate({ view }: { view: RegionalBranch }) {
  const { t } = useTranslation();
  const { region, director, dataBox, companyId } = view;
  const facts = [
    { term: t("contact.dataBox"), value: dataBox },
    { term: t("office.companyId"), value: companyId },
    { term: t("office.region"), value: t(`regions.${region}`) },
    {
      term: t("office.director"),
      value: director && (
        <Part view={view} name="director" inline>
          <PersonText person={director} />
        </Part>
      ),
    },
  ];
  return <OfficePage view={view} facts={facts} sections={useSections(view)} />;
}

function useSections(view: RegionalBranch): OfficeSection[] {
  const { t } = useTranslation();
  const { callCentres, departments, mailroom, board, accounts } = view;
  const section = (name: keyof RegionalBranch, title: string, content: ReactNode) => ({
    ...{ name, title },
    content: content && (
      <Part view={view} name={name}>
        {content}
      </Part>
    ),
  });
  const language = view.inCzech.includes("workplaces") ? defaultLanguage : null;
  const workplaces = view.workplaces.map((workplace) => ({ ...workplace, language }));
  return [
    section(
      "callCentres",
      t("office.callCentres"),
      callCentres.length > 0 && <CallCentreTable callCentres={callCentres} />,
    ),
    section(
      "departments",
      t("office.departments"),
      departments.length > 0 && <DepartmentTable departments={departments} />,
    ),
    {
      name: "workplaces",
      title: t("office.workplaces"),
      content: <WorkplaceTable caption={t("office.workplaces")} workplaces={workplaces} />,
    },
    section("board", t("office.board"), board && <PageLink link={board} />),
    section("mailroom", t("office.mailroom"), <OfficeMailroom mailroom={mailroom} />),
    section("accounts", t("office.accounts"), accounts.length > 0 && <AccountTable accounts={accounts} />),
  ];
}
