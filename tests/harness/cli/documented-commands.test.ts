import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { commands } from "#harness/cli/commands.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { reporterNames } from "#harness/report/reporters.ts";

const root = join(import.meta.dirname, "../../..");
const documents = globSync(["*.md", "{docs,embedded,harness}/**/*.md"], {
  cwd: root,
  exclude: ["CHANGELOG.md", "docs/decisions/**"],
});
const guide = readFileSync(join(root, "docs/qa.md"), "utf8");

/** Command lines of `portal` in the documents, without what a shell or a reader adds to them. */
function documented(): { document: string; line: string }[] {
  return documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8").replace(/npm run replay --(?= )/g, "npx portal replay");
    const found = text.matchAll(/npx portal ((?:[^\n`#\\|&>)]|\\\n)+)/g);
    return [...found].map(([, line = ""]) => ({ document, line: line.replaceAll("\\\n", " ").trim() }));
  });
}

test("every portal command line in the documents is valid", async () => {
  const lines = documented().filter(({ line }) => !/[<…[]|^(?:--help|--version)/.test(line));
  expect(lines.length).toBeGreaterThan(50);
  for (const { document, line } of lines) {
    const [name = "", ...argv] = line.split(/\s+/);
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    expect(load, `${document}: ${line}`).toBeDefined();
    const args = (await load?.())?.command.args ?? {};
    expect(() => readArguments(argv, args), `${document}: ${line}`).not.toThrow();
  }
});

test("the QA guide lists every command, reporter and exit code", () => {
  const named = new Set(
    documented().flatMap(({ document, line }) => (document === "docs/qa.md" ? line.split(" ")[0] : [])),
  );
  expect(Object.keys(commands).filter((name) => !named.has(name))).toEqual([]);
  const reporters = guide.slice(guide.indexOf("| `--reporter` |"));
  expect(reporterNames.filter((name) => !reporters.includes(`\`${name}\``))).toEqual([]);
  const table = guide.slice(guide.indexOf("| exit code |"), guide.indexOf("| `--reporter` |"));
  const codes = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(exitCodes));
});
