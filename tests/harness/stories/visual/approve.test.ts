import { hash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { EnvironmentError, exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { recordGone } from "#harness/stories/visual/baseline.ts";
import { readIndex, refuseForeign } from "#harness/stories/visual/baseline-index.ts";
import { fingerprintOf, type Group, type StoredDifference } from "#harness/stories/visual/causes.ts";
import { command } from "#harness/stories/visual/command.ts";
import {
  readApproved,
  readLastRun,
  splitByApproval,
  writeApproved,
  writeLastRun,
} from "#harness/stories/visual/decisions.ts";
import { createDifferenceStore } from "#harness/stories/visual/difference-store.ts";
import { toFinding } from "#harness/stories/visual/to-finding.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const sha = (text: string) => hash("sha256", text);
const fingerprint = (text: string) => sha(text).slice(0, 32);
const entry = (picture: string) => ({ sha: sha(picture), width: 320, height: 900, dom: "d", props: "p" });
const environment = { browser: "Chromium 140.0.1", fonts: "f", flags: "x" };
const [first, second] = ["a--one theme-up 320 light", "a--two theme-up 320 light"];

/** A baseline of two images, and a run that has found both of them changed, each in its own group. */
function started({ entries = true } = {}) {
  const groups = [first, second].map((name) => ({
    fingerprint: fingerprint(name),
    pictures: [{ name, fingerprint: fingerprint(`picture of ${name}`), entry: entries ? entry(`new ${name}`) : null }],
  }));
  const folder = temporaryFolder({
    "base/index.json": { format: 1, environment, build: "b", stories: { [first]: entry("1"), [second]: entry("2") } },
    [`base/pictures/${sha("1")}.png`]: "1",
    [`base/pictures/${sha("2")}.png`]: "2",
    "report/run.json": { format: 1, groups },
    ...Object.fromEntries([first, second].map((name) => [`report/pictures/${sha(`new ${name}`)}.png`, name])),
    "approve.json": { format: 1, approved: [fingerprint(first)], rejected: [] },
    "reject.json": { format: 1, approved: [fingerprint(first)], rejected: [fingerprint(second)] },
    "withdraw.json": { format: 1, approved: [], rejected: [fingerprint(first)] },
    "strange.json": { format: 1, approved: [fingerprint("other")], rejected: [] },
    "wrong.json": { format: 1, approved: ["x"], rejected: [] },
  });
  const approve = async (file: string, ...options: string[]) => {
    const { io, notes } = fakeIo();
    const argv = ["approve", join(folder, file), "--report", join(folder, "report"), ...options];
    return { code: await command.run(readArguments(argv, command.args), io), notes };
  };
  return { folder, approve, base: join(folder, "base"), approved: join(folder, "approved.json") };
}

const storyOf = (id: string) => ({ id, group: "a", language: "cs", theme: "theme-up", now: 0, fixture: null }) as const;
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("approved pictures replace the old ones in the baseline, the others stay", async () => {
  const { approve, base } = started();
  const { code, notes } = await approve("approve.json", "--baseline", base);
  expect([code, notes[0]]).toEqual([exitCodes.clean, `${base} has 1 pictures of approved groups.`]);
  expect(json(join(base, "index.json")).stories).toEqual({ [first]: entry(`new ${first}`), [second]: entry("2") });
  const pictures = [`${sha(`new ${first}`)}.png`, `${sha("2")}.png`];
  expect(readdirSync(join(base, "pictures")).toSorted()).toEqual(pictures.toSorted());
  expect(readFileSync(join(base, "pictures", `${sha(`new ${first}`)}.png`), "utf8")).toBe(first);
});

test("a picture whose story is gone is a warning, and approval removes it from the baseline", async () => {
  const { folder, approve, base } = started();
  const record = createDifferenceStore(join(folder, "report"), []);
  const gone = await recordGone(
    record,
    new Map(Object.entries(readIndex(base).stories)),
    new Map([["a--two", storyOf("a--two")]]),
    base,
  );
  const groups = record.groups();
  expect([gone, groups.flatMap(toFinding)]).toMatchObject([[first], [{ code: "visual.gone", severity: "warning" }]]);
  writeLastRun(join(folder, "report"), groups, () => "gone");
  const [group] = groups;
  if (!group) throw new Error("There is no group.");
  writeFileSync(
    join(folder, "gone.json"),
    JSON.stringify({ format: 1, approved: [fingerprintOf(group)], rejected: [] }),
  );
  expect(await approve("gone.json", "--baseline", base)).toMatchObject({ code: exitCodes.clean });
  expect(json(join(base, "index.json")).stories).toEqual({ [second]: entry("2") });
  expect(readdirSync(join(base, "pictures"))).toEqual([`${sha("2")}.png`]);
});

test("without a baseline an approval is stored with its pictures, and a rejection removes it and fails", async () => {
  const { approve, approved } = started();
  expect(await approve("approve.json", "--approved", approved)).toMatchObject({ code: exitCodes.clean });
  expect(json(approved)).toEqual({ format: 1, pictures: [fingerprint(`picture of ${first}`)] });
  expect(await approve("reject.json", "--approved", approved)).toMatchObject({ code: exitCodes.findings });
  expect(json(approved)).toEqual({ format: 1, pictures: [fingerprint(`picture of ${first}`)] });
  expect(await approve("withdraw.json", "--approved", approved)).toMatchObject({ code: exitCodes.findings });
  expect(json(approved)).toEqual({ format: 1, pictures: [] });
});

test.each([
  ["approve.json", "no new picture of a--one theme-up 320 light; compare with --baseline", { entries: false }],
  ["strange.json", "was saved from another report than the one in", {}],
  ["wrong.json", "approved.0: expected a fingerprint of the report", {}],
  ["absent.json", "expected the decisions that the report saves", {}],
])(
  "%s is rejected if it does not match the last run, and the baseline is unchanged",
  async (file, message, options) => {
    const { approve, base } = started(options);
    const before = readFileSync(join(base, "index.json"), "utf8");
    await expect(approve(file, "--baseline", base)).rejects.toThrow(message);
    await expect(approve(file, "--baseline", base)).rejects.toBeInstanceOf(UsageError);
    expect(readFileSync(join(base, "index.json"), "utf8")).toBe(before);
  },
);

test("a baseline of another browser is rejected with both versions and a fix", () => {
  const refuse = (changes: object) => () => refuseForeign("base", { environment }, { ...environment, ...changes });
  expect(refuse({})).not.toThrow();
  expect(refuse({ browser: "Chromium 141.0.2" })).toThrow(
    /^The pictures in base cannot be compared here \(.+\): Chromium 141\.0\.2 instead of Chromium 140\.0\.1\. Set CHROMIUM_PATH to the browser that took them, /,
  );
  expect(refuse({ fonts: "g" })).toThrow("other fonts");
  expect(refuse({ flags: "y" })).toThrow(EnvironmentError);
});

test("approved pictures stay approved in a run over other stories, and open ones of their group are reported separately", () => {
  const recorded = (name: string): StoredDifference => {
    const [id = ""] = name.split(" ");
    const story = { id, group: "a", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
    const job = {
      story,
      variant: { theme: "theme-up", width: 320, mode: "light" },
      isFocused: false,
      on: "both",
    } as const;
    const [before, after] = ["old", "new"].map((side) => ({ sha: sha(`${side} ${name}`), width: 320, height: 900 }));
    return {
      name,
      job,
      before: before ?? null,
      after: after ?? null,
      pixels: null,
      isStored: true,
      markup: [],
      aria: [],
    };
  };
  const groupOf = (...names: string[]): Group => {
    return { kind: "changed", cause: "style", detail: ["gap"], differences: names.map(recorded) };
  };
  const folder = temporaryFolder({});
  const whole = groupOf(first, second);
  writeLastRun(folder, [whole], () => null);
  const file = join(folder, "approved.json");
  writeApproved(file, { format: 1, approved: [fingerprintOf(whole)], rejected: [] }, readLastRun(folder));
  const openIn = (...names: string[]) =>
    splitByApproval([groupOf(...names)], readApproved(file)).open.flatMap(({ differences }) => differences);
  expect(openIn(first)).toEqual([]);
  expect(openIn(second, first)).toEqual([]);
  expect(openIn(first, "a--three theme-up 320 light").map(({ name }) => name)).toEqual(["a--three theme-up 320 light"]);
});

test("comparing with a commit and a folder at once is rejected", async () => {
  const run = command.run(readArguments(["--baseline", "pictures", "--against", "HEAD~1"], command.args), fakeIo().io);
  await expect(run).rejects.toThrow("--against compares with a commit and --baseline with pictures");
});
