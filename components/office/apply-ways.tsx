import { useTranslation } from "react-i18next";
import { ActionLink } from "#components/link/action-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { partId } from "#schemas/site/part-ids.ts";
import type { ApplyWays as ApplyWaysView } from "#schemas/values/offer/apply-ways.ts";
import styles from "./apply-ways.module.css";

/** Id of the section with the ways to respond to an offer. */
export const applyId = partId("section", "apply");

/** The ways to respond to an offer. */
export function ApplyWays({ ways: { form, email, dataBox, post, inPerson, note } }: { ways: ApplyWaysView }) {
  const { t } = useTranslation();
  const facts = [
    { term: t("contact.email"), value: email && <EmailLink email={email} /> },
    { term: t("contact.dataBox"), value: dataBox },
    { term: t("apply.post"), value: post && <AddressText address={post} /> },
    { term: t("apply.inPerson"), value: inPerson },
  ];
  return (
    <div className={styles.ways}>
      {note && <p>{note}</p>}
      {form && (
        <div>
          <ActionLink link={{ label: t("apply.form"), ...form, language: null }} />
        </div>
      )}
      <FactList facts={facts} look="row" />
    </div>
  );
}
