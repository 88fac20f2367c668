import { expect, test } from "vitest";
import type { ContentRequest } from "#machines/content.ts";
import { loadContent, loadSite } from "#renderer/page/content/content-loader.ts";
import { PortalError } from "#renderer/page/errors.ts";
import type { Content } from "#schemas/site/content.ts";
import { toWeb, type Web } from "#schemas/site/web.ts";
import { toWebConfig } from "#schemas/site/web-config.ts";
import { CmsError } from "#server/cms/client.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { aContent } from "#tests/schemas/a-content.ts";

const ministry = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });
const agency = toWeb({ id: "34", name: { cs: "Úřad" }, friendlyURL: "/up" });

interface Start {
  webs?: Web[];
  contents?: Record<string, Content>;
  request?: Partial<ContentRequest>;
  hasConfig?: boolean;
  failing?: keyof CmsReader;
  defaultWebUrl?: string;
  reveal?: boolean;
}

/** Loads a request from a CMS with these webs and contents (by web and address). */
function start({ webs = [ministry, agency], contents = {}, request, hasConfig = true, ...given }: Start) {
  const failure = new CmsError("network", "/x", "refused");
  const answer = async <Value>(call: keyof CmsReader, value: Value) => {
    if (given.failing === call) throw failure;
    return value;
  };
  const reader = {
    webs: () => answer("webs", webs),
    webById: (id: string) => answer("webById", webs.find((web) => web.id === id) ?? null),
    webByUrl: (url: string) => answer("webByUrl", webs.find((web) => web.friendlyURL === url) ?? null),
    config: async () => {
      if (!hasConfig) throw new CmsError("missing", "/x", "expected settings");
      return answer("config", toWebConfig({ home: { cs: "uvod", en: "home" } }));
    },
    contentById: (id: string) => answer("contentById", Object.values(contents).find((c) => c.id === id) ?? null),
    contentByUrl: (url: string, { webId }: { webId: string }) =>
      answer("contentByUrl", contents[`${webId}/${url}`] ?? null),
  } satisfies Partial<CmsReader>;
  const requested: ContentRequest = {
    webId: null,
    webUrl: null,
    contentId: null,
    path: "/",
    language: "cs",
    onlyPublished: true,
    ...request,
  };
  const settings = {
    defaultWebUrl: given.defaultWebUrl ?? null,
    embedded: { structureKey: "vlozena-stranka", reveal: given.reveal ?? true },
    guard: () => {},
    guardContent: () => {},
  };
  const cms = reader as unknown as CmsReader;
  const site = loadSite(requested, cms, settings);
  return { failure, site, content: site.then((found) => loadContent(found, cms, settings)) };
}

const messageOf = async ({ content }: ReturnType<typeof start>) => {
  const error: unknown = await content.then(
    () => null,
    (reason) => reason,
  );
  return error instanceof PortalError ? `${error.status} ${error.message}` : error;
};

const embedding = (id: string, slug: string | null): Content =>
  aContent({
    id,
    name: `vložená ${id}`,
    structureKey: "vlozena-stranka",
    friendlyURLs: { cs: `adresa-${id}` },
    categories: [{ id: "7", name: "Rodina" }],
    data: slug === null ? {} : { stranka: { friendlyURLs: { cs: slug }, web: { id: "12" } } },
  });

test("web, config and content are found by the address", async () => {
  const content = aContent({ id: "5" });
  const started = start({ contents: { "34/kontakty": content }, request: { path: "/up/kontakty" } });
  expect(await started.site).toMatchObject({ web: { id: "34" }, path: "/kontakty", config: { home: { en: "home" } } });
  expect(await started.content).toBe(content);
});

test("a site's prefix matches only whole path segments", async () => {
  const started = start({ contents: { "12/upadek": aContent({ id: "6" }) }, request: { path: "/upadek" } });
  expect(await started.site).toMatchObject({ web: { id: "12" } });
  expect(await started.content).toMatchObject({ id: "6" });
});

test("the root of a site is the page its config names as home, in the requested language", async () => {
  const contents = { "12/uvod": aContent({ id: "1" }), "34/home": aContent({ id: "2" }) };
  expect(await start({ contents }).content).toMatchObject({ id: "1" });
  const english = start({ contents, request: { path: "/up", language: "en" } });
  expect(await english.content).toMatchObject({ id: "2" });
});

test("an address with escaped characters is requested unescaped", async () => {
  const contents = { "12/dávky": aContent({ id: "9" }) };
  expect(await start({ contents, request: { path: "/d%C3%A1vky" } }).content).toMatchObject({ id: "9" });
});

test("without a site at the address the default web is used, else the first", async () => {
  const contents = { "34/x": aContent({ id: "3" }) };
  const request = { path: "/x" };
  expect(await start({ webs: [agency], contents, request }).content).toMatchObject({ id: "3" });
  const byDefault = start({ webs: [agency], contents, request, defaultWebUrl: "/up" });
  expect(await byDefault.site).toMatchObject({ web: { id: "34" } });
  expect(await byDefault.content).toMatchObject({ id: "3" });
});

test.each<[string, Start]>([
  ["404 Web with id 99 does not exist.", { request: { webId: "99" } }],
  ["404 Web with url /neni does not exist.", { request: { webUrl: "/neni" } }],
  [
    "404 Default web with url /neni does not exist.",
    { webs: [agency], defaultWebUrl: "/neni", request: { path: "/x" } },
  ],
  ["404 No web exists.", { webs: [] }],
  ["404 Web config with name config-up does not exist.", { hasConfig: false, request: { path: "/up" } }],
  ["404 Web config with name config- does not exist.", { hasConfig: false }],
  ["404 Content with id 77 does not exist.", { request: { contentId: "77" } }],
  ["404 Content with url dim/x and language ua does not exist.", { request: { path: "/dim/x", language: "ua" } }],
  [
    "404 Embedded content with url neni and language cs does not exist.",
    { contents: { "12/a": embedding("1", "neni") }, request: { path: "/a" } },
  ],
  [
    "404 Embedded content of content with id 1 is not defined.",
    { contents: { "12/a": embedding("1", null) }, request: { path: "/a" } },
  ],
])("%s", async (message, given) => {
  expect(await messageOf(start(given))).toBe(message);
});

test.each<[keyof CmsReader, Partial<ContentRequest>]>([
  ["webs", {}],
  ["webById", { webId: "12" }],
  ["config", {}],
  ["contentByUrl", {}],
  ["contentById", { contentId: "1" }],
])("when the CMS fails at %s, loading fails with that error", async (failing, request) => {
  const { content, failure } = start({ failing, request });
  await expect(content).rejects.toBe(failure);
});

test("an embedded content shows the page it embeds, with its own categories and addresses", async () => {
  const contents = { "12/a": embedding("1", "rodina"), "12/rodina": aContent({ id: "2", name: "Rodina" }) };
  const content = await start({ contents, request: { path: "/a" } }).content;
  expect(content).toMatchObject({
    id: "2",
    name: "Rodina",
    friendlyURLs: { cs: "adresa-1" },
    categories: [{ id: "7", name: "Rodina" }],
  });
});

test("with revealing off, an embedded content is shown itself", async () => {
  const contents = { "12/a": embedding("1", "rodina") };
  const content = await start({ contents, request: { path: "/a" }, reveal: false }).content;
  expect(content.id).toBe("1");
});

test("a chain of embedded contents is followed, keeping the position of the first one", async () => {
  const contents = {
    "12/a": embedding("1", "b"),
    "12/b": embedding("2", "c"),
    "12/c": aContent({ id: "3" }),
  };
  const content = await start({ contents, request: { path: "/a" } }).content;
  expect(content).toMatchObject({ id: "3", friendlyURLs: { cs: "adresa-1" } });
});

test("a cycle of embedded contents is a missing page", async () => {
  const contents = { "12/a": embedding("1", "b"), "12/b": embedding("2", "a") };
  expect(await messageOf(start({ contents, request: { path: "/a" } }))).toBe(
    "404 Embedded content with url b and language cs does not exist.",
  );
});

test("a long chain of embedded contents is a missing page", async () => {
  const chain = Array.from({ length: 9 }, (_, index) => [`12/s${index}`, embedding(`${index}`, `s${index + 1}`)]);
  const { content } = start({ contents: Object.fromEntries(chain), request: { path: "/s0" } });
  await expect(content).rejects.toMatchObject({ status: 404 });
});
