import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import type { Contact } from "#schemas/values/office/contact.ts";
import styles from "./contact-card.module.css";

type Props = {
  contact: Contact;
  level: 2 | 3;
  /** Language of the contact's own texts, when it is not the page's. */
  language?: Language | null;
};

/** Contact details of an office, with its name as a heading of the given level. */
export function ContactCard({ contact, level, language = null }: Props) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const Heading = `h${level}` as const;
  const { name, page, address, phone, email, web, dataBox, hours, note } = contact;
  const ways = [
    {
      term: t("contact.address"),
      value: address && <span lang={isCzech(address, environment.language) ? tagOf("cs") : undefined}>{address}</span>,
    },
    { term: t("contact.phone"), value: phone && <PhoneLink phone={phone} /> },
    { term: t("contact.email"), value: email && <EmailLink email={email} /> },
    { term: t("contact.web"), value: web && <a href={web}>{web.replace(/^https?:\/\/|\/$/g, "")}</a> },
    { term: t("contact.dataBox"), value: dataBox },
    { term: t("contact.hours"), value: hours && <span lang={tagOf(language)}>{hours}</span> },
    { term: t("contact.note"), value: note && <span lang={tagOf(language)}>{note}</span> },
  ].filter(({ value }) => value);
  if (!name && ways.length === 0) return null;
  return (
    <div className={styles.card}>
      <Heading className={styles.name} lang={name ? tagOf(language) : undefined}>
        {page ? <PageLink link={page} /> : (name ?? t("contact.title"))}
      </Heading>
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

/** Addresses are in Czech in every language version, unless an editor has transliterated part of it. */
function isCzech(address: string, pageLanguage: Language): boolean {
  return pageLanguage !== "cs" && !/\p{Script=Cyrillic}/u.test(address);
}
