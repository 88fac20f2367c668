import type { Log } from "#server/http/log.ts";

export type OutageLog = ReturnType<typeof createOutageLog>;

/** Logs when a part of the security provider fails and when it answers again, not each request in between. */
export function createOutageLog(log: Log) {
  const down = new Set<string>();
  return {
    failed(part: string, reason: string): void {
      if (down.has(part)) return;
      down.add(part);
      log.error({ part, reason }, "security provider did not answer");
    },
    answered(part: string): void {
      if (down.delete(part)) log.info({ part }, "security provider answers again");
    },
  };
}
