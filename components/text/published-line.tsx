import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Fact } from "#components/list/fact-list.tsx";
import type { Label } from "#schemas/site/topics.ts";
import { DateText } from "./dates.tsx";
import styles from "./published-line.module.css";
import { TopicNames } from "./topic-names.tsx";

type Props = {
  publishedAt?: string | null;
  updatedAt?: string | null;
  validTo?: string | null;
  issuer?: ReactNode;
  topics?: readonly Label[];
  more?: readonly Fact[];
};

/** Dates of publication, update and end of validity, with issuer and topics; facts without a value are left out. */
export function PublishedLine({ publishedAt, updatedAt, validTo, issuer, topics = [], more = [] }: Props) {
  const { t } = useTranslation();
  const facts = [
    { term: t("page.published"), value: publishedAt && <DateText instant={publishedAt} /> },
    { term: t("page.updated"), value: updatedAt && <DateText instant={updatedAt} /> },
    { term: t("page.validTo"), value: validTo && <DateText instant={validTo} /> },
    { term: t("page.issuer"), value: issuer },
    { term: t("page.topics"), value: topics.length > 0 && <TopicNames topics={topics} /> },
    ...more,
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
