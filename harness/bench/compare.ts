import { setTimeout } from "node:timers/promises";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import { type Measurement, median } from "./measurement.ts";
import type { Visitor } from "./visitor.ts";

/** A server, and the requests that it is measured with. */
export interface Contestant {
  server: MeasuredProcess;
  visitor: Visitor;
  /** Path of every request, or a function that returns the next one. */
  path: string | (() => string);
  /** Expected status; 200 by default. */
  status?: number;
  /** Requests at a time; 1 by default. */
  parallel?: number;
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
  for (const contestant of [own, reference]) await costOf(contestant, 2 * requests);
  for (const { server } of [own, reference]) await untilIdle(server);
  const costs: { own: number; reference: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await costOf(own, requests);
    const second = await costOf(reference, requests);
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

/** Returns the rows of a comparison: the ratio with its quartiles, and what a request costs each of the two. */
export function toMeasurements(what: string, limit: number | null, cost: Comparison): Measurement[] {
  return [
    { what, value: cost.ratio, unit: "×", ...(limit !== null && { limit }) },
    { what: "  lower quartile of the rounds", value: cost.low, unit: "×" },
    { what: "  upper quartile of the rounds", value: cost.high, unit: "×" },
    { what: "  per request", value: cost.own, unit: "ms" },
    { what: "  per request of what it is compared with", value: cost.reference, unit: "ms" },
  ];
}

/** Waits until a server has finished background work, such as building its search index, which is not a cost of requests. */
export async function untilIdle({ usage }: MeasuredProcess): Promise<void> {
  for (let before = 0, now = await usage(); now.cpuMs - before > 50; now = await usage()) {
    before = now.cpuMs;
    await setTimeout(1000);
  }
}

/** Server CPU milliseconds per request. */
export async function costOf(contestant: Contestant, requests: number): Promise<number> {
  const { server, path, parallel = 1 } = contestant;
  const before = await server.usage();
  let left = requests;
  async function visit(): Promise<void> {
    while (left-- > 0) await get(contestant, server.url + (typeof path === "string" ? path : path()));
  }
  await Promise.all(Array.from({ length: parallel }, visit));
  return ((await server.usage()).cpuMs - before.cpuMs) / requests;
}

/** Tries again while a server has too many requests at once or waits for a slow CMS; a rejection costs it next to nothing. */
async function get({ visitor, status: wanted = 200 }: Contestant, url: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await visitor.get(url);
    if (status === wanted) return;
    if (status !== 503) throw new Error(`${url} was answered ${status}.`);
    await setTimeout(200);
  }
  throw new Error(`${url} is always answered 503.`);
}
