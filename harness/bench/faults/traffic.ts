import { spawn } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { percentile } from "#harness/bench/measurement.ts";

const kind = z.object({
  name: z.string(),
  /** Path of its requests; `*` stands for a number that comes once. */
  path: z.string(),
  /** A cookie that it sends, with the same number. */
  cookie: z.string().optional(),
  /** Share of the requests. */
  weight: z.number(),
});

export type Kind = z.output<typeof kind>;

export const traffic = z.object({
  url: z.string(),
  seconds: z.number(),
  /** Requests in a second, whatever the answers; null for visitors who wait for each answer. */
  rate: z.number().nullable(),
  connections: z.number(),
  /** True when each request comes on a connection of its own, as from nginx. */
  isNewEach: z.boolean(),
  kinds: z.array(kind),
});

export type Traffic = z.output<typeof traffic>;

/** Milliseconds of each request by its kind and by the status of its answer, or its error. */
const results = z.record(z.string(), z.record(z.string(), z.array(z.number())));

export class TrafficResult {
  readonly #results: z.output<typeof results>;

  constructor(given: z.output<typeof results>) {
    this.#results = given;
  }

  /** Number of answers with a status that the pattern matches, of the named kinds; all kinds unless named. */
  count(status: RegExp, ...kinds: string[]): number {
    return this.times(status, ...kinds).length;
  }

  /** The time in milliseconds that a share of such answers took at most. */
  ms(share: number, status: RegExp, ...kinds: string[]): number {
    return percentile(this.times(status, ...kinds), share);
  }

  /** Numbers of such answers by status or error, such as `503 × 12, ECONNRESET × 1`; empty for none. */
  describe(status: RegExp): string {
    const counts = new Map<string, number>();
    for (const byStatus of Object.values(this.#results))
      for (const [name, { length }] of Object.entries(byStatus))
        if (status.test(name)) counts.set(name, (counts.get(name) ?? 0) + length);
    return [...counts].map(([name, count]) => `${name} × ${count}`).join(", ");
  }

  /** Milliseconds of such answers. */
  times(status: RegExp, ...kinds: string[]): number[] {
    return Object.entries(this.#results)
      .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
      .flatMap(([, byStatus]) => Object.entries(byStatus))
      .flatMap(([name, times]) => (status.test(name) ? times : []));
  }
}

/** Sends traffic from a process of its own. */
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
