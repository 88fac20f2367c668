import { expect, test } from "vitest";
import { resolve } from "#renderer/page/resolve.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { startFaultyPortal } from "../faulty-portal.ts";
import { indexedServices, requestOf } from "../recorded-portal.ts";

const noon = "2026-11-20T12:00:00Z";
const portals = new Map<string, ReturnType<typeof indexedServices>>();

/** One portal for each time. */
function servicesAt(now: string) {
  const services = portals.get(now) ?? indexedServices({ now });
  portals.set(now, services);
  return services;
}

/** Returns the listing of a search page of the recorded portal for a query. */
async function search(path: string, query: Record<string, string>, { now = noon }: { now?: string } = {}) {
  const resolved = await resolve(requestOf(path, { query }), await servicesAt(now));
  if (resolved.kind !== "page" || !resolved.listing) throw new Error(`${path} shows no list`);
  return resolved.listing as Listing<ResultRow>;
}

test("a term is searched in all contents, best results first", async () => {
  const { matching, failure } = await search("/vyhledavani", { q: "přídavek na dítě" });
  expect(failure).toBeNull();
  expect(new Set(matching.map(({ type }) => type)).size).toBeGreaterThan(2);
  expect(matching.slice(0, 5).map(({ title }) => title)).toContain("Přídavek na dítě");
});

test("every inflected form of a word is found", async () => {
  const idsFor = async (q: string) => (await search("/vyhledavani", { q })).matching.map(({ id }) => id).toSorted();
  const ids = await idsFor("příspěvek");
  expect(ids.length).toBeGreaterThan(20);
  expect(await idsFor("příspěvky")).toEqual(ids);
  expect(await idsFor("PRISPEVKU")).toEqual(ids);
});

test("settings, redirects, embedding contents and demo pages are not found", async () => {
  const seen: ResultRow[] = [];
  for (const q of ["config", "přesměrování", "přestěhovaná", "vložená stránka", "ministerstvo", "vyhledávání"])
    seen.push(...(await search("/vyhledavani", { q })).matching);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(({ type, href }) => type === "redirect" || /\/dev(\/|$)|config/.test(href))).toEqual([]);
  expect(seen.filter(({ title }) => /^(Vložená stránka|Přesměrování se|Stránka přestěhovaná)/.test(title))).toEqual([]);
});

test.each([
  ["/vyhledavani", "jednorázově"],
  ["/vyhledavani/tiskove-zpravy", "jednorázově"],
  ["/en/search", "one-off"],
  ["/en/search/press-releases", "one-off"],
])("%s does not find what is under embargo before its end", async (path, q) => {
  const titles = async (now: string) => (await search(path, { q }, { now })).matching.map(({ title }) => title);
  const secret = /^(Domácnosti s nízkými příjmy dostanou jednorázově|Low-income households to receive a one-off)/;
  expect((await titles("2027-01-04T08:59:59Z")).filter((title) => secret.test(title))).toEqual([]);
  expect((await titles("2027-01-04T09:00:00Z")).filter((title) => secret.test(title))).toHaveLength(1);
});

test("results in the page's language come first, the others are Czech", async () => {
  const { matching } = await search("/en/search", { q: "Praha" });
  expect(matching.some(({ language }) => language === "cs")).toBe(true);
  const { matching: news } = await search("/en/search/news", {});
  const marks = news.map(({ language }) => language);
  expect(new Set(marks)).toEqual(new Set([null, "cs"]));
  expect(marks).toEqual([...marks.filter((mark) => mark === null), ...marks.filter((mark) => mark === "cs")]);
});

test("without an index, a CMS failure is shown in the list and nowhere else on the page", async () => {
  const { cms, visit } = startFaultyPortal();
  const lists = async (q: string) => {
    const page = await visit("/vyhledavani/aktuality", { query: q ? { q } : {} });
    if (page.kind !== "page" || !page.listing) throw new Error("expected a list");
    return page.listing;
  };
  expect((await lists("")).matching.length).toBeGreaterThan(5);
  cms.fault = (url) => (url.searchParams.get("sort") === "-updatedAt" ? { status: 503 } : undefined);
  expect(await lists("mzda")).toMatchObject({ failure: "failed", matching: [] });
  expect(await lists("")).toMatchObject({ failure: null });
});

test("a search tells how it changed the term, and shows results from the other site", async () => {
  expect((await search("/vyhledavani", { q: "příspěvek na byldení" })).notes).toMatchObject({
    corrected: [{ typed: "byldení", used: "bydlení" }],
  });
  expect((await search("/vyhledavani", { q: "rodičák" })).notes).toMatchObject({ also: ["rodičovský příspěvek"] });
  const { notes } = await search("/vyhledavani", { q: "Valašské Klobouky" });
  expect(notes?.elsewhere).toMatchObject([{ links: [{ href: expect.stringMatching(/^\/up\/uredni-deska/) }] }]);
  expect((await search("/vyhledavani", {})).notes).toBeNull();
});

test("the search dictionary is shown to editors only", async () => {
  const services = await servicesAt(noon);
  expect(await resolve(requestOf("/slovnik-hledani"), services)).toMatchObject({ kind: "error", status: 404 });
  const preview = await resolve(requestOf("/slovnik-hledani", { isPreview: true }), services);
  expect(preview).toMatchObject({ kind: "page", page: { key: "search-dictionary" } });
});

test.each(["*", '"', "NEAR(", "a OR", "'; DROP TABLE contents", "<script>", "%", "x".repeat(10_000)])(
  "the term %.20s breaks nothing",
  async (q) => {
    const { failure } = await search("/vyhledavani", { q });
    expect(failure).toBeNull();
  },
);
