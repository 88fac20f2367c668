import { Window } from "happy-dom";
import { expect, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import cs from "#locales/cs.json" with { type: "json" };
import { noAssets } from "#renderer/page/document/assets.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { answerAsText, indexedServices, type Options, recordedServices, requestOf } from "../recorded-portal.ts";

/** The next payment on a service's page, with the addresses it links to; null when it has none. */
async function paymentAt(path: string, services: Services, term = cs.payments.next, options: Options = {}) {
  const { body, status } = await answerAsText({ ...requestOf(path, options), ...at(options) }, services, noAssets);
  expect(status).toBe(200);
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  document.write(body.replaceAll("\u00a0", " "));
  const fact = [...document.querySelectorAll("main dl > div")].find(
    (each) => each.querySelector("dt")?.textContent === term,
  );
  if (!fact) return null;
  const links = [...fact.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  return [fact.querySelector("dd")?.textContent, ...links];
}

const at = ({ now, isPreview }: Options) => (isPreview && now ? { at: now } : {});
const isCalendarList = (url: URL) => url.searchParams.getAll("structureKey").includes("vyplatni-terminy");
const expected = ["pátek 20. listopadu 2026Kdy vyplácíme dávky", "/up/davky/vyplatni-terminy"];

test("a service shows its next payment from the calendar of another site, read from the index or from the CMS", async () => {
  const indexed = await indexedServices();
  expect(await paymentAt("/sluzby/prispevek-na-peci", indexed)).toEqual(expected);
  const read = { ...indexed, search: { ...indexed.search, hasLists: () => false } };
  expect(await paymentAt("/sluzby/prispevek-na-peci", read)).toEqual(expected);
  expect(await paymentAt("/sluzby/evidence-detskych-skupin", indexed)).toBeNull();
});

test("the holidays of the calendar's site count on the pages of other sites too", async () => {
  const svatky = JSON.stringify({ dalsi: [{ datum: "11-20", nazev: { cs_cz: "Den úřadu" } }] });
  const addHoliday = (body: unknown) => {
    const { data, ...rest } = body as { data: object };
    return { ...rest, data: { ...data, svatky } };
  };
  const isConfig = (url: URL) => decodeURIComponent(url.pathname).includes("config-up");
  const services = (effect: Effect) => recordedServices({ fault: (url) => (isConfig(url) ? effect : undefined) });
  const path = "/sluzby/prispevek-na-peci";
  expect((await paymentAt(path, services({ mutate: addHoliday })))?.[0]).toContain("pátek 18. prosince 2026");
  expect(await paymentAt(path, services({ status: 500 }))).toEqual(expected);
});

test("the payment is in the language of the page", async () => {
  expect(await paymentAt("/en/services/care-allowance", recordedServices(), "Next payment")).toEqual([
    "Friday, 20 November 2026When benefits are paid",
    "/en/up/benefits/payment-dates",
  ]);
});

test("a preview shows the payment that comes after the chosen day", async () => {
  const options = { isPreview: true, now: "2026-12-10" };
  expect((await paymentAt("/sluzby/prispevek-na-peci", recordedServices(), cs.payments.next, options))?.[0]).toContain(
    "pátek 18. prosince 2026",
  );
});

test.each([
  ["fails", { status: 500 }],
  ["is garbage", { body: "<html>" }],
  ["is an unusable list", { mutate: () => ({ items: [{ id: "1", data: { davky: "?" } }], totalCount: 1 }) }],
])("a service is shown without its payment when the list of calendars %s", async (_, effect) => {
  const services = recordedServices({ fault: (url) => (isCalendarList(url) ? effect : undefined) });
  expect(await paymentAt("/sluzby/prispevek-na-peci", services)).toBeNull();
});

test("one unreadable calendar costs neither the service nor the other calendars", async () => {
  const addBroken = (body: unknown) => {
    const { items, ...rest } = body as { items: Record<string, unknown>[] };
    const broken = items.map((item) => ({ ...item, id: `9${item["id"]}`, data: { davky: [null, { nazev: 1 }] } }));
    return { ...rest, items: [...broken, ...items], totalCount: 2 * items.length };
  };
  const services = recordedServices({ fault: (url) => (isCalendarList(url) ? { mutate: addBroken } : undefined) });
  expect(await paymentAt("/sluzby/prispevek-na-peci", services)).toEqual(expected);
});
