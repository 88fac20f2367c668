import type { Contact } from "#schemas/values/office/contact.ts";
import { EmailLink } from "./email-link.tsx";
import styles from "./phone-and-email.module.css";
import { PhoneLink } from "./phone-link.tsx";

/** Telephone and e-mail, one below the other; null when there is neither. */
export function PhoneAndEmail({ phone, email }: Pick<Contact, "phone" | "email">) {
  if (!phone && !email) return null;
  return (
    <span className={styles.reach}>
      {phone && <PhoneLink phone={phone} />}
      {email && <EmailLink email={email} />}
    </span>
  );
}
