import type { Measurement } from "#harness/bench/measurement.ts";
import {
  type FailingPortal,
  type KnownPages,
  knownPages,
  type Seen,
  startFailingPortal,
  unknownPage,
} from "./failing-portal.ts";
import { faultModes } from "./fault-modes.ts";

/** Responses in one fault mode: for cached pages, and for an existing page that was never read, with and without caches. */
export interface ModeResult {
  warm: { path: string; expected: string; seen: Seen }[];
  cold: Seen[];
}

export async function tryMode(
  portal: FailingPortal,
  name: string,
  { times = 1, pages = knownPages }: { times?: number; pages?: KnownPages } = {},
): Promise<ModeResult> {
  const effect = faultModes[name];
  if (!effect) throw new Error(`there is no fault mode ${name}`);
  portal.restart();
  await portal.learn(pages);
  portal.clock.time += 3600_000;
  portal.fail(() => effect);
  const result: ModeResult = { warm: [], cold: [] };
  for (let time = 0; time < times; time += 1) {
    for (const [path, expected] of pages) result.warm.push({ path, expected, seen: await portal.see(path) });
    result.cold.push(await portal.see(unknownPage));
  }
  portal.restart();
  for (let time = 0; time < times; time += 1) result.cold.push(await portal.see(unknownPage));
  return result;
}

/** R8: each fault mode of the CMS, with known and unknown pages. */
export async function measureFaultModes({ isShort }: { isShort: boolean }): Promise<Measurement[]> {
  const portal = await startFailingPortal();
  const results: ModeResult[] = [];
  for (const name of Object.keys(faultModes)) results.push(await tryMode(portal, name, { times: isShort ? 1 : 200 }));
  await portal.close();
  const warm = results.flatMap((result) => result.warm);
  const cold = results.flatMap((result) => result.cold);
  const slowest = Math.max(...[...warm.map(({ seen }) => seen), ...cold].map(({ ms }) => ms));
  return [
    { what: "fault modes", value: results.length, unit: "" },
    {
      what: "known pages not served",
      value: warm.filter(({ seen }) => seen.status !== 200).length,
      unit: "",
      limit: 0,
    },
    {
      what: "known pages served for another site",
      value: warm.filter(({ seen, expected }) => seen.home !== expected).length,
      unit: "",
      limit: 0,
    },
    {
      what: "pages reported as missing",
      value: cold.filter(({ status }) => status === 404).length,
      unit: "",
      limit: 0,
    },
    { what: "slowest answer", value: slowest, unit: "ms", limit: 6000 },
  ];
}
