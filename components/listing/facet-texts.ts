import { useTranslation } from "react-i18next";
import { type Environment, useEnvironment } from "#components/environment.tsx";
import { formatMonth } from "#components/text/date-formats.tsx";
import type { FacetName } from "#schemas/lists/list.ts";
import { resultTypes } from "#schemas/lists/search/result-types.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { careServices } from "#schemas/structures/map.ts";
import { mediatorRoles } from "#schemas/structures/mediators.ts";
import { propertyKinds } from "#schemas/structures/property-offer.ts";
import { informationOutcomes } from "#schemas/structures/requested-information.ts";
import { workplaceTypes } from "#schemas/structures/workplace-contacts.ts";
import { audiences } from "#schemas/values/audience.ts";
import { eventKindCodes, eventModes } from "#schemas/values/offer/event.ts";
import { formKinds } from "#schemas/values/offer/form-row.ts";
import { regionCodes } from "#schemas/values/office/region.ts";

const states = [
  ...["active", "future", "expired"],
  ...["open", "closing", "closed", "cancelled", "filled", "reserved", "transferred"],
  ...["posted", "removed", "upcoming", "past", "moved"],
] as const;

const roles = Object.values(mediatorRoles);
const workplaces = Object.values(workplaceTypes);

export function useFacetTexts() {
  const { language } = useEnvironment();
  return facetTexts(useTranslation().t, language);
}

/**
 * Returns functions for the labels of facets and their options: codes have translations, other values are shown as they
 * are.
 */
export function facetTexts(t: ReturnType<Environment["textsOf"]>["t"], language: Language) {
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
          if (isOneOf(workplaces, value)) return t(`office.types.${value}`);
          return isOneOf(resultTypes, value) ? t(`search.types.${value}`) : value;
        case "kind":
          if (isOneOf(formKinds, value)) return t(`forms.kind.${value}`);
          if (isOneOf(kinds.event, value)) return t(`event.kinds.${value}`);
          return isOneOf(kinds.property, value) ? t(`property.kinds.${value}`) : value;
        case "outcome":
          return isOneOf(outcomes, value) ? t(`information.outcomes.${value}`) : value;
        case "year":
          return value.includes("-") ? formatMonth(value, language) : value;
        case "audience":
          return isOneOf(audienceCodes, value) ? t(`audience.${value}`) : value;
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

const kinds = { event: eventKindCodes, property: Object.values(propertyKinds) };
const outcomes = Object.values(informationOutcomes);
const audienceCodes = Object.values(audiences);
const modes = Object.values(eventModes);
const services = Object.values(careServices);

function isOneOf<Code extends string>(codes: readonly Code[], value: string): value is Code {
  return codes.some((code) => code === value);
}
