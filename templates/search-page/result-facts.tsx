import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { useFacetTexts } from "#components/listing/facet-texts.ts";
import { DateText } from "#components/text/date-formats.tsx";
import { EmailLink } from "#components/text/email-link.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import styles from "#components/text/published-line.module.css";
import { TopicNames } from "#components/text/topic-names.tsx";
import type { FactName, ResultFact, ResultRow } from "#schemas/lists/search/result-row.ts";

/** Facts that need a visible label, because their values are not self-explanatory; all-day dates do too. */
const named: readonly FactName[] = ["evidenceNumber", "number", "referenceNumber", "offerNumber", "notice"];

/** Facts that are redundant when a more specific one is known. */
const broader: Partial<Record<FactName, FactName>> = {
  region: "place",
  district: "place",
  employer: "workplace",
  publishedOn: "deadline",
};

/** Facts about a result on one line. Labels of self-explanatory values are for assistive technology only. */
export function ResultFacts({ facts }: Pick<ResultRow, "facts">) {
  const { t } = useTranslation();
  const names = new Set(facts.map(({ name }) => name));
  const visible = facts.filter(({ name }) => {
    const closer = broader[name];
    return !closer || !names.has(closer);
  });
  if (visible.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {visible.map((fact) => (
        <div key={fact.name}>
          <dt className={"instant" in fact || named.includes(fact.name) ? undefined : "visually-hidden"}>
            {t(`search.facts.${fact.name}`)}
          </dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact }: { fact: ResultFact }) {
  const { optionName } = useFacetTexts();
  if ("instant" in fact) return <DateText instant={fact.instant} />;
  if ("text" in fact)
    return (
      <InLanguage language={fact.language} inline>
        <FactText name={fact.name} text={fact.text} />
      </InLanguage>
    );
  if ("labels" in fact) return <TopicNames topics={fact.labels} />;
  return fact.values.map((value) => optionName(fact.of, value)).join(", ");
}

function FactText({ name, text }: { name: FactName; text: string }) {
  if (name === "phone") return <PhoneLink phone={{ display: text }} />;
  if (name === "email") return <EmailLink email={text} />;
  return text;
}
