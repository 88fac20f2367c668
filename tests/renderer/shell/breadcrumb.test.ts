import { expect, test } from "vitest";
import { visit } from "../recorded-portal.ts";

async function wayTo(path: string) {
  const resolved = await visit(path);
  if (resolved.kind !== "page") throw new Error(`${path} is ${resolved.kind}`);
  return resolved.shell.breadcrumb.map(({ label, href }) => [label, href]);
}

test("a section that lists its own page appears once in the breadcrumb", async () => {
  expect(await wayTo("/up/o-uradu/organizacni-struktura")).toEqual([
    ["Úvod", "/up"],
    ["O úřadu", "/up/o-uradu"],
    ["Organizační struktura Úřadu práce ČR", "/up/o-uradu/organizacni-struktura"],
  ]);
});

test.each([
  ["/kalendar/den-otevrenych-dveri", "/o-ministerstvu", "/vyhledavani/kalendar-akci"],
  ["/slovnik-pojmu-agentura-prace", "/o-ministerstvu", "/slovnik-pojmu"],
  ["/kariera/metodik-socialnich-sluzeb", "/o-ministerstvu", "/vyhledavani/kariera"],
  ["/tiskove-zpravy/kontroly-svarcsystemu", "/o-ministerstvu", "/vyhledavani/tiskove-zpravy"],
  ["/up/nabidka-majetku/skolici-nabytek-chrudim", "/up/o-uradu", "/up/majetek"],
])("a page %s that stands below nothing in the menu leads to the list of its kind", async (path, section, list) => {
  const way = (await wayTo(path)).map(([, href]) => href);
  expect(way.slice(1, 3)).toEqual([section, list]);
  expect(way).toHaveLength(4);
});

test("the list page in the breadcrumb is in the page's language", async () => {
  const way = await wayTo("/en/careers/social-services-adviser");
  expect(way.length === 4 ? way[2]?.[1] : way).toMatch(/^\/en\/search\//);
});

test.each(["/", "/up", "/en"])("the home page %s has no way to it", async (path) => {
  expect(await wayTo(path)).toEqual([]);
});
