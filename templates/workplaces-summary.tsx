import { useTranslation } from "react-i18next";
import { ContentsList } from "#components/contents-list.tsx";
import { ListPage } from "#components/list-page.tsx";
import { Section } from "#components/section.tsx";
import { WorkplaceState } from "#components/workplace-state.tsx";
import { WorkplaceTable } from "#components/workplace-table.tsx";
import type { WorkplacesSummary } from "#schemas/workplaces-summary.ts";

export function WorkplacesSummaryTemplate({ view }: { view: WorkplacesSummary }) {
  const { t } = useTranslation();
  const regions = view.regions.map(({ region, workplaces }) => {
    const title = t(`regions.${region}`);
    return { id: `region-${region}`, title, caption: t("office.workplacesIn", { region: title }), workplaces };
  });
  return (
    <ListPage view={view}>
      <ContentsList sections={regions} />
      {regions.map(({ id, title, caption, workplaces }) => (
        <Section key={id} id={id} title={title}>
          <WorkplaceTable caption={caption} workplaces={workplaces} state={(row) => <WorkplaceState {...row} />} />
        </Section>
      ))}
      {regions.length === 0 && <WorkplaceTable caption={t("office.workplaces")} workplaces={[]} />}
    </ListPage>
  );
}
