import { expect, test } from "vitest";
import { resolve } from "#renderer/page/resolve.ts";
import type { NavigationItem } from "#renderer/shell/shell.ts";
import { recordedServices, requestOf } from "../recorded-portal.ts";

const services = recordedServices();

async function shellAt(path: string) {
  const resolved = await resolve(requestOf(path), services);
  if (resolved.kind !== "page") throw new Error(`${path} is ${resolved.kind}`);
  return resolved.shell;
}

const isOnTheWay = ({ current, children }: NavigationItem): boolean => current !== null || children.some(isOnTheWay);

test("pages of a site share the link objects of menu and footer, except those to the current page", async () => {
  const [one, other] = [await shellAt("/slovnik-pojmu-agentura-prace"), await shellAt("/prace/minimalni-mzda")];
  const items = other.navigation.map((item, index) => [item, one.navigation[index]] as const);
  const own = items.filter(([item]) => isOnTheWay(item));
  const rest = items.filter(([item]) => !isOnTheWay(item));
  expect(own).toHaveLength(1);
  expect(rest.length).toBeGreaterThan(2);
  for (const [item, same] of rest) expect(item).toBe(same);
  for (const [item, same] of own) expect({ ...same, current: item.current, children: item.children }).toEqual(item);
  expect(other.footer).toBe(one.footer);
});

test.each([
  ["language", "/en/work/minimum-wage"],
  ["site", "/up/o-uradu/organizacni-struktura"],
])("pages in another %s have links of their own", async (_, path) => {
  const [one, other] = [await shellAt("/prace/minimalni-mzda"), await shellAt(path)];
  expect(other.navigation.map(({ href }) => href)).not.toEqual(one.navigation.map(({ href }) => href));
  expect(other.footer).not.toEqual(one.footer);
});

test.each([
  ["/rodina", ["/", "/rodina", "/upozorneni"], ["/up", "/up/zamestnani"]],
  ["/up/zamestnani", ["/up", "/up/kontakty"], ["/", "/rodina", "/upozorneni"]],
])("%s knows the paths of its site among those that share the host", async (path, own, others) => {
  const { paths } = await shellAt(path);
  const isOwn = (other: string) => new RegExp(paths ?? "").test(other);
  expect([...own, ...others].filter(isOwn)).toEqual(own);
});

test("a site on its own host has no other site's paths", async () => {
  const resolved = await resolve(requestOf("/", { host: "mpsv.localhost" }), services);
  expect(resolved.kind === "page" && resolved.shell.paths).toBeNull();
});
