import { useEnvironment } from "#components/environment.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { Person } from "#schemas/values/office/person.ts";
import { EmailLink } from "./email-link.tsx";
import styles from "./person-text.module.css";
import { PhoneLink } from "./phone-link.tsx";

/** An official: name with titles (marked as Czech on other pages), role, telephone and e-mail. */
export function PersonText({ person: { name, role, phone, email } }: { person: Person }) {
  const { language } = useEnvironment();
  return (
    <span className={styles.person}>
      <span className={styles.name} lang={language === "cs" ? undefined : tagOf("cs")}>
        {name}
      </span>
      {role && <span>{role}</span>}
      {phone && <PhoneLink phone={phone} />}
      {email && <EmailLink email={email} />}
    </span>
  );
}
