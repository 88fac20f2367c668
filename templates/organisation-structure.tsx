import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/contact-card.tsx";
import { DateText } from "#components/dates.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { OrganisationChart } from "#components/organisation-chart.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { languageOf, Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import { UnitTree } from "#components/unit-tree.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { Listing } from "#schemas/listing/list.ts";
import type { OrganisationStructure } from "#schemas/organisation-structure.ts";
import type { OrganisationUnit } from "#schemas/values/organisation-unit.ts";

type Props = { view: OrganisationStructure; listing: Listing<OrganisationUnit> };

export function OrganisationStructureTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  const found = listing.state.term === "" ? null : new Set(listing.rows.map(({ id }) => id));
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
        <ListingFrame listing={listing} language={languageOf(view, "units")}>
          <Part view={view} name="units">
            <UnitTree units={view.units} found={found} />
          </Part>
        </ListingFrame>
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
