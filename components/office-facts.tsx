import { useTranslation } from "react-i18next";
import type { Translation } from "#schemas/structure.ts";
import type { Office } from "#schemas/values/office.ts";
import { AddressText } from "./address-text.tsx";
import { InLanguage } from "./environment.tsx";
import { type Fact, FactList } from "./fact-list.tsx";
import { PageLink } from "./page-link.tsx";
import { Part } from "./part.tsx";

type Props = { view: Office & Translation & { title: string }; more: readonly Fact[] };

/** Where an office is and how to reach it, followed by what its kind of office says besides. */
export function OfficeFacts({ view, more }: Props) {
  const { t } = useTranslation();
  const { title, officialName, address, contact } = view;
  const facts = [
    {
      term: t("office.officialName"),
      value: officialName && officialName !== title && (
        <InLanguage language="cs" inline>
          {officialName}
        </InLanguage>
      ),
    },
    { term: t("contact.address"), value: <AddressText address={address} /> },
    { term: t("contact.phone"), value: contact.phone && <a href={contact.phone.href}>{contact.phone.display}</a> },
    { term: t("contact.email"), value: contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a> },
    { term: t("contact.web"), value: contact.web && <PageLink link={contact.web} /> },
    ...more,
    {
      term: t("contact.note"),
      value: contact.note && (
        <Part view={view} name="contact" inline>
          {contact.note}
        </Part>
      ),
    },
  ];
  return <FactList facts={facts} look="row" />;
}
