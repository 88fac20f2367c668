import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readStore } from "#embedded/replay/store.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { command } from "#harness/drift/command.ts";
import { command as fixturesCommand } from "#harness/fixtures/command.ts";
import { report } from "#harness/report/report.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { record as content, smallStore } from "../small-store.ts";
import { liveCms, record, storePath } from "./recording.ts";

const page = (id: string, slug: string, data: object, changes: object = {}) =>
  content(id, slug, { friendlyURLs: { cs_cz: slug }, data: { obsah: `<p>Text ${id}</p>`, ...data }, ...changes });

const first = {
  ...smallStore(),
  "contents/mpsv/standard-page/zruseny.cs.json": page("500", "zruseny", {}),
  "contents/mpsv/standard-page/presunuty.cs.json": page("501", "presunuty", {}),
  "contents/mpsv/standard-page/pole.cs.json": page("502", "pole", { perex: "Úvod", stare: "x" }),
  "contents/mpsv/standard-page/rozbity.cs.json": page("503", "rozbity", { perex: "Úvod" }),
  "contents/mpsv/standard-page/text.cs.json": page("504", "text", { perex: "Dříve, jan.novak@seznam.cz" }),
  "contents/mpsv/standard-page/stejny.cs.json": page("505", "stejny", { perex: "Pořád, eva.mala@seznam.cz" }),
  "contents/mpsv/standard-page/pocitadlo.cs.json": page("506", "pocitadlo", { perex: "0" }),
};

/** The same CMS later: items have been removed, moved, added, broken and rewritten. */
function second() {
  const { "contents/mpsv/standard-page/zruseny.cs.json": _, ...rest } = first;
  return {
    ...rest,
    "contents/mpsv/standard-page/presunuty.cs.json": page("501", "jinde", {}),
    "contents/mpsv/standard-page/pole.cs.json": page("502", "pole", { perex: "Úvod", nove: { a: 1 } }),
    "contents/mpsv/standard-page/rozbity.cs.json": page("503", "rozbity", { perex: true }),
    "contents/mpsv/standard-page/text.cs.json": page("504", "text", { perex: "Teď, jan.novak@seznam.cz" }),
    "contents/mpsv/standard-page/there.cs.json": page("507", "there-is-no-such-page", {}),
  };
}

async function twoVersions() {
  const cms = await liveCms(temporaryFolder(first));
  const store = storePath();
  expect((await record(cms.url, store, ["--cover", "all"])).code).toBe(0);
  const later = await liveCms(temporaryFolder(second()));
  const counted = Array.from({ length: 1000 }, (_, index) =>
    JSON.stringify(page("506", "pocitadlo", { perex: `${index}` })),
  );
  later.setFault((url) => (url.pathname.endsWith("/pocitadlo") ? { body: counted.pop() ?? "" } : undefined));
  return { cms, later, store };
}

async function drift(argv: readonly string[]) {
  const { io, out, notes } = fakeIo();
  const code = await command.run(readArguments([...argv, "--reporter", "json"], command.args), io);
  const findings = report.parse(JSON.parse(out())).findings;
  const lines = findings.map(
    ({ code: name, severity, location, pointer }) =>
      `${severity} ${name} ${location?.file.split("/").at(-1)} ${pointer}`,
  );
  return { code, findings, notes, lines: lines.filter((line) => / drift\./.test(line)).toSorted() };
}

const fixturesOf = async (argv: readonly string[]) => {
  const { io, out, notes } = fakeIo();
  const code = await fixturesCommand.run(readArguments(argv, fixturesCommand.args), io);
  return { code, out: out(), notes };
};

test("drift between two versions of a CMS reports removed, moved, restructured, unreadable, rewritten and volatile contents", async () => {
  const { cms, later, store } = await twoVersions();
  const live = (url: string, ...more: string[]) => drift(["--store", store, "--from", url, "--rate", "1000", ...more]);
  const isOfCms = (line: string) => !/never-|no-fixture/.test(line);
  expect((await live(cms.url)).lines.filter(isOfCms)).toEqual([]);
  const { code, lines } = await live(later.url);
  expect(code).toBe(1);
  expect(lines.filter(isOfCms)).toEqual([
    "error drift.gone zruseny.cs.json ",
    "error drift.moved presunuty.cs.json /friendlyURLs",
    "error drift.unreadable rozbity.cs.json /data/perex",
    "info drift.appeared contents-by-friendly-url-there-is-no-such-page.json ",
    "info drift.content-changed text.cs.json /data/perex",
    "info drift.volatile pocitadlo.cs.json /data/perex",
    "warning drift.field-added pole.cs.json /data/nove",
    "warning drift.field-removed pole.cs.json /data/stare",
  ]);
}, 30_000);

test("times with a zone are the portal's own, on a record's changes as on its fields", async () => {
  const path = "contents/mpsv/standard-page/text.cs.json";
  const zoned = { ...first[path], updatedAt: "2026-10-01T08:00:00Z", createdAt: "2026-09-01T10:00:00+02:00" };
  const store = storePath();
  expect((await record((await liveCms(temporaryFolder(first))).url, store, ["--cover", "all"])).code).toBe(0);
  const later = await liveCms(temporaryFolder({ ...first, [path]: zoned }));
  const { lines } = await drift(["--store", store, "--from", later.url, "--rate", "1000"]);
  expect(lines.filter((line) => line.includes("text.cs.json"))).not.toEqual([]);
  expect(lines.filter((line) => /unreadable/.test(line))).toEqual([]);
  const again = storePath();
  const recorded = await record(later.url, again, ["--cover", "all"]);
  expect(recorded.code).toBe(0);
  expect((await drift(["--store", again])).lines.filter((line) => /text\.cs/.test(line))).toEqual([]);
}, 30_000);

test("--update applies only the named kinds of drift, and stores no secret", async () => {
  const { later, store } = await twoVersions();
  const live = (...more: string[]) => drift(["--store", store, "--from", later.url, "--rate", "1000", ...more]);
  await live("--update", "gone,content,moved");
  const names = readStore(store).contents.map(({ friendlyURLs }) => friendlyURLs["cs_cz"]);
  expect(names).not.toContain("zruseny");
  expect(names).toContain("jinde");
  const text = readFileSync(join(store, "contents/mpsv/standard-page/text.cs.json"), "utf8");
  expect(text).toMatch(/Teď, redacted-[\da-f]{8}@redacted\.example/);
  expect(readFileSync(join(store, "contents/mpsv/standard-page/pole.cs.json"), "utf8")).toContain("stare");
  const { lines } = await live();
  expect(lines.filter((line) => /drift\.(?:gone|moved|content)/.test(line))).toEqual([]);
  expect(lines.join("\n")).toContain("drift.field-removed pole.cs.json");
  expect((await fixturesOf(["verify", "--store", store])).code).toBe(0);
  expect((await fixturesOf(["audit", "--store", store])).code).toBe(0);
}, 30_000);

test("without the redaction secret redacted fields are not compared, and an unreachable CMS exits with 3", async () => {
  const { later, store } = await twoVersions();
  const { lines, notes } = await drift(["--store", store, "--from", later.url, "--rate", "1000", "--key", "another"]);
  expect(lines.join("\n")).toContain("drift.content-changed stejny.cs.json");
  expect(notes.join("\n")).not.toContain("secret");
  rmSync(join(store, ".portal"), { recursive: true });
  const without = await drift(["--store", store, "--from", later.url, "--rate", "1000"]);
  expect(without.notes.join("\n")).toContain("The secret of the pseudonyms is missing");
  expect(without.lines.filter((line) => /content-changed/.test(line))).toEqual([]);
  expect(without.lines.join("\n")).toContain("drift.gone");
  const argv = ["--store", store, "--from", "http://127.0.0.1:1", "--pause", "0"];
  await expect(drift(argv)).rejects.toThrow(EnvironmentError);
}, 30_000);

test("drift without a CMS compares the store with the schemas: invalid values, unknown fields, fields always or never present, age", async () => {
  const { store } = await twoVersions();
  const path = join(store, "provenance/webs.json");
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(/"recordedAt": "[^"]+"/, '"recordedAt": "2020-01-01T00:00:00.000Z"'),
  );
  const { lines, findings } = await drift(["--store", store]);
  expect(lines).toContain("warning drift.old provenance ");
  expect(lines.join("\n")).toMatch(/warning drift\.no-fixture service /);
  expect(lines.join("\n")).toMatch(/info drift\.never-present \S+ \/data\/kontakt/);
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toContain("unknown-field /data/stare");
}, 30_000);

test("content invalidated by a newer schema is an error, content invalid when recorded is not", async () => {
  const cms = await liveCms(
    temporaryFolder({
      ...smallStore(),
      "contents/mpsv/standard-page/spatny.cs.json": page("508", "spatny", { perex: true }),
    }),
  );
  const store = storePath();
  await record(cms.url, store, ["--cover", "all"]);
  expect((await drift(["--store", store])).findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const path = join(store, "provenance/contents/mpsv/standard-page/spatny.cs.json");
  writeFileSync(path, readFileSync(path, "utf8").replace(/stranka@[\da-f]+/, "stranka@000000000000"));
  const { code, findings, lines } = await drift(["--store", store]);
  expect(code).toBe(1);
  expect(findings.filter(({ severity }) => severity === "error").map((each) => `${each.code} ${each.pointer}`)).toEqual(
    ["invalid-type /data/perex"],
  );
  expect(lines).toContain("info drift.other-schema spatny.cs.json ");
});

test("fixtures: verify finds changed and lost files, audit finds secrets, minimize removes redundant files, migrate renames fields", async () => {
  const { store } = await twoVersions();
  const of = (...argv: string[]) => fixturesOf([...argv, "--store", store, "--reporter", "json"]);
  const codes = (out: string) => report.parse(JSON.parse(out)).findings.map(({ code }) => code);
  expect(await of("verify")).toMatchObject({ code: 0 });
  const absent = fixturesOf(["migrate", "--store", store, "--structure", "strankaa", "--rename", "stare=nadpis"]);
  await expect(absent).rejects.toThrow(/No recorded content has the structure "strankaa"; there are .*stranka/);
  const misspelt = fixturesOf([
    "migrate",
    "--store",
    store,
    "--structure",
    "stranka",
    "--rename",
    "stare=nadpis,starre=",
  ]);
  await expect(misspelt).rejects.toThrow('No recorded content of structure "stranka" has the field "starre".');
  const shown = await fixturesOf(["migrate", "--store", store, "--structure", "stranka", "--rename", "stare=nadpis"]);
  expect(shown.out).toBe("contents/mpsv/standard-page/pole.cs.json\n");
  await fixturesOf(["migrate", "--store", store, "--structure", "stranka", "--rename", "stare=nadpis", "--update"]);
  const file = join(store, "contents/mpsv/standard-page/pole.cs.json");
  expect(JSON.parse(readFileSync(file, "utf8")).data).toMatchObject({ nadpis: "x", perex: "Úvod" });
  expect(await of("verify")).toMatchObject({ code: 0 });

  const before = readStore(store).contents.length;
  const spare = codes((await of("minimize")).out);
  expect(spare.length).toBeGreaterThan(0);
  expect(new Set(spare)).toEqual(new Set(["recording.superfluous"]));
  const { notes } = await of("minimize", "--update");
  const left = globSync("**/*.json", { cwd: join(store, "provenance") }).length;
  expect(notes).toContain(`Removed ${spare.length} recordings; ${left} are left.`);
  expect(readStore(store).contents).toHaveLength(before - spare.length);
  expect(codes((await of("minimize")).out)).toEqual([]);

  writeFileSync(file, readFileSync(file, "utf8").replace("Úvod", "Úvod Bearer q1W8eR7tY6uI5oP4aS3dF2gH1"));
  rmSync(join(store, "provenance/webs.json"));
  rmSync(join(store, "tags.json"));
  const verified = codes((await of("verify")).out).toSorted();
  expect(verified).toEqual([
    "recording.body-changed",
    "recording.body-missing",
    "recording.origin-missing",
    "recording.unplayable",
  ]);
  const audited = await of("audit");
  expect([audited.code, codes(audited.out)]).toEqual([1, ["file.secret"]]);
  expect(audited.out).not.toContain("q1W8eR7tY6uI5oP4aS3dF2gH1");
}, 30_000);

test.each([
  [["--store", "there-is-none"], "has no recording"],
  [[], "--store takes a folder"],
])("drift %j is rejected", async (argv, message) => {
  await expect(drift(argv)).rejects.toThrow(message);
});

/** The small store with a menu under an id that is a word. */
function withMenu(folder: object, changes: Record<string, unknown> = {}) {
  return {
    ...first,
    "contents/mpsv/web-config/config.cs.json": content("103", "config-", {
      friendlyURLs: { cs_cz: "config-" },
      structure: { id: "1", key: "config" },
      data: { navigace: JSON.stringify({ hlavni: "Hlavní menu" }), home: JSON.stringify({ cs_cz: "pole" }) },
    }),
    "folders/menu.json": { id: "Hlavní menu", name: "Navigace", ...folder },
    ...changes,
  };
}

const entries = [{ id: "78", name: { cs_cz: "Rodina" }, children: [] }];

test("a menu is recorded whatever its id is, and replayed", async () => {
  const cms = await liveCms(temporaryFolder(withMenu({ children: entries })));
  const store = storePath();
  const { code, notes } = await record(cms.url, store, ["--cover", "all"]);
  expect({ code, lost: notes.filter((note) => note.includes("could not be read")) }).toEqual({ code: 0, lost: [] });
  expect([...readStore(store).folders.keys()]).toEqual(["Hlavní menu"]);
});

test("a menu that cannot be read is named", async () => {
  const { "folders/menu.json": _, ...without } = withMenu({ children: entries });
  const cms = await liveCms(temporaryFolder(without));
  const { notes } = await record(cms.url, storePath(), ["--cover", "all"]);
  expect(notes.join("\n")).toContain('The menu with folder "Hlavní menu" of site 12 could not be read.');
});

test("drift is classed by what visitors lose: access, structure, home page, site, menu; a rename is named; a cause is told once", async () => {
  const cms = await liveCms(temporaryFolder(withMenu({ children: entries })));
  const store = storePath();
  await record(cms.url, store, ["--cover", "all"]);
  const view = (name: string) => ({ VIEW: [{ id: "1", type: "ROLE", name }] });
  const later = await liveCms(
    temporaryFolder(
      withMenu(
        { items: entries },
        {
          "webs.json": {
            items: [
              {
                id: "12",
                name: { cs_cz: "Ministerstvo" },
                defaultLanguage: "cs_cz",
                friendlyURL: "/",
                host: "jiny.localhost",
              },
              {
                id: "34",
                name: { cs_cz: "Úřad práce" },
                defaultLanguage: "cs_cz",
                friendlyURL: "/up",
                host: "up.localhost",
              },
            ],
          },
          "contents/mpsv/web-config/config.cs.json": content("103", "config-", {
            friendlyURLs: { cs_cz: "config-" },
            structure: { id: "1", key: "config" },
            data: { navigace: JSON.stringify({ hlavni: "Hlavní menu" }), home: JSON.stringify({ cs_cz: "jinde" }) },
          }),
          "contents/mpsv/standard-page/pole.cs.json": page("502", "pole", { perex: "Úvod", nove: "x" }),
          "contents/mpsv/standard-page/text.cs.json": page(
            "504",
            "text",
            { perex: "Dříve, jan.novak@seznam.cz" },
            { permissions: view("Zaměstnanci") },
          ),
          "contents/mpsv/standard-page/stejny.cs.json": page(
            "505",
            "stejny",
            { perex: "Pořád, eva.mala@seznam.cz" },
            { structure: { id: "1", key: "zcela-nova" } },
          ),
          "contents/mpsv/standard-page/rozbity.cs.json": page("503", "rozbity", { perex: true }),
          "contents/mpsv/standard-page/zruseny.cs.json": page("500", "zruseny", { perex: true }),
        },
      ),
    ),
  );
  const { lines, findings } = await drift(["--store", store, "--from", later.url, "--rate", "1000"]);
  const told = lines.filter((line) => !/never-|no-fixture|volatile/.test(line));
  expect(told).toEqual([
    "error drift.access-changed text.cs.json /permissions",
    "error drift.menu-empty hlavni-menu.json /children",
    "error drift.settings-changed config.cs.json /data/home",
    "error drift.site-changed webs.json /items",
    "error drift.structure-changed stejny.cs.json /structure",
    "error drift.unreadable rozbity.cs.json /data/perex",
    "warning drift.field-renamed pole.cs.json /data/stare",
    "warning drift.new-structure contents ",
  ]);
  const unreadable = findings.find(({ code }) => code === "drift.unreadable");
  expect(JSON.stringify(unreadable?.message)).toContain(": 1.");
  expect(unreadable).toMatchObject({ received: expect.stringContaining("true") });
});
