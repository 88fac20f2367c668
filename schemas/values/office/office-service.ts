import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { email } from "./contact.ts";
import { phone, toPhone } from "./phone.ts";

const keys = {
  zprostredkovaniZamestnani: "employmentMediation",
  statniSocialniPodpora: "stateSocialSupport",
  hmotnaNouze: "materialNeed",
  prispevekNaPeci: "careAllowance",
  zdravotniPostizeni: "disabilityBenefits",
  klientskaZona: "clientZone",
  callCentrum: "callCentre",
} as const;

/** One of the seven services of an office (spec §2.4); its name comes from the locales. */
export const officeService = z.object({
  sluzba: field(oneOf(keys), { cs: "Služba", en: "Service" }),
  oddeleni: field(text.nullish(), { cs: "Oddělení", en: "Unit", example: "Oddělení hmotné nouze" }),
  umisteni: field(text.nullish(), { cs: "Umístění v budově", en: "Place in the building", example: "2. patro" }),
  telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", example: "+420 950 180 215" }),
  email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "nouze.praha@uradprace.example" }),
  odkaz: field(link.nullish(), { cs: "Odkaz na službu", en: "Link to the service" }),
});

export function toOfficeService(
  { sluzba, oddeleni, umisteni, telefon, email: mail, odkaz }: z.output<typeof officeService>,
  ctx: ViewContext,
) {
  return {
    key: keys[sluzba],
    unit: optional(oddeleni, toText),
    place: optional(umisteni, toText),
    phone: optional(telefon, toPhone),
    email: mail ?? null,
    link: optional(odkaz, toLink, ctx),
  };
}
