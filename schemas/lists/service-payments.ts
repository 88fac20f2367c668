import { isSamePage } from "#schemas/site/content-address.ts";
import { paymentDates } from "#schemas/structures/payment-dates.ts";
import { rowStructure, type ViewInput } from "#schemas/structures/structure.ts";
import { toBenefit } from "#schemas/values/offer/benefit.ts";
import { listOf } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { toListed } from "./listed.ts";

/** The benefits of a payment calendar, with the references to their services. */
const calendar = rowStructure({
  data: paymentDates.data.pick({ davky: true }),
  view: ({ content, data, ctx }) => ({
    label: toText(content.name),
    benefits: listOf(data.davky, (wire) => ({
      service: wire.stranka,
      ...toBenefit(wire, ctx, ctx.holidaysOf(content.webId)),
    })),
  }),
});

/** Returns the payments of a service from the listed calendars that refer to its page. */
export function toServicePayments({ content, ctx, listed }: Pick<ViewInput<unknown>, "content" | "ctx" | "listed">) {
  const own = { friendlyURLs: content.friendlyURLs, web: { id: content.webId } };
  return toListed(calendar, listed, ctx).flatMap(({ href, language, view: { label, benefits } }) =>
    benefits
      .filter(({ service }) => service && isSamePage(service, own))
      .map(({ name, plan }) => ({ name, plan, calendar: { label, href, external: false, language } })),
  );
}
