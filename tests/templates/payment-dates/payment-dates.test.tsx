// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { paymentDates } from "#schemas/structures/payment-dates.ts";
import { PaymentDatesTemplate } from "#templates/payment-dates/payment-dates.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(own: Record<string, unknown>) {
  const data = paymentDates.data.parse({ obsah: "<p>Text</p>", ...own });
  const view = paymentDates.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<PaymentDatesTemplate view={{ ...view, inCzech: [] }} />);
}

test("TODO: the rule of this page", () => {
  expect(start({ perex: "Perex" }).querySelector("h1 + p")?.textContent).toBe("Perex");
});
