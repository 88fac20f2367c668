import { useTranslation } from "react-i18next";
import type { Contact } from "#schemas/values/contact.ts";
import styles from "./contact-card.module.css";

/** The ways to reach an office, under its name as a heading of the given level. */
export function ContactCard({ contact, level }: { contact: Contact; level: 2 | 3 }) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const { name, address, phone, email, web, dataBox, note } = contact;
  const ways = [
    { term: t("contact.address"), value: address },
    { term: t("contact.phone"), value: phone && <a href={phone.href}>{phone.display}</a> },
    { term: t("contact.email"), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { term: t("contact.web"), value: web && <a href={web}>{web.replace(/^https?:\/\/|\/$/g, "")}</a> },
    { term: t("contact.dataBox"), value: dataBox },
    { term: t("contact.note"), value: note },
  ].filter(({ value }) => value);
  return (
    <div className={styles.card}>
      <Heading className={styles.name}>{name ?? t("contact.title")}</Heading>
      <dl className={styles.ways}>
        {ways.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
