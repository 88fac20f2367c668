import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = "docs,schemas,templates,renderer,machines,server,embedded,harness,fixtures";
const documents = globSync([`*.md`, `{${folders}}/**/*.md`], { cwd: root, exclude: ["CHANGELOG.md"] }).toSorted();

test("every link of a document leads to a file, and every file that it names exists", () => {
  const named = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = ""]) =>
      join(dirname(document), link),
    );
    const files = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|json|md|css))`/g)].flatMap(([, file = ""]) =>
      // Only paths inside a folder of the project; others are examples, or files written by commands and builds.
      existsSync(join(root, file.split("/", 1)[0] ?? "")) && !/^(?:\.|dist\/)/.test(file) ? [file] : [],
    );
    return [...links, ...files].map((file) => ({ document, file }));
  });
  expect(documents.length).toBeGreaterThan(40);
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ file }) => !existsSync(join(root, file)));
  expect(missing.map(({ document, file }) => `${document} names ${file}, which does not exist`)).toEqual([]);
});

test("no document holds the marks of a merge that was not finished", () => {
  const unfinished = documents.filter((file) => /^(?:<{7}|>{7}|={7}$)/m.test(readFileSync(join(root, file), "utf8")));
  expect(unfinished).toEqual([]);
});

test("each of the 168 requirements of the security standard has one row with a state, and names what shows that it holds", () => {
  const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows).toHaveLength(168);
  expect(new Set(rows.map(([, number]) => number)).size).toBe(168);
  const states = ["yes", "partly", "no", "operator", "provider", "not applicable"];
  for (const [row, , , state = "", shownBy = ""] of rows) {
    expect(states, row).toContain(state);
    expect(shownBy.trim(), row).not.toBe("");
  }
  // Each row must name a test, another file, a document or a command as evidence.
  const claims = rows.filter(
    ([, , , state, shownBy = ""]) => state === "yes" && !/`[\w./-]+\/[^`]+`|\]\(|npm run/.test(shownBy),
  );
  expect(claims.map(([, number]) => number)).toEqual([]);
});

test("the index of decisions names each decision once, with its title", () => {
  const folder = join(root, "docs/decisions");
  const decisions = globSync("[0-9]*.md", { cwd: folder }).toSorted();
  expect(decisions.length).toBeGreaterThan(40);
  const lines = decisions.map((file) => {
    const title = readFileSync(join(folder, file), "utf8").split("\n", 1)[0] ?? "";
    return `- [${file.slice(0, 3)}](${file}) ${title.slice("# 000 ".length)}`;
  });
  const index = readFileSync(join(folder, "README.md"), "utf8").split("\n");
  expect(index.filter((line) => line.startsWith("- [")).toSorted()).toEqual(lines);
});
