import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/contact-card.tsx";
import { DateText } from "#components/dates.tsx";
import { OrganisationChart } from "#components/organisation-chart.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import { UnitTree } from "#components/unit-tree.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { OrganisationStructure } from "#schemas/organisation-structure.ts";

export function OrganisationStructureTemplate({ view }: { view: OrganisationStructure }) {
  const { t } = useTranslation();
  const asOf = { term: t("organisation.asOf"), value: view.asOf && <DateText instant={view.asOf} /> };
  return (
    <PageLayout
      heading={
        <ViewHeading view={view}>
          <PublishedLine more={[asOf]} />
        </ViewHeading>
      }
    >
      {view.intro && (
        <Part view={view} name="intro">
          <RichText html={view.intro.html} />
        </Part>
      )}
      <Section title={t("organisation.units")}>
        <Part view={view} name="units">
          <UnitTree units={view.units} open />
        </Part>
      </Section>
      {view.chart && (
        <Section title={t("organisation.chart")}>
          <Part view={view} name="chart">
            <OrganisationChart chart={view.chart} />
          </Part>
        </Section>
      )}
      {view.contact && (
        <Part view={view} name="contact">
          <ContactCard contact={view.contact} level={2} />
        </Part>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
