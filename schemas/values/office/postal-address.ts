import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { region } from "./region.ts";

/** WGS 84 position of a place, in degrees. */
export const position = z.object({
  sirka: field(z.number().min(-90).max(90), { cs: "Zeměpisná šířka", en: "Latitude", example: "50.09" }),
  delka: field(z.number().min(-180).max(180), { cs: "Zeměpisná délka", en: "Longitude", example: "14.43" }),
});

/** A Czech postal address; a municipality without streets has house numbers only. */
export const postalAddress = z.object({
  ulice: field(text.nullish(), { cs: "Ulice", en: "Street", example: "Na Poříčním právu" }),
  cislo: field(text.nullish(), { cs: "Číslo domu", en: "House number", required: true, example: "376/1" }),
  castObce: field(text.nullish(), { cs: "Část obce", en: "Part of the municipality", example: "Nové Město" }),
  psc: field(
    z
      .string()
      .regex(/^\d{3} ?\d{2}$/)
      .nullish(),
    { cs: "PSČ", en: "Postcode", required: true, example: "128 00" },
  ),
  obec: field(text, { cs: "Obec", en: "Municipality", example: "Praha 2" }),
  okres: field(text.nullish(), { cs: "Okres", en: "District", example: "Praha" }),
  kraj: field(region.nullish(), { cs: "Kraj", en: "Region" }),
  upresneni: field(text.nullish(), {
    cs: "Budova, patro, dveře",
    en: "Building, floor, room",
    example: "2. patro, dveře 214",
  }),
  poloha: field(position.nullish(), { cs: "Poloha na mapě", en: "Position on the map" }),
});

export type WirePostalAddress = z.output<typeof postalAddress>;
export type PostalAddress = ReturnType<typeof toPostalAddress>;

export function toPostalAddress(wire: WirePostalAddress) {
  const street = [wire.ulice ?? wire.castObce ?? wire.obec, wire.cislo].flatMap((part) => (part ? [toText(part)] : []));
  const postcode = wire.psc?.replace(/^(\d{3}) ?(\d{2})$/, "$1\u00a0$2") ?? null;
  const part = wire.ulice && wire.castObce ? toText(wire.castObce) : null;
  return {
    street: street.join(" "),
    part,
    postcode,
    municipality: toText(wire.obec),
    district: optional(wire.okres, toText),
    region: wire.kraj ?? null,
    detail: optional(wire.upresneni, toText),
    position: optional(wire.poloha, toPosition),
  };
}

export function toPosition({ sirka, delka }: z.output<typeof position>) {
  return { latitude: sirka, longitude: delka };
}
