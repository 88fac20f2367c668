import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { WorkplaceTable } from "#components/office/workplace-table.tsx";
import type { Listing } from "#schemas/lists/list.ts";
import type { Workplace, WorkplacesSummary } from "#schemas/structures/workplaces-summary.ts";
import { WorkplaceState } from "./workplace-state.tsx";

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
