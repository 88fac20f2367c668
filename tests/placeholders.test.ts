import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeholdersIn } from "#harness/new/plan.ts";

const root = join(import.meta.dirname, "..");
const folders =
  "{schemas,templates,components,checks,locales,renderer/build,fixtures/contents,tests/templates,tests/components}";

test("nothing that portal new has made is left to be filled in", () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,json,css}`, { cwd: root });
  expect(files.length).toBeGreaterThan(1000);
  const left = files.flatMap((file) => placeholdersIn(file, readFileSync(join(root, file), "utf8")));
  expect(left, `fill in:\n${left.join("\n")}\n`).toEqual([]);
});
