import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Fact } from "#components/list/fact-list.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { Label } from "#schemas/site/topics.ts";
import { DateText } from "./date-formats.tsx";
import styles from "./published-line.module.css";

type Props = {
  publishedAt?: string | null;
  updatedAt?: string | null;
  validTo?: string | null;
  issuer?: ReactNode;
  topics?: readonly Label[];
  more?: readonly Fact[];
  /**
   * True for news, where day, issuer and topics need no visible label: their names are for assistive technology only.
   */
  isNews?: boolean;
};

/** Dates of publication, update and end of validity, with issuer and topics. Facts without a value are left out. */
export function PublishedLine({ isNews = false, topics = [], more = [], ...props }: Props) {
  const { t } = useTranslation();
  const { publishedAt, updatedAt, validTo, issuer } = props;
  const facts = [
    { term: t("page.published"), value: publishedAt && <DateText instant={publishedAt} /> },
    { term: t("page.updated"), value: updatedAt && <DateText instant={updatedAt} /> },
    { term: t("page.validTo"), value: validTo && <DateText instant={validTo} /> },
    { term: t("page.issuer"), value: issuer },
    ...more,
    { term: t("page.topics"), value: topics.length > 0 && <Topics topics={topics} /> },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  const unspoken = isNews ? [t("page.published"), t("page.issuer"), t("page.topics")] : [];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={unspoken.includes(term) ? "visually-hidden" : undefined}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Topics({ topics }: { topics: readonly Label[] }) {
  return (
    <PlainList className={styles.topics}>
      {topics.map(({ label, language }) => (
        <li
          key={label}
          className="gov-tag"
          data-color="primary"
          data-type="subtle"
          data-size="xs"
          lang={tagOf(language)}
        >
          {label}
        </li>
      ))}
    </PlainList>
  );
}
