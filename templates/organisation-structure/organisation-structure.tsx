import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { DateText } from "#components/text/dates.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { languageOf, TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/list.ts";
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
    <PageLayout
      heading={
        <ViewHeading view={view}>
          <PublishedLine more={[asOf]} />
        </ViewHeading>
      }
    >
      {view.intro && (
        <TranslatedField view={view} name="intro">
          <RichText html={view.intro.html} />
        </TranslatedField>
      )}
      <Section title={t("organisation.units")}>
        <ListingFrame listing={listing} language={languageOf(view, "units")}>
          <TranslatedField view={view} name="units">
            <UnitTree units={view.units} found={found} />
          </TranslatedField>
        </ListingFrame>
      </Section>
      {view.chart && (
        <Section title={t("organisation.chart")}>
          <TranslatedField view={view} name="chart">
            <OrganisationChart chart={view.chart} />
          </TranslatedField>
        </Section>
      )}
      {view.contact && (
        <TranslatedField view={view} name="contact">
          <ContactCard contact={view.contact} level={2} />
        </TranslatedField>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
