import { expect, test } from "vitest";
import { recordDependencies } from "#server/changes/dependencies.ts";
import { aRecord } from "../../schemas/a-content.ts";
import { second, startContentService } from "./a-content-service.ts";

const webs = [
  { id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/", host: "mpsv.example", url: "https://mpsv.example" },
  { id: "34", name: { cs: "Úřad" }, friendlyURL: "/up", host: "up.example", url: "https://up.example" },
];

const set = (id: string, webId: string, klic: string, items: Record<string, unknown>[]) =>
  aRecord({
    id,
    webId,
    structure: { key: "hodnoty" },
    friendlyURLs: { cs_cz: `hodnoty/${klic}` },
    data: { klic, polozky: items.map((item) => ({ nazev: "Hodnota", druh: "castka", ...item })) },
  });

const wage = (hodnota: number) => ({ klic: "mesicni", obdobi: [{ od: "1970-01-01", hodnota }] });

const page = (webId: string, obsah: string) =>
  aRecord({ id: `page-${webId}`, webId, friendlyURLs: { cs_cz: "mzda" }, data: { obsah } });

/** A CMS with sets of the main site and of another one. Its lists are those of one structure. */
function start(records: Record<string, unknown>[], answers: Record<string, unknown> = {}) {
  const started = startContentService({ "/webs": { items: webs }, ...answers });
  const lists = { items: [] as unknown[] };
  const { cms } = started;
  const show = (all: Record<string, unknown>[]) => {
    cms.answers = { ...cms.answers, "/contents": { items: all, totalCount: all.length, page: 0, pageSize: 100 } };
    for (const each of all) cms.answers[`/contents/by-id/${each["id"]}`] = each;
  };
  show(records);
  return { ...started, lists, show };
}

async function textOf({ read, clock }: ReturnType<typeof start>, webId: string, now = clock.now()) {
  const reader = read({ now: () => now });
  const query = { webId, language: "cs", onlyPublished: true } as const;
  const { result, dependencies } = await recordDependencies(() => reader.contentById(`page-${webId}`, query));
  const text = String(result?.data["obsah"]).replaceAll("\u00a0", " ");
  return { text, content: result, codes: result?.values?.remarks.map(({ code }) => code), dependencies, reader };
}

const main = set("901", "12", "mzda", [wage(22400)]);
const text = "<p>Mzda je {{hodnota:mzda.mesicni}}.</p>";

test("a site reads its own values and those of the main site, and its own come first", async () => {
  const own = set("902", "34", "mzda", [{ ...wage(100), klic: "jina" }]);
  const cms = start([main, own, page("12", text), page("34", text)]);
  expect((await textOf(cms, "34")).text).toBe("<p>Mzda je 22 400 Kč.</p>");
  const hiding = start([main, set("902", "34", "mzda", [wage(100)]), page("34", text), page("12", text)]);
  expect((await textOf(hiding, "34")).text).toBe("<p>Mzda je 100 Kč.</p>");
  expect((await textOf(hiding, "12")).text).toBe("<p>Mzda je 22 400 Kč.</p>");
});

test("the main site does not read the values of another site", async () => {
  const cms = start([set("902", "34", "mzda", [wage(100)]), page("12", `<p>A.</p>${text}`)]);
  expect(await textOf(cms, "12")).toMatchObject({ text: "<p>A.</p>", codes: ["value.unknown"] });
});

test("a content item stays the same object until one of its values changes", async () => {
  const cms = start([main, page("12", text)]);
  const first = await textOf(cms, "12");
  expect((await textOf(cms, "12")).content).toBe(first.content);
  cms.clock.time += 61 * second;
  cms.show([set("901", "12", "mzda", [wage(22400), { ...wage(1), klic: "nova" }]), page("12", text)]);
  expect((await textOf(cms, "12")).content).toBe(first.content);
  cms.clock.time += 61 * second;
  cms.show([set("901", "12", "mzda", [wage(24100)]), page("12", text)]);
  // The list is refreshed behind the first reader.
  await textOf(cms, "12");
  expect((await textOf(cms, "12")).text).toBe("<p>Mzda je 24 100 Kč.</p>");
});

test("a content item without references depends on no set", async () => {
  const cms = start([main, page("12", "<p>Mzda.</p>")]);
  const { content, dependencies, reader } = await textOf(cms, "12");
  expect(content?.values).toBeUndefined();
  expect(dependencies.filter((each) => /901|hodnoty/.test(each))).toEqual([]);
  expect(reader.changesAt).toBe(Infinity);
  expect(cms.calls.filter((path) => path === "/contents")).toEqual([]);
});

test("a content item depends on the sets of its values, also through calculations, and on no other", async () => {
  const other = set("903", "12", "davky", [{ klic: "ctvrtina", vyraz: "mzda.mesicni * 0,25" }]);
  const unused = set("904", "12", "pokuty", [wage(1)]);
  const cms = start([main, other, unused, page("12", "<p>Je {{hodnota:davky.ctvrtina}}.</p>")]);
  const { text, dependencies } = await textOf(cms, "12");
  expect(text).toBe("<p>Je 5 600 Kč.</p>");
  const sets = dependencies.filter((each) => /^id 90\d$/.test(each));
  expect(sets.toSorted()).toEqual(["id 901", "id 903"]);
});

test("a content item with an unknown value depends on the list of all sets", async () => {
  const cms = start([main, page("12", "<p>Je {{hodnota:mzda.nic}}.</p>")]);
  expect((await textOf(cms, "12")).dependencies.some((each) => /^contents \/contents\?.*hodnoty/.test(each))).toBe(
    true,
  );
});

test("a reader says when its texts change", async () => {
  const rising = set("901", "12", "mzda", [
    {
      klic: "mesicni",
      obdobi: [
        { od: "2026-01-01", hodnota: 22400 },
        { od: "2027-01-01", hodnota: 24100 },
      ],
    },
  ]);
  const cms = start([rising, page("12", text)]);
  const start2027 = Date.parse("2026-12-31T23:00:00Z");
  const before = await textOf(cms, "12", start2027 - 1);
  expect([before.text, before.reader.changesAt]).toEqual(["<p>Mzda je 22 400 Kč.</p>", start2027]);
  const after = await textOf(cms, "12", start2027);
  expect([after.text, after.reader.changesAt]).toEqual(["<p>Mzda je 24 100 Kč.</p>", Infinity]);
});

test("values that cannot be read cost their sentences, not the page, and are no fault of its editor", async () => {
  const cms = start([page("12", `<p>A.</p>${text}`)]);
  const { "/contents": _, ...others } = cms.cms.answers;
  cms.cms.answers = others;
  const { text: shown, codes, reader } = await textOf(cms, "12");
  expect([shown, codes, reader.isPartial]).toEqual(["<p>A.</p>", [], true]);
  expect(cms.lines.some(({ message }) => String(message).startsWith("shared values cannot be read"))).toBe(true);
});

test("lists have values in their items, and stay the same list until one changes", async () => {
  const cms = start([main, page("12", text)]);
  const listed = () =>
    cms.read({ now: cms.clock.now }).contents({ webId: "12", language: "cs", structureKeys: ["stranka"] });
  cms.cms.answers["/contents"] = { items: [page("12", text)], totalCount: 1, page: 0, pageSize: 100 };
  const list = await listed();
  expect(await listed()).toBe(list);
});

test("settings without a structure of sets read no list at all", async () => {
  const cms = startContentService(
    { "/webs": { items: webs }, "/contents/by-id/page-12": page("12", `<p>A.</p>${text}`) },
    { structureKeys: { stranka: "standard-page" } },
  );
  const query = { webId: "12", language: "cs", onlyPublished: true } as const;
  const content = await cms.read().contentById("page-12", query);
  expect(content?.data["obsah"]).toBe("<p>A.</p>");
  expect(cms.calls.filter((path) => path === "/contents")).toEqual([]);
});
