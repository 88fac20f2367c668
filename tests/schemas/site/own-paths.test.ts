import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { notPages } from "#schemas/site/not-pages.ts";
import { ownPaths, withUniquePaths } from "#schemas/site/own-paths.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";

const root = join(import.meta.dirname, "../../..");

test.each(ownPaths)("%s is of kind %s everywhere", (path, kind) => {
  expect([routeKindOf(path), routeKindOf(`${path}/more`)]).toEqual([kind, kind]);
  expect([notPages.test(path), notPages.test(`${path}/more`)]).toEqual([true, true]);
});

test.each([
  ["/tiles", "/tiles"],
  ["/tiles", "/tiles/names"],
])("%s and %s are refused in one table", (path, other) => {
  const both = withUniquePaths.bind(null, [
    ["/assets", "asset"],
    [path, "tile"],
    [other, "name"],
  ]);
  expect(both).toThrow(`${other} and ${path} are both listed in schemas/site/own-paths.ts; remove one of them`);
});

test("the pattern of addresses that are no pages names every own path and no other", () => {
  const [, written = ""] = /\(\?:([^)]*)\)/.exec(notPages.source) ?? [];
  const segments = new Set(ownPaths.map(([path]) => path.split("/")[1]));
  expect(written.split("|").toSorted(), "name each of these in schemas/site/not-pages.ts").toEqual(
    [...segments].toSorted(),
  );
});

test("routes of the server take their paths from the table", () => {
  const files = globSync("server/**/*.ts", { cwd: root });
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\.(?:all|get|head|post|put)\(\s*["`](\/[\w.-]+)/g)].map(
      ([, path]) => `${file} serves ${path}: list it in schemas/site/own-paths.ts and import it from there`,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});

test("nginx keeps the query of files as they are served", () => {
  const files = ["asset", "document", "image", "tile"];
  const segments = ownPaths.flatMap(([path, kind]) => (files.includes(kind) ? [`${path.split("/")[1]}/`] : []));
  const [, written = ""] =
    /\(\?!([^)]*)\)\[\^\?\]/.exec(readFileSync(join(root, "deploy/nginx/http.conf"), "utf8")) ?? [];
  expect(written.split("|").toSorted(), "name each of these in the first map of deploy/nginx/http.conf").toEqual(
    segments.toSorted(),
  );
});
