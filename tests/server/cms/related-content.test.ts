import { expect, test } from "vitest";
import type { Content } from "#schemas/site/content.ts";
import { toWeb } from "#schemas/site/web.ts";
import { CmsError } from "#server/cms/client.ts";
import type { ContentQuery, Reading } from "#server/cms/content-service.ts";
import { findInOtherLanguages } from "#server/cms/other-languages.ts";
import { readCzech, readSizes } from "#server/cms/related-content.ts";
import { aContent } from "../../schemas/a-content.ts";

const web = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });

/** A CMS that holds these contents, or fails. */
function start({ contents = [], isDown = false }: { contents?: Content[]; isDown?: boolean }) {
  const asked: string[] = [];
  const lines: string[] = [];
  const find = async ({ language }: ContentQuery) => {
    asked.push(language);
    if (isDown) throw new CmsError("network", "/x", "refused");
    return contents.find((content) => content.language === language) ?? null;
  };
  const reading = {
    contentById: (_id: string, query: ContentQuery) => find(query),
    contentByUrl: (_url: string, query: ContentQuery) => find(query),
  } satisfies Partial<Reading>;
  const write = (_about: object, message: string) => lines.push(message);
  const log = { debug: write, info: write, warn: write, error: write };
  return { reading: reading as unknown as Reading, asked, lines, log };
}

const english = aContent({ language: "en", languages: ["cs", "en"] });
const czech = aContent();

test("a translation is read together with its Czech version", async () => {
  const { reading, log } = start({ contents: [czech] });
  expect(await readCzech(english, reading, log)).toBe(czech);
});

test("a Czech page, and one that is in no Czech, has none", async () => {
  const { reading, log, asked } = start({ contents: [czech] });
  expect(await readCzech(czech, reading, log)).toBeNull();
  expect(await readCzech({ ...english, languages: ["en"] }, reading, log)).toBeNull();
  expect(asked).toEqual([]);
});

test("a failure to read the Czech version costs a line in the log, not the page", async () => {
  const { reading, log, lines } = start({ isDown: true });
  expect(await readCzech(english, reading, log)).toBeNull();
  expect(lines).toHaveLength(1);
});

test("an address that belongs to another language finds that page", async () => {
  const { reading, asked } = start({ contents: [english] });
  expect(await findInOtherLanguages({ web, path: "/rodina" }, "ru", reading)).toBe(english);
  expect(asked).toEqual(["cs", "en", "ua"]);
});

test("an address of no language stays missing, also when the CMS fails now", async () => {
  const missing = { web, path: "/neni" };
  expect(await findInOtherLanguages(missing, "ru", start({}).reading)).toBeNull();
  expect(await findInOtherLanguages(missing, "ru", start({ isDown: true }).reading)).toBeNull();
  expect(await findInOtherLanguages({ web, path: "/" }, "ru", start({ contents: [czech] }).reading)).toBeNull();
});

test("sizes of files are read for a text that links to one, and only then", async () => {
  const asked: unknown[] = [];
  const documents = [{ url: "/documents/files/a.pdf", size: 38_000 }];
  const list = async (query: unknown) => {
    asked.push(query);
    return documents;
  };
  const reading = { documents: list } as unknown as Reading;
  const linking = aContent({ data: { obsah: '<p><a href="/documents/files/a.pdf">Žádost</a></p>' } });
  const { log } = start({});
  expect(await readSizes(aContent({ data: { obsah: "<p>Text</p>" } }), reading, log)).toEqual(new Map());
  expect(asked).toEqual([]);
  const sizes = await readSizes(linking, reading, log);
  expect(sizes.get("/cms/documents/files/a.pdf")).toBe(38_000);
  expect(await readSizes(linking, reading, log)).toBe(sizes);
});
