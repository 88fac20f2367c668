import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { WorkplaceState } from "#components/workplace-state.tsx";
import { WorkplaceTable } from "#components/workplace-table.tsx";
import type { Listing } from "#schemas/listing/list.ts";
import type { Workplace, WorkplacesSummary } from "#schemas/workplaces-summary.ts";

export function WorkplacesSummaryTemplate({ view, listing }: { view: WorkplacesSummary; listing: Listing<Workplace> }) {
  const { t } = useTranslation();
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} files={["csv"]}>
        <WorkplaceTable
          caption={t("office.workplaces")}
          workplaces={listing.rows}
          state={(row) => <WorkplaceState {...row} />}
          isCounted
        />
      </ListingFrame>
    </ListPage>
  );
}
