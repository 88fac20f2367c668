import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { page, startCms } from "./living-cms.ts";

const guest = [{ id: "1", type: "ROLE", name: "Guest" }];
const english = { language: "en_gb", friendlyURLs: { en_gb: "allowance" } };

async function start(records: Parameters<typeof startCms>[0]) {
  const { start: open, ...rest } = await startCms(records);
  const search = open();
  await search.refresh();
  const suggest = (text: string, language: "cs" | "en" = "cs", site = "12") => search.suggest(text, { site, language });
  const titles = async (...parameters: Parameters<typeof suggest>) =>
    (await suggest(...parameters))?.hits.map(({ title }) => title);
  return { ...rest, search, suggest, titles };
}

test.each([
  ["pří", ["Příspěvek na péči", "Přídavek na dítě"]],
  ["PRIS", ["Příspěvek na péči"]],
  ["příspěvky", ["Příspěvek na péči"]],
  ["příspěvek na p", ["Příspěvek na péči"]],
  ["přídavku dít", ["Přídavek na dítě"]],
  ["příspvěk", ["Příspěvek na péči"]],
  ["přídva", ["Přídavek na dítě"]],
  ["kontk", ["Kontakty"]],
  ["př pé", ["Příspěvek na péči"]],
  ["p59sp2v", ["Příspěvek na péči"]],
  ["velbloud kont", ["Kontakty"]],
  ['"dít* OR velb', ["Přídavek na dítě"]],
  ["velbloud", []],
])("typing `%s`, in any word form or with a typo, suggests the matching pages", async (text, expected) => {
  const { titles } = await start([
    page("1", "Příspěvek na péči"),
    page("2", "Přídavek na dítě"),
    page("3", "Kontakty"),
  ]);
  expect((await titles(text))?.toSorted()).toEqual(expected.toSorted());
});

test.each([
  [[], ["Příspěvek na péči"]],
  [
    ["Rodina", "Rodiče"],
    ["Rodina", "Rodiče", "Příspěvek na péči"],
  ],
  [
    ["Rodina", "Rodiče", "Rodiště"],
    ["Rodina", "Rodiče", "Rodiště"],
  ],
])("beside pages named %j, the dictionary's follow while there are fewer than three", async (matching, expected) => {
  const data = { synonyma: [{ vyrazy: ["rodičák"], znamena: ["příspěvek na péči"] }] };
  const { titles } = await start([
    page("1", "Příspěvek na péči"),
    ...matching.map((name, index) => page(String(index + 2), name)),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
  ]);
  const shown = (await titles("rodi")) ?? [];
  expect(shown.slice(0, matching.length).toSorted()).toEqual(matching.toSorted());
  expect(shown.slice(matching.length)).toEqual(expected.slice(matching.length));
});

test("restricted, embargoed, unpublished and outdated contents, and those of other sites, are not suggested", async () => {
  const secret = { data: { embargoDo: "2027-01-01T00:00:00" } };
  const { titles, clock, search } = await start([
    page("1", "Porodné"),
    page("2", "Porodné tajné", "", secret),
    page("3", "Porodné skryté", "", { published: false }),
    page("4", "Porodné příští", "", { displayAt: "2026-12-01T00:00:00" }),
    page("5", "Porodné loňské", "", { data: { platnostDo: "2025-01-01T00:00:00" } }),
    page("6", "Porodné pro úředníky", "", { permissions: { VIEW: [{ id: "7", type: "ROLE", name: "Officer" }] } }),
    page("7", "Porodné jinde", "", { webId: "34" }),
    page("8", "Porodné pro všechny", "", { permissions: { VIEW: guest } }),
  ]);
  expect((await titles("poro"))?.toSorted()).toEqual(["Porodné", "Porodné pro všechny"]);
  clock.time = Date.parse("2027-02-01T00:00:00Z");
  await search.refresh();
  expect(await titles("poro")).toContain("Porodné tajné");
});

test("a renamed or withdrawn page is no longer suggested by its old title", async () => {
  const { titles, cms, search, clock } = await start([page("1", "Porodné"), page("2", "Pohřebné")]);
  cms.records = [page("1", "Mateřská", "", { updatedAt: "2026-10-02T00:00:00" })];
  clock.time += 60_000_000;
  await search.refresh();
  expect(await Promise.all([titles("poro"), titles("pohř"), titles("mate")])).toEqual([[], [], ["Mateřská"]]);
});

test("other languages get their own pages first, then those only in Czech", async () => {
  const { suggest } = await start([
    page("1", "Allowance"),
    page("2", "Allowance in Czech"),
    page("3", "Allowance in English", "", english),
  ]);
  expect((await suggest("allow", "en"))?.hits.map(({ title, language }) => [title, language])).toEqual([
    ["Allowance in English", "en"],
    ["Allowance", "cs"],
    ["Allowance in Czech", "cs"],
  ]);
});

test("a title is suggested once, and at most six pages are", async () => {
  const { titles } = await start(
    Array.from({ length: 20 }, (_, at) => page(String(at), `Dávka ${Math.floor(at / 2)}`)),
  );
  expect(new Set(await titles("dáv")).size).toBe(6);
});

test("requests beyond the budget get no suggestions until time has passed", async () => {
  const { suggest, clock } = await start([page("1", "Porodné")]);
  const answers = await Promise.all(Array.from({ length: 200 }, () => suggest("poro")));
  expect(answers.indexOf(null)).toBeGreaterThan(20);
  clock.time += 1000;
  expect(await suggest("poro")).not.toBeNull();
});

test("nothing is suggested without an index", async () => {
  const { cms, start: open } = await startCms();
  cms.fault = () => ({ status: 500 });
  expect(await open().suggest("poro", { site: "12", language: "cs" })).toBeNull();
});

test("a restarted process suggests from the last index at once, without the CMS", async () => {
  const { cms, start: open } = await startCms([page("1", "Porodné")]);
  const folder = temporaryFolder();
  const first = open(folder);
  await first.refresh();
  first.close();
  cms.fault = () => ({ status: 500 });
  const requestsBefore = cms.requests.length;
  const suggested = await open(folder).suggest("poro", { site: "12", language: "cs" });
  expect(suggested?.hits.map(({ title }) => title)).toEqual(["Porodné"]);
  expect(cms.requests.length).toBe(requestsBefore);
});

test("a long or hostile text is answered", async () => {
  const { suggest } = await start([page("1", "Porodné")]);
  for (const text of ["a".repeat(200), "přx ".repeat(50), '"*^(){}:'.repeat(25)])
    expect(await suggest(text), text).toMatchObject({ hits: [] });
  expect(await suggest("\u0000\u202e porod")).toMatchObject({ hits: [{ title: "Porodné" }] });
});

test("typing a question suggests the page that the words name, then the one that lists it as a situation", async () => {
  const data = { situace: ["mám nárok na porodné", "hledám práci"] };
  const { titles } = await start([page("1", "Porodné"), page("2", "Průvodce", "", { data }), page("3", "Kontakty")]);
  expect(await titles("mám nárok na porodné")).toEqual(["Porodné", "Průvodce"]);
});

test("of three words that no title has together, two suggest a page before one does", async () => {
  const { titles } = await start([page("1", "Příspěvek na péči"), page("2", "Rodičovský příspěvek")]);
  expect(await titles("nárok rodičovský příspěvek")).toEqual(["Rodičovský příspěvek"]);
});
