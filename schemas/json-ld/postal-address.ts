import type { PostalAddress } from "#schemas/values/office/postal-address.ts";
import type { JsonLdContext, Thing } from "./json-ld-context.ts";

/** Offices are in the Czech Republic. */
export const country = "CZ";

/** Without the no-break space that keeps a postcode on one line. */
export function postcodeOf({ postcode }: PostalAddress): string {
  return postcode?.replaceAll("\u00a0", " ") ?? "";
}

/** Postcode and municipality on one line. */
export function townOf(address: PostalAddress): string {
  return `${postcodeOf(address)} ${address.municipality}`.trim();
}

export function toSchemaAddress(address: PostalAddress, { regionName }: Pick<JsonLdContext, "regionName">): Thing {
  const { street, municipality, region } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: municipality,
    postalCode: address.postcode ? postcodeOf(address) : undefined,
    addressRegion: region ? regionName(region) : undefined,
    addressCountry: country,
  };
}

export function toGeo({ position }: PostalAddress): { geo?: Thing } {
  return position ? { geo: { "@type": "GeoCoordinates", ...position } } : {};
}
