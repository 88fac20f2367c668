import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { startFaultyPortal } from "../faulty-portal.ts";

const second = 1000;

/** Longer than a page waits for a menu. */
const timeoutMs = 2600;

test("a page does not wait until a hanging menu is given up", async () => {
  // Longer than the test may take.
  const portal = startFaultyPortal({ CMS_TIMEOUT_MS: "60000" });
  portal.cms.fault = ({ pathname }) => (pathname.startsWith("/folders/") ? { hang: true } : undefined);
  expect(await portal.visit("/rodina")).toMatchObject({ kind: "page", isPartial: true, shell: { navigation: [] } });
}, 50_000);

test("pages lack a menu that hangs for five minutes, then count as complete, and have it once it answers", async () => {
  const portal = startFaultyPortal({ CMS_TIMEOUT_MS: String(timeoutMs) });
  const begin = portal.clock.time;
  const visitAt = async (seconds: number) => {
    portal.clock.time = begin + seconds * second;
    const before = performance.now();
    const page = await portal.visit("/rodina");
    const ms = performance.now() - before;
    // The hanging request ends after the page.
    if (portal.cms.fault) await setTimeout(Math.max(0, timeoutMs - ms) + 200);
    if (page.kind !== "page") throw new Error(`The page is ${page.kind}.`);
    return { isPartial: page.isPartial === true, links: page.shell.navigation.length };
  };
  portal.cms.fault = ({ pathname }) => (pathname.startsWith("/folders/") ? { hang: true } : undefined);
  expect(await visitAt(0)).toMatchObject({ isPartial: true, links: 0 });
  expect(await visitAt(299)).toMatchObject({ isPartial: true, links: 0 });
  const givenUp = () =>
    portal.lines.filter(({ message }) => String(message).startsWith("part of pages cannot be read"));
  expect(givenUp()).toEqual([]);
  let seconds = 300;
  const next = () => {
    seconds += 30;
    return visitAt(seconds);
  };
  await expect.poll(next, { timeout: 30_000 }).toMatchObject({ isPartial: false, links: 0 });
  expect(givenUp().map(({ part }) => String(part).split(" ")[0])).toContain("menu");
  portal.cms.fault = undefined;
  const isBack = async () => (await next()).links > 0;
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
}, 90_000);
