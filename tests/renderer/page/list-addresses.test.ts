import { expect, test } from "vitest";
import { z } from "zod";
import type { Language } from "#schemas/site/language-codes.ts";
import { indexedServices, type Options, visit } from "../recorded-portal.ts";

const services = await indexedServices();
const news = "/vyhledavani/aktuality";
const label = z.object({ label: z.string(), language: z.string().nullable() });
const named = z.array(
  z.object({ language: z.string().nullable(), facts: z.array(z.object({ labels: z.array(label).optional() })) }),
);
const rows = z.array(z.object({ id: z.string() }));

async function listAt(path: string, query: Options["query"] = {}) {
  const page = await visit(path, { query }, services);
  if (page.kind !== "page" || !page.listing) throw new Error(`${path} is no list`);
  const { listing, shell } = page;
  return {
    listing,
    ids: rows.parse(listing.matching).map(({ id }) => id),
    topics: listing.facets.find(({ name }) => name === "topic")?.options ?? [],
    hrefIn: (language: Language) => shell.languages.find((link) => link.language === language)?.href,
  };
}

test("a topic is addressed by vocabulary and name, comes before its children and includes their contents", async () => {
  const { topics } = await listAt(news);
  const at = topics.findIndex(({ value }) => value === "Témata/Rodina");
  const [family, child] = topics.slice(at);
  expect(family).toMatchObject({ label: "Rodina", depth: 0, group: { label: "Témata", language: null } });
  expect(child).toMatchObject({ value: "Témata/Dávky pro rodiny", label: "Dávky pro rodiny", depth: 1 });
  const { ids } = await listAt(news, { topic: "Témata/Rodina" });
  const ofChild = (await listAt(news, { topic: child?.value ?? "" })).ids;
  expect(ids).toHaveLength(family?.count ?? 0);
  expect(ofChild).toHaveLength(child?.count ?? 0);
  expect(ofChild.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(ofChild));
});

test.each([
  ["/en/search/news", "Family", "Financial hardship"],
  ["/ru/search/news", "Семья", "Трудное материальное положение"],
  ["/ua/search/news", "Сім’я", "Скрутне матеріальне становище"],
])("at %s topics have their names of the language", async (path, family, hardship) => {
  const { topics } = await listAt(path);
  expect(topics.find(({ value }) => value === "Témata/Rodina")).toMatchObject({ label: family, language: null });
  const event = topics.find(({ value }) => value === "Životní události/Tíživá finanční situace");
  expect(event).toMatchObject({ label: hardship, language: null });
});

test("a Czech result on a page in another language has its topics in Czech", async () => {
  const { listing } = await listAt("/ua/search/news", { topic: "Témata/Rodina" });
  const topics = named.parse(listing.matching).map(({ language, facts }) => ({
    language,
    labels: facts.flatMap(({ labels }) => labels ?? []),
  }));
  expect(topics).toContainEqual({ language: null, labels: [{ label: "Допомога сім’ям", language: null }] });
  const czech = topics.filter(({ language }) => language === "cs").flatMap(({ labels }) => labels);
  expect(czech).toContainEqual({ label: "Rodina", language: null });
});

test("the language switch keeps term, filters, order and page where they mean the same", async () => {
  const query = { q: "rodiny", topic: "Témata/Rodina", year: "2026", sort: "az" };
  const { hrefIn, listing } = await listAt(news, query);
  expect(listing.problems).toEqual([]);
  const address = new URL(hrefIn("en") ?? "", "https://mpsv.example");
  expect(address.pathname).toBe("/en/search/news");
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
  const there = await listAt(address.pathname, Object.fromEntries(address.searchParams));
  expect(there.listing).toMatchObject({ problems: [], state: { term: "rodiny", facets: listing.state.facets } });
});

test("in a site-wide search filters stay when the term is removed, and a topic that no longer exists is reported", async () => {
  const facets = { type: ["news-item"], topic: ["Témata/Rodina"], year: ["2026"] };
  const query = { type: "news-item", topic: "Témata/Rodina", year: "2026" };
  for (const term of [{ q: "dávky" }, {}])
    expect((await listAt("/vyhledavani", { ...term, ...query })).listing).toMatchObject({
      problems: [],
      state: { facets },
    });
  expect((await listAt("/vyhledavani", { q: "dávky", topic: "Rodina" })).listing).toMatchObject({
    problems: [{ field: "topic", code: "filter.unknown", value: "Rodina" }],
    state: { facets: {} },
  });
});
