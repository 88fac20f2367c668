import { setTimeout } from "node:timers/promises";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import { type Measurement, median } from "./measurement.ts";
import { getPage, type Visitor } from "./visitor.ts";

interface Contestant {
  server: MeasuredProcess;
  /** Path of every request, or a function that returns the next one. */
  path: string | (() => string);
  visitor: Visitor;
}

export interface Comparison {
  /** Server CPU milliseconds per request, median over the rounds. */
  own: number;
  reference: number;
  /** Median ratio of the rounds, and their interquartile range. */
  ratio: number;
  low: number;
  high: number;
}

const rounds = 11;

/** Compares the CPU time per request of two servers, in interleaved rounds of `requests` each. */
export async function compare(own: Contestant, reference: Contestant, requests: number): Promise<Comparison> {
  for (const contestant of [own, reference]) await cpuOf(contestant, 2 * requests);
  for (const { server } of [own, reference]) await untilIdle(server);
  const costs: { own: number; reference: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await cpuOf(own, requests);
    const second = await cpuOf(reference, requests);
    costs.push({ own: first, reference: second, ratio: first / second });
  }
  const ratios = costs.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  return {
    own: median(costs.map((cost) => cost.own)),
    reference: median(costs.map((cost) => cost.reference)),
    ratio: median(ratios),
    low: median(ratios.slice(0, Math.ceil(rounds / 2))),
    high: median(ratios.slice(Math.floor(rounds / 2))),
  };
}

/** Returns the rows of a comparison with a bare server. */
export function toMeasurements(what: string, limit: number, cost: Comparison): Measurement[] {
  return [
    { what, value: cost.ratio, unit: "×", limit },
    { what: "  lower quartile of the rounds", value: cost.low, unit: "×" },
    { what: "  upper quartile of the rounds", value: cost.high, unit: "×" },
    { what: "portal, per page", value: cost.own, unit: "ms" },
    { what: "bare, per page", value: cost.reference, unit: "ms" },
  ];
}

/** Waits until a server has finished background work, such as building its search index, which is not a cost of requests. */
export async function untilIdle({ usage }: MeasuredProcess): Promise<void> {
  for (let before = 0, now = await usage(); now.cpuMs - before > 50; now = await usage()) {
    before = now.cpuMs;
    await setTimeout(1000);
  }
}

async function cpuOf({ server, path, visitor }: Contestant, count: number): Promise<number> {
  const before = await server.usage();
  for (let request = 0; request < count; request += 1) {
    const address = typeof path === "string" ? path : path();
    await getPage(visitor, server.url + address);
  }
  return ((await server.usage()).cpuMs - before.cpuMs) / count;
}
