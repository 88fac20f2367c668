import { expect, test } from "vitest";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { textOf } from "#server/pages/fragment.ts";
import { indexedServices, type Options, recordedServices, requestOf } from "../recorded-portal.ts";

/** The document at an address, which must not show a reference. */
async function textAt(path: string, options: Options & { at?: string } = {}, services = recordedServices(options)) {
  const { at, ...others } = options;
  const answer = await answerPage({ ...requestOf(path, others), ...(at && { at }) }, services, noAssets);
  const text = textOf(answer.body)
    .replaceAll(/&nbsp;|\u00a0/g, " ")
    .replaceAll("\u2060", "");
  // The panel of a preview shows editors what they wrote.
  const shown = options.isPreview ? (/<main.*<\/main>/s.exec(text)?.[0] ?? "") : text;
  expect(/\{\{\s*hodnota/.exec(shown)?.[0]).toBeUndefined();
  return { ...answer, text };
}

test.each([
  ["/sluzby/prispevek-na-peci", "880–27 000 Kč", "950–28 900 Kč"],
  ["/en/services/care-allowance", "CZK 880–27,000", "CZK 950–28,900"],
  ["/ru/services/care-allowance", "880–27 000 крон", "950–28 900 крон"],
  ["/ua/services/care-allowance", "880–27 000 крон", "950–28 900 крон"],
])("%s says the amounts of the day, and a preview those of another day", async (path, today, next) => {
  const shown = await textAt(path);
  expect([shown.text.includes(today), shown.text.includes(next)]).toEqual([true, false]);
  const preview = await textAt(path, { isPreview: true, at: "2027-01-01" });
  expect([preview.text.includes(today), preview.text.includes(next)]).toEqual([false, true]);
});

test("a page lasts until a value in it changes, and a page without values longer", async () => {
  const options = { now: "2026-12-31T22:59:00Z" };
  expect((await textAt("/sluzby/prispevek-na-peci", options)).lastsMs).toBe(60_000);
  expect((await textAt("/aplikace/hlaseni-dohod", options)).lastsMs).toBeUndefined();
});

test("no page of the recorded content shows a reference, in any list or search", async () => {
  const services = await indexedServices();
  for (const path of ["/vyhledavani/aktuality", "/vyhledavani", "/en/search"])
    for (const query of [{}, { q: "22400" }, { q: "mzda" }, { q: "wage" }]) await textAt(path, { query }, services);
  const found = await textAt("/vyhledavani", { query: { q: "24100" } }, services);
  expect(found.text.includes("24 100")).toBe(true);
});

test("visitors get no page of a set, and editors a preview", async () => {
  expect((await textAt("/hodnoty/minimalni-mzda")).status).toBe(404);
  const services = recordedServices();
  const preview = await answerPage(requestOf("/hodnoty/minimalni-mzda", { isPreview: true }), services, noAssets);
  expect([preview.status, textOf(preview.body).includes("{{hodnota:minimalni-mzda.mesicni}}")]).toEqual([200, true]);
});
