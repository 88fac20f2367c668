import { expect, test } from "vitest";
import { resolve } from "#renderer/page/resolve.ts";
import type { Web } from "#schemas/site/web.ts";
import { recordedServices, requestOf } from "../recorded-portal.ts";

/** A portal whose list of sites can change while it runs. */
function start() {
  const services = recordedServices();
  let change = (web: Web): Web => web;
  const changed = new WeakMap<readonly Web[], Web[]>();
  const webs = async () => {
    const recorded = await services.read().webs();
    const known = changed.get(recorded) ?? recorded.map(change);
    changed.set(recorded, known);
    return known;
  };
  const read = () => ({ ...services.read(), webs });
  async function viewAt(path: string, host: string) {
    const resolved = await resolve(requestOf(path, { host }), { ...services, read });
    if (resolved.kind !== "page") throw new Error(`${path} is ${resolved.kind}`);
    return resolved.page.view;
  }
  async function changeWebs(to: typeof change) {
    change = to;
    changed.delete(await services.read().webs());
  }
  return { viewAt, changeWebs };
}

const path = "/o-ministerstvu";
const host = "mpsv.localhost";

test("a page is updated when another site that it links to changes its address", async () => {
  const { viewAt, changeWebs } = start();
  const before = await viewAt(path, host);
  expect(JSON.stringify(before)).toContain('"https://up.localhost');
  expect(await viewAt(path, host)).toBe(before);
  await changeWebs((web) =>
    web.host === "up.localhost" ? { ...web, host: "prace.example", origin: "https://prace.example" } : web,
  );
  const after = JSON.stringify(await viewAt(path, host));
  expect(after).toContain('"https://prace.example');
  expect(after).not.toContain("https://up.localhost");
});
