import type { GeoCoordinates, PostalAddress as SchemaAddress } from "schema-dts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { PostalAddress } from "#schemas/values/office/postal-address.ts";

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

export function toSchemaAddress(address: PostalAddress, language: Language): SchemaAddress {
  const { street, municipality, region } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: municipality,
    ...(address.postcode && { postalCode: postcodeOf(address) }),
    ...(region && { addressRegion: i18nOf(language).t(`regions.${region}`) }),
    addressCountry: country,
  };
}

export function toGeo({ position }: PostalAddress): { geo?: GeoCoordinates } {
  return position ? { geo: { "@type": "GeoCoordinates", ...position } } : {};
}
