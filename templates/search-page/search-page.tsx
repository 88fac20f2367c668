import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { type Listing, noneElsewhere } from "#schemas/lists/listing-view.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { termQuery } from "#schemas/lists/search-term.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import { ArchiveAnswer } from "./archive-answer.tsx";
import { CalendarResults } from "./calendar-results.tsx";
import { OfficeAnswers } from "./office-answers.tsx";
import { SearchHelp } from "./search-help.tsx";
import { ResultsElsewhere, SearchNotesText } from "./search-notes.tsx";
import styles from "./search-results.module.css";
import { SearchResults } from "./search-results.tsx";
import { SearchTabs, UncountedSearches } from "./search-tabs.tsx";
import { TermLinks } from "./term-links.tsx";

type Props = { view: SearchPage; listing: Listing<ResultRow> };

export function SearchPageTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  const { preset, tabs, frequent } = view;
  const { term } = listing.state;
  const { offices, near, elsewhere } = (listing.state.page === 1 && listing.notes) || noneElsewhere;
  const better = elsewhere.filter(({ isBetter }) => isBetter);
  const others = elsewhere.filter(({ isBetter }) => !isBetter);
  const hasAnswers = offices.length + better.length > 0;
  return (
    <PageLayout
      heading={term === "" ? <ViewHeading view={view} /> : <h1 className="visually-hidden">{view.title}</h1>}
      wide
    >
      <ListingFrame
        listing={listing}
        answers={
          <>
            {preset === "all" && <ArchiveAnswer tabs={tabs} term={term} />}
            {hasAnswers && (
              <div className={styles.answers}>
                <OfficeAnswers offices={offices} near={near} />
                <ResultsElsewhere elsewhere={better} />
              </div>
            )}
          </>
        }
        isSuggested={preset === "all"}
        tabs={<SearchTabs tabs={tabs} term={term} counts={preset === "all" ? listing : null} />}
        files={preset === "calendar" ? ["ics", "csv"] : ["csv"]}
        start={preset === "all" && t("search.askFirst")}
        help={term && <SearchHelp term={term} tabs={tabs} />}
      >
        {listing.notes && <SearchNotesText notes={listing.notes} />}
        {preset === "calendar" ? (
          <CalendarResults listing={listing} />
        ) : (
          <SearchResults listing={listing} isTitled={hasAnswers} />
        )}
      </ListingFrame>
      {preset === "all" && listing.notes && listing.total > 0 && (
        <UncountedSearches tabs={tabs} term={term} counts={listing} />
      )}
      <ResultsElsewhere elsewhere={others} />
      {frequent.length > 0 && term === "" && (
        <FieldSection view={view} name="frequent" title={t("search.frequent")}>
          <TermLinks terms={frequent.map((label) => ({ label, href: `${address ?? ""}${termQuery(label)}` }))} />
        </FieldSection>
      )}
    </PageLayout>
  );
}
