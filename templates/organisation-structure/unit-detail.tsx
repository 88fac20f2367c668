import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { OrganisationUnit } from "#schemas/values/office/organisation-unit.ts";
import styles from "./unit-detail.module.css";

type NameProps = {
  unit: OrganisationUnit;
  /** True when it matches the search. */
  isFound: boolean;
};

/** A unit of an office: its kind, number, name and head. */
export function UnitName({ unit: { type, code, name, head, isVacant }, isFound }: NameProps) {
  const { t } = useTranslation();
  const kind = t(`organisation.types.${type}`);
  return (
    <span className={styles.heading}>
      <span className={styles.name}>{isFound ? <mark>{name}</mark> : name}</span>
      <span className={styles.kind}>
        {code ? `${kind} ${code}` : kind}
        {head && (
          <>
            {", "}
            <InLanguage language="cs" inline>
              {head.name}
            </InLanguage>
          </>
        )}
        {!head && isVacant && `, ${t("organisation.vacant")}`}
      </span>
    </span>
  );
}

/** Head, duties and contact of a unit of an office. */
export function UnitDetail({ unit }: { unit: OrganisationUnit }) {
  const { t } = useTranslation();
  const { head, isVacant, duties, contact, address, documents } = unit;
  const facts = [
    {
      term: t("organisation.head"),
      value: head ? <PersonText person={head} /> : isVacant && t("organisation.vacant"),
    },
    { term: t("contact.address"), value: address && <AddressText address={address} /> },
    { term: t("contact.phone"), value: contact?.phone && <PhoneLink phone={contact.phone} /> },
    { term: t("contact.email"), value: contact?.email && <EmailLink email={contact.email} /> },
    { term: t("contact.web"), value: contact?.web && <PageLink link={contact.web} /> },
    { term: t("contact.note"), value: contact?.note },
  ];
  return (
    <>
      {duties && <RichText html={duties.html} />}
      <FactList facts={facts} />
      {documents.length > 0 && <FileList files={documents} />}
    </>
  );
}
