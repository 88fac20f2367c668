import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { planOf } from "#harness/new/kinds.ts";
import { filesOf, placeholdersIn, writeFiles } from "#harness/new/plan.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { structures } from "#schemas/structures/registry.ts";

const root = join(import.meta.dirname, "../../..");

test("a new adapter has a table per structure, which tsc compares with the schema", { timeout: 300_000 }, () => {
  const copy = temporaryFolder({ "tsconfig.json": readFileSync(join(root, "tsconfig.json"), "utf8") });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const files = filesOf(copy, planOf(copy, { kind: "adapter", name: "acme" }));
  writeFiles(copy, files);
  const folder = join(copy, "integrations/acme");
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const tables = [...files.keys()].filter((path) => path.startsWith("integrations/acme/mapping/"));
  expect(tables).toHaveLength(Object.keys(structures).length);
  expect([...files].flatMap(([path, text]) => placeholdersIn(path, text))).toHaveLength(1);
  // All others are right, so these two faults are the only ones.
  const change = (key: string, from: string, to: string) => {
    const table = join(folder, `mapping/${key}.ts`);
    writeFileSync(table, readFileSync(table, "utf8").replace(from, to));
  };
  change("news-item", '  perex: from("perex"),\n', "");
  change("glossary-term", "  zkratka:", "  zkratky:");
  const args = [
    join(root, "node_modules/typescript/bin/tsc"),
    "--project",
    "integrations/acme",
    "--incremental",
    "false",
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  const faults = stdout.split("\n").filter((line) => line.startsWith("integrations/acme/mapping/"));
  expect([status === 0, faults]).toEqual([
    false,
    [
      expect.stringMatching(/glossary-term\.ts.*'zkratky' does not exist/),
      expect.stringMatching(/news-item\.ts.*'perex' is missing/),
    ],
  ]);
  // The program refuses a wrong setting, as it does once it is written.
  const run = spawnSync(process.execPath, [join(folder, "main.ts")], {
    encoding: "utf8",
    timeout: 20_000,
    env: { PATH: process.env["PATH"], CMS_SERVICE_PORT: "x" },
  });
  expect([run.status, run.stderr]).toEqual([2, expect.stringContaining("CMS_SERVICE_PORT")]);
});
