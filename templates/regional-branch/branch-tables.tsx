import { useTranslation } from "react-i18next";
import { ListTable } from "#components/list/list-table.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import type { CallCentre, Department } from "#schemas/structures/regional-branch.ts";
import type { BankAccount } from "#schemas/values/office/bank-account.ts";

export function AccountTable({ accounts }: { accounts: readonly BankAccount[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("office.accounts")}
      isUnderHeading
      rows={accounts}
      columns={[
        { title: t("office.purpose"), cell: ({ purpose }) => purpose },
        { title: t("office.account"), cell: ({ number }) => number },
      ]}
    />
  );
}

export function CallCentreTable({ callCentres }: { callCentres: readonly CallCentre[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("office.callCentres")}
      isUnderHeading
      rows={callCentres}
      columns={[
        { title: t("office.callCentre"), cell: ({ name }) => name },
        { title: t("contact.phone"), cell: ({ phone }) => <PhoneLink phone={phone} /> },
        { title: t("office.callHours"), cell: ({ hours }) => hours },
      ]}
    />
  );
}

export function DepartmentTable({ departments }: { departments: readonly Department[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("office.departments")}
      isUnderHeading
      rows={departments}
      columns={[
        { title: t("office.unit"), cell: ({ name }) => name },
        { title: t("office.duties"), cell: ({ duties }) => duties },
        { title: t("office.manager"), cell: ({ head }) => head && <PersonText person={head} /> },
      ]}
    />
  );
}
