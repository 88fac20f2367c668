import { expect, test } from "vitest";
import { sitemapPartAt } from "#renderer/seo/sitemap.ts";
import { fileAt, indexedServices, recordedServices } from "../recorded-portal.ts";
import { textsOf } from "./answer.ts";

const indexed = await indexedServices();
const unindexed = recordedServices();

async function sitemapAt(path: string, services = indexed) {
  const { body } = await fileAt(path, {}, services);
  return String(body);
}

test.each(["/sitemap-pages.xml", "/en/sitemap-pages.xml", "/ua/up/sitemap-pages.xml"])(
  "%s from the index has the pages, versions and days that it has when it reads the CMS",
  async (path) => {
    const entries = (xml: string) =>
      xml
        .split("<url>")
        .slice(1)
        .map((entry) => [...entry.matchAll(/<lastmod>[^<]*|<loc>[^<]*|hreflang="[^>]*/g)].map(String).toSorted())
        .toSorted();
    expect(indexed.search.pages()).not.toBeNull();
    const own = entries(await sitemapAt(path));
    expect(own.length).toBeGreaterThan(40);
    expect(own).toEqual(entries(await sitemapAt(path, unindexed)));
  },
);

test("a sitemap with too many pages for one file is split, and the index lists every part with its last change", async () => {
  const changes = ["2026-03-01T08:00:00.000Z", "2026-04-01T08:00:00.000Z", "2026-05-01T08:00:00.000Z"];
  const changedAt = (_: unknown, part: number) => changes[part] ?? null;
  const pages = () => ({ count: () => 20_001, changedAt, part: () => [] });
  const services = { ...indexed, search: { ...indexed.search, pages } };
  const index = await sitemapAt("/sitemap.xml", services);
  const names = ["sitemap-pages.xml", "sitemap-pages-2.xml", "sitemap-pages-3.xml"];
  expect(textsOf(index, "loc").slice(0, 3)).toEqual(names.map((name) => `https://mpsv.localhost/${name}`));
  expect(textsOf(index, "lastmod").slice(0, 3)).toEqual(changes);
  expect(names.map((name) => sitemapPartAt(`/${name}`))).toEqual([0, 1, 2]);
});

test.each(["/sitemap-pages-1.xml", "/sitemap-pages-02.xml", "/sitemap-pages-0.xml", "/sitemap-pages-x.xml"])(
  "%s is no part of a sitemap",
  (path) => expect(sitemapPartAt(path)).toBeNull(),
);
