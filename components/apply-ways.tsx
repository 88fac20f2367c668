import { useTranslation } from "react-i18next";
import type { ApplyWays as ApplyWaysView } from "#schemas/values/apply-ways.ts";
import { ActionLink } from "./action-link.tsx";
import { AddressText } from "./address-text.tsx";
import styles from "./apply-ways.module.css";
import { FactList } from "./fact-list.tsx";

/** The ways to answer an offer. */
export function ApplyWays({ ways: { form, email, dataBox, post, inPerson, note } }: { ways: ApplyWaysView }) {
  const { t } = useTranslation();
  const facts = [
    { term: t("contact.email"), value: email && <a href={`mailto:${email}`}>{email}</a> },
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
