import { ValidationError } from "payload";
import { expect, onTestFinished, test } from "vitest";
import { allRows } from "../commands/all-rows.ts";
import { listValues } from "../endpoints/values.ts";
import { openOutbox } from "../outbox.ts";
import { parseContent, toSharedValues } from "../portal.ts";
import { runDue } from "../schedule.ts";
import { databaseUrl } from "../settings.ts";
import { startSite } from "./database.ts";
import { createClient, signIn } from "./rest.ts";
import { startPortal, start as startService } from "./service/start-service.ts";

const payload = await startSite();
for (const web of ["20", "21"])
  await payload.create({
    collection: "webs",
    draft: false,
    locale: "cs",
    data: { id: web, name: web, friendlyURL: `/${web}` },
  });
const publisher = await signIn(payload, "publisher");

const value = (klic: string, more: object = {}) => ({
  ...{ klic, nazev: `Hodnota ${klic}`, druh: "castka", jednotka: "CZK", obdobi: [{ od: "2020-01-01", hodnota: 100 }] },
  ...more,
});
const formula = (klic: string, vyraz: string) => value(klic, { obdobi: undefined, vyraz });
const setOf = (id: string, polozky: object[], more: object = {}) => ({
  ...{ id, name: `Sada ${id}`, address: `hodnoty/${id}`, web: "12", data: { klic: id, polozky } },
  ...more,
});
const newsItem = (id: string, obsah: string, more: object = {}) => ({
  ...{ id, name: `Stránka ${id}`, address: id, web: "12", data: { obsah } },
  ...more,
});

type Collection = "shared-values" | "news-item" | "service";

/** Saves a content item and returns the errors by field; empty when it is accepted. */
async function faultsOf(run: () => Promise<unknown>): Promise<Record<string, string>> {
  try {
    await run();
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
  }
}
const publish = (collection: Collection, data: object) =>
  faultsOf(() => payload.create({ collection, locale: "cs", draft: false, data: { ...data, _status: "published" } }));
const change = (collection: Collection, id: string, data: object, draft = false) =>
  faultsOf(() => payload.update({ collection, id, locale: "cs", draft, data: { _status: "published", ...data } }));
const publicRow = async (id: string) =>
  (await allRows()).find(({ key, language }) => key === id && language === "cs_cz")?.published;

test("a set is made in its form and published, and its periods keep their numbers, dates and order", async () => {
  const obdobi = [
    { od: "2027-01-01", hodnota: 24100.5, pravniPredpis: { nazev: "zákon č. 262/2006 Sb." } },
    { od: "2026-01-01", do: "2026-12-31", hodnota: 22400 },
  ];
  const polozky = [
    value("mesicni", { obdobi }),
    value("konec", { druh: "datum", jednotka: undefined, obdobi: [{ od: "2026-01-01", datum: "2026-06-30" }] }),
    formula("pul", "mesicni * 0,5"),
  ];
  const form = setOf("forma", polozky);
  const made = await publisher("POST", "shared-values?locale=cs", { ...form, _status: "published" });
  expect(made.status).toBe(201);
  const id = made.body.doc.id;
  const stored = JSON.parse(JSON.stringify(form.data));
  expect(await publicRow(id)).toMatchObject({ structure: { key: "hodnoty" }, data: stored });
  const shown = (await publisher("GET", `shared-values/${id}?locale=cs&depth=0`)).body.data;
  const again = await publisher("PATCH", `shared-values/${id}?locale=cs`, { data: shown, _status: "published" });
  expect(again.status).toBe(200);
  expect(await publicRow(id)).toMatchObject({ data: stored });
});

test.each([
  [
    "periods that overlap",
    [
      value("a", {
        obdobi: [
          { od: "2026-01-01", do: "2026-12-31", hodnota: 1 },
          { od: "2026-06-01", hodnota: 2 },
        ],
      }),
    ],
    "data.polozky.0.obdobi.1.od",
  ],
  ["a unit of another kind", [value("a", { jednotka: "den" })], "data.polozky.0.jednotka"],
  ["an expression that is none", [value("a"), formula("b", "a * * 2")], "data.polozky.1.vyraz"],
  ["a circle of calculations", [formula("a", "b + 1"), formula("b", "a + 1")], "data.polozky.0.vyraz"],
  ["an unknown name", [value("a"), formula("b", "a + nezname")], "data.polozky.1.vyraz"],
  [
    "units that do not fit",
    [value("a"), value("p", { druh: "pocet", jednotka: undefined }), formula("b", "a + p")],
    "data.polozky.2.vyraz",
  ],
  ["a date without a date", [value("a", { druh: "datum", jednotka: undefined })], "data.polozky.0.obdobi.0"],
  ["one key twice", [value("a"), value("a")], "data.polozky.1.klic"],
])("a set with %s is refused at its field, and saved as a draft", async (_, polozky, path) => {
  const set = setOf("vadna", polozky);
  expect(Object.keys(await publish("shared-values", set))).toContain(path);
  const draft = { collection: "shared-values", locale: "cs", draft: true, data: set } as const;
  await payload.create(draft);
  await payload.delete({ collection: "shared-values", id: "vadna" });
});

test("of two sets of a site none may take a key of the other; a site may have its own value of a key of the main site", async () => {
  const data = { klic: "prvni", polozky: [value("a")] };
  expect(await publish("shared-values", setOf("prvni", [value("a")]))).toEqual({});
  const faults = await publish("shared-values", setOf("druha", [], { data }));
  expect(faults).toEqual({ "data.polozky.0.klic": expect.stringContaining("Hodnota a") });
  expect(await publish("shared-values", setOf("druha", [], { web: "20", data }))).toEqual({});
});

test("a reference without a value is refused at its field, in every part of a content item, and saved as a draft", async () => {
  const later = [{ od: "2100-01-01", hodnota: 1 }];
  expect(await publish("shared-values", setOf("odkazy", [value("ted"), value("pozdeji", { obdobi: later })]))).toEqual(
    {},
  );
  const fine = "<p>Činí {{hodnota:odkazy.ted}} a {{hodnota:odkazy.pozdeji|k:2100-05-01|bez-jednotky}}.</p>";
  expect(await publish("news-item", newsItem("dobra", fine))).toEqual({});
  for (const text of [
    "<p>{{hodnota:odkazy.nezname}}</p>",
    "<p>{{hodnota:odkazy}}</p>",
    "<p>{{hodnota:odkazy.ted</p>",
    "<p>{{hodnota:odkazy.pozdeji}}</p>",
    "<p>{{hodnota:odkazy.ted|k:2019-05-01}}</p>",
    '<p><a href="/{{hodnota:odkazy.ted}}">odkaz</a></p>',
  ]) {
    const faults = await publish("news-item", newsItem("spatna", text));
    expect(Object.keys(faults), text).toEqual(["data.obsah"]);
    expect(faults["data.obsah"], text).not.toBe("");
  }
  const elsewhere = { name: "{{hodnota:x.y}}", description: "{{hodnota:x.y}}" };
  const data = { obsah: fine, odkazy: [{ titulek: "{{hodnota:x.y}}", adresa: "https://example.org" }] };
  expect(Object.keys(await publish("news-item", newsItem("spatna", fine, { ...elsewhere, data }))).toSorted()).toEqual([
    ...["data.odkazy.0.titulek", "description", "name"],
  ]);
  await payload.create({
    collection: "news-item",
    locale: "cs",
    draft: true,
    data: newsItem("koncept", "<p>{{hodnota:x.y}}</p>"),
  });
  // A page that is shown from a later day is judged by the values of that day.
  const future = newsItem("budouci", "<p>{{hodnota:odkazy.pozdeji}}</p>", { displayAt: "2100-02-01T00:00:00" });
  expect(await publish("news-item", future)).toEqual({});
});

test("an amount that names a value that is unknown or no money is refused at its field", async () => {
  expect(
    await publish(
      "shared-values",
      setOf("castky", [value("a"), value("p", { druh: "procento", jednotka: undefined })]),
    ),
  ).toEqual({});
  const service = (id: string, key: string) => ({
    ...{ id, name: id, address: id, web: "12" },
    data: { perex: "Perex", castky: [{ nazev: "Dítě", sdilenaHodnota: key }] },
  });
  expect(await publish("service", service("s1", "castky.a"))).not.toHaveProperty(["data.castky.0.sdilenaHodnota"]);
  for (const key of ["castky.b", "castky.p", "Castky"])
    expect(await publish("service", service("s2", key)), key).toHaveProperty(["data.castky.0.sdilenaHodnota"]);
});

test("values are those of the page's site and of the main site, never another site's, and only what is published", async () => {
  const own = { web: "21" };
  expect(await publish("shared-values", setOf("ciziweb", [value("a")], own))).toEqual({});
  await payload.create({
    collection: "shared-values",
    locale: "cs",
    draft: true,
    data: setOf("nezverejnena", [value("a")]),
  });
  const text = (key: string) => `<p>{{hodnota:${key}.a}}</p>`;
  expect(Object.keys(await publish("news-item", newsItem("hlavni", text("ciziweb"))))).toEqual(["data.obsah"]);
  expect(Object.keys(await publish("news-item", newsItem("hlavni", text("nezverejnena"))))).toEqual(["data.obsah"]);
  expect(await publish("news-item", newsItem("vlastni", text("ciziweb"), own))).toEqual({});
  expect(await publish("news-item", newsItem("z-hlavniho", text("prvni"), own))).toEqual({});

  const keysFor = async (web: string) => {
    const { status, body } = await publisher("GET", `values?web=${web}`);
    expect(status).toBe(200);
    return body.values.map(({ key }: { key: string }) => key);
  };
  expect(await keysFor("21")).toEqual(expect.arrayContaining(["ciziweb.a", "prvni.a"]));
  expect(await keysFor("12")).toContain("prvni.a");
  for (const web of ["12", "20", "", "x"]) expect(await keysFor(web), web).not.toContain("ciziweb.a");
  expect(await keysFor("12")).not.toContain("nezverejnena.a");
});

test("editors see the present value and the day of its next change; strangers see nothing", async () => {
  const obdobi = [
    { od: "2020-01-01", hodnota: 22400 },
    { od: "2100-01-01", hodnota: 24100 },
  ];
  await publish(
    "shared-values",
    setOf("seznam", [value("a", { obdobi }), value("b", { obdobi: [{ od: "2100-01-01", hodnota: 5 }] })]),
  );
  const translator = await signIn(payload, "translator");
  const { values } = (await translator("GET", "values?web=12")).body;
  expect(values).toContainEqual({
    ...{ key: "seznam.a", name: "Hodnota a", kind: "money", text: "22\u00a0400\u00a0Kč", changes: "1. ledna 2100" },
  });
  expect(values).toContainEqual(expect.objectContaining({ key: "seznam.b", text: null, changes: "1. ledna 2100" }));
  expect((await createClient()("GET", "values?web=12")).status).toBe(403);
});

test("a list of values has an end", () => {
  const { data } = setOf(
    "velka",
    Array.from({ length: 10_001 }, (_, index) => value(`v${index}`)),
  );
  const envelope = { id: "1", name: "Velká", language: "cs_cz", webId: "12", structure: { key: "hodnoty" } };
  const { content } = parseContent({ ...envelope, friendlyURLs: {}, data });
  const values = toSharedValues(content ? [content] : [])([]);
  expect(values.keys()).toHaveLength(10_001);
  expect(listValues(values, Date.now())).toHaveLength(10_000);
});

test("a value that published content items use does not get lost, and the message names them", async () => {
  const users = "zaklad";
  expect(await publish("shared-values", setOf("zaklad", [value("a"), value("b")]))).toEqual({});
  expect(await publish("shared-values", setOf("odvozena", [formula("c", "zaklad.a * 2")]))).toEqual({});
  expect(await publish("news-item", newsItem("primo", "<p>{{hodnota:zaklad.b}}</p>"))).toEqual({});
  expect(await publish("news-item", newsItem("jinde", "<p>{{hodnota:zaklad.b}}</p>", { web: "20" }))).toEqual({});
  expect(await publish("news-item", newsItem("pres", "<p>{{hodnota:odvozena.c}}</p>"))).toEqual({});
  const draftUser = newsItem("jen-koncept", "<p>{{hodnota:zaklad.nova}}</p>");
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data: draftUser });
  const lost = async (data: object) => (await change("shared-values", users, data))["data.polozky"];
  const dataOf = (...polozky: object[]) => ({ data: { klic: "zaklad", polozky } });
  // Renamed, gone, over, renamed as a whole, moved to another site, and the input of a calculation gone.
  expect(await lost(dataOf(value("a"), value("b2")))).toMatch(
    /Stránka primo.*Stránka jinde|Stránka jinde.*Stránka primo/,
  );
  const over = value("b", { obdobi: [{ od: "2020-01-01", do: "2020-12-31", hodnota: 1 }] });
  expect(await lost(dataOf(value("a"), over))).toContain("Stránka primo");
  expect(await lost({ data: { klic: "zaklad-2", polozky: [value("a"), value("b")] } })).toContain("Stránka primo");
  const moved = await lost({ web: "20" });
  expect(moved).toContain("Stránka primo");
  expect(moved).not.toContain("Stránka jinde");
  const overA = value("a", { obdobi: [{ od: "2020-01-01", do: "2020-12-31", hodnota: 1 }] });
  expect(await lost(dataOf(overA, value("b")))).toContain("Stránka pres");
  expect(await lost(dataOf(value("b")))).toContain("Sada odvozena");
  // A draft may lose it, and a value may be added or change.
  expect(await change("shared-values", users, { ...dataOf(value("a")), _status: "draft" }, true)).toEqual({});
  expect(
    await lost(dataOf(value("nova"), value("b", { obdobi: [{ od: "2020-01-01", hodnota: 7 }] }), value("a"))),
  ).toBe(undefined);

  // Taking off and deleting are refused too.
  expect(await change("shared-values", users, { _status: "draft" })).toHaveProperty(["data.polozky"]);
  await expect(payload.delete({ collection: "shared-values", id: users })).rejects.toThrow("Stránka primo");
  for (const id of ["primo", "jinde", "pres"]) await payload.delete({ collection: "news-item", id });
  await payload.delete({ collection: "shared-values", id: "odvozena" });
  expect(await change("shared-values", users, { _status: "draft" })).toEqual({});
  await payload.delete({ collection: "shared-values", id: users });
});

test("a set that is published at its time is judged then, and goes to the portals with its id", async () => {
  const schedule = async (id: string, data: object) => {
    await payload.create({
      collection: "shared-values",
      locale: "cs",
      draft: true,
      data: { ...data, _status: "draft" },
    });
    const publishAt = "2099-01-01T10:00:00";
    expect((await publisher("PATCH", `shared-values/${id}?draft=true&locale=cs`, { publishAt })).status).toBe(200);
    await payload.update({
      collection: "schedules",
      where: { content: { equals: id } },
      data: { dueAt: "2020-01-01T00:00:00.000Z" },
    });
  };
  const portal = await startPortal();
  const outbox = openOutbox(databaseUrl());
  onTestFinished(() => outbox.close());
  await startService(outbox, { portals: [portal.url] });
  await expect.poll(() => portal.changes.length).toBe(1);
  expect(portal.changes[0].ids).toContain("prvni");
  await schedule("vcas", setOf("vcas", [value("a")]));
  await schedule("vadna-vcas", setOf("vadna-vcas", [formula("a", "neni.tu")]));
  await runDue(payload);
  await expect.poll(() => portal.changes).toHaveLength(2);
  expect(portal.changes[1]).toMatchObject({ ids: ["vcas"], structures: ["hodnoty"] });
  expect(await change("shared-values", "vcas", { data: { klic: "vcas", polozky: [value("a"), value("b")] } })).toEqual(
    {},
  );
  await expect.poll(() => portal.changes).toHaveLength(3);
  expect(portal.changes[2]).toMatchObject({ ids: ["vcas"], structures: ["hodnoty"] });
  expect(await publicRow("vcas")).toMatchObject({ id: "vcas", structure: { key: "hodnoty" } });
  expect((await publicRow("vadna-vcas")) ?? null).toBeNull();
  const { publishFault } = (await publisher("GET", "shared-values/vadna-vcas?draft=true&depth=0&locale=cs")).body;
  expect(publishFault).toMatch(/./);
});
