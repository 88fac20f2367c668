import type { Feature, FeatureCollection, Point } from "geojson";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { PageIdentity } from "#renderer/seo/json-ld/page-identity.ts";
import { queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/list.ts";
import { partId } from "#schemas/site/part-ids.ts";
import type { CaregiverMap, Organisation } from "#schemas/structures/map.ts";

/**
 * The organisations that match, as GeoJSON (RFC 7946): each under the number it has in the list, with a link to its
 * place there; one without a position has no geometry.
 */
export function organisationsToPoints(
  _view: CaregiverMap,
  { path, locale }: PageIdentity,
  listing: Listing<Organisation>,
): string {
  const { t } = i18nOf(locale);
  const toFeature = (organisation: Organisation, index: number): Feature<Point | null> => {
    const { name, services, address, contact } = organisation;
    const number = index + 1;
    const page = Math.ceil(number / listing.state.size);
    return {
      type: "Feature",
      id: number,
      geometry: address.position && {
        type: "Point",
        coordinates: [address.position.longitude, address.position.latitude],
      },
      properties: {
        name,
        services: services.map((service) => t(`organisations.serviceNames.${service}`)),
        address: `${address.street}, ${address.postcode} ${address.municipality}`,
        municipality: address.municipality,
        phone: contact.phone && { display: contact.phone.display, href: contact.phone.href },
        email: contact.email,
        web: contact.web && { label: contact.web.label, href: contact.web.href },
        href: `${path}${queryWith(listing, { page })}#${partId("organisation", number)}`,
      },
    };
  };
  const collection: FeatureCollection<Point | null> = {
    type: "FeatureCollection",
    features: listing.matching.map(toFeature),
  };
  return JSON.stringify(collection);
}
