import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { MapLink, MapSection } from "#components/map/map-section.tsx";
import { OrganisationList } from "#components/organisation-list.tsx";
import { languageOf, Part } from "#components/part.tsx";
import { Section } from "#components/section.tsx";
import type { Listing } from "#schemas/listing/list.ts";
import type { CaregiverMap, Organisation } from "#schemas/map.ts";

type Props = { view: CaregiverMap; listing: Listing<Organisation> };

export function MapTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  return (
    <ListPage view={view}>
      <Section title={t("organisations.title")}>
        {listing.matching.length > 0 && <MapLink />}
        <ListingFrame listing={listing} language={languageOf(view, "organisations")}>
          <Part view={view} name="organisations">
            <OrganisationList organisations={listing.rows} first={listing.first} />
          </Part>
        </ListingFrame>
      </Section>
      {listing.matching.length > 0 && <MapSection listing={listing} settings={view.map} />}
    </ListPage>
  );
}
