import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { EnvironmentError, exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { refuseForeign } from "#harness/stories/visual/baseline-index.ts";
import { command } from "#harness/stories/visual/command.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { fakeIo } from "../../fake-io.ts";

const sha = (text: string) => hash("sha256", text);
const fingerprint = (text: string) => sha(text).slice(0, 32);
const entry = (picture: string) => ({ sha: sha(picture), width: 320, height: 900, dom: "d", props: "p" });
const environment = { browser: "Chromium 140.0.1", fonts: "f", flags: "x" };
const [first, second] = ["a--one theme-up 320 light", "a--two theme-up 320 light"];

/** A baseline of two images, and a run that has found both of them changed, each in its own group. */
function started({ entries = true } = {}) {
  const groups = [first, second].map((name) => ({
    fingerprint: fingerprint(name),
    pictures: [{ name, entry: entries ? entry(`new ${name}`) : null }],
  }));
  const folder = temporaryFolder({
    "base/index.json": { format: 1, environment, build: "b", stories: { [first]: entry("1"), [second]: entry("2") } },
    [`base/pictures/${sha("1")}.png`]: "1",
    [`base/pictures/${sha("2")}.png`]: "2",
    "report/run.json": { format: 1, groups },
    ...Object.fromEntries([first, second].map((name) => [`report/pictures/${sha(`new ${name}`)}.png`, name])),
    "approve.json": { format: 1, approved: [fingerprint(first)], rejected: [] },
    "reject.json": { format: 1, approved: [fingerprint(first)], rejected: [fingerprint(second)] },
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

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("approved pictures take the place of the old ones in the baseline, the others stay", async () => {
  const { approve, base } = started();
  const { code, notes } = await approve("approve.json", "--baseline", base);
  expect([code, notes[0]]).toEqual([exitCodes.clean, `${base} has 1 pictures of approved groups.`]);
  expect(json(join(base, "index.json")).stories).toEqual({ [first]: entry(`new ${first}`), [second]: entry("2") });
  const pictures = [`${sha(`new ${first}`)}.png`, `${sha("2")}.png`];
  expect(readdirSync(join(base, "pictures")).toSorted()).toEqual(pictures.toSorted());
  expect(readFileSync(join(base, "pictures", `${sha(`new ${first}`)}.png`), "utf8")).toBe(first);
});

test("without a baseline what is approved is kept by its pictures, a rejection takes it back and fails", async () => {
  const { approve, approved } = started();
  expect(await approve("approve.json", "--approved", approved)).toMatchObject({ code: exitCodes.clean });
  expect(json(approved).approved).toEqual([fingerprint(first)]);
  expect(await approve("reject.json", "--approved", approved)).toMatchObject({ code: exitCodes.findings });
  expect(json(approved)).toEqual({ format: 1, approved: [fingerprint(first)], rejected: [] });
});

test.each([
  ["approve.json", "no new picture of a--one theme-up 320 light; compare with --baseline", { entries: false }],
  ["strange.json", "decides on 1 groups that the last run in", {}],
  ["wrong.json", "approved.0: expected a fingerprint of the report", {}],
  ["absent.json", "expected the decisions that the report saves", {}],
])("%s is refused where it does not fit the last run, and the baseline stays", async (file, message, options) => {
  const { approve, base } = started(options);
  const before = readFileSync(join(base, "index.json"), "utf8");
  await expect(approve(file, "--baseline", base)).rejects.toThrow(message);
  await expect(approve(file, "--baseline", base)).rejects.toBeInstanceOf(UsageError);
  expect(readFileSync(join(base, "index.json"), "utf8")).toBe(before);
});

test("a baseline of another browser is refused with both versions and what to do", () => {
  const refuse = (changes: object) => () => refuseForeign("base", { environment }, { ...environment, ...changes });
  expect(refuse({})).not.toThrow();
  expect(refuse({ browser: "Chromium 141.0.2" })).toThrow(
    /^The pictures in base cannot be compared here \(.+\): Chromium 141\.0\.2 in place of Chromium 140\.0\.1\. Name the browser that made them in CHROMIUM_PATH, /,
  );
  expect(refuse({ fonts: "g" })).toThrow("other fonts");
  expect(refuse({ flags: "y" })).toThrow(EnvironmentError);
});
