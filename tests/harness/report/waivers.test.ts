import { join } from "node:path";
import { expect, test } from "vitest";
import type { Finding } from "#checks/finding.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import type { Waiver } from "#harness/report/report.ts";
import { applyWaivers, readWaivers } from "#harness/report/waivers.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { finding } from "./sample.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

function waiverOf(fingerprint: string, changed: Partial<Waiver> = {}): Waiver {
  const reason = "the supplier mends it in January";
  const about = { source: "fixtures", content: "1001 cs", fingerprint, code: "missing" };
  return { ...about, reason, owner: "web team", expires: "2026-12-31", ...changed };
}

const findingOf = (fingerprint: string) => finding({ fingerprint });

function fileOf(content: unknown): string {
  return join(temporaryFolder({ "waivers.json": content }), "waivers.json");
}

test("the project's own waivers are valid", () => {
  expect(readWaivers(join(import.meta.dirname, "../../../harness/waivers.json")).waivers.length).toBeGreaterThan(0);
});

test("waivers are parsed as written", () => {
  const waivers = [waiverOf("a"), waiverOf("b")];
  expect(readWaivers(fileOf({ format: 2, waivers }))).toEqual({ waivers, unread: null });
});

test.each([1, 3])("a waiver file of format %i is reported and ignored", (format) => {
  const file = fileOf({ format, waivers: [{ fingerprint: "a", until: "2999-12-31" }] });
  const { waivers, unread } = readWaivers(file);
  expect(waivers).toEqual([]);
  expect(unread).toContain(`${file} has format ${format}, expected 2`);
});

test.each([
  ["a missing file", () => join(temporaryFolder(), "there-is-none.json"), "expected a file of waivers"],
  ["no JSON", () => fileOf("{"), "expected a file of waivers"],
  ["a file without a format", () => fileOf({ waivers: [] }), "format"],
  ["a waiver of no source", () => fileOf({ format: 2, waivers: [{ ...waiverOf("a"), source: "" }] }), "0.source"],
  ["a waiver without reason", () => fileOf({ format: 2, waivers: [{ ...waiverOf("a"), reason: "" }] }), "0.reason"],
  ["a waiver without owner", () => fileOf({ format: 2, waivers: [{ ...waiverOf("a"), owner: "" }] }), "0.owner"],
  ["a waiver that never expires", () => fileOf({ format: 2, waivers: [{ ...waiverOf("a"), expires: "" }] }), "expires"],
  ["a waiver with other keys", () => fileOf({ format: 2, waivers: [{ ...waiverOf("a"), until: "" }] }), "until"],
  ["a fingerprint twice", () => fileOf({ format: 2, waivers: [waiverOf("a"), waiverOf("a")] }), "1.fingerprint"],
])("%s is rejected with the name of the file", (_what, make, place) => {
  const file = make();
  const read = () => readWaivers(file);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(file);
  expect(read).toThrow(place);
});

/** Applies waivers to findings of the fixtures. */
function applied(
  findings: Finding[],
  waivers: Waiver[],
  time = now,
  couldOccur: (each: Waiver) => boolean = () => true,
) {
  return applyWaivers(findings, waivers, { source: "fixtures", now: time, couldOccur });
}

test("a waiver applies until the end of its last day in Prague", () => {
  const waivers = [waiverOf("a", { expires: "2026-12-31" })];
  const at = (time: string) => applied([findingOf("a"), findingOf("b")], waivers, Date.parse(time));
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

test("a waiver applies only to its source, and is not reported as unused elsewhere", () => {
  const waivers = [waiverOf("a", { source: "https://cms.example.org" }), waiverOf("b")];
  const other = applied([findingOf("a"), findingOf("b")], waivers);
  expect(other.findings).toEqual([findingOf("a")]);
  expect(other.waivers).toEqual({ expired: [], unused: [] });
});

test.each([{ code: "too-long" }, { content: "1002 cs" }, { content: "1001 en" }, { fingerprint: "b" }])(
  "a waiver with the %j of another finding does not apply and is reported",
  (changed) => {
    const waivers = [waiverOf("a", changed)];
    expect(applied([findingOf("a")], waivers)).toEqual({
      findings: [findingOf("a")],
      accepted: [],
      waivers: { expired: [], unused: waivers },
    });
  },
);

test("an unused waiver is reported, unless the run could not have matched it", () => {
  const waivers = [waiverOf("a", { code: "axe.image-alt" }), waiverOf("b")];
  expect(applied([], waivers).waivers.unused).toEqual(waivers);
  expect(applied([], waivers, now, ({ code }) => !code.startsWith("axe.")).waivers.unused).toEqual([waivers[1]]);
  const old = [waiverOf("a", { expires: "2026-01-01" })];
  expect(applied([], old).waivers).toEqual({ expired: old, unused: [] });
  expect(applied([], old, now, () => false).waivers).toEqual({ expired: [], unused: [] });
  expect(applied([findingOf("a")], old, now, () => false).waivers).toEqual({ expired: old, unused: [] });
});
