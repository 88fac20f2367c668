import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { PhoneAndEmail } from "#components/text/phone-and-email.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { Mediator } from "#schemas/structures/mediators.ts";

/** People by region, in the order given. */
export function MediatorTable({ people }: { people: readonly Mediator[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("mediators.caption")}
      groupOf={({ region }) => (region ? t(`regions.${region}`) : t("mediators.elsewhere"))}
      rows={people}
      isCounted
      columns={[
        { title: t("mediators.name"), cell: ({ name }) => <Name name={name} /> },
        {
          title: t("mediators.role"),
          cell: ({ roles }) => roles.map((role) => t(`mediators.${role}`)).join(", "),
          look: "plain",
        },
        { title: t("mediators.address"), cell: ({ address }) => <AddressText address={address} />, look: "plain" },
        {
          title: t("office.reach"),
          cell: ({ phone, email }) => (phone || email) && <PhoneAndEmail phone={phone} email={email} />,
          look: "plain",
        },
      ]}
    />
  );
}

/** Marks a person's name as Czech, on pages in every language. */
function Name({ name }: { name: string }) {
  const { language } = useEnvironment();
  return language === "cs" ? name : <span lang={tagOf("cs")}>{name}</span>;
}
