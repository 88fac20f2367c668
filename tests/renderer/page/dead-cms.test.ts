import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { isExhaustive } from "../../exhaustive.ts";
import { knownPages, startFailingPortal, unknownPage } from "../failing-portal.ts";
import { faultModes } from "../fault-modes.ts";

const hour = 3600_000;
const names = Object.keys(faultModes);
/** Number of portals tested in parallel. */
const portals = 4;
const pages = isExhaustive ? knownPages : knownPages.filter(([path]) => ["/", "/en/family", "/up/uvod"].includes(path));
/** Timeout for the failing CMS in milliseconds; while it is healthy it may be as slow as it likes. */
const timeoutMs = 200;

async function start(options: { timeoutMs?: number } = {}) {
  const portal = await startFailingPortal(options);
  onTestFinished(() => portal.close());
  return portal;
}

test("the CMS fails in 41 ways", () => {
  expect(names).toHaveLength(41);
});

// Most of the time is spent waiting for timeouts.
test.concurrent.for(Array.from({ length: portals }, (_, part) => names.filter((_, index) => index % portals === part)))(
  "while the CMS fails in any way, known pages are shown, and no page is missing or another site's: %j",
  async (part, { onTestFinished }) => {
    const portal = await startFailingPortal({ timeoutMs });
    onTestFinished(() => portal.close());
    for (const name of part) {
      portal.restart();
      await portal.learn(pages);
      portal.clock.time += hour;
      portal.fail(() => faultModes[name]);
      for (const [path, home] of pages) expect(await portal.see(path), name).toMatchObject({ status: 200, home });
      const cold = await portal.see(unknownPage);
      portal.restart();
      const fresh = await portal.see(unknownPage);
      for (const { status } of [cold, fresh]) expect([200, 503], name).toContain(status);
    }
  },
);

test("a dead CMS is tried at most twice a second, and known pages are shown until it answers again", async () => {
  const portal = await start();
  await portal.learn();
  portal.clock.time += hour;
  portal.fail(() => ({ reset: true }));
  portal.requests.length = 0;
  const begin = performance.now();
  while (performance.now() - begin < (isExhaustive ? 60_000 : 5000)) {
    // The portal's clock runs ten times as fast, so that every key is retried several times.
    portal.clock.time += 200;
    for (const [path] of knownPages) expect((await portal.see(path)).status, path).toBe(200);
    expect((await portal.see(unknownPage)).status).toBe(503);
    await setTimeout(20);
  }
  // The portal first has to detect the failure of each part of the CMS.
  const tries = portal.requests.map(({ at }) => at).filter((at) => at > begin + 1500);
  expect(tries.length).toBeGreaterThan(0);
  for (const from of tries) expect(tries.filter((at) => at >= from && at < from + 1000).length).toBeLessThan(3);

  portal.fail();
  const healed = portal.clock.time;
  const outdated = new Set(knownPages.map(([path]) => path));
  while (outdated.size > 0) {
    for (const path of outdated) if ((await portal.see(path)).staleFor === 0) outdated.delete(path);
    expect(portal.clock.time - healed, [...outdated].join()).toBeLessThanOrEqual(35_000);
    portal.clock.time += 1000;
    // Skips most of the pause between two retries, which runs in real time. The answers themselves need little of it.
    portal.skip(280);
    await setTimeout(20);
  }
}, 120_000);

test("when a thousand visitors request an outdated page at once, each of its parts is read once", async () => {
  const portal = await start();
  await portal.learn();
  portal.clock.time += hour;
  portal.requests.length = 0;
  await Promise.all(Array.from({ length: 1000 }, () => portal.see("/rodina/porodne")));
  const paths = portal.requests.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});

test("cached pages survive one day without the CMS, and no longer", async () => {
  const portal = await start();
  await portal.learn();
  portal.fail(() => ({ reset: true }));
  portal.clock.time += 23 * hour;
  for (const [path] of knownPages) expect((await portal.see(path)).status, path).toBe(200);
  portal.clock.time += 2 * hour;
  for (const [path] of knownPages) expect((await portal.see(path)).status, path).toBe(503);
});

test.each([
  ["drops connections", { reset: true }],
  ["hangs", { hang: true }],
] as const)("while the CMS %s, a new portal answers 503 in the address's language", async (_, effect) => {
  const portal = await start({ timeoutMs: 500 });
  portal.fail(() => effect);
  for (const [path] of knownPages) {
    const home = /^\/(?:en|ru|ua)(?=\/)/.exec(path)?.[0] ?? "/";
    expect(await portal.see(path), path).toMatchObject({ status: 503, home });
  }
});

test.each([
  ["hangs", { hang: true }],
  ["drops connections", { reset: true }],
] as const)("while one page of the CMS %s, others are read and shown", async (_, effect) => {
  const portal = await start({ timeoutMs: 60_000 });
  portal.fail(({ pathname }) => (pathname.endsWith(unknownPage) ? effect : undefined));
  let answered = 0;
  for (let visit = 0; visit < 50; visit += 1) void portal.see(unknownPage).finally(() => (answered += 1));
  for (const [path, home] of knownPages) expect(await portal.see(path)).toMatchObject({ status: 200, home });
  expect(answered).toBe("hang" in effect ? 0 : 50);
});
