import { z } from "zod";
import { toListed } from "#schemas/lists/listed.ts";
import { type ListedContent, rowStructure, type ViewContext } from "#schemas/structures/structure.ts";
import { workplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { toClosure } from "#schemas/values/office/closure.ts";
import { toOfficeHours } from "#schemas/values/office/office-hours.ts";
import { toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";

const { adresa, uredniHodiny, stav } = workplaceContacts.data.shape;

/** Fields of an office that answer a search for it. */
const row = rowStructure({
  data: z.object({ adresa, uredniHodiny, stav }).partial(),
  view: ({ content, data, ctx }) => {
    // With an unreadable state a workplace may be closed. Branches have no state.
    const isStateKnown = data.stav || ctx.keyOf(content) === "regional-branch";
    const [hours] = data.uredniHodiny ?? [];
    return {
      name: toText(content.name),
      address: optional(data.adresa, toPostalAddress),
      hours: isStateKnown ? optional(hours, toOfficeHours, ctx) : null,
      closure: optional(data.stav, toClosure, ctx),
    };
  },
});

export type OfficeAnswer = ReturnType<typeof toOfficeAnswers>[number];

/** Converts offices to what visitors want to know first: where it is and when it opens. */
export function toOfficeAnswers(offices: readonly ListedContent[], ctx: ViewContext) {
  return toListed(row, offices, ctx).map(({ href, language, view }) => ({ href, language, ...view }));
}
