import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import { RouteLink } from "#components/office/route-link.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
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
  const reach = [
    { key: "phone", value: contact.phone && <PhoneLink phone={contact.phone} /> },
    { key: "email", value: contact.email && <EmailLink email={contact.email} /> },
    { key: "web", value: contact.web && <PageLink link={contact.web} /> },
    { key: "route", value: address.position && <RouteLink position={address.position} /> },
  ].filter(({ value }) => value);
  const area = [address.district, address.region && t(`regions.${address.region}`)].filter(Boolean).join(", ");
  return (
    <>
      <p className={styles.services}>{services.map((key) => t(`organisations.serviceNames.${key}`)).join(", ")}</p>
      <AddressText address={address} />
      {reach.length > 0 && (
        <ul className={styles.reach}>
          {reach.map(({ key, value }) => (
            <li key={key}>{value}</li>
          ))}
        </ul>
      )}
      {contact.note && <p>{contact.note}</p>}
      <p className={styles.small}>
        {area}
        {area && checkedAt && " · "}
        {checkedAt && (
          <>
            {t("organisations.checked")} <DateText instant={checkedAt} />
          </>
        )}
      </p>
    </>
  );
}
