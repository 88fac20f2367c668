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

/** Names that a file imports or re-exports from files of the portal outside its own package. */
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
  return [...imported, ...exported].flatMap(({ specifier, importName: { kind, name } }) => {
    const target = join(dirname(file), specifier);
    const isPortal = specifier.startsWith("../") && !relative(root, target).startsWith("integrations/");
    if (!isPortal || !/\.(?:ts|mjs)$/.test(target)) return [];
    return [{ target, name: kind === "Default" ? "default" : name }];
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

/** Our folders that each folder of the reference CMS imports; the others go through its portal.ts. */
const doors: Record<string, readonly string[]> = {
  "portal.ts": ["checks", "schemas", "server"],
  admin: ["schemas"],
  launch: ["harness", "renderer", "server"],
  service: ["embedded", "schemas", "server"],
  tests: ["embedded", "harness", "schemas", "server", "tests"],
};

test("the reference CMS imports the portal where its table of doors says so, and nowhere else", () => {
  const files = globSync("integrations/payload/**/*.{ts,tsx,mjs}", { cwd: root, exclude: ["**/node_modules/**"] });
  const used = files.flatMap((file) => {
    const [, , place = ""] = file.split("/");
    return portalImportsOf(join(root, file)).map(({ target }) => ({
      place,
      file,
      folder: relative(root, target).split("/", 1)[0] ?? "",
    }));
  });
  const breaches = used.filter(({ place, folder }) => !(doors[place] ?? []).includes(folder));
  expect(breaches.map(({ file, folder }) => `${file} imports ${folder}/`)).toEqual([]);
  const unused = Object.entries(doors).flatMap(([place, folders]) =>
    folders.filter((folder) => !used.some((each) => each.place === place && each.folder === folder)),
  );
  expect(unused).toEqual([]);
});
