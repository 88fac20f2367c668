import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const moduleOf = (file: string) => parseSync(file, readFileSync(file, "utf8")).module;

/** Names that a file exports; the default export is called "default". */
function exportsOf(file: string): string[] {
  const names = moduleOf(file).staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  return names.map(({ kind, name }) => (kind === "Default" ? "default" : (name ?? "")));
}

/** Names that a file imports or re-exports from the portal and the harness, through the doors of their packages. */
function portalImportsOf(file: string) {
  const { staticImports, staticExports } = moduleOf(file);
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ specifier: moduleRequest.value, importName })),
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, importName }] : [],
    ),
  );
  const { resolve } = createRequire(file);
  return [...imported, ...exported].flatMap(({ specifier, importName: { kind, name } }) => {
    if (!/^#(?:portal|harness)\/.*\.(?:tsx?|mjs)$/.test(specifier)) return [];
    return [{ target: resolve(specifier), name: kind === "Default" ? "default" : name }];
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
