import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { callout, toCallout } from "#schemas/values/callout.ts";
import { field } from "#schemas/values/field.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { barrierFree, toBarrierFree } from "./barrier-free.ts";
import { channels, toChannels } from "./channels.ts";
import { officeHours, toOfficeHours } from "./office-hours.ts";
import { officeService, toOfficeService } from "./office-service.ts";
import { postalAddress, toPostalAddress } from "./postal-address.ts";

/** Fields of every office (spec §2.4, office pages). */
export const office = z.object({
  uredniNazev: field(text.nullish(), {
    cs: "Úřední název česky (pro překlady stránky)",
    en: "Official name in Czech (for translations of the page)",
    example: "Krajská pobočka v Brně",
  }),
  upozorneni: field(z.array(callout).nullish(), { cs: "Upozornění", en: "Notices" }),
  adresa: field(postalAddress.nullish(), { cs: "Adresa", en: "Address", required: true }),
  kontakt: field(channels.nullish(), { cs: "Kontakt", en: "Contact", required: true }),
  uredniHodiny: field(z.array(officeHours).min(1).nullish(), {
    cs: "Úřední hodiny podle agend",
    en: "Office hours by agenda",
    required: true,
  }),
  objednani: field(address.nullish(), { cs: "Objednání online", en: "Online ordering", expected: true }),
  sluzby: field(z.array(officeService).min(1).nullish(), { cs: "Služby", en: "Services", required: true }),
  bezbarierovost: field(barrierFree.nullish(), { cs: "Bezbariérovost", en: "Accessibility", expected: true }),
  doprava: field(text.nullish(), {
    cs: "Doprava a parkování",
    en: "Transport and parking",
    example: "Tramvaj 5 a 9, zastávka Lipanská.",
  }),
});

export type Office = ReturnType<typeof toOffice>;

export function toOffice(data: z.output<typeof office>, ctx: ViewContext) {
  return {
    officialName: optional(data.uredniNazev, toText),
    notices: listOf(data.upozorneni, toCallout, ctx),
    address: optional(data.adresa, toPostalAddress),
    contact: toChannels(data.kontakt ?? {}, ctx),
    hours: listOf(data.uredniHodiny, toOfficeHours, ctx),
    booking: optional(data.objednani, ctx.address),
    services: listOf(data.sluzby, toOfficeService, ctx),
    barrierFree: optional(data.bezbarierovost, toBarrierFree),
    transport: optional(data.doprava, toText),
  };
}
