import { mediators as mediatorList, mediatorRoles } from "#schemas/structures/mediators.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { byValues, rowPreset } from "./preset.ts";
import { fact, heldResults } from "./result-row.ts";

export const mediators = rowPreset(
  ["mediators"],
  heldResults(mediatorList, "people", ({ name, roles, region, address, phone, email }) => ({
    title: name,
    role: fact.coded("role", roles),
    place: fact.text(address.municipality),
    region: fact.coded("region", region ? [region] : []),
    phone: fact.text(phone?.display),
    email: fact.text(email),
    values: { role: roles, region: region ? [region] : [] },
  })),
  {
    facets: [
      byValues("role", "any", { known: Object.values(mediatorRoles) }),
      byValues("region", "one", { known: regionCodes }),
    ],
    // The given order is by surname.
    orders: ["given", "az", "za"],
  },
);
