import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { content } from "#renderer/page/routes/content.ts";
import { hostRouteAt, routes, siteRoutesAt, withUniqueNames } from "#renderer/page/routes/registry.ts";
import { robots } from "#renderer/page/routes/robots.ts";

const folder = join(import.meta.dirname, "../../../../renderer/page/routes");
const files = readdirSync(folder)
  .map((file) => basename(file, ".ts"))
  .filter((name) => name !== "route" && name !== "registry");

test("every file of routes/ is listed in the registry by its name", () => {
  expect(files.length).toBeGreaterThan(5);
  const names = routes.map(({ name }) => name);
  for (const file of files)
    expect(names, `add the route of renderer/page/routes/${file}.ts to registry.ts, with the name "${file}"`).toContain(
      file,
    );
  expect(names.toSorted()).toEqual(files.toSorted());
});

test("a route that is listed twice fails with an explanation", () => {
  expect(() => withUniqueNames([robots, content, robots])).toThrow(
    "route robots is listed twice in renderer/page/routes/registry.ts; remove one of them",
  );
});

test.each([
  ["/robots.txt", "robots"],
  ["/.well-known/security.txt", "security-txt"],
  ["/rodina", undefined],
  ["/en/robots.txt", undefined],
])("before the site is known, %s is for the route %s", (path, name) => {
  expect(hostRouteAt(path)?.name).toBe(name);
});

test.each([
  ["/", ["content"]],
  ["/rodina/porodne", ["content"]],
  ["/sitemap.xml", ["sitemap-index", "content"]],
  ["/sitemap-pages.xml", ["sitemap", "content"]],
  ["/feeds/news.xml", ["feed", "content"]],
  ["/feeds/constructor.xml", ["content"]],
  ["/browser-test", ["system-page", "content"]],
  ["/dev/tabs", ["demo-page", "content"]],
  ["/kalendar/veletrh.ics", ["page-export", "content"]],
  ["/kalendar/veletrh.exe", ["content"]],
])("below a site, %s is for the routes %j in this order", (path, names) => {
  expect(siteRoutesAt(path).map(({ name }) => name)).toEqual(names);
});
