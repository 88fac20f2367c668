import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { languageOf, TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { OrganisationStructure } from "#schemas/structures/organisation-structure.ts";
import type { OrganisationUnit } from "#schemas/values/office/organisation-unit.ts";
import { OrganisationChart } from "./organisation-chart.tsx";
import { UnitTree } from "./unit-tree.tsx";

type Props = { view: OrganisationStructure; listing: Listing<OrganisationUnit> };

export function OrganisationStructureTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  const found = listing.state.term === "" ? null : new Set(listing.rows.map(({ id }) => id));
  const asOf = { term: t("organisation.asOf"), value: view.asOf && <DateText instant={view.asOf} /> };
  return (
    <ViewPage
      view={view}
      underTitle={<PublishedLine more={[asOf]} />}
      next={
        <>
          <FieldSection view={view} name="chart" title={t("organisation.chart")}>
            {(chart) => <OrganisationChart chart={chart} />}
          </FieldSection>
          <PageContact view={view} />
        </>
      }
    >
      <RichTextField view={view} name="intro" />
      <Section title={t("organisation.units")}>
        <ListingFrame listing={listing} language={languageOf(view, "units")}>
          <TranslatedField view={view} name="units">
            <UnitTree units={view.units} found={found} />
          </TranslatedField>
        </ListingFrame>
      </Section>
    </ViewPage>
  );
}
