import { expect, test } from "vitest";
import { findInOtherLanguages } from "#renderer/page/content/other-languages.ts";
import { readCzech, readSizes, readTopics } from "#renderer/page/content/related-content.ts";
import type { Content } from "#schemas/site/content.ts";
import { toWeb } from "#schemas/site/web.ts";
import { CmsError } from "#server/cms/client.ts";
import type { CmsReader, ContentQuery } from "#server/cms/cms-reader.ts";
import { parseConfig } from "#server/config/config.ts";
import { aContent } from "#tests/schemas/a-content.ts";

const web = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });

/** A CMS with these contents, some of them cached, or one that fails. */
function start({
  contents = [],
  known = [],
  isDown = false,
}: {
  contents?: Content[];
  known?: Content[];
  isDown?: boolean;
}) {
  const requested: string[] = [];
  const lines: string[] = [];
  const find = async ({ language }: ContentQuery) => {
    requested.push(language);
    if (isDown) throw new CmsError("network", "/x", "refused");
    return contents.find((content) => content.language === language) ?? null;
  };
  const reader = {
    contentById: (_id: string, query: ContentQuery) => find(query),
    contentByUrl: (_url: string, query: ContentQuery) => find(query),
    peekContent: (_url: string, { language }: ContentQuery) =>
      known.find((content) => content.language === language) ?? null,
  } satisfies Partial<CmsReader>;
  const write = (_about: object, message: string) => lines.push(message);
  const log = { debug: write, info: write, warn: write, error: write };
  return { reader: reader as unknown as CmsReader, requested, lines, log };
}

const english = aContent({ language: "en", languages: ["cs", "en"] });
const czech = aContent();

test("a translation is read together with its Czech version", async () => {
  const { reader, log } = start({ contents: [czech] });
  expect(await readCzech(english, reader, log)).toBe(czech);
});

test("a Czech page, and a page without a Czech version, has no Czech version to read", async () => {
  const { reader, log, requested } = start({ contents: [czech] });
  expect(await readCzech(czech, reader, log)).toBeNull();
  expect(await readCzech({ ...english, languages: ["en"] }, reader, log)).toBeNull();
  expect(requested).toEqual([]);
});

test("a failure to read the Czech version is logged, and the page is shown", async () => {
  const { reader, log, lines } = start({ isDown: true });
  expect(await readCzech(english, reader, log)).toBeNull();
  expect(lines).toHaveLength(1);
});

test("a Czech page's address below another language's prefix is found with one request", async () => {
  const { reader, requested } = start({ contents: [czech] });
  expect(await findInOtherLanguages({ web, path: "/rodina" }, "ru", reader)).toBe(czech);
  expect(requested).toEqual(["cs"]);
});

test("an address of any language of a known page is found without a request", async () => {
  const { reader, requested } = start({ known: [english] });
  expect(await findInOtherLanguages({ web, path: "/family" }, "ru", reader)).toBe(english);
  expect(await findInOtherLanguages({ web, path: "/family" }, "cs", reader)).toBe(english);
  expect(requested).toEqual([]);
});

test("an unknown Czech address causes no additional request", async () => {
  const { reader, requested } = start({});
  expect(await findInOtherLanguages({ web, path: "/neni" }, "cs", reader)).toBeNull();
  expect(requested).toEqual([]);
});

test("an unknown address in any language stays a 404, also while the CMS fails", async () => {
  const missing = { web, path: "/neni" };
  expect(await findInOtherLanguages(missing, "ru", start({}).reader)).toBeNull();
  expect(await findInOtherLanguages(missing, "ru", start({ isDown: true }).reader)).toBeNull();
  expect(await findInOtherLanguages({ web, path: "/" }, "ru", start({ contents: [czech] }).reader)).toBeNull();
});

test("file sizes are read only for a text that links to a file", async () => {
  const requested: unknown[] = [];
  const documents = [{ url: "/documents/files/a.pdf", size: 38_000 }];
  const list = async (query: unknown) => {
    requested.push(query);
    return documents;
  };
  const reader = { documents: list } as unknown as CmsReader;
  const linking = aContent({ data: { obsah: '<p><a href="/documents/files/a.pdf">Žádost</a></p>' } });
  const { log } = start({});
  expect(await readSizes(aContent({ data: { obsah: "<p>Text</p>" } }), reader, log)).toEqual(new Map());
  expect(requested).toEqual([]);
  const sizes = await readSizes(linking, reader, log);
  expect(sizes.get("/cms/documents/files/a.pdf")).toBe(38_000);
  expect(await readSizes(linking, reader, log)).toBe(sizes);
});

test.each([
  ["a page without categories", "stranka", [], {}],
  ["a page with categories", "stranka", [{ id: "5", name: "Rodina" }], { vocabularies: ["a vocabulary"] }],
  ["a list", "seznam-formularu", [], { vocabularies: ["a vocabulary"], tags: ["a tag"] }],
])("%s reads only what it shows", async (_what, structureKey, categories, shown) => {
  const read = { categories: async () => ["a vocabulary"], tags: async () => ["a tag"] };
  const { log } = start({});
  const content = aContent({ structureKey, categories });
  expect(await readTopics(content, read as unknown as CmsReader, { config: parseConfig({}), log })).toEqual(shown);
});
