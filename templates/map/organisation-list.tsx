import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { DateText } from "#components/text/dates.tsx";
import { partId } from "#schemas/site/part-ids.ts";
import type { Organisation } from "#schemas/structures/map.ts";
import styles from "./organisation-list.module.css";

type Props = {
  organisations: readonly Organisation[];
  /** Number of the first organisation in the whole list. */
  first: number;
};

/** Organisations that help informal caregivers, numbered as on the map. */
export function OrganisationList({ organisations, first }: Props) {
  const numbered = organisations.map((organisation, index) => ({ organisation, number: first + index }));
  return (
    <ol className={styles.list} start={first}>
      {numbered.map(({ organisation, number }) => (
        <li key={number} id={partId("organisation", number)}>
          <h3>{organisation.name}</h3>
          {organisation.description && <p>{organisation.description}</p>}
          <OrganisationFacts organisation={organisation} />
        </li>
      ))}
    </ol>
  );
}

function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { services, address, contact, checkedAt } = organisation;
  const facts = [
    {
      term: t("organisations.services"),
      value: services.map((key) => t(`organisations.serviceNames.${key}`)).join(", "),
    },
    { term: t("contact.address"), value: <AddressText address={address} /> },
    { term: t("office.district"), value: address.district },
    { term: t("office.region"), value: address.region && t(`regions.${address.region}`) },
    { term: t("contact.phone"), value: contact.phone && <a href={contact.phone.href}>{contact.phone.display}</a> },
    { term: t("contact.email"), value: contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a> },
    { term: t("contact.web"), value: contact.web && <PageLink link={contact.web} /> },
    { term: t("contact.note"), value: contact.note },
    { term: t("organisations.checked"), value: checkedAt && <DateText instant={checkedAt} /> },
  ];
  return <FactList facts={facts} />;
}
