import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { report } from "#harness/report/report.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { check, checkFailing, checkJson, contentFile, goodRecord, goodStore, withStdin } from "./checked.ts";

const broken = { [contentFile("spatna")]: goodRecord("102", "spatna", { data: { obsah: 5 } }) };
const ids = (out: string) => out.split("\n").flatMap((line) => line.split("\t")[0] || []);

test("a file is selected by its path as typed or dropped, even if its record cannot be read", async () => {
  const store = goodStore({ ...broken, [contentFile("bez-adresy")]: { id: "103", name: "Bez adresy" } });
  for (const name of ["spatna", "bez-adresy"]) {
    const { findings } = await checkJson(["--fixtures", store, "--level", "0", join(store, contentFile(name))]);
    expect(findings.length, name).toBeGreaterThan(0);
    expect(new Set(findings.map(({ location }) => location?.file.split("/").at(-1)))).toEqual(
      new Set([`${name}.cs.json`]),
    );
  }
});

test("the project's recorded content items have only known faults", async () => {
  const { findings, accepted, checked, waivers } = await checkJson(["--severity", "warning", "--level", "3"]);
  const told = findings.filter(({ severity }) => severity !== "info");
  expect(told.map(({ code, location, pointer }) => `${location?.file} ${pointer} ${code}`)).toEqual([]);
  expect(checked["contents"]).toBeGreaterThan(900);
  expect(accepted.length).toBeGreaterThan(100);
  expect(waivers).toEqual({ expired: [], unused: [] });
}, 120_000);

test("clean contents exit with 0, those with findings with 1 unless all are below the threshold", async () => {
  expect(await checkJson(["--fixtures", goodStore(), "--level", "0"])).toMatchObject({ code: 0, findings: [] });
  const folder = goodStore({ [contentFile("cizi")]: goodRecord("102", "cizi", { data: { obsah: "<p>a</p>", x: 1 } }) });
  const of = async (severity: string) =>
    (await checkJson(["--fixtures", folder, "--level", "0", "--severity", severity])).code;
  expect([await of("error"), await of("info")]).toEqual([0, 1]);
  const bad = goodStore(broken);
  const { code, findings } = await checkJson(["--fixtures", bad, "--level", "0"]);
  expect([code, findings[0]?.pointer]).toEqual([1, "/data/obsah"]);
});

test("a waiver removes a finding, and an expired one fails", async () => {
  const bad = goodStore(broken);
  const found = (await checkJson(["--fixtures", bad, "--level", "0"])).findings;
  const waiversOf = (expires: string) => {
    const common = { source: bad, reason: "the editor is on leave", owner: "editors", expires };
    const waivers = found.map(({ fingerprint, code }) => ({ content: "102 cs", fingerprint, code, ...common }));
    return join(temporaryFolder({ "w.json": { format: 2, waivers } }), "w.json");
  };
  const args = ["--fixtures", bad, "--level", "0", "--baseline"];
  const waived = await checkJson([...args, waiversOf("2999-12-31")]);
  expect([waived.code, waived.findings, waived.accepted.length]).toEqual([0, [], found.length]);
  const expired = await checkJson([...args, waiversOf("2020-12-31")]);
  expect([expired.code, expired.waivers.expired.length]).toEqual([1, found.length]);
  expect(expired.sources).toEqual([bad]);
  // Findings of a partial check are reported too.
  writeFileSync(join(bad, contentFile("spatna")), JSON.stringify(goodRecord("102", "spatna")));
  const unusedFor = async (...more: string[]) =>
    (await checkJson([...args, waiversOf("2999-12-31"), ...more])).waivers.unused.length;
  expect(await Promise.all([unusedFor(), unusedFor("--id", "102"), unusedFor("--id", "101")])).toEqual([1, 1, 0]);
});

test("a waiver file of another version is reported, and the check continues without it", async () => {
  const file = join(temporaryFolder({ "w.json": { format: 1, waivers: [{ code: "missing" }] } }), "w.json");
  const { code, notes, out } = await check(["--fixtures", goodStore(broken), "--level", "0", "--baseline", file]);
  expect([code, notes.join(" ")]).toEqual([1, expect.stringContaining("has format 1, expected 2")]);
  expect(out).toContain("/data/obsah");
});

test("known issues of a fixture are accepted, once each, and reported when they no longer occur", async () => {
  const issues = (list: unknown) =>
    goodStore({ ...broken, [contentFile("spatna").replace(".json", ".issues.json")]: list });
  const { findings } = await checkJson(["--fixtures", goodStore(broken), "--level", "0"]);
  const known = findings.map(({ code, pointer }) => ({ code, pointer }));
  const accepted = await checkJson(["--fixtures", issues(known), "--level", "0"]);
  expect([accepted.code, accepted.findings, accepted.accepted.length]).toEqual([0, [], known.length]);
  const gone = [...known, { code: "too-long", pointer: "/data/perex" }];
  const missed = await checkJson(["--fixtures", issues(gone), "--level", "0"]);
  expect(missed.findings.map(({ code, pointer }) => [code, pointer])).toEqual([
    ["fixture.known-issue-gone", "/data/perex"],
  ]);
  await expect(check(["--fixtures", issues({}), "--level", "0"])).rejects.toThrow(UsageError);
});

test.each([
  ["stranka", "100 101 101 103"],
  ["standard-page", "100 101 101 103"],
  ["aktualita 101", "101 101 104"],
  ["rodina/porodne", ""],
  ["porodne", "101"],
  ["/porodne", "101"],
  ["http://localhost:3000/porodne?x=1#y", "101"],
  ["https://mpsv.localhost/porodne/", "101"],
  ["https://mpsv.localhost/en/maternity", "101"],
  ["--url /porodne/-/tisk", "101"],
  ["--url /up/urad", "103"],
  ["--id 101", "101 101"],
  ["--site up.localhost", "103"],
  ["--site 34", "103"],
  ["--lang en", "101"],
  ["--lang cs,en --site 12", "100 101 101 104"],
  ["--shard 1/2", "100 101 104"],
  ["--shard 2/2", "101 103"],
])("%s selects %s", async (args, expected) => {
  const both = { cs_cz: "porodne", en_gb: "maternity" };
  const folder = goodStore({
    [contentFile("porodne")]: goodRecord("101", "porodne", { friendlyURLs: both }),
    [contentFile("porodne", "en")]: goodRecord("101", "porodne", { friendlyURLs: both, language: "en_gb" }),
    [contentFile("urad")]: goodRecord("103", "urad", { webId: "34" }),
    [contentFile("zprava")]: goodRecord("104", "zprava", { structure: { id: "2", key: "aktualita" } }),
  });
  const list = check([...args.split(" "), "--fixtures", folder, "--list"]);
  if (expected === "") await expect(list).rejects.toThrow(UsageError);
  else
    expect(
      ids((await list).out)
        .toSorted()
        .join(" "),
    ).toBe(expected);
});

test("the shards together cover everything", async () => {
  const folder = goodStore(
    Object.fromEntries(["a", "b", "c", "d", "e"].map((slug) => [contentFile(slug), goodRecord(slug, slug)])),
  );
  const listed = async (...args: string[]) => ids((await check(["--list", "--fixtures", folder, ...args])).out);
  const parts = await Promise.all(["1/3", "2/3", "3/3"].map((shard) => listed("--shard", shard)));
  expect(parts.map(({ length }) => length)).toEqual([3, 2, 2]);
  expect(parts.flat().toSorted()).toEqual((await listed()).toSorted());
});

test.each([
  ["--shard", "3/2"],
  ["--shard", "0/2"],
  ["--lang", "de"],
  ["--bail", "0"],
  ["--now", "tomorrow"],
  ["--site", "neni.localhost"],
  ["--id", "999999"],
  ["--level", "6"],
  ["--fixtures", "/neni/tu"],
  ["--baseline", "/neni/tu.json"],
])("%s %s is rejected", async (option, value) => {
  const given = option === "--fixtures" ? [] : ["--fixtures", goodStore()];
  await expect(check([...given, option, value])).rejects.toThrow(UsageError);
});

test("--bail stops after the given number of findings and says that there may be more", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      contentFile(`spatna-${index}`),
      goodRecord(String(200 + index), `spatna-${index}`, { data: { obsah: 5 } }),
    ]),
  );
  const args = ["--fixtures", goodStore(many), "--level", "0", "--bail", "2"];
  const { findings, isPartial, checked } = await checkJson(args);
  expect([findings.length, isPartial, checked]).toEqual([2, true, { contents: 4 }]);
});

test("findings made before the command is interrupted are reported", async () => {
  const ended = AbortSignal.abort();
  expect(await checkJson(["--fixtures", goodStore(broken), "--level", "0"], ended)).toMatchObject({
    isPartial: true,
    checked: { contents: 0 },
  });
});

test("--now sets the current time", async () => {
  const { findings } = await checkJson(["--fixtures", goodStore(), "--level", "0", "--now", "2027-01-01"]);
  expect(findings).toEqual([]);
});

async function serve(folder: string, fault?: Fault): Promise<string> {
  const served = await serveReplay({
    store: readStore(folder),
    clock: { now: () => Date.parse("2026-11-20T12:00:00Z") },
    port: 0,
  });
  onTestFinished(() => served.close());
  served.setFault(fault);
  return served.url;
}

test("contents of a CMS are checked like files", async () => {
  const cms = await serve(goodStore(broken));
  const { findings, checked, code } = await checkJson(["--cms-url", cms, "--level", "0"]);
  expect(findings.map(({ code, pointer, content, location }) => [code, pointer, content.id, location])).toEqual([
    ["invalid-type", "/data/obsah", "102", null],
  ]);
  expect([checked, code]).toEqual([{ contents: 3 }, 1]);
});

test("--live checks the CMS at CMS_URL, with an id also unpublished content items", async () => {
  const draft = goodRecord("105", "koncept", { published: false, data: { obsah: 5 } });
  vi.stubEnv("CMS_URL", await serve(goodStore({ [contentFile("koncept")]: draft })));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await checkJson(["--live", "--level", "0"])).findings).toEqual([]);
  const { findings, checked } = await checkJson(["--live", "--level", "0", "--id", "105"]);
  expect([findings.map(({ pointer }) => pointer), checked]).toEqual([["/data/obsah"], { contents: 1 }]);
});

test("--live without a CMS is rejected", async () => {
  await expect(check(["--live"])).rejects.toThrow("CMS_URL");
});

const html = { body: "<html>Přihlášení</html>", contentType: "text/html" };

test.each([
  ["401", () => ({ status: 401 }), "CMS_HEADERS"],
  ["503", () => ({ status: 503 }), "try again"],
  ["a sign-in page", () => html, "CMS_URL"],
  ["invalid JSON", () => ({ body: "{" }), "CMS_URL"],
  ["a dropped connection", () => ({ reset: true as const }), "cannot be reached"],
])("a CMS that answers with %s is an environment error that says what to do", async (_what, effect, hint) => {
  const cms = await serve(goodStore(), effect);
  const { error } = await checkFailing(["--cms-url", cms, "--level", "0"]);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(String(error)).toContain(hint);
});

test("an unreachable CMS is reported by its address without credentials", async () => {
  const { error } = await checkFailing(["--cms-url", "http://127.0.0.1:9", "--level", "0"]);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(String(error)).toContain("http://127.0.0.1:9");
  const withPassword = await checkFailing(["--cms-url", "http://spravce:tajne@127.0.0.1:9"]);
  expect(withPassword.error).toBeInstanceOf(UsageError);
  expect(String(withPassword.error)).not.toContain("tajne");
});

test("a CMS that does not answer in time is an environment error", async () => {
  vi.stubEnv("CMS_TIMEOUT_MS", "50");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { error } = await checkFailing(["--cms-url", await serve(goodStore(), () => ({ hang: true })), "--level", "0"]);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(String(error)).toContain("CMS_TIMEOUT_MS");
});

test("contents received before the CMS failed are reported as a partial result", async () => {
  const cms = await serve(goodStore(broken), ({ pathname, searchParams }) =>
    pathname === "/contents" && searchParams.get("webId") === "34" ? { status: 503 } : undefined,
  );
  const { error, file } = await checkFailing(["--cms-url", cms, "--level", "0"]);
  expect(error).toBeInstanceOf(EnvironmentError);
  const written = report.parse(JSON.parse(readFileSync(file, "utf8")));
  expect(written).toMatchObject({ isPartial: true, checked: { contents: 3 } });
  expect(written.findings.map(({ pointer }) => pointer)).toEqual(["/data/obsah"]);
});

const good = goodRecord("100", "pridavek");
const bad = goodRecord("102", "spatna", { data: { obsah: 5 } });

test.each([
  ["one content item", JSON.stringify(bad, null, 2), ["/data/obsah"], 1],
  ["a list", JSON.stringify([good, bad]), ["/data/obsah"], 2],
  ["one on each line", `${JSON.stringify(good)}\n\n${JSON.stringify(bad)}\n`, ["/data/obsah"], 2],
  ["a bad line among good ones", `${JSON.stringify(good)}\n{"id":\n${JSON.stringify(bad)}`, ["", "/data/obsah"], 3],
  ["invalid JSON", '{"id":', [""], 1],
  ["a list of other things", "[1, null, {}]", ["", "", ""], 3],
])("stdin may contain %s", async (_what, text, pointers, count) => {
  withStdin(text);
  const { findings, checked } = await checkJson(["--stdin", "--level", "0"]);
  expect(findings.map(({ pointer }) => pointer)).toEqual(pointers);
  expect(checked).toEqual({ contents: count });
});

test("an invalid line of stdin is reported with its number", async () => {
  withStdin(`${JSON.stringify(good)}\n{"id":\n`);
  const { findings } = await checkJson(["--stdin", "--level", "0"]);
  expect(findings.map(({ code, location }) => [code, location?.file])).toEqual([["file.not-json", "stdin:2"]]);
});

const pretty = (record: unknown, indent: number | string = 2) => JSON.stringify(record, null, indent);

test.each([
  ["indented records", `${pretty(good)}\n${pretty(bad)}\n`],
  ["three of them", `${pretty(good)}\n\n${pretty(bad)}\n${pretty(good)}`],
  ["records indented by tabs", `${pretty(good, "\t")}\n${pretty(bad, "\t")}`],
  ["records with a comma between them", `${pretty(good)},\n${pretty(bad)}`],
  ["records on the same line", `${JSON.stringify(good)}${JSON.stringify(bad)}`],
  ["lists", `${pretty([good])}\n${pretty([bad])}`],
  ["an indented record after one on a line", `${JSON.stringify(good)}\n${pretty(bad)}`],
  ["an indented record before one on a line", `${pretty(bad)}\n${JSON.stringify(good)}`],
  ["a truncated record after another", `${pretty(good)}\n${pretty(bad).slice(0, -9)}`],
  ["indented records with lists of texts", `${pretty({ ...good, data: { a: ["x"], b: [{}] } })}\n${pretty(bad)}`],
])("%s one after the other on stdin are one finding that says so", async (_what, text) => {
  withStdin(text);
  const { findings, checked, code } = await checkJson(["--stdin", "--level", "0"]);
  expect(findings.map((each) => each.code)).toEqual(["file.not-one"]);
  expect(findings[0]?.fix.en).toContain("jq -s");
  expect(checked).toEqual({ contents: 1 });
  expect(code).toBe(1);
});

test.each([
  ["a missing comma", pretty({ ...good, data: { a: ["x", "y"], b: [{}] } }).replace('"100",', '"100"')],
  ["a bracket too many", `${pretty(good)}\n}`],
  ["a missing end", pretty(good).slice(0, -2)],
])("an indented record with %s is one finding", async (_what, text) => {
  withStdin(text);
  const { findings } = await checkJson(["--stdin", "--level", "0"]);
  expect(findings.map((each) => each.code)).toEqual(["file.not-json"]);
});

test("an empty or too large stdin is rejected", async () => {
  withStdin(" \n");
  await expect(check(["--stdin"])).rejects.toThrow(UsageError);
  withStdin(Buffer.alloc(11_000_000, " "));
  await expect(check(["--stdin"])).rejects.toThrow("10 MB");
});
