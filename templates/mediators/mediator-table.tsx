import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { ListTable } from "#components/list/list-table.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { Mediator } from "#schemas/structures/mediators.ts";

export function MediatorTable({ people }: { people: readonly Mediator[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      caption={t("mediators.caption")}
      rows={people}
      isCounted
      columns={[
        { title: t("mediators.name"), cell: ({ name }) => <Name name={name} /> },
        { title: t("mediators.role"), cell: ({ roles }) => roles.map((role) => t(`mediators.${role}`)).join(", ") },
        { title: t("mediators.region"), cell: ({ region }) => region && t(`regions.${region}`) },
        { title: t("mediators.address"), cell: ({ address }) => <AddressText address={address} /> },
        { title: t("contact.phone"), cell: ({ phone }) => phone && <a href={phone.href}>{phone.display}</a> },
        { title: t("contact.email"), cell: ({ email }) => email && <EmailLink email={email} /> },
      ]}
    />
  );
}

/** Names of people are Czech on every page. */
function Name({ name }: { name: string }) {
  const { language } = useEnvironment();
  return language === "cs" ? name : <span lang={tagOf("cs")}>{name}</span>;
}
