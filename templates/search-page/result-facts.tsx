import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { useFacetTexts } from "#components/listing/facet-texts.ts";
import { DateText } from "#components/text/dates.tsx";
import { TopicNames } from "#components/text/topic-names.tsx";
import type { ResultFact, ResultRow } from "#schemas/lists/search/result-row.ts";

/** Facts about a result beside its title. */
export function ResultFacts({ facts }: Pick<ResultRow, "facts">) {
  const { t } = useTranslation();
  return (
    <FactList
      facts={facts.map((fact) => ({ term: t(`search.facts.${fact.name}`), value: <FactValue fact={fact} /> }))}
    />
  );
}

function FactValue({ fact }: { fact: ResultFact }) {
  const { optionName } = useFacetTexts();
  if ("instant" in fact) return <DateText instant={fact.instant} />;
  if ("text" in fact)
    return (
      <InLanguage language={fact.language} inline>
        {fact.text}
      </InLanguage>
    );
  if ("labels" in fact) return <TopicNames topics={fact.labels} />;
  return fact.values.map((value) => optionName(fact.of, value)).join(", ");
}
