import { caregiverMap } from "#schemas/structures/map.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { byValues, rowPreset } from "./preset.ts";
import { fact, heldResults, type ResultRow } from "./result-row.ts";

const toRows = heldResults(caregiverMap, "organisations", ({ name, services, address, contact, description }) => ({
  title: name,
  summary: description,
  services: fact.coded("service", services),
  place: fact.text(address.municipality),
  district: fact.text(address.district),
  region: fact.coded("region", address.region ? [address.region] : []),
  phone: fact.text(contact.phone?.display),
  email: fact.text(contact.email),
  values: {
    service: services,
    region: address.region ? [address.region] : [],
    district: address.district ? [address.district] : [],
  },
}));

export const organisations = rowPreset(["map"], (...listed) => withoutDuplicates(toRows(...listed)), {
  facets: [byValues("service", "any"), byValues("region", "one", { known: regionCodes }), byValues("district", "one")],
  orders: ["az", "za"],
});

/** Keeps the first of the rows with the same name and facts: an organisation may be on several maps. */
function withoutDuplicates(rows: readonly ResultRow[]): ResultRow[] {
  return [...Map.groupBy(rows, ({ title, facts }) => JSON.stringify([title, facts])).values()].flatMap(
    ([first]) => first ?? [],
  );
}
