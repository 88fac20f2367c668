import { expect, test } from "vitest";
import { resolve } from "#renderer/page/resolve.ts";
import { CmsError } from "#server/cms/client.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { recordedServices, requestOf, visit } from "../recorded-portal.ts";

const missing = "/nic-takoveho";

/** Returns the suggestions of an error page; `own` replaces some of the recorded responses. */
async function suggestionsAt(path: string, own: Partial<CmsReader> = {}) {
  const services = recordedServices();
  const read = () => {
    const reader: CmsReader = {
      ...services.read(),
      ...own,
      detached: () => reader,
      track: async (work) => ({ value: await work(reader), isCurrent: () => false }),
    };
    return reader;
  };
  const resolved = await resolve(requestOf(path), { ...services, read });
  if (resolved.kind !== "error") throw new Error(`${path} is ${resolved.kind}`);
  return { status: resolved.status, suggestions: resolved.suggestions };
}

test.each(["", "/en", "/ru", "/ua"].flatMap((language) => [language, `${language}/up`]))(
  "a page that is missing below %s/ leads to the search and the sitemap of that site in that language",
  async (base) => {
    const { status, suggestions } = await suggestionsAt(`${base}${missing}`);
    expect(status).toBe(404);
    expect(await visit(suggestions?.search ?? "")).toMatchObject({
      kind: "page",
      status: 200,
      page: { key: "search-page", view: { preset: "all" } },
    });
    expect(await visit(suggestions?.sitemap?.href ?? "")).toMatchObject({
      kind: "page",
      page: { key: "sitemap", title: suggestions?.sitemap?.label },
    });
    for (const href of [suggestions?.search, suggestions?.sitemap?.href]) {
      expect(href?.startsWith(`${base}/`)).toBe(true);
      expect(href?.includes("/up/")).toBe(base.endsWith("/up"));
    }
  },
);

test("of several pages, the one linked from every page is suggested", async () => {
  expect((await suggestionsAt(`/zkusebna${missing}`)).suggestions).toMatchObject({
    search: "/zkusebna/zkusebni/vyhledavani",
    sitemap: { href: "/zkusebna/ukazky/prehled-stranek", label: "Přehled stránek" },
  });
});

test("a redirect with a missing target gets suggestions too", async () => {
  expect((await suggestionsAt("/zkusebna/presun/nikam")).suggestions?.search).toBe("/zkusebna/zkusebni/vyhledavani");
});

test("a site suggests nothing that it does not show", async () => {
  const nothing = { search: null, sitemap: null };
  expect(await suggestionsAt(missing, { contents: async () => [] })).toEqual({ status: 404, suggestions: nothing });
  const { contents } = recordedServices().read();
  const secret = async (query: Parameters<typeof contents>[0]) =>
    (await contents(query)).map((each) => ({ ...each, data: { ...each.data, embargoDo: "2026-12-24T08:00:00" } }));
  expect(await suggestionsAt(missing, { contents: secret })).toEqual({ status: 404, suggestions: nothing });
});

test("the error page survives a failure to load its suggestions", async () => {
  const contents = async () => {
    throw new CmsError("network", "/x", "refused");
  };
  expect(await suggestionsAt(missing, { contents })).toEqual({
    status: 404,
    suggestions: { search: null, sitemap: null },
  });
});
