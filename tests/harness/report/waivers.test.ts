import { join } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "#harness/cli/exit-codes.ts";
import type { Waiver } from "#harness/report/report.ts";
import { applyWaivers, readWaivers } from "#harness/report/waivers.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { finding } from "./sample.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

function waiverOf(fingerprint: string, changed: Partial<Waiver> = {}): Waiver {
  const reason = "the supplier mends it in January";
  return { fingerprint, code: "missing", reason, owner: "web team", expires: "2026-12-31", ...changed };
}

const findingOf = (fingerprint: string) => finding({ fingerprint });

function fileOf(content: unknown): string {
  return join(temporaryFolder({ "waivers.json": content }), "waivers.json");
}

test("the project's own waivers can be read", () => {
  expect(readWaivers(join(import.meta.dirname, "../../../harness/waivers.json"))).toBeInstanceOf(Array);
});

test("waivers are read as they are written", () => {
  const waivers = [waiverOf("a"), waiverOf("b")];
  expect(readWaivers(fileOf({ format: 1, waivers }))).toEqual(waivers);
});

test.each([
  ["no file at all", () => join(temporaryFolder(), "there-is-none.json"), "expected a file of waivers"],
  ["no JSON", () => fileOf("{"), "expected a file of waivers"],
  ["another form", () => fileOf({ format: 2, waivers: [] }), "format"],
  ["a waiver without reason", () => fileOf({ format: 1, waivers: [{ ...waiverOf("a"), reason: "" }] }), "0.reason"],
  ["a waiver without owner", () => fileOf({ format: 1, waivers: [{ ...waiverOf("a"), owner: "" }] }), "0.owner"],
  ["a waiver that never expires", () => fileOf({ format: 1, waivers: [{ ...waiverOf("a"), expires: "" }] }), "expires"],
  ["a waiver with other keys", () => fileOf({ format: 1, waivers: [{ ...waiverOf("a"), until: "" }] }), "until"],
  ["a fingerprint twice", () => fileOf({ format: 1, waivers: [waiverOf("a"), waiverOf("a")] }), "1.fingerprint"],
])("%s is refused by the name of the file", (_what, make, place) => {
  const file = make();
  const read = () => readWaivers(file);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(file);
  expect(read).toThrow(place);
});

test("a waiver covers its finding on its last day in Prague and not a minute longer", () => {
  const waivers = [waiverOf("a", { expires: "2026-12-31" })];
  const at = (time: string) => applyWaivers([findingOf("a"), findingOf("b")], waivers, Date.parse(time));
  expect(at("2026-12-31T22:59:00Z")).toEqual({
    findings: [findingOf("b")],
    accepted: [findingOf("a")],
    waivers: { expired: [], unused: [] },
  });
  expect(at("2026-12-31T23:00:00Z")).toEqual({
    findings: [findingOf("a"), findingOf("b")],
    accepted: [],
    waivers: { expired: waivers, unused: [] },
  });
});

test("a waiver that fits nothing is told, unless the run could not have come upon it", () => {
  const waivers = [waiverOf("a", { code: "axe.image-alt" }), waiverOf("b")];
  expect(applyWaivers([], waivers, now).waivers.unused).toEqual(waivers);
  expect(applyWaivers([], waivers, now, ({ code }) => !code.startsWith("axe.")).waivers.unused).toEqual([waivers[1]]);
  const old = [waiverOf("a", { expires: "2026-01-01" })];
  expect(applyWaivers([], old, now).waivers).toEqual({ expired: old, unused: [] });
  expect(applyWaivers([], old, now, () => false).waivers).toEqual({ expired: [], unused: [] });
  expect(applyWaivers([findingOf("a")], old, now, () => false).waivers).toEqual({ expired: old, unused: [] });
});
