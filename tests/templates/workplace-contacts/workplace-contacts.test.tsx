// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/up/workplace-contacts/opava.cs.json" with { type: "json" };
import { workplaceContacts } from "#schemas/structures/workplace-contacts.ts";
import { WorkplaceContactsTemplate } from "#templates/workplace-contacts/workplace-contacts.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { faultCodes } from "../../schemas/fault-codes.ts";

function start(now: string, stav: object = record.data.stav) {
  const data = workplaceContacts.data.parse({ ...record.data, stav });
  const ctx = { ...plainContext, page: () => ({ href: "/krnov", language: "cs" as const }) };
  const view = { ...workplaceContacts.view({ content: aContent(), data, ctx, listed: [] }), inCzech: [] };
  const html = render(<WorkplaceContactsTemplate view={view} />, { now: Date.parse(now) });
  const notice = html.querySelector(".gov-message");
  return {
    headings: [...html.querySelectorAll("h2")].map(({ textContent }) => textContent),
    notice: notice?.querySelector("p")?.textContent ?? null,
    substitute: notice?.querySelector("a")?.getAttribute("href") ?? null,
    booking: html.querySelector(`a[href="${record.data.objednani}"]`),
    text: html.textContent ?? "",
  };
}

const forGood = { typ: "zruseno", od: "2026-12-01", nahrada: record.data.stav.nahrada };

test.each([
  ["the first minute", "2026-11-01T23:00:00Z"],
  ["the last minute", "2027-01-31T22:59:00Z"],
])("%s it is closed, nobody is told to come, but where to go instead", (_when, now) => {
  const { headings, notice, substitute, booking, text } = start(now);
  expect(notice).toBe("Pracoviště je od 2. 11. 2026 do 31. 1. 2027 zavřené");
  expect(substitute).toBe("/krnov");
  expect(headings).not.toContain("Úřední hodiny");
  expect(headings).not.toContain("Služby");
  expect(headings).toContain("Bezbariérový přístup");
  expect(booking).toBeNull();
  expect(text).toContain(record.data.kontakt.telefon);
});

test("a future closure is announced and hides nothing yet", () => {
  const { headings, notice, booking } = start("2026-11-01T22:59:59Z");
  expect(notice).toBe("Pracoviště bude od 2. 11. 2026 do 31. 1. 2027 zavřené");
  expect(headings).toContain("Úřední hodiny");
  expect(booking).not.toBeNull();
});

test("a past closure is not mentioned", () => {
  const { headings, notice } = start("2027-01-31T23:00:00Z");
  expect(notice).toBeNull();
  expect(headings).toContain("Úřední hodiny");
});

test("a workplace closed for good stays closed", () => {
  expect(start("2026-11-30T22:59:59Z", forGood).notice).toBe("Pracoviště bude od 1. 12. 2026 zrušené");
  for (const now of ["2026-11-30T23:00:00Z", "2036-01-01T00:00:00Z"]) {
    const { notice, headings } = start(now, forGood);
    expect(notice).toBe("Pracoviště je od 1. 12. 2026 zrušené");
    expect(headings).not.toContain("Úřední hodiny");
  }
});

test("a closure that ends before it begins is invalid", () => {
  const closed = { ...record.data.stav, do: "2026-11-01" };
  expect(faultCodes(workplaceContacts.data, { ...record.data, stav: closed })).toEqual(["closure.order"]);
});
