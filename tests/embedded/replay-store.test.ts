import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { record, smallStore } from "../harness/small-store.ts";

const fixtures = fileURLToPath(new URL("../../fixtures", import.meta.url));
const page = "contents/mpsv/standard-page/new.cs.json";

test.for([
  ["a file that is not JSON", "tags.json", "{oops", /tags\.json: expected JSON/],
  ["a list without items", "webs.json", { items: null }, /webs\.json: items: .*expected array/],
  [
    "a web without a leading slash",
    "webs.json",
    { items: [{ id: "1", defaultLanguage: "cs", friendlyURL: "up" }] },
    /items\.0\.friendlyURL/,
  ],
  [
    "a content without a structure",
    page,
    record("9", "Nová", { structure: {} }),
    /new\.cs\.json: structure\.key: .*expected string/,
  ],
  [
    "a language the portal does not have",
    page,
    record("9", "Nová", { language: "de_de" }),
    /new\.cs\.json: language: expected a language/,
  ],
  [
    "a language other than the file name's",
    page,
    record("9", "Nová", { language: "ru_ru" }),
    /new\.cs\.json: language: .*file name.*ru_ru/,
  ],
  ["a site that does not exist", page, record("9", "Nová", { webId: "99" }), /new\.cs\.json: webId: .*"99"/],
  ["an id taken in the same language", page, record("101", "Nová"), /new\.cs\.json: id: .*draft\.cs\.json/],
  [
    "an address taken in the same site and language",
    page,
    record("9", "Koncept"),
    /friendlyURLs\.cs_cz: .*draft\.cs\.json/,
  ],
] as const)("reading fails with file, path and expectation: %s", ([, path, value, message]) => {
  const folder = temporaryFolder({ ...smallStore(), [path]: value });
  expect(() => readStore(folder)).toThrow(message);
  expect(() => readStore(folder)).toThrow(folder);
});

test("records with numeric ids, and with an object as their site, are answered as recorded", async () => {
  const { webId: _, ...numbered } = record("0", "Číslo", { id: 2388782, web: { id: 12 }, categories: [{ id: 2 }] });
  const files = {
    ...smallStore(),
    "webs.json": {
      items: [
        { id: 12, friendlyURL: "/" },
        { id: 34, defaultLanguage: "cs_cz", friendlyURL: "/up" },
      ],
    },
    "categories.json": { items: [{ id: 1, name: "Témata" }] },
    "contents/mpsv/standard-page/number.cs.json": numbered,
  };
  const replay = createReplay({
    store: readStore(temporaryFolder(files)),
    clock: { now: () => Date.UTC(2026, 10, 20) },
  });
  const answer = async (path: string) => (await replay(new Request(`http://cms.test${path}`))).json();
  expect(await answer("/contents/by-id/2388782?webId=12&language=cs_cz")).toEqual(numbered);
  expect(await answer("/contents/by-friendly-url/číslo?webId=12")).toEqual(numbered);
  expect(await answer("/contents?webId=12&categoryId=2")).toMatchObject({ totalCount: 1, items: [numbered] });
  expect(await answer("/webs/by-id/12")).toEqual({ id: 12, friendlyURL: "/" });
});

test("reading fails when a collection is missing, not when a folder is", () => {
  const { "tags.json": _, ...withoutTags } = smallStore();
  expect(() => readStore(temporaryFolder(withoutTags))).toThrow(/tags\.json: expected this file to exist/);
  const collections = Object.entries(smallStore()).filter(([path]) => !path.includes("/"));
  expect(readStore(temporaryFolder(Object.fromEntries(collections))).contents).toEqual([]);
});

test("the project's own fixtures are a valid store of at least 25 contents, each answered at its address", async () => {
  const store = readStore(fixtures);
  expect(new Set(store.contents.map(({ id }) => id)).size).toBeGreaterThanOrEqual(25);
  const replay = createReplay({ store, clock: { now: () => Date.UTC(2026, 10, 20) } });
  for (const { id, webId, language } of store.contents) {
    const address = `http://cms.test/contents/by-id/${id}?webId=${webId}&language=${language}&onlyPublished=false`;
    expect(await (await replay(new Request(address))).json()).toMatchObject({ id, language });
  }
});

test("the library's facts about each document are true of its file", async () => {
  const { items } = JSON.parse(readFileSync(`${fixtures}/documents.json`, "utf8"));
  const store = readStore(temporaryFolder({ ...smallStore(), "documents.json": { items } }));
  expect(store.documents.items.length).toBeGreaterThanOrEqual(15);
  for (const document of store.documents.items) {
    const bytes = readFileSync(`${fixtures}${document.url}`);
    expect(document.url).toBe(`/documents/files/${document.fileName}`);
    expect(document.size, document.fileName).toBe(bytes.length);
    expect(bytes.length, document.fileName).toBeLessThanOrEqual(120_000);
    const { mimeType, width, height, alt } = { width: undefined, height: undefined, alt: undefined, ...document };
    expect({ mimeType, width, height }, document.fileName).toEqual(look(bytes));
    expect(typeof alt, document.fileName).toBe(mimeType.startsWith("image/") ? "string" : "undefined");
  }
});

/** Media types by a file's first bytes. */
const recordings = { "\x1a\x45\xdf\xa3": "video/webm", RIFF: "audio/wav", WEBVTT: "text/vtt" };

/** Media type and size in pixels, read from the bytes. */
function look(bytes: Buffer) {
  const text = bytes.toString("latin1");
  if (text.startsWith("%PDF-")) return { mimeType: "application/pdf", width: undefined, height: undefined };
  for (const [start, mimeType] of Object.entries(recordings)) {
    if (text.startsWith(start)) return { mimeType, width: undefined, height: undefined };
  }
  const svg = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(text);
  if (svg) return { mimeType: "image/svg+xml", width: Number(svg[1]), height: Number(svg[2]) };
  let at = 2;
  while (bytes[at] === 0xff && ![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2);
  return { mimeType: "image/jpeg", width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

test("every printed document is tagged, has a title in its language and is one page long", () => {
  const { items } = JSON.parse(readFileSync(`${fixtures}/documents.json`, "utf8"));
  const printed = items.filter((item: { mimeType: string }) => item.mimeType === "application/pdf");
  expect(printed.length).toBeGreaterThanOrEqual(5);
  for (const { url, language } of printed) {
    const pdf = readFileSync(`${fixtures}${url}`, "latin1");
    expect(pdf, url).toContain("/Marked true");
    expect(pdf, url).toContain(`/Lang (${language.slice(0, 2)})`);
    expect(pdf.match(/\/Type \/Page\s/g), url).toHaveLength(1);
  }
});
