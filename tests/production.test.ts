import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = "checks,components,embedded,locales,machines,renderer,schemas,server,templates";

/** Packages that are bundled into dist/, so that nothing imports them at run time. */
const inTheBuild = ["axe-core"];

/** Build and development programs, which do not run in a packaged portal. */
const beside = ["embedded/openid/**", "renderer/build/**", "renderer/vike/**", "server/pages/renderer-development.ts"];

const sources = globSync(`{${folders}}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: beside }).map((file) => ({
  file,
  specifiers: importsOf(readFileSync(join(root, file), "utf8")),
}));

/** Returns the run-time imports of a file, without type imports. */
function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "");
  const fixed = code.matchAll(/^(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm);
  const lazy = code.matchAll(/\bimport\(\s*["']([^"']+)["']/g);
  return [...fixed, ...lazy].map(([, specifier = ""]) => specifier);
}

function packageOf(specifier: string): string | null {
  return /^(?!node:|virtual:)(?:@[^/]+\/)?[\w-][^/]*/.exec(specifier)?.[0] ?? null;
}

test("every package that the portal imports when it runs is a dependency", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const imported = sources.flatMap(({ file, specifiers }) =>
    specifiers.flatMap((specifier) => {
      const name = packageOf(specifier);
      return name === null || inTheBuild.includes(name) ? [] : [{ file, name }];
    }),
  );
  expect(new Set(imported.map(({ name }) => name)).size).toBeGreaterThan(25);
  const missing = imported.filter(({ name }) => !Object.hasOwn(dependencies, name));
  expect(missing.map(({ file, name }) => `${file}: ${name} belongs to the dependencies in package.json`)).toEqual([]);
});

test("nothing of the product imports harness/ or tests/", () => {
  expect(sources.length).toBeGreaterThan(600);
  const breaches = sources.flatMap(({ file, specifiers }) =>
    specifiers
      .filter((specifier) => /^(?:#|(?:\.\.\/)+)(?:harness|tests)\//.test(specifier))
      .map((each) => `${file} → ${each}`),
  );
  expect(breaches).toEqual([]);
});

test("direct dependencies are pinned to one version", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});
