import { useTranslation } from "react-i18next";
import type { FacetName } from "#schemas/listing/list.ts";
import { resultTypes } from "#schemas/search/result-types.ts";
import { formKinds } from "#schemas/values/form-row.ts";
import { regionCodes } from "#schemas/values/region.ts";
import type { Environment } from "../environment.tsx";

const states = [
  ...["active", "future", "expired"],
  ...["open", "closing", "closed", "cancelled", "filled", "reserved", "transferred"],
  ...["posted", "removed", "upcoming", "past", "moved"],
] as const;

const roles = ["mediator", "arbitrator"] as const;
const workplaceTypes = ["contact", "detached", "mobile"] as const;

export function useFacetTexts() {
  return facetTexts(useTranslation().t);
}

/** What facets and their options are called: codes have texts of the portal, other values are their own name. */
export function facetTexts(t: ReturnType<Environment["textsOf"]>["t"]) {
  return {
    facetName: (name: FacetName) => t(`facets.names.${name}`),
    optionName(name: FacetName, value: string): string {
      switch (name) {
        case "region":
          return isOneOf(regionCodes, value) ? t(`regions.${value}`) : value;
        case "state":
          return isOneOf(states, value) ? t(`facets.states.${value}`) : value;
        case "role":
          return isOneOf(roles, value) ? t(`mediators.${value}`) : value;
        case "type":
          if (isOneOf(workplaceTypes, value)) return t(`office.types.${value}`);
          return isOneOf(resultTypes, value) ? t(`search.types.${value}`) : value;
        case "kind":
          if (isOneOf(formKinds, value)) return t(`forms.kind.${value}`);
          if (isOneOf(eventKinds, value)) return t(`event.kinds.${value}`);
          return isOneOf(propertyKinds, value) ? t(`property.kinds.${value}`) : value;
        case "outcome":
          return isOneOf(outcomes, value) ? t(`information.outcomes.${value}`) : value;
        case "audience":
          return isOneOf(audiences, value) ? t(`audience.${value}`) : value;
        case "mode":
          return isOneOf(modes, value) ? t(`event.modes.${value}`) : value;
        case "service":
          return isOneOf(services, value) ? t(`organisations.serviceNames.${value}`) : value;
        default:
          return value;
      }
    },
  };
}

const eventKinds = ["fair", "course", "consultation", "information", "holiday", "conference"] as const;
const propertyKinds = ["movable", "realEstate", "vehicle", "it", "furniture"] as const;
const outcomes = ["provided", "partly", "refused", "referred", "withdrawn"] as const;
const audiences = ["citizen", "employer", "provider", "foreigner"] as const;
const modes = ["onsite", "online", "hybrid"] as const;
const services = [
  "homeCare",
  "personalAssistance",
  "respiteCare",
  "dayCentre",
  "emergencyCare",
  "homeNursing",
  "hospiceCare",
  "equipmentRental",
  "counselling",
  "supportGroup",
] as const;

function isOneOf<Code extends string>(codes: readonly Code[], value: string): value is Code {
  return codes.some((code) => code === value);
}
