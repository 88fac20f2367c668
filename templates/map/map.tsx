import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { ListBesideMap } from "#components/map/list-beside-map.tsx";
import { MapSection } from "#components/map/map-section.tsx";
import { languageOf, TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { CaregiverMap, Organisation } from "#schemas/structures/map.ts";
import { OrganisationList } from "./organisation-list.tsx";

type Props = { view: CaregiverMap; listing: Listing<Organisation> };

export function MapTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  return (
    <ListPage view={view}>
      <ListBesideMap
        list={
          <Section title={t("organisations.title")}>
            <ListingFrame listing={listing} language={languageOf(view, "organisations")}>
              <TranslatedField view={view} name="organisations">
                <OrganisationList organisations={listing.rows} first={listing.first} />
              </TranslatedField>
            </ListingFrame>
          </Section>
        }
        map={listing.total > 0 && <MapSection listing={listing} settings={view.map} />}
      />
    </ListPage>
  );
}
