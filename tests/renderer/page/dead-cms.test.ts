import { expect, test } from "vitest";
import { measureColdStart } from "#harness/bench/faults/cms/cold-start-figure.ts";
import { measureDeadCms } from "#harness/bench/faults/cms/dead-cms-figure.ts";
import { knownPages, startFailingPortal } from "#harness/bench/faults/cms/failing-portal.ts";
import { faultModes } from "#harness/bench/faults/cms/fault-modes.ts";
import { tryMode } from "#harness/bench/faults/cms/fault-modes-figure.ts";
import { measureLongOutage } from "#harness/bench/faults/cms/long-outage-figure.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { isExhaustive } from "../../exhaustive.ts";

const names = Object.keys(faultModes);
/** Number of portals tested in parallel. */
const portals = 4;
const pages = isExhaustive ? knownPages : knownPages.filter(([path]) => ["/", "/en/family", "/up/uvod"].includes(path));

test("the CMS fails in 41 ways", () => {
  expect(names).toHaveLength(41);
});

/** Timeout for the failing CMS in milliseconds; while it is healthy it may be as slow as it likes. */
const timeoutMs = 200;

// Most of the time is spent waiting for timeouts.
test.concurrent.for(Array.from({ length: portals }, (_, part) => names.filter((_, index) => index % portals === part)))(
  "while the CMS fails in any way, known pages are shown, and no page is missing or another site's: %j",
  async (part, { onTestFinished }) => {
    const portal = await startFailingPortal({ timeoutMs });
    onTestFinished(() => portal.close());
    for (const name of part) {
      const { warm, cold } = await tryMode(portal, name, { pages });
      expect(warm.length, name).toBe(isExhaustive ? 7 : 3);
      for (const { path, expected, seen } of warm)
        expect({ path, status: seen.status, home: seen.home }, name).toEqual({ path, status: 200, home: expected });
      for (const { status } of cold) expect([200, 503], name).toContain(status);
    }
  },
);

/** Targets that are missed, except timing targets, which a busy machine misses. */
function missed(measurements: readonly Measurement[]): Measurement[] {
  return measurements.filter(({ unit, value, limit = value }) => unit === "" && value > limit);
}

test("a dead CMS is tried at most twice a second, and cached pages are not affected", async () => {
  const measurements = await measureDeadCms({ isShort: !isExhaustive });
  expect(measurements.length).toBeGreaterThan(3);
  expect(missed(measurements)).toEqual([]);
});

test("cached pages survive one day without the CMS, and no longer", async () => {
  expect(missed(await measureLongOutage())).toEqual([]);
});

test("a portal that has never reached its CMS answers 503 in the address's language", async () => {
  expect(missed(await measureColdStart())).toEqual([]);
});
