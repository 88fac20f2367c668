import { spawn } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { percentile } from "#harness/bench/measurement.ts";

const kind = z.object({
  name: z.string(),
  /** Path of its requests; `*` is replaced by a unique number. */
  path: z.string(),
  /** Cookie sent with each request, with the same number. */
  cookie: z.string().optional(),
  /** Share of the requests. */
  weight: z.number(),
});

export type Kind = z.output<typeof kind>;

export const traffic = z.object({
  url: z.string(),
  seconds: z.number(),
  /** Requests per second without waiting for responses; null for visitors who wait. */
  rate: z.number().nullable(),
  connections: z.number(),
  /** True when each request opens a new connection, as nginx does by default. */
  isNewEach: z.boolean(),
  kinds: z.array(kind),
});

export type Traffic = z.output<typeof traffic>;

/** Milliseconds of each request by kind, and by status or error. */
const results = z.record(z.string(), z.record(z.string(), z.array(z.number())));

export class TrafficResult {
  readonly #results: z.output<typeof results>;

  constructor(given: z.output<typeof results>) {
    this.#results = given;
  }

  /** Number of responses with a matching status, of the named kinds or of all. */
  count(status: RegExp, ...kinds: string[]): number {
    return this.times(status, ...kinds).length;
  }

  /** Percentile of the response times in milliseconds; `share` is 0.99 for p99. */
  ms(share: number, status: RegExp, ...kinds: string[]): number {
    return percentile(this.times(status, ...kinds), share);
  }

  /** Counts by status or error, such as `503 × 12, ECONNRESET × 1`; empty for none. */
  describe(status: RegExp): string {
    const counts = new Map<string, number>();
    for (const byStatus of Object.values(this.#results))
      for (const [name, { length }] of Object.entries(byStatus))
        if (status.test(name)) counts.set(name, (counts.get(name) ?? 0) + length);
    return [...counts].map(([name, count]) => `${name} × ${count}`).join(", ");
  }

  /** Response times in milliseconds. */
  times(status: RegExp, ...kinds: string[]): number[] {
    return Object.entries(this.#results)
      .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
      .flatMap(([, byStatus]) => Object.entries(byStatus))
      .flatMap(([name, times]) => (status.test(name) ? times : []));
  }
}

/** Sends traffic from a separate process. */
export async function sendTraffic(given: Traffic): Promise<TrafficResult> {
  const program = join(import.meta.dirname, "generator.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(given)], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await new Promise((resolve) => child.once("close", resolve));
  return new TrafficResult(results.parse(JSON.parse(output)));
}
