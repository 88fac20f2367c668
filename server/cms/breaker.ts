import { DeadlineError, deadlineIn, withDeadline } from "#server/deadline.ts";
import { type CmsClient, CmsError, type CmsQuery, type CmsResponse } from "./client.ts";

/** Consecutive failures after which a part of the CMS counts as down. */
const threshold = 3;

interface Options {
  /** Milliseconds between two probes of parts that are down, for all parts together; also the longest wait for one. */
  probeIntervalMs?: number;
  /** Called when a part goes down or comes back. */
  onChange?: (part: string, isDown: boolean) => void;
  /** Milliseconds on a monotonic clock. */
  now?: () => number;
}

interface Part {
  isDown: boolean;
  failures: number;
  answeredAt: number;
}

/**
 * Circuit breaker for the CMS client (docs/decisions/032-circuit-breaker.md). Each part of the CMS, such as its
 * folders, goes down separately: after consecutive failures, or after one timeout while no other request to the part
 * was answered. Requests to a part that is down fail at once, except for an occasional probe.
 */
export function withBreaker(client: CmsClient, options: Options = {}): CmsClient {
  const { probeIntervalMs = 750, onChange = () => {}, now = () => performance.now() } = options;
  const parts = new Map<string, Part>();
  let probedAt = Number.NEGATIVE_INFINITY;

  function change(name: string, part: Part, isDown: boolean): void {
    if (part.isDown !== isDown) onChange(name, isDown);
    part.isDown = isDown;
  }

  /** Opens the circuit at the first failure if another part is already down. */
  function shouldOpen({ failures }: Part, { kind }: CmsError): boolean {
    const isElsewhere = [...parts.values()].some(({ isDown }) => isDown);
    return failures >= threshold || isElsewhere || kind === "timeout";
  }

  /** True while all other parts are down: this one, not requested lately, is presumed down and shares their probes. */
  function areOthersDown(part: Part): boolean {
    const others = [...parts.values()].filter((other) => other !== part);
    return others.length > 1 && others.every(({ isDown }) => isDown);
  }

  async function send(name: string, part: Part, path: string, query?: CmsQuery): Promise<CmsResponse | null> {
    const sentAt = now();
    try {
      const answer = await client.get(path, query);
      part.answeredAt = now();
      part.failures = 0;
      change(name, part, false);
      return answer;
    } catch (error) {
      // A timeout says nothing about a part that has answered since the request was sent.
      const isOutdated = error instanceof CmsError && error.kind === "timeout" && part.answeredAt >= sentAt;
      if (error instanceof CmsError && isOutage(error) && !isOutdated) {
        part.failures += 1;
        if (shouldOpen(part, error)) change(name, part, true);
      }
      throw error;
    }
  }

  return {
    async get(path, query) {
      const name = partOf(path);
      const part = parts.get(name) ?? { isDown: false, failures: 0, answeredAt: Number.NEGATIVE_INFINITY };
      parts.set(name, part);
      if (part.isDown || areOthersDown(part)) {
        if (now() - probedAt < probeIntervalMs)
          throw new CmsError("down", path, "not sent, as the CMS does not answer");
        probedAt = now();
      }
      if (!part.isDown) return send(name, part, path, query);
      return withDeadline(deadlineIn(probeIntervalMs), () => send(name, part, path, query)).catch((error: unknown) => {
        throw error instanceof DeadlineError
          ? new CmsError("down", path, "not waited for, as the CMS does not answer")
          : error;
      });
    },
  };
}

/**
 * Returns the part of the CMS that a path belongs to: single records and lists are separate parts. The number of parts
 * is limited by the kinds of paths.
 */
export function partOf(path: string): string {
  return /^\/\w+(?:\/by-)?/.exec(path)?.[0] ?? "";
}

/** False for errors in a single record. */
function isOutage({ kind }: CmsError): boolean {
  return kind !== "invalid" && kind !== "too-deep" && kind !== "too-large";
}
