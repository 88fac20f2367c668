import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readJson } from "#harness/cli/read-json.ts";

test("a missing file and an invalid one are reported differently", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "read-json-"));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "waivers.json");
  expect(() => readJson(file, "a file of waivers")).toThrow(`There is no file ${file}; expected a file of waivers.`);
  writeFileSync(file, "{,");
  expect(() => readJson(file, "a file of waivers")).toThrow(/waivers\.json: expected a file of waivers, .*JSON/);
  writeFileSync(file, '{"format":1}');
  expect(readJson(file, "a file of waivers")).toEqual({ format: 1 });
});
