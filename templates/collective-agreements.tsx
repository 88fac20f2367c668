import { AgreementTable } from "#components/agreement-table.tsx";
import { ListPage } from "#components/list-page.tsx";
import { Part } from "#components/part.tsx";
import type { CollectiveAgreements } from "#schemas/collective-agreements.ts";

export function CollectiveAgreementsTemplate({ view }: { view: CollectiveAgreements }) {
  return (
    <ListPage view={view}>
      <Part view={view} name="agreements">
        <AgreementTable agreements={view.agreements} />
      </Part>
    </ListPage>
  );
}
