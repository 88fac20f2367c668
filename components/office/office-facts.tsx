import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { type Fact, FactList } from "#components/list/fact-list.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import type { Office } from "#schemas/values/office/office.ts";
import { RouteLink } from "./route-link.tsx";

type Props = { view: Office & Translation & { title: string }; more: readonly Fact[] };

/** Address and contact of an office, followed by facts specific to its kind. */
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
    {
      term: t("contact.address"),
      value: address && (
        <>
          <AddressText address={address} />
          {address.position && <RouteLink position={address.position} />}
        </>
      ),
    },
    { term: t("contact.phone"), value: contact.phone && <PhoneLink phone={contact.phone} /> },
    { term: t("contact.email"), value: contact.email && <EmailLink email={contact.email} /> },
    { term: t("contact.web"), value: contact.web && <PageLink link={contact.web} /> },
    ...more,
    { term: t("contact.note"), value: translatedInline(view, "contact", contact.note) },
  ];
  return <FactList facts={facts} look="row" />;
}
