import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { EndedNote, useEnded } from "#components/link/ended-note.tsx";
import { FileLink } from "#components/link/file-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { useFacetTexts } from "#components/listing/facet-texts.ts";
import { DateText } from "#components/text/date-formats.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { datedResultTypes } from "#schemas/lists/search/result-types.ts";
import { isCurrent } from "#schemas/lists/search/row-state.ts";
import { withoutStopWords } from "#schemas/lists/words/stop-words.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import { ExcerptText } from "./excerpt-text.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { ResultState } from "./result-state.tsx";
import styles from "./search-results.module.css";

type Props = {
  listing: Listing<ResultRow>;
  /** True when answers stand before the results, so that their heading is shown. */
  isTitled: boolean;
};

/** Search results in the language of the page and in Czech, marked as such: first those of the best result. */
export function SearchResults({ listing: { rows, state, notes }, isTitled }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const used = notes ? [...notes.corrected.map((each) => each.used), ...notes.also] : [];
  const term = withoutStopWords([state.term, ...used].join(" "), language).join(" ");
  const { own = [], czech = [] } = Object.groupBy(rows, (row) => (row.language === null ? "own" : "czech"));
  const isCzechFirst = own.length > 0 && rows[0] === czech[0];
  const inCzech = czech.length > 0 && (
    <Section title={t("search.inCzech")}>
      <ResultList rows={czech} term={term} language={defaultLanguage} />
    </Section>
  );
  return (
    <>
      {isCzechFirst && inCzech}
      {own.length > 0 && (
        <section>
          <h2 className={isTitled || isCzechFirst ? undefined : "visually-hidden"}>{t("search.results")}</h2>
          <ResultList rows={own} term={term} language={null} />
        </section>
      )}
      {!isCzechFirst && inCzech}
    </>
  );
}

type ListProps = { rows: readonly ResultRow[]; term: string; language: Language | null };

function ResultList({ rows, term, language }: ListProps) {
  return (
    <InLanguage language={language}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without numbers Safari forgets that it is a list */}
      <ol role="list">
        {rows.map((row) => (
          <Result key={row.id} row={row} term={term} />
        ))}
      </ol>
    </InLanguage>
  );
}

function Result({ row, term }: { row: ResultRow; term: string }) {
  const { optionName } = useFacetTexts();
  const { now } = useEnvironment();
  const { title, href, language, type, date, summary, summaryLanguage, state, facts, files } = row;
  const ended = useEnded()(row);
  const isDated = facts.some((fact) => "instant" in fact && fact.instant === date);
  return (
    <li className={`${styles.result} ${isCurrent(state, now) && !ended ? "" : styles.past}`}>
      <h3>
        <a href={href} hrefLang={tagOf(language)}>
          {title}
        </a>
      </h3>
      <div className={styles.line}>
        {type && <span>{optionName("type", type)}</span>}
        {date && !isDated && (type === null || datedResultTypes.includes(type)) && <DateText instant={date} />}
        {state && <ResultState state={state} />}
        {ended && (
          <span>
            <EndedNote end={ended} />
          </span>
        )}
        <ResultFacts facts={facts} />
      </div>
      {summary && (
        <InLanguage language={summaryLanguage}>
          <ExcerptText text={summary} term={term} />
        </InLanguage>
      )}
      {files.length > 0 && (
        <PlainList>
          {files.map((file) => (
            <li key={file.href}>
              <FileLink file={file} />
            </li>
          ))}
        </PlainList>
      )}
    </li>
  );
}
