import { ListPage } from "#components/list-page.tsx";
import { MediatorTable } from "#components/mediator-table.tsx";
import { Part } from "#components/part.tsx";
import type { Mediators } from "#schemas/mediators.ts";

export function MediatorsTemplate({ view }: { view: Mediators }) {
  return (
    <ListPage view={view}>
      <Part view={view} name="people">
        <MediatorTable people={view.people} />
      </Part>
    </ListPage>
  );
}
