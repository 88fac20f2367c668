import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { startCms } from "./living-cms.ts";

const hour = 3600_000;
const sites = ["/", "/up"].map((friendlyURL, at) => ({ id: `${at + 1}`, name: { cs: "Web" }, friendlyURL }));

test("a restarted node knows the sites of its index for a day after the CMS last listed all of them", async () => {
  const { cms, clock, start } = await startCms();
  let listed = sites;
  cms.fault = ({ pathname }) => (pathname === "/webs" ? { body: JSON.stringify({ items: listed }) } : undefined);
  const folder = temporaryFolder({});
  const first = start(folder);
  expect(first.sites(24 * hour)).toBeNull();
  await first.refresh();
  listed = sites.slice(0, 1);
  clock.time += hour;
  await first.refresh();
  first.close();
  const restarted = start(folder);
  expect(restarted.sites(24 * hour)).toMatchObject([{ friendlyURL: "/" }, { friendlyURL: "/up" }]);
  clock.time += 23 * hour + 1;
  expect(restarted.sites(24 * hour)).toBeNull();
});
