import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const moduleOf = (file: string) => parseSync(file, readFileSync(file, "utf8")).module;

/** Names that a file exports; the default export is called "default". */
function exportsOf(file: string): string[] {
  const names = moduleOf(file).staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  return names.map(({ kind, name }) => (kind === "Default" ? "default" : (name ?? "")));
}

/** Names that a file imports from other files of the portal, outside its own package. */
function portalImportsOf(file: string) {
  return moduleOf(file).staticImports.flatMap(({ moduleRequest: { value }, entries }) => {
    const target = join(dirname(file), value);
    const isPortal = value.startsWith("../") && !relative(root, target).startsWith("integrations/");
    if (!isPortal || !/\.(?:ts|mjs)$/.test(target)) return [];
    return entries.map(({ importName: { kind, name } }) => ({ target, name: kind === "Default" ? "default" : name }));
  });
}

// Its packages are not installed in the ordinary run, so its types are checked by `npm test -- cms` only.
test("the reference CMS imports only names that the portal exports", () => {
  const files = globSync("integrations/payload/**/*.{ts,tsx,mjs}", { cwd: root, exclude: ["**/node_modules/**"] });
  const imports = files.flatMap((file) => portalImportsOf(join(root, file)).map((each) => ({ file, ...each })));
  expect(imports.length).toBeGreaterThan(50);
  const missing = imports.filter(({ target, name }) => name !== null && !exportsOf(target).includes(name ?? ""));
  expect(missing.map(({ file, target, name }) => `${file}: ${name} of ${relative(root, target)}`)).toEqual([]);
});
