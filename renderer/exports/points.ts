import type { Feature, FeatureCollection, Point } from "geojson";
import { i18nOf } from "#renderer/page/i18n.ts";
import { queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { partId } from "#schemas/site/part-ids.ts";
import type { CaregiverMap, Organisation } from "#schemas/structures/map.ts";
import type { RegionalBranch } from "#schemas/structures/regional-branch.ts";
import type { WorkplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import type { Workplace, WorkplacesSummary } from "#schemas/structures/workplaces-summary.ts";
import type { PostalAddress } from "#schemas/values/office/postal-address.ts";
import type { PageIdentity } from "./page-identity.ts";

/**
 * The matching organisations as GeoJSON (RFC 7946). Each has its number in the list and a link to its place there; one
 * without coordinates has no geometry.
 */
export function organisationsToPoints(
  _view: CaregiverMap,
  { path, locale }: Pick<PageIdentity, "path" | "locale">,
  listing: Listing<Organisation>,
): string {
  const { t } = i18nOf(locale);
  return toCollection(listing.matching, ({ name, services, address, contact }, number) => ({
    name,
    services: services.map((service) => t(`organisations.serviceNames.${service}`)),
    address,
    ...contact,
    href: `${path}${queryWith(listing, { page: Math.ceil(number / listing.state.size) })}#${partId("organisation", number)}`,
  }));
}

/** The matching workplaces as GeoJSON; each links to its page. */
export function workplacesToPoints(
  _view: WorkplacesSummary,
  _identity: Pick<PageIdentity, "path" | "locale">,
  listing: Listing<Workplace>,
): string {
  return toCollection(listing.matching, ({ name, address, phone, email, page: { href } }) => ({
    name,
    services: [],
    address,
    phone,
    email,
    web: null,
    href,
  }));
}

/** An office as GeoJSON, and the workplaces of a branch that are elsewhere; null without coordinates. */
export function officeToPoints(
  view: RegionalBranch | WorkplaceContacts,
  { path }: Pick<PageIdentity, "path">,
): string | null {
  const { title, address, contact } = view;
  if (!address?.position) return null;
  const workplaces = "workplaces" in view ? view.workplaces : [];
  const office = { name: title, address, ...contact, href: path };
  const elsewhere = workplaces
    .filter((workplace) => workplace.address?.position && !isSamePlace(workplace.address, address))
    .map(({ page, ...workplace }) => ({ ...workplace, web: null, href: page?.href ?? path }));
  return toCollection([office, ...elsewhere], (spot) => ({ ...spot, services: [] }));
}

function isSamePlace(one: PostalAddress, other: PostalAddress): boolean {
  return one.street === other.street && one.municipality === other.municipality;
}

interface Spot extends Pick<Organisation["contact"], "phone" | "email" | "web"> {
  name: string;
  services: readonly string[];
  address: PostalAddress | null;
  href: string;
}

function toCollection<Row>(rows: readonly Row[], toSpot: (row: Row, number: number) => Spot): string {
  const toFeature = (row: Row, index: number): Feature<Point | null> => {
    const { name, services, address, phone, email, web, href } = toSpot(row, index + 1);
    const position = address?.position;
    return {
      type: "Feature",
      id: index + 1,
      geometry: position ? { type: "Point", coordinates: [position.longitude, position.latitude] } : null,
      properties: {
        name,
        services,
        address: address && `${address.street}, ${[address.postcode, address.municipality].filter(Boolean).join(" ")}`,
        municipality: address?.municipality ?? null,
        phone: phone && { display: phone.display, href: phone.href },
        email,
        web: web && { label: web.label, href: web.href },
        href,
      },
    };
  };
  const collection: FeatureCollection<Point | null> = { type: "FeatureCollection", features: rows.map(toFeature) };
  return JSON.stringify(collection);
}
