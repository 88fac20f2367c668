import { useTranslation } from "react-i18next";
import { CalendarResults } from "#components/calendar-results.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { SearchHelp } from "#components/search-help.tsx";
import { SearchResults } from "#components/search-results.tsx";
import { SearchTabs } from "#components/search-tabs.tsx";
import { Section } from "#components/section.tsx";
import { TermLinks } from "#components/term-links.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { Listing } from "#schemas/listing/list.ts";
import type { ResultRow } from "#schemas/search/result-row.ts";
import type { SearchPage } from "#schemas/search-page.ts";

type Props = { view: SearchPage; listing: Listing<ResultRow> };

export function SearchPageTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  const { preset, tabs, frequent } = view;
  const { term } = listing.state;
  return (
    <PageLayout heading={<ViewHeading view={view} />} wide>
      <SearchTabs tabs={tabs} term={term} />
      <ListingFrame
        listing={listing}
        files={preset === "calendar" ? ["ics", "csv"] : ["csv"]}
        start={preset === "all" && t("search.askFirst")}
        help={term && <SearchHelp term={term} tabs={tabs} />}
      >
        {preset === "calendar" ? <CalendarResults listing={listing} /> : <SearchResults listing={listing} />}
      </ListingFrame>
      {frequent.length > 0 && term === "" && (
        <Section title={t("search.frequent")}>
          <Part view={view} name="frequent">
            <TermLinks terms={frequent} />
          </Part>
        </Section>
      )}
    </PageLayout>
  );
}
