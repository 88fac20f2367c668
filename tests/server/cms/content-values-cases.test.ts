import { expect, test } from "vitest";
import { aRecord } from "../../schemas/a-content.ts";
import { second, startContentService } from "./a-content-service.ts";

const webs = [
  { id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/", host: "mpsv.example", url: "https://mpsv.example" },
  { id: "34", name: { cs: "Úřad" }, friendlyURL: "/up", host: "up.example", url: "https://up.example" },
  { id: "56", name: { cs: "Inspekce" }, friendlyURL: "/suip", host: "suip.example", url: "https://suip.example" },
];

const aSet = (id: string, webId: string, hodnota: number, parts: Record<string, unknown> = {}) =>
  aRecord({
    id,
    webId,
    structure: { key: "hodnoty" },
    friendlyURLs: { cs_cz: `hodnoty/${id}` },
    data: {
      klic: "mzda",
      polozky: [{ klic: "mesicni", nazev: "Mzda", druh: "castka", obdobi: [{ od: "1970-01-01", hodnota }] }],
    },
    ...parts,
  });

const aPage = (webId: string) =>
  aRecord({
    id: `page-${webId}`,
    webId,
    friendlyURLs: { cs_cz: "mzda" },
    data: { obsah: "<p>A je. Mzda {{hodnota:mzda.mesicni}}. C je.</p>" },
  });

const pages = [aPage("12"), aPage("34"), aPage("56")];
const without = "<p>A je. C je.</p>";
const withWage = (amount: string) => `<p>A je. Mzda ${amount}. C je.</p>`;

function start(records: Record<string, unknown>[]) {
  const started = startContentService({ "/webs": { items: webs } });
  const { cms, clock, read } = started;
  const show = (sets: Record<string, unknown>[]) => {
    cms.answers = { ...cms.answers, "/contents": { items: sets, totalCount: sets.length, page: 0, pageSize: 100 } };
  };
  for (const each of pages) cms.answers[`/contents/by-id/${each["id"]}`] = each;
  show(records);
  const textOf = async (webId: string) => {
    const query = { webId, language: "cs", onlyPublished: true } as const;
    const content = await read({ now: clock.now }).contentById(`page-${webId}`, query);
    return String(content?.data["obsah"]).replaceAll("\u00a0", " ");
  };
  return { ...started, show, textOf };
}

test.each([
  ["of the main site alone", [aSet("1", "12", 100)], [withWage("100 Kč"), withWage("100 Kč"), withWage("100 Kč")]],
  ["of another site", [aSet("2", "34", 200)], [without, withWage("200 Kč"), without]],
  [
    "own before main",
    [aSet("1", "12", 100), aSet("2", "34", 200)],
    [withWage("100 Kč"), withWage("200 Kč"), withWage("100 Kč")],
  ],
  [
    "own before main in the other order",
    [aSet("2", "34", 200), aSet("1", "12", 100)],
    [withWage("100 Kč"), withWage("200 Kč"), withWage("100 Kč")],
  ],
  ["zero", [aSet("1", "12", 0)], [withWage("0 Kč"), withWage("0 Kč"), withWage("0 Kč")]],
])("values %s", async (_name, records, expected) => {
  const { textOf } = start(records);

  expect(await Promise.all(["12", "34", "56"].map(textOf))).toEqual(expected);
});

test("two sets with one key show the values of one of them, the same one each time", async () => {
  const { textOf } = start([aSet("1", "12", 100), aSet("2", "12", 200)]);
  const shown = await textOf("12");

  expect([withWage("100 Kč"), withWage("200 Kč")]).toContain(shown);
  expect(await textOf("12")).toBe(shown);
  expect(await textOf("34")).toBe(shown);
});

test.each([
  ["a set without data", aSet("1", "12", 100, { data: {} })],
  ["a set whose values are a text", aSet("1", "12", 100, { data: { klic: "jina", polozky: "x" } })],
  ["a set whose values are null", aSet("1", "12", 100, { data: { klic: "jina", polozky: [null, 5, [], {}] } })],
  ["a set whose key is an object", aSet("1", "12", 100, { data: { klic: {}, polozky: [] } })],
  [
    "a set with a number of 100 digits in a calculation",
    aSet("1", "12", 100, {
      data: { klic: "jina", polozky: [{ klic: "a", nazev: "A", druh: "pocet", vyraz: "9".repeat(100) }] },
    }),
  ],
])("%s costs no values of another set", async (_name, record) => {
  const { textOf } = start([record, aSet("2", "12", 200)]);

  expect(await textOf("12")).toBe(withWage("200 Kč"));
  expect(await textOf("34")).toBe(withWage("200 Kč"));
});

test.each([
  ["an empty answer", {}],
  ["a list that is a text", { items: "x" }],
  ["a list of numbers", { items: [1, 2], totalCount: 2, page: 0, pageSize: 100 }],
  ["null", null],
])("with %s instead of the list of sets, visitors read the text without the sentence", async (_name, answer) => {
  const { cms, textOf } = start([]);
  cms.answers["/contents"] = answer;

  expect(await textOf("12")).toBe(without);
  expect(await textOf("34")).toBe(without);
});

test("an unreadable list is read again once the CMS serves it", async () => {
  const { cms, clock, show, textOf } = start([]);
  delete cms.answers["/contents"];
  expect(await textOf("12")).toBe(without);
  show([aSet("1", "12", 100)]);
  clock.time += 120 * second;
  await textOf("12");

  expect(await textOf("12")).toBe(withWage("100 Kč"));
});

test("the last good list is used while the CMS is down", async () => {
  const { cms, clock, textOf } = start([aSet("1", "12", 100)]);
  expect(await textOf("34")).toBe(withWage("100 Kč"));
  cms.isDown = true;
  clock.time += 120 * second;

  expect(await textOf("34")).toBe(withWage("100 Kč"));
});

test("a set that disappears takes its values with it, one that comes back brings them", async () => {
  const { clock, show, textOf } = start([aSet("1", "12", 100)]);
  const later = async () => {
    clock.time += 120 * second;
    // The list is refreshed behind the first reader.
    await textOf("12");
    return await textOf("12");
  };
  expect(await textOf("12")).toBe(withWage("100 Kč"));
  show([]);
  expect(await later()).toBe(without);
  show([aSet("1", "12", 300)]);
  expect(await later()).toBe(withWage("300 Kč"));
});

test.each([
  ["a draft", { published: false }],
  ["not published yet", { state: "draft", published: false }],
  ["restricted to a role", { permissions: { VIEW: [{ id: "7", type: "ROLE", name: "Úředník" }] } }],
  ["of another structure", { structure: { key: "stranka" } }],
])("a set that is %s gives visitors no values", async (_name, parts) => {
  const { textOf } = start([aSet("1", "12", 100, parts)]);

  expect(await textOf("12")).toBe(without);
});
