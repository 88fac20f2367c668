import { untilIdle } from "#harness/bench/compare.ts";
import { createVisitor } from "#harness/bench/visitor.ts";
import { atMost } from "./outcome.ts";
import { warm, withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";

/** Requests of unique addresses that do not exist: they must cost about as much CPU as a cached page. */
export const measureMissingPages: MeasureFault = ({ isShort }) =>
  withPortal(async (portal) => {
    const { url, usage } = portal;
    const total = isShort ? 3000 : 10_000;
    const visitor = createVisitor("br");
    let next = 0;
    /** CPU milliseconds per request, over many in a row. */
    async function costOf(path: () => string, status: number): Promise<number> {
      const begin = await usage();
      for (let sent = 0; sent < total; sent += 1) {
        const answer = await visitor.get(url + path());
        if (answer.status !== status) throw new Error(`${path()} was answered ${answer.status}.`);
      }
      return ((await usage()).cpuMs - begin.cpuMs) / total;
    }
    function missing(): string {
      next += 1;
      return `/nic-${next}`;
    }
    try {
      // Warm-up: the first thousands of requests cost three times as much.
      for (let sent = 0; sent < 5000; sent += total) await costOf(missing, 404);
      await costOf(() => warm.path, 200);
      await untilIdle(portal);
      const cached = await costOf(() => warm.path, 200);
      return [
        { what: "CPU of a cached page", value: cached, unit: "ms" },
        atMost(`CPU of a page that does not exist, over ${total} addresses`, await costOf(missing, 404), 1, "ms"),
      ];
    } finally {
      visitor.close();
    }
  });
