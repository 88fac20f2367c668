import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { command } from "#harness/new/command.ts";
import { planOf } from "#harness/new/kinds.ts";
import { filesOf, mark, placeholdersIn, writeFiles } from "#harness/new/plan.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const root = join(import.meta.dirname, "../../..");

const wanted = [
  { kind: "structure", name: "public-tender", cms: "verejna-zakazka" },
  { kind: "block", name: "key-facts", cms: "fakta" },
  { kind: "rule", name: "text.upper-word" },
  { kind: "theme", name: "kraj" },
];

async function run(...argv: string[]) {
  const { io, out } = fakeIo();
  return { code: await command.run(readArguments(argv, command.args), io), out: out() };
}

test.each(wanted)("a dry run for a $kind lists its files and writes none", async ({ kind, name, cms }) => {
  const { out } = await run(kind, name, "--dry-run", ...(cms ? ["--cms", cms] : []));
  const plan = planOf(root, { kind, name, cms });
  const listed = out.trim().split("\n");
  expect(listed.map((line) => line.slice(8))).toEqual([...Object.keys(plan.files), ...Object.keys(plan.edits)]);
  // Existing files would be refused.
  expect(() => filesOf(root, plan)).not.toThrow();
});

test.each([
  [["structure", "news-item"], "news-item.ts"],
  [["structure", "news", "--cms", "aktualita"], "already a aktualita"],
  [["block", "quote", "--cms", "rceni"], "schemas/blocks/quote.ts"],
  [["block", "saying", "--cms", "citace"], "already a citace"],
  [["rule", "html.empty"], "already a html.empty"],
  [["theme", "up"], "renderer/build/theme-up.css"],
  [["theme", "theme-kraj"], 'without "theme-": kraj'],
  [["structure", "NewPage"], "is not a key"],
  [["structure", "../evil"], "is not a key"],
  [["structure", "page", "--cms", "Stránka"], "is not a key"],
  [["rule", "empty"], "is not the code"],
  [["theme", "kraj", "--cms", "kraj-2"], "has no name in the CMS"],
  [["page", "tender"], 'not "page"'],
  [["structure"], "takes a kind"],
  [["structure", "a", "b"], "takes a kind"],
])("%j is rejected and nothing is written", async (argv, reason) => {
  await expect(run(...argv)).rejects.toThrow(UsageError);
  await expect(run(...argv)).rejects.toThrow(reason);
});

test("a registry in another format is rejected by its name", () => {
  const folder = temporaryFolder({ "docs/a.md": "", "checks/rules/registry.ts": "export const rules = [];\n" });
  const plan = planOf(folder, { kind: "rule", name: "text.upper-word" });
  expect(() => filesOf(folder, plan)).toThrow("Nothing is written. checks/rules/registry.ts: expected");
});

/** Tests of generated files; each names what a new structure, block, rule or theme lacks. */
const guards = [
  "tests/placeholders.test.ts",
  "tests/schemas/structures/registry.test.ts",
  "tests/templates/registry.test.ts",
  "tests/templates/public-tender",
  "tests/components/blocks/key-facts.test.tsx",
  "tests/checks/rules/registry.test.ts",
];

/** True to compile the whole copy and fill it in: `npm test -- exhaustive`. */
const isExhaustive = process.env["PORTAL_EXHAUSTIVE"] === "1";

test("each placeholder fails with its file and line, and everything passes once they are filled in", {
  timeout: 600_000,
}, () => {
  const copy = temporaryFolder();
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  linkPackages(copy);
  const made = new Map<string, string>();
  for (const each of wanted) {
    const files = filesOf(copy, planOf(copy, each));
    writeFiles(copy, files);
    for (const [path, text] of files) made.set(path, text);
  }
  const run = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(root, "node_modules", file), ...args], { cwd: copy, encoding: "utf8" });
  if (isExhaustive) expect(run("typescript/bin/tsc")).toMatchObject({ status: 0, stdout: "" });
  const guard = () => run("vitest/vitest.mjs", "run", "--reporter=json", "--outputFile=guards.json", ...guards).status;
  expect(guard()).toBe(1);
  const report = readFileSync(join(copy, "guards.json"), "utf8");
  expect(JSON.parse(report).numFailedTests).toBe(1);
  const left = [...made].flatMap(([path, text]) => placeholdersIn(path, text));
  expect(left.length).toBeGreaterThan(50);
  expect(left.filter((line) => !report.includes(line))).toEqual([]);
  // The scaffold's own schema costs no page when a field is wrong.
  const generated = run("vitest/vitest.mjs", "run", "tests/generated.test.ts", "--testNamePattern", "^public-tender:");
  expect(generated, generated.stdout + generated.stderr).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Tests .*[1-9]\d* passed/),
  });
  if (!isExhaustive) return;
  writeFiles(copy, new Map([...made].map(([path, text]) => [path, text.replaceAll(mark, "Zde:")])));
  expect(guard()).toBe(0);
});

/** Links the installed packages into a copy of the project; its own two lead to the copy. */
function linkPackages(copy: string): void {
  const own: Record<string, string> = { "portal-harness": join(copy, "harness"), "social-affairs-portal": copy };
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    symlinkSync(own[name] ?? join(root, "node_modules", name), join(copy, "node_modules", name));
}

const copied = [
  ...["checks", "components", "docs", "embedded", "fixtures", "harness", "locales", "machines", "renderer"],
  ...["schemas", "server", "templates", "tests"],
  ...["package.json", "tsconfig.json", "vite.config.ts", "portal.config.ts"],
];
