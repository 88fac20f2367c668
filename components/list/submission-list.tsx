import { useTranslation } from "react-i18next";
import { ActionLink } from "#components/link/action-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import type { Submission } from "#schemas/values/offer/submission.ts";
import { FactList } from "./fact-list.tsx";
import { PlainList } from "./plain-list.tsx";
import styles from "./submission-list.module.css";

/** All ways of submitting something, with their conditions and links. */
export function SubmissionList({ ways, level = 3 }: { ways: readonly Submission[]; level?: 3 | 4 }) {
  return (
    <PlainList className={styles.list}>
      {ways.map((way) => (
        <li key={`${way.channel} ${way.label}`} className={styles.way}>
          <Way way={way} level={level} />
        </li>
      ))}
    </PlainList>
  );
}

function Way({
  way: { channel, label, note, requirements, target, booking, ...places },
  level,
}: {
  way: Submission;
  level: 3 | 4;
}) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles.name}>
        <Heading>{label}</Heading>
        <span className="gov-tag" data-color="primary" data-type="subtle" data-size="s">
          {t(`submission.channel.${channel}`)}
        </span>
      </div>
      {note && <p>{note}</p>}
      {requirements.length > 0 && (
        <div>
          <p className={styles.term}>{t("submission.requirements")}</p>
          <ul>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
      )}
      <Places {...places} />
      {target && <Action label={t("submission.open")} subject={label} target={target} />}
      {booking && <Action label={t("submission.booking")} subject={label} target={booking} />}
    </>
  );
}

function Places({
  dataBox,
  email,
  phone,
  place,
  office,
}: Pick<Submission, "dataBox" | "email" | "phone" | "place" | "office">) {
  const { t } = useTranslation();
  return (
    <FactList
      look="row"
      facts={[
        { term: t("contact.dataBox"), value: dataBox },
        { term: t("contact.email"), value: email && <EmailLink email={email} /> },
        { term: t("contact.phone"), value: phone && <PhoneLink phone={phone} /> },
        { term: t("contact.address"), value: place && <AddressText address={place} /> },
        { term: t("submission.office"), value: office && <PageLink link={office} /> },
      ]}
    />
  );
}

type ActionProps = {
  label: string;
  /** What is submitted, for screen reader users who reach the link without the heading. */
  subject: string;
  target: NonNullable<Submission["target"]>;
};

function Action({ label, subject, target }: ActionProps) {
  return (
    <div>
      <ActionLink link={{ label, ...target, language: null }} look="outlined">
        {label}
        <span className="visually-hidden">: {subject}</span>
      </ActionLink>
    </div>
  );
}
