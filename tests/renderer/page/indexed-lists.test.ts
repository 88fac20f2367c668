import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { resolve } from "#renderer/page/resolve.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { demoName } from "#schemas/site/demo-path.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { neighboursOf } from "#schemas/structures/press-release.ts";
import { tabCount } from "#templates/search-page/tab-counts.ts";
import { answerAsText, fileAt, indexedServices, requestOf } from "../recorded-portal.ts";

const indexed = await indexedServices();
const read = { ...indexed, search: { ...indexed.search, hasLists: () => false } };

const pages = [
  "/vyhledavani/aktuality",
  "/vyhledavani/tiskove-zpravy",
  "/up/uredni-deska",
  "/vyhledavani/kalendar-akci",
  "/en/search/events",
  "/vyhledavani/dalsi-portaly",
  "/up/kariera",
  "/vyhledavani/slovnik",
  "/vyhledavani/vyzadane-informace",
  "/up/majetek",
  "/en/search/news",
  "/en/search/press-releases",
  "/ru/search/news",
  "/ua/search/news",
];

const ofDays = [
  ...[{ view: "month" }, { view: "month", month: "2026-12", state: "upcoming" }, { view: "month", month: "2099-01" }],
  ...[{ from: "2026-11-25" }, { to: "2026-11-20", sort: "az" }, { from: "2026-11-01", to: "2027-01-31" }],
];

async function listAt(path: string, query: Record<string, string>, services = indexed) {
  const resolved = await resolve(requestOf(path, { query }), services);
  if (resolved.kind !== "page" || !resolved.listing) throw new Error(`${path} shows no list`);
  return resolved.listing as Listing<ResultRow>;
}

/** Everything about a list except the order of rows that its sort order leaves undefined. */
function told({ matching, rows, readMatching: _, indexed: __, ...listing }: Listing<ResultRow>) {
  const ids = matching.map(({ id }) => id).toSorted();
  const named = ["az", "za"].includes(listing.state.order) ? "title" : "date";
  // In a list in another language, Czech rows are sorted in Czech, which a list read from the CMS does not do.
  const own = matching.filter(({ language }) => language === null);
  return { ...listing, ids, onPage: rows.length, order: own.map((row) => row[named]) };
}

test.each(pages)("%s has the same rows, counts and order from the index as from the CMS", async (path) => {
  const whole = await listAt(path, {}, read);
  const options = whole.facets.flatMap(({ name, options: all }) =>
    all.slice(0, 2).map(({ value }) => ({ [name]: value })),
  );
  const [first = {}, ...more] = options;
  const queries: Record<string, string>[] = [
    ...[{}, { page: "2" }, { size: "50", sort: "za" }, { sort: "az" }, { sort: "newest" }, { region: "neznámá" }],
    ...options,
    { ...first, ...more.at(-1) },
    ...(/kalendar|events/.test(path) ? ofDays : []),
  ];
  expect(whole.total).toBeGreaterThan(0);
  for (const query of queries)
    expect(told(await listAt(path, query)), JSON.stringify(query)).toEqual(told(await listAt(path, query, read)));
});

test("the site-wide search shows the result counts of the other searches, and leaves out those without results", async () => {
  const q = "dávka";
  const everything = await listAt("/vyhledavani", { q });
  const paths = { news: "/vyhledavani/aktuality", pressReleases: "/vyhledavani/tiskove-zpravy" } as const;
  for (const preset of ["news", "pressReleases"] as const) {
    const count = tabCount(preset, everything);
    expect(count, preset).toBeGreaterThan(0);
    expect(count, preset).toBe((await listAt(paths[preset], { q })).total);
  }
  expect(tabCount("all", everything)).toBe(everything.total);
  expect(tabCount("all", await listAt("/vyhledavani", { q, type: "news-item" }))).toBe(everything.total);
  expect([tabCount("documents", everything), tabCount("news", await listAt("/vyhledavani", {}))]).toEqual([null, null]);
  const pageFor = async (term: string) => {
    const { body } = await answerAsText(requestOf("/vyhledavani", { query: { q: term } }), indexed, noAssets);
    return body.replaceAll("<!-- -->", "");
  };
  const tabsFor = async (term: string) =>
    /<nav aria-label="Typ vyhledávání">.*?<\/nav>/s.exec(await pageFor(term))?.[0] ?? "";
  expect(await tabsFor(q)).toContain(`(${tabCount("news", everything)})`);
  expect(await tabsFor("minimální mzda")).not.toContain("(0)");
  // Rows inside contents are not counted: their searches are offered below the results.
  expect(await tabsFor(q)).not.toContain("Dokumenty");
  expect((await pageFor(q)).split("Hledat tento výraz jinde")[1]).toContain("Dokumenty");
});

test("the site-wide search does not find itself", async () => {
  const found = await listAt("/vyhledavani", { q: "vyhledávání" });
  expect(found.total).toBeGreaterThan(0);
  expect(found.matching.map(({ href }) => href)).not.toContain("/vyhledavani");
});

const reader = indexed.read();

/** Addresses of all search pages, by site and language. */
const searchPages = await Promise.all(
  (await reader.webs()).flatMap((web) =>
    languageCodes.map(async (language) => {
      const contents = await reader.contents({ webId: web.id, language, structureKeys: ["vyhledavani"] });
      return contents
        .map(({ friendlyURLs }) => inLanguage(friendlyURLs, language) ?? "")
        .filter((slug) => demoName(`/${slug}`) === null)
        .map((slug) => addressOf(baseOf(web, language, { web, host: "localhost" }), slug));
    }),
  ),
);
const terms = { cs: "příspěvek", en: "benefit", ru: "пособие", ua: "допомога" };
const termOf = (path: string) => terms[languageCodes.find((code) => path.startsWith(`/${code}/`)) ?? "cs"];

test.each(searchPages.flat())(
  "the pages of %s contain as many rows as counted, each once and reachable by visitors",
  async (path) => {
    for (const query of [{}, { q: termOf(path) }]) {
      const listing = await listAt(path, query);
      const rows = [...listing.rows];
      for (let page = 2; page <= listing.pages; page += 1)
        rows.push(...(await listAt(path, { ...query, page: String(page) })).rows);
      expect(rows.length, JSON.stringify(query)).toBe(listing.total);
      expect(new Set(rows.map(({ id, language }) => `${id} ${language}`)).size).toBe(listing.total);
      expect(rows.filter(({ href }) => /^(?:\/(?:en|ru|ua))?(?:\/up)?\/dev(?:\/|$)/.test(href))).toEqual([]);
      if (path.endsWith("hledani") && "q" in query) expect(listing.total).toBeGreaterThan(20);
    }
  },
);

test.each([
  ...["/slovnik-pojmu", "/up/kontakty/pracoviste", "/vyhledavani/dokumenty", "/vyhledavani/smlouvy"],
  ...["/vyhledavani/zprostredkovatele", "/en/search/documents", "/tiskove-zpravy/osetrovne-delsi-doba"],
])("%s lists the same contents of the index as of the CMS", async (path) => {
  const shown = async (services: typeof indexed) => {
    const resolved = await resolve(requestOf(path), services);
    if (resolved.kind !== "page") throw new Error(`${path} is no page`);
    const { listing, page } = resolved;
    if (page.key === "press-release") return neighboursOf(page.view, services.clock.now());
    return { view: page.view, rows: listing?.matching, total: listing?.total };
  };
  const ofIndex = await shown(indexed);
  expect(ofIndex).toEqual(await shown(read));
  expect(JSON.stringify(ofIndex)).toMatch(/"href":/);
});

test("suggestions and sitemaps leave out demo pages too, and a sitemap has as many pages as it counts", async () => {
  const pagesOfSite = indexed.search.pages();
  if (!pagesOfSite) throw new Error("expected an index");
  const count = pagesOfSite.count({ site: "12", language: "cs" });
  expect(pagesOfSite.part({ site: "12", language: "cs" }, 0, 10_000).length).toBe(count);
  const { body } = await fileAt("/sitemap-pages.xml", {}, indexed);
  const text = typeof body === "string" ? body : "";
  expect(text.match(/<loc>/g)?.length).toBe(count);
  expect(text).not.toContain("/dev/");
  const suggested = await indexed.search.suggest("ukázka", { site: "12", language: "cs" });
  expect(suggested?.hits.filter(({ slug }) => demoName(`/${slug}`) !== null)).toEqual([]);
});

test.each(["/vyhledavani/aktuality", "/en/search/events", "/ru/search/news"])(
  "the rows of %s are the same some at a time as all at once",
  async (path) => {
    const listing = await listAt(path, {});
    const [ordered, ...steps] = listing.indexed?.steps() ?? [];
    // Sorting all rows takes as long as reading many of them.
    expect(ordered).toEqual([]);
    const inSteps = steps.flat();
    expect(inSteps.length).toBe(listing.total);
    expect(inSteps).toEqual(listing.matching);
    expect((await listAt(path, {})).indexed?.version).toBe(listing.indexed?.version);
  },
);

test("the excerpt of a page without sentences is its description", async () => {
  const { rows } = await listAt("/up/hledani", { q: "karviná" });
  expect(rows[0]?.summary).toMatch(/^Adresa, úřední hodiny a služby: Kontaktní pracoviště Karviná\./);
});
